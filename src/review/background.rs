//! A review on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::JoinHandle;

use super::options::{Options, Progress};
use super::whole_game::{Review, review};
use crate::ai::Stop;
use crate::rules::Game;

/// A review under way. Dropped, it stops.
#[derive(Debug)]
pub struct Reviewer {
    stop: Stop,
    done: Arc<AtomicUsize>,
    total: usize,
    thread: Option<JoinHandle<Option<Review>>>,
}

impl Reviewer {
    /// Begins.
    pub fn start(game: Game, options: Options) -> Self {
        let (stop, done) = (Stop::default(), Arc::new(AtomicUsize::new(0)));
        let (stopped, counted) = (stop.clone(), Arc::clone(&done));
        let total = game.ply() + 1;
        let work =
            move || review(&game, &options, &|progress| counted.store(progress.done, Ordering::Relaxed), &stopped);
        Self { stop, done, total, thread: Some(std::thread::spawn(work)) }
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress { done: self.done.load(Ordering::Relaxed).min(self.total), total: self.total }
    }

    /// Whether it has ended, stopped or not.
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Asks it to stop; it does within milliseconds.
    pub fn stop(&self) {
        self.stop.raise();
    }

    /// The review, once, when it is finished. Returns `None` before, after that, and when it was stopped.
    pub fn take(&mut self) -> Option<Review> {
        if !self.is_finished() {
            return None;
        }
        self.thread.take().and_then(|thread| thread.join().ok()).flatten()
    }
}

impl Drop for Reviewer {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
