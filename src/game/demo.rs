//! The attract screen's games: two players of the school, each time another pair and another opening.

use bevy::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::GameSystems;
use super::board::TurnPhase;
use super::messages::{NewGame, Occasion};
use super::seats::{Seat, Seats};
use super::states::Screen;
use crate::ai::Level;
use crate::rules::{Game, RuleSet};

/// Adds the demo.
pub fn plugin(app: &mut App) {
    app.init_resource::<DemoSettings>();
    app.add_systems(OnEnter(Screen::Attract), begin_demo);
    app.add_systems(Update, follow_demo.run_if(in_state(Screen::Attract)).in_set(GameSystems::Input));
}

/// What the demo plays.
#[derive(Resource, Clone, Debug)]
pub struct DemoSettings {
    /// The rules.
    pub rules: RuleSet,
    /// Names the next game; another each time.
    pub seed: u64,
    /// How long a finished game stays on the board, in seconds of game time.
    pub rest: f32,
    /// How long the newest finished game has stayed, in seconds.
    rested: f32,
}

impl Default for DemoSettings {
    fn default() -> Self {
        Self { rules: RuleSet::default(), seed: 0, rest: 7.0, rested: 0.0 }
    }
}

fn begin_demo(mut settings: ResMut<DemoSettings>, mut games: MessageWriter<NewGame>) {
    settings.rested = 0.0;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(settings.seed);
    settings.seed = random.random();
    let level = |random: &mut Xoshiro256PlusPlus| Seat::School(Level::ALL[random.random_range(0..Level::ALL.len())]);
    let seats = Seats([level(&mut random), level(&mut random)]);
    games.write(NewGame { game: Game::new(settings.rules), seats, seed: settings.seed, occasion: Occasion::Demo });
}

fn follow_demo(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    mut settings: ResMut<DemoSettings>,
    games: MessageWriter<NewGame>,
) {
    if *phase != TurnPhase::Finished {
        settings.rested = 0.0;
        return;
    }
    settings.rested += time.delta_secs();
    if settings.rested >= settings.rest {
        begin_demo(settings, games);
    }
}
