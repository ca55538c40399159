//! Why a position line was refused.

use std::fmt;

use thiserror::Error;

use super::color::Color;
use super::setup::PositionError;

/// Why a position line was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LineError {
    /// A word is missing at the end.
    #[error("position line: it ends before the {0}")]
    Missing(LinePart),
    /// A word cannot be read.
    #[error("position line: the {what} cannot be '{text}'")]
    Unreadable {
        /// Which word.
        what: LinePart,
        /// What was given.
        text: String,
    },
    /// There are words left over.
    #[error("position line: '{0}' is one word too many")]
    TooLong(String),
    /// Sanmill's line on a board it does not describe.
    #[error("position line: Sanmill's line describes 24 points, this board has {0}")]
    WrongBoard(usize),
    /// Words that contradict each other.
    #[error("position line: {0}")]
    Contradiction(Contradiction),
    /// The position cannot be.
    #[error("position line: {0}")]
    Position(#[from] PositionError),
}

/// A word of a position line. Its `Display` is its English name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LinePart {
    /// Where the men stand.
    Board,
    /// Whose turn it is.
    SideToMove,
    /// Sanmill's letter for the phase.
    Phase,
    /// Sanmill's letter for what is to be done.
    Action,
    /// How many men of a side stand on the board.
    OnBoard(Color),
    /// How many men a side has in hand.
    InHand(Color),
    /// How many removals a side owes.
    Removals(Color),
    /// The point that a man left to close a mill.
    MillFrom,
    /// The point on which it closed one.
    MillTo,
    /// Sanmill's note of the mills formed.
    FormedMills,
    /// Turns since the last capture or placement.
    QuietTurns,
    /// The number of the turn.
    TurnNumber,
    /// Both hands in the short text.
    Hands,
    /// The name of a point.
    Point,
    /// What may follow in the short text.
    Extra,
}

impl fmt::Display for LinePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "board",
            Self::SideToMove => "side to move",
            Self::Phase => "phase",
            Self::Action => "action",
            Self::OnBoard(Color::White) => "white men on the board",
            Self::OnBoard(Color::Black) => "black men on the board",
            Self::InHand(Color::White) => "white men in hand",
            Self::InHand(Color::Black) => "black men in hand",
            Self::Removals(Color::White) => "white removals",
            Self::Removals(Color::Black) => "black removals",
            Self::MillFrom => "mill from",
            Self::MillTo => "mill to",
            Self::FormedMills => "formed mills",
            Self::QuietTurns => "quiet turns",
            Self::TurnNumber => "turn number",
            Self::Hands => "hands",
            Self::Point => "point",
            Self::Extra => "word after the hands",
        })
    }
}

/// Words of a position line that contradict each other or the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Contradiction {
    /// The men counted are not those shown.
    #[error("it says {said} men of {color} on the board and shows {seen}")]
    Men {
        /// Whose.
        color: Color,
        /// As counted in the line.
        said: usize,
        /// As shown.
        seen: usize,
    },
    /// A side owes a removal that is not to move.
    #[error("{0} has a removal pending but is not to move")]
    NotToMove(Color),
    /// What is to be done does not go with what is owed.
    #[error("action '{action}' does not go with removals pending: {pending}")]
    Action {
        /// Sanmill's letter.
        action: char,
        /// The removals owed.
        pending: u8,
    },
    /// The placing is said to be over while the side to move has men in hand.
    #[error("phase 'm' while {0} has men in hand")]
    StillPlacing(Color),
    /// A man may not go back, which these rules do not forbid.
    #[error("a man may not go back, but these rules let men re-form mills")]
    FreeReforming,
    /// Two men of a side on one point.
    #[error("{0} is named twice")]
    NamedTwice(&'static str),
}
