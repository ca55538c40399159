//! Feeds inputs to a reader under a bound of memory, watched for hanging, and tells which input broke it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::MEMORY;
use crate::mutate::{Dice, dice, mutated};

/// What reading one input may take beyond what the program holds already.
const MAX_MEMORY: usize = 96 << 20;
/// An input that takes this long hangs.
const HANGS: Duration = Duration::from_secs(300);

/// One at a time: the bound of memory is the whole process's.
static TURN: Mutex<()> = Mutex::new(());
/// Since when which input is read.
static NOW: Mutex<Option<(Instant, String)>> = Mutex::new(None);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How many inputs a reader gets that takes `share` of a hundred of all.
pub(crate) fn inputs(share: u64) -> u64 {
    let all = match std::env::var("MORRIS_FUZZ") {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("MORRIS_FUZZ is a number, not '{text}'")),
        Err(_) => 30_000,
    };
    all * share / 100
}

/// A reader's good inputs and the words of their format.
pub(crate) struct Diet<'a> {
    /// Its name, and that of its folder in `found/`.
    pub(crate) name: &'static str,
    /// How much of a hundred inputs it gets.
    pub(crate) share: u64,
    /// Good inputs.
    pub(crate) seeds: Vec<Vec<u8>>,
    /// Words of the format.
    pub(crate) words: &'a [&'a str],
}

/// Feeds a reader; it panics if something is wrong, and says whether the input was accepted. The dice are the input's own.
pub(crate) fn feed(diet: &Diet, mut read: impl FnMut(&mut Dice, &[u8]) -> bool) {
    let _turn = lock(&TURN);
    let watchdog = Watchdog::new();
    for path in found(diet.name) {
        let input = std::fs::read(&path).expect("a file of the repository");
        one(diet.name, &path.display().to_string(), &input, &mut dice(diet.name, 0), &mut read);
    }
    let (count, mut accepted) = (inputs(diet.share), 0);
    for seed in &diet.seeds {
        let taken = one(diet.name, "a good one", seed, &mut dice(diet.name, 0), &mut read);
        assert!(taken, "{}: a good input is refused: {}", diet.name, String::from_utf8_lossy(seed));
    }
    for number in 0..count {
        let mut dice = dice(diet.name, number);
        let input = mutated(&mut dice, &diet.seeds, diet.words);
        accepted += u64::from(one(diet.name, &number.to_string(), &input, &mut dice, &mut read));
    }
    drop(watchdog);
    println!("{}: {count} inputs, {accepted} accepted", diet.name);
    assert!(accepted > 0 && accepted < count, "{}: {accepted} of {count} accepted: this tries nothing", diet.name);
}

fn one(
    name: &str,
    number: &str,
    input: &[u8],
    dice: &mut Dice,
    read: &mut impl FnMut(&mut Dice, &[u8]) -> bool,
) -> bool {
    *lock(&NOW) = Some((Instant::now(), format!("{name} {number}")));
    let limit = MEMORY.allocated() + MAX_MEMORY;
    MEMORY.set_limit(limit).expect("a limit above what is used");
    let result = catch_unwind(AssertUnwindSafe(|| read(dice, input)));
    MEMORY.set_limit(usize::MAX).expect("no limit");
    *lock(&NOW) = None;
    result.unwrap_or_else(|_| {
        let path = std::env::temp_dir().join(format!("morris-fuzz-{name}-{number}"));
        std::fs::write(&path, input).expect("the temporary folder");
        panic!("{name} {number} broke it; the input is {}:\n{}", path.display(), String::from_utf8_lossy(input))
    })
}

/// What once broke a reader.
fn found(name: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/found").join(name);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Ends the whole test when an input hangs: nothing else could.
struct Watchdog(std::sync::mpsc::Sender<()>);

impl Watchdog {
    fn new() -> Self {
        let (sender, receiver) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            while let Err(std::sync::mpsc::RecvTimeoutError::Timeout) = receiver.recv_timeout(Duration::from_secs(5)) {
                if let Some((since, what)) = &*lock(&NOW)
                    && since.elapsed() > HANGS
                {
                    eprintln!("{what} hangs");
                    std::process::exit(101);
                }
            }
        });
        Self(sender)
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.send(());
    }
}
