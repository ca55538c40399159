//! `diagram`: the position as a picture, for people who write about the game.

use std::io::Write;
use std::path::PathBuf;

use nine_mens_morris::diagram::{Diagram, svg};
use nine_mens_morris::platform::write_atomically;

use crate::failure::Failure;
use crate::start::StartArgs;

/// What the picture shows.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Write to this file; otherwise to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Seen from Black's side
    #[arg(long)]
    turned: bool,
    /// Without the names of the points
    #[arg(long)]
    no_letters: bool,
    /// Without the men in hand
    #[arg(long)]
    no_hands: bool,
    /// Without what the last turn was
    #[arg(long)]
    no_last: bool,
}

/// Draws the position as SVG.
pub(crate) fn run(start: &StartArgs, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let game = start.game()?;
    let mut diagram = Diagram::of(&game).turned(args.turned);
    if args.no_letters {
        diagram = diagram.without_letters();
    }
    if args.no_hands {
        diagram = diagram.without_hands();
    }
    if args.no_last {
        diagram = diagram.without_last_turn();
    }
    let picture = svg(&diagram);
    match &args.out {
        Some(path) => write_atomically(path, picture.as_bytes())
            .map_err(|error| Failure::Input(format!("{} cannot be written: {error}", path.display()))),
        None => Ok(out.write_all(picture.as_bytes())?),
    }
}
