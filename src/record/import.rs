//! Reading games that come from elsewhere: which form a text has, and the records in it.

use crate::rules::{Position, RuleSet};

use super::check::{Names, check};
use super::error::{Problem, RecordError};
use super::read::{RawGame, RawLine, read};
use super::{MOST_BYTES, MOST_GAMES, Record};

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
    /// The games, at least one, in the order of the text.
    pub games: Vec<Record>,
    /// The form of the first.
    pub form: Form,
    /// What is odd about them and no reason to refuse them.
    pub remarks: Vec<RecordError>,
}

impl Imported {
    /// The first game.
    pub fn into_first(self) -> Record {
        // There is at least one; a text without any is refused.
        self.games.into_iter().next().unwrap_or_else(|| Record::new(RuleSet::default()))
    }
}

/// The text of a file.
///
/// # Errors
/// [`Problem::TooLarge`] and [`Problem::NotText`].
pub fn decode(bytes: &[u8]) -> Result<String, RecordError> {
    if bytes.len() > MOST_BYTES {
        return Err(Problem::TooLarge(bytes.len()).anywhere());
    }
    // Editors on some systems save text in units of two bytes, with a mark at its beginning.
    let wide = match bytes {
        [0xff, 0xfe, rest @ ..] => Some(wide(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Some(wide(rest, u16::from_be_bytes)),
        _ => None,
    };
    let text = wide.unwrap_or_else(|| std::str::from_utf8(bytes).ok().map(str::to_owned));
    text.filter(|text| !text.contains('\0')).ok_or_else(|| Problem::NotText.anywhere())
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    String::from_utf16(&units).ok().filter(|_| bytes.len().is_multiple_of(2))
}

/// Reads every game of a text: records, Sanmill's PGN and position lines, bare lists of turns, PlayOK's numbers. `assumed`
/// are the rules of games that state none.
///
/// # Errors
/// [`RecordError`] with the first thing that is wrong, and where.
pub fn import(text: &str, assumed: &RuleSet) -> Result<Imported, RecordError> {
    let text = plain(text)?;
    if let Some((record, odd)) = position_line(&text, assumed)? {
        return Ok(Imported { games: vec![record], form: Form::Position, remarks: odd.into_iter().collect() });
    }
    // One more is refused.
    let raw = read(&text, MOST_GAMES + 1)?;
    let several = raw.len() > 1;
    let mut form = None;
    let (mut games, mut remarks) = (Vec::with_capacity(raw.len()), Vec::new());
    for (index, raw) in raw.into_iter().enumerate() {
        let named = |error| RecordError { game: several.then_some(index + 1), ..error };
        let names = names_of(&raw);
        form = form.or(Some(match names {
            Names::Numbers => Form::Numbers,
            Names::Letters if raw.tags.is_empty() => Form::Turns,
            Names::Letters => Form::Tagged,
        }));
        let (record, odd) = check(raw, names, *assumed).map_err(named)?;
        games.push(record);
        remarks.extend(odd.map(named));
    }
    let form = form.ok_or_else(|| Problem::Empty.anywhere())?;
    Ok(Imported { games, form, remarks })
}

/// Reads one game of a text, from 1, and does not mind whether the others are right.
///
/// # Errors
/// As [`import`], and [`Problem::NoSuchGame`].
pub fn import_game(text: &str, assumed: &RuleSet, number: usize) -> Result<Imported, RecordError> {
    let text = plain(text)?;
    let alone = position_line(&text, assumed)?;
    let raw = if alone.is_some() { Vec::new() } else { read(&text, number.min(MOST_GAMES))? };
    let games = raw.len() + usize::from(alone.is_some());
    if games == 0 {
        return Err(Problem::Empty.anywhere());
    }
    if number == 0 || games < number {
        let games = if number == 0 { read(&text, MOST_GAMES).map_or(1, |games| games.len()) } else { games };
        return Err(Problem::NoSuchGame { number, games }.anywhere());
    }
    if let Some((record, odd)) = alone {
        return Ok(Imported { games: vec![record], form: Form::Position, remarks: odd.into_iter().collect() });
    }
    let Some(raw) = raw.into_iter().nth(number - 1) else { return Err(Problem::Empty.anywhere()) };
    let (names, tagged) = (names_of(&raw), !raw.tags.is_empty());
    let named = |error| RecordError { game: (number > 1).then_some(number), ..error };
    let (record, odd) = check(raw, names, *assumed).map_err(named)?;
    let form = match names {
        Names::Numbers => Form::Numbers,
        Names::Letters if tagged => Form::Tagged,
        Names::Letters => Form::Turns,
    };
    Ok(Imported { games: vec![record], form, remarks: odd.map(named).into_iter().collect() })
}

/// A text without the mark at its beginning, its lines ended in our way.
fn plain(text: &str) -> Result<String, RecordError> {
    if text.len() > MOST_BYTES {
        return Err(Problem::TooLarge(text.len()).anywhere());
    }
    let text = text.trim_start_matches('\u{feff}');
    // Old files end their lines in another way.
    Ok(if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text.to_owned() })
}

fn names_of(raw: &RawGame) -> Names {
    if by_numbers(raw) { Names::Numbers } else { Names::Letters }
}

/// A position line: Sanmill's or the short text, as it is or as the `position` command of an engine. Turns may follow, on
/// the lines below as well.
fn position_line(text: &str, rules: &RuleSet) -> Result<Option<(Record, Option<RecordError>)>, RecordError> {
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
    let mut record = Record::new(*rules);
    if !from_start {
        record.start = Position::from_line(rules, line).map_err(|error| Problem::Line(error).at(above + 1))?;
    }
    // On the lines on which they stand.
    let turns = format!("{}{moves}\n{below}", "\n".repeat(above));
    let mut raw = if turns.trim().is_empty() { Vec::new() } else { read(&turns, 2)? };
    if let Some(second) = raw.get(1) {
        return Err(Problem::SecondGame.at(second.begin));
    }
    let mut raw = raw.pop().unwrap_or_default();
    if let Some((name, _, line)) = raw.tags.first() {
        return Err(Problem::TagBelow(name.clone()).at(*line));
    }
    raw.tags = vec![("Position".to_owned(), record.start.short_line(rules), 1)];
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
