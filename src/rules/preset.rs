//! The named rule sets.

use std::num::NonZeroU16;

use super::geometry::{Board, Diagonals};
use super::options::{Flying, MillEffect, Reforming};
use super::rule_set::RuleSet;

/// A named rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Nine Men's Morris.
    Nine,
    /// Nine Men's Morris without flying.
    NineNoFlying,
    /// Six Men's Morris on two squares.
    Six,
    /// Three Men's Morris.
    Three,
    /// Lasker Morris: ten men, slides allowed from the start.
    Lasker,
    /// Twelve Men's Morris with diagonals.
    Twelve,
    /// Morabaraba.
    Morabaraba,
    /// Nine men, diagonals to walk on only.
    DiagonalWalk,
}

impl Preset {
    /// Every preset, in menu order.
    pub const ALL: [Self; 8] = [
        Self::Nine,
        Self::NineNoFlying,
        Self::Six,
        Self::Three,
        Self::Lasker,
        Self::Twelve,
        Self::Morabaraba,
        Self::DiagonalWalk,
    ];

    /// The name in rule text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nine => "nine",
            Self::NineNoFlying => "nine-no-flying",
            Self::Six => "six",
            Self::Three => "three",
            Self::Lasker => "lasker",
            Self::Twelve => "twelve",
            Self::Morabaraba => "morabaraba",
            Self::DiagonalWalk => "diagonal-walk",
        }
    }

    /// The name on a menu.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Nine => "Nine Men's Morris",
            Self::NineNoFlying => "Nine Men's Morris, no flying",
            Self::Six => "Six Men's Morris",
            Self::Three => "Three Men's Morris",
            Self::Lasker => "Lasker Morris",
            Self::Twelve => "Twelve Men's Morris",
            Self::Morabaraba => "Morabaraba",
            Self::DiagonalWalk => "Diagonal walk",
        }
    }

    /// The preset with this name in rule text.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The rules it stands for.
    pub const fn rules(self) -> RuleSet {
        let nine = RuleSet::NINE;
        let twelve = nine.with_diagonals(Diagonals::Mills).sized(Board::Nine, 12);
        match self {
            Self::Nine => nine,
            Self::NineNoFlying => nine.with_flying(Flying::Never),
            Self::Six => nine.with_flying(Flying::Never).sized(Board::Six, 6),
            Self::Three => nine.with_flying(Flying::Never).with_mill(MillEffect::Wins).sized(Board::Three, 3),
            Self::Lasker => nine.with_slide_while_placing(true).sized(Board::Nine, 10),
            Self::Twelve => twelve,
            Self::Morabaraba => twelve.with_reforming(Reforming::Shuttle).with_endgame_clock(NonZeroU16::new(10)),
            Self::DiagonalWalk => nine.with_diagonals(Diagonals::Paths),
        }
    }
}

impl RuleSet {
    /// The preset with the fewest fields that differ: one on the same board if there is one, the first in menu order when
    /// several are equally close.
    pub fn nearest_preset(&self) -> Preset {
        Preset::ALL
            .into_iter()
            .min_by_key(|preset| (preset.rules().board() != self.board(), self.differences(&preset.rules()).count()))
            .expect("there are presets")
    }

    /// A name for a menu: the nearest preset's, marked when something differs from it.
    pub fn title(&self) -> String {
        let preset = self.nearest_preset();
        let mark = if *self == preset.rules() { "" } else { " (house rules)" };
        format!("{}{mark}", preset.title())
    }
}
