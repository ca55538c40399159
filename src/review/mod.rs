//! A game looked over: every turn graded, what would have been better and why, the advantage as a curve, and where the game
//! was decided. Plain Rust on top of the computer player and the solved endgames; no engine.
//!
//! [`review`] goes through a game from its end to its beginning, so that what was found out about later positions helps
//! with earlier ones. A position is judged by the solved endgames where they reach and by a search of fixed size elsewhere.
//! Where the looks before and after a turn disagree, or the grade is grave, a longer look must confirm it. The same game,
//! options and databases give the same review on every machine.
//! [`compare_turn`] grades a single turn, for the coach.

mod fault;
mod grade;
mod judge;
mod options;
mod reviewed;
mod summary;
mod whole_game;

pub use fault::Fault;
pub use grade::Grade;
pub use judge::{Comparison, compare_turn};
pub use options::{Effort, Options, Progress};
pub use reviewed::Reviewed;
pub use summary::{Summary, Turning};
pub use whole_game::{Review, review};
