//! The gate before the first picture: open once every texture is there, the board is carved and no pipeline waits.
//!
//! Behind the gate the scene is drawn only in frames from which something is learned: the first frame with another file,
//! with the board, or after the renderer has made the pipelines that the frame before asked for. On a machine that draws
//! with its processor, frames that nobody sees would take most of the time from start to picture; those that must be are
//! drawn small.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use bevy::asset::LoadState;
use bevy::camera::MainPassResolutionOverride;
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::render::camera::extract_cameras;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache, PipelineDescriptor};
use bevy::render::sync_world::RenderEntity;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};

use crate::game::{ReportReadiness, Screen};
use crate::view::board::{BoardBaking, CarvedBoard};
use crate::view::camera::MainCamera;
use crate::view::materials::textures::StoneTextures;
use crate::view::place::lighting::SkyMaps;
use crate::view::quality::Quality;

pub(crate) fn plugin(app: &mut App) {
    let waiting = Pipelines { waiting: Arc::new(AtomicUsize::new(usize::MAX)), ..default() };
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(waiting.clone()).add_systems(Render, count_pipelines.in_set(RenderSystems::Cleanup));
        render.add_systems(ExtractSchedule, draw_small.after(extract_cameras));
    } else {
        waiting.waiting.store(0, Ordering::Relaxed);
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
#[derive(Resource, Clone, Default)]
struct Pipelines {
    /// How many it has been asked for.
    asked: Arc<AtomicUsize>,
    /// How many of them it is still compiling.
    waiting: Arc<AtomicUsize>,
    /// Whether it has those that lay a picture and the panels on the window.
    paints: Arc<AtomicBool>,
}

/// The labels of the pipelines that lay a picture and the panels on the window.
const PAINTERS: [&str; 2] = ["blit pipeline", "egui_pipeline"];

/// So many frames that ask for no new pipeline are drawn before the gate opens.
const QUIET_FRAMES: u32 = 2;
/// So many frames after it was drawn the renderer has counted all pipelines that a frame asked for.
const COUNTED_AFTER: u32 = 3;
/// How long a frame waits in which nothing is drawn, so that the processor is free for what is waited for.
const IDLE: Duration = Duration::from_millis(15);

/// What is known behind the gate.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Progress {
    /// Files that are there or will never be.
    files: usize,
    /// Whether the board is carved.
    carved: bool,
    /// Pipelines that were asked for.
    asked: usize,
}

/// Decides in which frames the scene is drawn behind the gate, and when the gate opens.
#[derive(Default)]
struct Rehearsal {
    drawn: Progress,
    frames_since: u32,
    quiet: u32,
}

impl Rehearsal {
    /// Judges a frame: whether the scene is drawn in it. `whole` says that all files and the board are there, `waiting` how
    /// many pipelines are still compiled.
    fn draws(&mut self, now: Progress, whole: bool, waiting: usize) -> bool {
        self.frames_since += 1;
        if waiting > 0 || self.frames_since < COUNTED_AFTER {
            return false;
        }
        let same = now == self.drawn;
        self.quiet = if whole && same { self.quiet + 1 } else { 0 };
        if same && !whole {
            return false;
        }
        self.drawn = now;
        self.frames_since = 0;
        true
    }

    fn is_over(&self) -> bool {
        self.quiet > QUIET_FRAMES
    }
}

/// A camera behind the gate: nobody sees what it draws, and what is learned from it does not depend on its size.
#[derive(Component, Debug)]
struct Unseen;

/// The size of the scene in a frame that nobody sees, in pixels.
const REHEARSED: UVec2 = UVec2::new(96, 54);

/// Draws the scene of an unseen camera small; what is written over it keeps its size.
fn draw_small(cameras: Extract<Query<(RenderEntity, Has<Unseen>), With<MainCamera>>>, mut commands: Commands) {
    for (camera, unseen) in &cameras {
        if unseen {
            commands.entity(camera).insert(MainPassResolutionOverride(REHEARSED));
        } else {
            commands.entity(camera).remove::<MainPassResolutionOverride>();
        }
    }
}

fn count_pipelines(cache: Res<PipelineCache>, waiting: Res<Pipelines>) {
    waiting.asked.store(cache.pipelines().count(), Ordering::Relaxed);
    waiting.waiting.store(cache.waiting_pipelines().count(), Ordering::Relaxed);
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
fn look_at_the_window(waiting: Res<Pipelines>, mut painted: ResMut<WindowPainted>, mut frames: Local<(u32, u32)>) {
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
    (quality, screen, time): (Res<Quality>, Option<Res<State<Screen>>>, Res<Time<Real>>),
    pipelines: Res<Pipelines>,
    server: Res<AssetServer>,
    textures: Res<StoneTextures>,
    sky: Res<SkyMaps>,
    baking: Res<BoardBaking>,
    board: Query<(), With<CarvedBoard>>,
    cameras: Query<Entity, With<MainCamera>>,
    mut reports: MessageWriter<ReportReadiness>,
    mut commands: Commands,
    (mut reported, mut rehearsal): (Local<f32>, Local<Rehearsal>),
) {
    if quality.is_changed() {
        *rehearsal = Rehearsal::default();
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
    let progress = Progress {
        files: files().filter(|file| settled(file)).count(),
        carved: !baking.is_busy() && !board.is_empty(),
        asked: pipelines.asked.load(Ordering::Relaxed),
    };
    let loaded = progress.files as f32 / files().count() as f32;
    let waiting = pipelines.waiting.load(Ordering::Relaxed);
    let now = share(loaded, progress.carved, waiting);
    if now > *reported {
        *reported = now;
        reports.write(ReportReadiness(now));
    }
    let whole = loaded >= 1.0 && progress.carved;
    let draws = rehearsal.draws(progress, whole, waiting);
    ready.0 = rehearsal.is_over();
    if ready.0 {
        info!("the scene is ready after {:.2} s", time.elapsed_secs());
    }
    // A change of quality in the middle of a game goes on before everybody's eyes.
    let unseen = !ready.0 && screen.is_some_and(|screen| *screen.get() == Screen::Loading);
    let hidden = unseen && !draws;
    for camera in &cameras {
        if unseen {
            commands.entity(camera).insert(Unseen);
        } else {
            commands.entity(camera).remove::<Unseen>();
        }
        if hidden {
            commands.entity(camera).insert(RenderLayers::none());
        } else {
            commands.entity(camera).remove::<RenderLayers>();
        }
    }
    if hidden {
        std::thread::sleep(IDLE);
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

    #[test]
    fn behind_the_gate_a_frame_is_drawn_for_everything_new_and_twice_more_when_all_is_there() {
        let mut rehearsal = Rehearsal::default();
        let mut drawn = |progress: Progress, whole, waiting| {
            (0..40).filter(|_| !rehearsal.is_over() && rehearsal.draws(progress, whole, waiting)).count()
        };
        let mut now = Progress { files: 3, carved: false, asked: 10 };
        assert_eq!(drawn(now, false, usize::MAX), 0, "the renderer has not begun");
        assert_eq!(drawn(now, false, 0), 1);
        now.files = 11;
        assert_eq!(drawn(now, false, 0), 1, "all files");
        now.asked = 30;
        assert_eq!(drawn(now, false, 20), 0, "pipelines are made");
        assert_eq!(drawn(now, false, 0), 1);
        now.carved = true;
        let last = drawn(now, true, 0);
        assert!((2..=4).contains(&last), "{last}");
        assert_eq!(drawn(now, true, 0), 0, "the gate is open");
    }
}
