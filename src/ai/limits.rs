//! When a search ends: by depth, by positions looked at, by time, or because it was told to. The only clock of the
//! computer player is read here.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A flag that ends a search within milliseconds once it is raised. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Raises the flag.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it is raised.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The bounds of one search; whichever is reached first ends it. Without any it runs until it is stopped or the game is
/// solved. Only a search without a `time` and with one thread gives the same answer each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many plies deep to search.
    pub depth: Option<u32>,
    /// Search for a win in at most so many of the side's own turns, and no deeper. Such a search leaves nothing out: it finds
    /// the win if there is one.
    pub mate: Option<u32>,
    /// How many positions to search, all threads together.
    pub nodes: Option<u64>,
    /// How long to search; less when the best turn stays the same.
    pub time: Option<Duration>,
    /// How many threads search; at least 1.
    pub threads: usize,
}

impl Limits {
    /// No bound, one thread.
    pub const NONE: Self = Self { depth: None, mate: None, nodes: None, time: None, threads: 1 };

    /// So many plies.
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::NONE }
    }

    /// So many positions: the same answer on every machine.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::NONE }
    }

    /// So much time.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::NONE }
    }

    /// So many own turns to a win.
    pub const fn mate(turns: u32) -> Self {
        Self { mate: Some(turns), ..Self::NONE }
    }

    /// How many plies deep to search, whichever bound says so.
    pub(super) fn max_depth(&self) -> Option<u32> {
        let mate = self.mate.map(|turns| turns.saturating_mul(2).saturating_sub(1).max(1));
        self.depth.into_iter().chain(mate).min()
    }

    /// How large a table is worth having.
    pub(super) const fn megabytes(&self) -> usize {
        match (self.depth, self.nodes) {
            (Some(0..=5), _) | (_, Some(0..=200_000)) => 4,
            (Some(0..=12), _) | (_, Some(0..=1_000_000)) => 16,
            _ => 64,
        }
    }

    /// The same with so many threads.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }
}

/// Time since a search began.
#[derive(Clone, Copy, Debug)]
pub struct Clock(Instant);

impl Clock {
    /// Starts now.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// How long ago it was started.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// Tells the threads of one search whether to go on.
pub(super) struct Control<'a> {
    limits: Limits,
    stop: &'a Stop,
    clock: Clock,
    finished: AtomicBool,
    nodes: AtomicU64,
}

/// How many positions a thread searches between two questions whether to go on.
pub(super) const NODES_PER_CHECK: u64 = 1_024;

impl<'a> Control<'a> {
    pub(super) fn new(limits: Limits, stop: &'a Stop) -> Self {
        Self { limits, stop, clock: Clock::start(), finished: AtomicBool::new(false), nodes: AtomicU64::new(0) }
    }

    /// Counts `nodes` more and says whether the search must end. A node limit smaller than
    /// [`NODES_PER_CHECK`] is overrun by up to that.
    pub(super) fn must_end(&self, nodes: u64) -> bool {
        let total = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        self.finished.load(Ordering::Relaxed)
            || self.stop.is_raised()
            || self.limits.nodes.is_some_and(|limit| total >= limit)
            || self.limits.time.is_some_and(|limit| self.clock.elapsed() >= limit)
    }

    /// Ends the search of every thread.
    pub(super) fn finish(&self) {
        self.finished.store(true, Ordering::Relaxed);
    }

    /// Whether another iteration is worth beginning, the best turn having stood for `stable` iterations.
    pub(super) fn begins_another(&self, depth: u32, stable: u32) -> bool {
        let deep_enough = self.limits.max_depth().is_some_and(|limit| depth > limit);
        let share = match stable {
            0..=1 => 80,
            2..=4 => 55,
            _ => 35,
        };
        let late = self.limits.time.is_some_and(|limit| self.clock.elapsed() * 100 >= limit * share);
        !deep_enough && !late && !self.stop.is_raised()
    }

    pub(super) fn clock(&self) -> Clock {
        self.clock
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    pub(super) const fn limits(&self) -> &Limits {
        &self.limits
    }
}
