//! Pictures without a window: the scene is drawn into an image with a fixed clock, so that the same call gives the same
//! picture. Frames that nobody will see are not drawn.

use std::path::PathBuf;
use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;

use super::options::Options;
use super::picture::Shot;
use crate::game::{EngineMode, Screen};
use crate::view::board::BoardBaking;
use crate::view::{MainCamera, ViewSystems};

/// Game time of one frame.
const FRAME: Duration = Duration::from_nanos(33_333_333);
/// The camera draws this many frames before the picture is taken, so that the panels have found their size.
const WARM_UP: u32 = 3;

/// Pictures still to be taken.
#[derive(Resource)]
struct Roll {
    shots: Vec<Shot>,
    canvas: Handle<Image>,
    developing: Option<u32>,
    waiting: bool,
}

/// Makes an app take the pictures of its options and leave.
pub fn add(app: &mut App, options: &Options) {
    let (width, height) = (options.size().width, options.size().height);
    let mut image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let canvas = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    let mut shots = options.shots.clone();
    shots.reverse();
    app.insert_resource(Roll { shots, canvas, developing: None, waiting: false });
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.insert_resource(EngineMode { blocking: true, solves: false, ..default() });
    app.add_systems(Update, (aim_camera, take_shots).chain().after(ViewSystems::Sound));
}

/// The camera draws into the canvas, and only while loading or when a picture is due.
fn aim_camera(
    screen: Res<State<Screen>>,
    time: Res<Time>,
    roll: Res<Roll>,
    mut cameras: Query<(Entity, &mut Camera, Has<Aimed>), With<MainCamera>>,
    mut commands: Commands,
) {
    let soon = roll.shots.last().is_some_and(|shot| time.elapsed_secs() + 0.25 >= shot.at);
    let draws = *screen.get() == Screen::Loading || soon || roll.waiting;
    for (entity, mut camera, aimed) in &mut cameras {
        if !aimed {
            commands.entity(entity).insert((RenderTarget::Image(roll.canvas.clone().into()), Aimed));
        }
        if camera.is_active != draws {
            camera.is_active = draws;
        }
    }
}

/// The camera already draws into the canvas.
#[derive(Component)]
struct Aimed;

fn take_shots(
    screen: Res<State<Screen>>,
    mut time: ResMut<Time<Virtual>>,
    mut roll: ResMut<Roll>,
    baking: Res<BoardBaking>,
    mut exit: MessageWriter<AppExit>,
    mut commands: Commands,
) {
    if *screen.get() == Screen::Loading || roll.waiting {
        return;
    }
    let Some(shot) = roll.shots.last() else {
        exit.write(AppExit::Success);
        return;
    };
    if time.elapsed_secs() < shot.at {
        return;
    }
    // Time stands still while the picture is drawn, and until the board that belongs to it is carved.
    time.pause();
    if baking.is_busy() {
        return;
    }
    let drawn = roll.developing.unwrap_or(0);
    if drawn < WARM_UP {
        roll.developing = Some(drawn + 1);
        return;
    }
    let Some(shot) = roll.shots.pop() else { return };
    roll.developing = None;
    roll.waiting = true;
    commands.spawn(Screenshot::image(roll.canvas.clone())).observe(save(shot.file)).observe(go_on);
}

/// Writes the picture; where that cannot be done the program says so and ends.
fn save(file: PathBuf) -> impl FnMut(On<ScreenshotCaptured>, MessageWriter<AppExit>) {
    move |captured, mut exit| {
        let saved = captured.image.clone().try_into_dynamic().map_err(|error| error.to_string());
        let saved = saved.and_then(|picture| picture.to_rgb8().save(&file).map_err(|error| error.to_string()));
        if let Err(error) = saved {
            eprintln!("morris: the picture cannot be saved: {}: {error}", file.display());
            exit.write(AppExit::error());
        }
    }
}

fn go_on(_: On<ScreenshotCaptured>, mut roll: ResMut<Roll>, mut time: ResMut<Time<Virtual>>) {
    roll.waiting = false;
    time.unpause();
}
