//! `morris-engine solve`: builds the endgame databases, shows what is in them, checks them.

use std::error::Error;
use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use nine_mens_morris::endgame::{self, Database, Goal, Listener, Material, Plan, Progress, Stats, Step, Store, Table};
use nine_mens_morris::rules::{Color, Position, RuleSet};

/// Values that are solved without a subspace or a total being named.
const MOST_UNNAMED: u64 = 200_000_000;

/// Solve endgames, and whole games on small boards, by retrograde analysis.
#[derive(Args)]
pub struct Solve {
    /// The rules: a preset, then what differs, such as nine,flying=never.
    #[arg(long, default_value = "nine")]
    rules: String,
    /// One subspace and what it depends on: men of the side to move, then of the other, such as 4-3.
    #[arg(long, conflicts_with = "total")]
    men: Option<String>,
    /// Every subspace of the moving phase with up to so many men on the board.
    #[arg(long)]
    total: Option<u8>,
    /// The folder for the files; the user's data folder if none is named.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Check every value against its successors.
    #[arg(long)]
    verify: bool,
    /// A line for each subspace, counting positions once per class under the symmetries, depths in turns.
    #[arg(long)]
    stats: bool,
    /// Threads to use; as many as the machine has if not named.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// Runs it.
///
/// # Errors
/// What is wrong with the request or with a file, in one line.
pub fn run(request: &Solve) -> Result<(), Box<dyn Error>> {
    let rules: RuleSet = request.rules.parse()?;
    let goal = goal(request, &rules)?;
    let store = match &request.out {
        Some(folder) => Store::new(folder),
        None => Store::of_the_user()?,
    };
    let threads = match request.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let options = Plan { threads, verify: request.verify, repair: false, keep: goal == Goal::Game };
    let report = Report::new(request.stats);
    let result = endgame::build(&rules, goal, Some(&store), options, &AtomicBool::new(false), &report);
    report.clear_line();
    let database = result?;
    let checked = if request.verify { ", every value verified" } else { "" };
    println!("{} values in {}{checked}", report.values.load(Ordering::Relaxed), store.folder().display());
    if goal == Goal::Game {
        print_first_turns(&rules, &database)?;
    }
    Ok(())
}

fn goal(request: &Solve, rules: &RuleSet) -> Result<Goal, Box<dyn Error>> {
    if let Some(text) = &request.men {
        let material: Material = text.parse().map_err(|()| format!("--men takes a pair such as 4-3, not '{text}'"))?;
        return Ok(Goal::Men(material));
    }
    if let Some(total) = request.total {
        return Ok(Goal::Total(total));
    }
    let entries: u64 = endgame::plan(rules, &Goal::Game.targets(rules)?).iter().map(|unit| unit.entries(rules)).sum();
    if entries > MOST_UNNAMED {
        return Err(format!(
            "the whole game by these rules has {entries} values: name a part of it with --men 4-4 or --total 9"
        )
        .into());
    }
    Ok(Goal::Game)
}

fn print_first_turns(rules: &RuleSet, database: &Database) -> Result<(), Box<dyn Error>> {
    let start = Position::start(rules, Color::White);
    let value = database.probe(&start).ok_or("the empty board is not in the database")?;
    println!("empty board {value}");
    for (mv, value) in database.rate_turns(rules, &start).ok_or("a first turn is not in the database")? {
        println!("{} {value}", start.text(rules, mv));
    }
    Ok(())
}

/// Prints progress on stderr and statistics on stdout.
struct Report {
    stats: bool,
    begin: Instant,
    shown: Mutex<Instant>,
    terminal: bool,
    values: AtomicU64,
}

impl Report {
    fn new(stats: bool) -> Self {
        let now = Instant::now();
        let terminal = std::io::stderr().is_terminal();
        Self { stats, begin: now, shown: Mutex::new(now), terminal, values: AtomicU64::new(0) }
    }

    fn clear_line(&self) {
        if self.terminal {
            eprint!("\r\x1b[K");
            let _ = std::io::stderr().flush();
        }
    }

    /// A bar of twenty steps, the subspace at hand and the time left, judged by the time taken so far.
    fn line(&self, progress: Progress) -> String {
        let Progress { material, step, done } = progress;
        let filled = (done * 20.0) as usize;
        let bar: String = (0..20).map(|at| if at < filled { '#' } else { '.' }).collect();
        let left = self.begin.elapsed().as_secs_f64() * (1.0 - done) / done.max(1e-6);
        let step = match step {
            Step::Loading => "loading",
            Step::Solving => "solving",
            Step::Verifying => "verifying",
        };
        let left = left as u64;
        format!("[{bar}] {:3.0} %  {step} {material}  about {}:{:02} left", done * 100.0, left / 60, left % 60)
    }
}

impl Listener for Report {
    fn progress(&self, progress: Progress) {
        let pause = if self.terminal { Duration::from_millis(100) } else { Duration::from_secs(5) };
        let Ok(mut shown) = self.shown.try_lock() else { return };
        if shown.elapsed() < pause {
            return;
        }
        *shown = Instant::now();
        if self.terminal {
            eprint!("\r{}\x1b[K", self.line(progress));
            let _ = std::io::stderr().flush();
        } else {
            eprintln!("{}", self.line(progress));
        }
    }

    fn finished(&self, table: &Table, _solved: bool) {
        self.values.fetch_add(table.index().len() as u64, Ordering::Relaxed);
        if self.stats {
            self.clear_line();
            println!("{}", Stats::of(table));
        }
    }
}
