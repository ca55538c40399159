//! Where the points are seen on the screen: told to whoever goes by what is up and what is left there.

use bevy::prelude::*;

use crate::game::PointsMoved;
use crate::view::board::layout::{BoardLayout, MAN_HEIGHT};
use crate::view::camera::MainCamera;
use crate::view::schedule::PictureSystems;

/// Adds the eye.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, see_points.in_set(PictureSystems::Sight));
}

fn see_points(
    layout: Res<BoardLayout>,
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    mut moved: MessageWriter<PointsMoved>,
    mut seen: Local<Vec<Option<Vec2>>>,
) {
    let Ok((camera, at)) = cameras.single() else { return };
    let over = Vec3::Y * (MAN_HEIGHT * 0.5);
    let mut places = vec![None; layout.geometry().len()];
    for point in layout.geometry().points() {
        places[point.index()] = camera.world_to_viewport(at, layout.point(point) + over).ok();
    }
    if *seen != places {
        seen.clone_from(&places);
        moved.write(PointsMoved(places));
    }
}
