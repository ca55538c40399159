//! Everything that a person can ask for.

use bevy::prelude::*;

use crate::game::Menu;
use crate::rules::Color;
use crate::ui::game_plan::Opponent;

/// Something a person asks for.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Open a page; Back returns from it.
    Open(Menu),
    /// Back to the page before, or to the board.
    Back,
    /// Close all pages.
    Close,
    /// Set up a game against such an opponent.
    SetUp(Opponent),
    /// Begin the game that is set up.
    Begin,
    /// Begin it with what the lot gave.
    Drawn(Color),
    /// The same again, with the sides swapped.
    Rematch,
    /// Offer a draw to whoever is on the other side.
    OfferDraw,
    /// Agree on a draw.
    AgreeDraw,
    /// Give the game up.
    Resign,
    /// Leave for the title.
    ToTitle,
    /// Leave the program.
    Quit,
    /// Take a turn back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show the best turn.
    Hint,
    /// Fill the screen, or no longer.
    FullScreen,
    /// Begin a lesson, by its place in the course.
    Teach(usize),
    /// The coach in a lesson has been read: go on.
    GoOn,
    /// The turn that the coach asks about shall stand.
    LetStand,
    /// Take this side's seat in the game of the attract screen.
    Sit(Color),
    /// Look through the game on the board in the theatre.
    LookThrough,
    /// Continue the game that was kept.
    Resume,
    /// To the board, where a game has been put up.
    ToBoard,
    /// Leave the theatre for the page it was entered from.
    LeaveTheatre,
    /// Play on against such an opponent from the position that the theatre shows.
    PlayOn(Opponent),
}
