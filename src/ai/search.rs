//! The search below the root: principal variation search (T. Marsland and M. Campbell, "Parallel search of strongly
//! ordered game trees", 1982) with a transposition table, late-move reductions, and a quiescence search over mills
//! (`quiescence`).

use super::abdada::{MIN_DEFER_DEPTH, MoveQueue};
use super::ordering::{NOTABLE, Ranked, Threats};
use super::searcher::{MAX_PLIES, Searcher, Shared};
use super::transposition::{Bound, Entry, Key, MoveCode};
use super::value::{DRAW, INFINITE, MIN_WIN, Value, from_node, is_decided, to_node, win_in};
use crate::rules::{Color, Move, PointSet, Position};

/// A position whose turns are to be searched.
struct Node<'a> {
    position: &'a Position,
    key: Key,
    depth: i32,
    alpha: Value,
    beta: Value,
    ply: usize,
    /// Whether the opponent has three men left.
    last_three: bool,
    /// Whether both sides have three men left and late turns are searched less deeply still.
    duel: bool,
}

impl Node<'_> {
    /// Whether the window is wide enough for exact values, and so for a principal variation.
    const fn is_full(&self) -> bool {
        self.beta - self.alpha > 1
    }
}

impl Searcher<'_> {
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
        self.pvs[ply].clear();
        if self.count() {
            return DRAW;
        }
        if let Some(value) = self.ended(position, ply) {
            return value;
        }
        let must_block = self.must_block(position);
        // A turn that is forced costs no depth.
        let depth = if must_block.is_some() { depth.max(0) + 1 } else { depth };
        if depth <= 0 || ply >= MAX_PLIES {
            return self.quiesce(position, alpha, beta, ply);
        }
        // Nothing here can be better than winning with the next turn.
        alpha = alpha.max(-win_in(ply));
        beta = beta.min(win_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let Shared { rules, keys, table, reduces, .. } = self.shared;
        let duel = *reduces && depth >= 3 && Color::ALL.iter().all(|&color| position.total(color) == 3);
        let last_three = position.total(!position.turn()) == 3;
        let node = Node { position, key: keys.of(position), depth, alpha, beta, ply, last_three, duel };
        let entry = table.probe(keys, node.key);
        if let Some(value) = entry.and_then(|entry| known_value(&node, entry)) {
            return value;
        }
        let known_best = entry.map_or(MoveCode::NONE, |entry| entry.mv);
        let mut moves = std::mem::take(&mut self.moves[ply]);
        moves.clear();
        position.for_each_move(rules, |mv| moves.push(Ranked { mv, rank: 0 }));
        if let Some(threatened) = must_block {
            retain_blocks(&mut moves, threatened);
            if moves.is_empty() {
                self.moves[ply] = moves;
                return -win_in(ply + 2);
            }
        }
        let threats = Threats::of(&self.shape, rules, position);
        self.history.rank(&self.shape, position.turn(), &threats, known_best, ply, &mut moves);
        let (best, best_move) = self.search_moves(&node, &mut moves);
        self.moves[ply] = moves;
        if self.stopped {
            return DRAW;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let mv = best_move.unwrap_or(known_best);
        table.store(keys, node.key, Entry { mv, value: to_node(best, ply), depth, bound });
        best
    }

    /// Searches the ranked turns of a node until one refutes the turn before. Returns the best value, and the turn that
    /// raised alpha last, if any did. Void when stopped.
    fn search_moves(&mut self, node: &Node, moves: &mut [Ranked]) -> (Value, Option<MoveCode>) {
        let mut alpha = node.alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut queue = MoveQueue::new(self.shared.searching.filter(|_| node.depth >= MIN_DEFER_DEPTH), node.key);
        while let Some((index, ranked, hash)) = queue.next(moves) {
            let mv = ranked.mv;
            let value = self.search_move(node, index, ranked, alpha);
            queue.finish(hash);
            if self.stopped {
                break;
            }
            if value <= best {
                continue;
            }
            best = value;
            if value > alpha {
                alpha = value;
                best_move = Some(MoveCode::of(mv));
                if node.is_full() {
                    self.extend_pv(node.ply, mv);
                }
            }
            if value >= node.beta {
                if mv.removed().is_empty() {
                    self.history.learn(node.position.turn(), mv, &moves[..index], node.depth, node.ply);
                }
                break;
            }
        }
        (best, best_move)
    }

    /// The value of one turn of a node: the first with the full window, a later one with a null window and perhaps less
    /// depth, and again with more of both where it turns out better than expected.
    fn search_move(&mut self, node: &Node, index: usize, Ranked { mv, rank }: Ranked, alpha: Value) -> Value {
        let Node { position, depth, beta, ply, .. } = *node;
        let mut next = *position;
        next.play_unchecked(&self.shared.rules, mv);
        if index == 0 {
            return self.enter(position, &next, depth - 1, alpha, beta, ply);
        }
        let less = if !node.last_three {
            self.reduction(depth, index, rank)
        } else if self.threatens(&next, position.turn()) {
            0
        } else {
            (self.reduction(depth, index, rank) + i32::from(node.duel)).min(depth - 1)
        };
        let mut value = self.enter(position, &next, depth - 1 - less, alpha, alpha + 1, ply);
        if less > 0 && value > alpha {
            value = self.enter(position, &next, depth - 1, alpha, alpha + 1, ply);
        }
        if value > alpha && value < beta {
            value = self.enter(position, &next, depth - 1, alpha, beta, ply);
        }
        value
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
}

/// The value that the table's entry settles a node with, if it does.
fn known_value(node: &Node, entry: Entry) -> Option<Value> {
    let value = from_node(entry.value, node.ply);
    let decides = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= node.beta,
        Bound::Upper => value <= node.alpha,
    };
    let deep_enough = entry.depth >= node.depth && decides && (!node.is_full() || entry.bound == Bound::Exact);
    // A proof holds at any depth, though there may be a shorter way.
    let wins = value >= MIN_WIN && value >= node.beta && entry.bound != Bound::Upper;
    let loses = value <= -MIN_WIN && value <= node.alpha && entry.bound != Bound::Lower;
    (deep_enough || wins || loses).then_some(value)
}

/// Keeps the turns that answer a threat which would win: those that take a man, and those that stand on the one point.
fn retain_blocks(moves: &mut Vec<Ranked>, threatened: PointSet) {
    let one = threatened.len() == 1;
    moves.retain(|Ranked { mv, .. }| {
        !mv.removed().is_empty() || one && mv.to().is_some_and(|to| threatened.contains(to))
    });
}

/// Whether no deeper search changes a value: the win or loss is closer than the depth searched.
pub(super) fn is_final(value: Value, depth: u32) -> bool {
    is_decided(value) && win_in(0) - value.abs() <= depth as Value
}
