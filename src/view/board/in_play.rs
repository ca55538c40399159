//! The board on the bench is the one that the game is played on.

use bevy::prelude::*;

use super::layout::BoardLayout;
use crate::game::CurrentGame;
use crate::view::ViewSystems;

/// Adds the change of boards.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, lay_board.in_set(ViewSystems::Board));
}

/// The board on the bench is the one that the game is played on.
pub fn lay_board(current: Res<CurrentGame>, layout: Option<ResMut<BoardLayout>>, mut commands: Commands) {
    if !current.is_changed() && layout.is_some() {
        return;
    }
    let rules = current.game().rules();
    let wanted = BoardLayout::new(rules.board(), rules.diagonals(), rules.men());
    match layout {
        Some(mut layout) => drop(layout.set_if_neq(wanted)),
        None => commands.insert_resource(wanted),
    }
}
