//! The gate before the first picture: open once every texture is there, the board is carved and no pipeline waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};

use crate::game::ReportReadiness;
use crate::view::board::{BoardBaking, CarvedBoard};
use crate::view::materials::textures::StoneTextures;
use crate::view::place::lighting::SkyMaps;
use crate::view::quality::Quality;

pub(crate) fn plugin(app: &mut App) {
    let waiting = WaitingPipelines { count: Arc::new(AtomicUsize::new(usize::MAX)), paints: Arc::default() };
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(waiting.clone()).add_systems(Render, count_pipelines.in_set(RenderSystems::Cleanup));
    } else {
        waiting.count.store(0, Ordering::Relaxed);
    }
    app.insert_resource(waiting).init_resource::<SceneReady>().init_resource::<WindowPainted>();
    app.add_systems(Last, (open_gate, look_at_the_window.run_if(not(resource_equals(WindowPainted(true))))));
}

/// Whether the scene can be shown without holes. Closes again while a new quality is made ready.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct SceneReady(pub bool);

/// Whether anything is drawn into the window yet: until then it shows whatever lay in its memory.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowPainted(pub bool);

/// How the renderer gets on.
#[derive(Resource, Clone)]
struct WaitingPipelines {
    /// Pipelines that it is still compiling.
    count: Arc<AtomicUsize>,
    /// Whether it has those that lay a picture and the panels on the window.
    paints: Arc<AtomicBool>,
}

/// The labels of the pipelines that lay a picture and the panels on the window.
const PAINTERS: [&str; 2] = ["blit pipeline", "egui_pipeline"];

/// Quiet frames in a row before the gate opens.
const QUIET_FRAMES: u32 = 4;

fn count_pipelines(cache: Res<PipelineCache>, waiting: Res<WaitingPipelines>) {
    waiting.count.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
    if !waiting.paints.load(Ordering::Relaxed) {
        let made = |label: &str| {
            cache.pipelines().any(|pipeline| {
                let PipelineDescriptor::RenderPipelineDescriptor(descriptor) = &pipeline.descriptor else {
                    return false;
                };
                descriptor.label.as_deref() == Some(label) && matches!(pipeline.state, CachedPipelineState::Ok(_))
            })
        };
        waiting.paints.store(PAINTERS.into_iter().all(made), Ordering::Relaxed);
    }
}

/// The window is painted a few frames after it could be; if the renderer never says so, then after long enough.
fn look_at_the_window(
    waiting: Res<WaitingPipelines>,
    mut painted: ResMut<WindowPainted>,
    mut frames: Local<(u32, u32)>,
) {
    const A_FEW: u32 = 3;
    const LONG_ENOUGH: u32 = 400;
    frames.0 += u32::from(waiting.paints.load(Ordering::Relaxed));
    frames.1 += 1;
    painted.0 = frames.0 >= A_FEW || frames.1 >= LONG_ENOUGH;
}

/// How far everything is: files and stone first, then the renderer's pipelines, of which there are a few dozen.
fn share(loaded: f32, carved: bool, pipelines: usize) -> f32 {
    let made = if loaded < 1.0 || pipelines == usize::MAX { 0.0 } else { 1.0 / (1.0 + pipelines as f32 / 12.0) };
    0.45 * loaded + if carved { 0.15 } else { 0.0 } + 0.40 * made
}

fn open_gate(
    mut ready: ResMut<SceneReady>,
    quality: Res<Quality>,
    waiting: Res<WaitingPipelines>,
    server: Res<AssetServer>,
    textures: Res<StoneTextures>,
    sky: Res<SkyMaps>,
    baking: Res<BoardBaking>,
    board: Query<(), With<CarvedBoard>>,
    mut reports: MessageWriter<ReportReadiness>,
    (mut reported, mut quiet): (Local<f32>, Local<u32>),
) {
    if quality.is_changed() {
        *quiet = 0;
        *reported = 0.0;
        reports.write(ReportReadiness(0.0));
        ready.set_if_neq(SceneReady(false));
    }
    if ready.0 {
        return;
    }
    // A missing file must not close the gate for ever: the server has said so in the log.
    let settled = |h: &Handle<Image>| {
        server.is_loaded_with_dependencies(h) || matches!(server.load_state(h), LoadState::Failed(_))
    };
    let files = || textures.all().chain([&sky.sky, &sky.diffuse, &sky.specular]);
    let loaded = files().filter(|file| settled(file)).count() as f32 / files().count() as f32;
    let carved = !baking.is_busy() && !board.is_empty();
    let pipelines = waiting.count.load(Ordering::Relaxed);
    let calm = loaded >= 1.0 && carved && pipelines == 0;
    let now = share(loaded, carved, pipelines);
    if now > *reported {
        *reported = now;
        reports.write(ReportReadiness(now));
    }
    *quiet = if calm { *quiet + 1 } else { 0 };
    if *quiet >= QUIET_FRAMES {
        ready.0 = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_ready_grows_to_the_whole_and_no_further() {
        let steps = [(0.0, false, usize::MAX), (0.5, false, 30), (1.0, false, 30), (1.0, true, 30), (1.0, true, 3)];
        let shares = steps.map(|(loaded, carved, pipelines)| share(loaded, carved, pipelines));
        assert!(shares.is_sorted_by(|a, b| a < b), "{shares:?}");
        assert!((share(1.0, true, 0) - 1.0).abs() < 1e-6);
    }
}
