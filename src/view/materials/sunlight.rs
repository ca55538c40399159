//! Where the sun's pattern stands in space, as the shaders of everything that it shines on are told.

use bevy::prelude::*;
use bevy::render::render_resource::ShaderType;

/// See `Pattern` in `quick.wgsl`.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug)]
pub struct PatternStand {
    /// The plane's normal, and its distance from the origin along it.
    pub plane: Vec4,
    /// Lowest x and y (or z) of the picture, and one over its sides, world units.
    pub area: Vec4,
    /// Whether the plane is the ground; a bay's width where the picture repeats beyond its ends, else 0; how fast the
    /// shade's edge softens; unused.
    pub manner: Vec4,
    /// Two ledges across the light, each with its z and its height.
    pub ledges: Vec4,
}

/// No ledge.
const NOWHERE: f32 = -1000.0;

impl PatternStand {
    /// Light from everywhere.
    pub const OPEN: Self = Self {
        plane: Vec4::new(0.0, 1.0, 0.0, 0.0),
        area: Vec4::new(0.0, 0.0, 1.0, 1.0),
        manner: Vec4::new(1.0, 0.0, 0.0, 0.0),
        ledges: Vec4::new(NOWHERE, NOWHERE, NOWHERE, NOWHERE),
    };

    /// Where the shade of a corner falls in the picture, 0..1 each way.
    pub fn shade(&self, corner: Vec3, to_sun: Vec3) -> Vec2 {
        let normal = self.plane.truncate();
        let away = (normal.dot(corner) - self.plane.w) / normal.dot(to_sun);
        let q = corner - to_sun * away;
        let flat = if self.manner.x > 0.5 { Vec2::new(q.x, q.z) } else { Vec2::new(q.x, q.y) };
        (flat - Vec2::new(self.area.x, self.area.y)) * Vec2::new(self.area.z, self.area.w)
    }
}
