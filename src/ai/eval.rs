//! What a position is worth before it is decided: a sum of named terms, in hundredths of a man, for the side to move.
//!
//! A linear evaluation of hand-made features whose weights are fitted to played games (A. Samuel, "Some studies in
//! machine learning using the game of checkers", 1959). Integers only, so that it gives the same on every machine.

use super::score::{MOST_ESTIMATE, Value};
use super::shape::Shape;
use crate::rules::{Color, DoubleMill, Phase, PointSet, Position, RuleSet};

/// What one feature is worth while men are in hand and after, in hundredths of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// A man, on the board or in hand.
    pub man: Value,
    /// A closed mill.
    pub mill: Value,
    /// A mill that the side to move can close with this turn.
    pub closable: Value,
    /// A mill that the other side could close with its next turn.
    pub threat: Value,
    /// A second mill that the other side could close with its next turn: one of them cannot be blocked.
    pub fork: Value,
    /// Two men and an empty point in a line, out of reach for now.
    pub open_line: Value,
    /// A man that leaves one mill to close another: a running mill.
    pub running: Value,
    /// A legal slide.
    pub slide: Value,
    /// A man that cannot move.
    pub blocked: Value,
    /// An extra way from a point that a man holds, beyond two.
    pub crossing: Value,
    /// A line of the other side's that a man stands in the way of.
    pub blocking: Value,
    /// To be at the turn.
    pub tempo: Value,
}

/// Every weight of the evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// While the side has men in hand.
    pub placing: Terms,
    /// With empty hands.
    pub moving: Terms,
    /// What a side that flies has instead of slides.
    pub flying: Value,
    /// Four men against an enemy that would fly with three: each man the enemy lacks of safety.
    pub near_end: Value,
}

impl Weights {
    /// The tuned weights.
    pub const TUNED: Self = Self {
        placing: Terms {
            man: 100,
            mill: 5,
            closable: 73,
            threat: 20,
            fork: 77,
            open_line: 6,
            running: 35,
            slide: 13,
            blocked: -16,
            crossing: 2,
            blocking: 20,
            tempo: 26,
        },
        moving: Terms {
            man: 100,
            mill: 21,
            closable: 41,
            threat: 55,
            fork: 51,
            open_line: 12,
            running: 68,
            slide: 5,
            blocked: -15,
            crossing: 3,
            blocking: 12,
            tempo: 10,
        },
        flying: 42,
        near_end: -24,
    };
}

/// What of one side's men the evaluation counts.
#[derive(Clone, Copy, Default, Debug)]
struct Features {
    men: Value,
    mills: Value,
    closable: Value,
    running: Value,
    open_lines: Value,
    slides: Value,
    blocked: Value,
    crossings: Value,
    blocking: Value,
    flies: bool,
    placing: bool,
}

impl Features {
    #[inline]
    fn of(shape: &Shape, rules: &RuleSet, position: &Position, color: Color) -> Self {
        let men = position.men(color);
        let enemy = position.men(!color);
        let empty = position.empty(shape.geometry());
        let completed = shape.completed_by(men);
        let points = completed & empty;
        let in_mills = completed & men;
        let phase = position.phase(rules, color);
        let flies = phase == Phase::Flying;
        let mut features = Self {
            men: position.total(color) as Value,
            mills: (in_mills.len() as Value + 1) / 3,
            crossings: shape.crossings(men) as Value,
            blocking: (shape.completed_by(enemy) & men).len() as Value,
            flies,
            placing: phase == Phase::Placing,
            ..Self::default()
        };
        if !flies {
            features.slides = shape.slides(men, empty) as Value;
            features.blocked = (men - shape.next_to(empty)).len() as Value;
        }
        if features.placing {
            features.closable = points.len() as Value;
            features.running = Self::running(shape, men, points, in_mills);
            return features;
        }
        for point in points {
            let closers = shape.closers(men, point, flies);
            if closers.is_empty() {
                features.open_lines += 1;
            } else {
                features.closable += 1;
                features.running += Value::from(closers.meets(in_mills));
            }
        }
        features
    }

    /// Men in mills that could close another mill by a slide.
    #[inline]
    fn running(shape: &Shape, men: PointSet, points: PointSet, in_mills: PointSet) -> Value {
        if in_mills.is_empty() || points.is_empty() {
            return 0;
        }
        points.into_iter().filter(|&point| shape.closers(men, point, false).meets(in_mills)).count() as Value
    }

    #[inline]
    fn worth(&self, weights: &Weights, to_move: bool) -> Value {
        let terms = if self.placing { &weights.placing } else { &weights.moving };
        let threats = match (to_move, self.closable) {
            (_, 0) => 0,
            (true, count) => terms.closable + (count - 1) * terms.threat,
            (false, 1) => terms.threat,
            (false, count) => terms.threat + terms.fork + (count - 2) * terms.threat,
        };
        let freedom =
            if self.flies { weights.flying } else { self.slides * terms.slide + self.blocked * terms.blocked };
        self.men * terms.man
            + self.mills * terms.mill
            + threats
            + self.open_lines * terms.open_line
            + self.running.min(3) * terms.running
            + freedom
            + self.crossings * terms.crossing
            + self.blocking * terms.blocking
            + if to_move { terms.tempo } else { 0 }
    }
}

/// The worth of a position for the side to move. Fades towards a draw as the quiet-turn draw comes near.
pub(super) fn evaluate(shape: &Shape, rules: &RuleSet, weights: &Weights, position: &Position) -> Value {
    let turn = position.turn();
    let own = Features::of(shape, rules, position, turn);
    let other = Features::of(shape, rules, position, !turn);
    let mut value = own.worth(weights, true) - other.worth(weights, false);
    // The fewer men are left, the more one of them is worth.
    if own.men != other.men {
        let least = own.men.min(other.men);
        value += (own.men - other.men).signum() * (6 - least).max(0) * weights.near_end;
    }
    if rules.double_mill == DoubleMill::PerMill {
        value += value / 16;
    }
    let left = clock_left(rules, position);
    if left < 60 {
        value = value * (20 + left) / 80;
    }
    value.clamp(-MOST_ESTIMATE, MOST_ESTIMATE)
}

/// Turns until a draw clock runs out, or many.
#[inline]
fn clock_left(rules: &RuleSet, position: &Position) -> Value {
    let quiet = Value::from(position.quiet_turns());
    let quiet_left = rules.quiet_turns.map_or(Value::MAX, |limit| Value::from(limit) - quiet);
    let last_three = || {
        position.in_hand(Color::White) + position.in_hand(Color::Black) == 0
            && Color::ALL.iter().any(|&c| position.men(c).len() <= 3)
    };
    match rules.endgame_clock {
        Some(limit) if last_three() => quiet_left.min(5 * (Value::from(limit) - quiet)),
        _ => quiet_left,
    }
}
