//! What a person likes: picture, sound, motion. Plain values that `ui` changes and `view` and `app` follow, so that
//! neither needs the other. A serialisable value; keeping it between starts is the settings store's business.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// How much the picture spends. As a resource it is what the picture follows; the wish stands in [`Preferences`].
#[derive(Resource, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// For software renderers and old laptops.
    Low,
    /// For integrated graphics.
    #[default]
    Medium,
    /// For discrete graphics.
    High,
    /// Everything.
    Ultra,
}

impl Quality {
    /// Every preset, cheapest first.
    pub const ALL: [Self; 4] = [Self::Low, Self::Medium, Self::High, Self::Ultra];

    /// The name on the command line and in the settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Ultra => "ultra",
        }
    }

    /// The preset with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quality| quality.name() == name)
    }
}

/// All preferences.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// The picture's preset.
    pub quality: Quality,
    /// Whether the window fills the screen.
    pub full_screen: bool,
    /// Whether frames wait for the screen.
    pub vsync: bool,
    /// Loudness of everything, 0 to 1.
    pub master_volume: f32,
    /// Loudness of stones and bell, 0 to 1.
    pub effects_volume: f32,
    /// Loudness of wind and birds, 0 to 1.
    pub ambience_volume: f32,
    /// How fast men travel: 1 is the usual pace, 2 twice as fast.
    pub animation_speed: f32,
    /// Men go straight to their place and the camera keeps still; the pause that lets one follow stays.
    pub reduced_motion: bool,
    /// Whether point names show on the board's rim.
    pub coordinates: bool,
    /// Size of all text and panels: 1 is the usual one.
    pub text_scale: f32,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            quality: Quality::Medium,
            full_screen: false,
            vsync: true,
            master_volume: 0.8,
            effects_volume: 1.0,
            ambience_volume: 0.5,
            animation_speed: 1.0,
            reduced_motion: false,
            coordinates: true,
            text_scale: 1.0,
        }
    }
}
