//! The gate before the first picture: open once every texture is there, the board is carved and no pipeline waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};

use super::board::{BoardBaking, CarvedBoard};
use super::lighting::SkyMaps;
use super::quality::Quality;
use super::textures::StoneTextures;
use crate::game::Readiness;

pub(crate) fn plugin(app: &mut App) {
    let waiting = WaitingPipelines(Arc::new(AtomicUsize::new(usize::MAX)));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(waiting.clone()).add_systems(Render, count_pipelines.in_set(RenderSystems::Cleanup));
    } else {
        waiting.0.store(0, Ordering::Relaxed);
    }
    app.insert_resource(waiting).init_resource::<SceneReady>().add_systems(Last, open_gate);
}

/// Whether the scene can be shown without holes. Closes again while a new quality is made ready.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct SceneReady(pub bool);

/// Pipelines that the renderer is still compiling.
#[derive(Resource, Clone)]
struct WaitingPipelines(Arc<AtomicUsize>);

/// Quiet frames in a row before the gate opens.
const QUIET_FRAMES: u32 = 4;

fn count_pipelines(cache: Res<PipelineCache>, waiting: Res<WaitingPipelines>) {
    waiting.0.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
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
    mut readiness: ResMut<Readiness>,
    mut quiet: Local<u32>,
) {
    if quality.is_changed() {
        *quiet = 0;
        *readiness = Readiness::default();
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
    let pipelines = waiting.0.load(Ordering::Relaxed);
    let calm = loaded >= 1.0 && carved && pipelines == 0;
    readiness.set_if_neq(Readiness(readiness.0.max(share(loaded, carved, pipelines))));
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
