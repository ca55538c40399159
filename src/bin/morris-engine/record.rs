//! `morris-engine export` and `import`: game records written and read.

use std::io::Write;

use nine_mens_morris::record::{Ending, GameResult, Record, Tags};

use crate::failure::Failure;
use crate::start::StartArgs;
use crate::{file, show};

/// What a record says beside the game itself.
#[derive(clap::Args)]
pub(crate) struct ExportArgs {
    /// Who plays the light men
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// Who plays the dark men
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// When it was played, as in 2031.05.27
    #[arg(long, value_name = "DATE")]
    date: Option<String>,
    /// What it was played for
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    /// The result of a game that the rules have not decided: 1-0, 0-1, 1/2-1/2 or *
    #[arg(long, value_name = "RESULT")]
    result: Option<String>,
    /// Why it ended so: resignation, time, agreement or adjudication
    #[arg(long, value_name = "REASON", requires = "result")]
    reason: Option<String>,
}

/// Prints the record of the game as it stands.
pub(crate) fn export(start: &StartArgs, args: &ExportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let game = start.game()?;
    let mut tags = Tags::default();
    let given = [("Event", &args.event), ("Date", &args.date), ("White", &args.white), ("Black", &args.black)];
    for (name, value) in given {
        if let Some(value) = value {
            tags.set(name, value.as_str());
        }
    }
    let mut record = Record::from_game(&game, tags);
    if let Some(text) = &args.result {
        let result = GameResult::from_token(text)
            .ok_or_else(|| Failure::Input(format!("'{text}' is none of 1-0, 0-1, 1/2-1/2, *")))?;
        let reason = args.reason.as_deref();
        let ending = Ending::from_parts(result, reason).filter(|ending| !matches!(ending, Ending::Rules(_)));
        let ending = ending.ok_or_else(|| {
            let reason = reason.unwrap_or_default();
            Failure::Input(format!("'{reason}' is no reason why the players end a game with {text}"))
        })?;
        if let Ending::Rules(outcome) = record.ending {
            return Err(Failure::Input(format!("the game is over: {outcome}, {}", outcome.reason())));
        }
        record = record.ended(ending);
    }
    Ok(write!(out, "{}", record.text())?)
}

/// What to do with a record.
#[derive(clap::Args)]
pub(crate) struct ImportArgs {
    #[command(flatten)]
    file: file::Args,
    /// Print the record again, as this program writes it; every game of the file unless one is named
    #[arg(long)]
    export: bool,
}

/// Checks a record and describes its last position, or prints it again.
pub(crate) fn import(start: &StartArgs, args: &ImportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let assumed = start.only_rules("import")?;
    let games = file::read(&args.file.file, &assumed)?.games;
    let record = file::choose(&games, args.file.game)?;
    if !args.export {
        return show::describe(&record.to_game().map_err(Failure::input)?, out);
    }
    let texts: Vec<String> = match args.file.game {
        Some(_) => vec![record.text()],
        None => games.iter().map(Record::text).collect(),
    };
    Ok(write!(out, "{}", texts.join("\n"))?)
}
