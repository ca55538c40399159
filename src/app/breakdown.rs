//! What a person is told when the program cannot start or breaks off: a sentence instead of the entrails of a panic, and
//! where the report lies. The match under way is on the disk after every half-turn, so nothing is lost.

use std::backtrace::Backtrace;
use std::panic::{PanicHookInfo, set_hook};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::endgame::data_folder;
use crate::record::safe_write;

/// The file in the data folder that tells how the program last broke off.
const REPORT: &str = "broken-off.txt";

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
        eprintln!("morris: {}", sentence(&message));
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

/// Faults of the machine that have a sentence of their own: what the panic says, and what a person is told.
const KNOWN: [(&str, &str); 5] = [
    (
        "Unable to find a GPU",
        "no graphics driver for Vulkan was found. Install the driver of your graphics card, or Mesa's software driver \
         (mesa-vulkan-drivers on Debian and Ubuntu)",
    ),
    (
        "Failed to build event loop",
        "there is no display to open a window on. In a terminal without one, --shot FILE draws a picture and --headless \
         plays without any",
    ),
    (
        "Device is lost",
        "the graphics driver has stopped working. Start the game again: the match goes on where it stood",
    ),
    ("Out of Memory", "the graphics card has no memory left. Choose a lower quality (--quality low) and start again"),
    (
        "Validation Error",
        "the graphics driver refused to draw the picture. A newer driver, a lower quality (--quality low) or a fresh \
         copy of the game may help; the match goes on where it stood",
    ),
];

fn is_unforeseen(message: &str) -> bool {
    KNOWN.iter().all(|(panic, _)| !message.to_lowercase().contains(&panic.to_lowercase()))
}

/// What a person is told of a panic.
pub fn sentence(message: &str) -> &'static str {
    let known = KNOWN.iter().find(|(panic, _)| message.to_lowercase().contains(&panic.to_lowercase()));
    known.map_or(
        "the game broke off by a fault of its own. Nothing is lost: at the next start the match goes on where it stood",
        |(_, sentence)| sentence,
    )
}

fn report(message: &str, at: &str) -> Option<PathBuf> {
    let path = data_folder()?.join(REPORT);
    let version = env!("CARGO_PKG_VERSION");
    let trace = Backtrace::force_capture();
    let text = format!("Nine Men's Morris {version} broke off.\n\n{message}\nat {at}\n\n{trace}\n");
    safe_write(&path, text.as_bytes()).ok().map(|()| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_of_the_machine_have_their_own_sentences() {
        let said = sentence("Unable to find a GPU! Make sure you have installed required drivers!");
        assert!(said.contains("graphics driver for Vulkan"));
        assert!(sentence("wgpu error: Device is lost").contains("has stopped working"));
        assert!(sentence("index out of bounds").contains("Nothing is lost"));
        assert!(is_unforeseen("index out of bounds") && !is_unforeseen("wgpu: device is lost"));
    }
}
