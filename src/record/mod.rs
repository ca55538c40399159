//! Game records: a game with its players, comments, variations and result, as a value and as readable text.
//!
//! The text is like PGN: tags, numbered turns, comments in braces, variations in parentheses, the result.
//!
//! ```text
//! [White "Anna"]
//! [Black "Bruno"]
//! [Result "1-0"]
//! [Rules "nine,flying=never"]
//! [Reason "resignation"]
//!
//! 1. d6 f4 2. d2 {the other side} (2. b4 f6 3. b2) 2… b4! 3. f2 1-0
//! ```
//!
//! [`Record`] is the value, [`Record::text`] writes it, [`import`] reads it and other programs' forms. What is written
//! is read back to the same value and written again to the same bytes. Nothing here but [`Library`]
//! touches a file.

mod check;
mod ending;
mod error;
mod import;
mod library;
mod line;
mod read;
mod tags;
mod write;

use crate::rules::{Color, Game, Position, RuleSet};

pub use ending::{Ending, GameResult};
pub use error::{Problem, RecordError};
pub use import::{Form, Imported, decode, import, import_game};
pub use library::{Damage, Damaged, Entry, Id, Library, LibraryError, Listing};
pub use line::{Line, Turn};
pub use tags::{Tags, is_tag_name};

/// The most bytes that are read as a record.
pub const MOST_BYTES: usize = 1 << 20;
/// The deepest nesting of variations that is read.
pub const MOST_LEVELS: usize = 64;
/// The most turns of one record that are read, those of variations included.
pub const MOST_TURNS: usize = 20_000;
/// The most games of one text that are read.
pub const MOST_GAMES: usize = 5_000;
/// The most tags of one record that are read.
pub const MOST_TAGS: usize = 200;

/// A game, finished or not, with all that is said about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// Event, players, date and what else is known; not the rules, the start, the result and its reason, which have
    /// fields of their own.
    pub tags: Tags,
    /// The rules.
    pub rules: RuleSet,
    /// Where the game began.
    pub start: Position,
    /// What was played, each turn with its comments and variations. The last turn may be a begun one: it closes a mill and
    /// its removal is not made yet.
    pub line: Line,
    /// How it ended.
    pub ending: Ending,
}

impl Record {
    /// An empty record: no turn played, from the rules' own start.
    pub fn new(rules: RuleSet) -> Self {
        Self {
            tags: Tags::default(),
            rules,
            start: Position::start(&rules, Color::White),
            line: Line::default(),
            ending: Ending::Open,
        }
    }

    /// The record of a game as it stands, a begun turn included. It is open unless the rules have decided it.
    pub fn from_game(game: &Game, tags: Tags) -> Self {
        let rules = *game.rules();
        let turns = game.turns().map(|(before, mv)| Turn::new(before.text(&rules, mv))).collect();
        Self {
            tags,
            rules,
            start: *game.start(),
            line: Line { intro: String::new(), turns },
            ending: game.outcome().map_or(Ending::Open, Ending::Rules),
        }
    }

    /// The same record with an ending that the rules do not give: resignation, agreement, time.
    #[must_use]
    pub fn ended(mut self, ending: Ending) -> Self {
        self.ending = ending;
        self
    }

    /// The turns played, in the main line.
    pub fn turns(&self) -> &[Turn] {
        &self.line.turns
    }

    /// Who won, or that nobody did, or that it is open.
    pub const fn result(&self) -> GameResult {
        self.ending.result()
    }
}
