//! Everything that thinks about the position in the background. The `queue` decides what runs and when it is stopped; the
//! computer player, hints, the evaluation, the study, pondering, the coach and the review of a finished game are its clients, most
//! of them by way of the `analyst`; `endgames` are the solved positions that they share.

mod analyst;
mod coach;
mod endgames;
mod engine;
mod evaluation;
mod hint;
mod mode;
mod ponder;
mod queue;
mod review;
mod study;

use bevy::prelude::*;

use super::schedule::ThinkSystems;

pub use coach::{Advice, Coach, LetStand, SwitchCoach, judge_turn};
pub use endgames::Endgames;
pub use engine::Thinking;
pub use evaluation::{Evaluation, SwitchEvaluation};
pub use hint::Hint;
pub use mode::EngineMode;
pub use ponder::Pondering;
pub use review::{GameReview, ReviewCue};
pub use study::{PointWorth, Study, StudyPosition, SwitchStudy};

/// Adds the analysis.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, ThinkSystems::AskEngine.run_if(not(coach::coach_holds)));
    app.add_plugins((queue::plugin, analyst::plugin, endgames::plugin));
    app.add_plugins((
        engine::plugin,
        hint::plugin,
        coach::plugin,
        evaluation::plugin,
        ponder::plugin,
        review::plugin,
        study::plugin,
    ));
}
