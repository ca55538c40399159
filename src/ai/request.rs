//! What is asked of the computer player, and what it answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::level::Level;
use crate::rules::{Game, Move};

/// A turn is wanted.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game as it stands.
    pub game: Game,
    /// How strongly to play.
    pub level: Level,
    /// Chooses among turns of equal worth: the same request gives the same answer at levels that are not bounded by
    /// time.
    pub seed: u64,
}

/// Raised from outside, ends a search within milliseconds.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Raises the flag.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it is raised.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How good a turn is for the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a man.
    Estimate(i32),
    /// The side wins in so many plies.
    Win(u32),
    /// The side loses in so many plies.
    Loss(u32),
}

/// The computer's turn and what it thinks of it.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The turn.
    pub mv: Move,
    /// Its worth.
    pub score: Score,
    /// Plies searched.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The turns expected, this one first.
    pub line: Vec<Move>,
    /// One short line in the words of the game ("blocks d6", "closes a mill").
    pub reason: String,
}

/// Finds a turn; none when there is none or the flag was raised before any was found.
pub fn think(request: &Request, stop: &Stop) -> Option<Thought> {
    let moves = request.game.legal_moves();
    let mv = *moves.get(request.seed as usize % moves.len().max(1)).filter(|_| !stop.is_raised())?;
    let reason = String::new();
    Some(Thought { mv, score: Score::Estimate(0), depth: 0, nodes: moves.len() as u64, line: vec![mv], reason })
}
