//! Which turn to look at first: the table's, then mills by the man they take, blocks, killers, and the rest by how often
//! such a turn refuted something (the history heuristic: J. Schaeffer, 1989).

use super::shape::Shape;
use super::transposition::MoveCode;
use crate::rules::{Color, MAX_POINTS, Move, Point, PointSet, Position, RuleSet};

/// A turn and its rank; the highest is looked at first.
#[derive(Clone, Copy)]
pub(super) struct Ranked {
    pub(super) mv: Move,
    pub(super) rank: i32,
}

const TABLE: i32 = 1 << 28;
const MILL: i32 = 1 << 24;
const BLOCK: i32 = 1 << 22;
const KILLER: i32 = 1 << 21;
/// The rank from which a turn is no ordinary quiet one.
pub(super) const NOTABLE: i32 = KILLER;

const PLACES: usize = MAX_POINTS + 1;
/// History values stay within this.
const MAX_HISTORY: i32 = 1 << 14;

/// What a thread has learnt about turns that refute: killers and the history heuristic.
pub(super) struct History {
    killers: Vec<[MoveCode; 2]>,
    history: Vec<i32>,
}

/// The threats that turns are ranked by, worked out once for a position.
pub(super) struct Threats {
    /// Points where the enemy could close a mill next.
    pub(super) threatened: PointSet,
    /// Points where an enemy's line is held up by an own man.
    held: PointSet,
    /// Enemy men, and the points their lines need.
    enemy: PointSet,
    empty: PointSet,
    own: PointSet,
}

impl Threats {
    pub(super) fn of(shape: &Shape, rules: &RuleSet, position: &Position) -> Self {
        let color = position.turn();
        let (own, enemy) = (position.men(color), position.men(!color));
        Self {
            threatened: shape.threats(position, rules, !color),
            held: shape.completed_by(enemy) & own,
            enemy,
            empty: position.empty(shape.geometry()),
            own,
        }
    }
}

impl History {
    pub(super) fn new(plies: usize) -> Self {
        Self { killers: vec![[MoveCode::NONE; 2]; plies], history: vec![0; 2 * PLACES * MAX_POINTS] }
    }

    #[inline]
    fn slot(color: Color, mv: Move) -> usize {
        let from = mv.from().map_or(MAX_POINTS, Point::index);
        let to = mv.to().map_or(0, Point::index);
        (color.index() * PLACES + from) * MAX_POINTS + to
    }

    /// A quiet turn refuted the one before it, and `tried` did not.
    pub(super) fn learn(&mut self, color: Color, mv: Move, tried: &[Ranked], depth: i32, ply: usize) {
        let code = MoveCode::of(mv);
        if let Some(killers) = self.killers.get_mut(ply).filter(|killers| killers[0] != code) {
            *killers = [code, killers[0]];
        }
        let bonus = (depth * depth).min(400);
        self.adjust(color, mv, bonus);
        for other in tried.iter().filter(|other| other.mv.removed().is_empty()) {
            self.adjust(color, other.mv, -bonus / 2);
        }
    }

    fn adjust(&mut self, color: Color, mv: Move, bonus: i32) {
        let value = &mut self.history[Self::slot(color, mv)];
        *value += bonus - *value * bonus.abs() / MAX_HISTORY;
    }

    /// Ranks the turns of a position.
    pub(super) fn rank(
        &self,
        shape: &Shape,
        color: Color,
        threats: &Threats,
        best: MoveCode,
        ply: usize,
        moves: &mut [Ranked],
    ) {
        let killers = self.killers.get(ply).copied().unwrap_or([MoveCode::NONE; 2]);
        for Ranked { mv, rank } in moves {
            let code = MoveCode::of(*mv);
            *rank = if code == best {
                TABLE
            } else if !mv.removed().is_empty() {
                MILL + self.worth_taking(shape, threats, mv.removed())
            } else {
                let blocks = mv.to().is_some_and(|to| threats.threatened.contains(to));
                let releases = mv.from().is_some_and(|from| threats.held.contains(from));
                let killer = killers.iter().position(|&killer| killer == code).map_or(0, |n| KILLER - n as i32);
                let base = if blocks { BLOCK } else { killer };
                base + self.history[Self::slot(color, *mv)] + Self::makes_lines(shape, threats, *mv)
                    - if releases { 2_000 } else { 0 }
            };
        }
    }

    /// How much it helps to take these men: those that the enemy's next mills need come first.
    fn worth_taking(&self, shape: &Shape, threats: &Threats, removed: PointSet) -> i32 {
        let before = shape.completed_by(threats.enemy) & threats.empty;
        let after = shape.completed_by(threats.enemy - removed) & threats.empty;
        1_000 * (before.len() as i32 - after.len() as i32) + 10 * shape.crossings(removed) as i32
    }

    /// A small reward for making lines of two.
    fn makes_lines(shape: &Shape, threats: &Threats, mv: Move) -> i32 {
        let Some(to) = mv.to() else { return 0 };
        let left = mv.from().map_or(threats.own, |from| threats.own.without(from));
        let now = shape.completed_by(left.with(to)) & threats.empty.without(to);
        300 * now.len() as i32 + 50 * shape.crossings(to.set()) as i32
    }
}

/// Brings the highest of the turns from `from` on to that place.
#[inline]
pub(super) fn pick(moves: &mut [Ranked], from: usize) -> Ranked {
    let mut best = from;
    for index in from + 1..moves.len() {
        if moves[index].rank > moves[best].rank {
            best = index;
        }
    }
    moves.swap(from, best);
    moves[from]
}
