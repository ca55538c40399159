//! What a position is worth: the truth where it is solved or proven, else an estimate.

use super::limits::{Limits, Stop};
use super::memory::Memory;
use super::request::analyse_with;
use super::score::Score;
use crate::endgame::{Database, Value as Solved};
use crate::rules::Game;

/// What the position is worth to White: looked up where it is solved and no draw clock is nearer than the end, else found
/// by a search within `limits`. Returns `None` when stopped before anything was found.
pub fn evaluate(game: &Game, limits: Limits, memory: &Memory, stop: &Stop) -> Option<Score> {
    let turn = game.position().turn();
    let score = match game.outcome() {
        Some(outcome) => Some(Score::of_outcome(outcome, turn)),
        None => look_up(game, memory),
    };
    let score = match score {
        Some(score) => score,
        None => analyse_with(game, limits, memory, stop, &mut |_, _| {})?.score,
    };
    Some(score.for_white(turn))
}

/// What the solved endgames say of the position to its side to move, unless a draw by quiet turns may come first.
fn look_up(game: &Game, memory: &Memory) -> Option<Score> {
    let (rules, position) = (game.rules(), game.position());
    let probe = |database: &Database| {
        database.probe(position).or_else(|| Some(database.rate_turns(rules, position)?.first()?.1))
    };
    let left = rules.quiet_turns().map_or(u16::MAX, |limit| limit.saturating_sub(position.quiet_turns()));
    match memory.solved(rules).and_then(probe)? {
        Solved::Win(plies) | Solved::Loss(plies) if plies > left => None,
        value => Some(value.into()),
    }
}
