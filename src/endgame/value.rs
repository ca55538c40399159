//! What a position is worth with best play, and in how many turns.

use std::cmp::Ordering;

/// The value of a position for the side to move.
///
/// Depths count turns (plies) to the end of the game: a side to move that has lost has lost in 0, the turn that ends the
/// game wins in 1. The winner plays the shortest way, the loser the longest.
///
/// The order is the mover's preference: a quick win before a slow one, any win before a draw, a late loss before an
/// early one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The side to move wins in so many turns.
    Win(u16),
    /// Nobody can force a win.
    Draw,
    /// The side to move loses in so many turns.
    Loss(u16),
}

impl Value {
    /// The value of playing a turn after which the other side faces `self`.
    #[inline]
    #[must_use]
    pub const fn one_turn_earlier(self) -> Self {
        match self {
            Self::Win(depth) => Self::Loss(depth + 1),
            Self::Draw => Self::Draw,
            Self::Loss(depth) => Self::Win(depth + 1),
        }
    }

    /// The same value from the other side's point of view.
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win(depth) => Self::Loss(depth),
            Self::Draw => Self::Draw,
            Self::Loss(depth) => Self::Win(depth),
        }
    }

    /// The number of turns to the end. Returns `None` for a draw.
    #[inline]
    pub const fn depth(self) -> Option<u16> {
        match self {
            Self::Win(depth) | Self::Loss(depth) => Some(depth),
            Self::Draw => None,
        }
    }

    /// A number that stands for it in files: 0 for a draw, then losses and wins by depth.
    pub(super) const fn code(self) -> u16 {
        match self {
            Self::Draw => 0,
            Self::Loss(depth) => 2 * depth + 1,
            Self::Win(depth) => 2 * depth + 2,
        }
    }

    /// The value with this [`code`](Self::code).
    pub(super) const fn from_code(code: u16) -> Self {
        match code {
            0 => Self::Draw,
            code if code % 2 == 1 => Self::Loss(code / 2),
            code => Self::Win(code / 2 - 1),
        }
    }

    const fn preference(self) -> i32 {
        match self {
            Self::Win(depth) => 0x1_0000 - depth as i32,
            Self::Draw => 0,
            Self::Loss(depth) => depth as i32 - 0x1_0000,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.preference().cmp(&other.preference())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Win(depth) => write!(f, "win in {depth}"),
            Self::Draw => f.write_str("draw"),
            Self::Loss(depth) => write!(f, "loss in {depth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Value;

    #[test]
    fn codes_are_read_back() {
        for value in [Value::Draw, Value::Loss(0), Value::Win(0), Value::Win(1), Value::Loss(317), Value::Win(8000)] {
            assert_eq!(Value::from_code(value.code()), value);
        }
    }

    #[test]
    fn the_order_is_what_a_player_prefers() {
        let best_first = [Value::Win(1), Value::Win(9), Value::Draw, Value::Loss(8), Value::Loss(0)];
        assert!(best_first.is_sorted_by(|a, b| a > b));
    }
}
