//! Going through a game: what each position was worth, and what each turn made of it.

use std::sync::Arc;

use super::fault::Fault;
use super::grade::Grade;
use super::judge::{Comparison, Judge, Judged};
use super::options::{Options, Progress};
use super::reviewed::Reviewed;
use super::summary::Summary;
use crate::ai::{Memory, Score, Stop, explain};
use crate::rules::{Color, Game, Move};

/// A game looked over.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Every turn; a begun one at the end is left out.
    pub turns: Vec<Reviewed>,
    /// The advantage from White's view before each turn and at the end, -1 (lost) to 1 (won): one more than there are
    /// turns.
    pub curve: Vec<f32>,
    /// Counts, and where the game was decided.
    pub summary: Summary,
}

/// Looks a game over, from its end to its beginning. Calls `progress` after each position. Returns `None` if stopped.
pub fn review(game: &Game, options: &Options, progress: &dyn Fn(Progress), stop: &Stop) -> Option<Review> {
    let mut game = game.clone();
    if game.position().pending() > 0 && game.ply() > 0 {
        game.undo();
    }
    let outcome = game.outcome();
    let total = game.ply() + 1;
    let memory = Memory::new(32);
    let memory = match &options.solved {
        Some(database) => memory.with_solved(Arc::clone(database)),
        None => memory,
    };
    let judge = Judge { limits: options.effort.limits(), memory: &memory, stop };
    progress(Progress { done: 0, total });
    let mut later = judge.judge(&game)?;
    progress(Progress { done: 1, total });
    let mut curve = vec![white_advantage(&game, later.score)];
    let mut turns = Vec::with_capacity(game.ply());
    while let Some(mv) = game.undo() {
        let compared = judge.compare(&game, mv, later)?;
        turns.push(reviewed(&game, mv, compared));
        curve.push(white_advantage(&game, compared.before));
        progress(Progress { done: turns.len() + 1, total });
        later = Judged { score: compared.before, best: Some(compared.best) };
    }
    turns.reverse();
    curve.reverse();
    let summary = Summary::of(&turns, outcome);
    Some(Review { turns, curve, summary })
}

fn white_advantage(game: &Game, score: Score) -> f32 {
    let own = score.advantage();
    if game.position().turn() == Color::White || own == 0.0 { own } else { -own }
}

fn reviewed(game: &Game, mv: Move, compared: Comparison) -> Reviewed {
    let Comparison { grade, best, before, after, reply, forced } = compared;
    let (rules, position) = (game.rules(), game.position());
    let mut next = game.clone();
    next.play_unchecked(mv);
    Reviewed {
        side: position.turn(),
        mv,
        text: position.text(rules, mv),
        grade,
        before,
        after,
        best,
        best_text: position.text(rules, best),
        best_reason: explain(game, best),
        reason: explain(game, mv),
        reply: reply.map(|reply| (reply, next.position().text(rules, reply))),
        reply_reason: reply.map(|reply| explain(&next, reply)),
        fault: fault(game, mv, compared),
        forced,
    }
}

/// What is wrong with a turn that is an inaccuracy or worse.
fn fault(game: &Game, mv: Move, compared: Comparison) -> Option<Fault> {
    let Comparison { grade, best, before, after, reply, .. } = compared;
    if grade < Grade::Inaccuracy {
        return None;
    }
    let wins = match (before, after) {
        (Score::Win(_), Score::Win(_)) => None,
        (Score::Win(plies), _) => Some(plies).filter(|plies| *plies < Score::FAR),
        _ => None,
    };
    let loses = match (before, after) {
        (Score::Loss(_), _) => None,
        (_, Score::Loss(plies)) => Some(plies).filter(|plies| *plies < Score::FAR),
        _ => None,
    };
    Fault::of(game, best, mv, reply, wins, loses)
}
