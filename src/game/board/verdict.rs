//! How a game ended: by the rules, or by the players and their clocks.

use crate::rules::{Color, Outcome};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// By the rules of the game.
    Rules(Outcome),
    /// A side gave up.
    Resigned {
        /// Which.
        loser: Color,
    },
    /// A side's time ran out.
    Time {
        /// Whose.
        loser: Color,
    },
    /// Both agreed on a draw.
    Agreed,
}

impl Verdict {
    /// The winner, if there is one.
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::Rules(outcome) => outcome.winner(),
            Self::Resigned { loser } | Self::Time { loser } => Some(!loser),
            Self::Agreed => None,
        }
    }
}
