//! A build on a background thread, for the game's first start. It has a low priority, what is solved so far can be looked up,
//! and it continues where a file is damaged or cannot be written.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use super::build::{BuildError, BuildOptions, Listener, Progress, build};
use super::database::Database;
use super::error::EndgameError;
use super::plan::Extent;
use super::store::Store;
use super::table::Table;
use crate::platform::{FileFailure, lower_priority};
use crate::rules::RuleSet;

/// Something that went wrong and that the player should be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// A file was damaged. It was set aside, and its subspace is solved again.
    Damaged,
    /// A file could not be read or written. What was solved is lost when the program ends.
    NotKept(FileFailure),
    /// The build ended early, and why, for the log.
    Failed(String),
}

/// A build under way.
pub struct Background {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<Result<Database, BuildError>>>,
}

struct Shared {
    stop: AtomicBool,
    newest: Mutex<(Option<Progress>, Arc<Database>)>,
    troubles: Mutex<Vec<Trouble>>,
}

impl Shared {
    fn newest(&self) -> MutexGuard<'_, (Option<Progress>, Arc<Database>)> {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn troubles(&self) -> MutexGuard<'_, Vec<Trouble>> {
        self.troubles.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listener for Shared {
    fn progress(&self, progress: Progress) {
        self.newest().0 = Some(progress);
    }

    fn finished(&self, _table: &Table, _solved: bool) {}

    fn trouble(&self, error: &EndgameError) {
        let trouble = match error {
            EndgameError::Damaged { .. } | EndgameError::WrongVersion { .. } => Trouble::Damaged,
            EndgameError::Io { path, source } => Trouble::NotKept(FileFailure::new(path, source)),
            other => Trouble::Failed(other.to_string()),
        };
        let mut troubles = self.troubles();
        // Many files in trouble are one thing to tell.
        if !troubles.iter().any(|known| std::mem::discriminant(known) == std::mem::discriminant(&trouble)) {
            troubles.push(trouble);
        }
    }

    fn grown(&self, database: &Database) {
        self.newest().1 = Arc::new(database.clone());
    }
}

impl Background {
    /// Starts the thread, which uses so many `threads` itself. Damaged files are set aside and solved again.
    ///
    /// # Errors
    /// [`EndgameError::Unsupported`] for rules that have no databases.
    pub fn start(rules: &RuleSet, extent: Extent, store: Store, threads: usize) -> Result<Self, EndgameError> {
        extent.targets(rules)?;
        let newest = Mutex::new((None, Arc::new(Database::new(rules)?)));
        let shared = Arc::new(Shared { stop: AtomicBool::new(false), newest, troubles: Mutex::default() });
        let (rules, listener) = (*rules, Arc::clone(&shared));
        let options = BuildOptions { threads, verify: false, repair: true, keep: true };
        let work = move || {
            lower_priority();
            let built = build(&rules, extent, Some(&store), options, &listener.stop, &*listener);
            match &built {
                Ok(_) | Err(BuildError::Endgame(EndgameError::Stopped)) => {}
                Err(error) => listener.troubles().push(Trouble::Failed(error.to_string())),
            }
            built
        };
        Ok(Self { shared, thread: Some(std::thread::spawn(work)) })
    }

    /// How far it is. Returns `None` before it begins to work.
    pub fn progress(&self) -> Option<Progress> {
        self.shared.newest().0
    }

    /// What can be looked up by now. Grows by one unit of subspaces after the other.
    pub fn database(&self) -> Arc<Database> {
        Arc::clone(&self.shared.newest().1)
    }

    /// What has gone wrong so far, in order.
    pub fn troubles(&self) -> Vec<Trouble> {
        self.shared.troubles().clone()
    }

    /// Whether it has ended, with success or not.
    pub fn is_finished(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Asks it to stop. Subspaces that are finished stay in the folder.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// Waits until it has ended and returns what was solved.
    ///
    /// # Errors
    /// [`BuildError`], also when it was stopped.
    pub fn join(mut self) -> Result<Database, BuildError> {
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(result)) => result,
            _ => Err(BuildError::Endgame(EndgameError::Stopped)),
        }
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.stop();
    }
}
