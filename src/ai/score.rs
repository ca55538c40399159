//! How good a turn is: the public [`Score`], and the plain numbers the search works with.
//!
//! Bands of a [`Value`], each seen from the side to move: a win in `n` plies is `WIN - n`, a loss in `n` plies
//! `n - WIN`, a draw 0, and everything within ±[`MOST_ESTIMATE`] an estimate in hundredths of a man. A shorter win is
//! worth more and a longer loss costs less, so that the search shortens the one and draws out the other by itself.

/// How good a turn is for the side that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a man.
    Estimate(i32),
    /// The side wins in so many plies.
    Win(u32),
    /// The side loses in so many plies.
    Loss(u32),
}

/// A worth inside the search, from the side to move.
pub(super) type Value = i32;

/// More than any value.
pub(super) const INFINITE: Value = 32_000;
/// A win on the spot.
pub(super) const WIN: Value = 30_000;
/// The longest win that is told from an estimate, in plies.
const LONGEST: Value = 2_000;
/// The least value that is a proven win.
pub(super) const LEAST_WIN: Value = WIN - LONGEST;
/// No estimate is further from 0.
pub(super) const MOST_ESTIMATE: Value = 20_000;
/// Nobody wins.
pub(super) const DRAW: Value = 0;

/// A win that is complete `ply` plies below the root.
#[inline]
pub(super) const fn win_in(ply: usize) -> Value {
    WIN - ply as Value
}

/// Whether a value is a proven win or loss.
#[inline]
pub(super) const fn is_decided(value: Value) -> bool {
    value >= LEAST_WIN || value <= -LEAST_WIN
}

/// A value counted from the root, as the table stores it: counted from the node `ply` plies below the root.
#[inline]
pub(super) const fn to_node(value: Value, ply: usize) -> Value {
    if value >= LEAST_WIN {
        value + ply as Value
    } else if value <= -LEAST_WIN {
        value - ply as Value
    } else {
        value
    }
}

/// The inverse of [`to_node`].
#[inline]
pub(super) const fn from_node(value: Value, ply: usize) -> Value {
    if value >= LEAST_WIN {
        value - ply as Value
    } else if value <= -LEAST_WIN {
        value + ply as Value
    } else {
        value
    }
}

impl Score {
    /// The score that a value at the root stands for.
    pub(super) const fn from_value(value: Value) -> Self {
        if value >= LEAST_WIN {
            Self::Win((WIN - value).unsigned_abs())
        } else if value <= -LEAST_WIN {
            Self::Loss((WIN + value).unsigned_abs())
        } else {
            Self::Estimate(value)
        }
    }

    /// The same score seen from the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Estimate(value) => Self::Estimate(-value),
            Self::Win(plies) => Self::Loss(plies),
            Self::Loss(plies) => Self::Win(plies),
        }
    }
}
