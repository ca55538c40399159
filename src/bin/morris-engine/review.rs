//! `morris-engine review`: a game looked over, turn by turn.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nine_mens_morris::ai::Stop;
use nine_mens_morris::endgame::{BuildOptions, Database, Extent, build, plan};
use nine_mens_morris::record::{Line, Record, Turn};
use nine_mens_morris::review::{Effort, Fault, Grade, Options, Progress, Review, Reviewed, Turning, review};
use nine_mens_morris::rules::{Color, Game, PointSet, RuleSet};

use crate::failure::Failure;
use crate::solve::Report;
use crate::start::StartArgs;
use crate::{endgames, file};

/// Which game, and how deeply.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    file: file::Args,
    /// Search so many plies instead of a fixed number of positions
    #[arg(long, value_name = "PLIES", conflicts_with = "fast", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Look at fewer positions: seconds instead of up to a minute
    #[arg(long)]
    fast: bool,
    /// Print the record again with grades and better turns written into it
    #[arg(long)]
    export: bool,
}

/// Prints a table of the turns with their grades, and a summary.
pub(crate) fn run(start: &StartArgs, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let assumed = start.only_rules("review")?;
    let imported = file::read(&args.file, &assumed)?;
    let record = file::first(&imported)?;
    let game = record.to_game().map_err(Failure::input)?;
    let effort = match args.depth {
        Some(depth) => Effort::Depth(depth),
        None if args.fast => Effort::FAST,
        None => Effort::DEEP,
    };
    let options = Options { effort, solved: solved(game.rules())? };
    let reviewed = review(&game, &options, &report, &Stop::default());
    let Some(reviewed) = reviewed else { return Err(Failure::Input("the review was stopped".to_owned())) };
    if args.export {
        return Ok(write!(out, "{}", annotated(record, &reviewed).text())?);
    }
    table(record, &game, &reviewed, out)
}

/// A game of so few values is solved on the spot.
const MAX_SOLVED: u64 = 2_000_000;

/// The solved endgames that have files; the whole game where that takes no time.
fn solved(rules: &RuleSet) -> Result<Option<Arc<Database>>, Failure> {
    let Ok(targets) = Extent::Game.targets(rules) else { return Ok(None) };
    if plan(rules, &targets).iter().map(|unit| unit.entries(rules)).sum::<u64>() > MAX_SOLVED {
        return endgames::load(rules, endgames::print_trouble).map_err(Failure::input);
    }
    let options = BuildOptions { threads: 1, verify: false, repair: false, keep: true };
    let mut unheard = io::sink();
    let report = Report::new(false, &mut unheard);
    let built = build(rules, Extent::Game, None, options, &AtomicBool::new(false), &report);
    report.clear_line();
    Ok(Some(Arc::new(built.map_err(Failure::input)?)))
}

/// How far it is, for whoever looks at a terminal.
fn report(progress: Progress) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let end = if progress.done == progress.total { "\r\x1b[K" } else { "" };
        let _ = write!(err, "\r{} of {} positions{end}", progress.done, progress.total);
    }
}

fn table(record: &Record, game: &Game, review: &Review, out: &mut impl Write) -> Result<(), Failure> {
    let rules = game.rules();
    for (index, turn) in review.turns.iter().enumerate() {
        let name = format!("{} {}", record.number(index), turn.text);
        let line = format!("{name:<16} {:<10} {:>10}  {}", turn.grade, turn.after.to_string(), remark(turn, rules));
        writeln!(out, "{}", line.trim_end())?;
    }
    for color in Color::ALL {
        let counts = Grade::ALL.map(|grade| format!("{} {}", review.summary.count(color, grade), grade.name()));
        writeln!(out, "{}: {}", color.to_string().to_lowercase(), counts.join(", "))?;
    }
    match review.summary.turning {
        Some(Turning::Lost { loser, index }) => {
            writeln!(out, "summary: {loser} lost the game at {} {}", record.number(index), review.turns[index].text)?;
        }
        Some(Turning::Missed { side, index }) => {
            writeln!(out, "summary: {side} missed most at {} {}", record.number(index), review.turns[index].text)?;
        }
        None => writeln!(out, "summary: nobody gave the game away")?,
    }
    Ok(())
}

/// What was better, and why.
fn remark(turn: &Reviewed, rules: &RuleSet) -> String {
    if turn.grade < Grade::Inaccuracy {
        return if turn.forced { "the only turn".to_owned() } else { turn.reason.to_string() };
    }
    let geometry = rules.geometry();
    let names = |points: PointSet| {
        let mut names: Vec<_> = points.into_iter().map(|point| geometry.label(point)).collect();
        names.sort_unstable();
        names.join(", ")
    };
    let fault = match turn.fault {
        Some(Fault::MissedWin(turns)) => format!("misses a win in {turns}; "),
        Some(Fault::MissedMill(points)) => format!("misses a mill at {}; ", names(points)),
        Some(Fault::MissedBlock(point)) => format!("lets a mill close at {}; ", geometry.label(point)),
        Some(Fault::Loses(turns)) => format!("loses in {turns}; "),
        Some(Fault::BrokeMill(points)) => format!("gives up the mill {}; ", names(points)),
        Some(Fault::Allows) => match (&turn.reply, turn.reply_reason) {
            (Some((_, reply)), Some(reason)) => format!("allows {reply}, which {reason}; "),
            _ => String::new(),
        },
        None => String::new(),
    };
    format!("{fault}better {}, which {}", turn.best_text, turn.best_reason)
}

/// The record with the grades as glyphs, a remark at each turn that could have been better, and the better turn as a
/// variation.
fn annotated(record: &Record, review: &Review) -> Record {
    let mut record = record.clone();
    let rules = record.rules;
    for (turn, reviewed) in record.line.turns.iter_mut().zip(&review.turns) {
        if let Some(mark) = reviewed.grade.mark() {
            turn.marks.insert(0, mark);
            if !turn.comment.is_empty() {
                turn.comment.push_str("; ");
            }
            turn.comment.push_str(&remark(reviewed, &rules));
            let better = Turn::new(reviewed.best_text.as_str());
            turn.variations.push(Line { intro: String::new(), turns: vec![better] });
        }
    }
    record
}
