//! A turn as a value, and the steps it is made of.

use super::point::{Point, PointSet};

const NOWHERE: u8 = u8::MAX;

/// One player's complete turn: a placement, slide or flight together with the removals that it earns.
///
/// The removals are a set: two removals that may be made in either order are the same turn. A turn of removals alone
/// (neither `from` nor `to`) exists only in a position that begins with a removal pending.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: u8,
    to: u8,
    removed: PointSet,
}

impl Move {
    /// A placement: a man from the hand to `to`.
    #[inline]
    pub const fn place(to: Point) -> Self {
        Self { from: NOWHERE, to: to.0, removed: PointSet::EMPTY }
    }

    /// A man from `from` to `to`: a slide, or a flight.
    #[inline]
    pub const fn slide(from: Point, to: Point) -> Self {
        Self { from: from.0, to: to.0, removed: PointSet::EMPTY }
    }

    /// A turn of nothing but the removals that were pending.
    #[inline]
    pub const fn remove(removed: PointSet) -> Self {
        Self { from: NOWHERE, to: NOWHERE, removed }
    }

    /// The same turn with these removals.
    #[inline]
    #[must_use]
    pub const fn removing(self, removed: PointSet) -> Self {
        Self { removed, ..self }
    }

    /// The point that the man left. `None` for a placement, and for removals alone.
    #[inline]
    pub const fn from(self) -> Option<Point> {
        if self.from == NOWHERE { None } else { Some(Point(self.from)) }
    }

    /// The point that the man came to. `None` for removals alone.
    #[inline]
    pub const fn to(self) -> Option<Point> {
        if self.to == NOWHERE { None } else { Some(Point(self.to)) }
    }

    /// The enemy men taken.
    #[inline]
    pub const fn removed(self) -> PointSet {
        self.removed
    }

    /// The first step of the turn, if it is more than removals.
    pub const fn action(self) -> Option<Step> {
        match (self.from(), self.to()) {
            (None, Some(to)) => Some(Step::Place(to)),
            (Some(from), Some(to)) => Some(Step::Slide(from, to)),
            _ => None,
        }
    }
}

impl std::fmt::Debug for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Move({:?} x{:?})", self.action(), self.removed)
    }
}

/// A part of a turn that changes the board: one man placed, moved or taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A man from the hand.
    Place(Point),
    /// A man from the first point to the second, along a line or in flight.
    Slide(Point, Point),
    /// An enemy man taken off.
    Remove(Point),
}

impl Step {
    /// The points that it names.
    pub const fn points(self) -> PointSet {
        match self {
            Self::Place(point) | Self::Remove(point) => point.set(),
            Self::Slide(from, to) => from.set().with(to),
        }
    }
}
