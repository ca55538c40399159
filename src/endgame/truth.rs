//! What a solved position is worth in a game that counts turns: the draws by quiet turns and by repetition are part of the
//! truth, and the tables know neither.
//!
//! A drawn position stays drawn: those rules only ever draw. A win is one where its end comes before the count runs out,
//! and none where it does not and no capture can start the count anew. In between, captures on the way decide: all lines
//! are looked at until the count is certain to last or to run out, as far as an effort allows.
//!
//! Repetition can harm only a winner whose way leads over a position that the game has seen twice. A winner who comes
//! nearer to the end with each turn passes no position twice, so that nothing else needs to be remembered.

use std::collections::HashMap;

use super::database::Database;
use super::value::Value;
use crate::rules::{Color, Game, MillEffect, Move, Outcome, Position, RuleSet};

/// How far a value holds where turns are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Certainty {
    /// To the turn.
    Exact,
    /// The winner is certain. It may take more turns than the value says, not fewer.
    Winner,
    /// Undecided: the win stands unless a draw by quiet turns or by repetition comes first.
    IfCountAllows,
}

/// What a solved position is worth to the side to move when turns are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Truth {
    /// The value; [`Value::Draw`] is always exact.
    pub value: Value,
    /// How far it holds.
    pub certainty: Certainty,
}

impl Truth {
    const DRAW: Self = Self::exact(Value::Draw);

    const fn exact(value: Value) -> Self {
        Self { value, certainty: Certainty::Exact }
    }

    /// The winner as seen from the side to move (`Ordering::Greater` where it wins), where that is certain.
    pub fn result(self) -> Option<std::cmp::Ordering> {
        (self.certainty != Certainty::IfCountAllows).then(|| self.value.cmp(&Value::Draw))
    }

    /// The truth of playing a turn after which the other side faces `self`.
    #[must_use]
    pub const fn one_turn_earlier(self) -> Self {
        Self { value: self.value.one_turn_earlier(), ..self }
    }

    /// The same position in the other side's eyes.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { value: self.value.reversed(), ..self }
    }

    /// Greater for what the side to move prefers: a certain win, one that the count may spoil, a draw, a loss that the count
    /// may spoil, a certain loss.
    const fn class(self) -> i8 {
        match (self.value, self.certainty) {
            (Value::Win(_), Certainty::IfCountAllows) => 1,
            (Value::Win(_), _) => 2,
            (Value::Draw, _) => 0,
            (Value::Loss(_), Certainty::IfCountAllows) => -1,
            (Value::Loss(_), _) => -2,
        }
    }
}

impl Ord for Truth {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let sure = |truth: &Self| truth.certainty == Certainty::Exact;
        (self.class(), self.value, sure(self)).cmp(&(other.class(), other.value, sure(other)))
    }
}

impl PartialOrd for Truth {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl std::fmt::Display for Truth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.value, self.certainty) {
            (value, Certainty::Exact) => value.fmt(f),
            (Value::Win(turns), Certainty::Winner) => write!(f, "win in {turns} or more"),
            (Value::Loss(turns), Certainty::Winner) => write!(f, "loss in {turns} or more"),
            (value, _) => write!(f, "{value} if the count allows"),
        }
    }
}

/// Positions that are looked at to decide one: a few hundredths of a second.
pub const QUICK: u64 = 10_000;
/// Positions that are looked at to decide one where somebody waits for the answer: seconds at most.
pub const THOROUGH: u64 = 300_000;

impl Database {
    /// What a position is worth with its count of quiet turns, as far as that can be said without looking at any line.
    /// Knows nothing of repetitions. `None` where the position is not solved, or a removal is pending.
    #[inline]
    pub fn probe_counted(&self, rules: &RuleSet, position: &Position) -> Option<Truth> {
        let value = self.probe(position)?;
        let Some(depth) = value.depth() else { return Some(Truth::DRAW) };
        Some(if u32::from(depth) <= turns_left(rules, position) {
            Truth::exact(value)
        } else if ends_with_a_capture(rules, position) {
            Truth::DRAW
        } else {
            Truth { value, certainty: Certainty::IfCountAllows }
        })
    }

    /// What the position on the board is worth to its side to move in this game, its counts of quiet turns and repetitions
    /// included. Looks at `effort` positions at most. `None` where the position is not solved, or a removal is pending.
    pub fn judge(&self, game: &Game, effort: u64) -> Option<Truth> {
        let turn = game.position().turn();
        match game.outcome() {
            Some(Outcome::Draw { .. }) => Some(Truth::DRAW),
            Some(Outcome::Win { winner, .. }) if winner == turn => Some(Truth::exact(Value::Win(0))),
            Some(Outcome::Win { .. }) => Some(Truth::exact(Value::Loss(0))),
            None => Search::new(self, game).truth(game.position(), effort),
        }
    }

    /// What a legal turn is worth in this game to the side that plays it. Looks at `effort` positions at most. `None` where it
    /// leads to a position that is not solved.
    pub fn judge_turn(&self, game: &Game, mv: Move, effort: u64) -> Option<Truth> {
        Search::new(self, game).truth_of_turn(game.position(), mv, effort)
    }

    /// Every legal turn with what it is worth in this game to the side that plays it, best first. Looks at about `effort`
    /// positions at most. `None` where one of the turns leads to a position that is not solved.
    pub fn judge_turns(&self, game: &Game, effort: u64) -> Option<Vec<(Move, Truth)>> {
        let moves = game.legal_moves();
        let mut search = Search::new(self, game);
        let each = effort / moves.len().max(1) as u64;
        let judge = |mv| search.truth_of_turn(game.position(), mv, each).map(|truth| (mv, truth));
        let mut turns: Vec<_> = moves.into_iter().map(judge).collect::<Option<_>>()?;
        turns.sort_by_key(|&(_, truth)| std::cmp::Reverse(truth));
        Some(turns)
    }
}

/// The deepest line that is looked at, in turns.
const MAX_PLIES: usize = 150;

/// From how many turns before the draw on a position is won, and down to how many it is not, as far as is known.
#[derive(Clone, Copy)]
struct Bounds {
    won_from: u32,
    drawn_to: Option<u32>,
}

struct Search<'a> {
    database: &'a Database,
    rules: &'a RuleSet,
    /// Positions that the game has seen twice and can still reach: whoever comes there a third time has drawn.
    twice: Vec<Position>,
    /// Men on the board and in hand at the root: what has other men lies behind a capture or placement.
    men: [u8; 4],
    winner: Color,
    known: HashMap<(u64, Color), Bounds>,
    effort: u64,
}

impl<'a> Search<'a> {
    fn new(database: &'a Database, game: &'a Game) -> Self {
        let (rules, position) = (game.rules(), game.position());
        let mut seen: Vec<Position> =
            game.turns().rev().take(usize::from(position.quiet_turns())).map(|(before, _)| *before).collect();
        seen.push(*position);
        let times = |one: &Position| seen.iter().filter(|other| other.repeats(one)).count();
        let twice =
            if rules.repetition() { seen.iter().filter(|one| times(one) >= 2).copied().collect() } else { Vec::new() };
        Self { database, rules, twice, men: men(position), winner: position.turn(), known: HashMap::new(), effort: 0 }
    }

    /// The truth of a turn from the root.
    fn truth_of_turn(&mut self, root: &Position, mv: Move, effort: u64) -> Option<Truth> {
        let mut next = *root;
        next.play_unchecked(self.rules, mv);
        let truth = match next.verdict(self.rules) {
            Some(Outcome::Draw { .. }) => Truth::DRAW,
            Some(Outcome::Win { winner, .. }) if winner == next.turn() => Truth::exact(Value::Win(0)),
            Some(Outcome::Win { .. }) => Truth::exact(Value::Loss(0)),
            None if self.is_third(&next) => Truth::DRAW,
            None => self.truth(&next, effort)?,
        };
        // A blocked enemy may have passed, so that the same side is to move again.
        Some(if next.turn() == root.turn() { truth.reversed() } else { truth }.one_turn_earlier())
    }

    /// The truth of a position in which the game is not over.
    fn truth(&mut self, position: &Position, effort: u64) -> Option<Truth> {
        let value = self.database.probe(position)?;
        self.winner = match value {
            Value::Draw => return Some(Truth::DRAW),
            Value::Win(_) => position.turn(),
            Value::Loss(_) => !position.turn(),
        };
        self.effort = effort;
        if self.lasts(position, value) {
            return Some(Truth::exact(value));
        }
        Some(match self.is_won_by_lines(position, value, 0) {
            Some(true) => Truth { value, certainty: Certainty::Winner },
            Some(false) => Truth::DRAW,
            None => Truth { value, certainty: Certainty::IfCountAllows },
        })
    }

    fn is_third(&self, position: &Position) -> bool {
        self.twice.iter().any(|seen| seen.repeats(position))
    }

    /// Whether a win by the shortest way is certain: its end comes before the count runs out, and no position that the game
    /// has seen twice is as near to the end.
    fn lasts(&self, position: &Position, value: Value) -> bool {
        let depth = value.depth().unwrap_or(0);
        u32::from(depth) <= turns_left(self.rules, position)
            && (men(position) != self.men || self.twice.iter().all(|seen| self.is_no_nearer(seen, depth)))
    }

    /// Whether the winner's shortest way from `depth` turns before the end cannot lead over this position.
    fn is_no_nearer(&self, seen: &Position, depth: u16) -> bool {
        match self.database.probe(seen) {
            Some(Value::Win(turns)) => seen.turn() != self.winner || turns >= depth,
            Some(Value::Loss(turns)) => seen.turn() == self.winner || turns >= depth,
            Some(Value::Draw) => true,
            None => false,
        }
    }

    /// Whether the winner wins from a position; `None` where the effort does not suffice.
    fn is_won(&mut self, position: &Position, plies: usize) -> Option<bool> {
        let value = self.database.probe(position)?;
        let wins = match value {
            Value::Draw => false,
            Value::Win(_) => position.turn() == self.winner,
            Value::Loss(_) => position.turn() != self.winner,
        };
        if !wins || self.is_third(position) {
            return Some(false);
        }
        if self.lasts(position, value) {
            return Some(true);
        }
        self.is_won_by_lines(position, value, plies)
    }

    fn is_won_by_lines(&mut self, position: &Position, value: Value, plies: usize) -> Option<bool> {
        let left = turns_left(self.rules, position);
        if left == 0 || (ends_with_a_capture(self.rules, position) && u32::from(value.depth().unwrap_or(0)) > left) {
            return Some(false);
        }
        let name = (position.key(), self.winner);
        match self.known.get(&name) {
            Some(bounds) if left >= bounds.won_from => return Some(true),
            Some(bounds) if bounds.drawn_to.is_some_and(|most| left <= most) => return Some(false),
            _ => {}
        }
        if plies >= MAX_PLIES || self.effort == 0 {
            return None;
        }
        self.effort -= 1;
        let found = self.try_turns(position, plies);
        if let Some(won) = found {
            let bounds = self.known.entry(name).or_insert(Bounds { won_from: u32::MAX, drawn_to: None });
            if won {
                bounds.won_from = bounds.won_from.min(left);
            } else {
                bounds.drawn_to = bounds.drawn_to.max(Some(left));
            }
        }
        found
    }

    /// The winner looks for one turn that wins, the loser for one that does not lose.
    fn try_turns(&mut self, position: &Position, plies: usize) -> Option<bool> {
        let winning = position.turn() == self.winner;
        let mut turns = Vec::new();
        position.for_each_move(self.rules, |mv| {
            let mut next = *position;
            next.play_unchecked(self.rules, mv);
            // A capture or placement first, then the shortest way to win, and the longest to lose.
            let depth = self.database.probe(&next).and_then(Value::depth).unwrap_or(u16::MAX);
            let quiet = next.quiet_turns() > 0;
            turns.push((quiet == winning, if winning { depth } else { u16::MAX - depth }, next));
        });
        turns.sort_by_key(|&(later, depth, _)| (later, depth));
        let mut unknown = false;
        for (.., next) in turns {
            match self.is_won(&next, plies + 1) {
                Some(won) if won == winning => return Some(won),
                Some(_) => {}
                None => unknown = true,
            }
        }
        (!unknown).then_some(!winning)
    }
}

/// Turns that may still be played before the count of quiet turns draws.
#[inline]
fn turns_left(rules: &RuleSet, position: &Position) -> u32 {
    rules.quiet_turns().map_or(u32::MAX, |limit| limit.saturating_sub(position.quiet_turns()).into())
}

/// Whether the next turn that starts the count anew ends the game: both sides have three men and none in hand, or mills win.
/// The distance to the end is then the distance to that turn.
fn ends_with_a_capture(rules: &RuleSet, position: &Position) -> bool {
    let [white, black, in_hand @ ..] = men(position);
    in_hand == [0, 0] && (rules.mill() == MillEffect::Wins || (white == 3 && black == 3))
}

/// Men on the board and in hand.
fn men(position: &Position) -> [u8; 4] {
    let [white, black] = Color::ALL;
    [position.men(white).len() as u8, position.men(black).len() as u8, position.in_hand(white), position.in_hand(black)]
}
