//! A point of the board, and sets of points as bits.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub};

/// The most points any board has.
pub const MAX_POINTS: usize = 24;

/// A point of some board, by its index in that board's [`Geometry`](super::Geometry): each ring clockwise from twelve
/// o'clock, the innermost ring first (the order of Sanmill's position line).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point(pub(super) u8);

impl Point {
    /// The point with this index, if a board can have it (`0..24`).
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_POINTS { Some(Self(index as u8)) } else { None }
    }

    /// The index, `0..24`.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this point alone.
    #[inline]
    pub const fn set(self) -> PointSet {
        PointSet(1 << self.0)
    }
}

/// A set of points: bit `i` is the point with index `i`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct PointSet(u32);

impl PointSet {
    /// No point.
    pub const EMPTY: Self = Self(0);

    /// The first `count` points of a board (all of them, for its number of points).
    pub const fn first(count: usize) -> Self {
        Self(((1u64 << count) - 1) as u32)
    }

    /// The set with these bits; bits from 24 up are dropped.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & 0x00ff_ffff)
    }

    /// The bits, point 0 lowest.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many points.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no point in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `point` is in it.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.0 & 1 != 0
    }

    /// Whether all of `other` is in it.
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether some point is in both.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The set with `point` added.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.0)
    }

    /// The set with `point` taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.0))
    }

    /// The point with the lowest index.
    #[inline]
    pub const fn lowest(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point(self.0.trailing_zeros() as u8)) }
    }
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, $a:ident, $b:ident, $result:expr) => {
        impl $trait for PointSet {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($result)
            }
        }
    };
}
set_operator!(BitAnd, bitand, a, b, a & b);
set_operator!(BitOr, bitor, a, b, a | b);
set_operator!(BitXor, bitxor, a, b, a ^ b);
set_operator!(Sub, sub, a, b, a & !b);

impl BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for PointSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Not for PointSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & 0x00ff_ffff)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Iterator for PointSetIter {
    type Item = Point;
    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = PointSet(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(point)
    }
}

/// The points of a set, lowest index first.
pub struct PointSetIter(u32);

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = PointSetIter;
    #[inline]
    fn into_iter(self) -> PointSetIter {
        PointSetIter(self.0)
    }
}

impl std::fmt::Debug for PointSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.into_iter().map(Point::index)).finish()
    }
}
