//! Quality presets: how much the picture may cost.
//!
//! | | Low | Medium | High | Ultra |
//! |---|---|---|---|---|
//! | for | software renderers, old laptops | integrated graphics | discrete graphics | beauty shots |
//! | edges | none | 4 samples a pixel | SMAA | SMAA, finest |
//! | board grid | 24² and its relief map | 128² | 256² | 384² |
//! | shadow maps | 1 x 1024 | 2 x 2048 | 3 x 2048 | 3 x 4096 |
//! | ambient occlusion | in the relief map | in the relief map | screen space | screen space, finest |
//! | light shafts | painted | painted | true volume in the wide shots | true volume, finer |
//! | bloom, depth of field | no | bloom | both | both |
//! | columns, vault, leaves | few facets | full | full | full |

use std::fmt;
use std::str::FromStr;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Quality>();
}

/// A quality preset; systems follow a change at run time.
#[derive(Resource, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub enum Quality {
    /// Runs on a software renderer and still looks like the same place.
    Low,
    /// Integrated graphics.
    #[default]
    Medium,
    /// Discrete graphics.
    High,
    /// As good as it gets.
    Ultra,
}

impl Quality {
    /// All presets, cheapest first.
    pub const ALL: [Self; 4] = [Self::Low, Self::Medium, Self::High, Self::Ultra];

    /// Cells along each side of the board's mesh.
    pub fn board_cells(self) -> usize {
        match self {
            Self::Low => 24,
            Self::Medium => 128,
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

    /// Whether meshes use their full number of facets.
    pub fn is_fine(self) -> bool {
        self != Self::Low
    }
}

impl fmt::Display for Quality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::Ultra => "ultra",
        })
    }
}

impl FromStr for Quality {
    type Err = UnknownQuality;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|q| q.to_string() == text).ok_or_else(|| UnknownQuality(text.to_owned()))
    }
}

/// The text named no preset.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown quality `{0}`: low, medium, high or ultra")]
pub struct UnknownQuality(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_read_back_from_their_names() {
        for quality in Quality::ALL {
            assert_eq!(quality.to_string().parse(), Ok(quality));
        }
        assert!("best".parse::<Quality>().is_err());
    }
}
