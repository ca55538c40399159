//! A headless app with the game in it, and what is asserted whenever the board is still.

use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use nine_mens_morris::ai::Level;
use nine_mens_morris::game::{
    self, CurrentGame, EngineMode, GameSystems, Man, NewGame, Occasion, PlayStep, Screen, Seat, Seats, Station,
    Travelling,
};
use nine_mens_morris::rules::{Color, Game, Move, PointSet, RuleSet, Step};
use nine_mens_morris::view::ViewSystems;
use nine_mens_morris::view::board::layout::BoardLayout;
use nine_mens_morris::view::{board::in_play, input::picking};

/// Game time of one frame.
pub const FRAME: Duration = Duration::from_millis(16);

/// Two people.
pub const FRIENDS: Seats = Seats::new(Seat::Human, Seat::Human);

/// Two players of the school.
pub const SCHOOL: Seats = Seats::new(Seat::Computer(Level::Journeyman), Seat::Computer(Level::Apprentice));

/// A person with White against the Apprentice.
pub const AGAINST_APPRENTICE: Seats = Seats::new(Seat::Human, Seat::Computer(Level::Apprentice));

/// The headless game without any picture.
pub fn headless() -> App {
    headless_with(|_| {})
}

/// The same with something added before its first frame.
pub fn headless_with(add: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, game::plugin));
    in_turn(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.insert_resource(EngineMode { blocking: true, solves: false, patience: 0.0 });
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    add(&mut app);
    app.update();
    app
}

/// Runs every system on one thread: many apps are tested side by side, and none has enough to do for two.
pub fn in_turn(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Set in a program that was begun for one test.
const ALONE: &str = "MORRIS_TESTS_ALONE";

/// The language is the whole program's, and other tests speak English: a test that changes it is a program of its own.
pub fn in_a_program_of_its_own(name: &str, test: impl FnOnce()) {
    if std::env::var_os(ALONE).is_some() {
        return test();
    }
    let program = std::env::current_exe().expect("this program");
    let mut command = std::process::Command::new(program);
    let output = command.args(["--exact", name]).env(ALONE, "yes").output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

/// Begins a game and lets it settle.
pub fn begin(app: &mut App, rules: &str, seats: Seats, seed: u64) {
    let rules: RuleSet = rules.parse().expect("the test's rules are right");
    begin_game(app, Game::new(rules), seats, seed);
}

/// Begins a game that stands somewhere already and lets it settle.
pub fn begin_game(app: &mut App, game: Game, seats: Seats, seed: u64) {
    app.world_mut().write_message(NewGame::new(game, seats, seed, Occasion::Match));
    settle(app);
}

/// The game on the board.
pub fn game(app: &App) -> &Game {
    app.world().resource::<CurrentGame>().game()
}

/// Asks for a step, as whoever plays does.
pub fn play(app: &mut App, step: Step) {
    let revision = app.world().resource::<CurrentGame>().revision();
    app.world_mut().write_message(PlayStep { step, revision });
}

/// Plays a whole turn step by step, as a person does.
pub fn play_turn(app: &mut App, mv: Move) {
    for step in game(app).position().steps(game(app).rules(), mv) {
        play(app, step);
        settle(app);
    }
}

/// Lays the targets that a pointer can be over; whoever calls adds picking and says what a pointer is over.
pub fn lay_targets(app: &mut App) {
    app.init_asset::<Mesh>();
    app.configure_sets(Update, ViewSystems::Dress.after(GameSystems::Offer));
    app.add_systems(Update, in_play::lay_board.in_set(ViewSystems::Dress));
    app.add_systems(
        Update,
        picking::lay_targets
            .run_if(resource_exists_and_changed::<BoardLayout>)
            .in_set(ViewSystems::Dress)
            .after(in_play::lay_board),
    );
    app.init_resource::<picking::Hovered>().init_resource::<picking::Pressed>();
    app.add_systems(Update, picking::release.before(GameSystems::Judge));
}

/// Runs frames until no man travels, and asserts that the men then agree with the board.
pub fn settle(app: &mut App) {
    for _ in 0..2_000 {
        app.update();
        let mut travelling = app.world_mut().query_filtered::<(), With<Travelling>>();
        if travelling.iter(app.world()).next().is_none() {
            // One more frame, so that the turn's phase is judged with the board still.
            app.update();
            assert_men_agree(app);
            return;
        }
    }
    panic!("the board does not come to rest");
}

/// Every man stands where the board says, and every place that the board names has its man.
pub fn assert_men_agree(app: &mut App) {
    let mut query = app.world_mut().query::<(&Man, &Station)>();
    let men: Vec<(Man, Station)> = query.iter(app.world()).map(|(&man, &station)| (man, station)).collect();
    let game = game(app);
    let (position, rules) = (game.position(), game.rules());
    assert_eq!(men.len(), 2 * usize::from(rules.men()), "men on the board, in hand and captured");
    for color in Color::ALL {
        let of = || men.iter().filter(|(man, _)| man.color == color).map(|&(_, station)| station);
        let on_board: Vec<_> =
            of().filter_map(|s| if let Station::On(point) = s { Some(point) } else { None }).collect();
        assert_eq!(on_board.iter().copied().collect::<PointSet>(), position.men(color), "{color} on the board");
        assert_eq!(on_board.len(), position.men(color).len(), "{color}: one man a point");
        let mut hand: Vec<_> = of().filter_map(|s| if let Station::Hand(n) = s { Some(n) } else { None }).collect();
        hand.sort_unstable();
        assert_eq!(hand, (0..position.in_hand(color)).collect::<Vec<_>>(), "{color} in hand");
        let mut heap: Vec<_> = of().filter_map(|s| if let Station::Captured(n) = s { Some(n) } else { None }).collect();
        heap.sort_unstable();
        let lost = usize::from(rules.men()) - position.total(color);
        assert_eq!(heap, (0..lost as u8).collect::<Vec<_>>(), "{color} captured");
    }
}
