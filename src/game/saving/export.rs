//! What leaves as a file: a game as a record or a film, a position as a drawing, and the view as a picture. Films and pictures are
//! made in the background, so that no frame waits for them.

use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures::check_ready};

use super::saved_match::{DateTime, saved_match_on};
use super::{SaveError, StorageNotice};
use crate::diagram::{Diagram, FILM_WIDTH, film, svg};
use crate::game::schedule::InputSystems;
use crate::game::{CurrentGame, Names, Seats};
use crate::platform::{FileFailure, documents_folder, legal_file_name, write_atomically};
use crate::record::{Entry, Record};
use crate::rules::Game;

/// Adds what is made in the background, and the viewfinder.
pub fn plugin(app: &mut App) {
    app.init_resource::<Exports>().init_resource::<Viewfinder>().add_message::<ViewTaken>();
    app.add_systems(Update, (look_through, develop, finish).chain().in_set(InputSystems::Export));
}

/// As what a game or the view is saved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SaveFormat {
    /// The game as text, which is read again.
    Record,
    /// The position as a drawing (SVG).
    Drawing,
    /// The game as a film (an animated GIF).
    Film,
    /// What the camera sees, as a picture (PNG).
    View,
}

impl SaveFormat {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Record, Self::Drawing, Self::Film, Self::View];

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Record => "pgn",
            Self::Drawing => "svg",
            Self::Film => "gif",
            Self::View => "png",
        }
    }
}

/// Fact: the camera's picture for the [`Viewfinder`].
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ViewTaken {
    /// Width and height, in pixels.
    pub size: UVec2,
    /// Red, green and blue of each pixel, rows from the top.
    pub rgb: Vec<u8>,
}

/// Whether a picture of the view is being taken: for these few frames nothing is written over the scene.
#[derive(Resource, Default, Debug)]
pub struct Viewfinder(Option<Open>);

#[derive(Debug)]
struct Open {
    path: PathBuf,
    frames: u32,
}

/// The frame in which the picture is taken: the panels are gone by then.
const TAKEN_AT: u32 = 4;
/// A picture that has not come by this frame will not come.
const GIVEN_UP_AT: u32 = 600;

impl Viewfinder {
    /// Whether nothing is to be written over the scene.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the picture is to be taken of this very frame.
    pub fn is_due(&self) -> bool {
        self.0.as_ref().is_some_and(|open| open.frames == TAKEN_AT)
    }

    /// Opens it for a picture in this file.
    pub(super) fn open(&mut self, path: PathBuf) {
        self.0 = Some(Open { path, frames: 0 });
    }
}

fn look_through(mut finder: ResMut<Viewfinder>) {
    let finder = finder.bypass_change_detection();
    if let Some(open) = &mut finder.0 {
        open.frames += 1;
        if open.frames > GIVEN_UP_AT {
            finder.0 = None;
        }
    }
}

/// A picture has come: it is packed and written.
fn develop(mut taken: MessageReader<ViewTaken>, mut finder: ResMut<Viewfinder>, mut exports: ResMut<Exports>) {
    for view in taken.read() {
        let Some(Open { path, .. }) = finder.0.take() else { continue };
        let view = view.clone();
        exports.begin(path, move || packed(&view));
    }
}

fn packed(view: &ViewTaken) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, view.size.x, view.size.y);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(io::Error::other)?;
    writer.write_image_data(&view.rgb).map_err(io::Error::other)?;
    writer.finish().map_err(io::Error::other)?;
    Ok(bytes)
}

/// Files that are being made.
#[derive(Resource, Default)]
pub struct Exports(Vec<Task<StorageNotice>>);

impl Exports {
    /// Makes bytes in the background and writes them to a file.
    fn begin(&mut self, path: PathBuf, make: impl FnOnce() -> io::Result<Vec<u8>> + Send + 'static) {
        self.0.push(AsyncComputeTaskPool::get().spawn(async move {
            match make() {
                Ok(bytes) => write(path, &bytes),
                Err(error) => StorageNotice::NotSaved(SaveError::System(FileFailure::new(&path, &error))),
            }
        }));
    }

    /// Makes a film of a game in the background.
    pub(super) fn film(&mut self, game: Game, path: PathBuf) {
        self.begin(path, move || {
            let mut bytes = Vec::new();
            film(&game, FILM_WIDTH, false, &mut bytes, || true)?;
            Ok(bytes)
        });
    }
}

impl Drop for Exports {
    /// What is begun is finished before the program ends: a film takes a second or two.
    fn drop(&mut self) {
        for task in self.0.drain(..) {
            block_on(task);
        }
    }
}

fn finish(mut exports: ResMut<Exports>, mut notices: MessageWriter<StorageNotice>) {
    let exports = exports.bypass_change_detection();
    exports.0.retain_mut(|task| match check_ready(task) {
        Some(notice) => {
            notices.write(notice);
            false
        }
        None => true,
    });
}

/// The drawing of a game's last position.
pub(super) fn drawing(game: &Game) -> String {
    svg(&Diagram::of(game))
}

/// Writes a file and says how that went.
pub(super) fn write(path: PathBuf, bytes: &[u8]) -> StorageNotice {
    match write_atomically(&path, bytes) {
        Ok(()) => StorageNotice::Exported(path),
        Err(error) => StorageNotice::NotSaved(SaveError::System(FileFailure::new(&path, &error))),
    }
}

/// The file that was chosen, with the ending of its format if it has none; or a free one in the usual folder, which is the person's
/// documents or one beside the library.
pub(super) fn place(chosen: Option<&Path>, folder: &Path, name: &str, format: SaveFormat) -> PathBuf {
    match chosen {
        Some(path) => with_ending(path, format),
        None => free_name(&documents_folder().unwrap_or_else(|| folder.join("exported")), name, format),
    }
}

fn with_ending(path: &Path, format: SaveFormat) -> PathBuf {
    if path.extension().is_some() { path.to_owned() } else { path.with_extension(format.ending()) }
}

/// What the file of a record is called, without an ending: day and players.
pub(super) fn file_name(record: &Record) -> String {
    let tag = |name: &str| record.tags.get(name).unwrap_or("unknown");
    plain_name(tag("Date"), tag("White"), tag("Black"))
}

/// The name, without an ending, that is suggested for the file of a kept game.
pub fn suggested_name(entry: &Entry) -> String {
    plain_name(&entry.date, &entry.white, &entry.black)
}

/// The same for the game on the board.
pub fn suggested_board_name(current: &CurrentGame, seats: &Seats, names: &Names) -> String {
    file_name(&saved_match_on(current, seats, names, DateTime::now()).record())
}

fn plain_name(date: &str, white: &str, black: &str) -> String {
    legal_file_name(&format!("{date} {white} - {black}"))
}

/// A file of this name that does not exist yet.
fn free_name(folder: &Path, name: &str, format: SaveFormat) -> PathBuf {
    let ending = format.ending();
    (1..)
        .map(|number| if number == 1 { format!("{name}.{ending}") } else { format!("{name} ({number}).{ending}") })
        .map(|name| folder.join(name))
        .find(|path| !path.exists())
        .unwrap_or_else(|| folder.join("game").with_extension(ending))
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

    #[test]
    fn a_file_without_an_ending_gets_the_one_of_its_format() {
        assert_eq!(with_ending(Path::new("/tmp/a"), SaveFormat::Record), Path::new("/tmp/a.pgn"));
        assert_eq!(with_ending(Path::new("/tmp/a"), SaveFormat::Film), Path::new("/tmp/a.gif"));
        assert_eq!(with_ending(Path::new("/tmp/a.txt"), SaveFormat::Drawing), Path::new("/tmp/a.txt"));
    }

    #[test]
    fn a_view_is_packed_as_it_is() {
        let rgb: Vec<u8> = (0..36).collect();
        let bytes = packed(&ViewTaken { size: UVec2::new(4, 3), rgb: rgb.clone() }).expect("a picture");
        let mut reader = png::Decoder::new(io::Cursor::new(bytes)).read_info().expect("a picture");
        let mut read = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut read).expect("its pixels");
        assert_eq!(read, rgb);
        assert!(packed(&ViewTaken { size: UVec2::new(4, 3), rgb: vec![0; 5] }).is_err());
    }
}
