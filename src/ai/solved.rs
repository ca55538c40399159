//! Solved endgames in the search: exact values at the leaves, and at the root the perfect turn.
//!
//! A drawn position is still played to win: of the turns that keep the draw, the ones come first after which most of
//! the other side's replies would lose.

use super::found::Found;
use super::score::Score;
use super::value::{DRAW, MAX_ESTIMATE, Value, win_in};
use crate::endgame::{self, Certainty, Database, Truth, Value as Exact};
use crate::rules::{Game, Move, Position, RuleSet};

/// How many turns of best play are given where every one is known.
const MAX_PV: usize = 24;
/// What it is worth, in hundredths of a man, when every reply but the right ones loses.
const TRAP: usize = 120;

/// The value of a solved position `ply` plies below the root, its count of quiet turns included.
#[inline]
pub(super) fn value(database: &Database, rules: &RuleSet, position: &Position, ply: usize) -> Option<Value> {
    database.probe_counted(rules, position).map(|truth| counted(truth, ply))
}

/// The value of a truth `ply` plies below the root: a win in so many turns, one of which only that it is one is known, or a
/// very high estimate where a draw may come first.
fn counted(truth: Truth, ply: usize) -> Value {
    let won = |turns: u16| match truth.certainty {
        Certainty::Exact => win_in(ply + usize::from(turns)),
        Certainty::Winner => win_in(ply + usize::from(turns) + Score::FAR as usize),
        Certainty::IfCountAllows => MAX_ESTIMATE - Value::from(turns) - ply as Value,
    };
    match truth.value {
        Exact::Win(turns) => won(turns),
        Exact::Draw => DRAW,
        Exact::Loss(turns) => -won(turns),
    }
}

/// What a legal turn is worth where the position that it leads to is solved, the counts of the game included.
pub(super) fn turn_score(database: &Database, game: &Game, mv: Move) -> Option<Score> {
    database.judge_turn(game, mv, endgame::QUICK).and_then(Score::of_truth)
}

/// What it costs to lead to a position that the game has already seen.
const REPEATED: Value = 80;

/// How often the game has seen the position that a turn leads to.
fn seen_before(game: &Game, mv: Move) -> Value {
    let mut next = *game.position();
    next.play_unchecked(game.rules(), mv);
    game.turns().filter(|(before, _)| before.key() == next.key()).count() as Value
}

/// What the databases say of the root.
pub(super) enum Answer {
    /// Won or lost: the turn to play.
    Decided(Found),
    /// Drawn: the turns that keep the draw, each with what its traps are worth.
    Drawn(Vec<(Move, Value)>),
}

/// The answer where every legal turn is known.
pub(super) fn answer(database: &Database, game: &Game) -> Option<Answer> {
    if game.outcome().is_some() || game.position().pending() > 0 {
        return None;
    }
    let turns = database.judge_turns(game, endgame::QUICK)?;
    let &(_, best) = turns.first()?;
    let equal = turns.iter().take_while(|&&(_, truth)| truth == best).map(|&(mv, _)| (mv, traps(database, game, mv)));
    if best.value == Exact::Draw {
        // To let a position come up again is no way to go on playing.
        let fresh = |(mv, traps)| (mv, traps - REPEATED * seen_before(game, mv));
        return Some(Answer::Drawn(equal.map(fresh).collect()));
    }
    let (mv, _) = equal.max_by_key(|&(_, traps)| traps)?;
    let value = counted(best, 0);
    let pv = best_play(database, game, mv);
    let depth = u32::from(best.value.depth().unwrap_or(0));
    Some(Answer::Decided(Found { pv, value, depth, nodes: turns.len() as u64 }))
}

/// What share of the replies to a turn gives something away.
fn traps(database: &Database, game: &Game, mv: Move) -> Value {
    let mut next = game.clone();
    next.play_unchecked(mv);
    if next.outcome().is_some() || next.position().turn() == game.position().turn() {
        return 0;
    }
    let Some(replies) = database.judge_turns(&next, 0) else { return 0 };
    let Some(&(_, best)) = replies.first() else { return 0 };
    let worse = replies.iter().filter(|&&(_, truth)| truth < best).count();
    (TRAP * worse / replies.len()) as Value
}

/// Best play from a turn on.
pub(super) fn best_play(database: &Database, game: &Game, mv: Move) -> Vec<Move> {
    let mut game = game.clone();
    let mut pv = vec![mv];
    game.play_unchecked(mv);
    while pv.len() < MAX_PV && game.outcome().is_none() {
        let best = database.judge_turns(&game, 0).and_then(|turns| turns.first().copied());
        let Some((mv, _)) = best else { break };
        game.play_unchecked(mv);
        pv.push(mv);
    }
    pv
}
