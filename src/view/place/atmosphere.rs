//! Air and small life: dust in the sun, shafts of light, a leaf that falls, a bird that crosses.
//!
//! Everything is a function of the clock and a seed.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::pbr::{Material, MaterialPlugin};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;

use crate::view::camera::{CameraRig, CameraShot, MainCamera};
use crate::view::materials::PlaceMaterials;
use crate::view::materials::noise::Scatter;
use crate::view::place::cloister::plan::{ARCADE_Z, BAY, LAWN_Y, SILL_Y, SPAN, SPRING_Y, bays};
use crate::view::place::setting::{Place, Setting};
use crate::view::quality::Quality;
use crate::view::schedule::{PlaceSystems, ViewSystems};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<AirMaterial>::default()).add_systems(
        Update,
        (
            fill_air.in_set(PlaceSystems::Air),
            (show_shafts, drift_motes, drop_leaves, fly_birds).chain().in_set(ViewSystems::Effects),
        ),
    );
}

/// Light in the air: motes and shafts, added to what lies behind.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub struct AirMaterial {
    /// Colour and strength; the last number is 0 for a mote, a shaft's strength above one half.
    #[uniform(0)]
    pub light: Vec4,
}

impl Material for AirMaterial {
    fn fragment_shader() -> ShaderRef {
        "shaders://air.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Add
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// Anything in the air that a change of quality makes anew.
#[derive(Component)]
struct Airborne;

#[derive(Component)]
struct Mote {
    home: Vec3,
    phase: f32,
    pace: f32,
}

#[derive(Component)]
struct Shaft;

#[derive(Component)]
struct Leaf {
    home: Vec3,
    phase: f32,
    seconds: f32,
}

#[derive(Component)]
struct Bird {
    phase: f32,
    offset: Vec3,
}

#[derive(Component)]
struct Wing(f32);

fn fill_air(
    mut commands: Commands,
    quality: Res<Quality>,
    setting: Res<Setting>,
    old: Query<Entity, With<Airborne>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut air: ResMut<Assets<AirMaterial>>,
    stones: Res<PlaceMaterials>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let quiet = || (Airborne, NotShadowCaster, NotShadowReceiver, Pickable::IGNORE);
    let mut scatter = Scatter::new(4);

    let speck = meshes.add(Rectangle::new(1.0, 1.0));
    let glow = air.add(AirMaterial { light: Vec4::new(1.0, 0.80, 0.52, 0.0) });
    let motes = match *quality {
        Quality::Low => 28,
        Quality::Medium => 90,
        Quality::High => 140,
        Quality::Ultra => 200,
    };
    for _ in 0..motes {
        let home = Vec3::new(scatter.between(-8.0, 8.0), scatter.between(0.2, 5.0), scatter.between(-4.5, 6.5));
        let mote = Mote { home, phase: scatter.between(0.0, TAU), pace: scatter.between(0.6, 1.4) };
        let size = Vec3::splat(scatter.between(0.014, 0.034));
        commands.spawn((
            quiet(),
            mote,
            Mesh3d(speck.clone()),
            MeshMaterial3d(glow.clone()),
            Transform::from_scale(size),
        ));
    }

    if *quality <= Quality::Medium && setting.place == Place::Cloister {
        let strength = if *quality == Quality::Low { 1.0 } else { 0.62 };
        let haze = air.add(AirMaterial { light: Vec4::new(1.0, 0.78, 0.50, strength) });
        for (x, open) in bays() {
            let sheets = shaft_sheets(open, *quality == Quality::Low, setting.to_sun());
            commands.spawn((
                quiet(),
                Shaft,
                Visibility::Hidden,
                Mesh3d(meshes.add(sheets)),
                MeshMaterial3d(haze.clone()),
                Transform::from_xyz(x, 0.0, ARCADE_Z),
            ));
        }
    }

    let blade = meshes.add(leaf_mesh());
    for i in 0..if quality.is_fine() { 16 } else { 5 } {
        let home = if i % 4 == 0 {
            Vec3::new(scatter.between(-7.0, 5.0), 6.0, scatter.between(-5.6, -2.6))
        } else {
            Vec3::new(scatter.between(-10.0, 20.0), 9.0, scatter.between(-30.0, -10.0))
        };
        let leaf = Leaf { home, phase: scatter.between(0.0, 60.0), seconds: scatter.between(13.0, 22.0) };
        commands.spawn((
            quiet(),
            leaf,
            Mesh3d(blade.clone()),
            MeshMaterial3d(stones.autumn[i % 3].clone()),
            Transform::from_xyz(0.0, -50.0, 0.0),
        ));
    }

    let wing = meshes.add(wing_mesh());
    let body = meshes.add(Sphere::new(0.16).mesh().ico(1).unwrap_or_else(|_| Sphere::new(0.16).mesh().uv(8, 5)));
    for k in 0..3 {
        let bird = Bird { phase: k as f32 * 0.9, offset: Vec3::new(-1.6, 0.7, 1.1) * k as f32 };
        commands.spawn((quiet(), bird, Transform::from_xyz(0.0, -60.0, 0.0), Visibility::default())).with_children(
            |parent| {
                parent.spawn((
                    Mesh3d(body.clone()),
                    MeshMaterial3d(stones.feathers.clone()),
                    NotShadowCaster,
                    Transform::from_scale(Vec3::new(2.1, 0.8, 0.8)),
                ));
                for side in [-1.0, 1.0] {
                    parent.spawn((
                        Wing(side),
                        Mesh3d(wing.clone()),
                        MeshMaterial3d(stones.feathers.clone()),
                        NotShadowCaster,
                        Transform::default(),
                    ));
                }
            },
        );
    }
}

/// Painted shafts belong to the wide shots only: over the board they would veil it.
fn show_shafts(rig: Res<CameraRig>, mut shafts: Query<&mut Visibility, With<Shaft>>) {
    let wanted = if rig.shot == CameraShot::Play { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut shafts {
        visibility.set_if_neq(wanted);
    }
}

fn drift_motes(
    time: Res<Time>,
    camera: Query<&Transform, (With<MainCamera>, Without<Mote>)>,
    mut motes: Query<(&mut Transform, &Mote)>,
) {
    let Ok(camera) = camera.single() else { return };
    let now = time.elapsed_secs();
    for (mut transform, mote) in &mut motes {
        let t = now * 0.13 * mote.pace + mote.phase;
        let wander = Vec3::new(
            (t * 1.7).sin() * 0.55 + (t * 0.6 + mote.phase).cos() * 0.5,
            (t * 1.1 + mote.phase).sin() * 0.40,
            (t * 1.3).cos() * 0.55,
        );
        transform.translation = mote.home + wander;
        transform.rotation = camera.rotation;
    }
}

fn drop_leaves(time: Res<Time>, mut leaves: Query<(&mut Transform, &Leaf)>) {
    let now = time.elapsed_secs();
    for (mut transform, leaf) in &mut leaves {
        let whole = leaf.seconds + 25.0;
        let t = (now + leaf.phase) % whole;
        if t > leaf.seconds {
            transform.translation.y = -50.0;
            continue;
        }
        let ground = if leaf.home.z > -6.0 { SILL_Y } else { LAWN_Y };
        let fallen = leaf.home.y + (ground + 0.03 - leaf.home.y) * (t / leaf.seconds);
        let sway = (t * 1.9 + leaf.phase).sin();
        transform.translation =
            Vec3::new(leaf.home.x + sway * 0.7 + t * 0.22, fallen, leaf.home.z + (t * 1.3).cos() * 0.4);
        transform.rotation = Quat::from_euler(EulerRot::YXZ, t * 1.1 + leaf.phase, sway * 0.9, (t * 2.3).cos() * 0.7);
    }
}

fn fly_birds(
    time: Res<Time>,
    mut birds: Query<(&mut Transform, &Bird, &Children)>,
    mut wings: Query<(&mut Transform, &Wing), Without<Bird>>,
) {
    const EVERY: f32 = 34.0;
    const CROSSING: f32 = 11.0;
    let now = time.elapsed_secs() + 27.0;
    let t = now % EVERY;
    let turn = (now / EVERY).floor();
    for (mut transform, bird, children) in &mut birds {
        if t > CROSSING {
            transform.translation.y = -60.0;
            continue;
        }
        let side = if turn % 2.0 < 1.0 { 1.0 } else { -1.0 };
        let share = t / CROSSING * 2.0 - 1.0;
        let glide = Vec3::new(side * share * 52.0, 17.0 + (turn * 2.3).sin() * 3.0 + (share * 3.0).sin() * 1.6, -34.0);
        transform.translation = glide + bird.offset * Vec3::new(side, 1.0, 1.0);
        transform.rotation = Quat::from_rotation_y(if side > 0.0 { 0.0 } else { std::f32::consts::PI });
        let beat = (now * 9.0 + bird.phase * 3.0).sin() * ((now * 0.8 + bird.phase).sin() * 0.5 + 0.5);
        for child in children.iter() {
            if let Ok((mut wing, side)) = wings.get_mut(child) {
                wing.rotation = Quat::from_rotation_x(-side.0 * (0.15 + 0.7 * beat));
                wing.scale = Vec3::new(1.0, 1.0, side.0);
            }
        }
    }
}

/// A leaf's blade, two triangles, folded a little.
fn leaf_mesh() -> Mesh {
    triangles(
        vec![[-0.13, 0.0, 0.0], [0.0, 0.025, 0.06], [0.14, 0.0, 0.0], [0.0, 0.025, -0.06]],
        vec![0, 1, 2, 0, 2, 3],
    )
}

/// A swept wing, root at the body.
fn wing_mesh() -> Mesh {
    triangles(
        vec![[0.22, 0.0, 0.05], [-0.16, 0.0, 0.05], [-0.10, 0.10, 0.62], [0.10, 0.10, 0.62], [-0.28, 0.02, 1.25]],
        vec![0, 1, 2, 0, 2, 3, 3, 2, 4],
    )
}

fn triangles(places: Vec<[f32; 3]>, indices: Vec<u32>) -> Mesh {
    let count = places.len();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; count])
        .with_inserted_indices(Indices::U32(indices))
}

/// Sheets along the sun's rays through the openings of a bay: across at several heights and upright at several places.
fn shaft_sheets(open: bool, spare: bool, to_sun: Vec3) -> Mesh {
    let along = -to_sun * 21.0;
    let half = SPAN * 0.5;
    let openings: &[(f32, f32)] = if open { &[(-half, half)] } else { &[(-half, -0.2), (0.2, half)] };
    let (mut places, mut uvs, mut indices) = (Vec::new(), Vec::new(), Vec::new());
    let mut sheet = |a: Vec3, b: Vec3| {
        let start = places.len() as u32;
        places.extend([a, b, b + along, a + along].map(|p| p.to_array()));
        uvs.extend([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]);
        indices.extend([0, 1, 2, 0, 2, 3, 0, 2, 1, 0, 3, 2].map(|i: u32| start + i));
    };
    let (rows, columns) = if spare { (3, 2) } else { (6, 5) };
    for &(left, right) in openings {
        for i in 0..rows {
            let y = SILL_Y + 0.6 + (SPRING_Y + BAY * 0.22 - SILL_Y) * (i as f32 + 0.5) / rows as f32;
            sheet(Vec3::new(left, y, 0.0), Vec3::new(right, y, 0.0));
        }
        for i in 0..columns {
            let x = left + (right - left) * (i as f32 + 0.5) / columns as f32;
            sheet(Vec3::new(x, SILL_Y, 0.0), Vec3::new(x, SPRING_Y + 3.2, 0.0));
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}
