//! How the computer thinks.

use bevy::prelude::*;

/// How the computer thinks, and how long it takes over a turn.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct EngineMode {
    /// Think in the frame that asks instead of in the background: the same call then gives the same game, frame by
    /// frame.
    pub blocking: bool,
    /// Whether endgames are solved in the background and looked up.
    pub solves: bool,
    /// The least time between a settled board and the computer's next step, in seconds of game time, so that a person can
    /// follow.
    pub patience: f32,
}

impl Default for EngineMode {
    fn default() -> Self {
        Self { blocking: false, solves: true, patience: 0.7 }
    }
}
