//! `morris-engine export` and `import`: game records written and read.

use std::io::Write;

use nine_mens_morris::record::{Ending, GameResult, Imported, Record, Tags};
use nine_mens_morris::rules::excerpt;

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
    /// When it was played, as in 2031.05.27 or 2031-05-27
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
    // Records write points between the numbers; hyphens are read as well.
    let date = args.date.as_ref().map(|date| date.replace('-', "."));
    if let (Some(given), Some(date)) = (&args.date, &date)
        && !is_date(date)
    {
        return Err(Failure::Input(format!(
            "'{given}' is not a date as in 2031.05.27; ?? stands for what is not known"
        )));
    }
    let given = [("Event", &args.event), ("Date", &date), ("White", &args.white), ("Black", &args.black)];
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

/// Whether a text is a day of the calendar as records write it: `2031.05.27`, unknown parts as `??`.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let [year, month, day] = parts.as_slice() else { return false };
    let part = |text: &str, digits: usize, unknown: i16| {
        let known = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
        if text.len() == digits && text.bytes().all(|byte| byte == b'?') {
            Some(unknown)
        } else {
            text.parse().ok().filter(|_| known)
        }
    };
    // A year and a month that have every day stand for unknown ones.
    let (year, month, day) = (part(year, 4, 2000), part(month, 2, 1), part(day, 2, 1));
    let (Some(year), Some(month), Some(day)) = (year, month, day) else { return false };
    let small = |number: i16| i8::try_from(number).unwrap_or(0);
    year > 0 && jiff::civil::Date::new(year, small(month), small(day)).is_ok()
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

/// Prints which game of the file it is if there are others, who played it and how it ended.
fn head(record: &Record, imported: &Imported, out: &mut impl Write) -> Result<(), Failure> {
    let games = imported.games.len() + imported.refused.len();
    if games > 1 {
        writeln!(out, "game: {} of {games}", imported.numbers.first().copied().unwrap_or(1))?;
    }
    for (key, value) in [("white", record.tags.white()), ("black", record.tags.black())] {
        if let Some(name) = value {
            writeln!(out, "{key}: {}", excerpt(name))?;
        }
    }
    let reason = record.ending.reason().map(|reason| format!(", {reason}")).unwrap_or_default();
    Ok(writeln!(out, "result: {}{reason}", record.ending.result())?)
}

/// Checks a record and describes its last position, or prints it again.
pub(crate) fn import(start: &StartArgs, args: &ImportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let assumed = start.only_rules("import")?;
    let imported = file::read(&args.file, &assumed)?;
    if !args.export {
        let record = file::first(&imported)?;
        head(record, &imported, out)?;
        return show::describe(&record.to_game().map_err(Failure::input)?, out);
    }
    let texts: Vec<String> = imported.games.iter().map(Record::text).collect();
    Ok(write!(out, "{}", texts.join("\n"))?)
}
