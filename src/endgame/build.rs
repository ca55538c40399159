//! Solving or loading everything that an extent needs, in order. A build that was interrupted can be resumed: subspaces that
//! were finished are files, the others are solved again.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::database::Database;
use super::error::EndgameError;
use super::material::Material;
use super::plan::{Extent, Unit, plan};
use super::store::Store;
use super::table::Table;
use super::verify::{Mismatch, verify};
use super::watch::Watch;
use crate::rules::{Position, RuleSet};

/// What is being done to a subspace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Its file is read.
    Loading,
    /// Its values are worked out.
    Solving,
    /// Its values are checked against their successors.
    Verifying,
}

/// How far a build is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// The subspace at hand.
    pub material: Material,
    /// What is being done to it.
    pub step: Step,
    /// The finished part of the whole, 0 to 1.
    pub done: f64,
}

/// How to build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildOptions {
    /// Threads to use.
    pub threads: usize,
    /// Check every value against its successors.
    pub verify: bool,
    /// Put a file that is damaged or of another version aside and solve the subspace again, and go on where a file cannot
    /// be read or written, instead of giving up.
    pub repair: bool,
    /// Keep every subspace in memory; else only those that the one at hand looks up, when there is a folder to read the
    /// others from again.
    pub keep: bool,
}

/// Receives the progress and the results of a build.
pub trait Listener: Sync {
    /// Called at irregular intervals, from any thread.
    fn progress(&self, progress: Progress);

    /// Called for each subspace when it is finished, in order; `solved` says whether it was solved or read from its file.
    fn finished(&self, table: &Table, solved: bool);

    /// Called when a file cannot be used or written and the work goes on without it; see [`BuildOptions::repair`].
    fn trouble(&self, _error: &EndgameError) {}

    /// Called when all subspaces of a unit are finished, with everything that can be looked up by now.
    fn grown(&self, _database: &Database) {}
}

/// Why a build ended early.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// Something could not be done.
    #[error(transparent)]
    Endgame(#[from] EndgameError),
    /// The verification found a wrong value.
    #[error("verification failed: {0}")]
    Wrong(Mismatch),
}

/// Solves or loads what an extent needs, keeping it in a folder when one is given.
///
/// # Errors
/// [`BuildError`]; what was finished before stays in the folder.
pub fn build(
    rules: &RuleSet,
    extent: Extent,
    store: Option<&Store>,
    options: BuildOptions,
    stop: &AtomicBool,
    listener: &dyn Listener,
) -> Result<Database, BuildError> {
    let units = plan(rules, &extent.targets(rules)?);
    let sizes: Vec<f64> = units.iter().map(|unit| unit.entries(rules) as f64).collect();
    let total: f64 = sizes.iter().sum();
    let mut before = 0.0;
    let mut database = Database::new(rules)?;
    for (&unit, size) in units.iter().zip(&sizes) {
        let unit_build = UnitBuild { rules, store, options, stop, listener, span: (before / total, size / total) };
        if !options.keep && store.is_some() {
            unit_build.keep_exits_only(unit, &mut database)?;
        }
        unit_build.run(unit, &mut database)?;
        listener.grown(&database);
        before += size;
    }
    Ok(database)
}

/// One unit's share of a build.
struct UnitBuild<'a> {
    rules: &'a RuleSet,
    store: Option<&'a Store>,
    options: BuildOptions,
    stop: &'a AtomicBool,
    listener: &'a dyn Listener,
    /// Where in the whole it begins, and how much of it it is.
    span: (f64, f64),
}

impl UnitBuild<'_> {
    /// Lets `work` report its part of this unit.
    fn watched<T>(&self, unit: Unit, step: Step, work: impl FnOnce(Watch) -> T) -> T {
        let progress = |part: f64| {
            let done = self.span.0 + self.span.1 * part;
            self.listener.progress(Progress { material: unit.material(), step, done });
        };
        work(Watch { threads: self.options.threads, stop: self.stop, progress: &progress })
    }

    /// Drops what this unit does not look up, and reads again what it does and an earlier unit had dropped.
    fn keep_exits_only(&self, unit: Unit, database: &mut Database) -> Result<(), EndgameError> {
        let exits = unit.exits(self.rules);
        let is_exit = |material| exits.iter().any(|exit| exit.materials().any(|exit| exit == material));
        let idle: Vec<Material> =
            database.tables().map(|table| table.material()).filter(|&material| !is_exit(material)).collect();
        idle.into_iter().for_each(|material| database.remove(material));
        for exit in exits {
            if exit.materials().any(|material| database.table(material).is_none()) {
                let tables = self.watched(exit, Step::Loading, |watch| self.load(exit, watch))?;
                tables.into_iter().flatten().for_each(|table| database.insert(Arc::new(table)));
            }
        }
        Ok(())
    }

    fn run(&self, unit: Unit, database: &mut Database) -> Result<(), BuildError> {
        let loaded = self.watched(unit, Step::Loading, |watch| self.load(unit, watch))?;
        let solved = loaded.is_none();
        let tables = match loaded {
            Some(tables) => tables,
            None => self.watched(unit, Step::Solving, |watch| self.solve(unit, database, watch))?,
        };
        for table in tables {
            database.insert(Arc::new(table));
        }
        for material in unit.materials() {
            if self.options.verify {
                let found =
                    self.watched(unit, Step::Verifying, |watch| verify(self.rules, material, database, watch))?;
                if let Some(mismatch) = found {
                    return Err(BuildError::Wrong(mismatch));
                }
            }
            if let Some(table) = database.table(material) {
                self.listener.finished(table, solved);
            }
        }
        Ok(())
    }

    /// Reads the subspaces of a unit from their files. Returns `None` unless all are there and sound.
    fn load(&self, unit: Unit, watch: Watch) -> Result<Option<Vec<Table>>, EndgameError> {
        let Some(store) = self.store else { return Ok(None) };
        let mut tables = Vec::new();
        for material in unit.materials() {
            match store.load(self.rules, material, watch) {
                Ok(Some(table)) => tables.push(table),
                Ok(None) => return Ok(None),
                Err(EndgameError::Stopped) => return Err(EndgameError::Stopped),
                Err(error) if self.options.repair => {
                    self.listener.trouble(&error);
                    store.set_aside(self.rules, material);
                    return Ok(None);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(Some(tables))
    }

    fn solve(&self, unit: Unit, database: &Database, watch: Watch) -> Result<Vec<Table>, EndgameError> {
        let lower = |material| database.table(material).cloned();
        let tables = super::solve::solve(self.rules, unit.material(), &lower, watch)?;
        if let Some(store) = self.store {
            let quiet = Watch { progress: &|_| {}, ..watch };
            match tables.iter().try_for_each(|table| store.save(self.rules, table, quiet)) {
                Err(EndgameError::Stopped) => return Err(EndgameError::Stopped),
                Err(error) if self.options.repair => self.listener.trouble(&error),
                saved => saved?,
            }
        }
        Ok(tables)
    }
}

/// Values that [`open_for`] solves when they are missing; more must be asked for.
const MAX_VALUES_UNASKED: u64 = 60_000_000;

/// A database with what the position and each of its turns need. Loads those subspaces alone when they have files, and
/// otherwise solves all that they depend on, if that takes seconds.
///
/// # Errors
/// [`BuildError`].
pub fn open_for(
    rules: &RuleSet,
    position: &Position,
    store: &Store,
    stop: &AtomicBool,
    listener: &dyn Listener,
) -> Result<Database, BuildError> {
    let mut needed: Vec<Material> = Vec::new();
    let own = (position.pending() == 0).then_some(*position);
    let after = position.legal_moves(rules).into_iter().map(|mv| {
        let mut next = *position;
        next.play_unchecked(rules, mv);
        next
    });
    for material in own.into_iter().chain(after).map(|position| Material::of(&position)) {
        if !needed.contains(&material) && material.total(0) >= 3 {
            needed.push(material);
        }
    }
    let mut database = Database::new(rules)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    if needed.iter().all(|&material| store.has(rules, material)) {
        let watch = Watch { threads, stop, progress: &|_| {} };
        for material in needed {
            if let Some(table) = store.load(rules, material, watch)? {
                database.insert(Arc::new(table));
            }
        }
        return Ok(database);
    }
    let options = BuildOptions { threads, verify: false, repair: false, keep: true };
    for material in needed {
        let extent = Extent::Men(material);
        let entries = plan(rules, &extent.targets(rules)?).iter().map(|unit| unit.entries(rules)).sum();
        if entries > MAX_VALUES_UNASKED {
            return Err(EndgameError::TooLarge { entries, most: MAX_VALUES_UNASKED }.into());
        }
        let built = build(rules, extent, Some(store), options, stop, listener)?;
        built.tables().for_each(|table| database.insert(Arc::clone(table)));
    }
    Ok(database)
}
