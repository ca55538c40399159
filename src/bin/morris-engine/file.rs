//! Reading a game record from a file, or from standard input where the file is `-`.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use nine_mens_morris::record::{Imported, MOST_BYTES, Record, decode, import, import_game};
use nine_mens_morris::rules::RuleSet;

use crate::failure::Failure;

/// Which games.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file of a game record; - is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: String,
    /// Which game of the file, from 1; the first if none is named
    #[arg(long, value_name = "N")]
    pub(crate) game: Option<usize>,
}

/// The games of a file, at least one: the one that is asked for alone, whatever the others are, or all. `assumed` are the
/// rules of those that state none. What is odd about them is told on standard error.
pub(crate) fn read(args: &Args, assumed: &RuleSet) -> Result<Vec<Record>, Failure> {
    let text = decode(&bytes(&args.file)?).map_err(Failure::input)?;
    let imported = match args.game {
        Some(number) => import_game(&text, assumed, number),
        None => import(&text, assumed),
    };
    let Imported { games, remarks, .. } = imported.map_err(Failure::input)?;
    for remark in remarks {
        eprintln!("note: {remark}");
    }
    Ok(games)
}

/// The first of the games that were read.
pub(crate) fn first(games: &[Record]) -> Result<&Record, Failure> {
    games.first().ok_or_else(|| Failure::Input("there is no game in it".to_owned()))
}

fn bytes(file: &str) -> Result<Vec<u8>, Failure> {
    let failed = |error: io::Error| Failure::Input(format!("cannot read '{file}': {error}"));
    let mut bytes = Vec::new();
    // A byte more than is allowed tells a file that is too large; nothing needs to read a gigabyte for that.
    let most = MOST_BYTES as u64 + 1;
    if file == "-" {
        io::stdin().lock().take(most).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        let opened = File::open(Path::new(file)).map_err(failed)?;
        let size = opened.metadata().map_err(failed)?.len();
        opened.take(most).read_to_end(&mut bytes).map_err(failed)?;
        if size > most {
            return Err(Failure::Input(format!("'{file}' has {size} bytes: at most {MOST_BYTES} are read")));
        }
    }
    Ok(bytes)
}
