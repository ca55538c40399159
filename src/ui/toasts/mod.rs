//! Short messages that come and go by themselves and take no clicks: at the board, about saved games, and warnings.

pub mod board;
pub mod records;
pub mod warnings;

use bevy::prelude::*;

/// Adds the toasts.
pub fn plugin(app: &mut App) {
    app.add_plugins((board::plugin, warnings::plugin, records::plugin));
}
