//! How turns are numbered: White's and Black's share a number.

use crate::rules::{Color, Game};

/// The number of a turn in the list, from 1. `index` counts turns from 0, `first` began.
fn number(first: Color, index: usize) -> usize {
    (index + usize::from(first == Color::Black)) / 2 + 1
}

/// The number as it stands before a turn: `12.` for White, `12…` for Black.
pub fn numbered(game: &Game, index: usize) -> String {
    let first = game.start().turn();
    let black = index % 2 == usize::from(first == Color::White);
    format!("{}{}", number(first, index), if black { "…" } else { "." })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_turns_share_a_number() {
        assert_eq!([0, 1, 2, 3].map(|index| number(Color::White, index)), [1, 1, 2, 2]);
        assert_eq!([0, 1, 2, 3].map(|index| number(Color::Black, index)), [1, 2, 2, 3]);
    }
}
