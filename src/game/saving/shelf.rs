//! The library as it is shown: the games that are kept, opening, deleting and bringing one back, and records that come
//! and go as files and text.

use std::path::{Path, PathBuf};
use std::sync::{MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::desk::paper_on;
use super::papers::Paper;
use super::{Hindrance, Keeping, Tiding};
use crate::game::schedule::InputSystems;
use crate::game::{Cue, CurrentGame, Film, Names, Seats};
use crate::record::{
    self, Damaged, Entry, Id, Library, LibraryError, Listing, MOST_BYTES, Record, read_bounded, safe_write,
};

/// Adds the shelf.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shelf>().add_message::<ShelfCue>();
    app.add_systems(Update, (take_cues, read_again).chain().in_set(InputSystems::Saving));
}

/// Request: something about kept games and records.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum ShelfCue {
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
    /// Write a kept game to a file of its own.
    Export(Id),
    /// Write the game on the board to a file.
    ExportBoard,
    /// Show the game on the board in the theatre.
    ShowBoard,
}

/// A kept game, as the library lists it.
pub type Kept = Entry;

/// The list of kept games.
#[derive(Resource, Default)]
pub struct Shelf {
    listing: Listing,
    /// Why the library's folder could not be read.
    unread: Option<String>,
    deleted: usize,
    stale: bool,
    reading: Option<Task<Result<Listing, String>>>,
    read_once: bool,
}

impl Shelf {
    /// The games, the newest first.
    pub fn games(&self) -> &[Kept] {
        &self.listing.games
    }

    /// The files among them that cannot be read.
    pub fn damaged(&self) -> &[Damaged] {
        &self.listing.damaged
    }

    /// What the system says where the library itself cannot be read.
    pub fn unread(&self) -> Option<&str> {
        self.unread.as_deref()
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
    pub const fn outdate(&mut self) {
        self.stale = true;
    }
}

fn read_again(keeping: Res<Keeping>, mut shelf: ResMut<Shelf>) {
    if !shelf.stale && shelf.read_once && shelf.reading.is_none() {
        return;
    }
    let shelf = shelf.bypass_change_detection();
    let Some(library) = &keeping.library else {
        (shelf.stale, shelf.read_once) = (false, true);
        return;
    };
    if let Some(found) = shelf.reading.as_mut().and_then(check_ready) {
        (shelf.listing, shelf.unread) = match found {
            Ok(listing) => (listing, None),
            Err(said) => (Listing::default(), Some(said)),
        };
        (shelf.reading, shelf.read_once) = (None, true);
    }
    if (shelf.stale || !shelf.read_once) && shelf.reading.is_none() {
        shelf.stale = false;
        let library = library.clone();
        let list = move || library.lock().unwrap_or_else(PoisonError::into_inner).list();
        let task = AsyncComputeTaskPool::get().spawn(async move { list().map_err(|error| error.to_string()) });
        shelf.reading = Some(task);
    }
}

/// What a cue needs.
#[derive(bevy::ecs::system::SystemParam)]
struct Hands<'w> {
    keeping: Res<'w, Keeping>,
    current: Res<'w, CurrentGame>,
    seats: Res<'w, Seats>,
    names: Res<'w, Names>,
    shelf: ResMut<'w, Shelf>,
    tidings: MessageWriter<'w, Tiding>,
    films: MessageWriter<'w, Cue>,
}

fn take_cues(mut cues: MessageReader<ShelfCue>, mut hands: Hands) {
    for cue in cues.read() {
        if let Err(tiding) = hands.take(cue) {
            hands.tidings.write(tiding);
        }
    }
}

impl Hands<'_> {
    fn library(&self) -> Result<MutexGuard<'_, Library>, Tiding> {
        let library = self.keeping.library.as_ref().ok_or(Tiding::NotSaved(Hindrance::NoFolder))?;
        Ok(library.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn load(&self, id: &Id) -> Result<Record, Tiding> {
        self.library()?.load(id).map_err(|error| match error {
            LibraryError::Damaged { error, .. } => Tiding::Refused(error),
            unread @ LibraryError::Io { .. } => Tiding::NotRead(unread.to_string()),
        })
    }

    fn take(&mut self, cue: &ShelfCue) -> Result<(), Tiding> {
        match cue {
            ShelfCue::Show(id) => {
                let record = self.load(id)?;
                self.show(&Paper::of(&record).map_err(Tiding::Refused)?);
            }
            ShelfCue::ShowBoard => {
                let paper = self.paper(default());
                self.show(&paper);
            }
            ShelfCue::Delete(id) => {
                self.library()?.delete(id).map_err(not_saved)?;
                self.shelf.deleted += 1;
                self.shelf.outdate();
                self.tidings.write(Tiding::Deleted);
            }
            ShelfCue::Restore => {
                let back = self.library()?.undo_delete().map_err(not_saved)?;
                if back.is_some() {
                    self.shelf.deleted = self.shelf.deleted.saturating_sub(1);
                    self.shelf.outdate();
                    self.tidings.write(Tiding::Restored);
                }
            }
            ShelfCue::Import(text) if text.trim().is_empty() => return Err(Tiding::NoText),
            ShelfCue::Import(text) => self.import(text)?,
            ShelfCue::ImportFile(path) => {
                let bytes = read_bounded(path, MOST_BYTES)
                    .map_err(|error| Tiding::NotRead(format!("{}: {error}", path.display())))?;
                let text = record::decode(&bytes).map_err(Tiding::Refused)?;
                self.import(&text)?;
            }
            ShelfCue::Export(id) => {
                let record = self.load(id)?;
                self.export(&record)?;
            }
            ShelfCue::ExportBoard => {
                let begun = super::Moment::now();
                self.export(&self.paper(begun).record())?;
            }
        }
        Ok(())
    }

    /// All games of the text are checked before any is kept; the first is shown.
    fn import(&mut self, text: &str) -> Result<(), Tiding> {
        let imported = record::import(text, self.current.game().rules()).map_err(Tiding::Refused)?;
        let papers = imported.games.iter().map(Paper::of).collect::<Result<Vec<_>, _>>().map_err(Tiding::Refused)?;
        if self.keeping.library.is_some() {
            for game in &imported.games {
                self.library()?.add(game).map_err(not_saved)?;
            }
            self.shelf.outdate();
        }
        self.tidings.write(Tiding::Imported(papers.len()));
        if let Some(odd) = imported.remarks.into_iter().next() {
            self.tidings.write(Tiding::Odd(odd));
        }
        if let Some(first) = papers.first() {
            self.show(first);
        }
        Ok(())
    }

    fn paper(&self, begun: super::Moment) -> Paper {
        paper_on(&self.current, &self.seats, &self.names, begun)
    }

    fn show(&mut self, paper: &Paper) {
        let Paper { game, seats, names, verdict, .. } = paper.clone();
        self.films.write(Cue::Show(Box::new(Film { game, seats, names: Names(names), verdict })));
    }

    fn export(&mut self, record: &Record) -> Result<(), Tiding> {
        let folder = self.keeping.folder().ok_or(Tiding::NotSaved(Hindrance::NoFolder))?;
        let path = free_name(&export_folder(folder), &file_name(record));
        safe_write(&path, record.text().as_bytes())
            .map_err(|error| Tiding::NotSaved(Hindrance::System(error.to_string())))?;
        self.tidings.write(Tiding::Exported(path));
        Ok(())
    }
}

/// What hindered the library from keeping a game.
fn not_saved(error: LibraryError) -> Tiding {
    match error {
        LibraryError::Damaged { error, .. } => Tiding::Refused(error),
        unwritten @ LibraryError::Io { .. } => Tiding::NotSaved(Hindrance::System(unwritten.to_string())),
    }
}

/// The person's documents, or a folder beside the library.
fn export_folder(folder: &Path) -> PathBuf {
    let documents = directories::UserDirs::new().and_then(|dirs| dirs.document_dir().map(Path::to_owned));
    let foreign = std::env::var_os("NINE_MENS_MORRIS_DATA").is_some();
    documents.filter(|folder| !foreign && folder.is_dir()).unwrap_or_else(|| folder.join("exported"))
}

/// A name that any file system takes: players and day.
fn file_name(record: &Record) -> String {
    let tag = |name: &str| record.tags.get(name).unwrap_or("unknown").to_owned();
    let name = format!("{} {} - {}", tag("Date"), tag("White"), tag("Black"));
    let plain =
        name.chars().map(|letter| if letter.is_alphanumeric() || " .-".contains(letter) { letter } else { '_' });
    plain.take(80).collect::<String>().trim_matches(['.', ' ']).to_owned()
}

/// A file of this name that does not exist yet.
fn free_name(folder: &Path, name: &str) -> PathBuf {
    (1..)
        .map(|number| if number == 1 { format!("{name}.pgn") } else { format!("{name} ({number}).pgn") })
        .map(|name| folder.join(name))
        .find(|path| !path.exists())
        .unwrap_or_else(|| folder.join("game.pgn"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;

    #[test]
    fn names_of_files_hold_nothing_that_a_file_system_refuses() {
        let mut record = Record::new(RuleSet::default());
        record.tags.set("White", "../..\\x:y\"<>|*?\n");
        record.tags.set("Black", "Großmeister Ødegård");
        record.tags.set("Date", "2031.05.27");
        let name = file_name(&record);
        assert!(!name.contains(['/', '\\', ':', '"', '<', '>', '|', '*', '?', '\n']), "{name}");
        assert!(name.contains("Großmeister Ødegård") && !name.starts_with('.'), "{name}");
    }
}
