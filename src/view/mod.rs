//! The picture, the sound and the pointer. Reads facts and the board's state, writes requests, and decides nothing: it
//! never asks for legal moves and never plays one. A late animation may delay a turn, never change it.

pub mod audio;
pub mod board;
pub mod camera;
pub mod input;
pub mod loading;
pub mod marks;
pub mod materials;
pub mod men;
pub mod place;
pub mod quality;
mod scene;
mod schedule;

use bevy::prelude::*;

pub use camera::MainCamera;
pub use loading::baked::BakedFiles;
pub use loading::ready::{SceneReady, WindowPainted};
pub use schedule::{CameraSystems, DressSystems, PictureSystems, PlaceSystems, PointSystems, ViewSystems};

/// Everything seen and heard.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        schedule::plugin,
        scene::plugin,
        board::in_play::plugin,
        men::plugin,
        men::motion::plugin,
        men::capture::plugin,
        men::dust::plugin,
        place::rain::plugin,
        input::picking::plugin,
        camera::orbit::plugin,
        input::drag::plugin,
        marks::highlight::plugin,
        camera::moments::plugin,
        input::sight::plugin,
        audio::plugin,
    ));
}
