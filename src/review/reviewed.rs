//! A turn as the review sees it.

use super::fault::Fault;
use super::grade::Grade;
use crate::ai::{Reason, Score};
use crate::rules::{Color, Move};

/// A turn of the game as the review sees it. Every score is that of the side that played it.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// Who played it.
    pub side: Color,
    /// The turn.
    pub mv: Move,
    /// Its text.
    pub text: String,
    /// What it deserves.
    pub grade: Grade,
    /// What the best turn was worth.
    pub before: Score,
    /// What was left after this one.
    pub after: Score,
    /// The best turn; this one itself where nothing was better.
    pub best: Move,
    /// The best turn's text.
    pub best_text: String,
    /// What is good about the best turn.
    pub best_reason: Reason,
    /// What is to be said for this one.
    pub reason: Reason,
    /// The other side's best answer to it, with its text; `None` when the game ended.
    pub reply: Option<(Move, String)>,
    /// What is good about that answer.
    pub reply_reason: Option<Reason>,
    /// What is wrong with it; only for inaccuracies and worse.
    pub fault: Option<Fault>,
    /// Whether there was no other turn.
    pub forced: bool,
}
