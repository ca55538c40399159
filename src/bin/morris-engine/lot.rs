//! Seeded chance for the commands that draw by lot.

/// A stream of pseudo-random numbers (SplitMix64, S. Vigna).
pub(crate) struct Lot(pub(crate) u64);

impl Lot {
    /// The next number.
    pub(crate) const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// One of some things; none of none.
    pub(crate) fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get((self.roll() % things.len().max(1) as u64) as usize).copied()
    }
}
