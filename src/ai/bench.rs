//! A fixed piece of work for the search: how fast it is, and a count of positions that changes exactly when what the
//! search does changes.

use super::deepen::{self, Task};
use super::limits::{Clock, Limits, Stop};
use super::memory::Memory;
use super::request::analyse_with;
use super::weights::Weights;
use crate::rules::{Game, NotationError, Preset};
use std::time::Duration;

/// What the work took.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// Positions looked at: with one thread the same on every machine.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

impl Bench {
    /// Positions a second.
    pub fn nodes_per_second(&self) -> u64 {
        (u128::from(self.nodes) * 1_000_000 / self.time.as_micros().max(1)) as u64
    }

    /// One position searched to `depth` from nothing, on so many threads.
    pub fn search(game: &Game, depth: u32, threads: usize) -> Self {
        let task = Task {
            game,
            limits: Limits::depth(depth).with_threads(threads),
            weights: Weights::of(game.rules()),
            memory: &Memory::NONE,
            noise: Vec::new(),
        };
        let clock = Clock::start();
        let found = deepen::search(&task, &Stop::default(), &mut |_, _| {});
        Self { nodes: found.map_or(0, |found| found.nodes), time: clock.elapsed() }
    }
}

/// What pondering saves: positions looked at to the depth of an answer after the expected reply, with and without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pondered {
    /// By a search that knows nothing.
    pub cold: u64,
    /// By one that finds in its table what was looked at, one ply deeper, while the reply was awaited.
    pub warm: u64,
}

/// Lets the search ponder on a few positions of the list, then answer to a depth, on one thread.
///
/// # Errors
/// If a line of the list cannot be played, which its test excludes.
pub fn bench_pondering() -> Result<Pondered, NotationError> {
    let mut sum = Pondered::default();
    for (preset, moves, depth) in WORK {
        let mut game = Game::new(preset.rules());
        game.play_text(moves)?;
        let (memory, stop) = (Memory::new(16), Stop::default());
        let limits = Limits::depth(depth);
        let before = Limits::depth(depth + 1);
        let Some(thought) = analyse_with(&game, before, &memory, &stop, &mut |_, _| {}) else { continue };
        game.play_unchecked(thought.mv);
        let nodes = |memory: &Memory| {
            analyse_with(&game, limits, memory, &stop, &mut |_, _| {}).map_or(0, |thought| thought.nodes)
        };
        sum.cold += nodes(&Memory::NONE);
        sum.warm += nodes(&memory);
    }
    Ok(sum)
}

/// Preset, turns from the start, depth.
const WORK: [(Preset, &str, u32); 10] = [
    (Preset::Nine, "", 10),
    (Preset::Nine, "d3 a4 f4 a7 a1 b4 c4 b6 c3 b2xc4", 8),
    (Preset::Nine, "d3 a4 f4 a7 a1 b4 c4 b6 c3 b2xc4 c4 d7 e3xd7 c5 e4 g4 e5xg4 f6", 10),
    (Preset::Nine, "d6 d2 f4 b6 b4 f2 b2 d5 e4 g4", 9),
    (
        Preset::NineNoFlying,
        "d3 a4 f4 a7 a1 b4 c4 b6 c3 b2xc4 c4 d7 e3xd7 c5 e4 g4 e5xg4 f6 d3-d2 a7-d7 e5-d5 d7-d6xc4 c3-c4 d6-d7",
        10,
    ),
    (Preset::Six, "", 10),
    (Preset::Three, "", 12),
    (Preset::Lasker, "d3 a4 c4 a7 a1 d7 g7 d6 d5 b6", 7),
    (Preset::Twelve, "d3 a4 d2 d1 f2 a1 g1 a7xf2 f2 e3", 7),
    (Preset::Morabaraba, "d3 a4 d2 d1 f2 a1 g1 a7xf2 f2 e3 b2xe3 e3 f6 f4 b6 b4 d6xb4 b4 g7 c4xg7", 7),
];

/// Searches a fixed list of positions of several presets on one thread.
///
/// # Errors
/// If a line of the list cannot be played, which its test excludes.
pub fn bench() -> Result<Bench, NotationError> {
    let mut total = Bench { nodes: 0, time: Duration::ZERO };
    for (preset, moves, depth) in WORK {
        let mut game = Game::new(preset.rules());
        game.play_text(moves)?;
        let part = Bench::search(&game, depth, 1);
        total = Bench { nodes: total.nodes + part.nodes, time: total.time + part.time };
    }
    Ok(total)
}
