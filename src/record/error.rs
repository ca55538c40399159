//! Why a record was refused, in one line.

use thiserror::Error;

use super::ending::{Ending, GameResult};
use crate::rules::{DrawReason, IllegalMove, LineError, Outcome, RuleError};

/// Why a record was refused, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Which game of the file, from 1; `None` if there is only one.
    pub game: Option<usize>,
    /// The line of the text, from 1; `None` if the record does not come from text.
    pub line: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

impl std::error::Error for RecordError {}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(game) = self.game {
            write!(f, "game {game}: ")?;
        }
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        self.problem.fmt(f)
    }
}

impl Problem {
    pub(super) const fn at(self, line: usize) -> RecordError {
        RecordError { game: None, line: Some(line), problem: self }
    }

    pub(super) const fn anywhere(self) -> RecordError {
        RecordError { game: None, line: None, problem: self }
    }
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Problem {
    /// More bytes than are read.
    #[error("the record has {bytes} bytes: at most {max} are read")]
    TooLarge {
        /// How many it has.
        bytes: usize,
        /// How many are read.
        max: usize,
    },
    /// Not text.
    #[error("this is not a game record: it is not UTF-8 text")]
    NotText,
    /// Nothing in it.
    #[error("there is no game in it")]
    Empty,
    /// Variations in variations in variations.
    #[error("variations are nested more than {most} deep", most = super::limits::MAX_LEVELS)]
    TooDeep,
    /// A game of absurd length.
    #[error("the record has more than {most} turns", most = super::limits::MAX_TURNS)]
    TooLong,
    /// More games than a person plays.
    #[error("there are more than {most} games in it", most = super::limits::MAX_GAMES)]
    TooManyGames,
    /// More tags than anybody writes.
    #[error("the game has more than {most} tags", most = super::limits::MAX_TAGS)]
    TooManyTags,
    /// `{` without `}`.
    #[error("a comment opened with '{{' is not closed")]
    OpenComment,
    /// `(` without `)`.
    #[error("a variation opened with '(' is not closed")]
    OpenVariation,
    /// `)` or `}` without its beginning.
    #[error("'{0}' closes nothing")]
    ClosesNothing(char),
    /// `(` where there is no turn to vary.
    #[error("a variation stands before any turn")]
    VariationOfNothing,
    /// `()`.
    #[error("a variation has no turn")]
    EmptyVariation,
    /// A tag that cannot be read.
    #[error("'{0}' is not a tag: expected [Name \"value\"]")]
    NotATag(String),
    /// A tag behind a position line.
    #[error("the tag {0} stands below a position line: turns were expected")]
    TagBelow(String),
    /// A tag that stands twice.
    #[error("the tag {0} stands twice")]
    TagTwice(String),
    /// Rules by a name that is not known: no reason to refuse a game, but it was read by other rules.
    #[error("tag Variant: no rules are known as '{name}': the game is read by the rules {rules}")]
    UnknownVariant {
        /// The name.
        name: String,
        /// The rules by which it is read, in rule text.
        rules: String,
    },
    /// The rules.
    #[error("tag Rules: {0}")]
    Rules(RuleError),
    /// The start.
    #[error("tag {tag}: {error}")]
    Start {
        /// `Position` or `FEN`.
        tag: &'static str,
        /// What is wrong with it.
        error: LineError,
    },
    /// A position line that stands alone.
    #[error(transparent)]
    Line(LineError),
    /// A result that is none.
    #[error("tag Result: '{0}' is none of 1-0, 0-1, 1/2-1/2, *")]
    NotAResult(String),
    /// A reason that does not go with the result.
    #[error("tag Reason: '{reason}' does not go with the result {result}")]
    NotAReason {
        /// The reason as written.
        reason: String,
        /// The result.
        result: GameResult,
    },
    /// The tag and the end of the turns differ: no reason to refuse a game.
    #[error("the tag Result says {tag}, the turns end with {end}")]
    TwoResults {
        /// In the tag.
        tag: GameResult,
        /// After the turns.
        end: GameResult,
    },
    /// The rules decide it otherwise.
    #[error(
        "the record says {stated}, but by the rules it is {result}: {reason}",
        stated = .said.text(), result = result_of(.outcome), reason = .outcome.reason()
    )]
    WrongResult {
        /// What the record says.
        said: Ending,
        /// What it is.
        outcome: Outcome,
    },
    /// The game went on where it would have been a draw: no reason to refuse it.
    #[error("by the rules the game is a draw before turn {number} '{text}': {reason}; it is read on to its end", reason = Outcome::Draw { reason: *.reason }.reason())]
    DrawPassedOver {
        /// The first turn after the draw: `17.` for White's, `17…` for Black's.
        number: String,
        /// The turn.
        text: String,
        /// Why it would have been a draw.
        reason: DrawReason,
    },
    /// The record gives a reason of the rules that is not there.
    #[error("the record says {stated}, but by the rules the game is not over", stated = .said.text())]
    NotOver {
        /// What the record says.
        said: Ending,
    },
    /// Something after the result.
    #[error("'{0}' stands after the end of the game")]
    AfterTheEnd(String),
    /// A second game where one can be read.
    #[error("'another game' stands after the end of the game")]
    SecondGame,
    /// A number of an annotation that is none.
    #[error("'{0}' is not an annotation: expected $ and a number up to 255")]
    NotAMark(String),
    /// Not of the form of a turn.
    #[error("turn {number} '{text}' is not a turn: expected a point as in d6, two as in d6-d5, removals as in d6xb4")]
    Malformed {
        /// As written: `17.` for White's, `17…` for Black's.
        number: String,
        /// The turn.
        text: String,
    },
    /// It names a point that the board does not have.
    #[error("turn {number} '{text}': there is no point {point} on this board")]
    NoSuchPoint {
        /// As written: `17.` for White's, `17…` for Black's.
        number: String,
        /// The turn.
        text: String,
        /// The name.
        point: String,
    },
    /// A game that is asked for and is not there.
    #[error("there is no game {number}: the file has {games}")]
    NoSuchGame {
        /// Which was asked for, from 1.
        number: usize,
        /// How many there are.
        games: usize,
    },
    /// Turns that are not numbered as they follow each other: no reason to refuse a game, but one may be missing.
    #[error("the number {said} stands at turn {number} '{text}': is a turn missing?")]
    OddNumber {
        /// The number before the turn.
        said: usize,
        /// Where it stands: `17.` for White's, `17…` for Black's.
        number: String,
        /// The turn.
        text: String,
    },
    /// The rules forbid it.
    #[error("turn {number} '{text}' is not legal: {why}")]
    Illegal {
        /// As written: `17.` for White's, `17…` for Black's.
        number: String,
        /// The turn.
        text: String,
        /// Why.
        why: IllegalMove,
    },
}

fn result_of(outcome: &Outcome) -> GameResult {
    Ending::Rules(*outcome).result()
}
