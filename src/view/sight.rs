//! Where the points are seen on the screen: kept for whoever goes by what is up and what is left there.

use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;

use super::camera::MainCamera;
use super::layout::{BoardLayout, MAN_HEIGHT};
use crate::game::Sight;

/// Adds the eye.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        see_points
            .after(TransformSystems::Propagate)
            .after(CameraUpdateSystems)
            .run_if(resource_exists::<BoardLayout>.and_then(resource_exists::<Sight>)),
    );
}

fn see_points(
    layout: Res<BoardLayout>,
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    mut sight: ResMut<Sight>,
) {
    let Ok((camera, at)) = cameras.single() else { return };
    let over = Vec3::Y * (MAN_HEIGHT * 0.5);
    let mut places = vec![None; layout.geometry().len()];
    for point in layout.geometry().points() {
        places[point.index()] = camera.world_to_viewport(at, layout.point(point) + over).ok();
    }
    sight.set_if_neq(Sight { places });
}
