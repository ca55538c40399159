//! What a position is worth, and what a turn that changed it deserves.

use crate::ai::Score;
use crate::endgame::Value;
use crate::rules::{Color, Outcome};

/// What a position or a turn is worth to a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It wins in so many turns.
    Win(u32),
    /// Nobody can force a win.
    Draw,
    /// It loses in so many turns.
    Loss(u32),
    /// As far as the search sees, in hundredths of a man.
    Estimate(i32),
}

/// The estimate, in hundredths of a man, that stands half way between even and won.
const HALF_WAY: f32 = 300.0;
/// An advantage of the other side from which a position counts as lost: three men, or what is worth as much.
const LOST: f32 = -0.5;

impl Worth {
    /// A win or loss in at least so many turns is one of which only that it is one is known, not when it comes.
    pub const FAR: u32 = 1_000;

    /// The worth of a finished game to a side.
    pub fn of_outcome(outcome: Outcome, side: Color) -> Self {
        match outcome.winner() {
            Some(winner) if winner == side => Self::Win(0),
            Some(_) => Self::Loss(0),
            None => Self::Draw,
        }
    }

    /// The worth of a turn that leaves the other side with `self`, or its own side if `same`.
    #[must_use]
    pub const fn one_turn_earlier(self, same: bool) -> Self {
        let own = if same { self } else { self.reversed() };
        match own {
            Self::Win(turns) => Self::Win(turns + 1),
            Self::Loss(turns) => Self::Loss(turns + 1),
            other => other,
        }
    }

    /// The same in the other side's eyes.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win(turns) => Self::Loss(turns),
            Self::Draw => Self::Draw,
            Self::Loss(turns) => Self::Win(turns),
            Self::Estimate(men) => Self::Estimate(-men),
        }
    }

    /// From -1 (lost) over 0 (even) to 1 (won).
    pub fn advantage(self) -> f32 {
        match self {
            Self::Win(_) => 1.0,
            Self::Draw => 0.0,
            Self::Loss(_) => -1.0,
            Self::Estimate(men) => men as f32 / (men.unsigned_abs() as f32 + HALF_WAY),
        }
    }

    /// Whether the side has lost as good as certainly.
    pub fn is_lost(self) -> bool {
        self.advantage() <= LOST
    }

    /// Whether the side has won as good as certainly.
    pub fn is_won(self) -> bool {
        self.reversed().is_lost()
    }

    /// A number that is greater for what the side prefers.
    pub(super) fn preference(self) -> (i32, i32) {
        match self {
            Self::Win(turns) => (2, -(turns as i32)),
            Self::Draw => (0, 0),
            Self::Estimate(men) => (0, men),
            Self::Loss(turns) => (-2, turns as i32),
        }
    }
}

impl From<Value> for Worth {
    fn from(value: Value) -> Self {
        match value {
            Value::Win(turns) => Self::Win(turns.into()),
            Value::Draw => Self::Draw,
            Value::Loss(turns) => Self::Loss(turns.into()),
        }
    }
}

impl From<Score> for Worth {
    fn from(score: Score) -> Self {
        match score {
            Score::Win(turns) => Self::Win(turns),
            Score::Loss(turns) => Self::Loss(turns),
            Score::Estimate(men) => Self::Estimate(men),
        }
    }
}

impl std::fmt::Display for Worth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Win(Self::FAR..) => f.write_str("win"),
            Self::Loss(Self::FAR..) => f.write_str("loss"),
            Self::Win(turns) => write!(f, "win in {turns}"),
            Self::Draw => f.write_str("draw"),
            Self::Loss(turns) => write!(f, "loss in {turns}"),
            Self::Estimate(men) => {
                let sign = if *men < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", men.unsigned_abs() / 100, men.unsigned_abs() % 100)
            }
        }
    }
}

/// What a turn deserves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// Nothing was better.
    Best,
    /// Hardly anything was better.
    Good,
    /// A little was given away.
    Inaccuracy,
    /// Much was given away.
    Mistake,
    /// The game was given away, or a win.
    Blunder,
}

/// A win or loss further away than this is not seen by a person at the board.
const FORESIGHT: u32 = 20;

impl Grade {
    /// All, best first.
    pub const ALL: [Self; 5] = [Self::Best, Self::Good, Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The glyph that records write behind such a turn, if they write one.
    pub const fn mark(self) -> Option<u8> {
        match self {
            Self::Best | Self::Good => None,
            Self::Inaccuracy => Some(6),
            Self::Mistake => Some(2),
            Self::Blunder => Some(4),
        }
    }

    /// The grade of a turn worth `played` where `best` was to be had. In a lost position nothing is worse than an
    /// inaccuracy.
    pub fn of(best: Worth, played: Worth) -> Self {
        match (best, played) {
            _ if played.preference() >= best.preference() => Self::Best,
            (Worth::Win(_), Worth::Win(Worth::FAR..)) | (Worth::Loss(Worth::FAR..), Worth::Loss(_)) => Self::Good,
            (Worth::Win(least), Worth::Win(turns)) if turns <= least + 6 => Self::Good,
            (Worth::Win(_), Worth::Win(_)) => Self::Inaccuracy,
            (Worth::Loss(most), Worth::Loss(turns)) if turns + 6 >= most => Self::Good,
            _ if best.is_lost() => Self::Inaccuracy,
            (Worth::Win(turns), Worth::Draw) if turns > FORESIGHT => Self::Mistake,
            (Worth::Draw, Worth::Loss(turns)) if turns > FORESIGHT => Self::Mistake,
            _ => Self::of_drop(best.advantage() - played.advantage()),
        }
    }

    fn of_drop(drop: f32) -> Self {
        match drop {
            drop if drop < 0.02 => Self::Best,
            drop if drop < 0.08 => Self::Good,
            drop if drop < 0.16 => Self::Inaccuracy,
            drop if drop < 0.34 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}

impl std::fmt::Display for Grade {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}
