//! `bench`: the speed of legal-turn generation on one core, beside the obvious generator of the reference model, and
//! the speed of the search.

use std::io::Write;
use std::time::{Duration, Instant};

use nine_mens_morris::ai;
use nine_mens_morris::rules::oracle::{Spot, Table};
use nine_mens_morris::rules::{ByColor, Color, Game, Ply, Preset, perft};

use crate::failure::Failure;
use crate::start::StartArgs;

/// How deep to look into a game of one's own.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Plies to look ahead, when --rules, --position or --moves ask for one game
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,
}

/// Rules, position, turns to look ahead for the fast and for the obvious generator.
const CASES: [(&str, Option<&str>, u32, u32); 7] = [
    ("nine", None, 5, 3),
    ("nine", Some("a1,a7,b4,c5,d2,e4,f6,g4/a4,b6,c3,d1,d7,e3,f2,g1 w 0-0"), 7, 4),
    ("nine", Some("a1,b4,e4/a4,d1,f6 w 0-0"), 4, 2),
    ("six", None, 6, 3),
    ("lasker", None, 5, 3),
    ("twelve", None, 5, 3),
    ("morabaraba", Some("a1,a7,b2,b4,c5,d2,d6,e4,f6,g4/a4,b6,c3,c4,d1,d7,e3,f2,f4,g1 w 0-0"), 7, 4),
];

/// Turns counted and the time that it took.
#[derive(Clone, Copy, Default)]
struct Count {
    turns: u64,
    time: Duration,
}

impl Count {
    fn of(count: impl FnOnce() -> u64) -> Self {
        let begin = Instant::now();
        Self { turns: count(), time: begin.elapsed() }
    }

    fn plus(self, other: Self) -> Self {
        Self { turns: self.turns + other.turns, time: self.time + other.time }
    }

    /// Turns a second.
    fn speed(self) -> f64 {
        self.turns as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Counts turns in several games (or in the one that is asked for, and then nothing more) and prints the speeds and how
/// they compare, then the speed of the search.
pub(crate) fn run(start: &StartArgs, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut games = Vec::new();
    if start.is_given() {
        let game = start.game()?;
        if game.position().pending() > 0 {
            return Err(Failure::input("bench: the turn is not finished, a removal is pending"));
        }
        games.push(("given".to_owned(), game, args.depth, args.depth.min(3)));
    } else {
        for (rules, position, depth, slow_depth) in CASES {
            let game = Game::from_text(rules, position, None).map_err(Failure::input)?;
            let kind = if position.is_some() { "moving" } else { "placing" };
            games.push((format!("{rules} {kind}"), game, depth, slow_depth));
        }
    }
    let (mut fast_sum, mut slow_sum) = (Count::default(), Count::default());
    for (name, mut game, depth, slow_depth) in games {
        let table = table(&game);
        let fast = Count::of(|| perft(&mut game, depth, Ply::Turn));
        let slow = Count::of(|| table.perft(slow_depth, false));
        let ratio = fast.speed() / slow.speed().max(1e-9);
        writeln!(
            out,
            "{name}: depth {depth}, {} turns, {:.3} s, {:.0} turns/s; obvious {:.0} turns/s; ratio {ratio:.0}",
            fast.turns,
            fast.time.as_secs_f64(),
            fast.speed(),
            slow.speed(),
        )?;
        out.flush()?;
        (fast_sum, slow_sum) = (fast_sum.plus(fast), slow_sum.plus(slow));
    }
    writeln!(out, "nodes: {}", fast_sum.turns)?;
    writeln!(out, "nodes-per-second: {:.0}", fast_sum.speed())?;
    writeln!(out, "obvious-nodes-per-second: {:.0}", slow_sum.speed())?;
    writeln!(out, "ratio: {:.1}", fast_sum.speed() / slow_sum.speed().max(1e-9))?;
    out.flush()?;
    if start.is_given() { Ok(()) } else { search(out) }
}

/// The depths to which the search is timed from the empty board, and how often, the quickest time being taken.
const SEARCH_DEPTHS: [(u32, usize); 3] = [(12, 5), (14, 3), (16, 1)];

/// The search: a count of positions that changes exactly when its behaviour does, the time to a depth from the empty board
/// with one and with two threads, and what pondering saves.
fn search(out: &mut impl Write) -> Result<(), Failure> {
    let work = ai::bench().map_err(Failure::input)?;
    writeln!(out, "search-nodes: {}", work.nodes)?;
    writeln!(out, "search-nodes-per-second: {}", work.nodes_per_second())?;
    for (depth, times) in SEARCH_DEPTHS {
        let start = Game::new(Preset::Nine.rules());
        let timed = |threads| {
            let runs = (0..times).map(|_| ai::Bench::search(&start, depth, threads));
            runs.min_by_key(|run| run.time).unwrap_or(ai::Bench { nodes: 0, time: Duration::ZERO })
        };
        let one = timed(1);
        let two = timed(2);
        for (threads, run) in [("1 thread", one), ("2 threads", two)] {
            writeln!(out, "search-depth-{depth}: {threads}, {} nodes, {:.3} s", run.nodes, run.time.as_secs_f64())?;
        }
        let ratio = one.time.as_secs_f64() / two.time.as_secs_f64().max(1e-9);
        writeln!(out, "search-depth-{depth}-speed-up: {ratio:.2}")?;
        out.flush()?;
    }
    let ai::Pondered { cold, warm } = ai::bench_pondering().map_err(Failure::input)?;
    let saved = 100.0 - 100.0 * warm as f64 / cold.max(1) as f64;
    writeln!(
        out,
        "ponder: {cold} nodes for the answers to expected replies, {warm} after pondering, {saved:.0} % saved"
    )?;
    Ok(())
}

/// The same position on the reference model's table.
fn table(game: &Game) -> Table {
    let (position, geometry) = (game.position(), game.rules().geometry());
    let spots = |color| {
        position
            .men(color)
            .into_iter()
            .filter_map(move |point| Spot::named(geometry.label(point)))
            .map(move |s| (s, color))
    };
    let men: Vec<(Spot, Color)> = Color::ALL.into_iter().flat_map(spots).collect();
    let hands = ByColor::from_fn(|color| usize::from(position.in_hand(color)));
    Table::set_up(*game.rules(), &men, hands, position.turn())
}
