//! `fit`: the weights of the evaluation, fitted to games of the search against itself and to solved endgames. Prints them
//! as `match --weights` reads them.

use std::io::Write;
use std::path::PathBuf;

use nine_mens_morris::ai::{Sample, fit, sample_game};
use nine_mens_morris::endgame::{Database, Material, Value, Watch};
use nine_mens_morris::rng::Rng;
use nine_mens_morris::rules::{Game, RuleSet};

use crate::failure::Failure;
use crate::keep::draw;
use crate::matches::read_weights;
use crate::solve;

/// How many games to learn from, and which solved endgames.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Games that the search plays against itself, after one to eight random turns
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    games: u32,
    /// Positions searched a turn in these games
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Solved subspaces to learn from as well, several with commas: men of the side to move, then of the other
    #[arg(long, value_name = "OWN-OTHER,…", value_delimiter = ',', allow_hyphen_values = true)]
    men: Vec<String>,
    /// Positions of each of them
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    positions: u32,
    /// The folder with the solved endgames; the user's data folder if none is given
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// The weights to begin with, and to play by, as this command prints them; those of the rules if none are given
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// How far to go from those to the fitted ones, in per cent: half the way keeps more of what holds elsewhere
    #[arg(long, value_name = "PER-CENT", default_value_t = 50, value_parser = clap::value_parser!(u8).range(1..=100))]
    step: u8,
    /// Chooses games and positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays, draws positions, fits, and prints the weights; how many samples there were, and how well the weights say what
/// became of them before and after, goes to standard error.
pub(crate) fn run(rules: &RuleSet, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let start = read_weights(rules, args.weights.as_deref()).map_err(Failure::Input)?;
    let mut samples = Vec::new();
    for number in 0..u64::from(args.games) {
        sample_game(rules, &start, args.nodes, args.seed.wrapping_mul(1_000_003).wrapping_add(number), &mut samples);
    }
    let played = samples.len();
    for text in &args.men {
        let material =
            text.trim().parse().map_err(|()| Failure::Input(format!("--men takes pairs such as 4-3, not '{text}'")))?;
        solved(rules, material, args, &mut samples)?;
    }
    if samples.is_empty() {
        return Err(Failure::Input("fit: there is nothing to learn from".to_owned()));
    }
    let found = fit(&samples, &start);
    eprintln!(
        "{played} positions of games and {} of solved endgames; logarithmic loss {:.4} before, {:.4} after",
        samples.len() - played,
        found.before,
        found.after
    );
    writeln!(out, "{}", start.towards(&found.weights, args.step.into()))?;
    Ok(())
}

/// Adds random positions of a solved subspace with their values.
fn solved(rules: &RuleSet, material: Material, args: &Args, samples: &mut Vec<Sample>) -> Result<(), Failure> {
    let watch = Watch { threads: 1, stop: &std::sync::atomic::AtomicBool::new(false), progress: &|_| {} };
    let table = solve::store(args.out.as_ref())?.load(rules, material, watch).map_err(Failure::input)?;
    let table = table.ok_or_else(|| Failure::Input(format!("{material} has not been solved")))?;
    let mut database = Database::new(rules).map_err(Failure::input)?;
    let mut rng = Rng::new(args.seed.wrapping_mul(1_000_003));
    let drawn: Vec<_> = (0..args.positions).map(|_| draw(rules, &[&table], &mut rng)).collect();
    database.insert(std::sync::Arc::new(table));
    for position in drawn.iter().filter(|position| Game::from_position(*rules, **position).outcome().is_none()) {
        let result = match database.probe(position) {
            Some(Value::Win(_)) => 1.0,
            Some(Value::Loss(_)) => 0.0,
            Some(Value::Draw) => 0.5,
            None => continue,
        };
        samples.push(Sample::new(rules, position, result));
    }
    Ok(())
}
