//! Advice: Master looks at the board of whoever asks.

use bevy::prelude::*;

use super::analyst::Analyst;
use super::queue::{Answer, Purpose, Ticket};
use crate::ai::{Level, Thought};
use crate::game::board::{CurrentGame, TurnPhase};
use crate::game::messages::AskHint;
use crate::game::schedule::ThinkSystems;

/// Adds the advice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hint>();
    app.add_systems(Update, answer_hint.in_set(ThinkSystems::Hint));
}

/// The hint on show, or being worked out.
#[derive(Resource, Default)]
pub struct Hint {
    job: Ticket<Thought>,
    found: Option<(Thought, u64)>,
}

impl Hint {
    /// The turn advised for the board as it stands.
    pub fn thought(&self, current: &CurrentGame) -> Option<&Thought> {
        self.found.as_ref().filter(|(_, revision)| *revision == current.revision()).map(|(thought, _)| thought)
    }

    /// Whether it is being worked out.
    pub fn is_busy(&self) -> bool {
        self.job.is_pending()
    }
}

fn answer_hint(mut asked: MessageReader<AskHint>, phase: Res<TurnPhase>, mut analyst: Analyst, mut hint: ResMut<Hint>) {
    if asked.read().count() > 0 && *phase == TurnPhase::Choosing && !hint.is_busy() {
        hint.job = analyst.ask_for_turn(Purpose::Hint, Level::Master);
    }
    match hint.bypass_change_detection().job.take() {
        Answer::Found(thought) => hint.found = Some((thought, analyst.current.revision())),
        Answer::Nothing => hint.found = None,
        Answer::NotYet | Answer::Stopped => {}
    }
}
