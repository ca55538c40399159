//! From loading to the first screen, and the wishes that reach beyond one layer.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy_egui::PrimaryEguiContext;

use crate::game::{
    ContinueGame, CurrentGame, DemoSettings, GameSystems, LibraryRequest, Menu, NewGame, Occasion, Screen, Seats,
    Storage, TouchPoint, TurnPhase,
};
use crate::preferences::Quality;
use crate::preferences::store::{ThisStart, suggest_quality};
use crate::rules::Game;
use crate::ui::ChosenRules;
use crate::ui::UiInput;
use crate::view::{MainCamera, SceneReady};

/// Adds the start.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, (prepare, adapter_quality.pipe(suggest_quality)).chain());
    app.add_systems(Update, leave_loading.run_if(in_state(Screen::Loading)).before(UiInput::Tour));
    app.add_systems(
        Update,
        touch_as_asked.run_if(in_state(Screen::Playing)).after(GameSystems::Judge).before(GameSystems::Input),
    );
    app.add_systems(Update, give_panels_a_camera.before(GameSystems::Judge));
}

/// What the program begins with.
#[derive(Resource, Clone, Debug)]
pub struct Opening {
    /// The game on the board.
    pub game: Game,
    /// Who plays it.
    pub seats: Seats,
    /// Makes the school's play the same each time.
    pub seed: Option<u64>,
    /// The first screen.
    pub screen: Screen,
    /// Whether the attract screen was asked for and stays whatever there is.
    pub kiosk: bool,
    /// Whether the match that was broken off goes on at once.
    pub goes_on: bool,
    /// What the preferences are for this start.
    pub wishes: ThisStart,
    /// The file of a record to be shown.
    pub record: Option<std::path::PathBuf>,
    /// Points to touch, separated by spaces, a second apart.
    pub touches: String,
}

fn prepare(
    opening: Res<Opening>,
    mut demo: ResMut<DemoSettings>,
    mut chosen: ResMut<ChosenRules>,
    mut time: ResMut<Time<Virtual>>,
) {
    chosen.0 = *opening.game.rules();
    demo.rules = *opening.game.rules();
    demo.seed = opening.seed.unwrap_or_else(rand::random);
    // Game time begins when everything is there to be seen.
    time.pause();
}

/// The quality that suits the graphics adapter, if there is one.
fn adapter_quality(adapter: Option<Res<RenderAdapterInfo>>) -> Option<Quality> {
    adapter.map(|adapter| quality_for(&format!("{:?}", adapter.0.device_type)))
}

/// The preset for a kind of adapter, by its name.
fn quality_for(kind: &str) -> Quality {
    match kind {
        "DiscreteGpu" => Quality::High,
        "IntegratedGpu" | "VirtualGpu" => Quality::Medium,
        _ => Quality::Low,
    }
}

/// Panels are drawn over what the main camera sees.
fn give_panels_a_camera(
    cameras: Query<Entity, (With<MainCamera>, Without<PrimaryEguiContext>)>,
    mut commands: Commands,
) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

fn leave_loading(
    ready: Option<Res<SceneReady>>,
    opening: Res<Opening>,
    storage: Res<Storage>,
    mut time: ResMut<Time<Virtual>>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut games: MessageWriter<NewGame>,
    mut library: MessageWriter<LibraryRequest>,
    mut resume: MessageWriter<ContinueGame>,
) {
    if !ready.is_some_and(|ready| ready.0) {
        return;
    }
    time.unpause();
    // A match that was broken off comes before any film: the title offers to go on with it. So does a record: what is wrong
    // with it is told there.
    if opening.goes_on && storage.waiting().is_some() {
        screen.set(Screen::Title);
        resume.write(ContinueGame);
        return;
    }
    let first = match opening.screen {
        Screen::Attract if !opening.kiosk && (storage.waiting().is_some() || opening.record.is_some()) => Screen::Title,
        first => first,
    };
    screen.set(first);
    if first == Screen::Title {
        menu.set(Menu::Main);
    }
    if let Some(path) = opening.record.clone() {
        library.write(LibraryRequest::ImportFile(path));
    }
    if first != Screen::Attract {
        // Behind the title the board only lies ready: a match that waits to be continued goes on waiting.
        let occasion = if first == Screen::Playing { Occasion::Match } else { Occasion::Demo };
        let seed = opening.seed.unwrap_or_else(rand::random);
        games.write(NewGame::new(opening.game.clone(), opening.seats, seed, occasion));
    }
}

/// Touches the points of `--touch`, each when the board has been still for a second.
fn touch_as_asked(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    mut opening: ResMut<Opening>,
    mut touches: MessageWriter<TouchPoint>,
    mut still: Local<f32>,
) {
    *still = if *phase == TurnPhase::Choosing { *still + time.delta_secs() } else { 0.0 };
    if opening.touches.is_empty() || *still < 1.0 {
        return;
    }
    *still = 0.0;
    let touches_left = opening.touches.clone();
    let (label, rest) = touches_left.split_once(' ').unwrap_or((&touches_left, ""));
    opening.touches = rest.trim_start().to_owned();
    touches.write(TouchPoint(current.game().rules().geometry().find(label)));
}

/// Prints how many frames there were in the last five seconds and how long they took on average.
pub fn tell_frame_times(time: Res<Time<Real>>, mut since: Local<(u32, f32)>) {
    since.0 += 1;
    since.1 += time.delta_secs();
    let (frames, seconds) = *since;
    if seconds >= 5.0 {
        eprintln!("frames: {frames}, {:.1} ms each", 1000.0 * seconds / frames as f32);
        *since = (0, 0.0);
    }
}
