//! Where the board lies: the place that is built around it, its hour and light, and what moves in its air.

pub mod atmosphere;
pub mod cloister;
pub mod lighting;
pub mod pattern;
pub mod rain;
pub mod setting;

use bevy::prelude::*;

use self::setting::Setting;
use crate::view::board::layout::BoardLayout;
use crate::view::schedule::PlaceSystems;

/// Adds place and hour.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Setting>().add_systems(Update, follow_board.in_set(PlaceSystems::Setting));
}

fn follow_board(layout: Res<BoardLayout>, mut setting: ResMut<Setting>) {
    setting.set_if_neq(Setting::of(layout.board, layout.diagonals));
}
