//! The computer player at the board: its turn is looked for in the background on a copy of the game, and played step by
//! step. An answer to a board that has changed meanwhile is dropped.

use bevy::prelude::*;

use super::analyst::Analyst;
use super::mode::EngineMode;
use super::queue::{Answer, Purpose, Ticket};
use crate::ai::Thought;
use crate::game::board::CurrentGame;
use crate::game::messages::{GameStarted, PlayStep};
use crate::game::players::{Seat, Seats};
use crate::game::schedule::ThinkSystems;
use crate::rules::Step;

/// Adds the computer player.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thinking>();
    app.add_systems(
        Update,
        (
            drop_plan.in_set(ThinkSystems::DropStale),
            ask_engine.in_set(ThinkSystems::AskEngine),
            play_answer.in_set(ThinkSystems::AnswerEngine),
        ),
    );
}

/// What the computer player is at.
#[derive(Resource, Default)]
pub struct Thinking {
    job: Ticket<Thought>,
    /// How long the answer may take, in seconds, where that is bounded by time.
    limit: Option<f32>,
    /// The steps still to be played, the next one last.
    plan: Vec<Step>,
    planned_at: u64,
    waited: f32,
    thought: Option<Thought>,
}

impl Thinking {
    /// Whether a search is running.
    pub fn is_busy(&self) -> bool {
        self.job.is_pending()
    }

    /// How much of its time the computer has used up, 0 to 1, while it thinks for a bounded time.
    pub fn progress(&self) -> Option<f32> {
        self.limit.filter(|_| self.is_busy()).map(|limit| (self.waited / limit).min(1.0))
    }

    /// What was thought at the newest turn of the computer.
    pub const fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref()
    }
}

/// Steps that were planned for a board that is gone are forgotten.
fn drop_plan(current: Res<CurrentGame>, mut thinking: ResMut<Thinking>, mut started: MessageReader<GameStarted>) {
    if started.read().count() > 0 {
        thinking.thought = None;
    }
    if !thinking.plan.is_empty() && thinking.planned_at != current.revision() {
        thinking.plan.clear();
    }
}

fn ask_engine(seats: Res<Seats>, mut analyst: Analyst, mut thinking: ResMut<Thinking>) {
    if !analyst.current.occasion().computer_answers() || thinking.is_busy() || !thinking.plan.is_empty() {
        return;
    }
    if let Seat::Computer(level) = seats.of(analyst.current.game().position().turn()) {
        thinking.job = analyst.ask_for_turn(Purpose::Engine, level);
        thinking.limit = level.limits().time.map(|time| time.as_secs_f32());
        thinking.waited = 0.0;
    }
}

fn play_answer(
    time: Res<Time>,
    current: Res<CurrentGame>,
    mode: Res<EngineMode>,
    mut thinking: ResMut<Thinking>,
    mut steps: MessageWriter<PlayStep>,
) {
    let thinking = &mut *thinking;
    thinking.waited += time.delta_secs();
    if let Answer::Found(thought) = thinking.job.take() {
        thinking.plan = current.game().position().steps(current.game().rules(), thought.mv);
        thinking.plan.reverse();
        thinking.planned_at = current.revision();
        thinking.thought = Some(thought);
    }
    if thinking.waited < mode.patience {
        return;
    }
    let Some(step) = thinking.plan.pop() else { return };
    // A plan made for a board that was changed in the very frame of its first step is no plan any more.
    if current.game().position().check_step(current.game().rules(), step).is_err() {
        thinking.plan.clear();
        return;
    }
    steps.write(PlayStep { step, revision: current.revision() });
    thinking.planned_at = current.revision() + 1;
    thinking.waited = 0.0;
}
