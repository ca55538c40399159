//! `morris-engine probe`: the true value of a position and of each of its turns.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use nine_mens_morris::endgame;
use nine_mens_morris::rules::Game;

use crate::failure::Failure;
use crate::solve::{self, Report};

/// Where the endgame files are.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder of the files; the user's data folder if none is given
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Prints what the position is worth to the side to move in this game, its counts of quiet turns and repetitions included,
/// with the number of turns to the end, then each legal turn, best first. What has no file yet is solved and kept, if that takes seconds.
pub(crate) fn run(game: &Game, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (rules, position) = (game.rules(), game.position());
    let store = solve::store(args.out.as_ref())?;
    if let Some(outcome) = game.outcome() {
        writeln!(out, "value: over, {outcome} ({})", outcome.reason())?;
        return Ok(());
    }
    let mut unheard = std::io::sink();
    let report = Report::new(false, &mut unheard);
    let found = endgame::open_for(rules, position, &store, &AtomicBool::new(false), &report);
    report.clear_line();
    let database = found.map_err(Failure::input)?;
    let missing = || Failure::Input("the position is not in the databases".to_owned());
    let turns = database.judge_turns(game, 20 * endgame::THOROUGH).ok_or_else(missing)?;
    let best = turns.first().map(|&(_, truth)| truth);
    // While a removal is pending the position itself has no number, but its turns have values.
    writeln!(out, "value: {}", database.judge(game, endgame::THOROUGH).or(best).ok_or_else(missing)?)?;
    for (mv, truth) in turns {
        writeln!(out, "{}: {truth}", position.text(rules, mv))?;
    }
    Ok(())
}
