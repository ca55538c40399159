//! Reading games that come from elsewhere: which form a text has, and the records in it.

use std::borrow::Cow;

use super::check::check;
use super::error::{Problem, RecordError};
use super::foreign::plain_turns;
use super::limits::{MAX_BYTES, MAX_COLLECTION_BYTES, MAX_GAMES};
use super::read::{Games, RawGame, RawLine};
use super::replay::Names;
use super::value::Record;
use crate::rules::{Position, RuleSet};

/// The form a text was recognised as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// With tags: ours, or another program's PGN such as Sanmill's.
    Tagged,
    /// Turns alone.
    Turns,
    /// Turns by the numbers of the points, as PlayOK writes them.
    Numbers,
    /// A position line alone, or with turns as in `position … moves …`.
    Position,
}

/// What was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Imported {
    /// The games that could be read, at least one, in the order of the text.
    pub games: Vec<Record>,
    /// Which games of the text they are, counted from 1.
    pub numbers: Vec<usize>,
    /// The form of the first.
    pub form: Form,
    /// What is odd about them and no reason to refuse them.
    pub remarks: Vec<RecordError>,
    /// What is wrong with the other games.
    pub refused: Vec<RecordError>,
}

impl Imported {
    fn of_one(record: Record, form: Form, remarks: Vec<RecordError>) -> Self {
        Self { games: vec![record], numbers: vec![1], form, remarks, refused: Vec::new() }
    }

    /// The first game.
    pub fn into_first(self) -> Record {
        // There is at least one; a text without any is refused.
        self.games.into_iter().next().unwrap_or_else(|| Record::new(RuleSet::default()))
    }
}

/// Reads every game of a text that can be read: records, Sanmill's PGN and position lines, bare lists of turns, PlayOK's
/// numbers, GoldToken's words. `assumed` are the rules of games that state none.
///
/// # Errors
/// If there is no game that can be read: what is wrong with the first, and where. Also if the text is too large, or has too
/// many games.
pub fn import(text: &str, assumed: &RuleSet) -> Result<Imported, RecordError> {
    let text = plain(text, MAX_BYTES)?;
    if let Some((record, remarks)) = position_line(&text, assumed)? {
        return Ok(Imported::of_one(record, Form::Position, remarks));
    }
    let mut read = Vec::new();
    let mut games = Games::new(&text);
    while let Some(raw) = games.next() {
        if read.len() == MAX_GAMES {
            return Err(Problem::TooManyGames.at(raw.map_or(games.line(), |raw| raw.begin)));
        }
        read.push(raw.and_then(|raw| check_with_form(raw, assumed)));
    }
    let several = read.len() > 1;
    let mut imported = Imported {
        games: Vec::new(),
        numbers: Vec::new(),
        form: Form::Turns,
        remarks: Vec::new(),
        refused: Vec::new(),
    };
    for (number, game) in (1..).zip(read) {
        let named = |error| RecordError { game: several.then_some(number), ..error };
        match game {
            Ok((record, form, remarks)) => {
                if imported.games.is_empty() {
                    imported.form = form;
                }
                imported.games.push(record);
                imported.numbers.push(number);
                imported.remarks.extend(remarks.into_iter().map(named));
            }
            Err(error) => imported.refused.push(named(error)),
        }
    }
    if imported.games.is_empty() {
        return Err(imported.refused.into_iter().next().unwrap_or_else(|| Problem::Empty.anywhere()));
    }
    Ok(imported)
}

/// Reads one game of a text, counted from 1, whatever is wrong with the others. The text may be longer than one that is
/// read as a whole.
///
/// # Errors
/// What is wrong with the game, and where; [`Problem::NoSuchGame`].
pub fn import_game(text: &str, assumed: &RuleSet, number: usize) -> Result<Imported, RecordError> {
    let text = plain(text, MAX_COLLECTION_BYTES)?;
    let mut there = 0;
    if let Some((record, remarks)) = position_line(&text, assumed)? {
        if number == 1 {
            return Ok(Imported::of_one(record, Form::Position, remarks));
        }
        there = 1;
    } else {
        for raw in Games::new(&text) {
            there += 1;
            if there == number {
                let named = |error| RecordError { game: (number > 1).then_some(number), ..error };
                let (record, form, remarks) = raw.and_then(|raw| check_with_form(raw, assumed)).map_err(named)?;
                let remarks = remarks.into_iter().map(named).collect();
                return Ok(Imported { numbers: vec![number], ..Imported::of_one(record, form, remarks) });
            }
        }
    }
    let problem = if there == 0 { Problem::Empty } else { Problem::NoSuchGame { number, games: there } };
    Err(problem.anywhere())
}

fn check_with_form(raw: RawGame, assumed: &RuleSet) -> Result<(Record, Form, Vec<RecordError>), RecordError> {
    let names = names_of(&raw);
    let form = match names {
        Names::Numbers => Form::Numbers,
        Names::Letters if raw.tags.is_empty() => Form::Turns,
        Names::Letters => Form::Tagged,
    };
    check(raw, names, *assumed).map(|(record, remarks)| (record, form, remarks))
}

/// A text without the mark at its beginning, its lines ended in our way, and its turns in our words.
fn plain(text: &str, max: usize) -> Result<Cow<'_, str>, RecordError> {
    if text.len() > max {
        return Err(Problem::TooLarge { bytes: text.len(), max }.anywhere());
    }
    let text = text.trim_start_matches('\u{feff}');
    // Old files end their lines in another way.
    Ok(if text.contains('\r') {
        Cow::Owned(plain_turns(&text.replace("\r\n", "\n").replace('\r', "\n")).into_owned())
    } else {
        plain_turns(text)
    })
}

fn names_of(raw: &RawGame) -> Names {
    if by_numbers(raw) { Names::Numbers } else { Names::Letters }
}

/// A position line: Sanmill's or the short text, as it is or as the `position` command of an engine. Turns may follow, on
/// the lines below as well.
fn position_line(text: &str, rules: &RuleSet) -> Result<Option<(Record, Vec<RecordError>)>, RecordError> {
    let above = text[..text.len() - text.trim_start().len()].matches('\n').count();
    let text = text.trim_start();
    let (first_line, below) = text.split_once('\n').unwrap_or((text, ""));
    let line = first_line.trim();
    let asked = line.strip_prefix("position ").map(str::trim_start);
    let line = asked.unwrap_or(line);
    let line = line.strip_prefix("fen ").unwrap_or(line);
    let (line, moves) = match line.split_once(" moves ") {
        Some((line, moves)) => (line, moves),
        None => (line.trim_end_matches(" moves"), ""),
    };
    let mut words = line.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let from_start = asked.is_some() && first == "startpos";
    let looks_so = first.contains('/') && !first.contains(['{', '[', ';']) && ["w", "b"].contains(&second);
    if !from_start && !looks_so && asked.is_none() {
        return Ok(None);
    }
    let mut start = None;
    if !from_start {
        Position::from_line(rules, line).map_err(|error| Problem::Line(error).at(above + 1))?;
        start = Some(("Position".to_owned(), line.to_owned(), above + 1));
    }
    // On the lines on which they stand.
    let turns = format!("{}{moves}\n{below}", "\n".repeat(above));
    let mut games = Games::new(&turns);
    let mut raw = games.next().filter(|_| !turns.trim().is_empty()).transpose()?.unwrap_or_default();
    if let Some(second) = games.next() {
        return Err(second.map_or_else(|error| error, |second| Problem::SecondGame.at(second.begin)));
    }
    if let Some((name, _, line)) = raw.tags.first() {
        return Err(Problem::TagBelow(name.clone()).at(*line));
    }
    raw.tags.extend(start);
    let names = names_of(&raw);
    check(raw, names, *rules).map(Some)
}

/// Whether the turns are written by the numbers of the points.
fn by_numbers(raw: &RawGame) -> bool {
    fn numeric(text: &str) -> bool {
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit() || b"-xX".contains(&byte))
    }
    fn all(line: &RawLine) -> bool {
        line.turns.iter().all(|turn| numeric(&turn.text) && turn.variations.iter().all(all))
    }
    let begins = raw.line.turns.iter().any(|turn| turn.text.bytes().any(|byte| byte.is_ascii_digit()));
    begins && all(&raw.line)
}
