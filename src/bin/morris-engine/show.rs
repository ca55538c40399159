//! `show`: the position in words, one `key: value` a line.

use std::io::Write;

use nine_mens_morris::rules::{Color, Game, Phase};

use crate::failure::Failure;
use crate::picture;
use crate::start::StartArgs;

/// Prints the description. The board's picture follows its key on indented lines.
pub(crate) fn run(start: &StartArgs, out: &mut impl Write) -> Result<(), Failure> {
    describe(&start.game()?, out)
}

/// Writes the description of a game as it stands.
pub(crate) fn describe(game: &Game, out: &mut impl Write) -> Result<(), Failure> {
    let (position, rules) = (game.position(), game.rules());
    writeln!(out, "position: {}", game.line())?;
    writeln!(out, "board:")?;
    for line in picture::draw(position, rules.geometry()) {
        writeln!(out, "  {line}")?;
    }
    writeln!(out, "turn: {}", name(position.turn()))?;
    writeln!(out, "phase: {}", phase(game))?;
    writeln!(out, "action: {}", action(game))?;
    for color in Color::ALL {
        writeln!(out, "{}-hand: {}", name(color), position.in_hand(color))?;
    }
    for color in Color::ALL {
        writeln!(out, "{}-board: {}", name(color), position.men(color).len())?;
    }
    writeln!(out, "quiet-turns: {}", position.quiet_turns())?;
    writeln!(out, "repetitions: {}", game.occurrences())?;
    match game.outcome() {
        Some(outcome) => writeln!(out, "outcome: {outcome}\nreason: {}", outcome.reason())?,
        None => writeln!(out, "outcome: ongoing\nreason: -")?,
    }
    writeln!(out, "rules: {rules}")?;
    Ok(())
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn phase(game: &Game) -> &'static str {
    match game.position().phase(game.rules(), game.position().turn()) {
        Phase::Placing => "placing",
        Phase::Moving => "moving",
        Phase::Flying => "flying",
    }
}

fn action(game: &Game) -> &'static str {
    let position = game.position();
    if game.outcome().is_some() {
        "over"
    } else if position.pending() > 0 {
        "remove"
    } else if position.in_hand(position.turn()) > 0 {
        "place"
    } else {
        "select"
    }
}
