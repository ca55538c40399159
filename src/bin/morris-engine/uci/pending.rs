//! What takes a while to get ready, made on a thread of its own: nobody who asks for it has to wait.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How often somebody who waits asks whether to give up.
const PATIENCE: Duration = Duration::from_millis(5);

/// A value that is being made, or is there. Clones share it.
pub(super) struct Pending<T>(Arc<(Mutex<Option<T>>, Condvar)>);

impl<T> Clone for Pending<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: Clone + Send + 'static> Pending<T> {
    /// Begins to make it.
    pub(super) fn start(make: impl FnOnce() -> T + Send + 'static) -> Self {
        let pending = Self(Arc::default());
        let maker = pending.clone();
        std::thread::spawn(move || {
            let made = make();
            *maker.lock() = Some(made);
            maker.0.1.notify_all();
        });
        pending
    }

    /// The value, if it is there.
    pub(super) fn get(&self) -> Option<T> {
        self.lock().clone()
    }

    /// Waits for the value. Returns `None` if `gives_up` says so before it is there.
    pub(super) fn wait(&self, gives_up: impl Fn() -> bool) -> Option<T> {
        let mut value = self.lock();
        while value.is_none() && !gives_up() {
            value = self.0.1.wait_timeout(value, PATIENCE).unwrap_or_else(PoisonError::into_inner).0;
        }
        value.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Option<T>> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
