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
pub mod scene;

use bevy::prelude::*;

pub use camera::MainCamera;
pub use loading::ready::{SceneReady, WindowPainted};

use crate::game::GameSystems;

/// The order of the picture's part of a frame, after all of [`GameSystems`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViewSystems {
    /// New men and boards get their meshes and pick targets.
    Dress,
    /// Men travel.
    Motion,
    /// Fragments and dust.
    Effects,
    /// Marks of light on the board.
    Highlight,
    /// The camera moves.
    Camera,
    /// Sounds follow what moved.
    Sound,
}

/// Everything seen and heard.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            ViewSystems::Dress,
            ViewSystems::Motion,
            ViewSystems::Effects,
            ViewSystems::Highlight,
            ViewSystems::Camera,
            ViewSystems::Sound,
        )
            .chain()
            .after(GameSystems::Offer),
    );
    app.add_plugins((
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
