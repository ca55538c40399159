//! The search at the root: iterative deepening with aspiration windows, and further threads that search the same
//! position with the same table and so run ahead of the first one ("lazy SMP", see Chess Programming Wiki).

use super::busy::Busy;
use super::limits::{Clock, Control, Limits, Stop};
use super::memory::Memory;
use super::search::{MAX_PLIES, Search, Shared};
use super::solved::{self, Answer};
use super::transposition::Keys;
use super::value::{DRAW, INFINITE, Value, is_decided};
use super::weights::Weights;
use crate::endgame::Database;
use crate::rules::{Game, Move, Position};

/// How far from the last value the next one is expected.
const WINDOW: Value = 24;

/// What a search is to do.
pub(super) struct Task<'a> {
    pub(super) game: &'a Game,
    pub(super) limits: Limits,
    pub(super) weights: Weights,
    pub(super) memory: &'a Memory,
    pub(super) reduces: bool,
    /// A whim for each legal turn, in hundredths of a man, added to its estimate: variety. None at all: no whims.
    pub(super) whims: Vec<(Move, Value)>,
}

/// What a search found, after each full or broken-off iteration.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) line: Vec<Move>,
    pub(super) value: Value,
    pub(super) depth: u32,
    pub(super) nodes: u64,
}

/// A legal turn at the root.
#[derive(Clone, Copy)]
struct RootMove {
    mv: Move,
    whim: Value,
    /// Positions below it in the last iteration: the harder it was to refute, the earlier it is looked at again.
    nodes: u64,
}

impl RootMove {
    const fn new(mv: Move, whim: Value) -> Self {
        Self { mv, whim, nodes: 0 }
    }
}

/// Searches; calls `report` after each iteration of the first thread. None without a legal turn, or when stopped
/// before the first turn was judged.
pub(super) fn search(task: &Task, stop: &Stop, report: &mut dyn FnMut(&Found, Clock)) -> Option<Found> {
    let rules = task.game.rules();
    let solved = task.memory.solved(rules);
    let control = Control::new(task.limits, stop);
    match solved.and_then(|database| solved::answer(database, task.game)) {
        Some(Answer::Decided(found)) => {
            report(&found, control.clock());
            (!stop.is_raised()).then_some(found)
        }
        // The values being equal, the estimates decide between them; the game stays a draw by best play.
        Some(Answer::Drawn(turns)) => {
            let whim = |mv: Move| task.whims.iter().find(|(other, _)| *other == mv).map_or(0, |(_, whim)| *whim);
            let moves = turns.into_iter().map(|(mv, traps)| RootMove::new(mv, traps + whim(mv))).collect();
            let limits =
                Limits { depth: Some(task.limits.depth.unwrap_or(DRAWN_DEPTH).min(DRAWN_DEPTH)), ..task.limits };
            let control = Control::new(limits, stop);
            let mut drawn = |found: &Found, clock: Clock| report(&Found { value: DRAW, ..found.clone() }, clock);
            let found = run(task, &control, None, moves, &mut drawn);
            found.map(|found| Found { value: DRAW, ..found })
        }
        None => {
            let moves = if task.whims.is_empty() {
                task.game.legal_moves().into_iter().map(|mv| RootMove::new(mv, 0)).collect()
            } else {
                task.whims.iter().map(|&(mv, whim)| RootMove::new(mv, whim)).collect()
            };
            run(task, &control, solved, moves, report)
        }
    }
}

/// How deep the turns of a solved draw are looked into.
const DRAWN_DEPTH: u32 = 8;

/// Searches these turns on as many threads as asked.
fn run(
    task: &Task,
    control: &Control,
    solved: Option<&Database>,
    moves: Vec<RootMove>,
    report: &mut dyn FnMut(&Found, Clock),
) -> Option<Found> {
    let keys = Keys::new(task.game.rules());
    let table = task.memory.table(task.limits.megabytes());
    table.next_search();
    let busy = (task.limits.threads > 1).then(Busy::new);
    let shared = Shared {
        rules: *task.game.rules(),
        weights: task.weights,
        keys: &keys,
        table: &table,
        control,
        solved,
        busy: busy.as_ref(),
        reduces: task.reduces,
    };
    std::thread::scope(|scope| {
        for index in 1..task.limits.threads {
            let root = Root::new(task, &shared, moves.clone());
            scope.spawn(move || root.deepen(1 + index as u32 % 2, &mut |_, _| {}));
        }
        let found = Root::new(task, &shared, moves).deepen(1, report);
        control.finish();
        found
    })
    .map(|found| Found { nodes: control.nodes(), ..found })
}

/// One thread's view of the root.
struct Root<'a> {
    search: Search<'a>,
    control: &'a Control<'a>,
    position: Position,
    moves: Vec<RootMove>,
    line: Vec<Move>,
}

impl<'a> Root<'a> {
    fn new(task: &Task, shared: &'a Shared<'a>, moves: Vec<RootMove>) -> Self {
        let search = Search::new(shared, task.game);
        Self { search, control: shared.control, position: *task.game.position(), moves, line: Vec::new() }
    }

    fn deepen(mut self, first: u32, report: &mut dyn FnMut(&Found, Clock)) -> Option<Found> {
        let mut found: Option<Found> = None;
        let mut stable = 0;
        let most = if self.moves.len() == 1 && self.control.limits().time.is_some() { 4 } else { MAX_PLIES as u32 / 2 };
        let mut depth = first;
        while depth <= most && !self.moves.is_empty() && (found.is_none() || self.control.begins_another(depth, stable))
        {
            self.line.clear();
            let value = self.aspire(depth, found.as_ref().map(|found| found.value));
            self.search.settle();
            if let Some(&best) = self.line.first() {
                let same = found.as_ref().is_some_and(|found| found.line.first() == Some(&best));
                stable = if same { stable + 1 } else { 0 };
                let now = Found { line: self.line.clone(), value, depth, nodes: self.control.nodes() };
                if !self.search.stopped() {
                    report(&now, self.control.clock());
                }
                found = Some(now);
            }
            if self.search.stopped() || Search::is_final(value, depth) {
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
            if self.search.stopped() {
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

    /// One pass over the turns. The best line so far stands even when the pass is broken off: the best turn of the last
    /// iteration is looked at first.
    fn root(&mut self, depth: i32, mut alpha: Value, beta: Value) -> Value {
        let mut best = -INFINITE;
        for index in 0..self.moves.len() {
            let RootMove { mv, whim, .. } = self.moves[index];
            let before = self.search.nodes();
            let value = if index == 0 {
                self.judge(mv, whim, depth, alpha, beta)
            } else {
                let value = self.judge(mv, whim, depth, alpha, alpha + 1);
                if value > alpha && !self.search.stopped() { self.judge(mv, whim, depth, alpha, beta) } else { value }
            };
            if self.search.stopped() {
                break;
            }
            self.moves[index].nodes = self.search.nodes() - before;
            if value > best {
                best = value;
                if value > alpha || self.line.is_empty() {
                    self.line.clear();
                    self.line.push(mv);
                    self.line.extend_from_slice(self.search.line(1));
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

    /// The worth of a turn with its whim, which proven wins and losses do not care for.
    fn judge(&mut self, mv: Move, whim: Value, depth: i32, alpha: Value, beta: Value) -> Value {
        let value = self.search.follow(&self.position, mv, depth - 1, alpha - whim, beta - whim, 0);
        if is_decided(value) { value } else { value + whim }
    }
}
