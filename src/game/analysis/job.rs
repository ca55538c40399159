//! Work on a thread of its own: begun for the board as it stands, asked now and then whether it is done, stopped when it
//! is let go. The only place where the headless game starts threads.

use std::thread::JoinHandle;

use crate::ai::Stop;
use crate::game::board::CurrentGame;
use crate::platform::lower_priority;

/// Work under way, or done and not yet fetched.
pub(super) struct Job<T> {
    work: Work<T>,
    stop: Stop,
    revision: u64,
}

enum Work<T> {
    Running(JoinHandle<Option<T>>),
    Done(Option<T>),
}

impl<T: Send + 'static> Job<T> {
    /// Begins work for the board at `revision`; `blocking` does it at once. The picture comes first: the thread, and those
    /// that it starts, step back where the machine is busy.
    pub(super) fn start(revision: u64, blocking: bool, work: impl FnOnce(&Stop) -> Option<T> + Send + 'static) -> Self {
        let stop = Stop::default();
        if blocking {
            let done = work(&stop);
            return Self { work: Work::Done(done), stop, revision };
        }
        let flag = stop.clone();
        let thread = std::thread::spawn(move || {
            lower_priority();
            work(&flag)
        });
        Self { work: Work::Running(thread), stop, revision }
    }

    /// Whether it is about the board as it stands.
    pub(super) const fn is_of(&self, current: &CurrentGame) -> bool {
        self.revision == current.revision()
    }

    /// What came of it, once it is done; none for nothing, or when the work broke off.
    pub(super) fn poll(&mut self) -> Option<Option<T>> {
        match std::mem::replace(&mut self.work, Work::Done(None)) {
            Work::Running(thread) if !thread.is_finished() => {
                self.work = Work::Running(thread);
                None
            }
            Work::Running(thread) => Some(thread.join().ok().flatten()),
            Work::Done(found) => Some(found),
        }
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
