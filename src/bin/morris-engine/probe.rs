//! `morris-engine probe`: the true value of a position and of each of its turns.

use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use clap::Args;
use nine_mens_morris::endgame::{self, Store, Value};
use nine_mens_morris::rules::Game;

/// Look a position up in the endgame databases.
#[derive(Args)]
pub struct Probe {
    /// The rules: a preset, then what differs.
    #[arg(long, default_value = "nine")]
    rules: String,
    /// The position, as `show` prints it; the start if none is given.
    #[arg(long)]
    position: Option<String>,
    /// Turns played from there.
    #[arg(long)]
    moves: Option<String>,
    /// The folder of the files; the user's data folder if none is named.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Runs it: the value for the side to move with its depth in turns, then each legal turn, best first.
///
/// # Errors
/// What is wrong with the request or with a file, in one line.
pub fn run(request: &Probe) -> Result<(), Box<dyn Error>> {
    let game = Game::from_text(&request.rules, request.position.as_deref(), request.moves.as_deref())?;
    let store = match &request.out {
        Some(folder) => Store::new(folder),
        None => Store::of_the_user()?,
    };
    let (rules, position) = (game.rules(), game.position());
    if let Some(outcome) = game.outcome() {
        println!("game over, {outcome} ({})", outcome.reason());
        return Ok(());
    }
    let database = endgame::open_for(rules, position, &store, &AtomicBool::new(false))?;
    let turns = database.rate_turns(rules, position).ok_or("a turn's subspace is not in the database")?;
    let best = turns.first().map(|&(_, value)| value);
    let value = database.probe(position).or(best).ok_or("the position is not in the database")?;
    println!("value {}", words(value));
    for (mv, value) in turns {
        println!("{} {}", position.text(rules, mv), words(value));
    }
    Ok(())
}

fn words(value: Value) -> String {
    match value {
        Value::Win(depth) => format!("win {depth}"),
        Value::Draw => "draw".to_owned(),
        Value::Loss(depth) => format!("loss {depth}"),
    }
}
