//! Compression of a table's symbols, losslessly and without a crate.
//!
//! Technique: binary arithmetic coding with adaptive probabilities (J. Rissanen and G. G. Langdon, "Arithmetic Coding",
//! IBM J. Res. Dev. 23, 1979). A symbol is coded bit by bit, highest first; each bit's probability is learnt for the bits
//! before it and the symbols just before. Neighbouring numbers differ by a step of one man, so values come in runs.

/// Probabilities have so many bits.
const PRECISION: u32 = 16;

/// The learnt chances that the next bit is 1, by context.
struct Model {
    bits: u32,
    chances: Vec<[u16; 2]>,
}

impl Model {
    /// For symbols below `symbols`.
    fn new(symbols: usize) -> Self {
        let bits = usize::BITS - symbols.saturating_sub(1).leading_zeros();
        let contexts = CONTEXTS << bits;
        Self { bits, chances: vec![[1 << (PRECISION - 1); 2]; contexts] }
    }

    /// The first slot of the context that two earlier symbols make.
    fn context(&self, last: usize, before: usize) -> usize {
        let (last, before) = (last.min(CAP - 1), before.min(CAP - 1));
        (last * CAP + before) << self.bits
    }

    fn chance(&self, slot: usize) -> u32 {
        let [slow, fast] = self.chances[slot].map(u32::from);
        // Never 0 and never certain.
        ((slow + fast) / 2).clamp(32, (1 << PRECISION) - 32)
    }

    /// Learns a bit, at two speeds whose mean is the guess.
    fn learn(&mut self, slot: usize, bit: bool) {
        for (chance, speed) in self.chances[slot].iter_mut().zip([7, 4]) {
            if bit {
                *chance += (u16::MAX - *chance) >> speed;
            } else {
                *chance -= *chance >> speed;
            }
        }
    }
}

/// Symbols from here up share a context. The dictionary begins with the most frequent ones.
const CAP: usize = 24;
const CONTEXTS: usize = CAP * CAP;

/// Codes symbols, all below `symbols`.
pub(super) fn encode(values: impl Iterator<Item = usize>, symbols: usize) -> Vec<u8> {
    let mut model = Model::new(symbols);
    let mut out = Vec::new();
    let (mut low, mut high) = (0u32, u32::MAX);
    let (mut last, mut before) = (0, 0);
    for value in values {
        let context = model.context(last, before);
        let mut node = 1;
        for bit in (0..model.bits).rev().map(|place| value >> place & 1 != 0) {
            let slot = context + node;
            let middle = split(low, high, model.chance(slot));
            (low, high) = if bit { (low, middle) } else { (middle + 1, high) };
            while (low ^ high) >> 24 == 0 {
                out.push((high >> 24) as u8);
                low <<= 8;
                high = high << 8 | 0xff;
            }
            model.learn(slot, bit);
            node = node << 1 | usize::from(bit);
        }
        (before, last) = (last, value);
    }
    out.extend_from_slice(&high.to_be_bytes());
    out
}

/// Calls `visit` with the `count` symbols that were coded. Any bytes can be decoded: wrong ones give wrong symbols, which
/// can be as large as the bits of the largest allow.
pub(super) fn decode(bytes: &[u8], count: usize, symbols: usize, mut visit: impl FnMut(usize)) {
    let mut model = Model::new(symbols);
    let mut input = bytes.iter().copied();
    let mut next = || u32::from(input.next().unwrap_or(0));
    let mut code = (0..4).fold(0, |code, _| code << 8 | next());
    let (mut low, mut high) = (0u32, u32::MAX);
    let (mut last, mut before) = (0, 0);
    for _ in 0..count {
        let context = model.context(last, before);
        let mut node = 1;
        for _ in 0..model.bits {
            let slot = context + node;
            let middle = split(low, high, model.chance(slot));
            let bit = code <= middle;
            (low, high) = if bit { (low, middle) } else { (middle + 1, high) };
            while (low ^ high) >> 24 == 0 {
                low <<= 8;
                high = high << 8 | 0xff;
                code = code << 8 | next();
            }
            model.learn(slot, bit);
            node = node << 1 | usize::from(bit);
        }
        let value = node - (1 << model.bits);
        visit(value);
        (before, last) = (last, value);
    }
}

/// Where the interval is split between 1 (below, inclusive) and 0 (above).
fn split(low: u32, high: u32, chance: u32) -> u32 {
    low + ((u64::from(high - low) * u64::from(chance)) >> PRECISION) as u32
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    #[test]
    fn symbols_come_back() {
        let values: Vec<usize> = (0..10_000).map(|i: usize| if i % 97 < 60 { 0 } else { i * i % 41 }).collect();
        let bytes = encode(values.iter().copied(), 41);
        let mut back = Vec::new();
        decode(&bytes, values.len(), 41, |value| back.push(value));
        assert_eq!(back, values);
        assert!(bytes.len() < 3_000, "{} bytes", bytes.len());
    }

    #[test]
    fn a_single_symbol_takes_no_room() {
        assert!(encode([0; 1000].into_iter(), 1).len() < 8);
    }
}
