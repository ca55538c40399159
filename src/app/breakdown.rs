//! What a person is told when the program cannot start or breaks off: a sentence instead of the entrails of a panic, and
//! where the report lies. The match under way is on the disk after every step, so nothing is lost. Who started the game
//! without a terminal reads no standard error: the next start tells it on the screen.

use std::backtrace::Backtrace;
use std::fs::{self, File};
use std::io::Read;
use std::panic::{PanicHookInfo, set_hook};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use super::relaunch;
use crate::game::Breakdown;
use crate::platform::{data_folder, write_atomically};

/// The file in the data folder that tells how the program last broke off.
const REPORT: &str = "broken-off.txt";
/// The file in the data folder that tells the next start that the program broke off.
const NOTE: &str = "last-words.txt";
/// Whether a person plays in a window, to whom the next start tells it.
static LEAVES_NOTES: AtomicBool = AtomicBool::new(false);

/// From now on a note is left for the next start; what the last one left is taken away and returned.
pub fn take_note() -> Option<Breakdown> {
    LEAVES_NOTES.store(true, Ordering::SeqCst);
    take_note_from(&data_folder()?)
}

fn take_note_from(folder: &Path) -> Option<Breakdown> {
    let path = folder.join(NOTE);
    let mut text = Vec::new();
    let read = File::open(&path).and_then(|file| file.take(64).read_to_end(&mut text));
    let _ = fs::remove_file(&path);
    read.ok()?;
    let first = text.split(|&byte| byte == b'\n').next()?;
    Breakdown::from_name(std::str::from_utf8(first).ok()?)
}

/// What a person is told of a fault that ends the program; if somebody plays in a window, the next start tells it as well.
pub fn last_words(fault: &str) -> &'static str {
    if let (true, Some(why), Some(folder)) = (LEAVES_NOTES.load(Ordering::SeqCst), breakdown(fault), data_folder()) {
        leave_note_in(&folder, why);
    }
    if breakdown(fault).is_some_and(relaunch::note) { ANEW } else { sentence(fault) }
}

/// What a person is told where the program starts anew by itself.
const ANEW: &str =
    "the graphics driver has stopped working. The picture is built anew, and the match goes on where it stood";

fn leave_note_in(folder: &Path, why: Breakdown) {
    // Where it cannot be written nothing more can be said.
    let _ = write_atomically(&folder.join(NOTE), format!("{}\n", why.name()).as_bytes());
}

/// From now on a panic is told in a sentence on standard error, and in full in a file. Only the first one counts: others
/// follow from it.
pub fn tell_in_a_sentence() {
    static TOLD: AtomicBool = AtomicBool::new(false);
    set_hook(Box::new(|panic| {
        if TOLD.swap(true, Ordering::SeqCst) {
            return;
        }
        let message = message(panic);
        let at = panic.location().map(ToString::to_string).unwrap_or_default();
        eprintln!("morris: {}", last_words(&message));
        if is_unforeseen(&message) {
            match report(&message, &at) {
                Some(path) => eprintln!("morris: the report lies in {}", path.display()),
                None => eprintln!("morris: {message} ({at})"),
            }
        }
    }));
}

fn message(panic: &PanicHookInfo) -> String {
    let payload = panic.payload();
    let text = payload.downcast_ref::<&str>().copied().or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("no words were left").to_owned()
}

/// Faults of the machine that have a sentence of their own: what the panic says, what the next start is to be told, and what
/// a person is told.
const KNOWN: [(&str, Option<Breakdown>, &str); 5] = [
    (
        "Unable to find a GPU",
        None,
        "no graphics driver for Vulkan was found. Install the driver of your graphics card, or Mesa's software driver \
         (mesa-vulkan-drivers on Debian and Ubuntu)",
    ),
    (
        "Failed to build event loop",
        None,
        "there is no display to open a window on. In a terminal without one, --shot FILE draws a picture and --headless \
         plays without any",
    ),
    (
        "Device is lost",
        Some(Breakdown::Lost),
        "the graphics driver has stopped working. Start the game again: the match goes on where it stood",
    ),
    (
        "Out of Memory",
        Some(Breakdown::Memory),
        "the graphics card has no memory left. Choose a lower quality (--quality low) and start again",
    ),
    // A card that goes away in the middle of a frame may be met as one that refuses what it is given.
    (
        "Validation Error",
        Some(Breakdown::Refused),
        "the graphics driver has stopped drawing. Start the game again: the match goes on where it stood. If it happens \
         again, a newer driver, a lower quality (--quality low) or a fresh copy of the game may help",
    ),
];

fn known(message: &str) -> Option<&'static (&'static str, Option<Breakdown>, &'static str)> {
    KNOWN.iter().find(|(panic, ..)| message.to_lowercase().contains(&panic.to_lowercase()))
}

fn is_unforeseen(message: &str) -> bool {
    known(message).is_none()
}

/// What the next start is to be told of a panic; nothing where there was no game to break off.
fn breakdown(message: &str) -> Option<Breakdown> {
    known(message).map_or(Some(Breakdown::Own), |&(_, why, _)| why)
}

/// What a person is told of a panic.
fn sentence(message: &str) -> &'static str {
    known(message).map_or(
        "the game broke off by a fault of its own. Nothing is lost: at the next start the match goes on where it stood",
        |(.., sentence)| sentence,
    )
}

fn report(message: &str, at: &str) -> Option<PathBuf> {
    let path = data_folder()?.join(REPORT);
    let version = env!("CARGO_PKG_VERSION");
    let trace = Backtrace::force_capture();
    let text = format!("Nine Men's Morris {version} broke off.\n\n{message}\nat {at}\n\n{trace}\n");
    write_atomically(&path, text.as_bytes()).ok().map(|()| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_start_is_told_once() {
        let folder = std::env::temp_dir().join(format!("morris-last-words-{}", std::process::id()));
        assert_eq!(take_note_from(&folder), None, "nothing broke off");
        for why in Breakdown::ALL {
            leave_note_in(&folder, why);
            assert_eq!(take_note_from(&folder), Some(why));
            assert_eq!(take_note_from(&folder), None, "told once");
        }
        for damaged in [&b""[..], b"\n", b"\xff\xfe", b"lost and found\n", &[b'x'; 70_000]] {
            fs::write(folder.join(NOTE), damaged).expect("a temporary file");
            assert_eq!(take_note_from(&folder), None);
            assert!(!folder.join(NOTE).exists(), "what cannot be read is not kept");
        }
        fs::remove_dir_all(folder).expect("a temporary folder");
        assert_eq!(breakdown("index out of bounds"), Some(Breakdown::Own));
        assert_eq!(breakdown("Unable to find a GPU!"), None, "no game had begun");
    }

    #[test]
    fn faults_of_the_machine_have_their_own_sentences() {
        let said = sentence("Unable to find a GPU! Make sure you have installed required drivers!");
        assert!(said.contains("graphics driver for Vulkan"));
        assert!(sentence("wgpu error: Device is lost").contains("has stopped working"));
        assert!(sentence("index out of bounds").contains("Nothing is lost"));
        assert!(is_unforeseen("index out of bounds") && !is_unforeseen("wgpu: device is lost"));
    }
}
