//! Seeded pseudo-random numbers (SplitMix64, S. Vigna): the same seed gives the same numbers on every machine.

/// What the state of [`Rng`] grows by at each number: 2⁶⁴ divided by the golden ratio, odd.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A generator of pseudo-random numbers. Not for secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator that this seed starts.
    #[inline]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// A number from 0 up to, but not including, `count`; 0 where `count` is 0.
    #[inline]
    pub const fn below(&mut self, count: usize) -> usize {
        let count = if count == 0 { 1 } else { count as u64 };
        (self.next_u64() % count) as usize
    }

    /// Returns `true` with a probability of `percent` in a hundred.
    #[inline]
    pub const fn chance(&mut self, percent: u64) -> bool {
        self.next_u64() % 100 < percent
    }

    /// One of `things`, or `None` where there are none. Draws a number either way.
    #[inline]
    pub fn choose<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len())).copied()
    }
}

/// Number `n`, from 0, of the generator with seed 0, without making those before it.
#[inline]
pub const fn nth(n: u64) -> u64 {
    mix(n.wrapping_add(1).wrapping_mul(STEP))
}

/// Spreads the bits of `z`, so that numbers that differ in one bit give results that differ in about half of theirs. No two
/// numbers give the same result.
#[inline]
pub const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::{Rng, nth};

    /// The first numbers for the seed 1234567, from the author's own program.
    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        let mut rng = Rng::new(1_234_567);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(expected.map(|_| rng.next_u64()), expected);
    }

    #[test]
    fn any_number_of_the_sequence_is_found_directly() {
        let mut rng = Rng::new(0);
        for n in 0..100 {
            assert_eq!(nth(n), rng.next_u64());
        }
    }
}
