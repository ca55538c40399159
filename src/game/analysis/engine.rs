//! The school at the board: the search runs as a background task on a copy of the game, and its answer is played step
//! by step. An answer to a board that has changed meanwhile is dropped.

use bevy::prelude::*;

use super::coach::coach_holds;
use super::endgames::Endgames;
use super::job::Job;
use crate::ai::{Level, Memory, Request, Thought, think};
use crate::game::board::{CurrentGame, TurnPhase};
use crate::game::messages::{GameStarted, PlayStep};
use crate::game::players::{Seat, Seats};
use crate::game::schedule::GameSystems;
use crate::game::states::{Menu, Screen, in_match};
use crate::rules::Step;

/// Adds the school.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thinking>().init_resource::<EngineMode>();
    app.add_systems(
        Update,
        (
            drop_stale,
            ask_school.run_if(in_match.and_then(in_state(Menu::None)).and_then(not(coach_holds))),
            answer_school,
        )
            .chain()
            .in_set(GameSystems::Think),
    );
}

/// How the school thinks and how long it takes over a turn.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct EngineMode {
    /// Think in the frame that asks instead of in the background: the same call then gives the same game, frame by
    /// frame.
    pub blocking: bool,
    /// Whether endgames are solved in the background and looked up.
    pub solves: bool,
    /// The least time between a settled board and the school's next step, in seconds of game time, so that a person can
    /// follow.
    pub patience: f32,
}

impl Default for EngineMode {
    fn default() -> Self {
        Self { blocking: false, solves: true, patience: 0.7 }
    }
}

/// What the school is at.
#[derive(Resource, Default)]
pub struct Thinking {
    job: Option<Job<Thought>>,
    /// How long the answer may take, in seconds, where that is bounded by time.
    most: Option<f32>,
    plan: Vec<Step>,
    planned_at: u64,
    waited: f32,
    thought: Option<Thought>,
    memory: Memory,
}

/// Megabytes of what a player of the school remembers from turn to turn.
const MEMORY: usize = 48;

impl Thinking {
    /// What is remembered from turn to turn, with the endgames that are solved by now. Nothing where the same call must
    /// give the same game.
    pub(super) fn recall(&self, mode: &EngineMode, endgames: &Endgames) -> Memory {
        match endgames.database() {
            _ if mode.blocking => Memory::NONE,
            Some(database) => self.memory.clone().with_solved(database),
            None => self.memory.clone(),
        }
    }

    /// Whether a search is running.
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// How much of its time the school has used up, 0 to 1, while it thinks for a bounded time.
    pub fn progress(&self) -> Option<f32> {
        self.most.filter(|_| self.is_busy()).map(|most| (self.waited / most).min(1.0))
    }

    /// What was thought at the newest turn of the school.
    pub const fn thought(&self) -> Option<&Thought> {
        self.thought.as_ref()
    }
}

/// Lets a player of the school look for a turn.
pub(super) fn ask(current: &CurrentGame, level: Level, mode: &EngineMode, memory: Memory) -> Job<Thought> {
    let seed = current.seed() ^ (current.game().ply() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut request = Request::new(current.game().clone(), level, seed).with_memory(memory);
    if mode.blocking {
        request = request.with_limits(level.steady_limits());
    }
    Job::start(current.revision(), mode.blocking, move |stop| think(&request, stop))
}

/// A search for a board that is gone is stopped and forgotten, and so are steps planned for it.
pub(super) fn drop_stale(
    current: Res<CurrentGame>,
    screen: Res<State<Screen>>,
    mut thinking: ResMut<Thinking>,
    mut started: MessageReader<GameStarted>,
) {
    if started.read().count() > 0 {
        thinking.memory = Memory::new(MEMORY);
        thinking.thought = None;
    }
    let left = !matches!(screen.get(), Screen::Playing | Screen::Attract);
    if thinking.job.as_ref().is_some_and(|job| left || !job.is_of(&current)) {
        thinking.job = None;
    }
    if !thinking.plan.is_empty() && thinking.planned_at != current.revision() {
        thinking.plan.clear();
    }
}

pub(super) fn ask_school(
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mode: Res<EngineMode>,
    endgames: Res<Endgames>,
    mut thinking: ResMut<Thinking>,
) {
    let answers = current.occasion().school_answers();
    if *phase != TurnPhase::Thinking || !answers || thinking.job.is_some() || !thinking.plan.is_empty() {
        return;
    }
    if let Seat::School(level) = seats.of(current.game().position().turn()) {
        let memory = thinking.recall(&mode, &endgames);
        thinking.job = Some(ask(&current, level, &mode, memory));
        thinking.most = level.limits().time.map(|time| time.as_secs_f32());
        thinking.waited = 0.0;
    }
}

pub(super) fn answer_school(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    menu: Res<State<Menu>>,
    current: Res<CurrentGame>,
    mode: Res<EngineMode>,
    mut thinking: ResMut<Thinking>,
    mut steps: MessageWriter<PlayStep>,
) {
    if *phase != TurnPhase::Thinking || *menu.get() != Menu::None {
        return;
    }
    let thinking = &mut *thinking;
    thinking.waited += time.delta_secs();
    if let Some(found) = thinking.job.as_mut().and_then(Job::poll) {
        thinking.job = None;
        if let Some(thought) = found {
            thinking.plan = current.game().position().steps(current.game().rules(), thought.mv);
            thinking.plan.reverse();
            thinking.planned_at = current.revision();
            thinking.thought = Some(thought);
        }
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
