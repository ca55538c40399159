//! The beginner. It closes every mill that it can close at once and is reluctant to open one again. It seldom sees what
//! the opponent is about to do, nor that its own man stands in the way of that, and it likes the corners, where a man is
//! soon shut in.

use super::found::Found;
use super::limits::Stop;
use super::seed::{generator, up_to};
use super::shape::Shape;
use super::value::Value;
use crate::rng::Rng;
use crate::rules::{Board, Diagonals, Flying, Game, Move, RuleSet};

/// In how many of a hundred turns it thinks of something.
struct Habits {
    /// To block a mill that the opponent can close.
    block: u64,
    /// To put two of its men in a line.
    lines: u64,
    /// To prefer corners, which look safe.
    corners: u64,
}

impl Habits {
    /// Found by play, for each kind of game: a player that takes every mill and else moves at random beats it about two
    /// times out of three. The more lines there are to watch, the more it overlooks.
    const fn by(rules: &RuleSet) -> Self {
        match (rules.board(), rules.diagonals(), rules.flying()) {
            (Board::Three, ..) => Self { block: 8, lines: 0, corners: 100 },
            (Board::Six, ..) => Self { block: 8, lines: 0, corners: 0 },
            (Board::Nine, Diagonals::Mills, _) => Self { block: 5, lines: 0, corners: 100 },
            (Board::Nine, _, Flying::Never) => Self { block: 10, lines: 0, corners: 50 },
            (Board::Nine, ..) => Self { block: 15, lines: 5, corners: 50 },
        }
    }
}

/// Chooses its turn. Returns `None` when there is no legal one, or when stopped.
pub(super) fn choose(game: &Game, seed: u64, stop: &Stop) -> Option<Found> {
    if stop.is_raised() {
        return None;
    }
    let moves = game.legal_moves();
    let mut rng = generator(seed, game);
    let eyes = Eyes::open(game, &mut rng);
    let judged = moves.iter().map(|&mv| (eyes.worth(mv) * 32 + up_to(&mut rng, 31), mv));
    let (value, mv) = judged.max_by_key(|&(value, _)| value)?;
    Some(Found { pv: vec![mv], value: (value / 32).clamp(-300, 300), depth: 1, nodes: moves.len() as u64 })
}

/// What it sees this turn.
struct Eyes<'a> {
    game: &'a Game,
    shape: Shape,
    block: bool,
    lines: bool,
    corners: bool,
}

impl<'a> Eyes<'a> {
    fn open(game: &'a Game, rng: &mut Rng) -> Self {
        let habits = Habits::by(game.rules());
        Self {
            game,
            shape: Shape::new(game.rules()),
            block: rng.chance(habits.block),
            lines: rng.chance(habits.lines),
            corners: rng.chance(habits.corners),
        }
    }

    fn worth(&self, mv: Move) -> Value {
        let position = self.game.position();
        let geometry = self.shape.geometry();
        let Some(to) = mv.to() else { return 0 };
        let own = position.men(position.turn());
        let others = mv.from().map_or(own, |from| own.without(from));
        if geometry.mills_through(to, others) > 0 {
            return 200;
        }
        let mut worth = 0;
        if self.block && self.shape.threats(position, self.game.rules(), !position.turn()).contains(to) {
            worth += 100;
        }
        if mv.from().is_some_and(|from| geometry.mills_through(from, others) > 0) {
            worth -= 30;
        }
        if self.corners {
            worth -= 3 * geometry.neighbours(to).len() as Value;
        }
        if self.lines {
            let empty = position.empty(geometry).without(to);
            worth += 2 * (self.shape.completed_by(others.with(to)) & empty).len() as Value;
        }
        worth
    }
}
