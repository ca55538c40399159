//! The picture, the sound and the pointer. Reads facts and the board's state, writes requests, and decides nothing: it
//! never asks for legal moves and never plays one. A late animation may delay a turn, never change it.

pub mod atmosphere;
pub mod audio;
pub mod board;
pub mod camera;
pub mod capture;
pub mod cloister;
pub mod drag;
pub mod dust;
pub mod faults;
pub mod highlight;
pub mod layout;
pub mod lighting;
pub mod marks;
pub mod materials;
pub mod men;
pub mod men_models;
pub mod moments;
pub mod motion;
pub mod noise;
pub mod orbit;
pub mod pattern;
pub mod picking;
pub mod quality;
pub mod rain;
pub mod ready;
pub mod scene;
pub mod setting;
pub mod sheets;
pub mod sight;
pub mod standins;
pub mod surfaces;
pub mod textures;
pub mod warm;

use bevy::prelude::*;

pub use camera::MainCamera;
pub use ready::{SceneReady, WindowPainted};

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
        men::plugin,
        motion::plugin,
        capture::plugin,
        dust::plugin,
        rain::plugin,
        picking::plugin,
        orbit::plugin,
        drag::plugin,
        highlight::plugin,
        moments::plugin,
        sight::plugin,
        audio::plugin,
    ));
}
