//! Saving games: the match on the board is written after every step, finished ones go into the library and are
//! counted, and records come and go as files and text. Without a folder nothing is kept.
//!
//! The [`worker`] does all writing, in a thread of its own. Whatever cannot be read is set aside and told; nothing that
//! comes from outside touches the board before it has been checked as a whole.

mod autosave;
mod export;
mod library;
mod saved_match;
mod statistics;
mod under_way;
mod worker;

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use serde::de::DeserializeOwned;

pub use autosave::ContinueGame;
pub use export::{SaveFormat, ViewTaken, Viewfinder, suggested_board_name, suggested_name};
pub use library::{LibraryEntry, LibraryList, LibraryRequest};
pub use saved_match::{DateTime, SavedMatch};
pub use statistics::{ClearStatistics, MatchResult, Score, Statistics, Summary};

use self::under_way::UnderWayFile;
use self::worker::SaveWorker;
use crate::platform::{FileFailure, data_folder, read_bounded, set_aside, without_mark};
use crate::record::{Library, RecordError};

/// Adds the saving.
pub fn plugin(app: &mut App) {
    app.init_resource::<Storage>().add_message::<StorageNotice>();
    app.add_plugins((autosave::plugin, library::plugin, export::plugin, statistics::plugin));
}

/// Where games are saved, and the match that can be continued.
#[derive(Resource, Debug, Default)]
pub struct Storage {
    folder: Option<PathBuf>,
    library: Option<Arc<Mutex<Library>>>,
    worker: Option<SaveWorker>,
    /// Dropped after the worker, which writes it.
    under_way: Option<UnderWayFile>,
    waiting: Option<SavedMatch>,
}

impl Storage {
    /// Games are saved in this folder, which need not exist yet.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Self {
        let folder = folder.into();
        let library = Arc::new(Mutex::new(Library::open(folder.join(worker::GAMES))));
        let under_way = UnderWayFile::take(&folder);
        let worker = SaveWorker::begin(folder.clone(), under_way.path(), library.clone()).ok();
        Self { folder: Some(folder), library: Some(library), worker, under_way: Some(under_way), ..default() }
    }

    /// The user's data folder; `NINE_MENS_MORRIS_DATA` names another one. None where there is no home.
    pub fn of_the_user() -> Self {
        data_folder().map_or_else(Self::default, Self::in_folder)
    }

    /// The folder.
    pub fn folder(&self) -> Option<&std::path::Path> {
        self.folder.as_deref()
    }

    /// The game that can be continued.
    pub const fn waiting(&self) -> Option<&SavedMatch> {
        self.waiting.as_ref()
    }

    /// Waits until everything is written that is to be written by now.
    pub fn settle(&self) {
        if let Some(worker) = &self.worker {
            worker.settle();
        }
    }

    /// Writes a small file in the folder.
    pub fn write(&self, name: &'static str, text: String) {
        self.send(worker::Task::Write(name, text));
    }

    /// Reads a small file of the folder; none where there is no such file. One that is damaged is set aside.
    ///
    /// # Errors
    /// What a person should be told.
    pub fn read_json<T: DeserializeOwned>(&self, name: &str, most: usize) -> Result<Option<T>, StorageNotice> {
        let Some(path) = self.folder().map(|folder| folder.join(name)) else { return Ok(None) };
        let bytes = match read_bounded(&path, most) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(StorageNotice::NotRead(FileFailure::new(&path, &error))),
        };
        let found = if bytes.len() > most { None } else { serde_json::from_slice(without_mark(&bytes)).ok() };
        found.map(Some).ok_or_else(|| match set_aside(&path) {
            Ok(aside) => StorageNotice::SetAside(aside),
            Err(error) => StorageNotice::NotRead(FileFailure::new(&path, &error)),
        })
    }

    /// What another running copy of the game has last written into a small file. Returns `None` if no other copy is running.
    /// Waits until everything is written that this copy has to write.
    pub fn read_of_other_copies<T: DeserializeOwned>(&self, name: &str, most: usize) -> Option<T> {
        if !self.under_way.as_ref()?.has_company() {
            return None;
        }
        self.settle();
        self.read_json(name, most).ok().flatten()
    }

    fn send(&self, task: worker::Task) {
        if let Some(worker) = &self.worker {
            worker.send(task);
        }
    }
}

/// Fact: something about saved games that a person should know.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum StorageNotice {
    /// Something could not be written, and why.
    NotSaved(SaveError),
    /// A file was damaged or foreign, and now has this name.
    SetAside(PathBuf),
    /// A file could not be read; it is where it was.
    NotRead(FileFailure),
    /// So many games were read, and the first is on show.
    Imported(usize),
    /// The game runs already: this second copy has a file of its own for its match.
    SecondCopy,
    /// So many games of a text were left out, and what is wrong with the first of them.
    LeftOut {
        /// How many.
        games: usize,
        /// What is wrong with the first.
        first: RecordError,
    },
    /// A record was read, but something in it is odd.
    Odd(RecordError),
    /// A text is no record, and why.
    Refused(RecordError),
    /// A record was to be read from text, and there was none.
    NoText,
    /// The system has no dialog in which a file could be chosen.
    NoFileDialog,
    /// A record, drawing, film or picture was written to this file.
    Exported(PathBuf),
    /// A game was deleted, which can be undone.
    Deleted,
    /// It is back.
    Restored,
}

/// Why something could not be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// The person has no folder where games could lie.
    NoFolder,
    /// A file or folder could not be written.
    System(FileFailure),
}
