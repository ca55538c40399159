//! How a recorded game ended: by the rules, or by what the players did.

use crate::rules::{Color, DrawReason, Outcome, WinReason, plain_signs};

/// The result as a record states it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// One side won.
    Won(Color),
    /// Nobody won.
    Drawn,
    /// Not decided.
    Open,
}

impl GameResult {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Won(Color::White), Self::Won(Color::Black), Self::Drawn, Self::Open];

    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub const fn token(self) -> &'static str {
        match self {
            Self::Won(Color::White) => "1-0",
            Self::Won(Color::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// The result with this token; halves and dashes may be written in other ways.
    pub fn from_token(token: &str) -> Option<Self> {
        let token = plain_signs(token);
        Self::ALL.into_iter().find(|result| result.token() == token)
    }
}

impl std::fmt::Display for GameResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.token())
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// It has not ended: it is being played, or was abandoned.
    Open,
    /// As the rules decide.
    Rules(Outcome),
    /// A side gave up.
    Resignation {
        /// Who.
        loser: Color,
    },
    /// A side's time ran out.
    Time {
        /// Whose.
        loser: Color,
    },
    /// Both agreed on a draw.
    Agreement,
    /// Somebody else decided it.
    Adjudication {
        /// The winner; `None` is a draw.
        winner: Option<Color>,
    },
    /// The record states a result but not why.
    Stated {
        /// The winner; `None` is a draw.
        winner: Option<Color>,
    },
}

impl Ending {
    /// Who won, or that nobody did, or that it is open.
    pub const fn result(self) -> GameResult {
        match self {
            Self::Open => GameResult::Open,
            Self::Rules(Outcome::Win { winner, .. }) => GameResult::Won(winner),
            Self::Rules(Outcome::Draw { .. }) | Self::Agreement => GameResult::Drawn,
            Self::Resignation { loser } | Self::Time { loser } => GameResult::Won(match loser {
                Color::White => Color::Black,
                Color::Black => Color::White,
            }),
            Self::Adjudication { winner } | Self::Stated { winner } => match winner {
                Some(winner) => GameResult::Won(winner),
                None => GameResult::Drawn,
            },
        }
    }

    /// The word of the reason tag. Returns `None` where there is nothing to say.
    pub const fn reason(self) -> Option<&'static str> {
        match self {
            Self::Open | Self::Stated { .. } => None,
            Self::Rules(outcome) => Some(outcome.reason()),
            Self::Resignation { .. } => Some("resignation"),
            Self::Time { .. } => Some("time"),
            Self::Agreement => Some("agreement"),
            Self::Adjudication { .. } => Some("adjudication"),
        }
    }

    /// The ending with this result and reason, if they go together.
    pub fn from_parts(result: GameResult, reason: Option<&str>) -> Option<Self> {
        let Some(reason) = reason else {
            return Some(match result {
                GameResult::Open => Self::Open,
                GameResult::Won(winner) => Self::Stated { winner: Some(winner) },
                GameResult::Drawn => Self::Stated { winner: None },
            });
        };
        let endings = match result {
            GameResult::Open => Vec::new(),
            GameResult::Won(winner) => {
                use WinReason::{Blocked, FewMen, FullBoard, Mill};
                let by_rule = [FewMen, Blocked, Mill, FullBoard];
                let mut endings = by_rule.map(|reason| Self::Rules(Outcome::Win { winner, reason })).to_vec();
                endings.push(Self::Resignation { loser: !winner });
                endings.push(Self::Time { loser: !winner });
                endings.push(Self::Adjudication { winner: Some(winner) });
                endings
            }
            GameResult::Drawn => {
                use DrawReason::{Blocked, EndgameClock, FullBoard, QuietTurns, Repetition};
                let by_rule = [QuietTurns, EndgameClock, Repetition, Blocked, FullBoard];
                let mut endings = by_rule.map(|reason| Self::Rules(Outcome::Draw { reason })).to_vec();
                endings.push(Self::Agreement);
                endings.push(Self::Adjudication { winner: None });
                endings
            }
        };
        endings.into_iter().find(|ending| ending.reason() == Some(reason))
    }
}
