//! What every legal turn is worth: a search in which each of the best turns, or each turn at all, gets a value of its own
//! (what engines call MultiPV).

use super::deepen::{Task, WINDOW, first_depth, with_shared};
use super::limits::{Clock, Control, Limits, Stop};
use super::memory::Memory;
use super::score::Score;
use super::search::is_final;
use super::searcher::{MAX_PLIES, Searcher, Shared};
use super::solved;
use super::value::{INFINITE, Value, is_decided};
use super::weights::Weights;
use crate::endgame::Database;
use crate::rules::{Game, Move, Position};

/// Which turns are rated, and how far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RateOptions {
    /// How far to search.
    pub limits: Limits,
    /// How many of the best turns get a score; [`usize::MAX`] for all.
    pub count: usize,
    /// Only these turns are looked at; all legal ones if it is empty.
    pub only: Vec<Move>,
}

impl RateOptions {
    /// Every legal turn, within these limits.
    pub const fn every_move(limits: Limits) -> Self {
        Self { limits, count: usize::MAX, only: Vec::new() }
    }
}

/// A legal turn and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedMove {
    /// The turn.
    pub mv: Move,
    /// What it is worth to the side that plays it: exact where the turn ends the game, leads to a solved position, or was
    /// proven to win or lose.
    pub score: Score,
    /// How many plies deep it was searched; 0 where its worth was known without a search.
    pub depth: u32,
    /// The principal variation: the turns expected, this one first.
    pub pv: Vec<Move>,
}

/// What the turns of a position are worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ratings {
    /// The turns, best first.
    pub moves: Vec<RatedMove>,
    /// How many plies deep the search was.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
}

/// Rates the turns of a position. Calls `report` with the ratings after each iteration, and with the clock that was started
/// when the search began. The ratings of an iteration that was broken off are dropped, but for the very first one.
///
/// Returns `None` when there is no turn to rate, or when stopped before one was.
pub fn rate_moves(
    game: &Game,
    options: &RateOptions,
    memory: &Memory,
    stop: &Stop,
    report: &mut dyn FnMut(&Ratings, Clock),
) -> Option<Ratings> {
    let control = Control::new(options.limits, stop);
    let solved = memory.solved(game.rules());
    let candidates = candidates(game, options, solved);
    let count = options.count.clamp(1, candidates.len().max(1));
    if candidates.is_empty() || stop.is_raised() {
        return None;
    }
    if candidates.iter().all(|candidate| candidate.known.is_some()) {
        let ratings = ratings(&candidates, count, 0, candidates.len() as u64);
        report(&ratings, control.clock());
        return Some(ratings);
    }
    let (limits, weights) = (options.limits, Weights::of(game.rules()));
    let task = Task { game, limits, weights, memory, noise: Vec::new() };
    with_shared(&task, &control, solved, |shared| {
        std::thread::scope(|scope| {
            for thread in 1..limits.threads {
                let rater = Rater::new(game, shared, candidates.clone(), count);
                scope.spawn(move || rater.deepen(first_depth(thread), &mut |_, _| {}));
            }
            let found = Rater::new(game, shared, candidates, count).deepen(first_depth(0), report);
            control.finish();
            found
        })
    })
}

/// A turn that is to be rated.
#[derive(Clone)]
struct Candidate {
    mv: Move,
    /// Its worth where that needs no search.
    known: Option<Score>,
    /// What it was worth in the last iteration, where that was found out.
    value: Option<Value>,
    depth: u32,
    pv: Vec<Move>,
    /// Positions below it in the last iteration: the harder it was to refute, the earlier it is searched again.
    nodes: u64,
}

impl Candidate {
    fn score(&self) -> Option<Score> {
        self.known.or_else(|| self.value.map(Score::from_value))
    }

    fn preference(&self) -> Option<(i32, i32)> {
        self.score().map(Score::preference)
    }

    /// Whether no deeper search changes its worth.
    fn is_settled(&self) -> bool {
        self.known.is_some() || self.value.is_some_and(|value| is_final(value, self.depth))
    }
}

fn candidates(game: &Game, options: &RateOptions, solved: Option<&Database>) -> Vec<Candidate> {
    let wanted = |mv: &Move| options.only.is_empty() || options.only.contains(mv);
    let moves = game.legal_moves().into_iter().filter(wanted);
    moves
        .map(|mv| {
            let (known, pv) = match ending(game, mv) {
                Some(score) => (Some(score), vec![mv]),
                None => match solved.and_then(|database| Some((database, solved::turn_score(database, game, mv)?))) {
                    Some((database, score)) => (Some(score), solved::best_play(database, game, mv)),
                    None => (None, vec![mv]),
                },
            };
            Candidate { mv, known, value: None, depth: 0, pv, nodes: 0 }
        })
        .collect()
}

/// What a turn is worth that ends the game.
fn ending(game: &Game, mv: Move) -> Option<Score> {
    let side = game.position().turn();
    let mut next = game.clone();
    next.play_unchecked(mv);
    next.outcome().map(|outcome| Score::of_outcome(outcome, side).one_ply_earlier(true))
}

/// The `count` best of the turns whose worth is known, best first.
fn ratings(candidates: &[Candidate], count: usize, depth: u32, nodes: u64) -> Ratings {
    let mut best: Vec<&Candidate> = candidates.iter().filter(|candidate| candidate.score().is_some()).collect();
    best.sort_by_key(|candidate| std::cmp::Reverse(candidate.preference()));
    let rated = |candidate: &Candidate| {
        let score = candidate.score()?;
        Some(RatedMove { mv: candidate.mv, score, depth: candidate.depth, pv: candidate.pv.clone() })
    };
    Ratings { moves: best.into_iter().take(count).filter_map(rated).collect(), depth, nodes }
}

/// One thread that rates the turns of a position.
struct Rater<'a> {
    searcher: Searcher<'a>,
    shared: &'a Shared<'a>,
    position: Position,
    candidates: Vec<Candidate>,
    count: usize,
}

impl<'a> Rater<'a> {
    fn new(game: &Game, shared: &'a Shared<'a>, candidates: Vec<Candidate>, count: usize) -> Self {
        Self { searcher: Searcher::new(shared, game), shared, position: *game.position(), candidates, count }
    }

    fn deepen(mut self, first: u32, report: &mut dyn FnMut(&Ratings, Clock)) -> Option<Ratings> {
        let control = self.shared.control;
        let mut found: Option<Ratings> = None;
        let mut depth = first;
        while depth <= MAX_PLIES as u32 / 2 && (found.is_none() || control.begins_another(depth, 0)) {
            let before = self.candidates.clone();
            self.pass(depth);
            self.searcher.settle();
            if self.searcher.stopped() && found.is_some() {
                self.candidates = before;
                break;
            }
            let now = ratings(&self.candidates, self.count, depth, control.nodes());
            if now.moves.is_empty() {
                break;
            }
            report(&now, control.clock());
            found = Some(now);
            if self.searcher.stopped() || self.is_settled() {
                break;
            }
            depth += 1;
        }
        found.map(|found| Ratings { nodes: control.nodes(), ..found })
    }

    /// Whether no deeper search changes what the best turns are worth.
    fn is_settled(&self) -> bool {
        let mut best: Vec<&Candidate> = self.candidates.iter().collect();
        best.sort_by_key(|candidate| std::cmp::Reverse(candidate.preference()));
        best.iter().take(self.count).all(|candidate| candidate.is_settled())
    }

    /// Searches every turn to a depth. A turn that is no better than `count` others gets no value of its own.
    fn pass(&mut self, depth: u32) {
        let mut best: Vec<Value> =
            self.candidates.iter().filter_map(|candidate| candidate.known).map(Score::to_value).collect();
        for index in 0..self.candidates.len() {
            if self.candidates[index].known.is_some() {
                continue;
            }
            best.sort_unstable_by(|a, b| b.cmp(a));
            let bar = best.get(self.count - 1).copied().unwrap_or(-INFINITE);
            let nodes = self.searcher.nodes();
            let value = self.search(index, depth, bar);
            if self.searcher.stopped() {
                return;
            }
            let candidate = &mut self.candidates[index];
            candidate.nodes = self.searcher.nodes() - nodes;
            candidate.depth = depth;
            candidate.value = value;
            if let Some(value) = value {
                best.push(value);
                candidate.pv.truncate(1);
                candidate.pv.extend_from_slice(self.searcher.pv(1));
            }
        }
        self.candidates.sort_by_key(|candidate| std::cmp::Reverse((candidate.preference(), candidate.nodes)));
    }

    /// The value of a turn if that is more than `bar`, found with a window about its last one that is widened until the
    /// value falls within.
    fn search(&mut self, index: usize, depth: u32, bar: Value) -> Option<Value> {
        let (mv, last) = (self.candidates[index].mv, self.candidates[index].value);
        if bar > -INFINITE && self.follow(mv, depth, bar, bar + 1) <= bar {
            return None;
        }
        let (mut alpha, mut beta) = match last {
            Some(last) if depth >= 4 && !is_decided(last) => ((last - WINDOW).max(bar), last + WINDOW),
            _ => (bar, INFINITE),
        };
        beta = beta.max(alpha + 1);
        let mut widening = WINDOW;
        loop {
            let value = self.follow(mv, depth, alpha, beta);
            widening *= 3;
            if self.searcher.stopped() {
                return None;
            } else if value <= alpha && alpha > bar {
                alpha = if is_decided(value) { bar } else { (value - widening).max(bar) };
            } else if value >= beta && beta < INFINITE {
                beta = if is_decided(value) { INFINITE } else { (value + widening).min(INFINITE) };
            } else {
                return (value > bar).then_some(value);
            }
        }
    }

    fn follow(&mut self, mv: Move, depth: u32, alpha: Value, beta: Value) -> Value {
        self.searcher.follow(&self.position, mv, depth as i32 - 1, alpha, beta, 0)
    }
}
