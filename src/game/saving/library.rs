//! The library as it is shown: the games that are kept, opening, deleting and bringing one back, and records that come
//! and go as files and text.

use std::path::{Path, PathBuf};
use std::sync::{MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::export::{self, Exports, SaveFormat, Viewfinder};
use super::saved_match::{SavedMatch, saved_match_on};
use super::{SaveError, Storage, StorageNotice};
use crate::game::schedule::InputSystems;
use crate::game::{Cue, CurrentGame, Film, Names, Seats};
use crate::platform::{FileFailure, read_bounded};
use crate::record::{self, Damaged, Entry, Id, Library, LibraryError, Listing, MAX_BYTES, Record};

/// Adds the library.
pub fn plugin(app: &mut App) {
    app.init_resource::<LibraryList>().add_message::<LibraryRequest>();
    app.add_systems(Update, (carry_out, read_again).chain().in_set(InputSystems::Library));
}

/// Request: something about saved games and records.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum LibraryRequest {
    /// Show a kept game in the theatre.
    Show(Id),
    /// Delete a kept game; it can be brought back.
    Delete(Id),
    /// Bring back the game that was deleted last.
    Restore,
    /// Read a record from text: it is kept and shown.
    Import(String),
    /// Read a record from a file.
    ImportFile(PathBuf),
    /// Write a game to a file.
    Export {
        /// A kept game; otherwise the one on the board.
        game: Option<Id>,
        /// As what.
        format: SaveFormat,
        /// The file, which gets the format's ending if it has none; otherwise a free name in the usual folder.
        path: Option<PathBuf>,
    },
    /// Show the game on the board in the theatre.
    ShowBoard,
    /// Read the list again: what is listed may no longer be what is saved.
    ReadAgain,
}

/// A kept game, as the library lists it.
pub type LibraryEntry = Entry;

/// The list of kept games.
#[derive(Resource, Default)]
pub struct LibraryList {
    listing: Listing,
    /// Why the library's folder could not be read.
    unread: Option<FileFailure>,
    deleted: usize,
    stale: bool,
    reading: Option<Task<Result<Listing, FileFailure>>>,
    read_once: bool,
}

impl LibraryList {
    /// The games, the newest first.
    pub fn games(&self) -> &[LibraryEntry] {
        &self.listing.games
    }

    /// The files among them that cannot be read.
    pub fn damaged(&self) -> &[Damaged] {
        &self.listing.damaged
    }

    /// Why the library itself cannot be read, if it cannot.
    pub const fn unread(&self) -> Option<&FileFailure> {
        self.unread.as_ref()
    }

    /// Whether a deleted game can be brought back.
    pub const fn can_restore(&self) -> bool {
        self.deleted > 0
    }

    /// Whether the list is being read for the first time.
    pub const fn is_reading(&self) -> bool {
        !self.read_once
    }

    /// What is listed is no longer what is kept: it is read again.
    pub(super) const fn outdate(&mut self) {
        self.stale = true;
    }
}

fn read_again(storage: Res<Storage>, mut list: ResMut<LibraryList>) {
    if !list.stale && list.read_once && list.reading.is_none() {
        return;
    }
    let list = list.bypass_change_detection();
    let Some(library) = &storage.library else {
        (list.stale, list.read_once) = (false, true);
        return;
    };
    if let Some(found) = list.reading.as_mut().and_then(check_ready) {
        (list.listing, list.unread) = match found {
            Ok(listing) => (listing, None),
            Err(failure) => (Listing::default(), Some(failure)),
        };
        (list.reading, list.read_once) = (None, true);
    }
    if (list.stale || !list.read_once) && list.reading.is_none() {
        list.stale = false;
        let library = library.clone();
        let read = move || library.lock().unwrap_or_else(PoisonError::into_inner).list();
        let task = AsyncComputeTaskPool::get().spawn(async move { read() });
        list.reading = Some(task);
    }
}

/// What a request needs.
#[derive(bevy::ecs::system::SystemParam)]
struct Params<'w> {
    storage: Res<'w, Storage>,
    current: Res<'w, CurrentGame>,
    seats: Res<'w, Seats>,
    names: Res<'w, Names>,
    list: ResMut<'w, LibraryList>,
    notices: MessageWriter<'w, StorageNotice>,
    films: MessageWriter<'w, Cue>,
    exports: ResMut<'w, Exports>,
    finder: ResMut<'w, Viewfinder>,
}

fn carry_out(mut requests: MessageReader<LibraryRequest>, mut params: Params) {
    for request in requests.read() {
        if let Err(notice) = params.take(request) {
            params.notices.write(notice);
        }
    }
}

impl Params<'_> {
    fn library(&self) -> Result<MutexGuard<'_, Library>, StorageNotice> {
        let library = self.storage.library.as_ref().ok_or(StorageNotice::NotSaved(SaveError::NoFolder))?;
        Ok(library.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn load(&self, id: &Id) -> Result<Record, StorageNotice> {
        self.library()?.load(id).map_err(|error| match error {
            LibraryError::Damaged { error, .. } => StorageNotice::Refused(*error),
            LibraryError::Io(failure) => StorageNotice::NotRead(failure),
        })
    }

    fn take(&mut self, request: &LibraryRequest) -> Result<(), StorageNotice> {
        match request {
            LibraryRequest::Show(id) => {
                let record = self.load(id)?;
                self.show(&SavedMatch::of(&record).map_err(StorageNotice::Refused)?);
            }
            LibraryRequest::ReadAgain => self.list.outdate(),
            LibraryRequest::ShowBoard => {
                let saved = self.on_board(default());
                self.show(&saved);
            }
            LibraryRequest::Delete(id) => {
                self.library()?.delete(id).map_err(not_saved)?;
                self.list.deleted += 1;
                self.list.outdate();
                self.notices.write(StorageNotice::Deleted);
            }
            LibraryRequest::Restore => {
                let back = self.library()?.undo_delete().map_err(not_saved)?;
                if back.is_some() {
                    self.list.deleted = self.list.deleted.saturating_sub(1);
                    self.list.outdate();
                    self.notices.write(StorageNotice::Restored);
                }
            }
            LibraryRequest::Import(text) if text.trim().is_empty() => return Err(StorageNotice::NoText),
            LibraryRequest::Import(text) => self.import(text)?,
            LibraryRequest::ImportFile(path) => {
                let bytes = read_bounded(path, MAX_BYTES)
                    .map_err(|error| StorageNotice::NotRead(FileFailure::new(path, &error)))?;
                let text = record::decode(&bytes).map_err(StorageNotice::Refused)?;
                self.import(&text)?;
            }
            LibraryRequest::Export { game, format, path } => {
                let record = match game {
                    Some(id) => self.load(id)?,
                    None => self.on_board(super::DateTime::now()).record(),
                };
                self.export(&record, *format, path.as_deref())?;
            }
        }
        Ok(())
    }

    /// All games of the text are checked before any is kept; those that can be read are, and the first is shown.
    fn import(&mut self, text: &str) -> Result<(), StorageNotice> {
        let imported = record::import(text, self.current.game().rules()).map_err(StorageNotice::Refused)?;
        let matches =
            imported.games.iter().map(SavedMatch::of).collect::<Result<Vec<_>, _>>().map_err(StorageNotice::Refused)?;
        if self.storage.library.is_some() {
            for game in &imported.games {
                self.library()?.add(game).map_err(not_saved)?;
            }
            self.list.outdate();
        }
        self.notices.write(StorageNotice::Imported(matches.len()));
        if let Some(first) = imported.refused.first() {
            let games = imported.refused.len();
            self.notices.write(StorageNotice::LeftOut { games, first: first.clone() });
        }
        if let Some(odd) = imported.remarks.into_iter().next() {
            self.notices.write(StorageNotice::Odd(odd));
        }
        if let Some(first) = matches.first() {
            self.show(first);
        }
        Ok(())
    }

    fn on_board(&self, begun: super::DateTime) -> SavedMatch {
        saved_match_on(&self.current, &self.seats, &self.names, begun)
    }

    fn show(&mut self, saved: &SavedMatch) {
        let SavedMatch { game, seats, names, verdict, .. } = saved.clone();
        self.films.write(Cue::Show(Box::new(Film { game, seats, names: Names(names), verdict })));
    }

    fn export(&mut self, record: &Record, format: SaveFormat, path: Option<&Path>) -> Result<(), StorageNotice> {
        let folder = self.storage.folder().ok_or(StorageNotice::NotSaved(SaveError::NoFolder))?;
        let path = export::place(path, folder, &export::file_name(record), format);
        let game = || record.to_game().map_err(StorageNotice::Refused);
        match format {
            SaveFormat::Record => drop(self.notices.write(export::write(path, record.text().as_bytes()))),
            SaveFormat::Drawing => drop(self.notices.write(export::write(path, export::drawing(&game()?).as_bytes()))),
            SaveFormat::Film => self.exports.film(game()?, path),
            SaveFormat::View => self.finder.open(path),
        }
        Ok(())
    }
}

/// What hindered the library from keeping a game.
const fn not_saved(failure: FileFailure) -> StorageNotice {
    StorageNotice::NotSaved(SaveError::System(failure))
}
