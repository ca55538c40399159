//! A graphics card that went away is recovered: the program takes its own place, asks for the card anew, and the match goes on
//! where it stood. The engine cannot rebuild everything that a lost card held; a fresh start can.

use std::ffi::OsString;
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::game::Breakdown;

/// The option that tells a start that it takes the place of one whose card was lost, and how often in a row that happened.
const OPTION: &str = "--recovered";
/// A card that is lost again so soon is not to be had.
const SOON: Duration = Duration::from_secs(90);
/// How often in a row it is tried.
const MAX_TRIES: u32 = 3;

static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);
static TRIES: AtomicU32 = AtomicU32::new(0);
static WATCHED: AtomicBool = AtomicBool::new(false);
static LOST: Mutex<Option<Breakdown>> = Mutex::new(None);

/// From now on a lost card brings a fresh start. `tries` is how often in a row that has happened already.
pub fn watch(tries: u32) {
    LazyLock::force(&STARTED);
    TRIES.store(tries, Ordering::SeqCst);
    WATCHED.store(true, Ordering::SeqCst);
}

/// Notes why the program ends. Returns whether it starts anew by itself.
pub fn note(why: Breakdown) -> bool {
    let mut lost = LOST.lock().unwrap_or_else(PoisonError::into_inner);
    lost.get_or_insert(why);
    WATCHED.load(Ordering::SeqCst) && tries_after(why, TRIES.load(Ordering::SeqCst), STARTED.elapsed()).is_some()
}

/// How often in a row the card will have been lost when the program has started anew; `None` if it is not to start.
fn tries_after(why: Breakdown, tries: u32, age: Duration) -> Option<u32> {
    let of_card = matches!(why, Breakdown::Lost | Breakdown::Refused);
    let tries = if age < SOON { tries + 1 } else { 1 };
    (of_card && tries <= MAX_TRIES).then_some(tries)
}

/// Starts the program anew in its own place if it ended because the graphics card was lost. Returns only if it did not, or
/// where that cannot be done.
pub fn relaunch() -> Option<ExitCode> {
    let why = (*LOST.lock().unwrap_or_else(PoisonError::into_inner))?;
    let tries = tries_after(why, TRIES.load(Ordering::SeqCst), STARTED.elapsed());
    let tries = tries.filter(|_| WATCHED.load(Ordering::SeqCst))?;
    let mut command = Command::new(std::env::current_exe().ok()?);
    command.args(arguments(std::env::args_os().skip(1), tries));
    start(&mut command)
}

/// What the program was started with, and how often it has started anew.
fn arguments(given: impl Iterator<Item = OsString>, tries: u32) -> Vec<OsString> {
    let option = format!("{OPTION}=");
    let mut kept: Vec<OsString> = given.filter(|word| !word.to_string_lossy().starts_with(&option)).collect();
    // Before a record's name, which may follow on `--`.
    kept.insert(0, format!("{option}{tries}").into());
    kept
}

#[cfg(unix)]
fn start(command: &mut Command) -> Option<ExitCode> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    eprintln!("morris: the game cannot be started anew: {error}");
    None
}

#[cfg(not(unix))]
fn start(command: &mut Command) -> Option<ExitCode> {
    match command.spawn() {
        Ok(_) => Some(ExitCode::SUCCESS),
        Err(error) => {
            eprintln!("morris: the game cannot be started anew: {error}");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_card_is_asked_for_again_but_not_for_ever() {
        let young = Duration::from_secs(5);
        assert_eq!(tries_after(Breakdown::Lost, 0, young), Some(1));
        assert_eq!(tries_after(Breakdown::Refused, 2, young), Some(3));
        assert_eq!(tries_after(Breakdown::Lost, 3, young), None, "it is not to be had");
        assert_eq!(tries_after(Breakdown::Lost, 3, SOON), Some(1), "it was there for a while");
        assert_eq!(tries_after(Breakdown::Memory, 0, young), None);
        assert_eq!(tries_after(Breakdown::Own, 0, young), None);
    }

    #[test]
    fn what_the_program_was_started_with_is_kept() {
        let given = ["--quality", "low", "--recovered=1", "game.pgn"].map(OsString::from);
        let expected = ["--recovered=2", "--quality", "low", "game.pgn"].map(OsString::from);
        assert_eq!(arguments(given.into_iter(), 2), expected);
    }
}
