//! One thread of a search: what it knows, which positions lie behind it, and when a position needs no search because the
//! game is over there.
//!
//! Draws by repetition and by the clocks are seen inside the search: a position that came up before on the way down counts
//! as drawn at its second occurrence, one from the game's past at its third.

use super::abdada::CurrentlySearching;
use super::limits::{Control, NODES_PER_CHECK};
use super::ordering::{History, Ranked};
use super::shape::Shape;
use super::solved;
use super::transposition::{Keys, Table};
use super::value::{DRAW, Value, win_in};
use super::weights::Weights;
use crate::endgame::Database;
use crate::rules::{Blocked, Color, Game, MillEffect, Move, Outcome, Phase, Position, Reforming, Removal, RuleSet};

/// The most plies between the root and a position, extensions and quiescence included.
pub(super) const MAX_PLIES: usize = 120;

/// What all threads of a search share.
pub(super) struct Shared<'a> {
    pub(super) rules: RuleSet,
    pub(super) weights: Weights,
    pub(super) keys: &'a Keys,
    pub(super) table: &'a Table,
    pub(super) control: &'a Control<'a>,
    pub(super) solved: Option<&'a Database>,
    /// What the threads are searching, where there are several.
    pub(super) searching: Option<&'a CurrentlySearching>,
    /// Whether late turns are looked at less deeply; without, a search of depth `n` finds every win in `n`.
    pub(super) reduces: bool,
}

/// One thread of a search.
pub(super) struct Searcher<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) shape: Shape,
    pub(super) history: History,
    /// Whether by these rules a mill always takes the third last man, whoever closes it.
    pub(super) three_must_block: bool,
    /// No draw clock runs out before so many quiet turns.
    pub(super) first_clock: u16,
    /// Keys of the positions before the one searched: the game's, then those below the root.
    pub(super) path: Vec<u64>,
    /// How many of them are the game's.
    played: usize,
    pub(super) moves: Vec<Vec<Ranked>>,
    /// The principal variation from each ply on.
    pub(super) pvs: Vec<Vec<Move>>,
    nodes: u64,
    counted: u64,
    pub(super) stopped: bool,
}

impl<'a> Searcher<'a> {
    pub(super) fn new(shared: &'a Shared<'a>, game: &Game) -> Self {
        let reach = usize::from(game.position().quiet_turns());
        let mut path: Vec<u64> = game.turns().rev().take(reach).map(|(before, _)| before.key()).collect();
        path.reverse();
        let played = path.len();
        path.push(game.position().key());
        let clocks = [shared.rules.quiet_turns(), shared.rules.endgame_clock()];
        Self {
            shared,
            shape: Shape::new(&shared.rules),
            history: History::new(MAX_PLIES + 1),
            three_must_block: shared.rules.mill() == MillEffect::Removes
                && shared.rules.removal() != Removal::Strict
                && shared.rules.reforming() == Reforming::Free,
            first_clock: clocks.into_iter().flatten().min().unwrap_or(u16::MAX),
            path,
            played,
            moves: vec![Vec::new(); MAX_PLIES + 2],
            pvs: vec![Vec::new(); MAX_PLIES + 2],
            nodes: 0,
            counted: 0,
            stopped: false,
        }
    }

    /// Whether the search was told to end; values are void then.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Positions that this thread looked at.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The principal variation from `ply` on, as the last full search of that ply left it.
    pub(super) fn pv(&self, ply: usize) -> &[Move] {
        &self.pvs[ply]
    }

    /// The value of a position where the game is over, counts as drawn, or is solved.
    #[inline]
    pub(super) fn ended(&self, position: &Position, ply: usize) -> Option<Value> {
        let verdict = if self.goes_on(position) { None } else { position.verdict(&self.shared.rules) };
        if let Some(outcome) = verdict {
            return Some(match outcome {
                Outcome::Win { winner, .. } if winner == position.turn() => win_in(ply),
                Outcome::Win { .. } => -win_in(ply),
                Outcome::Draw { .. } => DRAW,
            });
        }
        if position.quiet_turns() >= 4 && self.shared.rules.repetition() && self.is_repeated(position) {
            return Some(DRAW);
        }
        self.shared.solved.and_then(|database| solved::value(database, &self.shared.rules, position, ply))
    }

    /// A quick yes where [`Position::verdict`] would find nothing: the common rules, enough men, a way to move, and no
    /// draw clock near its end.
    #[inline]
    fn goes_on(&self, position: &Position) -> bool {
        let rules = &self.shared.rules;
        let turn = position.turn();
        if rules.mill() == MillEffect::Wins
            || position.quiet_turns() >= self.first_clock
            || Color::ALL.iter().any(|&color| position.total(color) < 3)
            || position.ban(turn).is_some()
        {
            return false;
        }
        let empty = position.empty(self.shape.geometry());
        match position.phase(rules, turn) {
            Phase::Moving => self.shape.next_to(position.men(turn)).meets(empty),
            Phase::Placing | Phase::Flying => !empty.is_empty(),
        }
    }

    /// Whether the newest position of the path came up before: once on the line looked at, or twice in all.
    fn is_repeated(&self, position: &Position) -> bool {
        let newest = self.path.len() - 1;
        let first = newest.saturating_sub(usize::from(position.quiet_turns()));
        let mut seen = 0;
        let step = if self.shared.rules.blocked() == Blocked::Passes { 1 } else { 2 };
        let mut index = newest;
        while index >= first + step {
            index -= step;
            if self.path[index] == position.key() {
                seen += 1;
                if index >= self.played || seen >= 2 {
                    return true;
                }
            }
        }
        false
    }

    /// `mv` is the best turn at `ply`: the variation behind it follows.
    pub(super) fn extend_pv(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.pvs.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        upper[ply].extend_from_slice(&lower[0]);
    }

    /// Counts a position; true once the search must end.
    #[inline]
    pub(super) fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes - self.counted >= NODES_PER_CHECK {
            self.stopped |= self.shared.control.must_end(self.nodes - self.counted);
            self.counted = self.nodes;
        }
        self.stopped
    }

    /// Hands in the positions not yet counted.
    pub(super) fn settle(&mut self) {
        self.shared.control.must_end(self.nodes - self.counted);
        self.counted = self.nodes;
    }
}
