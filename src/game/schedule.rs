//! The order of a frame of the headless game.

use bevy::prelude::*;

/// The order of a frame. Each set runs after the one above it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// Whether the turn is settling, being chosen or being thought about is worked out.
    Judge,
    /// Touches of points become steps; undo, redo and new games are taken in.
    Input,
    /// The school and the demo think and answer.
    Think,
    /// The players of a new game take their seats.
    Seat,
    /// Steps are checked against the rules and played.
    Apply,
    /// The men's stations follow the board.
    SyncMen,
    /// What may be touched next is worked out.
    Offer,
}

/// Puts the sets in order.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            GameSystems::Judge,
            GameSystems::Input,
            GameSystems::Think,
            GameSystems::Seat,
            GameSystems::Apply,
            GameSystems::SyncMen,
            GameSystems::Offer,
        )
            .chain(),
    );
}
