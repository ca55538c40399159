//! What a position is worth to both sides, for whoever looks on: the truth where it is solved or proven, else an
//! estimate.

use super::limits::{Limits, Stop};
use super::memory::Memory;
use super::request::analyse_with;
use super::score::Score;
use crate::endgame::Value;
use crate::rules::{Color, Game, Outcome};

/// A judgement that takes no side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appraisal {
    /// This side wins in so many turns, both sides' counted, whatever the other does.
    Win {
        /// Who wins.
        winner: Color,
        /// Turns to the end; none when the game is over.
        turns: u32,
    },
    /// Neither side can force a win.
    Draw,
    /// White's advantage in hundredths of a man, negative when Black stands better.
    Estimate(i32),
}

impl Appraisal {
    fn of(score: Score, turn: Color) -> Self {
        match score {
            Score::Win(turns) => Self::Win { winner: turn, turns },
            Score::Loss(turns) => Self::Win { winner: !turn, turns },
            Score::Estimate(value) if turn == Color::White => Self::Estimate(value),
            Score::Estimate(value) => Self::Estimate(-value),
        }
    }

    /// White's chances from 0 to 1: one half where neither side stands better.
    pub fn share(self) -> f32 {
        match self {
            Self::Win { winner: Color::White, .. } => 1.0,
            Self::Win { winner: Color::Black, .. } => 0.0,
            Self::Draw => 0.5,
            // A man ahead is three chances out of four.
            Self::Estimate(value) => 1.0 / (1.0 + (-value as f32 / 91.0).exp()),
        }
    }
}

/// Judges a position: by looking it up where it is solved and no draw clock is nearer than the end, else by a search within
/// `limits`. None when it was stopped before anything was found.
pub fn appraise(game: &Game, limits: Limits, memory: &Memory, stop: &Stop) -> Option<Appraisal> {
    let (rules, position) = (game.rules(), game.position());
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) => return Some(Appraisal::Win { winner, turns: 0 }),
        Some(Outcome::Draw { .. }) => return Some(Appraisal::Draw),
        None => {}
    }
    let turn = position.turn();
    let best = |database: &crate::endgame::Database| {
        database.probe(position).or_else(|| Some(database.rate_turns(rules, position)?.first()?.1))
    };
    let left = rules.quiet_turns().map_or(u16::MAX, |limit| limit.saturating_sub(position.quiet_turns()));
    match memory.solved(rules).and_then(best) {
        Some(Value::Draw) => return Some(Appraisal::Draw),
        Some(Value::Win(turns)) if turns <= left => {
            return Some(Appraisal::Win { winner: turn, turns: turns.into() });
        }
        Some(Value::Loss(turns)) if turns <= left => {
            return Some(Appraisal::Win { winner: !turn, turns: turns.into() });
        }
        _ => {}
    }
    analyse_with(game, limits, memory, stop, &mut |_, _| {}).map(|thought| Appraisal::of(thought.score, turn))
}
