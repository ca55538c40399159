//! A search on a thread of its own: it tells what it finds and answers with a turn.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use nine_mens_morris::ai::{
    Clock, Level, Limits, Memory, RateOptions, Request, Stop, Thought, analyse_with, explain, rate_moves, think_aloud,
};
use nine_mens_morris::rules::{Game, Move};

use super::go::Go;
use super::memory::Share;
use super::print::{best_move, info, infos, say};

/// What is to be searched.
pub(super) struct Order {
    pub(super) game: Game,
    pub(super) go: Go,
    pub(super) level: Option<Level>,
    pub(super) seed: u64,
    pub(super) multi_pv: usize,
    pub(super) knowledge: Share,
}

/// A search under way.
pub(super) struct Running {
    stop: Stop,
    /// Raised where a pondering search is to end without an answer.
    silent: Arc<AtomicBool>,
    thread: JoinHandle<()>,
    pub(super) endless: bool,
}

impl Running {
    /// Begins a search.
    pub(super) fn start(order: Order) -> Self {
        let (stop, silent) = (Stop::default(), Arc::new(AtomicBool::new(false)));
        let (raised, hushed) = (stop.clone(), Arc::clone(&silent));
        let endless = order.go.is_endless(order.level.is_some());
        Self { stop, silent, thread: std::thread::spawn(move || order.obey(&raised, &hushed)), endless }
    }

    /// Whether it has answered.
    pub(super) fn is_finished(&self) -> bool {
        self.thread.is_finished()
    }

    /// Stops it and waits for its answer.
    pub(super) fn stop(self) {
        self.stop.raise();
        if self.thread.join().is_err() {
            say("info string error the search broke off");
        }
    }

    /// Stops it without an answer.
    pub(super) fn hush(self) {
        self.silent.store(true, Ordering::Relaxed);
        self.stop();
    }
}

/// A search that waits for the table and the endgames spends no more than this share of its time on that.
const WAITING_SHARE: u32 = 5;

impl Order {
    fn obey(self, stop: &Stop, silent: &AtomicBool) {
        let limit = self.go.limits.time.map(|time| time / WAITING_SHARE);
        let clock = Clock::start();
        let late = || stop.is_raised() || limit.is_some_and(|limit| clock.elapsed() >= limit);
        let memory = self.knowledge.wait(late);
        let left = |time: Duration| time.saturating_sub(clock.elapsed()).max(Duration::from_millis(1));
        let limits = Limits { time: self.go.limits.time.map(left), ..self.go.limits };
        let pv = self.search(limits, &memory, stop);
        while (self.go.infinite || self.go.ponder) && !stop.is_raised() {
            // An endless search answers only when it is stopped.
            std::thread::sleep(Duration::from_millis(2));
        }
        if silent.load(Ordering::Relaxed) {
            return;
        }
        if let Some(&mv) = pv.first() {
            say(&format!("info string {}", explain(&self.game, mv)));
        }
        say(&best_move(&self.game, &pv));
    }

    /// Searches and tells of it. Returns the principal variation, which is that of the last line told; empty where there is no
    /// legal turn.
    fn search(&self, limits: Limits, memory: &Memory, stop: &Stop) -> Vec<Move> {
        let game = &self.game;
        let multi_pv = self.go.multi_pv.unwrap_or(self.multi_pv);
        let level = self.level.filter(|_| !self.go.ponder && self.go.only.is_empty());
        let mut told = Vec::new();
        let clock = Clock::start();
        let found = if let Some(level) = level {
            let limits = if self.go.bounded { limits } else { level.limits() };
            let request = Request::new(game.clone(), level, self.seed).with_limits(limits).with_memory(memory.clone());
            think_aloud(&request, stop, &mut |thought, clock| tell(game, thought, clock, &mut told))
        } else if self.go.ponder {
            let limits = Limits::NONE.with_threads(limits.threads);
            analyse_with(game, limits, memory, stop, &mut |thought, clock| tell(game, thought, clock, &mut told))
        } else if multi_pv > 1 || !self.go.only.is_empty() {
            let options = RateOptions { limits, count: multi_pv, only: self.go.only.clone() };
            let ratings = rate_moves(game, &options, memory, stop, &mut |ratings, clock| {
                infos(game, ratings, clock).iter().for_each(|line| say(line));
            });
            let best = ratings.and_then(|ratings| ratings.moves.into_iter().next());
            return best.map_or_else(|| self.at_a_glance(clock), |best| best.pv);
        } else {
            analyse_with(game, limits, memory, stop, &mut |thought, clock| tell(game, thought, clock, &mut told))
        };
        match found {
            None => self.at_a_glance(clock),
            Some(thought) => {
                if told.first() != Some(&thought.mv) {
                    say(&info(game, &thought, clock));
                }
                thought.pv
            }
        }
    }

    /// The best turn by a look one ply deep, which takes no time and is not stopped: what a search answers that was stopped
    /// before it had looked at one.
    fn at_a_glance(&self, clock: Clock) -> Vec<Move> {
        let options = RateOptions { limits: Limits::depth(1), count: 1, only: self.go.only.clone() };
        let ratings = rate_moves(&self.game, &options, &Memory::NONE, &Stop::default(), &mut |ratings, _| {
            infos(&self.game, ratings, clock).iter().for_each(|line| say(line));
        });
        ratings.and_then(|ratings| ratings.moves.into_iter().next()).map_or_else(Vec::new, |best| best.pv)
    }
}

/// Tells what was found, and keeps the variation that was told.
fn tell(game: &Game, thought: &Thought, clock: Clock, told: &mut Vec<Move>) {
    say(&info(game, thought, clock));
    told.clone_from(&thought.pv);
}
