//! Dust: a puff where a man lands, a cloud where one breaks.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use crate::game::Station;
use crate::preferences::Preferences;
use crate::view::camera::MainCamera;
use crate::view::materials::noise::Scatter;
use crate::view::men::motion::{Landed, SetOut, Way};
use crate::view::place::atmosphere::AirMaterial;
use crate::view::schedule::ViewSystems;

/// Adds the dust.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, load);
    app.add_systems(Update, (raise, drift).chain().run_if(resource_exists::<Cloth>).in_set(ViewSystems::Effects));
}

/// The one mesh that all dust is drawn with.
#[derive(Resource)]
struct Cloth(Handle<Mesh>);

/// A puff: its grains share a material that fades.
#[derive(Component)]
struct Puff {
    material: Handle<AirMaterial>,
    elapsed: f32,
    seconds: f32,
    strength: f32,
}

/// One soft disc of a puff.
#[derive(Component)]
struct Grain {
    velocity: Vec3,
    size: f32,
}

/// Sunlit limestone dust.
const COLOUR: Vec3 = Vec3::new(1.0, 0.86, 0.66);

fn load(meshes: Option<ResMut<Assets<Mesh>>>, air: Option<Res<Assets<AirMaterial>>>, mut commands: Commands) {
    if let (Some(mut meshes), Some(_)) = (meshes, air) {
        commands.insert_resource(Cloth(meshes.add(Rectangle::new(1.0, 1.0))));
    }
}

fn raise(
    cloth: Res<Cloth>,
    preferences: Res<Preferences>,
    mut landed: MessageReader<Landed>,
    mut out: MessageReader<SetOut>,
    mut air: ResMut<Assets<AirMaterial>>,
    mut commands: Commands,
    mut raised: Local<u32>,
) {
    let landings = landed.read().filter_map(|landing| match (landing.station, landing.way) {
        (Station::On(_), Way::Hop(_)) => Some((landing.at, 7, 0.55)),
        (Station::On(_), Way::Slide) => Some((landing.at, 3, 0.25)),
        (Station::Captured(_), _) => Some((landing.at, 4, 0.30)),
        _ => None,
    });
    let breaks = out.read().filter(|out| out.way == Way::Broken).map(|out| (out.at, 16, 1.0));
    let clouds: Vec<(Vec3, u32, f32)> = landings.chain(breaks).collect();
    if preferences.reduced_motion {
        return;
    }
    for (at, grains, strength) in clouds {
        *raised = raised.wrapping_add(1);
        let mut scatter = Scatter::new(raised.wrapping_mul(101));
        let material = air.add(AirMaterial { light: (COLOUR * strength).extend(0.0) });
        let puff = Puff { material: material.clone(), elapsed: 0.0, seconds: 0.7 + 0.4 * strength, strength };
        commands.spawn((puff, Transform::from_translation(at), Visibility::default())).with_children(|puff| {
            for _ in 0..grains {
                let angle = scatter.between(0.0, std::f32::consts::TAU);
                let out = Vec3::new(angle.cos(), 0.0, angle.sin());
                let velocity =
                    out * scatter.between(0.18, 0.5) + Vec3::Y * scatter.between(0.05, 0.22 + 0.5 * strength);
                puff.spawn((
                    Grain { velocity, size: scatter.between(0.10, 0.26) * (0.7 + 0.6 * strength) },
                    Mesh3d(cloth.0.clone()),
                    MeshMaterial3d(material.clone()),
                    Transform::from_translation(out * 0.17 + Vec3::Y * 0.03).with_scale(Vec3::splat(0.02)),
                    (NotShadowCaster, NotShadowReceiver, Pickable::IGNORE),
                ));
            }
        });
    }
}

fn drift(
    time: Res<Time>,
    camera: Query<&Transform, (With<MainCamera>, Without<Grain>)>,
    mut puffs: Query<(Entity, &mut Puff, &Children)>,
    mut grains: Query<(&mut Transform, &Grain)>,
    mut air: ResMut<Assets<AirMaterial>>,
    mut commands: Commands,
) {
    let Ok(camera) = camera.single() else { return };
    for (entity, mut puff, children) in &mut puffs {
        puff.elapsed += time.delta_secs();
        let t = puff.elapsed / puff.seconds;
        if t >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        // It opens quickly, hangs, and thins out.
        let opened = 1.0 - (-4.0 * t).exp();
        if let Some(mut material) = air.get_mut(&puff.material) {
            material.light = (COLOUR * puff.strength * (1.0 - t) * (1.0 - t)).extend(0.0);
        }
        for child in children.iter() {
            if let Ok((mut transform, grain)) = grains.get_mut(child) {
                transform.translation += grain.velocity * time.delta_secs() * (1.0 - t);
                transform.scale = Vec3::splat(grain.size * (0.25 + opened));
                transform.rotation = camera.rotation;
            }
        }
    }
}
