//! A review in a few numbers, and the turn at which the game was decided.

use super::grade::Grade;
use super::reviewed::Reviewed;
use crate::rules::{ByColor, Color, Outcome};

/// Where a game was decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turning {
    /// A side that was not lost yet lost the game with the turn of this index.
    Lost {
        /// Who.
        loser: Color,
        /// Which turn, from 0.
        index: usize,
    },
    /// A side gave a won game, or most of its advantage, away with the turn of this index, and nobody won.
    Missed {
        /// Who.
        side: Color,
        /// Which turn, from 0.
        index: usize,
    },
}

impl Turning {
    /// Which turn, from 0.
    pub const fn index(self) -> usize {
        match self {
            Self::Lost { index, .. } | Self::Missed { index, .. } => index,
        }
    }
}

/// A review in a few numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How many turns of each grade each side played, the best grade first.
    pub counts: ByColor<[usize; 5]>,
    /// Where the game was decided; `None` where it was not, or nobody did anything wrong.
    pub turning: Option<Turning>,
}

impl Summary {
    pub(super) fn of(turns: &[Reviewed], outcome: Option<Outcome>) -> Self {
        let mut counts = ByColor::both([0; 5]);
        for turn in turns {
            counts[turn.side][turn.grade as usize] += 1;
        }
        Self { counts, turning: turning(turns, outcome) }
    }

    /// How many turns of a grade a side played.
    pub const fn count(&self, side: Color, grade: Grade) -> usize {
        self.counts.get(side)[grade as usize]
    }
}

fn turning(turns: &[Reviewed], outcome: Option<Outcome>) -> Option<Turning> {
    let loser = match outcome {
        Some(outcome) => outcome.winner().map(|winner| !winner),
        // Broken off: the side that stood lost at the end.
        None => turns.last().and_then(|last| match last.after {
            score if score.is_lost() => Some(last.side),
            score if score.is_won() => Some(!last.side),
            _ => None,
        }),
    };
    let at = |index: Option<usize>| index.map(|index| (index, turns[index].side));
    let Some(loser) = loser else {
        let drop = |turn: &Reviewed| turn.before.advantage() - turn.after.advantage();
        let grave = turns.iter().enumerate().filter(|(_, turn)| turn.grade >= Grade::Mistake);
        // The first of the gravest.
        let worst = grave.rev().max_by(|(_, a), (_, b)| drop(a).total_cmp(&drop(b))).map(|(index, _)| index);
        return at(worst).map(|(index, side)| Turning::Missed { side, index });
    };
    let lost = |turn: &Reviewed| turn.side == loser && !turn.before.is_lost() && turn.after.is_lost();
    at(turns.iter().rposition(lost)).map(|(index, loser)| Turning::Lost { loser, index })
}
