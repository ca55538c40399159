//! How many men each side has: the name of a subspace, and which subspaces its turns lead to.

use crate::rules::{Color, DoubleMill, MillEffect, Position, RuleSet};

/// Men on the board and in hand, the side to move first. Written `4-3`, with men in hand `4-3+2-1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Material {
    /// On the board.
    pub men: [u8; 2],
    /// In hand.
    pub in_hand: [u8; 2],
}

impl Material {
    /// Hands empty.
    pub const fn moving(own: u8, other: u8) -> Self {
        Self { men: [own, other], in_hand: [0, 0] }
    }

    /// The empty board, all men in hand.
    pub const fn start(men: u8) -> Self {
        Self { men: [0, 0], in_hand: [men, men] }
    }

    /// That of a position.
    #[inline]
    pub const fn of(position: &Position) -> Self {
        let (own, other) = match position.turn() {
            Color::White => (Color::White, Color::Black),
            Color::Black => (Color::Black, Color::White),
        };
        Self {
            men: [position.men(own).len() as u8, position.men(other).len() as u8],
            in_hand: [position.in_hand(own), position.in_hand(other)],
        }
    }

    /// The same men with the other side to move.
    #[must_use]
    pub const fn swapped(self) -> Self {
        let Self { men: [own, other], in_hand: [hand, other_hand] } = self;
        Self { men: [other, own], in_hand: [other_hand, hand] }
    }

    /// Men on the board, both sides.
    pub const fn on_board(self) -> u8 {
        self.men[0] + self.men[1]
    }

    /// Men of one side (0 moves next) on the board and in hand.
    pub const fn total(self, side: usize) -> u8 {
        self.men[side] + self.in_hand[side]
    }

    /// Whether the side to move may slide or fly.
    pub const fn slides(self, rules: &RuleSet) -> bool {
        self.in_hand[0] == 0 || rules.slide_while_placing()
    }

    /// Whether quiet turns lead to and fro between this subspace and the [`swapped`](Self::swapped) one, so that the two
    /// can only be solved together.
    pub const fn is_cyclic(self, rules: &RuleSet) -> bool {
        self.slides(rules) && self.swapped().slides(rules)
    }

    /// The material after a turn. Returns `None` if the turn ends the game by leaving the enemy too few men.
    pub const fn after(self, placing: bool, removed: u8) -> Option<Self> {
        let Self { men: [own, other], in_hand: [hand, other_hand] } = self;
        let placed = placing as u8;
        if other < removed || hand < placed || other + other_hand < removed + 3 {
            return None;
        }
        Some(Self { men: [other - removed, own + placed], in_hand: [other_hand, hand - placed] })
    }

    /// The subspaces, other than itself and its partner in a cycle, that its turns lead to.
    pub fn exits(self, rules: &RuleSet) -> Vec<Self> {
        let most = match (rules.mill(), rules.double_mill()) {
            (MillEffect::Wins, _) => 0,
            (MillEffect::Removes, DoubleMill::One) => 1,
            (MillEffect::Removes, DoubleMill::PerMill) => MAX_REMOVED,
        };
        let mut exits = Vec::new();
        for placing in [false, true] {
            let possible = if placing { self.in_hand[0] > 0 } else { self.slides(rules) };
            for removed in (0..=most).filter(|_| possible) {
                // A man that closes several mills stands in all of them with two others in each.
                let enough_men = removed == 0 || self.men[0] + u8::from(placing) > 2 * removed;
                let internal = !placing && removed == 0 && self.is_cyclic(rules);
                if let Some(exit) = self.after(placing, removed).filter(|_| enough_men && !internal) {
                    exits.push(exit);
                }
            }
        }
        exits
    }
}

/// The most men that one turn can take: as many as mills meet in a point.
pub(super) const MAX_REMOVED: u8 = 4;

impl std::fmt::Display for Material {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { men: [own, other], in_hand: [hand, other_hand] } = self;
        write!(f, "{own}-{other}")?;
        if self.in_hand == [0, 0] { Ok(()) } else { write!(f, "+{hand}-{other_hand}") }
    }
}

impl std::str::FromStr for Material {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let pair = |text: &str| {
            let (own, other) = text.split_once('-').ok_or(())?;
            let count = |text: &str| text.parse().ok().filter(|&count: &u8| count <= 12).ok_or(());
            Ok([count(own)?, count(other)?])
        };
        match text.split_once('+') {
            Some((men, in_hand)) => Ok(Self { men: pair(men)?, in_hand: pair(in_hand)? }),
            None => Ok(Self { men: pair(text)?, in_hand: [0, 0] }),
        }
    }
}
