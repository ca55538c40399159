//! The game without any picture: the school plays match after match as fast as it can, each step is kept like a
//! person's and then told on a line. For checking that nothing is lost, whenever the program is stopped.

use std::io::Write;
use std::time::Duration;

use bevy::app::ScheduleRunnerPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::start::Opening;
use crate::game::{
    self, ContinueGame, CurrentGame, DemoSettings, EngineMode, GameSystems, NewGame, Occasion, Screen, Seats,
    StepPlayed, Storage, StorageNotice, TurnPhase,
};
use crate::rules::{Color, Game};

/// The app. It ends when nobody reads its lines any more.
pub fn build(opening: Opening) -> App {
    let mut app = unseen();
    app.insert_resource(Storage::of_the_user()).insert_resource(opening);
    app.add_systems(PostStartup, begin);
    app.add_systems(Update, begin_again.in_set(GameSystems::Input));
    app.add_systems(Last, tell);
    app
}

/// The game without a picture, one frame after the other without a pause; the school is waited for.
fn unseen() -> App {
    let mut app = App::new();
    let runner = ScheduleRunnerPlugin::run_loop(Duration::ZERO);
    app.add_plugins((MinimalPlugins.set(runner), StatesPlugin, game::plugin));
    super::run_in_turn(&mut app);
    app.insert_resource(EngineMode { blocking: true, solves: false, patience: 0.0 });
    app
}

/// Game time of one frame of the attract screen without a picture.
const FRAME: Duration = Duration::from_millis(50);

/// The attract screen as fast as it goes: after each game it tells the hours of game time that have passed, the games,
/// the entities there are and the memory that is used. For checking that it can stand for days.
pub fn build_attract(opening: Opening) -> App {
    let mut app = unseen();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.world_mut().resource_mut::<DemoSettings>().seed = opening.seed.unwrap_or_else(rand::random);
    app.world_mut().resource_mut::<DemoSettings>().rules = *opening.game.rules();
    app.add_systems(PostStartup, |mut screen: ResMut<NextState<Screen>>| screen.set(Screen::Attract));
    app.add_systems(Last, tell_demo);
    app
}

fn tell_demo(world: &mut World, mut told: Local<u64>) {
    let begun = world.resource::<DemoSettings>().begun();
    if begun == *told {
        return;
    }
    *told = begun;
    let (hours, entities) = (world.resource::<Time>().elapsed_secs() / 3600.0, world.entities().count_spawned());
    let seats = world.resource::<Seats>();
    let [white, black] = Color::ALL.map(|color| seats.of(color).name());
    let game = world.resource::<CurrentGame>().game();
    let placed = game.position().short_line(game.rules());
    let line =
        format!("game {begun} hours {hours:.2} entities {entities} memory {} {white}-{black} {placed}", memory());
    if !say(&line) {
        world.write_message(AppExit::Success);
    }
}

/// The memory that is used, in words of the system; where it does not tell, nothing.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.map(|text| text.split_whitespace().collect::<String>()).unwrap_or_default()
}

/// The match that was under way goes on; otherwise one begins.
fn begin(
    storage: Res<Storage>,
    opening: Res<Opening>,
    mut screen: ResMut<NextState<Screen>>,
    mut resume: MessageWriter<ContinueGame>,
    mut games: MessageWriter<NewGame>,
) {
    screen.set(Screen::Playing);
    match storage.waiting() {
        Some(paper) => {
            say(&format!("continues {} {}", paper.game.ply(), paper.game.position().pending()));
            resume.write(ContinueGame);
        }
        None => {
            say("begins");
            games.write(fresh(&opening, opening.game.clone()));
        }
    }
}

fn fresh(opening: &Opening, game: Game) -> NewGame {
    let seed = opening.seed.unwrap_or_else(rand::random);
    NewGame::new(game, opening.seats, seed, Occasion::Match)
}

fn begin_again(phase: Res<TurnPhase>, opening: Res<Opening>, mut games: MessageWriter<NewGame>) {
    if *phase == TurnPhase::Finished {
        games.write(fresh(&opening, opening.game.clone()));
    }
}

/// Each step is told when it is on the disk.
fn tell(
    storage: Res<Storage>,
    current: Res<CurrentGame>,
    mut played: MessageReader<StepPlayed>,
    mut notices: MessageReader<StorageNotice>,
    mut exit: MessageWriter<AppExit>,
) {
    for notice in notices.read() {
        say(&format!("notice {notice:?}"));
    }
    if played.read().count() == 0 {
        return;
    }
    storage.settle();
    let over = if current.verdict().is_some() { " over" } else { "" };
    let line = format!("played {} {}{over}", current.game().ply(), current.game().position().pending());
    if !say(&line) {
        exit.write(AppExit::Success);
    }
}

/// Says whether anybody still reads.
fn say(line: &str) -> bool {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).is_ok()
}
