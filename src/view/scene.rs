//! The scene as a whole: the place, the board, the men's models, light, camera and air. It needs no game to be shown.

use bevy::prelude::*;

use super::{
    atmosphere, board, camera, cloister, faults, lighting, marks, materials, men_models, pattern, quality, ready,
    setting, sheets, standins, textures, warm,
};

/// Everything that is seen of the place, the board and the men's models.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        quality::plugin,
        setting::plugin,
        textures::plugin,
        materials::plugin,
        men_models::plugin,
        pattern::plugin,
        board::plugin,
        marks::plugin,
        sheets::plugin,
        cloister::plugin,
        lighting::plugin,
        camera::plugin,
        atmosphere::plugin,
        (ready::plugin, faults::plugin, standins::plugin),
        warm::plugin,
    ));
}
