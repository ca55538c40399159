//! Threads for work that nobody waits for.

use std::io;
use std::thread::{Builder, JoinHandle};

/// A "nice" value: a tenth of the share of an ordinary thread, where both want the same core.
#[cfg(target_os = "linux")]
const LOW: i32 = 10;

/// Starts a named thread with a low priority, so that it never holds up the picture.
///
/// # Errors
/// The system could not start a thread.
pub fn spawn_background<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> io::Result<JoinHandle<T>> {
    Builder::new().name(name.to_owned()).spawn(|| {
        lower_priority();
        work()
    })
}

/// Lowers the priority of the calling thread and of the threads that it starts from now on. Does nothing on systems that
/// have no priorities for single threads.
pub fn lower_priority() {
    // On Linux a priority belongs to a thread. A thread may always lower its own; if not, the work is done all the same.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, LOW);
}
