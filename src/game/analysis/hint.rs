//! Advice: Master looks at the board of whoever asks.

use bevy::prelude::*;

use super::endgames::Endgames;
use super::engine::{self, EngineMode, Thinking};
use super::job::Job;
use crate::ai::{Level, Thought};
use crate::game::board::{CurrentGame, TurnPhase};
use crate::game::messages::AskHint;
use crate::game::schedule::GameSystems;
use crate::game::states::Screen;

/// Adds the advice.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hint>();
    app.add_systems(Update, answer_hint.in_set(GameSystems::Think).after(engine::answer_school));
}

/// The hint on show, or being worked out.
#[derive(Resource, Default)]
pub struct Hint {
    job: Option<Job<Thought>>,
    found: Option<(Thought, u64)>,
}

impl Hint {
    /// The turn advised for the board as it stands.
    pub fn thought(&self, current: &CurrentGame) -> Option<&Thought> {
        self.found.as_ref().filter(|(_, revision)| *revision == current.revision()).map(|(thought, _)| thought)
    }

    /// Whether it is being worked out.
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }
}

pub(super) fn answer_hint(
    mut asked: MessageReader<AskHint>,
    phase: Res<TurnPhase>,
    screen: Res<State<Screen>>,
    current: Res<CurrentGame>,
    mode: Res<EngineMode>,
    endgames: Res<Endgames>,
    thinking: Res<Thinking>,
    mut hint: ResMut<Hint>,
) {
    let left = !matches!(screen.get(), Screen::Playing | Screen::Attract);
    if hint.job.as_ref().is_some_and(|job| left || !job.is_of(&current)) {
        hint.job = None;
    }
    if asked.read().count() > 0 && *phase == TurnPhase::Choosing && hint.job.is_none() {
        let memory = thinking.recall(&mode, &endgames);
        hint.job = Some(engine::ask(&current, Level::Master, &mode, memory));
    }
    if let Some(found) = hint.job.as_mut().and_then(Job::poll) {
        hint.job = None;
        hint.found = found.map(|thought| (thought, current.revision()));
    }
}
