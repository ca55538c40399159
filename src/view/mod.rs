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
    /// The quality follows the settings.
    Quality,
    /// The board in the scene becomes the one that is played on.
    Board,
    /// Place and hour follow the board.
    Setting,
    /// The pattern of sun and shade is laid for them.
    Sunlight,
    /// New men and boards get their meshes and pick targets.
    Dress,
    /// Men travel.
    Motion,
    /// Fragments, dust and rain. Each moves entities of its own, so that their order does not matter.
    Effects,
    /// Marks of light on the board.
    Highlight,
    /// A person turns the camera or goes closer.
    Orbit,
    /// The camera chooses what it looks at.
    Camera,
    /// Sun and sky.
    Light,
    /// Leaves, birds, motes and the building; meshes and pictures follow the quality.
    Place,
    /// Sounds follow what moved.
    Sound,
}

/// Before a frame of the game: what a pointer does on the board becomes requests.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ViewInput;

/// Everything seen and heard.
pub fn plugin(app: &mut App) {
    app.configure_sets(Update, ViewInput.before(GameSystems::Judge));
    app.configure_sets(
        Update,
        (
            ViewSystems::Quality,
            ViewSystems::Board,
            ViewSystems::Setting,
            ViewSystems::Sunlight,
            ViewSystems::Dress,
            ViewSystems::Motion,
            ViewSystems::Effects.ambiguous_with(ViewSystems::Effects),
            ViewSystems::Highlight,
            ViewSystems::Orbit,
            ViewSystems::Camera,
            ViewSystems::Light,
            ViewSystems::Place,
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
