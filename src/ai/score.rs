//! What a position or a turn is worth: the one scale that the search, the solved endgames, the review and the puzzles
//! share.

use crate::endgame::{Certainty, Truth, Value as Solved};
use crate::rules::{Color, Outcome};

/// What a position is worth to its side to move, or a turn to the side that plays it.
///
/// Wins and losses count plies, one player's turns with their removals, to the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// The side wins in so many plies.
    Win(u32),
    /// Neither side can force a win.
    Draw,
    /// The side loses in so many plies.
    Loss(u32),
    /// As far as the search sees: the side's advantage in hundredths of a man.
    Estimate(i32),
}

/// The advantage, in hundredths of a man, at which three games out of four are won, divided by the natural logarithm of 3.
pub(super) const LOGISTIC_SCALE: f64 = 91.0;
/// The estimate, in hundredths of a man, that stands half way between even and won.
const HALF_WAY: f32 = 300.0;
/// An advantage of the other side from which a position counts as lost: three men, or what is worth as much.
const LOST: f32 = -0.5;

impl Score {
    /// Of a win or loss in this many plies or more, only that it is one is known, not when it comes.
    pub const FAR: u32 = 1_000;

    /// An estimate of so much, or of its negative, is a solved win or loss that a draw by quiet turns or by repetition may cut
    /// off. No other estimate comes near it.
    pub const IF_COUNT_ALLOWS: i32 = 10_000;

    /// What a finished game is worth to a side.
    pub fn of_outcome(outcome: Outcome, side: Color) -> Self {
        match outcome.winner() {
            Some(winner) if winner == side => Self::Win(0),
            Some(_) => Self::Loss(0),
            None => Self::Draw,
        }
    }

    /// The same position in the opponent's eyes.
    #[must_use]
    pub const fn for_opponent(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies),
            Self::Draw => Self::Draw,
            Self::Loss(plies) => Self::Win(plies),
            Self::Estimate(value) => Self::Estimate(-value),
        }
    }

    /// The score of `side` in White's eyes.
    #[must_use]
    pub fn for_white(self, side: Color) -> Self {
        if side == Color::White { self } else { self.for_opponent() }
    }

    /// The worth of a turn that leads to a position worth `self` to its side to move. `same_side` says that this is the
    /// side that played the turn, because the opponent has to pass.
    #[must_use]
    pub const fn one_ply_earlier(self, same_side: bool) -> Self {
        let own = if same_side { self } else { self.for_opponent() };
        match own {
            Self::Win(plies) => Self::Win(plies + 1),
            Self::Loss(plies) => Self::Loss(plies + 1),
            other => other,
        }
    }

    /// Whether this is the truth, found in a solved endgame or proven by search, and no estimate.
    pub const fn is_exact(self) -> bool {
        !matches!(self, Self::Estimate(_))
    }

    /// The advantage from -1 (lost) over 0 (even) to 1 (won).
    pub fn advantage(self) -> f32 {
        match self {
            Self::Win(_) => 1.0,
            Self::Draw => 0.0,
            Self::Loss(_) => -1.0,
            Self::Estimate(value) => value as f32 / (value.unsigned_abs() as f32 + HALF_WAY),
        }
    }

    /// The share of the points that the side can expect, from 0 (lost) to 1 (won). With a man more it is three quarters.
    pub fn expectation(self) -> f32 {
        match self {
            Self::Win(_) => 1.0,
            Self::Draw => 0.5,
            Self::Loss(_) => 0.0,
            Self::Estimate(value) => 1.0 / (1.0 + (-value as f32 / LOGISTIC_SCALE as f32).exp()),
        }
    }

    /// Whether the side has lost, or as good as lost.
    pub fn is_lost(self) -> bool {
        self.advantage() <= LOST
    }

    /// Whether the side has won, or as good as won.
    pub fn is_won(self) -> bool {
        self.for_opponent().is_lost()
    }

    /// A number that is greater for what the side prefers: a quick win, a slow win, a good estimate, a bad one, a late
    /// loss, an early loss. A draw counts as an estimate of 0.
    pub const fn preference(self) -> (i32, i32) {
        match self {
            Self::Win(plies) => (2, -(plies as i32)),
            Self::Draw => (0, 0),
            Self::Estimate(value) => (0, value),
            Self::Loss(plies) => (-2, plies as i32),
        }
    }
}

impl Score {
    /// The score of a solved position, the counts of its game included. `None` where those leave it undecided.
    pub fn of_truth(truth: Truth) -> Option<Self> {
        match (truth.certainty, truth.value) {
            (Certainty::Exact, value) => Some(value.into()),
            (Certainty::Winner, Solved::Win(plies)) => Some(Self::Win(Self::FAR + u32::from(plies))),
            (Certainty::Winner, Solved::Loss(plies)) => Some(Self::Loss(Self::FAR + u32::from(plies))),
            (Certainty::Winner, Solved::Draw) => Some(Self::Draw),
            (Certainty::IfCountAllows, _) => None,
        }
    }
}

impl From<Solved> for Score {
    fn from(value: Solved) -> Self {
        match value {
            Solved::Win(plies) => Self::Win(plies.into()),
            Solved::Draw => Self::Draw,
            Solved::Loss(plies) => Self::Loss(plies.into()),
        }
    }
}

impl std::fmt::Display for Score {
    /// `win in 5`, `draw`, `loss in 8`, `+0.35`, `-1.20`; `win` and `loss` from [`Score::FAR`] on, and `win if the count
    /// allows` from [`Score::IF_COUNT_ALLOWS`] on.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Win(Self::FAR..) => f.write_str("win"),
            Self::Loss(Self::FAR..) => f.write_str("loss"),
            Self::Win(plies) => write!(f, "win in {plies}"),
            Self::Draw => f.write_str("draw"),
            Self::Loss(plies) => write!(f, "loss in {plies}"),
            Self::Estimate(Self::IF_COUNT_ALLOWS..) => f.write_str("win if the count allows"),
            Self::Estimate(value) if *value <= -Self::IF_COUNT_ALLOWS => f.write_str("loss if the count allows"),
            Self::Estimate(value) => {
                let sign = if *value < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", value.unsigned_abs() / 100, value.unsigned_abs() % 100)
            }
        }
    }
}
