//! The set that comes with the program: read from its text, found by name and by day.

use std::fmt::Write as _;
use std::sync::LazyLock;

use super::Puzzle;
use super::goal::{Goal, Theme};
use crate::ai::Score;
use crate::record::{Record, Tags, import};
use crate::rules::{Game, Move, RuleSet};

/// Records with the tags `Puzzle`, `Goal`, `Theme`, `Level` and `Tries`.
const TEXT: &str = include_str!("../../assets/puzzles/puzzles.pgn");

static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let read = import(TEXT, &RuleSet::default());
    read.map(|read| read.games.iter().filter_map(from_record).collect()).unwrap_or_default()
});

/// Every puzzle, the easy ones first.
pub fn all() -> &'static [Puzzle] {
    &ALL
}

/// The puzzle with this name.
pub fn find(id: &str) -> Option<&'static Puzzle> {
    ALL.iter().find(|puzzle| puzzle.id == id)
}

/// The days from 1 January 1970 to a date of the Gregorian calendar.
pub const fn day_number(year: i32, month: u32, day: u32) -> i64 {
    // Years that begin in March end with the day that is not always there.
    let year = year as i64 - (month <= 2) as i64;
    let month = (month as i64 + 9) % 12;
    365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + (153 * month + 2) / 5 + day as i64
        - 719_469
}

/// The puzzle of a day, the same for everybody; each comes once before one comes again.
pub fn daily(day_number: i64) -> Option<&'static Puzzle> {
    let count = i64::try_from(ALL.len()).ok().filter(|&count| count > 0)?;
    // A step that shares no divisor with the number of puzzles meets them all.
    let step = (count * 5 / 13..).find(|&step| divisor(step, count) == 1)?;
    ALL.get(usize::try_from((day_number.rem_euclid(count) * step).rem_euclid(count)).ok()?)
}

const fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// The puzzle that a record is.
fn from_record(record: &Record) -> Option<Puzzle> {
    let game = record.to_game().ok()?;
    let start = Game::from_position(record.rules, record.start);
    let tag = |name| record.tags.get(name);
    Some(Puzzle {
        id: tag("Puzzle")?.to_owned(),
        rules: record.rules,
        start: record.start,
        goal: Goal::from_text(tag("Goal")?)?,
        theme: Theme::from_name(tag("Theme")?)?,
        level: tag("Level")?.parse().ok()?,
        solution: game.moves().collect(),
        tries: read_tries(tag("Tries").unwrap_or_default(), &start)?,
    })
}

/// Reads `draw: a1-a2 b2-b4; loss 6: c3-c4`.
fn read_tries(text: &str, start: &Game) -> Option<Vec<(Move, Score)>> {
    let mut tries = Vec::new();
    for group in text.split("; ").filter(|group| !group.is_empty()) {
        let (worth, turns) = group.split_once(": ")?;
        let worth = match worth.split_once(' ') {
            None if worth == "draw" => Score::Draw,
            Some(("win", turns)) => Score::Win(turns.parse().ok()?),
            Some(("loss", turns)) => Score::Loss(turns.parse().ok()?),
            _ => return None,
        };
        for turn in turns.split(' ') {
            tries.push((start.parse_move(turn).ok()?, worth));
        }
    }
    Some(tries)
}

fn write_tries(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    let mut last = None;
    for &(mv, worth) in &puzzle.tries {
        let turn = puzzle.start.text(&puzzle.rules, mv);
        if last == Some(worth) {
            let _ = write!(text, " {turn}");
            continue;
        }
        let separator = if last.is_some() { "; " } else { "" };
        let name = match worth {
            Score::Win(turns) => format!("win {turns}"),
            Score::Loss(turns) => format!("loss {turns}"),
            _ => "draw".to_owned(),
        };
        let _ = write!(text, "{separator}{name}: {turn}");
        last = Some(worth);
    }
    text
}

/// A set of puzzles as the text from which it is read.
pub fn text_of(puzzles: &[Puzzle]) -> String {
    let texts: Vec<String> = puzzles.iter().map(|puzzle| to_record(puzzle).text()).collect();
    texts.join("\n")
}

fn to_record(puzzle: &Puzzle) -> Record {
    let mut game = puzzle.game();
    for &mv in &puzzle.solution {
        game.play_unchecked(mv);
    }
    let mut record = Record::from_game(&game, Tags::default());
    record.tags.set("Puzzle", puzzle.id.as_str());
    record.tags.set("Goal", puzzle.goal.text());
    record.tags.set("Theme", puzzle.theme.name());
    record.tags.set("Level", puzzle.level.to_string());
    if !puzzle.tries.is_empty() {
        record.tags.set("Tries", write_tries(puzzle));
    }
    record
}
