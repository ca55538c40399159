//! The values of one solved subspace in memory: one byte a position, through a list of the values that occur.

use super::index::Index;
use super::material::Material;
use super::value::Value;
use crate::rules::{Board, PointSet};

/// A solved subspace.
pub struct Table {
    material: Material,
    index: Index,
    dictionary: Vec<Value>,
    symbols: Symbols,
}

/// Places in the dictionary. Two bytes each only where more than 256 different values occur.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Symbols {
    Bytes(Vec<u8>),
    Words(Vec<u16>),
}

impl Symbols {
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.len(),
            Self::Words(words) => words.len(),
        }
    }

    #[inline]
    pub(super) fn get(&self, index: usize) -> usize {
        match self {
            Self::Bytes(bytes) => usize::from(bytes[index]),
            Self::Words(words) => usize::from(words[index]),
        }
    }
}

impl Table {
    /// Collects the values by index; the dictionary begins with the most frequent value.
    pub(super) fn collect(material: Material, index: Index, value_of: impl Fn(usize) -> Value) -> Self {
        let mut counts = vec![0u64; 1 << 16];
        (0..index.len()).for_each(|place| counts[usize::from(value_of(place).code())] += 1);
        let mut codes: Vec<u16> = (0..=u16::MAX).filter(|&code| counts[usize::from(code)] > 0).collect();
        codes.sort_by_key(|&code| std::cmp::Reverse(counts[usize::from(code)]));
        let mut symbol_of = vec![0u16; 1 << 16];
        codes.iter().zip(0..).for_each(|(&code, symbol)| symbol_of[usize::from(code)] = symbol);
        let symbols = (0..index.len()).map(|place| symbol_of[usize::from(value_of(place).code())]);
        let symbols = if codes.len() <= 256 {
            Symbols::Bytes(symbols.map(|symbol| symbol as u8).collect())
        } else {
            Symbols::Words(symbols.collect())
        };
        Self { material, index, dictionary: codes.into_iter().map(Value::from_code).collect(), symbols }
    }

    /// From its parts, which must fit each other: as many symbols as positions, each with an entry in the dictionary.
    pub(super) fn from_parts(board: Board, material: Material, dictionary: Vec<Value>, symbols: Symbols) -> Self {
        let index = Index::new(board, material);
        debug_assert_eq!(index.len(), symbols.len());
        Self { material, index, dictionary, symbols }
    }

    /// How many men each side has.
    pub const fn material(&self) -> Material {
        self.material
    }

    /// The numbering of its positions.
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// The value of a position, by the mover's and the other side's men.
    #[inline]
    pub fn value(&self, own: PointSet, other: PointSet) -> Value {
        self.at(self.index.rank(own, other))
    }

    /// The value of the position with this number.
    #[inline]
    pub fn at(&self, index: usize) -> Value {
        self.dictionary[self.symbols.get(index)]
    }

    /// Replaces one value, for tests that damage a table.
    pub fn overwrite(&mut self, index: usize, value: Value) {
        let symbol = self.dictionary.iter().position(|&known| known == value).unwrap_or_else(|| {
            self.dictionary.push(value);
            self.dictionary.len() - 1
        });
        if let (Symbols::Bytes(bytes), 256..) = (&self.symbols, symbol) {
            self.symbols = Symbols::Words(bytes.iter().copied().map(u16::from).collect());
        }
        match &mut self.symbols {
            Symbols::Bytes(bytes) => bytes[index] = symbol as u8,
            Symbols::Words(words) => words[index] = symbol as u16,
        }
    }

    pub(super) fn dictionary(&self) -> &[Value] {
        &self.dictionary
    }

    pub(super) const fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// Bytes that the values take in memory.
    pub fn bytes(&self) -> usize {
        match &self.symbols {
            Symbols::Bytes(bytes) => bytes.len(),
            Symbols::Words(words) => 2 * words.len(),
        }
    }
}
