//! Reading a game record from a file, or from standard input where the file is `-`.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use nine_mens_morris::record::{Imported, MOST_BYTES, Record, decode, import};
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

/// The games of a file; `assumed` are the rules of those that state none.
pub(crate) fn read(file: &str, assumed: &RuleSet) -> Result<Imported, Failure> {
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
    let text = decode(&bytes).map_err(Failure::input)?;
    import(&text, assumed).map_err(Failure::input)
}

/// The game that is asked for.
pub(crate) fn choose(games: &[Record], number: Option<usize>) -> Result<&Record, Failure> {
    let number = number.unwrap_or(1);
    let chosen = number.checked_sub(1).and_then(|index| games.get(index));
    chosen.ok_or_else(|| Failure::Input(format!("there is no game {number}: the file has {}", games.len())))
}
