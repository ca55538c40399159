//! Reading a game record from a file, or from standard input where the file is `-`.

use std::fs::File;
use std::io::{self, Read};

use nine_mens_morris::record::{
    Imported, MAX_BYTES, MAX_COLLECTION_BYTES, Record, decode, decode_collection, import, import_game,
};
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

/// Reads the games of a file: the one that is asked for alone, whatever is wrong with the others, or all that can be read.
/// `assumed` are the rules of games that state none. What is odd about them, and what is wrong with games that are left
/// out, is printed on standard error.
///
/// # Errors
/// The file cannot be read, or no game in it can.
pub(crate) fn read(args: &Args, assumed: &RuleSet) -> Result<Imported, Failure> {
    let imported = match args.game {
        Some(number) => {
            let bytes = bytes(&args.file, MAX_COLLECTION_BYTES, "")?;
            import_game(&decode_collection(&bytes).map_err(Failure::input)?, assumed, number)
        }
        None => {
            let bytes = bytes(&args.file, MAX_BYTES, "; --game N reads one game of a larger file")?;
            import(&decode(&bytes).map_err(Failure::input)?, assumed)
        }
    };
    let imported = imported.map_err(Failure::input)?;
    for remark in &imported.remarks {
        eprintln!("note: {remark}");
    }
    for error in &imported.refused {
        eprintln!("left out: {error}");
    }
    Ok(imported)
}

/// The first of the games that were read.
pub(crate) fn first(imported: &Imported) -> Result<&Record, Failure> {
    imported.games.first().ok_or_else(|| Failure::Input("there is no game in it".to_owned()))
}

/// The bytes of a file of at most `max` bytes; `hint` is what to do about a larger one.
fn bytes(file: &str, max: usize, hint: &str) -> Result<Vec<u8>, Failure> {
    let failed = |error: io::Error| Failure::Input(format!("cannot read '{file}': {error}"));
    let mut bytes = Vec::new();
    // A byte more than is allowed tells a file that is too large; nothing needs to read a gigabyte for that.
    let limit = max as u64 + 1;
    let size = if file == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut bytes).map_err(failed)?;
        None
    } else {
        let opened = File::open(file).map_err(failed)?;
        let size = opened.metadata().map_err(failed)?.len();
        opened.take(limit).read_to_end(&mut bytes).map_err(failed)?;
        Some(size)
    };
    if bytes.len() > max {
        let size = size.map_or_else(|| format!("more than {max}"), |size| size.to_string());
        return Err(Failure::Input(format!("'{file}' has {size} bytes: at most {max} are read{hint}")));
    }
    Ok(bytes)
}
