//! `legal`: every legal turn, sorted.

use std::io::Write;

use crate::failure::Failure;
use crate::start::StartArgs;

/// Prints each turn on a line of its own; nothing when the game is over.
pub(crate) fn run(start: &StartArgs, out: &mut impl Write) -> Result<(), Failure> {
    let game = start.game()?;
    let mut turns: Vec<String> =
        game.legal_moves().into_iter().map(|mv| game.position().text(game.rules(), mv)).collect();
    turns.sort_unstable();
    for turn in turns {
        writeln!(out, "{turn}")?;
    }
    Ok(())
}
