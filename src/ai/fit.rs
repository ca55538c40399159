//! Fits the weights of the evaluation to what became of positions: results of games that the search plays against
//! itself, and exact values of solved endgames. Logistic regression by Newton's method, the weights held to those that
//! one begins with by a ridge (as T. Hastie, R. Tibshirani and J. Friedman, "The Elements of Statistical Learning",
//! 2009, sections 3.4 and 4.4, describe both).

use super::deepen::{self, Task};
use super::eval::count;
use super::limits::{Limits, Stop};
use super::memory::Memory;
use super::score::LOGISTIC_SCALE;
use super::seed::{generator, up_to};
use super::shape::Shape;
use super::value::Value;
use super::weights::{WEIGHTS, Weights};
use crate::rules::{Game, Outcome, Position, RuleSet};

/// How many positions' evidence a weight's departure by its own scale costs.
const RIDGE: f64 = 20.0;
/// Rounds of Newton's method: it converges in a handful.
const ROUNDS: usize = 12;
/// After so many turns a game is called a draw.
const MAX_TURNS: usize = 200;
/// By how much a turn may be judged better than it is while samples are played, for variety.
const MAX_NOISE: Value = 12;

/// A position and what became of it.
#[derive(Clone, Debug)]
pub struct Sample {
    counts: [Value; WEIGHTS],
    result: f64,
}

impl Sample {
    /// A position whose side to move got `result`: 1 for a win, 0 for a loss, one half for a draw.
    pub fn new(rules: &RuleSet, position: &Position, result: f64) -> Self {
        Self { counts: count(&Shape::new(rules), rules, position), result }
    }
}

/// Weights fitted to samples.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// The weights, a man of the moving phase being worth 100.
    pub weights: Weights,
    /// The mean logarithmic loss of the weights one began with.
    pub before: f64,
    /// That of the fitted ones, before they are rounded.
    pub after: f64,
}

/// Plays a game of the search against itself, `nodes` positions a turn, after a random opening, and adds each quiet
/// position with the game's result.
pub fn sample_game(rules: &RuleSet, weights: &Weights, nodes: u64, seed: u64, samples: &mut Vec<Sample>) {
    let mut game = Game::new(*rules);
    let mut rng = generator(seed, &game);
    let opening = 1 + rng.below(8);
    let memory = Memory::new(4);
    let mut seen = Vec::new();
    while game.outcome().is_none() && game.ply() < MAX_TURNS {
        let moves = game.legal_moves();
        if game.ply() < opening {
            game.play_unchecked(moves[rng.below(moves.len())]);
            continue;
        }
        let noise = moves.into_iter().map(|mv| (mv, up_to(&mut rng, MAX_NOISE))).collect();
        let limits = Limits::nodes(nodes);
        let task = Task { game: &game, limits, weights: *weights, memory: &memory, noise };
        let Some(found) = deepen::search(&task, &Stop::default(), &mut |_, _| {}) else { break };
        let mv = found.pv[0];
        if mv.removed().is_empty() {
            seen.push(*game.position());
        }
        game.play_unchecked(mv);
    }
    let winner = game.outcome().and_then(Outcome::winner);
    samples.extend(seen.iter().map(|position| {
        let result = winner.map_or(0.5, |winner| f64::from(u8::from(winner == position.turn())));
        Sample::new(rules, position, result)
    }));
}

/// Fits weights to samples, beginning with `start`.
pub fn fit(samples: &[Sample], start: &Weights) -> Fit {
    let prior = start.to_list().map(f64::from);
    let mut weights = prior;
    let before = loss(samples, &prior);
    for _ in 0..ROUNDS {
        let mut step = newton_step(samples, &weights, &prior);
        // A step too far is halved.
        let now = penalised(samples, &weights, &prior);
        for _ in 0..8 {
            let next: [f64; WEIGHTS] = std::array::from_fn(|index| weights[index] + step[index]);
            if penalised(samples, &next, &prior) <= now {
                weights = next;
                break;
            }
            step = step.map(|part| part / 2.0);
        }
    }
    let after = loss(samples, &weights);
    let man = weights[MOVING_MAN].max(1.0);
    let rounded = weights.map(|weight| (weight * 100.0 / man).round() as Value);
    Fit { weights: Weights::from_list(rounded), before, after }
}

/// Where a man of the moving phase stands in the list of weights.
const MOVING_MAN: usize = (WEIGHTS - 2) / 2;

/// The result that weights expect.
fn expected(sample: &Sample, weights: &[f64; WEIGHTS]) -> f64 {
    let value: f64 = sample.counts.iter().zip(weights).map(|(&count, weight)| f64::from(count) * weight).sum();
    1.0 / (1.0 + (-value / LOGISTIC_SCALE).exp())
}

/// The mean logarithmic loss.
fn loss(samples: &[Sample], weights: &[f64; WEIGHTS]) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            let chance = expected(sample, weights).clamp(1e-9, 1.0 - 1e-9);
            -(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln())
        })
        .sum();
    sum / samples.len().max(1) as f64
}

fn penalised(samples: &[Sample], weights: &[f64; WEIGHTS], prior: &[f64; WEIGHTS]) -> f64 {
    let ridge: f64 = weights.iter().zip(prior).map(|(weight, prior)| ((weight - prior) / LOGISTIC_SCALE).powi(2)).sum();
    loss(samples, weights) * samples.len() as f64 + RIDGE * ridge / 2.0
}

/// The way to the minimum of the parabola that fits the loss where the weights stand.
fn newton_step(samples: &[Sample], weights: &[f64; WEIGHTS], prior: &[f64; WEIGHTS]) -> [f64; WEIGHTS] {
    let mut rows = [[0.0; WEIGHTS + 1]; WEIGHTS];
    for sample in samples {
        let chance = expected(sample, weights);
        let (slope, bend) = (sample.result - chance, chance * (1.0 - chance) / LOGISTIC_SCALE);
        for (row, &count) in rows.iter_mut().zip(&sample.counts).filter(|(_, count)| **count != 0) {
            let count = f64::from(count);
            row[WEIGHTS] += count * slope;
            for (place, &other) in row.iter_mut().zip(&sample.counts) {
                *place += count * f64::from(other) * bend;
            }
        }
    }
    for index in 0..WEIGHTS {
        rows[index][index] += RIDGE / LOGISTIC_SCALE;
        rows[index][WEIGHTS] -= RIDGE * (weights[index] - prior[index]) / LOGISTIC_SCALE;
    }
    solve(rows)
}

/// Solves equations, the right side last in each row, by elimination; the ridge keeps them regular.
fn solve(mut rows: [[f64; WEIGHTS + 1]; WEIGHTS]) -> [f64; WEIGHTS] {
    for column in 0..WEIGHTS {
        let pivot = (column..WEIGHTS).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()));
        rows.swap(column, pivot.unwrap_or(column));
        let top = rows[column];
        for (_, row) in rows.iter_mut().enumerate().filter(|(index, _)| *index != column) {
            let factor = row[column] / top[column];
            for (place, part) in row.iter_mut().zip(top) {
                *place -= factor * part;
            }
        }
    }
    std::array::from_fn(|index| rows[index][WEIGHTS] / rows[index][index])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn the_fit_finds_the_weights_that_made_the_results() {
        let rules = Preset::Nine.rules();
        let mut samples = Vec::new();
        (0..200).for_each(|seed| sample_game(&rules, &Weights::TUNED, 64, seed, &mut samples));
        // Results as they would come out on average by other weights.
        let mut truth = Weights::TUNED;
        (truth.moving.running, truth.moving.slide, truth.placing.closable) = (20, 15, 30);
        let list = truth.to_list().map(f64::from);
        for sample in &mut samples {
            sample.result = expected(sample, &list);
        }
        let samples: Vec<Sample> = std::iter::repeat_n(samples, 60).flatten().collect();
        let fit = fit(&samples, &Weights::TUNED);
        assert!(fit.after < fit.before);
        for (found, wanted) in fit.weights.to_list().into_iter().zip(truth.to_list()) {
            assert!((found - wanted).abs() <= 8, "{}\n{truth}", fit.weights);
        }
    }
}
