//! Learning at the board: the lessons of the course, and puzzles.

mod puzzle_table;
mod teaching;

use bevy::prelude::*;

pub use puzzle_table::{PuzzleCue, PuzzleSaid, PuzzleTable, Solved, todays_puzzle};
pub use teaching::{LessonDone, Said, Teach, Teaching};

/// Adds the lessons and the puzzles.
pub fn plugin(app: &mut App) {
    app.add_plugins((teaching::plugin, puzzle_table::plugin));
}
