//! Solved endgames in the search: exact values at the leaves, and at the root the perfect turn.
//!
//! A drawn position is still played to win: of the turns that keep the draw, the ones come first after which most of
//! the other side's replies would lose.

use super::found::Found;
use super::score::Score;
use super::value::{DRAW, MAX_ESTIMATE, Value, win_in};
use crate::endgame::{Database, Value as Exact};
use crate::rules::{Game, Move, Position, RuleSet};

/// How many turns of best play are given where every one is known.
const MAX_PV: usize = 24;
/// What it is worth, in hundredths of a man, when every reply but the right ones loses.
const TRAP: usize = 120;

/// The exact value of a position `ply` plies below the root.
#[inline]
pub(super) fn value(database: &Database, rules: &RuleSet, position: &Position, ply: usize) -> Option<Value> {
    let exact = database.probe(position)?;
    Some(match exact {
        Exact::Win(turns) => decided(rules, position, turns, ply),
        Exact::Draw => DRAW,
        Exact::Loss(turns) => -decided(rules, position, turns, ply),
    })
}

/// A win in so many turns; a very high estimate when the quiet-turn draw may come before it, which the databases do
/// not know.
#[inline]
fn decided(rules: &RuleSet, position: &Position, turns: u16, ply: usize) -> Value {
    let in_time = rules.quiet_turns().is_none_or(|limit| turns <= limit.saturating_sub(position.quiet_turns()));
    if in_time { win_in(ply + usize::from(turns)) } else { MAX_ESTIMATE - Value::from(turns) - ply as Value }
}

/// What a legal turn is worth where the position that it leads to is solved, and the draw by quiet turns is not nearer than
/// the end.
pub(super) fn turn_score(database: &Database, game: &Game, mv: Move) -> Option<Score> {
    let (rules, position) = (game.rules(), game.position());
    let left = rules.quiet_turns().map_or(u16::MAX, |limit| limit.saturating_sub(position.quiet_turns()));
    match database.probe_turn(rules, position, mv)? {
        Exact::Win(plies) | Exact::Loss(plies) if plies > left => None,
        value => Some(value.into()),
    }
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
    let (rules, position) = (game.rules(), game.position());
    if game.outcome().is_some() || position.pending() > 0 {
        return None;
    }
    let turns = database.rate_turns(rules, position)?;
    let &(_, best) = turns.first()?;
    let equal = turns.iter().take_while(|&&(_, value)| value == best).map(|&(mv, _)| (mv, traps(database, game, mv)));
    if best == Exact::Draw {
        // To let a position come up again is no way to go on playing.
        let fresh = |(mv, traps)| (mv, traps - REPEATED * seen_before(game, mv));
        return Some(Answer::Drawn(equal.map(fresh).collect()));
    }
    let (mv, _) = equal.max_by_key(|&(_, traps)| traps)?;
    let value = match best {
        Exact::Win(turns) => decided(rules, position, turns, 0),
        Exact::Loss(turns) => -decided(rules, position, turns, 0),
        Exact::Draw => DRAW,
    };
    let pv = best_play(database, game, mv);
    let depth = u32::from(best.depth().unwrap_or(0));
    Some(Answer::Decided(Found { pv, value, depth, nodes: turns.len() as u64 }))
}

/// What share of the replies to a turn gives something away.
fn traps(database: &Database, game: &Game, mv: Move) -> Value {
    let mut next = *game.position();
    next.play_unchecked(game.rules(), mv);
    if next.verdict(game.rules()).is_some() || next.turn() == game.position().turn() {
        return 0;
    }
    let Some(replies) = database.rate_turns(game.rules(), &next) else { return 0 };
    let Some(&(_, best)) = replies.first() else { return 0 };
    let worse = replies.iter().filter(|&&(_, value)| value < best).count();
    (TRAP * worse / replies.len()) as Value
}

/// Best play from a turn on.
pub(super) fn best_play(database: &Database, game: &Game, mv: Move) -> Vec<Move> {
    let mut game = game.clone();
    let mut pv = vec![mv];
    game.play_unchecked(mv);
    while pv.len() < MAX_PV && game.outcome().is_none() {
        let best = database.rate_turns(game.rules(), game.position()).and_then(|turns| turns.first().copied());
        let Some((mv, _)) = best else { break };
        game.play_unchecked(mv);
        pv.push(mv);
    }
    pv
}
