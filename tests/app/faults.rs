//! Files of the game that are missing or damaged, and a graphics device that goes away: each gets a plain stand-in or an
//! end with a sentence, none is waited for for ever.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::app::PluginsState;
use bevy::asset::io::AssetSourceBuilder;
use bevy::asset::{AssetPlugin, LoadState};
use bevy::audio::{AudioLoader, AudioPlugin, AudioSource};
use bevy::camera::RenderTarget;
use bevy::image::{CompressedImageFormats, ImageLoader};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use nine_mens_morris::app::{LastWords, watch_picture};
use nine_mens_morris::game::{LostFiles, ReportLostFile, note_lost_files};
use nine_mens_morris::view::loading::{faults, standins};
use nine_mens_morris::view::materials::textures;
use nine_mens_morris::view::materials::textures::StoneTextures;
use nine_mens_morris::view::place::atmosphere::AirMaterial;
use nine_mens_morris::view::place::lighting::SkyMaps;

/// A copy of the game's files, gone at the end.
struct Copied(PathBuf);

impl Copied {
    fn new(name: &str, folders: &[&str]) -> Self {
        let root = std::env::temp_dir().join(format!("morris-faults-{name}-{}", std::process::id()));
        for folder in folders {
            let (from, to) = (Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), root.join(folder));
            fs::create_dir_all(&to).expect("a temporary folder");
            for entry in fs::read_dir(from).expect("the game's files").flatten().filter(|entry| entry.path().is_file())
            {
                fs::copy(entry.path(), to.join(entry.file_name())).expect("a temporary file");
            }
        }
        Self(root)
    }

    fn spoil(&self, file: &str, fault: Fault) {
        let path = self.0.join(file);
        let bytes = fs::read(&path).expect("a file of the game");
        let spoilt = match fault {
            Fault::Missing => return fs::remove_file(path).expect("it was there"),
            Fault::Empty => Vec::new(),
            Fault::CutShort => bytes[..bytes.len() / 3].to_vec(),
            Fault::HeadAlone => bytes[..bytes.len().min(80)].to_vec(),
            Fault::Noise => (0..4000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect(),
            Fault::BadSyntax => [&bytes, &b"\nfn broken( {\n"[..]].concat(),
        };
        fs::write(path, spoilt).expect("a temporary file");
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Missing,
    Empty,
    CutShort,
    HeadAlone,
    Noise,
    BadSyntax,
}

use Fault::{BadSyntax, CutShort, Empty, HeadAlone, Missing, Noise};

/// Every picture and sound with what happens to it; those that are left alone must stay as they are.
const FILES: [(&str, Option<Fault>); 22] = [
    ("textures/limestone_albedo.png", Some(Missing)),
    ("textures/limestone_normal.png", Some(Empty)),
    ("textures/ashlar_wall_albedo.png", Some(CutShort)),
    ("textures/ashlar_wall_normal.png", Some(Noise)),
    ("textures/flagstone_moss_albedo.png", Some(HeadAlone)),
    ("textures/flagstone_moss_normal.png", None),
    ("textures/garth_grass_albedo.png", None),
    ("textures/garth_grass_normal.png", Some(Missing)),
    ("environment/pmndrs_sky_sky.ktx2", Some(CutShort)),
    ("environment/pmndrs_sky_diffuse.ktx2", Some(Noise)),
    ("environment/pmndrs_sky_specular.ktx2", Some(Missing)),
    ("audio/place_0.ogg", Some(Missing)),
    ("audio/place_1.ogg", Some(Empty)),
    ("audio/place_2.ogg", Some(Noise)),
    ("audio/place_3.ogg", None),
    ("audio/slide_0.ogg", Some(HeadAlone)),
    ("audio/slide_1.ogg", None),
    ("audio/slide_2.ogg", None),
    ("audio/crumble_0.ogg", Some(Empty)),
    ("audio/crumble_1.ogg", None),
    ("audio/bell.ogg", Some(Noise)),
    ("audio/ambience_loop.ogg", Some(Missing)),
];

#[test]
fn every_picture_and_sound_that_is_missing_or_damaged_has_a_stand_in() {
    let copied = Copied::new("files", &["assets/textures", "assets/environment", "assets/audio"]);
    for (file, fault) in FILES {
        if let Some(fault) = fault {
            copied.spoil(&format!("assets/{file}"), fault);
        }
    }
    let assets = copied.0.join("assets").to_string_lossy().into_owned();
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin { file_path: assets, ..default() }, ImagePlugin::default()));
    app.init_asset::<AudioSource>().init_asset_loader::<AudioLoader>();
    app.init_resource::<SkyMaps>().init_resource::<LostFiles>().add_message::<ReportLostFile>();
    app.add_systems(First, note_lost_files);
    app.add_plugins((textures::plugin, standins::plugin));
    // The renderer would bring it.
    app.register_asset_loader(ImageLoader::new(CompressedImageFormats::NONE));
    app.finish();
    app.cleanup();
    let server = app.world().resource::<AssetServer>().clone();
    let sounds: Vec<Handle<AudioSource>> = FILES[11..].iter().map(|(file, _)| server.load(*file)).collect();
    let (stones, sky) = (app.world().resource::<StoneTextures>().clone(), app.world().resource::<SkyMaps>().clone());
    let pictures: Vec<Handle<Image>> = stones.all().chain([&sky.sky, &sky.diffuse, &sky.specular]).cloned().collect();
    let states = || {
        let of_pictures = pictures.iter().map(|handle| server.load_state(handle));
        of_pictures.chain(sounds.iter().map(|handle| server.load_state(handle))).collect::<Vec<_>>()
    };
    for frame in 0.. {
        let waits = states().iter().any(|state| matches!(state, LoadState::NotLoaded | LoadState::Loading));
        if !waits {
            break;
        }
        assert!(frame < LONG, "some are waited for for ever: {:?}", states());
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    (0..4).for_each(|_| app.update());
    let images = app.world().resource::<Assets<Image>>();
    assert!(pictures.iter().all(|handle| images.get(handle).is_some()), "every picture is there");
    let sources = app.world().resource::<Assets<AudioSource>>();
    for (handle, (file, _)) in sounds.iter().zip(&FILES[11..]) {
        let source = sources.get(handle).unwrap_or_else(|| panic!("{file} has no stand-in"));
        assert!(standins::can_be_played(&source.bytes), "{file} can be played");
    }
    let mut told = app.world().resource::<LostFiles>().names().to_vec();
    told.sort();
    let mut spoilt: Vec<&str> = FILES.iter().filter(|(_, fault)| fault.is_some()).map(|(file, _)| *file).collect();
    spoilt.sort_unstable();
    assert_eq!(told, spoilt, "each is told, and no other");
}

/// A sheet in the air, drawn by the shaders of a folder, without a window.
fn air(root: &Path) -> App {
    let mut app = App::new();
    let shaders = root.join("shaders").to_string_lossy().into_owned();
    app.register_asset_source("shaders", AssetSourceBuilder::platform_default(&shaders, None));
    let window = WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() };
    let plugins = DefaultPlugins.set(window).disable::<WinitPlugin>().disable::<LogPlugin>().disable::<AudioPlugin>();
    app.add_plugins(plugins.disable::<PipelinedRenderingPlugin>());
    app.add_plugins((MaterialPlugin::<AirMaterial>::default(), faults::plugin, watch_picture));
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    let world = app.world_mut();
    let canvas = Image::new_target_texture(32, 32, TextureFormat::Rgba8UnormSrgb, None);
    let canvas = world.resource_mut::<Assets<Image>>().add(canvas);
    let sheet = world.resource_mut::<Assets<Mesh>>().add(Rectangle::new(1.0, 1.0));
    let light = world.resource_mut::<Assets<AirMaterial>>().add(AirMaterial { light: Vec4::new(1.0, 0.8, 0.6, 0.0) });
    world.spawn((Camera3d::default(), RenderTarget::Image(canvas.into()), Transform::from_xyz(0.0, 0.0, 3.0)));
    world.spawn((Mesh3d(sheet), MeshMaterial3d(light)));
    app
}

/// Draws until the program would end, and says what a person was told; nothing if it goes on.
fn last_words(app: &mut App, frames: usize) -> Option<String> {
    for _ in 0..frames {
        app.update();
        if let Some(exit) = app.should_exit() {
            assert!(exit.is_error(), "it is told to whoever started the game as well");
            return app.world().resource::<LastWords>().0.clone();
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    None
}

/// More frames than a shader is waited for on a slow machine.
const LONG: usize = 10_000;

#[test]
fn a_damaged_shader_ends_the_game_with_a_sentence_that_names_it() {
    let table = [
        ("air.wgsl", BadSyntax, "air.wgsl"),
        ("air.wgsl", Empty, "air.wgsl"),
        ("air.wgsl", Noise, "air.wgsl"),
        ("air.wgsl", CutShort, "air.wgsl"),
        // Of one that others are made of, those or itself.
        ("noise.wgsl", Empty, "noise.wgsl"),
        ("noise.wgsl", Noise, "noise.wgsl"),
        ("choice.wgsl", BadSyntax, "air.wgsl"),
        ("choice.wgsl", Missing, "choice.wgsl"),
    ];
    for (file, fault, named) in table {
        let copied = Copied::new(&format!("{file}-{fault:?}"), &["shaders"]);
        copied.spoil(&format!("shaders/{file}"), fault);
        let told = last_words(&mut air(&copied.0), LONG);
        let expected = format!("the game is not whole: shaders/{named} is damaged. Fetch it again");
        assert_eq!(told.as_ref(), Some(&expected), "{file} {fault:?}");
    }
}

#[test]
fn a_lost_device_ends_the_game_with_a_sentence() {
    let copied = Copied::new("device", &["shaders"]);
    let mut app = air(&copied.0);
    assert_eq!(last_words(&mut app, 60), None, "whole shaders are no fault");
    let device = app.world().resource::<RenderDevice>().clone();
    // What is under way would come to its end without a device.
    device.poll(PollType::wait_indefinitely()).expect("the device is there");
    device.wgpu_device().destroy();
    // The loss is told when the device is asked next.
    let _ = device.poll(PollType::wait_indefinitely());
    let told = last_words(&mut app, LONG);
    assert!(told.as_ref().is_some_and(|told| told.contains("the match goes on where it stood")), "{told:?}");
}

#[test]
fn a_sound_with_wrong_bytes_is_refused_or_played_to_its_end() {
    use bevy::audio::Decodable;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/audio/place_0.ogg");
    let whole = fs::read(path).expect("a sound");
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(0x0995);
    let (mut played, mut refused) = (0, 0);
    for _ in 0..300 {
        let mut bytes = whole.clone();
        // The head is where a reader decides what is to come.
        let reach = if dice.random() { 5_000 } else { bytes.len() };
        for _ in 0..dice.random_range(1..12) {
            bytes[dice.random_range(0..reach)] = dice.random();
        }
        if dice.random_bool(0.3) {
            bytes.truncate(dice.random_range(0..whole.len()));
        }
        if standins::can_be_played(&bytes) {
            played += 1;
            // No more than a minute of it, whatever it says.
            AudioSource { bytes: bytes.into() }.decoder().take(60 * 48_000).for_each(drop);
        } else {
            refused += 1;
        }
    }
    assert!(played > 10 && refused > 10, "{played} played, {refused} refused");
}

#[test]
fn a_picture_with_wrong_bytes_breaks_nothing() {
    use bevy::asset::RenderAssetUsages;
    use bevy::image::{ImageSampler, ImageType};
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/environment/pmndrs_sky_diffuse.ktx2");
    let whole = fs::read(path).expect("a picture");
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(0x0995);
    let mut bad = Vec::new();
    for _ in 0..400 {
        let mut bytes = whole.clone();
        let reach = if dice.random() { 300 } else { bytes.len() };
        for _ in 0..dice.random_range(1..6) {
            bytes[dice.random_range(0..reach)] = dice.random();
        }
        let read = std::panic::catch_unwind(|| {
            let kind = ImageType::Extension("ktx2");
            let (formats, sampler) = (CompressedImageFormats::NONE, ImageSampler::Default);
            Image::from_buffer(&bytes, kind, formats, false, sampler, RenderAssetUsages::all()).is_ok()
        });
        bad.extend(read.err().map(|_| bytes));
    }
    assert!(bad.is_empty(), "{} panics", bad.len());
}
