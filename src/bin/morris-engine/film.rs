//! `film`: a game record as an animated picture.

use std::path::PathBuf;

use nine_mens_morris::diagram::{FILM_WIDTH, MAX_FILM_WIDTH, MIN_FILM_WIDTH, film};
use nine_mens_morris::platform::write_atomically;

use crate::failure::Failure;
use crate::file;
use crate::start::StartArgs;

/// Which game, and what the film is like.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: file::Args,
    /// Write to this file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How wide it is, in dots
    #[arg(long, value_name = "DOTS", default_value_t = FILM_WIDTH, value_parser = clap::value_parser!(u16).range(i64::from(MIN_FILM_WIDTH)..=i64::from(MAX_FILM_WIDTH)))]
    width: u16,
    /// Seen from Black's side
    #[arg(long)]
    turned: bool,
}

/// Writes the film.
pub(crate) fn run(start: &StartArgs, args: &Args) -> Result<(), Failure> {
    let assumed = start.only_rules("film")?;
    let imported = file::read(&args.file, &assumed)?;
    let game = file::first(&imported)?.to_game().map_err(Failure::input)?;
    let failed = |error: std::io::Error| Failure::Input(format!("{} cannot be written: {error}", args.out.display()));
    let mut bytes = Vec::new();
    film(&game, args.width, args.turned, &mut bytes, || true).map_err(failed)?;
    write_atomically(&args.out, &bytes).map_err(failed)
}
