//! Quality presets: how much the picture may cost.
//!
//! | | Low | Medium | High | Ultra |
//! |---|---|---|---|---|
//! | for | software renderers, old laptops | integrated graphics | discrete graphics | beauty shots |
//! | edges | none | 4 samples a pixel | SMAA | SMAA, finest |
//! | board grid | 24² and its relief map | 64² | 256² | 384² |
//! | shade | the building's a picture, men's sheets | the same | 3 shadow maps x 2048 | 3 x 4096 |
//! | ambient occlusion | in the relief map | in the relief map | screen space | screen space, finest |
//! | light shafts | painted | painted | true volume in the wide shots | true volume, finer |
//! | bloom, depth of field | no | bloom | both | both |
//! | columns, vault, leaves | few facets | full | full | full |

use bevy::prelude::*;

pub use crate::preferences::Quality;

use crate::preferences::{Preferences, follow_quality};
use crate::view::ViewSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Quality>();
    app.add_systems(Update, follow_quality.in_set(ViewSystems::Quality).run_if(resource_exists::<Preferences>));
}

/// How much work shaders do for a pixel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(C)]
pub enum Detail {
    /// One sample of the stone's picture, one light, its shade a picture too, no reflections.
    Quick,
    /// The same with the textures' relief and the sheen of smooth stone.
    Middle,
    /// Veins, grain, lichen, cracks.
    #[default]
    Fine,
}

impl Quality {
    /// Cells along each side of the board's mesh.
    pub fn board_cells(self) -> usize {
        match self {
            Self::Low => 24,
            Self::Medium => 64,
            Self::High => 256,
            Self::Ultra => 384,
        }
    }

    /// Pixels along each side of the board's relief map.
    pub fn relief_pixels(self) -> usize {
        match self {
            Self::Low => 512,
            Self::Medium | Self::High => 1024,
            Self::Ultra => 2048,
        }
    }

    /// How much work shaders do for a pixel.
    pub fn detail(self) -> Detail {
        match self {
            Self::Low => Detail::Quick,
            Self::Medium => Detail::Middle,
            Self::High | Self::Ultra => Detail::Fine,
        }
    }

    /// Whether meshes use their full number of facets.
    pub fn is_fine(self) -> bool {
        self != Self::Low
    }
}
