//! What a position is worth before it is decided: a sum of named terms, in hundredths of a man, for the side to move.
//!
//! A linear evaluation of hand-made features whose weights are fitted to played games (A. Samuel, "Some studies in
//! machine learning using the game of checkers", 1959). Integers only, so that it gives the same on every machine.

use super::shape::Shape;
use super::value::{MAX_ESTIMATE, Value};
use super::weights::{WEIGHTS, Weights};
use crate::rules::{Color, DoubleMill, Phase, PointSet, Position, RuleSet};

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

impl Features {
    /// The fewer men are left, the more (or less) one of them is worth: how often [`Weights::near_end`] counts.
    #[inline]
    fn few_against(&self, other: &Self) -> Value {
        (self.men - other.men).signum() * (6 - self.men.min(other.men)).max(0)
    }

    /// What [`Features::worth`] multiplies each weight with, in the order of [`Weights::to_list`], added to `sum` with a
    /// sign.
    fn count(&self, to_move: bool, sign: Value, sum: &mut [Value; WEIGHTS]) {
        let (first, second, fork) = match (to_move, self.closable) {
            (_, 0) => (0, 0, 0),
            (true, count) => (1, count - 1, 0),
            (false, 1) => (0, 1, 0),
            (false, count) => (0, count - 1, 1),
        };
        let terms = [
            self.men,
            self.mills,
            first,
            second,
            fork,
            self.open_lines,
            self.running.min(3),
            self.slides,
            self.blocked,
            self.crossings,
            self.blocking,
            Value::from(to_move),
        ];
        let start = if self.placing { 0 } else { terms.len() };
        for (place, term) in sum[start..].iter_mut().zip(terms) {
            *place += sign * term;
        }
        sum[2 * terms.len()] += sign * Value::from(self.flies);
    }
}

/// How often each weight counts in a position, in the order of [`Weights::to_list`], for the side to move: what
/// [`evaluate`] adds up where no draw clock is near and a turn takes one man.
pub(super) fn count(shape: &Shape, rules: &RuleSet, position: &Position) -> [Value; WEIGHTS] {
    let turn = position.turn();
    let own = Features::of(shape, rules, position, turn);
    let other = Features::of(shape, rules, position, !turn);
    let mut sum = [0; WEIGHTS];
    own.count(true, 1, &mut sum);
    other.count(false, -1, &mut sum);
    sum[WEIGHTS - 1] = own.few_against(&other);
    sum
}

/// The worth of a position for the side to move. Fades towards a draw as the quiet-turn draw comes near.
pub(super) fn evaluate(shape: &Shape, rules: &RuleSet, weights: &Weights, position: &Position) -> Value {
    let turn = position.turn();
    let own = Features::of(shape, rules, position, turn);
    let other = Features::of(shape, rules, position, !turn);
    let mut value = own.worth(weights, true) - other.worth(weights, false);
    value += own.few_against(&other) * weights.near_end;
    if rules.double_mill() == DoubleMill::PerMill {
        value += value / 16;
    }
    let left = clock_left(rules, position);
    if left < 60 {
        value = value * (20 + left) / 80;
    }
    value.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

/// Turns until a draw clock runs out, or many.
#[inline]
fn clock_left(rules: &RuleSet, position: &Position) -> Value {
    let quiet = Value::from(position.quiet_turns());
    let quiet_left = rules.quiet_turns().map_or(Value::MAX, |limit| Value::from(limit) - quiet);
    let last_three = || {
        position.in_hand(Color::White) + position.in_hand(Color::Black) == 0
            && Color::ALL.iter().any(|&c| position.men(c).len() <= 3)
    };
    match rules.endgame_clock() {
        Some(limit) if last_three() => quiet_left.min(5 * (Value::from(limit) - quiet)),
        _ => quiet_left,
    }
}

#[cfg(test)]
mod tests {
    use super::super::seed::{generator, up_to};
    use super::*;
    use crate::rules::{Game, Preset};

    #[test]
    fn the_counts_times_the_weights_are_the_evaluation() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let shape = Shape::new(&rules);
            for seed in 0..60 {
                let mut game = Game::new(rules);
                let mut rng = generator(seed, &game);
                let list: [Value; WEIGHTS] = std::array::from_fn(|_| up_to(&mut rng, 150) - 50);
                let weights = Weights::from_list(list);
                while game.outcome().is_none() && game.ply() < 60 && game.position().quiet_turns() < 9 {
                    let position = game.position();
                    if clock_left(&rules, position) >= 60 {
                        let sum: Value = count(&shape, &rules, position).iter().zip(list).map(|(n, w)| n * w).sum();
                        assert_eq!(evaluate(&shape, &rules, &weights, position), sum, "{preset:?}");
                    }
                    let moves = game.legal_moves();
                    game.play_unchecked(moves[rng.below(moves.len())]);
                }
            }
        }
    }
}
