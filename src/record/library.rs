//! The library: a folder of games, a file each, that survives whatever happens to single files.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use thiserror::Error;

use super::encoding::decode;
use super::ending::{Ending, GameResult};
use super::error::{Problem, RecordError};
use super::fold::folded;
use super::import::import;
use super::limits::MAX_BYTES;
use super::value::Record;
use crate::platform::{FileFailure, FileProblem, read_bounded, remove_leftovers, rename_durably, write_atomically};
use crate::rules::{Position, RuleSet};

/// What the files of games end with.
const ENDING: &str = "pgn";
/// Where deleted games lie until somebody wants them back.
const TRASH: &str = "deleted";

/// The name of a game in the library: its file's name without its ending.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Id(String);

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A game as the list shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Which game.
    pub id: Id,
    /// When it was played, as its tag says; empty if it does not.
    pub date: String,
    /// Who played the light men; empty if unknown.
    pub white: String,
    /// Who played the dark men; empty if unknown.
    pub black: String,
    /// The rules.
    pub rules: RuleSet,
    /// How it ended.
    pub ending: Ending,
    /// How many turns were played.
    pub turns: usize,
    /// The position at the end.
    pub position: Position,
    /// When the file was last written.
    pub written: SystemTime,
    words: String,
}

impl Entry {
    /// Who won, or that nobody did.
    pub const fn result(&self) -> GameResult {
        self.ending.result()
    }

    /// Whether every word of `text` occurs in the tags, the rules or the result, in capitals or not, with accents or without.
    pub fn matches(&self, text: &str) -> bool {
        folded(text).split_whitespace().all(|word| self.words.contains(word))
    }
}

/// A file in the library's folder that is no game. It stays where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub why: Damage,
}

/// Why a file is no game, in one line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Damage {
    /// It could not be read.
    #[error("{0}")]
    System(FileProblem),
    /// It was read, and this is wrong with it.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// What is in the library.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Listing {
    /// The games, newest first.
    pub games: Vec<Entry>,
    /// The files that are none.
    pub damaged: Vec<Damaged>,
}

/// Why a game of the library could not be read.
#[derive(Debug, Error)]
pub enum LibraryError {
    /// A file or the folder could not be read or written.
    #[error("{0}")]
    Io(FileFailure),
    /// The file does not hold a game, or no longer.
    #[error("{path}: {error}", path = path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: Box<RecordError>,
    },
}

/// When a file was written, its size, and what was found in it.
type Known = (SystemTime, u64, Result<Entry, Damage>);

/// A folder of games.
#[derive(Debug)]
pub struct Library {
    folder: PathBuf,
    known: HashMap<Id, Known>,
    deleted: Vec<(Id, PathBuf)>,
}

impl Library {
    /// Opens a folder, which is made when the first game is added.
    pub fn open(folder: impl Into<PathBuf>) -> Self {
        let folder = folder.into();
        remove_leftovers(&folder);
        Self { folder, known: HashMap::new(), deleted: Vec::new() }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of a game.
    pub fn path(&self, id: &Id) -> PathBuf {
        self.folder.join(format!("{}.{ENDING}", id.0))
    }

    /// Adds a game. The file is whole or not there at all.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, record: &Record) -> Result<Id, FileFailure> {
        let text = record.text();
        let date: String =
            record.tags.date().unwrap_or_default().chars().filter(char::is_ascii_digit).take(8).collect();
        let date = if date.is_empty() { "game" } else { &date };
        let id = self.free_id(&format!("{date}-{:08x}", crc32fast::hash(text.as_bytes())));
        let path = self.path(&id);
        write_atomically(&path, text.as_bytes()).map_err(|error| FileFailure::new(&path, &error))?;
        Ok(id)
    }

    /// Reads a game.
    ///
    /// # Errors
    /// [`LibraryError`]; a damaged file stays where it is.
    pub fn load(&self, id: &Id) -> Result<Record, LibraryError> {
        load(&self.path(id))
    }

    /// The games, newest first, and the files that cannot be read as games. Files that have not changed since the last
    /// time are not read again. A folder that is missing is an empty library.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn list(&mut self) -> Result<Listing, FileFailure> {
        let failed = |error| FileFailure::new(&self.folder, &error);
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Listing::default()),
            Err(error) => return Err(failed(error)),
        };
        let mut known = std::mem::take(&mut self.known);
        for path in entries.flatten().map(|entry| entry.path()) {
            let Some(id) = id_of(&path) else { continue };
            // A file that goes away meanwhile is no game any more.
            let Ok(about) = fs::metadata(&path) else { continue };
            let (written, size) = (about.modified().unwrap_or(SystemTime::UNIX_EPOCH), about.len());
            let fresh = match known.remove(&id) {
                Some(found) if (found.0, found.1) == (written, size) => found,
                _ => (written, size, read_entry(&path, &id, written)),
            };
            self.known.insert(id, fresh);
        }
        let mut listing = Listing::default();
        for (id, (.., found)) in &self.known {
            match found {
                Ok(entry) => listing.games.push(entry.clone()),
                Err(why) => listing.damaged.push(Damaged { path: self.path(id), why: why.clone() }),
            }
        }
        listing.games.sort_by(|a, b| (b.written, &b.id).cmp(&(a.written, &a.id)));
        listing.damaged.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(listing)
    }

    /// The games that match some words, newest first: see [`Entry::matches`].
    ///
    /// # Errors
    /// As [`Library::list`].
    pub fn search(&mut self, text: &str) -> Result<Vec<Entry>, FileFailure> {
        let mut games = self.list()?.games;
        games.retain(|entry| entry.matches(text));
        Ok(games)
    }

    /// Puts a game away, so that [`Library::undo_delete`] can bring it back.
    ///
    /// # Errors
    /// The file cannot be moved; the game is then where it was.
    pub fn delete(&mut self, id: &Id) -> Result<(), FileFailure> {
        let path = self.path(id);
        let failed = |error| FileFailure::new(&path, &error);
        let trash = self.folder.join(TRASH);
        fs::create_dir_all(&trash).map_err(failed)?;
        let away = free_path(|number| match number {
            1 => trash.join(format!("{id}.{ENDING}")),
            number => trash.join(format!("{id}-{number}.{ENDING}")),
        });
        rename_durably(&path, &away).map_err(failed)?;
        self.deleted.push((id.clone(), away));
        Ok(())
    }

    /// Brings back the game that was deleted last. Returns `None` if there is none. It gets another id if its own was taken
    /// meanwhile.
    ///
    /// # Errors
    /// The file cannot be moved; the game can then still be brought back.
    pub fn undo_delete(&mut self) -> Result<Option<Id>, FileFailure> {
        let Some((id, away)) = self.deleted.last().cloned() else { return Ok(None) };
        let id = self.free_id(&id.0);
        rename_durably(&away, &self.path(&id)).map_err(|error| FileFailure::new(&away, &error))?;
        self.deleted.pop();
        Ok(Some(id))
    }

    /// How many deleted games can be brought back.
    pub fn deleted(&self) -> usize {
        self.deleted.len()
    }

    fn free_id(&self, name: &str) -> Id {
        let id = |number| Id(if number == 1 { name.to_owned() } else { format!("{name}-{number}") });
        let path = free_path(|number| self.path(&id(number)));
        id_of(&path).unwrap_or_else(|| id(1))
    }
}

/// The first of numbered paths at which nothing is.
fn free_path(path: impl Fn(usize) -> PathBuf) -> PathBuf {
    (1..).map(&path).find(|path| fs::symlink_metadata(path).is_err()).unwrap_or_else(|| path(1))
}

fn id_of(path: &Path) -> Option<Id> {
    let stem = path.file_stem()?.to_str()?;
    (path.extension()? == ENDING && !stem.starts_with('.')).then(|| Id(stem.to_owned()))
}

fn load(path: &Path) -> Result<Record, LibraryError> {
    let failed = |error| LibraryError::Io(FileFailure::new(path, &error));
    let damaged = |error| LibraryError::Damaged { path: path.to_owned(), error: Box::new(error) };
    let size = usize::try_from(fs::metadata(path).map_err(failed)?.len()).unwrap_or(usize::MAX);
    if size > MAX_BYTES {
        return Err(damaged(Problem::TooLarge { bytes: size, max: MAX_BYTES }.anywhere()));
    }
    let text = decode(&read_bounded(path, MAX_BYTES).map_err(failed)?).map_err(damaged)?;
    let imported = import(&text, &RuleSet::default()).map_err(damaged)?;
    // A file of the library holds one game.
    match imported.refused.first() {
        Some(error) => Err(damaged(error.clone())),
        None => Ok(imported.into_first()),
    }
}

fn read_entry(path: &Path, id: &Id, written: SystemTime) -> Result<Entry, Damage> {
    let record = load(path).map_err(|error| match error {
        LibraryError::Io(failure) => Damage::System(failure.why),
        LibraryError::Damaged { error, .. } => Damage::Record(*error),
    })?;
    let game = record.to_game()?;
    let tag = |value: Option<&str>| value.unwrap_or_default().to_owned();
    let mut words: Vec<String> = record.tags.iter().map(|(_, value)| value.to_owned()).collect();
    words.extend([record.rules.title().to_owned(), record.rules.to_string(), record.ending.text()]);
    Ok(Entry {
        id: id.clone(),
        date: tag(record.tags.date()),
        white: tag(record.tags.white()),
        black: tag(record.tags.black()),
        rules: record.rules,
        ending: record.ending,
        turns: record.turns().len(),
        position: *game.position(),
        written,
        words: folded(&words.join(" ")),
    })
}
