//! Chance that is no chance: numbers that follow from a seed and the position, so that a request can be repeated.

use crate::rules::Game;

/// A stream of pseudo-random numbers (SplitMix64, S. Vigna).
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    /// The stream of a seed at this point of a game.
    pub(super) fn new(seed: u64, game: &Game) -> Self {
        let mut dice = Self(seed ^ game.position().key().rotate_left(23) ^ (game.ply() as u64) << 48);
        dice.roll();
        dice
    }

    pub(super) const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 up to and including `most`.
    pub(super) const fn within(&mut self, most: i32) -> i32 {
        (self.roll() % (most as u64 + 1)) as i32
    }

    /// True `percent` times of a hundred.
    pub(super) const fn chance(&mut self, percent: u64) -> bool {
        self.roll() % 100 < percent
    }
}
