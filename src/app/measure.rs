//! How long a frame takes, and against what: every preset and a bare scene are drawn without a window, one after the
//! other in programs of their own, so that anybody can repeat the table on their own machine.
//!
//! The bare scene is what Bevy draws when nobody has chosen anything: its default camera, a slab, eighteen cylinders, one
//! light with shadows. A frame counts as over when the graphics adapter has finished it.

use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use bevy::app::{MainScheduleOrder, ScheduleRunnerPlugin};
use bevy::audio::AudioPlugin;
use bevy::camera::RenderTarget;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

use super::options::Options;
use super::picture::Size;
use crate::game::Screen;
use crate::view::MainCamera;

/// The scene that all others are held against.
const BARE: &str = "bare";
/// Frames that are drawn before the clock runs.
const WARM_UP: u32 = 12;
/// At least this many frames are timed, and at least for this long.
const FRAMES: u32 = 8;
const SECONDS: f32 = 3.0;
/// So many will do of frames that take this long together.
const FEW_FRAMES: u32 = 3;
const MANY_SECONDS: f32 = 20.0;

/// Measures what `names` lists and prints the table; `size`, moves and screen come from the rest of the command line.
pub fn table(names: &str, arguments: impl Iterator<Item = String>) -> ExitCode {
    let Ok(program) = std::env::current_exe() else { return ExitCode::FAILURE };
    let arguments: Vec<String> = arguments.collect();
    let mut bare = None;
    println!(
        "{:8} {:>10} {:>10} {:>9} {:>10} {:>14} {:>10}",
        "scene", "ms a frame", "times bare", "ms of CPU", "times bare", "ms of systems", "of our own"
    );
    for name in std::iter::once(BARE).chain(names.split(',').filter(|&name| name != BARE)) {
        let mut command = Command::new(&program);
        command.args(&arguments).args(["--measured", name]);
        let output = command.output().map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        let line = output.ok().and_then(|text| Figures::read(&text));
        let Some(figures) = line else {
            eprintln!("morris: {name} could not be measured");
            return ExitCode::FAILURE;
        };
        let against = *bare.get_or_insert(figures);
        let (ratio, spent) = (figures.frame / against.frame, figures.cpu / against.cpu.max(0.1));
        println!(
            "{name:8} {:10.1} {ratio:10.2} {:9.1} {spent:10.2} {:14.2} {:10.3}",
            figures.frame, figures.cpu, figures.systems, figures.own
        );
    }
    ExitCode::SUCCESS
}

/// What one program has measured, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Figures {
    /// From frame to frame.
    frame: f32,
    /// What all systems of the main world take of it, Bevy's and the panels' included.
    systems: f32,
    /// What all processor cores together spend on it; with a software renderer nearly everything. 0 where unknown.
    cpu: f32,
    /// What our own systems take of the processor: the median, for a shared machine also stretches this a little. All of
    /// them run on the main thread, so its clock is theirs.
    own: f32,
}

impl Figures {
    fn read(text: &str) -> Option<Self> {
        let mut numbers = text.lines().last()?.strip_prefix("measured ")?.split(' ').map(str::parse);
        let mut next = || numbers.next()?.ok();
        Some(Self { frame: next()?, systems: next()?, cpu: next()?, own: next()? })
    }
}

/// Makes an app, windowless and drawing into an image, tell its frame times and leave.
pub fn add(app: &mut App, size: Size) {
    let image = Image::new_target_texture(size.width, size.height, TextureFormat::Rgba8UnormSrgb, None);
    let canvas = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.insert_resource(Canvas(canvas)).init_resource::<Watch>();
    app.add_systems(First, |mut watch: ResMut<Watch>| watch.began = Some(Instant::now()));
    app.init_schedule(OwnBegins).init_schedule(OwnEnds);
    // On the thread whose clock is read.
    app.edit_schedule(OwnBegins, |schedule| _ = schedule.set_executor(SingleThreadedExecutor::new()));
    app.edit_schedule(OwnEnds, |schedule| _ = schedule.set_executor(SingleThreadedExecutor::new()));
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(Update, OwnBegins);
    order.insert_after(Update, OwnEnds);
    app.add_systems(OwnBegins, |mut watch: ResMut<Watch>| watch.own_began = thread_time());
    app.add_systems(OwnEnds, |mut watch: ResMut<Watch>| {
        let spent = thread_time().saturating_sub(watch.own_began);
        watch.own.push(spent);
    });
    app.add_systems(Update, aim).add_systems(Last, tell);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, wait_for_adapter.in_set(RenderSystems::Cleanup));
    }
}

/// Just before and just after the schedule that our own systems run in.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct OwnBegins;

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct OwnEnds;

/// Where everything is drawn.
#[derive(Resource)]
struct Canvas(Handle<Image>);

/// What has been measured so far.
#[derive(Resource, Default)]
struct Watch {
    began: Option<Instant>,
    /// Frames since `since`, first of the warm-up and then of the timed part.
    seen: u32,
    since: Option<Instant>,
    warm: bool,
    systems: Duration,
    cpu: f32,
    own_began: Duration,
    own: Vec<Duration>,
}

/// What the calling thread has spent of the processor so far; where no clock tells that, the time of day has to do.
fn thread_time() -> Duration {
    #[cfg(target_os = "linux")]
    {
        let spent = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        spent.try_into().unwrap_or_default()
    }
    #[cfg(not(target_os = "linux"))]
    {
        std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default()
    }
}

/// Seconds that this program has spent on all cores so far, where the system tells.
fn cpu_seconds() -> f32 {
    const TICKS_A_SECOND: f32 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<f32>().ok());
    ticks.sum::<f32>() / TICKS_A_SECOND
}

/// The camera of the bare scene.
#[derive(Component)]
struct BareCamera;

type Unaimed = (Or<(With<MainCamera>, With<BareCamera>)>, Without<Aimed>);

#[derive(Component)]
struct Aimed;

fn aim(canvas: Res<Canvas>, cameras: Query<Entity, Unaimed>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert((RenderTarget::Image(canvas.0.clone().into()), Aimed));
    }
}

fn wait_for_adapter(device: Res<RenderDevice>) {
    // Whatever goes wrong shows in the times.
    let _ = device.poll(PollType::wait_indefinitely());
}

fn tell(screen: Option<Res<State<Screen>>>, mut watch: ResMut<Watch>, mut exit: MessageWriter<AppExit>) {
    if screen.is_some_and(|screen| *screen.get() == Screen::Loading) {
        return;
    }
    watch.seen += 1;
    let now = Instant::now();
    let seconds = watch.since.map_or(0.0, |since| (now - since).as_secs_f32());
    let enough = |frames: u32, least: u32| frames >= least || frames >= FEW_FRAMES && seconds >= MANY_SECONDS;
    if !watch.warm {
        watch.since.get_or_insert(now);
        if enough(watch.seen, WARM_UP) {
            *watch = Watch { warm: true, since: Some(now), cpu: cpu_seconds(), ..default() };
        }
        return;
    }
    let spent = watch.began.map_or(Duration::ZERO, |began| now - began);
    watch.systems += spent;
    let frames = watch.seen;
    if enough(frames, FRAMES) && seconds >= SECONDS {
        let each = 1000.0 / frames as f32;
        let cpu = cpu_seconds() - watch.cpu;
        watch.own.sort();
        let own = watch.own.get(watch.own.len() / 2).map_or(0.0, Duration::as_secs_f32) * 1000.0;
        let systems = watch.systems.as_secs_f32() * each;
        println!("measured {:.2} {systems:.3} {:.2} {own:.3}", seconds * each, cpu * each);
        exit.write(AppExit::Success);
    }
}

/// The app that is measured by `--measured NAME`, unless it is a preset's.
pub fn bare(options: &Options) -> Option<App> {
    (options.measured.as_deref() == Some(BARE)).then(|| bare_scene(options.size()))
}

fn bare_scene(size: Size) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(LogPlugin { filter: "error".to_owned(), ..default() })
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .disable::<WinitPlugin>()
            .disable::<AudioPlugin>(),
    );
    app.add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO)).add_systems(Startup, lay_out);
    add(&mut app, size);
    app
}

fn lay_out(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let slab = meshes.add(Cuboid::new(4.3, 0.42, 4.3));
    let man = meshes.add(Cylinder::new(0.205, 0.17));
    let [stone, pale, dark] = [Color::srgb(0.8, 0.7, 0.55), Color::srgb(0.9, 0.9, 0.8), Color::srgb(0.1, 0.1, 0.12)]
        .map(|color| materials.add(color));
    commands.spawn((Mesh3d(slab), MeshMaterial3d(stone), Transform::from_xyz(0.0, -0.21, 0.0)));
    for i in 0..18 {
        let at = Vec3::new((i % 6) as f32 * 0.6 - 1.5, 0.085, (i / 6) as f32 * 1.1 - 1.1);
        let colour = if i % 2 == 0 { &pale } else { &dark };
        commands.spawn((Mesh3d(man.clone()), MeshMaterial3d(colour.clone()), Transform::from_translation(at)));
    }
    let sun = Transform::from_xyz(-2.0, 4.0, -3.0).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((DirectionalLight { shadow_maps_enabled: true, ..default() }, sun));
    let eye = Transform::from_xyz(0.0, 3.3, 5.2).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((BareCamera, Camera3d::default(), eye));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_the_last_line_that_a_program_prints() {
        let figures = Figures { frame: 99.5, systems: 0.25, cpu: 180.0, own: 0.125 };
        assert_eq!(Figures::read("chatter\nmeasured 99.50 0.250 180.00 0.125\n"), Some(figures));
        assert_eq!(Figures::read("measured 99.50"), None);
        assert_eq!(Figures::read(""), None);
    }
}
