//! Puzzles: positions with one right turn, made and certified by the project's own solved endgames and by looking at every
//! line. Plain Rust on top of rules, endgames, computer player and records; no engine.
//!
//! [`all`] reads the set that comes with the program, [`daily`] picks the one of a day, [`Attempt`] lets a person try one:
//! it judges each turn and answers for the other side. [`make`] makes a set, [`certify`] checks a puzzle afresh.

mod attempt;
mod book;
mod certify;
mod goal;
mod make;
mod proof;

pub use attempt::{Attempt, Feedback};
pub use book::{all, daily, day_number, find, text_of};
pub use certify::{Judges, certify};
pub use goal::{Goal, Theme};
pub use make::make;

use crate::ai::Score;
use crate::rules::{Color, Game, Move, Position, RuleSet};

/// A position with one right turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Its name: `nine-07`.
    pub id: String,
    /// The rules.
    pub rules: RuleSet,
    /// The position.
    pub start: Position,
    /// What is to be done.
    pub goal: Goal,
    /// What it is about.
    pub theme: Theme,
    /// How hard it is, 1 to 5.
    pub level: u8,
    /// The right turns and the other side's best replies in between, the right first turn first.
    pub solution: Vec<Move>,
    /// What the other first turns are worth, where it is known.
    pub tries: Vec<(Move, Score)>,
}

impl Puzzle {
    /// Who is to find the turn.
    pub const fn side(&self) -> Color {
        self.start.turn()
    }

    /// The game at its beginning.
    pub fn game(&self) -> Game {
        Game::from_position(self.rules, self.start)
    }

    /// The right first turn.
    pub fn right(&self) -> Option<Move> {
        self.solution.first().copied()
    }

    /// How many own turns the solution takes.
    pub const fn depth(&self) -> usize {
        self.solution.len().div_ceil(2)
    }

    /// What a first turn is worth, where it is known.
    pub fn worth(&self, mv: Move) -> Option<Score> {
        self.tries.iter().find(|(other, _)| *other == mv).map(|(_, worth)| *worth)
    }
}
