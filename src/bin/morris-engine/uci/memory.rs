//! What the engine remembers and knows from game to game: its table, and the solved endgames of the rules. Both are got
//! ready on threads of their own, when they are first needed, and kept until an option asks for others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nine_mens_morris::ai::Memory;
use nine_mens_morris::endgame::Database;
use nine_mens_morris::rules::RuleSet;

use super::pending::Pending;
use super::print::say;
use crate::endgames;

/// What is to be got ready.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Wanted {
    /// The size of the table.
    pub(super) megabytes: usize,
    /// The rules whose solved endgames are to be looked up, if any are.
    pub(super) endgames: Option<RuleSet>,
}

/// The table and the solved endgames, ready or on their way.
#[derive(Default)]
pub(super) struct Knowledge {
    table: Option<(usize, Pending<Memory>)>,
    solved: Option<(RuleSet, Pending<Option<Arc<Database>>>)>,
    stop: Arc<AtomicBool>,
}

/// The two as a search takes them along. Clones share them.
#[derive(Clone)]
pub(super) struct Share {
    table: Pending<Memory>,
    solved: Option<Pending<Option<Arc<Database>>>>,
}

impl Knowledge {
    /// Begins to get ready what is wanted and not there yet, and drops what is no longer wanted.
    pub(super) fn prepare(&mut self, wanted: Wanted) -> Share {
        let megabytes = wanted.megabytes;
        let table = match self.table.take() {
            Some((size, table)) if size == megabytes => table,
            _ => Pending::start(move || Memory::new(megabytes)),
        };
        self.table = Some((megabytes, table.clone()));
        if self.solved.as_ref().map(|(rules, _)| *rules) != wanted.endgames {
            // What is still being read for other rules is not needed.
            self.stop.store(true, Ordering::Relaxed);
            self.stop = Arc::default();
            let start = |rules: RuleSet| {
                let stop = Arc::clone(&self.stop);
                (rules, Pending::start(move || load(&rules, &stop)))
            };
            self.solved = wanted.endgames.map(start);
        }
        Share { table, solved: self.solved.as_ref().map(|(_, solved)| solved.clone()) }
    }

    /// Forgets what searches found. No search may be running.
    pub(super) fn clear(&self) {
        if let Some(table) = self.table.as_ref().and_then(|(_, table)| table.get()) {
            table.clear();
        }
    }
}

fn load(rules: &RuleSet, stop: &AtomicBool) -> Option<Arc<Database>> {
    match endgames::load_until(rules, stop, |error| say(&format!("info string error {error}"))) {
        _ if stop.load(Ordering::Relaxed) => None,
        Ok(solved) => {
            if let Some(database) = &solved {
                say(&format!("info string {} solved subspaces", database.tables().count()));
            }
            solved
        }
        Err(error) => {
            say(&format!("info string error {error}"));
            None
        }
    }
}

/// The table of a search that cannot wait for the one it was to have.
const MAKESHIFT_MEGABYTES: usize = 4;

impl Share {
    /// Whether all is there, or comes before `gives_up` says so.
    pub(super) fn is_ready_before(&self, gives_up: impl Fn() -> bool) -> bool {
        self.table.wait(&gives_up).is_some()
            && self.solved.as_ref().is_none_or(|solved| solved.wait(&gives_up).is_some())
    }

    /// Waits until all is there, or until `gives_up` says so. Returns what there is by then, with a small table in the place of
    /// a missing one.
    pub(super) fn wait(&self, gives_up: impl Fn() -> bool) -> Memory {
        let table = self.table.wait(&gives_up).unwrap_or_else(|| Memory::new(MAKESHIFT_MEGABYTES));
        match self.solved.as_ref().and_then(|solved| solved.wait(&gives_up)).flatten() {
            Some(solved) => table.with_solved(solved),
            None => table,
        }
    }
}
