//! How a finished game ended, and why.

use super::color::Color;

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody won.
    Draw {
        /// Why.
        reason: DrawReason,
    },
}

/// Why a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// The loser has fewer than three men left on the board and in hand.
    FewMen,
    /// The loser had no legal turn.
    Blocked,
    /// A mill was closed where that wins.
    Mill,
    /// The board filled up, which the player who began loses.
    FullBoard,
}

/// Why a game was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// Too many turns in a row without a capture or placement.
    QuietTurns,
    /// Too many turns without a capture since a side came down to three men.
    EndgameClock,
    /// The same position for the third time.
    Repetition,
    /// Nobody can move, or the player to move cannot where that draws.
    Blocked,
    /// The board filled up.
    FullBoard,
}

impl Outcome {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw { .. } => None,
        }
    }

    /// The reason in two or three words, as `show` prints it.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Win { reason, .. } => match reason {
                WinReason::FewMen => "few men",
                WinReason::Blocked => "blocked",
                WinReason::Mill => "mill",
                WinReason::FullBoard => "full board",
            },
            Self::Draw { reason } => match reason {
                DrawReason::QuietTurns => "quiet turns",
                DrawReason::EndgameClock => "endgame clock",
                DrawReason::Repetition => "repetition",
                DrawReason::Blocked => "blocked",
                DrawReason::FullBoard => "full board",
            },
        }
    }
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self.winner() {
            Some(Color::White) => "white wins",
            Some(Color::Black) => "black wins",
            None => "draw",
        })
    }
}
