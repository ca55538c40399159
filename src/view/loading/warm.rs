//! What will be needed later is drawn once, unseen under the bench, while the place is made ready: men, their fragments,
//! dust. A renderer makes a pipeline ready when it first meets it, and a stutter in the middle of a game would show.
//!
//! Sheets of marks, motes and shafts stand in the scene from the beginning and need nothing here.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::rules::Color as Side;
use crate::view::board::layout::BENCH_DEPTH;
use crate::view::loading::ready::SceneReady;
use crate::view::men::models::MenModels;
use crate::view::place::atmosphere::AirMaterial;
use crate::view::schedule::ViewSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (warm, cool).in_set(ViewSystems::Effects));
}

/// Something that is only drawn to be ready.
#[derive(Component)]
pub struct Warming;

/// Deep in the stone.
const HIDDEN: Vec3 = Vec3::new(0.0, -BENCH_DEPTH - 0.6, 0.4);

fn warm(
    ready: Res<SceneReady>,
    models: Option<Res<MenModels>>,
    warming: Query<(), With<Warming>>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    air: Option<ResMut<Assets<AirMaterial>>>,
    mut commands: Commands,
) {
    let (Some(models), Some(mut meshes), Some(mut air)) = (models, meshes, air) else { return };
    if ready.0 || !warming.is_empty() {
        return;
    }
    let small = Transform::from_translation(HIDDEN).with_scale(Vec3::splat(0.2));
    for side in [Side::White, Side::Black] {
        let fragment = models.fragments(side).first().map(|(mesh, _)| mesh.clone());
        for mesh in [Some(models.mesh(side, 0)), fragment].into_iter().flatten() {
            commands.spawn((Warming, Mesh3d(mesh), MeshMaterial3d(models.material(side, 0)), small, NoFrustumCulling));
        }
    }
    let dust = AirMaterial { light: Vec4::new(1.0, 0.86, 0.66, 0.0) };
    commands.spawn((
        Warming,
        Mesh3d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial3d(air.add(dust)),
        small,
        (NoFrustumCulling, NotShadowCaster),
    ));
}

/// Gone as soon as the place is shown.
fn cool(ready: Res<SceneReady>, warming: Query<Entity, With<Warming>>, mut commands: Commands) {
    if ready.0 {
        warming.iter().for_each(|entity| commands.entity(entity).despawn());
    }
}
