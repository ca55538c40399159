//! The game without any picture: the school plays match after match as fast as it can, each half-turn is kept like a
//! person's and then told on a line. For checking that nothing is lost, whenever the program is stopped.

use std::io::Write;
use std::time::Duration;

use bevy::app::ScheduleRunnerPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use super::start::Opening;
use crate::game::{
    self, ContinueGame, CurrentGame, EngineMode, GameSystems, Keeping, NewGame, Occasion, Screen, StepPlayed, Tiding,
    TurnPhase,
};
use crate::rules::Game;

/// The app. It ends when nobody reads its lines any more.
pub fn build(opening: Opening) -> App {
    let mut app = App::new();
    let runner = ScheduleRunnerPlugin::run_loop(Duration::ZERO);
    app.add_plugins((MinimalPlugins.set(runner), StatesPlugin, game::plugin));
    app.insert_resource(EngineMode { blocking: true, solves: false, patience: 0.0 });
    app.insert_resource(Keeping::of_the_user()).insert_resource(opening);
    app.add_systems(PostStartup, begin);
    app.add_systems(Update, begin_again.in_set(GameSystems::Input));
    app.add_systems(Last, tell);
    app
}

/// The match that was under way goes on; otherwise one begins.
fn begin(
    keeping: Res<Keeping>,
    opening: Res<Opening>,
    mut screen: ResMut<NextState<Screen>>,
    mut resume: MessageWriter<ContinueGame>,
    mut games: MessageWriter<NewGame>,
) {
    screen.set(Screen::Playing);
    match keeping.waiting() {
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
    NewGame { game, seats: opening.seats, seed, occasion: Occasion::Match }
}

fn begin_again(phase: Res<TurnPhase>, opening: Res<Opening>, mut games: MessageWriter<NewGame>) {
    if *phase == TurnPhase::Finished {
        games.write(fresh(&opening, opening.game.clone()));
    }
}

/// Each half-turn is told when it is on the disk.
fn tell(
    keeping: Res<Keeping>,
    current: Res<CurrentGame>,
    mut played: MessageReader<StepPlayed>,
    mut tidings: MessageReader<Tiding>,
    mut exit: MessageWriter<AppExit>,
) {
    for tiding in tidings.read() {
        say(&format!("tiding {tiding:?}"));
    }
    if played.read().count() == 0 {
        return;
    }
    keeping.settle();
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
