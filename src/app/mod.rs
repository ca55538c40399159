//! Puts the layers together: Bevy's plugins, where assets lie, the window or the picture to draw into, and our own
//! plugins. [`Options`] come from the command line; a test may fill them in itself.

mod breakdown;
mod faults;
mod folders;
mod gallery;
mod headless;
mod measure;
mod options;
mod pacing;
mod picture;
mod relaunch;
mod shots;
mod start;
mod window;

use std::time::Duration;

use bevy::app::ScheduleRunnerPlugin;
use bevy::asset::AssetPlugin;
use bevy::asset::io::AssetSourceBuilder;
use bevy::audio::AudioPlugin;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiGlobalSettings, EguiPlugin};

pub use breakdown::tell_in_a_sentence;
pub use faults::{LastWords, plugin as watch_picture};
pub use folders::{Folders, NoFolders};
pub use gallery::{build as build_gallery, furnish};
pub use headless::{build as build_headless, build_attract};
pub use measure::table as measure_table;
pub use options::{OpeningError, Options, Side};
pub use pacing::{Pace, Scene, left_of_frame};
pub use picture::{Shot, Size};
pub use relaunch::relaunch;
pub use start::Opening;

use crate::platform::cache_folder;
use crate::{game, preferences, ui, view};

/// Log lines that say nothing to a player: chatter about software adapters and desktop settings, and about what was still to
/// be done when the program ends early.
const LOG_FILTER: &str = "warn,wgpu_hal=error,wgpu_core=error,naga=error,symphonia=error,winit=error,\
                          bevy_render::renderer=error,bevy_winit=error,bevy_egui=error,calloop=error,sctk=error,gilrs=error,\
                          bevy_ecs::world::command_queue=error,rfd=off";

/// The whole program as an app that is ready to run.
///
/// # Errors
/// [`NoFolders`] when assets and shaders cannot be found.
pub fn build(options: &Options, opening: Opening) -> Result<App, NoFolders> {
    if let Some(bare) = measure::bare(options) {
        return Ok(bare);
    }
    let folders = Folders::find()?;
    let mut app = App::new();
    let shaders = folders.shaders.to_string_lossy().into_owned();
    app.register_asset_source("shaders", AssetSourceBuilder::platform_default(&shaders, None));
    let windowless = options.is_windowless();
    // A picture without a window is the same for everybody.
    let path = if windowless { None } else { preferences::store::path_of_the_user() };
    let place = path.as_ref().map(|path| path.with_file_name("window.json"));
    let primary_window = (!windowless).then(|| window::open(&mut app, options.window_size, options.full_screen, place));
    let settings = preferences::store::SettingsPlugin { path, this_start: opening.wishes };
    let mut plugins = DefaultPlugins
        .set(AssetPlugin { file_path: folders.assets.to_string_lossy().into_owned(), ..default() })
        .set(LogPlugin { filter: LOG_FILTER.to_owned(), ..default() })
        .set(WindowPlugin {
            primary_window,
            exit_condition: if windowless { ExitCondition::DontExit } else { ExitCondition::OnAllClosed },
            ..default()
        });
    if windowless {
        plugins = plugins.disable::<WinitPlugin>();
    }
    if windowless || !has_audio() {
        plugins = plugins.disable::<AudioPlugin>();
    }
    app.add_plugins(plugins.set(TaskPoolPlugin { task_pool_options: task_pools() }));
    if windowless {
        app.add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO));
    }
    app.add_plugins(EguiPlugin::default());
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    app.insert_resource(opening);
    // Nothing of a picture without a window is kept.
    app.insert_resource(if windowless { game::Storage::default() } else { game::Storage::of_the_user() });
    let cache = if windowless { None } else { cache_folder().map(|folder| folder.join("baked")) };
    app.insert_resource(view::BakedFiles::in_folder(cache));
    app.add_plugins(settings);
    app.add_plugins((game::plugin, view::plugin, ui::plugin, start::plugin, faults::plugin));
    app.configure_sets(Update, view::ViewSystems::Point.before(ui::UiInput::Devices));
    run_in_turn(&mut app);
    if windowless {
        options.set_for_pictures(&mut app);
    } else {
        app.insert_resource(game::BrokenOff(breakdown::take_note()));
        relaunch::watch(options.recovered.unwrap_or_default());
    }
    if options.frame_times {
        app.add_systems(Last, start::tell_frame_times);
    }
    if !windowless {
        app.add_plugins((pacing::plugin, window::plugin));
    }
    if let Some(stop) = options.stop() {
        gallery::visit(&mut app, stop);
    }
    if !options.shots.is_empty() {
        shots::add(&mut app, options);
    }
    if options.measured.is_some() {
        measure::add(&mut app, options.size());
    }
    Ok(app)
}

/// Two tasks in the background at least: on two cores Bevy starts one thread for them, on which the renderer's pipelines
/// would wait until the board is carved.
fn task_pools() -> TaskPoolOptions {
    let mut options = TaskPoolOptions::default();
    options.async_compute.min_threads = 2;
    options
}

/// Our own systems are many and each is done in microseconds: handing them to other threads would cost more than they do.
fn run_in_turn(app: &mut App) {
    app.edit_schedule(Update, |schedule| {
        schedule.set_executor(SingleThreadedExecutor::new());
    });
}

/// Whether there is anything that could make a sound; without it the sound system would only log that there is not.
fn has_audio() -> bool {
    !cfg!(target_os = "linux")
        || std::path::Path::new("/dev/snd").exists()
        || std::env::var_os("PULSE_SERVER").is_some()
        || std::env::var_os("PIPEWIRE_REMOTE").is_some()
}
