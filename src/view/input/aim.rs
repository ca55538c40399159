//! What a pointer at a place on the screen means: where it lies over the board, and which point it is meant for.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::Choices;
use crate::rules::Point;
use crate::view::board::layout::BoardLayout;
use crate::view::camera::MainCamera;

/// How far from a point, as a part of the distance between lines, a place on the stone still belongs to it.
const REACH: f32 = 0.48;
/// Farther than this from the middle of the board, near the horizon, nobody means the board.
const FAR: f32 = 6.0;

/// Looks from the screen to the board.
#[derive(SystemParam)]
pub struct Aim<'w, 's> {
    choices: Res<'w, Choices>,
    layout: Option<Res<'w, BoardLayout>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
}

impl Aim<'_, '_> {
    /// Where a place on the screen lies over the board, given the height of the plane that is meant, in world units; `y` is
    /// 0. `None` far away from the board.
    pub fn over_board(&self, at: Vec2, height: f32) -> Option<Vec3> {
        let (camera, transform) = self.cameras.single().ok()?;
        let ray = camera.viewport_to_world(transform, at).ok()?;
        let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
        let place = ray.get_point(distance);
        (place.xz().length() < FAR).then_some(Vec3::new(place.x, 0.0, place.z))
    }

    /// The point that is meant by a pointer at a place on the screen, over the target of `point`. A man hides a part of the
    /// board behind him: where he may not be touched himself, the point whose place on the stone lies under the pointer is
    /// meant, if that may be.
    pub fn meant(&self, point: Point, at: Vec2) -> Point {
        let touchable = self.choices.touchable();
        if touchable.contains(point) {
            return point;
        }
        let behind = self.layout.as_ref().and_then(|layout| {
            let place = self.over_board(at, 0.0)?;
            layout.nearest_point(place, layout.pitch() * REACH)
        });
        behind.filter(|&behind| touchable.contains(behind)).unwrap_or(point)
    }
}
