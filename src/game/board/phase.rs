//! Where the turn stands.

use bevy::prelude::*;

/// Where the turn stands, worked out at the start of each frame.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TurnPhase {
    /// A man is still travelling; nobody may move.
    #[default]
    Settling,
    /// A person is to choose.
    Choosing,
    /// The computer player is to answer.
    Thinking,
    /// A record is shown; nobody may move.
    Shown,
    /// The game is over.
    Finished,
}
