//! Master thinks on while a person does: the search looks at the person's position, and what it learns stays in the table
//! that the answer is then looked up in. It is the least urgent of all: it runs only while nothing else does, and ends
//! within milliseconds when the person plays, asks for advice or opens a menu.

use std::time::Duration;

use bevy::prelude::*;

use super::analyst::Analyst;
use super::queue::{Answer, Purpose, Ticket};
use crate::ai::{Level, Limits, Thought, analyse_with};
use crate::game::board::TurnPhase;
use crate::game::players::{Seat, Seats};
use crate::game::schedule::ThinkSystems;
use crate::game::states::{Menu, Screen};

/// Adds the pondering.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pondering>();
    app.add_systems(Update, ponder.in_set(ThinkSystems::Ponder));
}

/// Longer than this it does not look at one position, so that a board left alone keeps the machine cool.
const MAX_TIME: Duration = Duration::from_secs(20);

/// What Master is at while a person thinks.
#[derive(Resource)]
pub struct Pondering {
    /// Whether it may: not where a single core has the picture to draw as well.
    pub allowed: bool,
    job: Ticket<Thought>,
    /// The revision of the board that was pondered over to the end.
    done_at: Option<u64>,
}

impl Default for Pondering {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { allowed: cores >= 2, job: Ticket::default(), done_at: None }
    }
}

impl Pondering {
    /// Whether it is at work.
    pub fn is_busy(&self) -> bool {
        self.job.is_pending()
    }
}

fn ponder(
    phase: Res<TurnPhase>,
    states: (Res<State<Screen>>, Res<State<Menu>>),
    seats: Res<Seats>,
    mut analyst: Analyst,
    mut pondering: ResMut<Pondering>,
) {
    let turn = analyst.current.game().position().turn();
    let at_board = *states.0.get() == Screen::Playing && *states.1.get() == Menu::None;
    let waits = *phase == TurnPhase::Choosing
        && analyst.current.occasion().computer_answers()
        && seats.of(!turn) == Seat::Computer(Level::Master);
    if !(pondering.allowed && !analyst.mode.blocking && at_board && waits) {
        if pondering.is_busy() {
            analyst.cancel(Purpose::Pondering);
        }
        return;
    }
    let revision = analyst.current.revision();
    if matches!(pondering.bypass_change_detection().job.take(), Answer::Found(_) | Answer::Nothing) {
        pondering.done_at = Some(revision);
    }
    if !pondering.is_busy() && pondering.done_at != Some(revision) && !analyst.is_busy() {
        let (game, memory) = (analyst.current.game().clone(), analyst.memory());
        let work = move |stop: &_| analyse_with(&game, Limits::time(MAX_TIME), &memory, stop, &mut |_, _| {});
        pondering.job = analyst.ask(Purpose::Pondering, work);
    }
}
