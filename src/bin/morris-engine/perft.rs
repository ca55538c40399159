//! `perft`: how many sequences of legal turns of an exact length there are.

use std::io::Write;

use nine_mens_morris::rules::{Game, Ply, Step, divide, perft};

use crate::failure::Failure;
use crate::start::StartArgs;

/// What to count.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Plies to look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=99), allow_negative_numbers = true)]
    depth: u32,
    /// Count each removal as a ply of its own
    #[arg(long)]
    atomic: bool,
    /// First list the count behind each turn (behind each step, with --atomic)
    #[arg(long)]
    divide: bool,
}

/// Prints the count, alone on the last line.
pub(crate) fn run(start: &StartArgs, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut game = start.game()?;
    let ply = if args.atomic { Ply::Step } else { Ply::Turn };
    if !args.divide || args.depth == 0 {
        writeln!(out, "{}", perft(&mut game, args.depth, ply))?;
        return Ok(());
    }
    let mut counts = if args.atomic { divide_steps(&game, args.depth) } else { divide_turns(&mut game, args.depth) };
    counts.sort_unstable();
    for (text, count) in &counts {
        writeln!(out, "{text}: {count}")?;
    }
    writeln!(out, "{}", counts.iter().map(|(_, count)| count).sum::<u64>())?;
    Ok(())
}

fn divide_turns(game: &mut Game, depth: u32) -> Vec<(String, u64)> {
    let counts = divide(game, depth);
    counts.into_iter().map(|(mv, count)| (game.position().text(game.rules(), mv), count)).collect()
}

fn divide_steps(game: &Game, depth: u32) -> Vec<(String, u64)> {
    let rules = game.rules();
    let label = |point| rules.geometry().label(point);
    let steps = if game.outcome().is_some() { Vec::new() } else { game.position().legal_steps(rules) };
    let count = |step: Step| {
        let text = match step {
            Step::Place(to) => label(to).to_owned(),
            Step::Slide(from, to) => format!("{}-{}", label(from), label(to)),
            Step::Remove(point) => format!("x{}", label(point)),
        };
        let mut next = game.clone();
        next.play_step(step).expect("a generated step is legal");
        (text, perft(&mut next, depth - 1, Ply::Step))
    };
    steps.into_iter().map(count).collect()
}
