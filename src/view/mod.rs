//! The 3D scene: it shows what the game says and decides nothing.

pub mod atmosphere;
pub mod board;
pub mod camera;
pub mod cloister;
pub mod layout;
pub mod lighting;
pub mod marks;
pub mod materials;
pub mod men_models;
pub mod noise;
pub mod quality;
pub mod ready;
pub mod textures;

use bevy::prelude::*;

/// Everything that is seen of the place, the board and the men's models.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        quality::plugin,
        textures::plugin,
        materials::plugin,
        men_models::plugin,
        board::plugin,
        marks::plugin,
        cloister::plugin,
        lighting::plugin,
        camera::plugin,
        atmosphere::plugin,
        ready::plugin,
    ));
}
