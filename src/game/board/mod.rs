//! What is on the board: the game, its men as entities, what a person has selected, and how a game ends.

mod current;
mod cursor;
mod men;
mod phase;
mod selection;
mod travelling;
mod verdict;

use bevy::prelude::*;

pub use current::CurrentGame;
pub use cursor::{Cursor, CursorRequest, LiftBoard, LookAround, PointsMoved, Sight, next_point};
pub use men::{Man, Station};
pub use phase::TurnPhase;
pub use selection::{Choices, Selection};
pub use travelling::Travelling;
pub use verdict::Verdict;

/// Adds the board and what happens on it.
pub fn plugin(app: &mut App) {
    app.add_plugins((current::plugin, men::plugin, selection::plugin, cursor::plugin));
}
