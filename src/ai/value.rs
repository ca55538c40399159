//! The plain numbers that the search works with.
//!
//! Bands of a [`Value`], each seen from the side to move: a win in `n` plies is `WIN - n`, a loss in `n` plies
//! `n - WIN`, a draw 0, and everything within ±[`MAX_ESTIMATE`] an estimate in hundredths of a man. A shorter win is
//! worth more and a longer loss costs less, so that the search shortens the one and draws out the other by itself.

use super::score::Score;

/// A worth inside the search, from the side to move.
pub(super) type Value = i32;

/// More than any value.
pub(super) const INFINITE: Value = 32_000;
/// A win on the spot.
pub(super) const WIN: Value = 30_000;
/// The longest win that is told from an estimate, in plies.
const MAX_WIN_PLIES: Value = 2_000;
/// The least value that is a proven win.
pub(super) const MIN_WIN: Value = WIN - MAX_WIN_PLIES;
/// No estimate is further from 0.
pub(super) const MAX_ESTIMATE: Value = 20_000;
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
    value >= MIN_WIN || value <= -MIN_WIN
}

/// A value counted from the root, as the table stores it: counted from the node `ply` plies below the root.
#[inline]
pub(super) const fn to_node(value: Value, ply: usize) -> Value {
    if value >= MIN_WIN {
        value + ply as Value
    } else if value <= -MIN_WIN {
        value - ply as Value
    } else {
        value
    }
}

/// The inverse of [`to_node`].
#[inline]
pub(super) const fn from_node(value: Value, ply: usize) -> Value {
    if value >= MIN_WIN {
        value - ply as Value
    } else if value <= -MIN_WIN {
        value + ply as Value
    } else {
        value
    }
}

impl Score {
    /// The value at the root that stands for the score.
    pub(super) const fn to_value(self) -> Value {
        match self {
            Self::Win(plies) => win_in(plies as usize),
            Self::Draw => DRAW,
            Self::Loss(plies) => -win_in(plies as usize),
            Self::Estimate(value) => value,
        }
    }

    /// The score that a value at the root stands for.
    pub(super) const fn from_value(value: Value) -> Self {
        if value >= MIN_WIN {
            Self::Win((WIN - value).unsigned_abs())
        } else if value <= -MIN_WIN {
            Self::Loss((WIN + value).unsigned_abs())
        } else {
            Self::Estimate(value)
        }
    }
}
