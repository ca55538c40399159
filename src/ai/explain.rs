//! Why a turn is good. Each merit is read off the position and true of it, whatever the search had in mind; the most
//! telling one is said.

use super::reason::{Closing, Gain, Merit, Reason};
use super::shape::Shape;
use crate::rules::{Color, Game, Move, Outcome, Phase, Point, PointSet, Position, RuleSet, WinReason};

/// What is to be said for a legal turn.
pub fn explain(game: &Game, mv: Move) -> Reason {
    let rules = game.rules();
    let before = game.position();
    let mut next = game.clone();
    next.play_unchecked(mv);
    let view = View { rules, shape: Shape::new(rules), before, after: next.position(), side: before.turn(), mv };
    let merit = view
        .ending(next.outcome())
        .or_else(|| view.mill())
        .or_else(|| view.block())
        .or_else(|| view.opening())
        .or_else(|| view.threat())
        .or_else(|| view.hemming())
        .or_else(|| view.point())
        .unwrap_or_else(|| view.quiet());
    Reason { merit, board: rules.board() }
}

struct View<'a> {
    rules: &'a RuleSet,
    shape: Shape,
    before: &'a Position,
    after: &'a Position,
    side: Color,
    mv: Move,
}

impl View<'_> {
    /// Where a side could close a mill, were it to move.
    fn threats(&self, position: &Position, color: Color) -> PointSet {
        let threats = self.shape.threats(position, self.rules, color);
        position.ban(color).map_or(threats, |ban| threats.without(ban.back))
    }

    fn ending(&self, outcome: Option<Outcome>) -> Option<Merit> {
        Some(match outcome? {
            Outcome::Win { winner, reason } if winner == self.side => match reason {
                WinReason::FewMen => Merit::WinsByMill,
                WinReason::Blocked => Merit::WinsByBlocking,
                WinReason::Mill => Merit::WinsAtOnce,
                WinReason::FullBoard => Merit::WinsByFullBoard,
            },
            Outcome::Win { .. } => Merit::NothingBetter,
            Outcome::Draw { .. } => Merit::Draws,
        })
    }

    fn mill(&self) -> Option<Merit> {
        let removed = self.mv.removed();
        let Some(to) = self.mv.to() else { return Some(Merit::Takes(removed)) };
        let own = self.before.men(self.side);
        let others = self.mv.from().map_or(own, |from| own.without(from));
        let closed = self.shape.geometry().mills_through(to, others);
        if closed == 0 {
            return None;
        }
        let left_mill = self.mv.from().is_some_and(|from| self.shape.geometry().mills_through(from, others) > 0);
        let closing = match (closed, left_mill) {
            (1, false) => Closing::One,
            (1, true) => Closing::Running,
            (2, _) => Closing::Two,
            _ => Closing::Several,
        };
        let enemy = !self.side;
        let ended = self.threats(self.before, enemy).without(to) - self.threats(self.after, enemy);
        let in_mill = self.shape.geometry().in_mills(self.before.men(enemy)).meets(removed);
        let gain = match ended.lowest() {
            _ if removed.is_empty() => Gain::Nothing,
            Some(_) if removed.len() == 1 => Gain::Parries(ended),
            _ if in_mill => Gain::Breaks(removed),
            _ => Gain::Takes(removed),
        };
        Some(Merit::Mill { closing, gain })
    }

    fn block(&self) -> Option<Merit> {
        let to = self.mv.to().filter(|&to| self.threats(self.before, !self.side).contains(to))?;
        Some(Merit::Blocks(to, self.new_threats()))
    }

    fn new_threats(&self) -> PointSet {
        self.threats(self.after, self.side) - self.threats(self.before, self.side)
    }

    /// A closed mill opened with a purpose.
    fn opening(&self) -> Option<Merit> {
        let (from, to) = self.mv.from().zip(self.mv.to())?;
        let geometry = self.shape.geometry();
        let own = self.after.men(self.side);
        if geometry.mills_through(from, own.without(to)) == 0 || !self.threats(self.after, self.side).contains(from) {
            return None;
        }
        let enemy = self.after.men(!self.side);
        let reached = match self.after.phase(self.rules, !self.side) {
            Phase::Moving => geometry.neighbours(from).meets(enemy),
            Phase::Placing | Phase::Flying => true,
        };
        let elsewhere = self.new_threats().without(from);
        Some(match (elsewhere.is_empty(), reached) {
            (false, _) => Merit::OpensRunning(elsewhere.with(from)),
            (true, false) => Merit::OpensSafely(from),
            (true, true) => Merit::Opens(from),
        })
    }

    fn threat(&self) -> Option<Merit> {
        let made = self.new_threats();
        (!made.is_empty()).then_some(Merit::Threatens(made))
    }

    fn hemming(&self) -> Option<Merit> {
        let enemy = !self.side;
        if self.after.phase(self.rules, enemy) == Phase::Flying || self.after.in_hand(enemy) > 0 {
            return None;
        }
        let shut = |position: &Position| {
            let empty = position.empty(self.shape.geometry());
            (position.men(enemy) - self.shape.next_to(empty)).len()
        };
        let more = shut(self.after).saturating_sub(shut(self.before));
        (more > 0).then_some(Merit::ShutsIn(u8::try_from(more).unwrap_or(u8::MAX)))
    }

    fn point(&self) -> Option<Merit> {
        let to = self.mv.to()?;
        let enemy = self.before.men(!self.side);
        if self.shape.completed_by(enemy).contains(to) {
            return Some(Merit::InTheWay(to));
        }
        match (self.shape.geometry().neighbours(to).len(), self.mv.from()) {
            (4.., None) => Some(Merit::TakesCrossing(to)),
            (4.., Some(_)) => Some(Merit::MovesToCrossing(to)),
            (3, None) => Some(Merit::ThreeWays(to)),
            _ => None,
        }
    }

    fn quiet(&self) -> Merit {
        let slides =
            |position: &Position| self.shape.slides(position.men(self.side), position.empty(self.shape.geometry()));
        let empty = self.after.empty(self.shape.geometry());
        let shut = !(self.after.men(self.side) - self.shape.next_to(empty)).is_empty();
        match (self.mv.from().is_some(), slides(self.after) > slides(self.before), shut) {
            (true, true, _) => Merit::Room,
            (true, false, false) => Merit::KeepsFree,
            (true, false, true) => Merit::Waits,
            (false, ..) if self.mv.to().is_some_and(|to| self.has_friend(to)) => Merit::Builds,
            (false, ..) => Merit::Spreads,
        }
    }

    fn has_friend(&self, to: Point) -> bool {
        self.shape.geometry().neighbours(to).meets(self.before.men(self.side))
    }
}
