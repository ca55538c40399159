//! The free fields of a position, and why they may not be one.

use thiserror::Error;

use super::by_color::ByColor;
use super::color::Color;
use super::point::{Point, PointSet};

/// A remembered man that may not go back at once to re-close the mill it left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ban {
    /// Where the man stands now.
    pub at: Point,
    /// The point that it left.
    pub back: Point,
}

/// Why a position was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// Two men on one point.
    #[error("{0} holds a white and a black man")]
    SharedPoint(&'static str),
    /// A man on a point that the board lacks.
    #[error("a man stands outside the board")]
    OutsideBoard,
    /// More men than the rules give a side.
    #[error("{color} has {on_board} men on the board and {in_hand} in hand: the rules give {men}")]
    TooManyMen {
        /// Whose.
        color: Color,
        /// On the board.
        on_board: usize,
        /// In hand.
        in_hand: u8,
        /// What the rules give.
        men: u8,
    },
    /// Neither side could play on.
    #[error("both sides have fewer than three men")]
    NobodyCanWin,
    /// Removals are pending that cannot be.
    #[error("the removals pending for {color} cannot be {pending} here")]
    ImpossibleRemoval {
        /// Who would remove.
        color: Color,
        /// How many.
        pending: u8,
    },
}

/// The free fields of a position, from which [`Position::new`](super::Position::new) builds and checks one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Each side's men on the board.
    pub men: ByColor<PointSet>,
    /// Men in hand.
    pub in_hand: ByColor<u8>,
    /// Who is to move.
    pub turn: Color,
    /// Who began the game.
    pub first: Color,
    /// Removals that the side to move still has to make.
    pub pending: u8,
    /// The re-forming ban on each side's next turn.
    pub bans: ByColor<Option<Ban>>,
    /// Turns since the last capture or placement.
    pub quiet_turns: u16,
}
