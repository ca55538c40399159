//! The solver's own reading of the rules, forwards and backwards, on bare sets of men. It is kept apart from the rules
//! core's move generation on purpose: [`verify`](super::verify) checks the one against the other.

use super::material::Material;
use crate::rules::{Blocked, DoubleMill, Flying, Geometry, MillEffect, PointSet, Removal, RuleSet};

/// What one turn leaves on the board.
pub(super) struct Turn {
    /// Whether a man came from the hand.
    pub placing: bool,
    /// The mover's men.
    pub own: PointSet,
    /// The enemy's men.
    pub other: PointSet,
    /// How many were taken.
    pub removed: u8,
    /// Whether it closed a mill where that wins.
    pub wins: bool,
}

/// The turns of the side to move in the positions of one subspace.
pub(super) struct Turns {
    rules: RuleSet,
    geometry: &'static Geometry,
    material: Material,
    slides: bool,
    flies: bool,
}

impl Turns {
    pub(super) fn new(rules: &RuleSet, material: Material) -> Self {
        let flies = match rules.flying() {
            Flying::Three => material.men[0] <= 3,
            Flying::Never => false,
            Flying::Always => true,
        };
        let flies = flies && material.in_hand[0] == 0;
        Self { rules: *rules, geometry: rules.geometry(), material, slides: material.slides(rules), flies }
    }

    /// Calls `visit` with every turn.
    #[inline]
    pub(super) fn for_each(&self, own: PointSet, other: PointSet, mut visit: impl FnMut(Turn)) {
        let empty = self.empty(own, other);
        let mut takes = None;
        let mut act = |placing: bool, others: PointSet, to| {
            let own = others.with(to);
            let closed = self.geometry.mills_through(to, others);
            let wins = closed > 0 && self.rules.mill() == MillEffect::Wins;
            if closed == 0 || wins {
                visit(Turn { placing, own, other, removed: 0, wins });
                return;
            }
            let takes: PointSet = *takes.get_or_insert_with(|| self.removable(other));
            if takes.is_empty() {
                visit(Turn { placing, own, other, removed: 0, wins });
            } else if closed == 1 || self.rules.double_mill() == DoubleMill::One {
                for taken in takes {
                    visit(Turn { placing, own, other: other.without(taken), removed: 1, wins });
                }
            } else {
                let mut left = Vec::new();
                self.take_several(other, closed, &mut left);
                for other in left {
                    let removed = self.material.men[1] - other.len() as u8;
                    visit(Turn { placing, own, other, removed, wins });
                }
            }
        };
        if self.material.in_hand[0] > 0 {
            empty.into_iter().for_each(|to| act(true, own, to));
        }
        if self.slides {
            for from in own {
                let others = own.without(from);
                self.reach(from, empty).into_iter().for_each(|to| act(false, others, to));
            }
        }
    }

    /// Whether the side to move has no turn at all.
    #[inline]
    pub(super) fn is_blocked(&self, own: PointSet, other: PointSet) -> bool {
        let empty = self.empty(own, other);
        let places = self.material.in_hand[0] > 0 && !empty.is_empty();
        let slides = self.slides && own.into_iter().any(|from| !self.reach(from, empty).is_empty());
        !(places || slides)
    }

    /// Calls `visit` with every placing of the mover's men from which a quiet slide or flight of theirs leads to these.
    #[inline]
    pub(super) fn for_each_origin(&self, own: PointSet, other: PointSet, mut visit: impl FnMut(PointSet)) {
        let empty = self.empty(own, other);
        let mill_ends_quiet = self.rules.mill() == MillEffect::Wins || !self.removable(other).is_empty();
        for to in own {
            let others = own.without(to);
            if mill_ends_quiet && self.geometry.mills_through(to, others) > 0 {
                continue;
            }
            self.reach(to, empty).into_iter().for_each(|from| visit(others.with(from)));
        }
    }

    /// Whether the game is over by a mill on the board, and if so whether the side to move has won.
    #[inline]
    pub(super) fn won_by_mill(&self, own: PointSet, other: PointSet) -> Option<bool> {
        if self.rules.mill() != MillEffect::Wins {
            None
        } else if !self.geometry.in_mills(other).is_empty() {
            Some(false)
        } else {
            (!self.geometry.in_mills(own).is_empty()).then_some(true)
        }
    }

    /// Whether the board is full and the hands empty.
    pub(super) fn is_full(&self, own: PointSet, other: PointSet) -> bool {
        self.material.in_hand == [0, 0] && self.empty(own, other).is_empty()
    }

    pub(super) fn blocked_means(&self) -> Blocked {
        self.rules.blocked()
    }

    #[inline]
    fn reach(&self, from: crate::rules::Point, empty: PointSet) -> PointSet {
        if self.flies { empty } else { self.geometry.neighbours(from) & empty }
    }

    #[inline]
    fn empty(&self, own: PointSet, other: PointSet) -> PointSet {
        self.geometry.all() - (own | other)
    }

    /// Which of the enemy's men a mill may take.
    #[inline]
    fn removable(&self, other: PointSet) -> PointSet {
        let free = match self.rules.removal() {
            Removal::Any => return other,
            _ => other - self.geometry.in_mills(other),
        };
        let any_if_none_is_free = match self.rules.removal() {
            Removal::Protected | Removal::Any => true,
            Removal::LastThree => other.len() == 3 && self.material.in_hand[1] == 0,
            Removal::Strict => false,
        };
        if free.is_empty() && any_if_none_is_free { other } else { free }
    }

    /// The sets of enemy men that so many removals in a row can leave, each once.
    fn take_several(&self, other: PointSet, count: usize, left: &mut Vec<PointSet>) {
        let playing = other.len() + usize::from(self.material.in_hand[1]) >= 3;
        let takes = if count > 0 && playing { self.removable(other) } else { PointSet::EMPTY };
        if takes.is_empty() && !left.contains(&other) {
            left.push(other);
        }
        takes.into_iter().for_each(|point| self.take_several(other.without(point), count - 1, left));
    }
}
