//! The search where the depth is used up: only mills are followed on (the quiescence search of L. Harris, "The heuristic
//! search and the game of chess", 1975), so that no estimate is taken in the middle of an exchange.

use super::eval::evaluate;
use super::ordering::{Ranked, pick};
use super::searcher::{MAX_PLIES, Searcher, Shared};
use super::value::Value;
use crate::rules::{DoubleMill, MillEffect, Move, Phase, PointSet, Position, Reforming};

/// How many turns in a row the quiescence search follows mills.
const MAX_TURNS: i32 = 4;
/// How many of the men that a mill may take the quiescence search tries.
const TAKEN_TRIED: usize = 3;

impl Searcher<'_> {
    /// Follows mills until none is worth closing, so that no estimate is taken in the middle of an exchange.
    pub(super) fn quiesce(&mut self, position: &Position, alpha: Value, beta: Value, ply: usize) -> Value {
        self.follow_mills(position, MAX_TURNS, alpha, beta, ply)
    }

    /// [`Searcher::quiesce`] for at most `left` more turns.
    fn follow_mills(&mut self, position: &Position, left: i32, mut alpha: Value, beta: Value, ply: usize) -> Value {
        let Shared { rules, weights, .. } = self.shared;
        let standing = evaluate(&self.shape, rules, weights, position);
        if standing >= beta || left == 0 || ply >= MAX_PLIES {
            return standing;
        }
        let mut best = standing;
        alpha = alpha.max(standing);
        let mut moves = std::mem::take(&mut self.moves[ply]);
        moves.clear();
        self.mills(position, &mut moves);
        for index in 0..moves.len() {
            let Ranked { mv, .. } = pick(&mut moves, index);
            let mut next = *position;
            next.play_unchecked(rules, mv);
            if self.count() {
                break;
            }
            let again = next.turn() == position.turn();
            let value = match self.ended(&next, ply + 1) {
                Some(value) if again => value,
                Some(value) => -value,
                None if again => self.follow_mills(&next, left - 1, alpha, beta, ply + 1),
                None => -self.follow_mills(&next, left - 1, -beta, -alpha, ply + 1),
            };
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.moves[ply] = moves;
        best
    }

    /// The turns that close a mill, the men they take ranked, the least useful choices left out.
    fn mills(&self, position: &Position, moves: &mut Vec<Ranked>) {
        let Shared { rules, .. } = self.shared;
        let color = position.turn();
        let (own, empty) = (position.men(color), position.empty(self.shape.geometry()));
        let points = self.shape.completed_by(own) & empty;
        if points.is_empty() {
            return;
        }
        let plain = rules.double_mill() == DoubleMill::One
            && rules.mill() == MillEffect::Removes
            && rules.reforming() == Reforming::Free
            && !rules.slide_while_placing()
            && position.pending() == 0;
        if !plain {
            self.any_mills(position, points, moves);
            return;
        }
        let mut taken = [None; TAKEN_TRIED];
        self.best_to_take(position, &mut taken);
        let phase = position.phase(rules, color);
        for to in points {
            let mut close = |action: Move| match taken[0] {
                None => moves.push(Ranked { mv: action, rank: 0 }),
                Some(_) => {
                    for (point, worth) in taken.into_iter().flatten() {
                        moves.push(Ranked { mv: action.removing(point), rank: worth });
                    }
                }
            };
            if phase == Phase::Placing {
                close(Move::place(to));
            } else {
                for from in self.shape.closers(own, to, phase == Phase::Flying) {
                    close(Move::slide(from, to));
                }
            }
        }
    }

    /// [`Searcher::mills`] under any rules: of each placement, slide or flight, the few best choices of men to take.
    fn any_mills(&self, position: &Position, points: PointSet, moves: &mut Vec<Ranked>) {
        let own = position.men(position.turn());
        let geometry = self.shape.geometry();
        let mut action = None;
        let mut first = 0;
        position.for_each_move(&self.shared.rules, |mv| {
            let others = mv.from().map_or(own, |from| own.without(from));
            if !mv.to().is_some_and(|to| points.contains(to) && geometry.mills_through(to, others) > 0) {
                return;
            }
            if action != Some((mv.from(), mv.to())) {
                (action, first) = (Some((mv.from(), mv.to())), moves.len());
            }
            let mut candidate = Ranked { mv, rank: self.worth_taking(position, mv.removed()) };
            for place in &mut moves[first..] {
                if place.rank < candidate.rank {
                    std::mem::swap(place, &mut candidate);
                }
            }
            if moves.len() - first < TAKEN_TRIED {
                moves.push(candidate);
            }
        });
    }

    fn best_to_take(&self, position: &Position, taken: &mut [Option<(PointSet, i32)>; TAKEN_TRIED]) {
        for point in position.removable(&self.shared.rules) {
            let mut candidate = Some((point.set(), self.worth_taking(position, point.set())));
            for place in taken.iter_mut() {
                if place.is_none_or(|(_, worth)| candidate.is_some_and(|(_, other)| other > worth)) {
                    std::mem::swap(place, &mut candidate);
                }
            }
        }
    }

    #[inline]
    fn worth_taking(&self, position: &Position, removed: PointSet) -> i32 {
        let enemy = position.men(!position.turn());
        let empty = position.empty(self.shape.geometry());
        let after = self.shape.completed_by(enemy - removed) & empty;
        self.shape.crossings(removed) as i32 - 8 * after.len() as i32
    }
}
