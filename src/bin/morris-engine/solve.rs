//! `morris-engine solve`: builds the endgame databases, shows what is in them, checks them.

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use nine_mens_morris::endgame::{
    self, BuildOptions, Database, Extent, Listener, Material, Progress, Stats, Step, Store, Table,
};
use nine_mens_morris::rules::{Color, Position, RuleSet};

use crate::failure::Failure;

/// Values that are solved without a subspace or a total being named.
const MAX_VALUES: u64 = 200_000_000;

/// What to solve, and where it is kept.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// One subspace and what it depends on: men of the side to move, then of the other (4-3); the whole game, where that
    /// is small, if neither this nor a total is given
    #[arg(long, value_name = "OWN-OTHER", conflicts_with = "total", allow_hyphen_values = true)]
    men: Option<String>,
    /// Every subspace of the moving phase with up to so many men on the board
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(6..=24), allow_negative_numbers = true)]
    total: Option<u8>,
    /// The folder for the files; the user's data folder if none is given
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Check every value against its successors
    #[arg(long)]
    verify: bool,
    /// Print a line for each subspace: positions counted once per class under the symmetries, longest win and loss in turns
    #[arg(long)]
    stats: bool,
    /// Threads to use; as many as the machine has if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256), allow_negative_numbers = true)]
    threads: Option<u16>,
}

/// Solves or loads everything that was asked for, then says how much it is; for a whole game also what the empty board
/// and each first turn are worth, best first. Progress goes to standard error.
pub(crate) fn run(rules: &RuleSet, args: &Args, out: &mut (impl Write + Send)) -> Result<(), Failure> {
    let extent = extent(rules, args)?;
    let store = store(args.out.as_ref())?;
    let threads = match args.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let options = BuildOptions { threads, verify: args.verify, repair: false, keep: extent == Extent::Game };
    let report = Report::new(args.stats, out);
    let result = endgame::build(rules, extent, Some(&store), options, &report.stop, &report);
    report.clear_line();
    let counts = report.end()?;
    let database = result.map_err(Failure::input)?;
    let verified = if args.verify { ", every value verified" } else { "" };
    let Counts { subspaces, solved, values, .. } = counts;
    writeln!(out, "subspaces {subspaces} solved {solved} loaded {} values {values}{verified}", subspaces - solved)?;
    if extent == Extent::Game {
        print_first_turns(rules, &database, out)?;
    }
    Ok(())
}

/// The folder that is named, or the user's.
pub(crate) fn store(folder: Option<&PathBuf>) -> Result<Store, Failure> {
    folder.map_or_else(|| Store::of_the_user().map_err(Failure::input), |folder| Ok(Store::new(folder)))
}

fn extent(rules: &RuleSet, args: &Args) -> Result<Extent, Failure> {
    if let Some(text) = &args.men {
        let refusal = |()| Failure::Input(format!("--men takes a pair such as 4-3, not '{text}'"));
        return text.parse::<Material>().map(Extent::Men).map_err(refusal);
    }
    if let Some(total) = args.total {
        return Ok(Extent::Total(total));
    }
    let targets = Extent::Game.targets(rules).map_err(Failure::input)?;
    let values: u64 = endgame::plan(rules, &targets).iter().map(|unit| unit.entries(rules)).sum();
    if values > MAX_VALUES {
        return Err(Failure::Input(format!(
            "the whole game by these rules has {values} values: name a part of it with --men 4-4 or --total 9"
        )));
    }
    Ok(Extent::Game)
}

fn print_first_turns(rules: &RuleSet, database: &Database, out: &mut impl Write) -> Result<(), Failure> {
    let start = Position::start(rules, Color::White);
    let missing = || Failure::Input("the empty board is not in the databases".to_owned());
    writeln!(out, "empty-board: {}", database.probe(&start).ok_or_else(missing)?)?;
    for (mv, value) in database.rate_turns(rules, &start).ok_or_else(missing)? {
        writeln!(out, "{}: {value}", start.text(rules, mv))?;
    }
    Ok(())
}

/// What was done.
#[derive(Default)]
struct Counts {
    subspaces: usize,
    solved: usize,
    values: usize,
    /// The output that could not be written.
    failure: Option<io::Error>,
}

/// Prints progress on standard error, and statistics.
pub(crate) struct Report<'a, W> {
    stats: bool,
    begin: Instant,
    shown: Mutex<Instant>,
    terminal: bool,
    pub(crate) stop: AtomicBool,
    counts: Mutex<(Counts, &'a mut W)>,
}

impl<'a, W: Write> Report<'a, W> {
    pub(crate) fn new(stats: bool, out: &'a mut W) -> Self {
        let now = Instant::now();
        let counts = Mutex::new((Counts::default(), out));
        let terminal = io::stderr().is_terminal();
        Self { stats, begin: now, shown: Mutex::new(now), terminal, stop: AtomicBool::new(false), counts }
    }

    pub(crate) fn clear_line(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }

    /// A bar of twenty steps, the subspace at hand and the time left, judged by the time taken so far.
    fn line(&self, progress: Progress) -> String {
        let Progress { material, step, done } = progress;
        let filled = (done * 20.0) as usize;
        let bar: String = (0..20).map(|at| if at < filled { '#' } else { '.' }).collect();
        let left = (self.begin.elapsed().as_secs_f64() * (1.0 - done) / done.max(1e-6)) as u64;
        let step = match step {
            Step::Loading => "loading",
            Step::Solving => "solving",
            Step::Verifying => "verifying",
        };
        format!("[{bar}] {:3.0} %  {step} {material}, about {}:{:02} left", done * 100.0, left / 60, left % 60)
    }

    fn end(self) -> Result<Counts, Failure> {
        let (mut counts, _) = self.counts.into_inner().unwrap_or_else(PoisonError::into_inner);
        counts.failure.take().map_or(Ok(counts), |error| Err(error.into()))
    }
}

impl<W: Write + Send> Listener for Report<'_, W> {
    fn progress(&self, progress: Progress) {
        let pause = if self.terminal { Duration::from_millis(100) } else { Duration::from_secs(5) };
        let Ok(mut shown) = self.shown.try_lock() else { return };
        if shown.elapsed() < pause {
            return;
        }
        *shown = Instant::now();
        // Progress that nobody can read is no reason to stop.
        let _ = if self.terminal {
            write!(io::stderr(), "\r{}\x1b[K", self.line(progress))
        } else {
            writeln!(io::stderr(), "{}", self.line(progress))
        };
    }

    fn finished(&self, table: &Table, solved: bool) {
        let mut guard = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let (counts, out) = &mut *guard;
        counts.subspaces += 1;
        counts.solved += usize::from(solved);
        counts.values += table.index().len();
        if !self.stats {
            return;
        }
        self.clear_line();
        if let Err(error) = writeln!(out, "{}", Stats::of(table)).and_then(|()| out.flush()) {
            counts.failure = Some(error);
            self.stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    }
}
