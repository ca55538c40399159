//! What a client of the queue needs: the board, how the computer thinks, what it remembers, and the queue.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::endgames::Endgames;
use super::mode::EngineMode;
use super::queue::{AnalysisQueue, Purpose, Ticket};
use crate::ai::{Level, Memory, Request, Stop, Thought, think};
use crate::game::board::CurrentGame;
use crate::game::messages::GameStarted;
use crate::game::schedule::ThinkSystems;

/// Adds the memory.
pub fn plugin(app: &mut App) {
    app.init_resource::<EngineMode>().init_resource::<SharedMemory>();
    app.add_systems(Update, forget.in_set(ThinkSystems::DropStale));
}

/// Megabytes of what is remembered from turn to turn.
const MEMORY: usize = 48;

/// What was learnt about the game on the board; everything that thinks about it shares this.
#[derive(Resource, Default)]
pub(super) struct SharedMemory(Memory);

/// Another game is another memory.
fn forget(mut started: MessageReader<GameStarted>, mut memory: ResMut<SharedMemory>) {
    if started.read().count() > 0 {
        memory.0 = Memory::new(MEMORY);
    }
}

/// The board, and the queue to have it thought about.
#[derive(SystemParam)]
pub(super) struct Analyst<'w> {
    pub(super) current: Res<'w, CurrentGame>,
    pub(super) mode: Res<'w, EngineMode>,
    pub(super) endgames: Res<'w, Endgames>,
    memory: Res<'w, SharedMemory>,
    queue: ResMut<'w, AnalysisQueue>,
}

impl Analyst<'_> {
    /// What is remembered from turn to turn, with the endgames that are solved by now. Nothing where the same call must
    /// give the same game.
    pub(super) fn memory(&self) -> Memory {
        match self.endgames.database() {
            _ if self.mode.blocking => Memory::NONE,
            Some(database) => self.memory.0.clone().with_solved(database),
            None => self.memory.0.clone(),
        }
    }

    /// Has work done that is about the board as it stands.
    pub(super) fn ask<T: Send + 'static>(
        &mut self,
        purpose: Purpose,
        work: impl FnOnce(&Stop) -> Option<T> + Send + Sync + 'static,
    ) -> Ticket<T> {
        self.queue.submit(purpose, Some(self.current.revision()), self.mode.blocking, work)
    }

    /// Has a computer player look for a turn in the position on the board.
    pub(super) fn ask_for_turn(&mut self, purpose: Purpose, level: Level) -> Ticket<Thought> {
        let seed = self.current.seed() ^ (self.current.game().ply() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut request = Request::new(self.current.game().clone(), level, seed).with_memory(self.memory());
        if self.mode.blocking {
            request = request.with_limits(level.steady_limits());
        }
        self.ask(purpose, move |stop| think(&request, stop))
    }

    /// Stops the work with this purpose.
    pub(super) fn cancel(&mut self, purpose: Purpose) {
        self.queue.cancel(purpose);
    }

    /// Whether anything but pondering is under way.
    pub(super) fn is_busy(&self) -> bool {
        self.queue.is_busy()
    }
}
