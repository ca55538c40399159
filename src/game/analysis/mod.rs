//! Everything that thinks about the position in the background: the computer player, hints, the evaluation, pondering, the
//! coach, the review of a finished game, and the solved endgames they share.

mod coach;
mod endgames;
mod engine;
mod evaluation;
mod hint;
mod job;
mod ponder;
mod review;

use bevy::prelude::*;

pub use coach::{Advice, Coach, LetStand, SwitchCoach, judge_turn};
pub use endgames::Endgames;
pub use engine::{EngineMode, Thinking};
pub use evaluation::{Evaluation, SwitchEvaluation};
pub use hint::Hint;
pub use ponder::Pondering;
pub use review::{ReviewCue, ReviewDesk};

/// Adds the analysis.
pub fn plugin(app: &mut App) {
    app.add_plugins((endgames::plugin, engine::plugin, hint::plugin, evaluation::plugin, ponder::plugin));
    app.add_plugins((review::plugin, coach::plugin));
}
