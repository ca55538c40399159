//! What a turn deserves that changed the worth of a position: the one scale for the review of a game and for the coach.

use crate::ai::Score;

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

/// A win or loss further away than this, in plies, is not seen by a person at the board.
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
    pub fn of(best: Score, played: Score) -> Self {
        match (best, played) {
            _ if played.preference() >= best.preference() => Self::Best,
            (Score::Win(_), Score::Win(Score::FAR..)) | (Score::Loss(Score::FAR..), Score::Loss(_)) => Self::Good,
            (Score::Win(least), Score::Win(turns)) if turns <= least + 6 => Self::Good,
            (Score::Win(_), Score::Win(_)) => Self::Inaccuracy,
            (Score::Loss(most), Score::Loss(turns)) if turns + 6 >= most => Self::Good,
            _ if best.is_lost() => Self::Inaccuracy,
            (Score::Win(turns), Score::Draw) if turns > FORESIGHT => Self::Mistake,
            (Score::Draw, Score::Loss(turns)) if turns > FORESIGHT => Self::Mistake,
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
