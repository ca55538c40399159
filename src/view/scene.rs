//! The scene as a whole: the place, the board, the men's models, light, camera and air. It needs no game to be shown.

use bevy::prelude::*;

use super::loading::{faults, ready, standins, warm};
use super::materials::textures;
use super::place::{atmosphere, cloister, lighting, pattern};
use super::{board, camera, marks, materials, men, place, quality};

/// Everything that is seen of the place, the board and the men's models.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        quality::plugin,
        place::plugin,
        textures::plugin,
        materials::plugin,
        men::models::plugin,
        pattern::plugin,
        board::plugin,
        marks::plugin,
        marks::sheets::plugin,
        cloister::plugin,
        lighting::plugin,
        camera::plugin,
        atmosphere::plugin,
        (ready::plugin, faults::plugin, standins::plugin),
        warm::plugin,
    ));
}
