//! What a person likes: picture, sound, motion. Plain values that everybody reads and nobody but this module changes:
//! whoever wants another value writes [`ChangePreferences`]. [`store`] keeps them between starts.

mod change;
mod keys;
mod language;
mod pads;
pub mod store;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

pub use change::ChangePreferences;
pub use keys::{Deed, KeyMap, written};
pub use language::Language;
pub use pads::{BUTTONS as PAD_BUTTONS, PadMap};

/// Adds the preferences and what changes them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Preferences>().add_message::<ChangePreferences>();
    app.add_systems(Last, change::change_preferences);
}

/// System: the quality that the picture follows becomes the one that is wished for.
pub fn follow_quality(preferences: Res<Preferences>, mut quality: ResMut<Quality>) {
    quality.set_if_neq(preferences.quality);
}

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

/// What the camera does when the turn passes from one person at the board to the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CameraManner {
    /// It stays where it is.
    #[default]
    Stay,
    /// It walks round to the player whose turn it is.
    Turn,
    /// It looks straight down, like a board between two people at a table.
    Flat,
}

impl CameraManner {
    /// Every manner.
    pub const ALL: [Self; 3] = [Self::Stay, Self::Turn, Self::Flat];
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
    /// The most frames a second; 0 is no limit.
    pub frame_cap: u32,
    /// Writing and lines stand out as much as they can.
    pub high_contrast: bool,
    /// What the camera does between two people at the board.
    pub camera: CameraManner,
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
    /// The language of all texts; `None` is the system's.
    pub language: Option<Language>,
    /// Whether advice is offered.
    pub hints: bool,
    /// Whether the computer's judgement of the position is shown.
    pub evaluation: bool,
    /// Whether every turn's worth is shown on the board, where nobody plays against the computer.
    pub study: bool,
    /// Whether gamepads rumble.
    pub rumble: bool,
    /// Whether the coach asks about blunders and tells what was better.
    pub coach: bool,
    /// Whether what happens for the first time is explained.
    pub cards: bool,
    /// What has been explained.
    pub cards_seen: Vec<String>,
    /// The lessons that were finished.
    pub lessons_done: Vec<String>,
    /// What the two people at the board are called; empty where they never said.
    pub names: [String; 2],
    /// What the keys do.
    pub keys: KeyMap,
    /// What a gamepad's buttons do at the board.
    pub pads: PadMap,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            quality: Quality::Medium,
            full_screen: false,
            vsync: true,
            frame_cap: 0,
            high_contrast: false,
            camera: CameraManner::default(),
            master_volume: 0.8,
            effects_volume: 1.0,
            ambience_volume: 0.5,
            animation_speed: 1.0,
            reduced_motion: false,
            coordinates: true,
            text_scale: 1.0,
            language: None,
            hints: true,
            evaluation: false,
            study: false,
            rumble: true,
            coach: false,
            cards: true,
            cards_seen: Vec::new(),
            lessons_done: Vec::new(),
            names: default(),
            keys: KeyMap::default(),
            pads: PadMap::default(),
        }
    }
}

impl Preferences {
    /// The same with every number where the settings could have put it: a file may say anything.
    #[must_use]
    pub fn within_bounds(mut self) -> Self {
        let share = |value: f32, usual: f32| if value.is_finite() { value.clamp(0.0, 1.0) } else { usual };
        self.master_volume = share(self.master_volume, 0.8);
        self.effects_volume = share(self.effects_volume, 1.0);
        self.ambience_volume = share(self.ambience_volume, 0.5);
        let within = |value: f32, low: f32, high: f32| if value.is_finite() { value.clamp(low, high) } else { 1.0 };
        self.animation_speed = within(self.animation_speed, 0.5, 3.0);
        self.text_scale = within(self.text_scale, 0.8, 2.0);
        if self.frame_cap != 0 {
            self.frame_cap = self.frame_cap.clamp(20, 500);
        }
        self
    }
}
