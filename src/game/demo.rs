//! The attract screen's games: two computer players, each time another pair and another opening, and a person who
//! may take either seat.

use bevy::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::board::{CurrentGame, TurnPhase};
use super::messages::{NewGame, Occasion};
use super::players::{Seat, Seats};
use super::schedule::InputSystems;
use super::states::Screen;
use crate::ai::Level;
use crate::rules::{Game, RuleSet};

/// Adds the demo.
pub fn plugin(app: &mut App) {
    app.init_resource::<DemoSettings>();
    app.add_systems(OnEnter(Screen::Attract), begin_demo);
    app.add_systems(Update, follow_demo.in_set(InputSystems::Demo));
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
    /// How many games were begun.
    begun: u64,
    /// The pair that played last.
    pair: Option<Seats>,
}

impl Default for DemoSettings {
    fn default() -> Self {
        Self { rules: RuleSet::default(), seed: 0, rest: 16.0, rested: 0.0, begun: 0, pair: None }
    }
}

impl DemoSettings {
    /// How many games were begun.
    pub const fn begun(&self) -> u64 {
        self.begun
    }

    /// How long the finished game has stayed, in seconds of game time; 0 while one is played.
    pub const fn rested(&self) -> f32 {
        self.rested
    }
}

/// How many men are on the board when a game of the demo begins.
const OPENED: std::ops::RangeInclusive<usize> = 2..=4;

/// A game some placements on: each seed another opening. Nobody has a mill or can close one at once.
pub fn opened(rules: RuleSet, seed: u64) -> Game {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(rules);
    let most = usize::from(rules.men()).saturating_sub(2);
    let plies = random.random_range(OPENED).min(most);
    for _ in 0..plies {
        let quiet = |game: &Game, mv| {
            let mut next: Game = game.clone();
            next.play_unchecked(mv);
            next.outcome().is_none() && next.legal_moves().iter().all(|reply| reply.removed().is_empty())
        };
        let turns: Vec<_> = game.legal_moves().into_iter().filter(|&mv| quiet(&game, mv)).collect();
        let Some(&mv) = turns.choose(&mut random) else { break };
        game.play_unchecked(mv);
    }
    game
}

fn begin_demo(mut settings: ResMut<DemoSettings>, mut games: MessageWriter<NewGame>) {
    settings.rested = 0.0;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(settings.seed);
    settings.seed = random.random();
    let level = |random: &mut Xoshiro256PlusPlus| Seat::Computer(Level::ALL[random.random_range(0..Level::ALL.len())]);
    let mut seats = Seats::new(level(&mut random), level(&mut random));
    while settings.pair == Some(seats) {
        seats = Seats::new(level(&mut random), level(&mut random));
    }
    settings.pair = Some(seats);
    settings.begun += 1;
    let game = opened(settings.rules, settings.seed);
    games.write(NewGame::new(game, seats, settings.seed, Occasion::Demo));
}

fn follow_demo(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    mut settings: ResMut<DemoSettings>,
    games: MessageWriter<NewGame>,
) {
    if *phase != TurnPhase::Finished || current.occasion() != Occasion::Demo {
        settings.rested = 0.0;
        return;
    }
    settings.rested += time.delta_secs();
    if settings.rested >= settings.rest {
        begin_demo(settings, games);
    }
}
