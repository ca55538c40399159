//! Why a turn is good, in the words of the game. Each line is read off the position and true of it, whatever the search
//! had in mind; the most telling one is said.

use super::shape::Shape;
use crate::rules::{Color, Game, Move, Outcome, Phase, Point, PointSet, Position, RuleSet, WinReason};

/// One short line about a legal turn.
pub fn explain(game: &Game, mv: Move) -> String {
    let rules = game.rules();
    let before = game.position();
    let mut next = game.clone();
    next.play_unchecked(mv);
    let view = View { rules, shape: Shape::new(rules), before, after: next.position(), side: before.turn(), mv };
    view.ending(next.outcome())
        .or_else(|| view.mill())
        .or_else(|| view.block())
        .or_else(|| view.opening())
        .or_else(|| view.threat())
        .or_else(|| view.hemming())
        .or_else(|| view.point())
        .unwrap_or_else(|| view.quiet())
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
    fn label(&self, point: Point) -> &'static str {
        self.shape.geometry().label(point)
    }

    /// Names joined by "and".
    fn list(&self, points: PointSet) -> String {
        let mut labels: Vec<_> = points.into_iter().map(|point| self.label(point)).collect();
        labels.sort_unstable();
        match labels.as_slice() {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [most @ .., last] => format!("{} and {last}", most.join(", ")),
        }
    }

    /// Where a side could close a mill, were it to move.
    fn threats(&self, position: &Position, color: Color) -> PointSet {
        let threats = self.shape.threats(position, self.rules, color);
        position.ban(color).map_or(threats, |ban| threats.without(ban.back))
    }

    fn ending(&self, outcome: Option<Outcome>) -> Option<String> {
        let text = match outcome? {
            Outcome::Win { winner, reason } if winner == self.side => match reason {
                WinReason::FewMen => "closes a mill and wins: two men cannot make one",
                WinReason::Blocked => "wins: the other side cannot move",
                WinReason::Mill => "closes a mill and wins",
                WinReason::FullBoard => "fills the board and wins",
            },
            Outcome::Win { .. } => "has nothing better",
            Outcome::Draw { .. } => "makes a draw",
        };
        Some(text.to_owned())
    }

    fn mill(&self) -> Option<String> {
        let removed = self.mv.removed();
        let Some(to) = self.mv.to() else { return Some(format!("takes {}", self.list(removed))) };
        let own = self.before.men(self.side);
        let others = self.mv.from().map_or(own, |from| own.without(from));
        let closed = self.shape.geometry().mills_through(to, others);
        if closed == 0 {
            return None;
        }
        let left_mill = self.mv.from().is_some_and(|from| self.shape.geometry().mills_through(from, others) > 0);
        let what = match (closed, left_mill) {
            (1, false) => "closes a mill",
            (1, true) => "runs from mill to mill",
            (2, _) => "closes two mills",
            _ => "closes several mills",
        };
        if removed.is_empty() {
            return Some(what.to_owned());
        }
        let enemy = !self.side;
        let ended = self.threats(self.before, enemy).without(to) - self.threats(self.after, enemy);
        let in_mill = self.shape.geometry().in_mills(self.before.men(enemy)).meets(removed);
        Some(match ended.lowest() {
            Some(_) if removed.len() == 1 => {
                format!("{what} and takes the man that threatened {}", self.list(ended))
            }
            _ if in_mill => format!("{what} and breaks one with {}", self.list(removed)),
            _ => format!("{what} and takes {}", self.list(removed)),
        })
    }

    fn block(&self) -> Option<String> {
        let to = self.mv.to().filter(|&to| self.threats(self.before, !self.side).contains(to))?;
        let made = self.new_threats();
        Some(if made.is_empty() {
            format!("blocks {}", self.label(to))
        } else {
            format!("blocks {} and threatens {}", self.label(to), self.list(made))
        })
    }

    fn new_threats(&self) -> PointSet {
        self.threats(self.after, self.side) - self.threats(self.before, self.side)
    }

    /// A closed mill opened with a purpose.
    fn opening(&self) -> Option<String> {
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
            (false, _) => format!("opens the running mill: {} next", self.list(elsewhere.with(from))),
            (true, false) => format!("opens its mill; nobody can reach {}", self.label(from)),
            (true, true) => format!("opens its mill, to close it again at {}", self.label(from)),
        })
    }

    fn threat(&self) -> Option<String> {
        let made = self.new_threats();
        match made.len() {
            0 => None,
            1 => Some(format!("threatens a mill at {}", self.list(made))),
            _ => Some(format!("threatens mills at {}", self.list(made))),
        }
    }

    fn hemming(&self) -> Option<String> {
        let enemy = !self.side;
        if self.after.phase(self.rules, enemy) == Phase::Flying || self.after.in_hand(enemy) > 0 {
            return None;
        }
        let shut = |position: &Position| {
            let empty = position.empty(self.shape.geometry());
            (position.men(enemy) - self.shape.next_to(empty)).len()
        };
        match shut(self.after).saturating_sub(shut(self.before)) {
            0 => None,
            1 => Some("shuts a man in".to_owned()),
            count => Some(format!("shuts {count} men in")),
        }
    }

    fn point(&self) -> Option<String> {
        let to = self.mv.to()?;
        let enemy = self.before.men(!self.side);
        if self.shape.completed_by(enemy).contains(to) {
            return Some(format!("stands in the way at {}", self.label(to)));
        }
        let ways = self.shape.geometry().neighbours(to).len();
        let place = if self.mv.from().is_none() { "takes" } else { "moves to" };
        match ways {
            4.. => Some(format!("{place} the crossing {}", self.label(to))),
            3 if self.mv.from().is_none() => Some(format!("takes {}, with three ways to go", self.label(to))),
            _ => None,
        }
    }

    fn quiet(&self) -> String {
        let slides =
            |position: &Position| self.shape.slides(position.men(self.side), position.empty(self.shape.geometry()));
        let empty = self.after.empty(self.shape.geometry());
        let shut = !(self.after.men(self.side) - self.shape.next_to(empty)).is_empty();
        let text = match (self.mv.from().is_some(), slides(self.after) > slides(self.before), shut) {
            (true, true, _) => "gives its men more room",
            (true, false, false) => "keeps its men free",
            (true, false, true) => "waits",
            (false, ..) if self.mv.to().is_some_and(|to| self.has_friend(to)) => "builds on its men",
            (false, ..) => "spreads its men",
        };
        text.to_owned()
    }

    fn has_friend(&self, to: Point) -> bool {
        self.shape.geometry().neighbours(to).meets(self.before.men(self.side))
    }
}
