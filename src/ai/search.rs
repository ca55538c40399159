//! The search below the root: principal variation search (T. Marsland and M. Campbell, "Parallel search of strongly
//! ordered game trees", 1982) with a transposition table, late-move reductions, and a quiescence search over mills
//! (`quiescence`).
//!
//! One ply is one turn, removals included. Draws by repetition and by the clocks are seen inside the search: a position
//! that came up before on the way down counts as drawn at its second occurrence, one from the game's past at its third.

use super::busy::{self, Busy, Mark};
use super::limits::{Control, NODES_PER_CHECK};
use super::ordering::{Experience, Lines, NOTABLE, Ranked, pick};
use super::quiescence::QUIESCENCE_TURNS;
use super::score::{DRAW, INFINITE, LEAST_WIN, Value, from_node, is_decided, to_node, win_in};
use super::shape::Shape;
use super::solved;
use super::transposition::{Bound, Entry, Keys, MoveCode, Table};
use super::weights::Weights;
use crate::endgame::Database;
use crate::rules::{
    Blocked, Color, Game, MillEffect, Move, Outcome, Phase, PointSet, Position, Reforming, Removal, RuleSet,
};

/// The deepest line, extensions and quiescence included.
pub(super) const MOST_PLIES: usize = 120;
/// What all threads of a search share.
pub(super) struct Shared<'a> {
    pub(super) rules: RuleSet,
    pub(super) weights: Weights,
    pub(super) keys: &'a Keys,
    pub(super) table: &'a Table,
    pub(super) control: &'a Control<'a>,
    pub(super) solved: Option<&'a Database>,
    /// What the threads are at, where there are several.
    pub(super) busy: Option<&'a Busy>,
    /// Whether late turns are looked at less deeply; without, a search of depth `n` finds every win in `n`.
    pub(super) reduces: bool,
}

/// One thread of a search.
pub(super) struct Search<'a> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) shape: Shape,
    experience: Experience,
    /// Whether by these rules a mill always takes the third last man, whoever closes it.
    three_must_block: bool,
    /// No draw clock runs out before so many quiet turns.
    first_clock: u16,
    /// Keys of the positions before the one looked at: the game's, then the line's.
    path: Vec<u64>,
    /// How many of them are the game's.
    played: usize,
    pub(super) moves: Vec<Vec<Ranked>>,
    lines: Vec<Vec<Move>>,
    nodes: u64,
    counted: u64,
    stopped: bool,
}

impl<'a> Search<'a> {
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
            experience: Experience::new(MOST_PLIES + 1),
            three_must_block: shared.rules.mill() == MillEffect::Removes
                && shared.rules.removal() != Removal::Strict
                && shared.rules.reforming() == Reforming::Free,
            first_clock: clocks.into_iter().flatten().min().unwrap_or(u16::MAX),
            path,
            played,
            moves: vec![Vec::new(); MOST_PLIES + 2],
            lines: vec![Vec::new(); MOST_PLIES + 2],
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

    /// The best line from `ply` on, as the last full search of that ply left it.
    pub(super) fn line(&self, ply: usize) -> &[Move] {
        &self.lines[ply]
    }

    /// The value, for the side to move at `before`, of `mv` searched `depth` plies deep.
    pub(super) fn follow(
        &mut self,
        before: &Position,
        mv: Move,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        let mut next = *before;
        next.play_unchecked(&self.shared.rules, mv);
        self.enter(before, &next, depth, alpha, beta, ply)
    }

    /// Where a blocked player passes, the same side may be to move again.
    #[inline]
    fn enter(&mut self, before: &Position, next: &Position, depth: i32, a: Value, b: Value, ply: usize) -> Value {
        self.path.push(next.key());
        let value = if next.turn() == before.turn() {
            self.node(next, depth, a, b, ply + 1)
        } else {
            -self.node(next, depth, -b, -a, ply + 1)
        };
        self.path.pop();
        value
    }

    fn node(&mut self, position: &Position, depth: i32, mut alpha: Value, mut beta: Value, ply: usize) -> Value {
        self.lines[ply].clear();
        if self.count() {
            return DRAW;
        }
        if let Some(value) = self.ended(position, ply) {
            return value;
        }
        let must_block = self.must_block(position);
        // A turn that is forced costs no depth.
        let depth = if must_block.is_some() { depth.max(0) + 1 } else { depth };
        if depth <= 0 || ply >= MOST_PLIES {
            return self.quiesce(position, QUIESCENCE_TURNS, alpha, beta, ply);
        }
        // Nothing here can be better than winning with the next turn.
        alpha = alpha.max(-win_in(ply));
        beta = beta.min(win_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let full = beta - alpha > 1;
        let Shared { rules, keys, table, .. } = self.shared;
        let key = keys.of(position);
        let mut best_move = MoveCode::NONE;
        if let Some(entry) = table.probe(keys, key) {
            best_move = entry.mv;
            let value = from_node(entry.value, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if entry.depth >= depth && decides && (!full || entry.bound == Bound::Exact) {
                return value;
            }
            // A proof holds at any depth, though there may be a shorter way.
            let wins = value >= LEAST_WIN && value >= beta && entry.bound != Bound::Upper;
            let loses = value <= -LEAST_WIN && value <= alpha && entry.bound != Bound::Lower;
            if wins || loses {
                return value;
            }
        }
        let mut moves = std::mem::take(&mut self.moves[ply]);
        moves.clear();
        position.for_each_move(rules, |mv| moves.push(Ranked { mv, rank: 0 }));
        if let Some(threatened) = must_block {
            let one = threatened.len() == 1;
            moves.retain(|Ranked { mv, .. }| {
                !mv.removed().is_empty() || one && mv.to().is_some_and(|to| threatened.contains(to))
            });
            if moves.is_empty() {
                self.moves[ply] = moves;
                return -win_in(ply + 2);
            }
        }
        let duel = self.shared.reduces && depth >= 3 && Color::ALL.iter().all(|&color| position.total(color) == 3);
        let last_three = position.total(!position.turn()) == 3;
        let lines = Lines::of(&self.shape, rules, position);
        self.experience.rank(&self.shape, position.turn(), &lines, best_move, ply, &mut moves);

        let before = alpha;
        let mut best = -INFINITE;
        let others = self.shared.busy.filter(|_| depth >= busy::LEAST_DEPTH);
        let (mut looked_at, mut put_off) = (0, Vec::new());
        loop {
            let (index, Ranked { mv, rank }) = if looked_at < moves.len() {
                looked_at += 1;
                (looked_at - 1, pick(&mut moves, looked_at - 1))
            } else if let Some(turn) = put_off.pop() {
                turn
            } else {
                break;
            };
            let mark = others.filter(|_| index > 0).map(|busy| (busy, Mark::new(key, MoveCode::of(mv))));
            if let Some((busy, mark)) = mark {
                if busy.has(mark) && looked_at < moves.len() {
                    put_off.push((index, Ranked { mv, rank }));
                    continue;
                }
                busy.begin(mark);
            }
            let mut next = *position;
            next.play_unchecked(rules, mv);
            let mut value;
            if index == 0 {
                value = self.enter(position, &next, depth - 1, alpha, beta, ply);
            } else {
                let less = if !last_three {
                    self.reduction(depth, index, rank)
                } else if self.threatens(&next, position.turn()) {
                    0
                } else {
                    (self.reduction(depth, index, rank) + i32::from(duel)).min(depth - 1)
                };
                value = self.enter(position, &next, depth - 1 - less, alpha, alpha + 1, ply);
                if less > 0 && value > alpha {
                    value = self.enter(position, &next, depth - 1, alpha, alpha + 1, ply);
                }
                if value > alpha && value < beta {
                    value = self.enter(position, &next, depth - 1, alpha, beta, ply);
                }
            }
            if let Some((busy, mark)) = mark {
                busy.end(mark);
            }
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = MoveCode::of(mv);
                    if full {
                        self.extend_line(ply, mv);
                    }
                }
                if value >= beta {
                    if mv.removed().is_empty() {
                        self.experience.learn(position.turn(), mv, &moves[..index], depth, ply);
                    }
                    break;
                }
            }
        }
        self.moves[ply] = moves;
        if self.stopped {
            return DRAW;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        table.store(keys, key, Entry { mv: best_move, value: to_node(best, ply), depth, bound });
        best
    }

    /// Where the enemy would close a mill and with it win: all that a side with three men can do is to stand there, if it
    /// is one point, or to close a mill itself.
    #[inline]
    fn must_block(&self, position: &Position) -> Option<PointSet> {
        let rules = &self.shared.rules;
        let turn = position.turn();
        if position.total(turn) != 3
            || position.in_hand(turn) > 0
            || !self.three_must_block
            || position.pending() > 0
            || position.quiet_turns() + 2 >= self.first_clock
        {
            return None;
        }
        Some(self.shape.threats(position, rules, !turn)).filter(|threatened| !threatened.is_empty())
    }

    /// Whether a side that has just played could close a mill next.
    #[inline]
    fn threatens(&self, position: &Position, color: Color) -> bool {
        !self.shape.threats(position, &self.shared.rules, color).is_empty()
    }

    /// How much less deeply a late turn is looked at.
    #[inline]
    fn reduction(&self, depth: i32, index: usize, rank: i32) -> i32 {
        if !self.shared.reduces || depth < 3 || index < 3 {
            return 0;
        }
        match (rank >= NOTABLE, index) {
            (true, 3..=5) => 0,
            (true, _) | (false, 3..=7) => 1,
            (false, _) => 2.min(depth - 2),
        }
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

    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
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

    /// A value that no deeper search changes: the win or loss is closer than the depth searched.
    pub(super) fn is_final(value: Value, depth: u32) -> bool {
        is_decided(value) && win_in(0) - value.abs() <= depth as Value
    }
}
