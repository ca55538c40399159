//! The system's own dialogs for choosing a file. They run off the main thread, one at a time; what was chosen comes back
//! as a request. Where the system has none, a saved game is written to the usual folder, and a person who wants to open a
//! file is told what else there is.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, futures::check_ready};
use rfd::AsyncFileDialog;

use crate::game::{LibraryRequest, SaveFormat, StorageNotice};
use crate::platform::{FileFailure, documents_folder, read_bounded};
use crate::record::{self, Id, MAX_BYTES};
use crate::ui::UiInput;
use crate::ui::text::word;

/// Adds the dialogs.
pub fn plugin(app: &mut App) {
    app.init_resource::<OpenDialog>().add_message::<ShowFileDialog>().add_message::<PositionFileRead>();
    app.add_systems(Update, (open_dialog, take_answer).chain().in_set(UiInput::Choices));
}

/// Request: the system asks for a file. While it asks already, another request is passed over.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum ShowFileDialog {
    /// Which record is to be read into the library and shown.
    OpenRecord,
    /// Which position or record the set-up page is to put up.
    OpenPosition,
    /// Where a saved game is to be written.
    SaveGame {
        /// A kept game; otherwise the one on the board.
        game: Option<Id>,
        /// As what.
        format: SaveFormat,
        /// The name that is suggested, without an ending.
        name: String,
    },
}

/// Fact: the file that was chosen for the set-up page holds this text.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct PositionFileRead(pub String);

/// The dialog on show, and what it is for.
#[derive(Resource, Default)]
struct OpenDialog(Option<(ShowFileDialog, Task<Answer>)>);

/// What came of a dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Answer {
    /// This file was chosen.
    Chosen(PathBuf),
    /// The file that was chosen holds this text.
    Read(String),
    /// The file that was chosen cannot be read.
    Unreadable(StorageNotice),
    /// Nothing was chosen.
    Cancelled,
    /// The system has no such dialog.
    NoDialog,
}

/// The words of a dialog: its title, and what the files are called that it lists.
struct Words {
    title: String,
    records: String,
    all: String,
}

/// A dialog that ends sooner than this was never seen by anybody.
const UNSEEN: Duration = Duration::from_millis(300);

fn open_dialog(mut requests: MessageReader<ShowFileDialog>, mut open: ResMut<OpenDialog>) {
    let Some(request) = requests.read().last().filter(|_| open.0.is_none()) else { return };
    let title = match request {
        ShowFileDialog::OpenRecord => word("dialog-open-record"),
        ShowFileDialog::OpenPosition => word("dialog-open-position"),
        ShowFileDialog::SaveGame { .. } => word("dialog-save-game"),
    };
    let words = Words {
        title: title.to_owned(),
        records: word("dialog-records").to_owned(),
        all: word("dialog-all-files").to_owned(),
    };
    open.0 = Some((request.clone(), IoTaskPool::get().spawn(ask(request.clone(), words))));
}

fn take_answer(
    mut open: ResMut<OpenDialog>,
    mut library: MessageWriter<LibraryRequest>,
    mut positions: MessageWriter<PositionFileRead>,
    mut notices: MessageWriter<StorageNotice>,
) {
    let Some((request, task)) = &mut open.0 else { return };
    let Some(answer) = check_ready(task) else { return };
    match (answer, request.clone()) {
        (Answer::Cancelled, _) => {}
        (Answer::Unreadable(notice), _) => drop(notices.write(notice)),
        (Answer::Read(text), _) => drop(positions.write(PositionFileRead(text))),
        (Answer::Chosen(path), ShowFileDialog::SaveGame { game, format, .. }) => {
            library.write(LibraryRequest::Export { game, format, path: Some(path) });
        }
        (Answer::Chosen(path), _) => drop(library.write(LibraryRequest::ImportFile(path))),
        (Answer::NoDialog, ShowFileDialog::SaveGame { game, format, .. }) => {
            library.write(LibraryRequest::Export { game, format, path: None });
        }
        (Answer::NoDialog, _) => drop(notices.write(StorageNotice::NoFileDialog)),
    }
    open.0 = None;
}

/// Shows a dialog and waits for the person.
async fn ask(request: ShowFileDialog, words: Words) -> Answer {
    if !has_dialogs().await {
        return Answer::NoDialog;
    }
    let since = Instant::now();
    let mut dialog = AsyncFileDialog::new().set_title(words.title);
    dialog = match &request {
        ShowFileDialog::SaveGame { format, .. } if *format != SaveFormat::Record => {
            dialog.add_filter(format.ending().to_uppercase(), &[format.ending()])
        }
        _ => dialog.add_filter(words.records, &["pgn", "txt"]),
    };
    if let Some(documents) = documents_folder() {
        dialog = dialog.set_directory(documents);
    }
    let chosen = match &request {
        ShowFileDialog::SaveGame { name, format, .. } => {
            dialog.set_file_name(format!("{name}.{}", format.ending())).save_file().await
        }
        _ => dialog.add_filter(words.all, &["*"]).pick_file().await,
    };
    match chosen.map(PathBuf::from) {
        None if since.elapsed() < UNSEEN => Answer::NoDialog,
        None => Answer::Cancelled,
        Some(path) if request == ShowFileDialog::OpenPosition => read(&path),
        Some(path) => Answer::Chosen(path),
    }
}

/// Reads the text of a file.
fn read(path: &std::path::Path) -> Answer {
    let bytes = match read_bounded(path, MAX_BYTES) {
        Ok(bytes) => bytes,
        Err(error) => return Answer::Unreadable(StorageNotice::NotRead(FileFailure::new(path, &error))),
    };
    match record::decode(&bytes) {
        Ok(text) => Answer::Read(text),
        Err(error) => Answer::Unreadable(StorageNotice::Refused(error)),
    }
}

/// Whether the system has dialogs for files. On Linux that is the desktop's portal, or a program that stands in for it.
#[cfg(target_os = "linux")]
async fn has_dialogs() -> bool {
    portal_answers().await.is_ok() || is_on_path("zenity")
}

#[cfg(not(target_os = "linux"))]
async fn has_dialogs() -> bool {
    true
}

/// Asks the desktop's portal for the version of its file chooser, which starts the portal if need be.
///
/// # Errors
/// There is no desktop bus, no portal on it, or none that chooses files.
#[cfg(target_os = "linux")]
async fn portal_answers() -> zbus::Result<()> {
    let bus = zbus::connection::Builder::session()?.method_timeout(PORTAL_WAIT).build().await?;
    let version = ("org.freedesktop.portal.FileChooser", "version");
    let (portal, path) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
    bus.call_method(Some(portal), path, Some("org.freedesktop.DBus.Properties"), "Get", &version).await?;
    Ok(())
}

/// How long a portal may take to answer.
#[cfg(target_os = "linux")]
const PORTAL_WAIT: Duration = Duration::from_secs(5);

#[cfg(target_os = "linux")]
fn is_on_path(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is asked for when a dialog for `request` has ended with `answer`.
    fn after(request: ShowFileDialog, answer: Answer) -> (Vec<LibraryRequest>, Vec<String>, Vec<StorageNotice>) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        app.add_message::<LibraryRequest>().add_message::<StorageNotice>();
        let task = IoTaskPool::get().spawn(async move { answer });
        app.world_mut().resource_mut::<OpenDialog>().0 = Some((request, task));
        while app.world().resource::<OpenDialog>().0.is_some() {
            app.update();
        }
        let library = app.world_mut().resource_mut::<Messages<LibraryRequest>>().drain().collect();
        let texts = app.world_mut().resource_mut::<Messages<PositionFileRead>>().drain().map(|read| read.0).collect();
        let notices = app.world_mut().resource_mut::<Messages<StorageNotice>>().drain().collect();
        (library, texts, notices)
    }

    #[test]
    fn what_was_chosen_is_asked_for_and_no_dialog_is_no_dead_end() {
        let path = PathBuf::from("/tmp/game.pgn");
        let folder = std::env::temp_dir().join(format!("morris-dialog-save-{}", std::process::id()));
        let record = record::Record::new(crate::rules::RuleSet::default());
        let game = record::Library::open(folder.clone()).add(&record).expect("a folder");
        std::fs::remove_dir_all(folder).expect("the temporary folder goes");
        let (game, format, name) = (Some(game), SaveFormat::Film, "Anna - Bruno".to_owned());
        let save = ShowFileDialog::SaveGame { game: game.clone(), format, name };
        for (request, answer, library, texts, notices) in [
            (ShowFileDialog::OpenRecord, Answer::Cancelled, vec![], vec![], vec![]),
            (
                ShowFileDialog::OpenRecord,
                Answer::Chosen(path.clone()),
                vec![LibraryRequest::ImportFile(path.clone())],
                vec![],
                vec![],
            ),
            (ShowFileDialog::OpenRecord, Answer::NoDialog, vec![], vec![], vec![StorageNotice::NoFileDialog]),
            (ShowFileDialog::OpenPosition, Answer::Read("d6".to_owned()), vec![], vec!["d6".to_owned()], vec![]),
            (ShowFileDialog::OpenPosition, Answer::NoDialog, vec![], vec![], vec![StorageNotice::NoFileDialog]),
            (
                save.clone(),
                Answer::Chosen(path.clone()),
                vec![LibraryRequest::Export { game: game.clone(), format, path: Some(path) }],
                vec![],
                vec![],
            ),
            (save, Answer::NoDialog, vec![LibraryRequest::Export { game, format, path: None }], vec![], vec![]),
        ] {
            let told = format!("{request:?} {answer:?}");
            assert_eq!(after(request, answer), (library, texts, notices), "{told}");
        }
    }

    #[test]
    fn a_file_for_the_set_up_page_is_read_within_bounds() {
        let folder = std::env::temp_dir().join(format!("morris-dialog-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        let path = folder.join("position.txt");
        std::fs::write(&path, "a7,d7/b4 w 7-7").expect("a file");
        assert_eq!(read(&path), Answer::Read("a7,d7/b4 w 7-7".to_owned()));
        std::fs::write(&path, vec![b' '; MAX_BYTES + 2]).expect("a file");
        assert!(matches!(read(&path), Answer::Unreadable(_)));
        assert!(matches!(read(&folder.join("none")), Answer::Unreadable(StorageNotice::NotRead(_))));
        std::fs::remove_dir_all(folder).expect("the temporary folder goes");
    }
}
