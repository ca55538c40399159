//! What a position is worth: the truth where it is solved or proven, else an estimate.

use super::limits::{Limits, Stop};
use super::memory::Memory;
use super::request::analyse_with;
use super::score::Score;
use crate::endgame::QUICK;
use crate::rules::Game;

/// What the position is worth to White: looked up where it is solved and the counts of the game leave it decided, else
/// found by a search within `limits`. Returns `None` when stopped before anything was found.
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

/// What the solved endgames say of the position to its side to move, the counts of the game included.
fn look_up(game: &Game, memory: &Memory) -> Option<Score> {
    let database = memory.solved(game.rules())?;
    let judged = database.judge(game, QUICK);
    Score::of_truth(judged.or_else(|| Some(database.judge_turns(game, QUICK)?.first()?.1))?)
}
