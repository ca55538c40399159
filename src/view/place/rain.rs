//! Rain: drops, a darker sky, and the morris filled up with mud.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use crate::game::Weather;
use crate::view::board::CarvedBoard;
use crate::view::camera::MainCamera;
use crate::view::materials::BoardMaterial;
use crate::view::materials::noise::Scatter;
use crate::view::place::atmosphere::AirMaterial;
use crate::view::place::lighting::Sun;
use crate::view::place::setting::Setting;
use crate::view::schedule::ViewSystems;

/// Adds the rain.
pub fn plugin(app: &mut App) {
    app.init_resource::<Wetness>();
    app.add_systems(Update, (soak, fall).chain().in_set(ViewSystems::Effects));
}

/// How wet everything is, 0 to 1.
#[derive(Resource, Default, Debug)]
pub struct Wetness(pub f32);

/// Seconds from the first drop to mud, and back to dry stone.
const SOAKS: f32 = 14.0;

#[derive(Component)]
struct Drop {
    home: Vec3,
    phase: f32,
}

fn soak(
    time: Res<Time>,
    weather: Res<Weather>,
    setting: Res<Setting>,
    boards: Query<&MeshMaterial3d<BoardMaterial>, With<CarvedBoard>>,
    mut wetness: ResMut<Wetness>,
    mut materials: ResMut<Assets<BoardMaterial>>,
    mut suns: Query<&mut DirectionalLight, With<Sun>>,
) {
    let wanted = f32::from(u8::from(weather.raining));
    let step = time.delta_secs() / SOAKS;
    let wet = if wanted > wetness.0 { (wetness.0 + step).min(wanted) } else { (wetness.0 - step).max(wanted) };
    if wet == wetness.0 && wet == 0.0 {
        return;
    }
    wetness.0 = wet;
    let clouds = (wet * 2.0).min(1.0);
    for mut sun in &mut suns {
        sun.illuminance = setting.lux * (1.0 - 0.72 * clouds);
    }
    for handle in &boards {
        let is = |m: &BoardMaterial| m.extension.board.extra.z == wet;
        if !materials.get(&handle.0).is_none_or(is)
            && let Some(mut material) = materials.get_mut(&handle.0)
        {
            material.extension.board.extra.z = wet;
        }
    }
}

fn fall(
    time: Res<Time>,
    wetness: Res<Wetness>,
    weather: Res<Weather>,
    camera: Query<&Transform, (With<MainCamera>, Without<Drop>)>,
    mut drops: Query<(Entity, &Drop, &mut Transform)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut air: ResMut<Assets<AirMaterial>>,
    mut commands: Commands,
) {
    let Ok(camera) = camera.single() else { return };
    if weather.raining && drops.is_empty() {
        let mesh = meshes.add(Rectangle::new(0.016, 0.75));
        let grey = air.add(AirMaterial { light: Vec4::new(0.55, 0.62, 0.72, 0.0) });
        let mut scatter = Scatter::new(19);
        for _ in 0..260 {
            let home = Vec3::new(scatter.between(-22.0, 22.0), 0.0, scatter.between(-30.0, -6.4));
            commands.spawn((
                Drop { home, phase: scatter.next() },
                Mesh3d(mesh.clone()),
                MeshMaterial3d(grey.clone()),
                Transform::from_xyz(0.0, -50.0, 0.0),
                (NotShadowCaster, NotShadowReceiver, Pickable::IGNORE),
            ));
        }
    }
    let facing = Quat::from_rotation_y(camera.rotation.to_euler(EulerRot::YXZ).0);
    for (entity, drop, mut transform) in &mut drops {
        if wetness.0 == 0.0 && !weather.raining {
            commands.entity(entity).despawn();
            continue;
        }
        let t = (time.elapsed_secs() * 0.9 + drop.phase) % 1.0;
        let falls = drop.phase < wetness.0 * 3.0;
        let y = if falls { 13.0 - 16.0 * t } else { -50.0 };
        transform.translation = Vec3::new(drop.home.x - 0.8 * t, y, drop.home.z);
        transform.rotation = facing;
    }
}
