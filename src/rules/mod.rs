//! The rules of the game, and nothing else: plain values, no clock, no randomness, no floating point, no files, no
//! engine. What is legal is decided here and nowhere else.
//!
//! [`Board`] and [`Geometry`] say what the points, lines and mills are, [`RuleSet`] what may differ between games,
//! [`Position`] holds the men and changes by [`Step`]s and [`Move`]s, [`Game`] adds history, undo and the outcome.
//!
//! # Play a game
//!
//! ```
//! use nine_mens_morris::rules::{Color, Game, Outcome, Preset};
//!
//! let mut game = Game::new(Preset::Three.rules());
//! game.play_text("a1 a3 b1 b3")?;
//! assert_eq!(game.position().turn(), Color::White);
//!
//! // Every legal turn, or one by its text; a turn that is not legal is refused with the reason.
//! assert_eq!(game.legal_moves().len(), 5);
//! assert!(game.parse_move("a1-a2").is_err());
//!
//! // Three in a row win this game.
//! let mv = game.parse_move("c1")?;
//! game.play(mv)?;
//! assert_eq!(game.outcome().and_then(Outcome::winner), Some(Color::White));
//!
//! // And back.
//! assert_eq!(game.undo(), Some(mv));
//! assert_eq!(game.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod by_color;
mod color;
mod excerpt;
mod game;
mod geometry;
mod legality;
mod line;
mod line_error;
mod movegen;
mod moves;
mod notation;
mod options;
pub mod oracle;
mod outcome;
mod perft;
mod point;
mod position;
mod preset;
mod rule_error;
mod rule_set;
mod rule_text;
mod sanmill;
mod setup;
mod start;
mod symmetry;
mod verdict;
mod words;
mod zobrist;

pub use by_color::ByColor;
pub use color::Color;
pub use excerpt::excerpt;
pub use game::Game;
pub use geometry::{Board, Diagonals, Geometry};
pub use legality::{IllegalMove, Refusal};
pub use line_error::{Contradiction, LineError, LinePart};
pub use moves::{Move, Step};
pub use notation::{NotationError, TurnText, plain_signs, split_turns, unknown_point};
pub use options::{Blocked, DoubleMill, Flying, FullBoard, MillEffect, OptionValue, Reforming, Removal};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::{Ply, divide, perft};
pub use point::{MAX_POINTS, Point, PointSet, PointSetIter};
pub use position::{Phase, Position};
pub use preset::Preset;
pub use rule_error::{Allowed, RuleError, field_names, preset_names};
pub use rule_set::RuleSet;
pub use rule_text::{FIELDS, Field};
pub use setup::{Ban, PositionError, Setup};
pub use start::StartError;
pub use symmetry::Symmetry;
