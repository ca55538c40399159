//! The Master thinks on while a person does: the search looks at the person's position, and what it learns stays in the
//! table that the answer is then looked up in. One thread, with the lowest claim to the machine; it ends within
//! milliseconds when the person plays, asks for advice or opens a menu.

use std::time::Duration;

use bevy::prelude::*;

use super::endgames::Endgames;
use super::engine::{EngineMode, Thinking};
use super::evaluation::{self, Evaluation};
use super::hint::Hint;
use super::job::Job;
use crate::ai::{Level, Limits, Thought, analyse_with};
use crate::game::board::{CurrentGame, TurnPhase};
use crate::game::players::{Seat, Seats};
use crate::game::schedule::GameSystems;
use crate::game::states::{Menu, Screen};

/// Adds the pondering.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pondering>();
    app.add_systems(Update, ponder.in_set(GameSystems::Think).after(evaluation::evaluate));
}

/// Longer than this it does not look at one position, so that a board left alone keeps the machine cool.
const LONGEST: Duration = Duration::from_secs(20);

/// What the Master is at while a person thinks.
#[derive(Resource)]
pub struct Pondering {
    /// Whether it may: not where a single core has the picture to draw as well.
    pub allowed: bool,
    job: Option<Job<Thought>>,
    done: Option<(u64, u32)>,
}

impl Default for Pondering {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { allowed: cores >= 2, job: None, done: None }
    }
}

impl Pondering {
    /// Whether it is at work.
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }
}

fn ponder(
    phase: Res<TurnPhase>,
    states: (Res<State<Screen>>, Res<State<Menu>>),
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mode: Res<EngineMode>,
    endgames: Res<Endgames>,
    (thinking, hint, evaluation): (Res<Thinking>, Res<Hint>, Res<Evaluation>),
    mut pondering: ResMut<Pondering>,
) {
    let turn = current.game().position().turn();
    let at_board = *states.0.get() == Screen::Playing && *states.1.get() == Menu::None;
    let waits = *phase == TurnPhase::Choosing
        && current.occasion().school_answers()
        && seats.of(!turn) == Seat::School(Level::Master);
    let free = !thinking.is_busy() && !hint.is_busy() && !evaluation.is_busy();
    if !(pondering.allowed && !mode.blocking && at_board && waits && free) {
        if pondering.job.is_some() {
            pondering.job = None;
        }
        return;
    }
    let revision = current.revision();
    if pondering.job.as_ref().is_some_and(|job| !job.is_of(&current)) {
        pondering.job = None;
    }
    if pondering.job.is_none() && pondering.done.is_none_or(|(at, _)| at != revision) {
        let (game, memory) = (current.game().clone(), thinking.recall(&mode, &endgames));
        let work = move |stop: &_| analyse_with(&game, Limits::time(LONGEST), &memory, stop, &mut |_, _| {});
        pondering.job = Some(Job::start(revision, false, work));
    }
    if let Some(found) = pondering.job.as_mut().and_then(Job::poll) {
        pondering.job = None;
        pondering.done = Some((revision, found.map_or(0, |thought| thought.depth)));
    }
}
