//! The weights of the evaluation, and their text: `placing: man 100 mill 5 …`, as `morris-engine fit` prints them and
//! `morris-engine match` reads them.

use std::fmt;
use std::str::FromStr;

use super::value::Value;
use crate::rules::{Board, Diagonals, Flying, RuleSet};

/// What one feature is worth while men are in hand and after, in hundredths of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// A man, on the board or in hand.
    pub man: Value,
    /// A closed mill.
    pub mill: Value,
    /// A mill that the side to move can close with this turn.
    pub closable: Value,
    /// A mill that the other side could close with its next turn.
    pub threat: Value,
    /// A second mill that the other side could close with its next turn: one of them cannot be blocked.
    pub fork: Value,
    /// Two men and an empty point in a line, out of reach for now.
    pub open_line: Value,
    /// A man that leaves one mill to close another: a running mill.
    pub running: Value,
    /// A legal slide.
    pub slide: Value,
    /// A man that cannot move.
    pub blocked: Value,
    /// An extra way from a point that a man holds, beyond two.
    pub crossing: Value,
    /// A line of the other side's that a man stands in the way of.
    pub blocking: Value,
    /// To be at the turn.
    pub tempo: Value,
}

/// Every weight of the evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// While the side has men in hand.
    pub placing: Terms,
    /// With empty hands.
    pub moving: Terms,
    /// What a side that flies has instead of slides.
    pub flying: Value,
    /// Four men against an enemy that would fly with three: each man the enemy lacks of safety.
    pub near_end: Value,
}

impl Weights {
    /// Those that fit every game about equally well.
    pub const TUNED: Self = Self {
        placing: Terms {
            man: 100,
            mill: 5,
            closable: 73,
            threat: 20,
            fork: 77,
            open_line: 6,
            running: 35,
            slide: 13,
            blocked: -16,
            crossing: 2,
            blocking: 20,
            tempo: 26,
        },
        moving: Terms {
            man: 100,
            mill: 21,
            closable: 41,
            threat: 55,
            fork: 51,
            open_line: 12,
            running: 68,
            slide: 5,
            blocked: -15,
            crossing: 3,
            blocking: 12,
            tempo: 10,
        },
        flying: 42,
        near_end: -24,
    };

    /// Those of Nine Men's Morris with flying: for the placing phase half the way to what fits 120,000 positions of
    /// self-play and 40,000 of solved endgames. In other games they lose to [`TUNED`](Self::TUNED), and what the fit says of
    /// the moving phase plays no better there and lets more long wins go.
    pub const NINE: Self = Self {
        placing: Terms {
            man: 76,
            mill: 35,
            closable: 80,
            threat: 4,
            fork: 78,
            open_line: 9,
            running: 64,
            slide: 9,
            blocked: -26,
            crossing: 18,
            blocking: 62,
            tempo: 30,
        },
        moving: Self::TUNED.moving,
        ..Self::TUNED
    };

    /// Those of the board with twenty mills: half the way to what fits 80,000 positions of self-play.
    pub const DIAGONAL_MILLS: Self = Self {
        placing: Terms {
            man: 92,
            mill: -3,
            closable: 75,
            threat: 32,
            fork: 76,
            open_line: 5,
            running: 24,
            slide: 17,
            blocked: -8,
            crossing: 2,
            blocking: 8,
            tempo: 38,
        },
        moving: Terms {
            man: 100,
            mill: 10,
            closable: 45,
            threat: 42,
            fork: 52,
            open_line: 8,
            running: 54,
            slide: 4,
            blocked: -18,
            crossing: 4,
            blocking: 3,
            tempo: 10,
        },
        flying: 14,
        near_end: -26,
    };
}

/// How many weights there are.
pub(super) const WEIGHTS: usize = 2 * NAMES.len() + 2;

/// No weight is further from 0.
const MAX_WEIGHT: Value = 1_000;

/// The terms by name, in the order of [`Terms`].
const NAMES: [&str; 12] = [
    "man",
    "mill",
    "closable",
    "threat",
    "fork",
    "open-line",
    "running",
    "slide",
    "blocked",
    "crossing",
    "blocking",
    "tempo",
];

impl Terms {
    const fn to_list(self) -> [Value; NAMES.len()] {
        let Self { man, mill, closable, threat, fork, open_line, running, slide, blocked, crossing, blocking, tempo } =
            self;
        [man, mill, closable, threat, fork, open_line, running, slide, blocked, crossing, blocking, tempo]
    }

    const fn from_list(list: [Value; NAMES.len()]) -> Self {
        let [man, mill, closable, threat, fork, open_line, running, slide, blocked, crossing, blocking, tempo] = list;
        Self { man, mill, closable, threat, fork, open_line, running, slide, blocked, crossing, blocking, tempo }
    }
}

impl Weights {
    /// Those for these rules.
    pub const fn of(rules: &RuleSet) -> Self {
        match (rules.board(), rules.diagonals(), rules.flying()) {
            (Board::Nine, Diagonals::Mills, _) => Self::DIAGONAL_MILLS,
            (Board::Nine, Diagonals::None, Flying::Three) if rules.men() == 9 && !rules.slide_while_placing() => {
                Self::NINE
            }
            _ => Self::TUNED,
        }
    }

    /// So many per cent of the way to others.
    #[must_use]
    pub fn towards(&self, other: &Self, step: i32) -> Self {
        let (here, there) = (self.to_list(), other.to_list());
        Self::from_list(std::array::from_fn(|index| {
            let way = f64::from((there[index] - here[index]) * step) / 100.0;
            here[index] + way.round() as Value
        }))
    }

    /// All in a row: the terms of the placing phase, those of the moving phase, `flying`, `near_end`.
    pub(super) fn to_list(self) -> [Value; WEIGHTS] {
        let mut list = [0; WEIGHTS];
        let parts = self.placing.to_list().into_iter().chain(self.moving.to_list()).chain([self.flying, self.near_end]);
        list.iter_mut().zip(parts).for_each(|(place, part)| *place = part);
        list
    }

    /// The inverse of [`Weights::to_list`].
    pub(super) fn from_list(list: [Value; WEIGHTS]) -> Self {
        let terms = |start: usize| Terms::from_list(std::array::from_fn(|index| list[start + index]));
        let (placing, moving) = (terms(0), terms(NAMES.len()));
        Self { placing, moving, flying: list[WEIGHTS - 2], near_end: list[WEIGHTS - 1] }
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (phase, terms) in [("placing", self.placing), ("moving", self.moving)] {
            write!(f, "{phase}:")?;
            for (name, weight) in NAMES.iter().zip(terms.to_list()) {
                write!(f, " {name} {weight}")?;
            }
            writeln!(f)?;
        }
        write!(f, "both: flying {} near-end {}", self.flying, self.near_end)
    }
}

impl FromStr for Weights {
    type Err = String;

    /// Reads what [`Display`](fmt::Display) writes, line breaks anywhere; every weight must be there.
    fn from_str(text: &str) -> Result<Self, String> {
        let heads = ["placing:", "moving:", "both:"];
        let names: [&[&str]; 3] = [&NAMES, &NAMES, &["flying", "near-end"]];
        let mut words = text.split_whitespace();
        let mut expect = |wanted: &str| match words.next() {
            Some(word) if wanted.is_empty() || word == wanted => Ok(word),
            found => Err(format!("weights: '{wanted}' expected, not '{}'", found.unwrap_or("the end"))),
        };
        let mut list = [0; WEIGHTS];
        let mut places = list.iter_mut();
        for (head, names) in heads.into_iter().zip(names) {
            expect(head)?;
            for name in names {
                expect(name)?;
                let number = expect("")?;
                let weight = number.parse().ok().filter(|weight: &Value| weight.abs() <= MAX_WEIGHT);
                let weight = weight.ok_or_else(|| format!("weights: '{number}' is no weight"))?;
                places.next().into_iter().for_each(|place| *place = weight);
            }
        }
        words.next().map_or(Ok(Self::from_list(list)), |word| Err(format!("weights: '{word}' is too much")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_are_written_and_nothing_else_is() {
        let text = Weights::TUNED.to_string();
        assert_eq!(text.parse(), Ok(Weights::TUNED));
        assert_eq!(text.replace('\n', " ").parse(), Ok(Weights::TUNED));
        for (from, to) in [("mill", "mil"), ("100", "a lot"), ("100", "100000"), ("both:", ""), ("near-end", "near")] {
            assert!(text.replacen(from, to, 1).parse::<Weights>().is_err(), "{from} {to}");
        }
        assert!(format!("{text} 7").parse::<Weights>().is_err());
    }
}
