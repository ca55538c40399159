//! A record as a value: a game with all that is known about it.

use super::ending::{Ending, GameResult};
use super::line::{Line, Turn};
use super::tags::Tags;
use crate::rules::{Color, Game, Position, RuleSet};

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
    /// The number of the first turn: 1, unless the line of the start gives another.
    pub first_number: u32,
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
            first_number: 1,
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
            first_number: game.first_number(),
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
