//! Chance that can be repeated: numbers that follow from a seed and the game as it stands.

use crate::rng::Rng;
use crate::rules::Game;

/// The generator of a seed at this point of a game.
pub(super) fn generator(seed: u64, game: &Game) -> Rng {
    let mut rng = Rng::new(seed ^ game.position().key().rotate_left(23) ^ (game.ply() as u64) << 48);
    rng.next_u64();
    rng
}

/// A number from 0 up to and including `max`, which is not negative.
pub(super) const fn up_to(rng: &mut Rng, max: i32) -> i32 {
    rng.below(max as usize + 1) as i32
}
