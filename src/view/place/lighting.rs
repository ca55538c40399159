//! The light of a late, clear afternoon: one sun through the arcade, the sky as an environment map, air.
//!
//! Light that stone throws on stone is painted by `shaders/surroundings.wgsl`.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{
    CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, EnvironmentMapLight, FogVolume,
    GlobalAmbientLight, Skybox, VolumetricLight,
};
use bevy::prelude::*;

use crate::view::ViewSystems;
use crate::view::camera::{CameraRig, CameraShot, MainCamera};
use crate::view::place::cloister::plan::{ARCADE_Z, CROWN_Y, FLOOR_Y, WALL_Z};
use crate::view::place::setting::{Place, Setting, sun_at};
use crate::view::quality::Quality;

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(GlobalAmbientLight { brightness: 0.0, ..default() })
        .init_resource::<SkyMaps>()
        .add_systems(Startup, spawn_sun)
        .add_systems(
            Update,
            (
                follow_setting.run_if(resource_changed::<Setting>),
                follow_quality.run_if(resource_changed::<Quality>),
                fill_walk,
                light_cameras,
                drift_sun,
            )
                .chain()
                .in_set(ViewSystems::Light),
        );
}

/// The sun.
#[derive(Component)]
pub struct Sun;

/// Sky for the eye and for the light.
#[derive(Resource, Clone)]
pub struct SkyMaps {
    /// What is seen.
    pub sky: Handle<Image>,
    /// What lights matt stone.
    pub diffuse: Handle<Image>,
    /// What shines in polished stone.
    pub specular: Handle<Image>,
}

impl FromWorld for SkyMaps {
    fn from_world(world: &mut World) -> Self {
        let server = world.resource::<AssetServer>();
        Self {
            sky: server.load("environment/pmndrs_sky_sky.ktx2"),
            diffuse: server.load("environment/pmndrs_sky_diffuse.ktx2"),
            specular: server.load("environment/pmndrs_sky_specular.ktx2"),
        }
    }
}

fn spawn_sun(mut commands: Commands) {
    commands.spawn((
        Name::new("Sun"),
        Sun,
        DirectionalLight { shadow_maps_enabled: true, shadow_depth_bias: 0.02, shadow_normal_bias: 1.0, ..default() },
        Transform::default().looking_to(-Setting::default().to_sun(), Vec3::Y),
    ));
}

/// The light of the hour. Open ground is told to the shaders by a trace of ambient light (`surroundings.wgsl`).
fn follow_setting(
    setting: Res<Setting>,
    mut suns: Query<&mut DirectionalLight, With<Sun>>,
    mut skies: Query<(&mut EnvironmentMapLight, &mut DistanceFog), With<MainCamera>>,
    mut ambient: ResMut<GlobalAmbientLight>,
) {
    // `surroundings.wgsl` knows the place by this trace.
    ambient.brightness = 1.0;
    ambient.color = match setting.place {
        Place::Cloister => Color::BLACK,
        Place::Window => Color::linear_rgb(1.0, 0.0, 0.0),
        Place::Roof | Place::Stair => Color::linear_rgb(1.0, 1.0, 0.0),
    };
    for mut sun in &mut suns {
        sun.color = Color::from(LinearRgba::from_f32_array_no_alpha(setting.sun));
        sun.illuminance = setting.lux;
    }
    for (mut sky, mut fog) in &mut skies {
        sky.intensity = SKYLIGHT * setting.sky;
        fog.color = Color::from(LinearRgba::from_f32_array_no_alpha(setting.air)).with_alpha(0.85);
    }
}

/// Light of the sky, as the environment map's intensity.
const SKYLIGHT: f32 = 4800.0;

/// Air that scatters the sun within the walk.
#[derive(Component)]
struct WalkAir;

fn follow_quality(
    mut commands: Commands,
    quality: Res<Quality>,
    sun: Query<Entity, With<Sun>>,
    mut lights: Query<&mut DirectionalLight, With<Sun>>,
) {
    let (size, cascades, first, far) = match *quality {
        // None: the pattern of the sun and the men's own sheets throw the shade.
        Quality::Low | Quality::Medium => (256, 1, 12.0, 16.0),
        Quality::High => (2048, 3, 9.5, 90.0),
        Quality::Ultra => (4096, 3, 9.5, 100.0),
    };
    commands.insert_resource(DirectionalLightShadowMap { size });
    let shadows: CascadeShadowConfig = CascadeShadowConfigBuilder {
        num_cascades: cascades,
        minimum_distance: 0.5,
        maximum_distance: far,
        first_cascade_far_bound: first,
        overlap_proportion: 0.2,
    }
    .build();
    for entity in &sun {
        commands.entity(entity).insert((shadows.clone(), VolumetricLight));
        if let Ok(mut light) = lights.get_mut(entity) {
            light.shadow_maps_enabled = *quality >= Quality::High;
        }
    }
}

/// The air glows in the wide shots only; over the board it would be a veil. The renderer keeps drawing fog for a camera
/// that has lost it, so that the volume itself has to come and go.
fn fill_walk(
    mut commands: Commands,
    quality: Res<Quality>,
    rig: Res<CameraRig>,
    setting: Res<Setting>,
    air: Query<Entity, With<WalkAir>>,
) {
    let wanted = *quality >= Quality::High
        && rig.shot != CameraShot::Play
        && matches!(setting.place, Place::Cloister | Place::Window);
    if wanted != air.is_empty() {
        return;
    }
    for entity in &air {
        commands.entity(entity).despawn();
    }
    if wanted {
        let (low, high) = (Vec3::new(-40.0, FLOOR_Y, ARCADE_Z - 0.5), Vec3::new(40.0, CROWN_Y, WALL_Z));
        commands.spawn((
            WalkAir,
            NoFrustumCulling,
            FogVolume {
                density_factor: 0.030,
                scattering: 0.3,
                absorption: 0.0,
                scattering_asymmetry: 0.35,
                light_intensity: 3.0,
                light_tint: Color::linear_rgb(1.0, 0.90, 0.74),
                ..default()
            },
            Transform::from_translation((low + high) * 0.5).with_scale(high - low),
        ));
    }
}

/// Gives every new main camera the sky; the lawn at the horizon fades into its blue.
fn light_cameras(
    mut commands: Commands,
    cameras: Query<Entity, Added<MainCamera>>,
    maps: Res<SkyMaps>,
    setting: Res<Setting>,
) {
    for camera in &cameras {
        commands.entity(camera).insert((
            EnvironmentMapLight {
                diffuse_map: maps.diffuse.clone(),
                specular_map: maps.specular.clone(),
                intensity: SKYLIGHT * setting.sky,
                ..default()
            },
            Skybox { image: Some(maps.sky.clone()), brightness: 9000.0, ..default() },
            DistanceFog {
                color: Color::from(LinearRgba::from_f32_array_no_alpha(setting.air)).with_alpha(0.85),
                directional_light_color: Color::linear_rgba(1.0, 0.78, 0.50, 0.35),
                directional_light_exponent: 14.0,
                falloff: FogFalloff::ExponentialSquared { density: 0.0052 },
            },
        ));
    }
}

/// The sun wanders a little and comes back, so slowly that only its patterns on the stone give it away.
fn drift_sun(time: Res<Time>, setting: Res<Setting>, mut sun: Query<&mut Transform, With<Sun>>, mut last: Local<f32>) {
    let now = time.elapsed_secs();
    if (now - *last).abs() < 0.5 && *last != 0.0 && !setting.is_changed() {
        return;
    }
    *last = now;
    let azimuth = setting.azimuth + 0.035 * (now * 0.013).sin();
    let elevation = setting.elevation + 0.012 * (now * 0.009).sin();
    for mut transform in &mut sun {
        *transform = Transform::default().looking_to(-sun_at(azimuth, elevation), Vec3::Y);
    }
}
