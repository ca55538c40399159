//! The search at the root: iterative deepening with aspiration windows, and further threads that search the same
//! position with the same table and so run ahead of the first one ("lazy SMP", see Chess Programming Wiki).

use super::abdada::CurrentlySearching;
use super::found::Found;
use super::limits::{Clock, Control, Limits, Stop};
use super::memory::Memory;
use super::search::is_final;
use super::searcher::{MAX_PLIES, Searcher, Shared};
use super::solved::{self, Answer};
use super::transposition::Keys;
use super::value::{DRAW, INFINITE, Value, is_decided};
use super::weights::Weights;
use crate::endgame::Database;
use crate::rules::{Game, Move, Position};

/// How far from the last value the next one is expected.
pub(super) const WINDOW: Value = 24;

/// What a search is to do.
pub(super) struct Task<'a> {
    pub(super) game: &'a Game,
    pub(super) limits: Limits,
    pub(super) weights: Weights,
    pub(super) memory: &'a Memory,
    /// For each legal turn what is added to its estimate, in hundredths of a man, for variety; empty for no noise.
    pub(super) noise: Vec<(Move, Value)>,
}

/// A legal turn at the root.
#[derive(Clone, Copy)]
struct RootMove {
    mv: Move,
    noise: Value,
    /// Positions below it in the last iteration: the harder it was to refute, the earlier it is looked at again.
    nodes: u64,
}

impl RootMove {
    const fn new(mv: Move, noise: Value) -> Self {
        Self { mv, noise, nodes: 0 }
    }
}

/// Searches; calls `report` after each iteration of the first thread. Returns `None` when there is no legal turn, or when
/// stopped before the first turn was searched.
pub(super) fn search(task: &Task, stop: &Stop, report: &mut dyn FnMut(&Found, Clock)) -> Option<Found> {
    let rules = task.game.rules();
    let solved = task.memory.solved(rules);
    let control = Control::new(task.limits, stop);
    match solved.and_then(|database| solved::answer(database, task.game)) {
        Some(Answer::Decided(found)) => {
            report(&found, control.clock());
            (!stop.is_raised()).then_some(found)
        }
        // All of them keep the draw: estimates decide between them, but the value reported is that of a draw.
        Some(Answer::Drawn(turns)) => {
            let noise = |mv: Move| task.noise.iter().find(|(other, _)| *other == mv).map_or(0, |(_, noise)| *noise);
            let moves = turns.into_iter().map(|(mv, traps)| RootMove::new(mv, traps + noise(mv))).collect();
            let limits =
                Limits { depth: Some(task.limits.depth.unwrap_or(DRAWN_DEPTH).min(DRAWN_DEPTH)), ..task.limits };
            let control = Control::new(limits, stop);
            let mut drawn = |found: &Found, clock: Clock| report(&Found { value: DRAW, ..found.clone() }, clock);
            let found = run(task, &control, None, moves, &mut drawn);
            found.map(|found| Found { value: DRAW, ..found })
        }
        None => {
            let moves = if task.noise.is_empty() {
                task.game.legal_moves().into_iter().map(|mv| RootMove::new(mv, 0)).collect()
            } else {
                task.noise.iter().map(|&(mv, noise)| RootMove::new(mv, noise)).collect()
            };
            run(task, &control, solved, moves, report)
        }
    }
}

/// How many plies deep the turns that keep a solved draw are searched.
const DRAWN_DEPTH: u32 = 8;

/// Searches these turns on as many threads as asked.
fn run(
    task: &Task,
    control: &Control,
    solved: Option<&Database>,
    moves: Vec<RootMove>,
    report: &mut dyn FnMut(&Found, Clock),
) -> Option<Found> {
    let threads = task.limits.threads;
    let found = with_shared(task, control, solved, |shared| {
        std::thread::scope(|scope| {
            for index in 1..threads {
                let root = Root::new(task, shared, moves.clone());
                scope.spawn(move || root.deepen(first_depth(index), &mut |_, _| {}));
            }
            let found = Root::new(task, shared, moves).deepen(first_depth(0), report);
            control.finish();
            found
        })
    });
    found.map(|found| Found { nodes: control.nodes(), ..found })
}

/// The depth at which a thread begins: neighbours begin at different ones and so run ahead of each other.
pub(super) const fn first_depth(thread: usize) -> u32 {
    if thread == 0 { 1 } else { 1 + thread as u32 % 2 }
}

/// Makes what the threads of a search share, and hands it over.
pub(super) fn with_shared<R>(
    task: &Task,
    control: &Control,
    solved: Option<&Database>,
    search: impl FnOnce(&Shared) -> R,
) -> R {
    let keys = Keys::new(task.game.rules());
    let table = task.memory.table(task.limits.megabytes());
    table.next_search();
    let searching = (task.limits.threads > 1).then(CurrentlySearching::new);
    search(&Shared {
        rules: *task.game.rules(),
        weights: task.weights,
        keys: &keys,
        table: &table,
        control,
        solved,
        searching: searching.as_ref(),
        reduces: task.limits.mate.is_none(),
    })
}

/// One thread's view of the root.
struct Root<'a> {
    searcher: Searcher<'a>,
    control: &'a Control<'a>,
    position: Position,
    moves: Vec<RootMove>,
    pv: Vec<Move>,
}

impl<'a> Root<'a> {
    fn new(task: &Task, shared: &'a Shared<'a>, moves: Vec<RootMove>) -> Self {
        let searcher = Searcher::new(shared, task.game);
        Self { searcher, control: shared.control, position: *task.game.position(), moves, pv: Vec::new() }
    }

    fn deepen(mut self, first: u32, report: &mut dyn FnMut(&Found, Clock)) -> Option<Found> {
        let mut found: Option<Found> = None;
        let mut stable = 0;
        let max_depth =
            if self.moves.len() == 1 && self.control.limits().time.is_some() { 4 } else { MAX_PLIES as u32 / 2 };
        let mut depth = first;
        while depth <= max_depth
            && !self.moves.is_empty()
            && (found.is_none() || self.control.begins_another(depth, stable))
        {
            self.pv.clear();
            let value = self.aspire(depth, found.as_ref().map(|found| found.value));
            self.searcher.settle();
            if let Some(&best) = self.pv.first() {
                let same = found.as_ref().is_some_and(|found| found.pv.first() == Some(&best));
                stable = if same { stable + 1 } else { 0 };
                let now = Found { pv: self.pv.clone(), value, depth, nodes: self.control.nodes() };
                if !self.searcher.stopped() {
                    report(&now, self.control.clock());
                }
                found = Some(now);
            }
            if self.searcher.stopped() || is_final(value, depth) {
                break;
            }
            depth += 1;
        }
        found
    }

    /// Searches the root with a narrow window about the last value, widened until the value falls within.
    fn aspire(&mut self, depth: u32, last: Option<Value>) -> Value {
        let (mut alpha, mut beta) = match last {
            Some(value) if depth >= 4 && !is_decided(value) => (value - WINDOW, value + WINDOW),
            _ => (-INFINITE, INFINITE),
        };
        let mut widening = WINDOW;
        loop {
            let value = self.root(depth as i32, alpha, beta);
            widening *= 3;
            if self.searcher.stopped() {
                return value;
            } else if value <= alpha && alpha > -INFINITE {
                alpha = if is_decided(value) { -INFINITE } else { (value - widening).max(-INFINITE) };
            } else if value >= beta && beta < INFINITE {
                beta = if is_decided(value) { INFINITE } else { (value + widening).min(INFINITE) };
            } else {
                return value;
            }
        }
    }

    /// One pass over the turns. The principal variation so far stands even when the pass is broken off: the best turn of the last
    /// iteration is looked at first.
    fn root(&mut self, depth: i32, mut alpha: Value, beta: Value) -> Value {
        let mut best = -INFINITE;
        for index in 0..self.moves.len() {
            let RootMove { mv, noise, .. } = self.moves[index];
            let before = self.searcher.nodes();
            let value = if index == 0 {
                self.judge(mv, noise, depth, alpha, beta)
            } else {
                let value = self.judge(mv, noise, depth, alpha, alpha + 1);
                if value > alpha && !self.searcher.stopped() {
                    self.judge(mv, noise, depth, alpha, beta)
                } else {
                    value
                }
            };
            if self.searcher.stopped() {
                break;
            }
            self.moves[index].nodes = self.searcher.nodes() - before;
            if value > best {
                best = value;
                if value > alpha || self.pv.is_empty() {
                    self.pv.clear();
                    self.pv.push(mv);
                    self.pv.extend_from_slice(self.searcher.pv(1));
                    self.moves[..=index].rotate_right(1);
                }
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        if let Some((_, others)) = self.moves.split_first_mut() {
            others.sort_by_key(|other| std::cmp::Reverse(other.nodes));
        }
        best
    }

    /// The worth of a turn with its noise, which proven wins and losses do not care for.
    fn judge(&mut self, mv: Move, noise: Value, depth: i32, alpha: Value, beta: Value) -> Value {
        let value = self.searcher.follow(&self.position, mv, depth - 1, alpha - noise, beta - noise, 0);
        if is_decided(value) { value } else { value + noise }
    }
}
