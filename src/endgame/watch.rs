//! Threads, the stop flag and progress of long work.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::error::EndgameError;

/// How work is done and watched: with how many threads, until which flag is raised, and who is told how far it is.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Threads to use.
    pub threads: usize,
    /// Ends the work early when raised.
    pub stop: &'a AtomicBool,
    /// Told the finished part of the work at hand, 0 to 1, now and then from any thread.
    pub progress: &'a (dyn Fn(f64) + Sync),
}

/// Pieces of work below this size are not worth a second thread.
const WORTH_A_THREAD: usize = 1 << 15;

impl Watch<'_> {
    /// Does `work` on all of `0..len` in pieces of `piece`, `weight` being how much there is of it.
    pub(super) fn in_pieces(
        &self,
        len: usize,
        piece: usize,
        weight: usize,
        work: impl Fn(Range<usize>) + Sync,
    ) -> Result<(), EndgameError> {
        let next = AtomicUsize::new(0);
        let run = || {
            while !self.stop.load(Ordering::Relaxed) {
                let begin = next.fetch_add(piece, Ordering::Relaxed);
                if begin >= len {
                    break;
                }
                work(begin..len.min(begin + piece));
            }
        };
        if weight < WORTH_A_THREAD || self.threads < 2 {
            run();
        } else {
            thread::scope(|scope| {
                for _ in 1..self.threads {
                    scope.spawn(run);
                }
                run();
            });
        }
        if self.stop.load(Ordering::Relaxed) { Err(EndgameError::Stopped) } else { Ok(()) }
    }
}
