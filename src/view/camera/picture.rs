//! The finish of the picture: exposure, tone, edges, bloom, occlusion, shafts and depth of field, as the quality allows.

use bevy::anti_alias::smaa::{Smaa, SmaaPreset};
use bevy::camera::{Exposure, Hdr};
use bevy::core_pipeline::prepass::{DepthPrepass, NormalPrepass};
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::{ShadowFilteringMethod, VolumetricFog};
use bevy::pbr::{ScreenSpaceAmbientOcclusion, ScreenSpaceAmbientOcclusionQualityLevel};
use bevy::post_process::bloom::Bloom;
use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;
use bevy::render::view::ColorGrading;

use super::{CameraRig, CameraShot, MainCamera};
use crate::view::ViewSystems;
use crate::view::quality::Quality;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (finish_new_cameras, follow_quality, follow_shot).chain().in_set(ViewSystems::Place));
}

fn finish_new_cameras(mut commands: Commands, cameras: Query<Entity, Added<MainCamera>>) {
    for camera in &cameras {
        let mut grading = ColorGrading::default();
        grading.global.post_saturation = 1.06;
        commands.entity(camera).insert((Exposure { ev100: 12.6 }, Tonemapping::TonyMcMapface, grading));
    }
}

/// Whether the shot is wide enough for shafts of light to be worth their price.
fn is_wide(shot: CameraShot) -> bool {
    shot != CameraShot::Play
}

fn follow_quality(mut commands: Commands, quality: Res<Quality>, cameras: Query<(Entity, Ref<MainCamera>)>) {
    for (entity, camera) in &cameras {
        if !quality.is_changed() && !camera.is_added() {
            continue;
        }
        let mut camera = commands.entity(entity);
        camera.remove::<(Hdr, Bloom, Smaa, ScreenSpaceAmbientOcclusion, DepthPrepass, NormalPrepass)>();
        match *quality {
            // A wider filter takes as long as all the rest of the preset.
            Quality::Low => camera.insert((Msaa::Off, ShadowFilteringMethod::Hardware2x2, DebandDither::Disabled)),
            Quality::Medium => camera.insert((
                Msaa::Sample4,
                Hdr,
                bloom(512),
                ShadowFilteringMethod::Hardware2x2,
                DebandDither::Enabled,
            )),
            Quality::High => camera.insert((
                Msaa::Off,
                Hdr,
                bloom(512),
                Smaa { preset: SmaaPreset::High },
                occlusion(ScreenSpaceAmbientOcclusionQualityLevel::Medium),
                ShadowFilteringMethod::Gaussian,
                DebandDither::Enabled,
            )),
            Quality::Ultra => camera.insert((
                Msaa::Off,
                Hdr,
                bloom(1024),
                Smaa { preset: SmaaPreset::Ultra },
                occlusion(ScreenSpaceAmbientOcclusionQualityLevel::High),
                ShadowFilteringMethod::Gaussian,
                DebandDither::Enabled,
            )),
        };
    }
}

fn bloom(max_mip_dimension: u32) -> Bloom {
    // Little of the widest glow, or a veil lies over all that is dark.
    Bloom { intensity: 0.06, low_frequency_boost: 0.2, max_mip_dimension, ..Bloom::NATURAL }
}

fn occlusion(quality_level: ScreenSpaceAmbientOcclusionQualityLevel) -> ScreenSpaceAmbientOcclusion {
    ScreenSpaceAmbientOcclusion { quality_level, ..default() }
}

/// Shafts and depth of field belong to the wide and the close shots, not to play.
fn follow_shot(
    mut commands: Commands,
    rig: Res<CameraRig>,
    quality: Res<Quality>,
    mut cameras: Query<(Entity, Ref<MainCamera>, Option<&mut DepthOfField>)>,
    mut last: Local<Option<CameraShot>>,
) {
    let turned = *last != Some(rig.shot) || quality.is_changed();
    *last = Some(rig.shot);
    for (entity, camera, blur) in &mut cameras {
        // The focus lies on the board, wherever the camera goes.
        let focal_distance = (rig.pose().eye - Vec3::new(0.0, 0.05, 0.3)).length();
        if let Some(mut blur) = blur
            && (blur.focal_distance - focal_distance).abs() > 0.01
        {
            blur.focal_distance = focal_distance;
        }
        if !turned && !camera.is_added() {
            continue;
        }
        let mut camera = commands.entity(entity);
        if *quality >= Quality::High && is_wide(rig.shot) {
            let step_count = if *quality == Quality::Ultra { 48 } else { 24 };
            camera.insert((
                VolumetricFog { ambient_intensity: 0.0, step_count, ..default() },
                DepthOfField {
                    mode: DepthOfFieldMode::Bokeh,
                    aperture_f_stops: 0.45,
                    focal_distance,
                    max_circle_of_confusion_diameter: 20.0,
                    max_depth: 60.0,
                    ..default()
                },
            ));
        } else {
            camera.remove::<(VolumetricFog, DepthOfField)>();
        }
    }
}
