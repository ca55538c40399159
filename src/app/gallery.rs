//! Pictures of every page: over a plain ground, so that all of them take a minute (`--gallery`), or one over the scene
//! itself (`--page`).

use std::collections::VecDeque;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::app::ScheduleRunnerPlugin;
use bevy::audio::AudioPlugin;
use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, PrimaryEguiContext};

use super::options::Options;
use crate::game::{self, EngineMode, MatchResult, Screen, Storage};
use crate::preferences::Preferences;
use crate::ui;
use crate::ui::tour::{Stop, TOUR};

/// Game time of one frame.
const FRAME: Duration = Duration::from_millis(50);
/// So many frames pass between leaving one stop and arriving at the next.
const ON_THE_WAY: u32 = 4;

/// The app that walks through all pages, takes a picture of each and leaves.
pub fn build(options: &Options, folder: &Path) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(LogPlugin { filter: "error".to_owned(), ..default() })
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .disable::<WinitPlugin>()
            .disable::<AudioPlugin>(),
    );
    app.add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO));
    app.add_plugins(EguiPlugin::default());
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    // Where it cannot be written to, every picture says so.
    let _ = fs::create_dir_all(folder);
    let kept = std::env::temp_dir().join(format!("morris-gallery-{}", std::process::id()));
    app.insert_resource(furnish(&kept).unwrap_or_default());
    app.add_plugins((game::plugin, ui::plugin));
    super::run_in_turn(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.insert_resource(EngineMode { blocking: true, solves: false, patience: 0.0 });
    app.insert_resource(ClearColor(Color::srgb(0.36, 0.31, 0.25)));
    let size = options.size();
    let mut image = Image::new_target_texture(size.width, size.height, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let canvas = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.world_mut().spawn((Camera2d, Msaa::Off, RenderTarget::Image(canvas.clone().into()), PrimaryEguiContext));
    app.world_mut().resource_mut::<Preferences>().language = options.language;
    options.set_for_pictures(&mut app);
    let chosen = |stop: &Stop| options.page.as_ref().is_none_or(|page| stop.name.starts_with(page.as_str()));
    let stops = TOUR.into_iter().filter(chosen).collect();
    app.insert_resource(Guide { stops, folder: folder.to_owned(), canvas, frame: 0, developing: false, kept });
    app.add_systems(PostStartup, |mut screen: ResMut<NextState<Screen>>| screen.set(Screen::Title));
    app.add_systems(First, lead);
    app
}

/// Puts some games and what was counted into a folder, and keeps games there.
///
/// # Errors
/// What the system says.
pub fn furnish(folder: &Path) -> io::Result<Storage> {
    let games = folder.join("games");
    fs::create_dir_all(&games)?;
    for (index, (white, black, result)) in
        [("Anna", "Bruno", "1-0"), ("Margarete", "Bartholomäus", "1/2-1/2"), ("Anna", "Master", "0-1")]
            .into_iter()
            .enumerate()
    {
        let text = format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"2031.05.2{index}\"]\n[Result \"{result}\"]\n\
             [Rules \"nine\"]\n\n1. d6 f4 2. f6 b4 3. b6xf4 d2 4. d7 a7 5. g7 a1 6. a4 {result}\n"
        );
        fs::write(games.join(format!("game-{index}.pgn")), text)?;
    }
    fs::write(games.join("spilt-ink.pgn"), "1. d6 z9\n")?;
    let played = |level: &str, winner: &str, turns: u32| MatchResult {
        date: "2031.05.27".to_owned(),
        rules: "nine".to_owned(),
        white: "human".to_owned(),
        black: level.to_owned(),
        winner: winner.to_owned(),
        turns,
    };
    let all = [
        played("apprentice", "white", 41),
        played("journeyman", "black", 63),
        played("journeyman", "none", 120),
        played("master", "black", 48),
        played("human", "white", 52),
        MatchResult { rules: "six,flying=never".to_owned(), ..played("apprentice", "white", 27) },
    ];
    fs::write(
        folder.join("statistics.json"),
        serde_json::to_string(&serde_json::json!({ "games": all })).map_err(io::Error::other)?,
    )?;
    Ok(Storage::in_folder(folder))
}

/// Where the walk has got to.
#[derive(Resource)]
struct Guide {
    stops: VecDeque<Stop>,
    folder: PathBuf,
    canvas: Handle<Image>,
    frame: u32,
    developing: bool,
    kept: PathBuf,
}

fn lead(world: &mut World) {
    let Some(mut guide) = world.remove_resource::<Guide>() else { return };
    if !guide.developing {
        take_step(world, &mut guide);
    }
    world.insert_resource(guide);
}

fn take_step(world: &mut World, guide: &mut Guide) {
    let Some(&stop) = guide.stops.front() else {
        let _ = fs::remove_dir_all(&guide.kept);
        world.write_message(AppExit::Success);
        return;
    };
    guide.frame += 1;
    let stays = (stop.seconds / FRAME.as_secs_f32()).ceil() as u32;
    let last = ON_THE_WAY + stays.max(6);
    // Frames that nobody will see are not drawn.
    for mut camera in world.query::<&mut Camera>().iter_mut(world) {
        camera.is_active = guide.frame + 3 >= last;
    }
    match guide.frame {
        1 => stop.set_out(world),
        ON_THE_WAY => stop.arrive(world),
        frame if frame == last => {
            guide.developing = true;
            let file = guide.folder.join(format!("{}.png", stop.name));
            world.spawn(Screenshot::image(guide.canvas.clone())).observe(save_to_disk(file)).observe(go_on);
        }
        _ => {}
    }
}

fn go_on(_: On<ScreenshotCaptured>, mut guide: ResMut<Guide>) {
    guide.stops.pop_front();
    guide.frame = 0;
    guide.developing = false;
}

/// Goes to one page as soon as everything is loaded.
pub fn visit(app: &mut App, stop: Stop) {
    let mut frame = 0;
    app.add_systems(First, move |world: &mut World| {
        if *world.resource::<State<Screen>>().get() == Screen::Loading || frame > ON_THE_WAY {
            return;
        }
        frame += 1;
        match frame {
            1 => stop.set_out(world),
            ON_THE_WAY => stop.arrive(world),
            _ => {}
        }
    });
}
