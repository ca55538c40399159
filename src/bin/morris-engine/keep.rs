//! `keep`: how often Master keeps the true value of random positions of solved subspaces, with the solved endgames
//! at hand, with a part of them, or with none.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use nine_mens_morris::ai::{Level, Limits, Memory, Request, Stop, think};
use nine_mens_morris::endgame::{self, BuildOptions, Database, Extent, Material, Table, Value};
use nine_mens_morris::rng::Rng;
use nine_mens_morris::rules::{ByColor, Color, Game, Move, Position, RuleSet, Setup};

use crate::failure::Failure;
use crate::solve::{self, Report};

/// Which positions, how long to think, and what is known beforehand.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Subspaces: men of the side to move, then of the other, several with commas
    #[arg(
        long,
        value_name = "OWN-OTHER,…",
        default_value = "3-3,4-3,3-4,4-4",
        value_delimiter = ',',
        allow_hyphen_values = true
    )]
    men: Vec<String>,
    /// Instead: all subspaces with up to so many men on the board together, each position as likely as any other
    #[arg(long, value_name = "N", conflicts_with = "men", value_parser = clap::value_parser!(u8).range(6..=12))]
    total: Option<u8>,
    /// Positions of each subspace, or of all together
    #[arg(long, value_name = "N", default_value_t = 100)]
    positions: u32,
    /// Thinking time a turn, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    time_ms: u64,
    /// Positions searched a turn instead of a time: the same answer on every machine
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// What Master may look up: all, none, or the subspaces with up to so many men on the board
    #[arg(long, value_name = "all|none|N", default_value = "all")]
    given: String,
    /// Threads that search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Chooses the positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only positions in which some legal turn gives something away
    #[arg(long)]
    hard: bool,
    /// Print each position whose value was given away
    #[arg(long)]
    show: bool,
    /// The folder of the files; the user's data folder if none is given
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Solves or loads the subspaces, lets Master choose a turn in each position, and prints a line a subspace and the sum.
pub(crate) fn run(rules: &RuleSet, args: &Args, out: &mut (impl Write + Send)) -> Result<(), Failure> {
    let given = match args.given.as_str() {
        "all" => u8::MAX,
        "none" => 0,
        text => {
            text.parse().map_err(|_| Failure::Input(format!("--given takes all, none or a number, not '{text}'")))?
        }
    };
    let truth = truth(rules, args)?;
    let mut known = Database::new(rules).map_err(Failure::input)?;
    truth
        .tables()
        .filter(|table| table.material().on_board() <= given)
        .for_each(|table| known.insert(Arc::clone(table)));
    let known = Arc::new(known);
    let mut rng = Rng::new(args.seed.wrapping_mul(1_000_003));
    let mut sum = Count::default();
    for tables in groups(rules, args, &truth)? {
        let mut count = Count::default();
        while count.positions < args.positions {
            let game = Game::from_position(*rules, draw(rules, &tables, &mut rng));
            if game.outcome().is_some() {
                continue;
            }
            let turns = truth.rate_turns(rules, game.position()).ok_or_else(unknown)?;
            // Where every turn is as good as any other, there is nothing to think about.
            if class(turns[0].1) == class(turns[turns.len() - 1].1) {
                count.positions += u32::from(!args.hard);
                continue;
            }
            let mv = choose(&game, args, &known, u64::from(count.positions))?;
            let played = truth.probe_turn(rules, game.position(), mv).ok_or_else(unknown)?;
            let gift = count.add(turns[0].1, played);
            if args.show
                && let Some((best, played)) = gift
            {
                let (line, turn) = (game.position().short_line(rules), game.position().text(rules, mv));
                writeln!(out, "  {line}: {best} before {turn}, then {played}")?;
                out.flush()?;
            }
        }
        if let [table] = tables[..] {
            writeln!(out, "{}: {count}", table.material())?;
            out.flush()?;
        }
        sum.join(count);
    }
    let search = args.nodes.map_or_else(|| format!("{} ms", args.time_ms), |nodes| format!("{nodes} positions"));
    writeln!(out, "master with {search} a turn, given {}: {sum}", args.given)?;
    Ok(())
}

fn extents(args: &Args) -> Result<Vec<Extent>, Failure> {
    let refusal = |text: &str| Failure::Input(format!("--men takes pairs such as 4-3, not '{text}'"));
    let pair = |text: &String| text.trim().parse().map(Extent::Men).map_err(|()| refusal(text));
    args.total.map_or_else(|| args.men.iter().map(pair).collect(), |total| Ok(vec![Extent::Total(total)]))
}

/// The subspaces of each line of the report.
fn groups<'a>(rules: &RuleSet, args: &Args, truth: &'a Database) -> Result<Vec<Vec<&'a Table>>, Failure> {
    let tables = |extent: Extent| {
        let targets = extent.targets(rules).map_err(Failure::input)?;
        let missing = |material: Material| Failure::Input(format!("{material} has not been solved"));
        let table = |material| truth.table(material).map(|table| &**table).ok_or_else(|| missing(material));
        targets.into_iter().map(table).collect()
    };
    extents(args)?.into_iter().map(tables).collect()
}

/// Every subspace asked for and all that they depend on.
fn truth(rules: &RuleSet, args: &Args) -> Result<Database, Failure> {
    let store = solve::store(args.out.as_ref())?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let options = BuildOptions { threads, verify: false, repair: false, keep: true };
    let mut truth = Database::new(rules).map_err(Failure::input)?;
    for extent in extents(args)? {
        let mut unheard = std::io::sink();
        let report = Report::new(false, &mut unheard);
        let built = endgame::build(rules, extent, Some(&store), options, &report.stop, &report);
        report.clear_line();
        built.map_err(Failure::input)?.into_tables().for_each(|table| truth.insert(table));
    }
    Ok(truth)
}

/// One of all positions of the subspaces; White to move.
pub(crate) fn draw(rules: &RuleSet, tables: &[&Table], rng: &mut Rng) -> Position {
    let all: usize = tables.iter().map(|table| table.index().len()).sum();
    let mut number = rng.below(all);
    let mut table = tables[0];
    for &next in tables {
        table = next;
        if number < next.index().len() {
            break;
        }
        number -= next.index().len();
    }
    let (own, other) = table.index().unrank(number);
    let (men, in_hand, turn) = (ByColor::new(own, other), table.material().in_hand.into(), Color::White);
    let setup = Setup { men, in_hand, turn, first: turn, pending: 0, bans: ByColor::both(None), quiet_turns: 0 };
    Position::new(rules, setup).expect("every number is a position of the rules")
}

fn choose(game: &Game, args: &Args, known: &Arc<Database>, seed: u64) -> Result<Move, Failure> {
    let limits = args.nodes.map_or_else(|| Limits::time(Duration::from_millis(args.time_ms)), Limits::nodes);
    let request = Request::new(game.clone(), Level::Master, seed)
        .with_limits(limits.with_threads(usize::from(args.threads)))
        .with_memory(Memory::new(64).with_solved(Arc::clone(known)));
    let thought = think(&request, &Stop::default());
    thought.map(|thought| thought.mv).ok_or_else(|| Failure::Input("Master found no turn".to_owned()))
}

/// What became of the positions.
#[derive(Clone, Copy, Default)]
struct Count {
    positions: u32,
    /// Those where some legal turn would have given something away.
    risky: u32,
    wins_lost: u32,
    draws_lost: u32,
}

impl Count {
    /// Counts a turn in a position that could be spoilt; where it gave something away, the value before and after.
    fn add(&mut self, best: Value, played: Value) -> Option<(Value, Value)> {
        self.positions += 1;
        self.risky += 1;
        match (class(best) == class(played), best) {
            (true, _) => return None,
            (false, Value::Win(_)) => self.wins_lost += 1,
            (false, _) => self.draws_lost += 1,
        }
        Some((best, played))
    }

    const fn join(&mut self, other: Self) {
        self.positions += other.positions;
        self.risky += other.risky;
        self.wins_lost += other.wins_lost;
        self.draws_lost += other.draws_lost;
    }
}

fn unknown() -> Failure {
    Failure::Input("a turn leads to a subspace that has not been solved".to_owned())
}

/// Loss, draw, win.
const fn class(value: Value) -> i8 {
    match value {
        Value::Win(_) => 1,
        Value::Draw => 0,
        Value::Loss(_) => -1,
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { positions, risky, wins_lost, draws_lost } = self;
        let kept = positions - wins_lost - draws_lost;
        // The 95 % interval of E. B. Wilson (1927), which holds near 100 % as well.
        let (n, share, z) =
            (f64::from(*positions).max(1.0), f64::from(kept) / f64::from(*positions).max(1.0), 1.96_f64);
        let middle = share + z * z / (2.0 * n);
        let reach = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        let (low, high) = ((middle - reach) / (1.0 + z * z / n), (middle + reach) / (1.0 + z * z / n));
        write!(f, "kept {kept} of {positions} ({:.2} %, ", 100.0 * share)?;
        write!(
            f,
            "{:.1} to {:.1} with 95 % confidence), {risky} of them could be spoilt, ",
            100.0 * low,
            100.0 * high.min(1.0)
        )?;
        write!(f, "{wins_lost} wins and {draws_lost} draws given away")
    }
}
