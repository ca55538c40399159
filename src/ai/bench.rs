//! A fixed piece of work for the search: how fast it is, and a count of positions that changes exactly when what the
//! search does changes.

use super::deepen::{self, Task};
use super::eval::Weights;
use super::limits::{Clock, Limits, Stop};
use super::transposition::Memory;
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
            weights: Weights::TUNED,
            table: Memory::NONE.table(64),
            reduces: true,
            whims: Vec::new(),
        };
        let clock = Clock::start();
        let found = deepen::search(&task, &Stop::default(), &mut |_, _| {});
        Self { nodes: found.map_or(0, |found| found.nodes), time: clock.elapsed() }
    }
}

/// Preset, turns from the start, depth.
const WORK: [(Preset, &str, u32); 10] = [
    (Preset::Nine, "", 10),
    (Preset::Nine, "d6 f4 d2 b4 e4 f2", 9),
    (Preset::Nine, "d6 f4 d2 b4 d7 d5 f6 b6 e4 c4 b2 f2 g4 a4", 9),
    (Preset::Nine, "d6 f4 d2 b4 d7 d5 f6 b6 e4 c4 b2 f2 g4 a4 g7 d1 e3 a1", 10),
    (Preset::NineNoFlying, "d6 f4 d2 b4 d7 d5 f6 b6 e4 c4 b2 f2 g4 a4 g7 d1 e3 a1", 10),
    (Preset::Six, "", 10),
    (Preset::Three, "", 12),
    (Preset::Lasker, "d6 f4 d2 b4", 7),
    (Preset::Twelve, "d6 f4 d2 b4", 7),
    (Preset::Morabaraba, "d6 f4 d2 b4 b6 f2", 7),
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
