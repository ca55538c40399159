//! The rules of the game, and nothing else: plain values, no clock, no randomness, no floating point, no files, no
//! engine. What is legal is decided here and nowhere else.
//!
//! [`Board`] and [`Geometry`] say what the points, lines and mills are, [`RuleSet`] what may differ between games,
//! [`Position`] holds the men and changes by [`Step`]s and [`Move`]s, [`Game`] adds history, undo and the outcome.

mod color;
mod game;
mod geometry;
mod legality;
mod line;
mod line_error;
mod movegen;
mod moves;
mod notation;
pub mod oracle;
mod outcome;
mod perft;
mod point;
mod position;
mod rule_error;
mod rule_set;
mod start;
mod symmetry;
mod zobrist;

pub use color::Color;
pub use game::{Game, IllegalMove};
pub use geometry::{Board, Diagonals, Geometry};
pub use legality::{Refusal, Unplayable, list_points};
pub use line_error::{Contradiction, LineError, LinePart};
pub use moves::{Move, Step};
pub use notation::{NotationError, TurnText, glance, plain_signs, split_turns, stranger};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::{Ply, divide, perft};
pub use point::{MAX_POINTS, Point, PointSet, PointSetIter};
pub use position::{Ban, Phase, Position, PositionError, Setup};
pub use rule_error::{Allowed, RuleError, field_names, preset_names};
pub use rule_set::{
    Blocked, DoubleMill, FIELDS, Field, Flying, FullBoard, MillEffect, OptionValue, Preset, Reforming, Removal, RuleSet,
};
pub use start::StartError;
pub use symmetry::Symmetry;
