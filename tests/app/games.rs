//! Whole games through requests: scripted, at random, with undo and redo.

use bevy::prelude::*;
use nine_mens_morris::game::{
    CallGame, CurrentGame, GameStarted, GameSystems, PlayStep, RedoTurn, Rejected, TouchPoint, TurnPhase, UndoTurn,
    Verdict,
};
use nine_mens_morris::preferences::Preferences;
use nine_mens_morris::rules::{Color, Game, Outcome, Point, Preset, Refusal, Step, WinReason};
use nine_mens_morris::view::ViewSystems;
use nine_mens_morris::view::input::picking::Hovered;
use nine_mens_morris::view::marks::{BoardMarks, GrooveKind, GrooveMark};
use nine_mens_morris::view::{board::in_play, marks::highlight};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::harness::{FRIENDS, begin, begin_game, game, headless, play, settle};

/// Plays random legal steps to the end of the game, asserting after each that the men agree.
fn play_at_random(app: &mut App, random: &mut Xoshiro256PlusPlus) {
    while game(app).outcome().is_none() {
        let steps = game(app).position().legal_steps(game(app).rules());
        let before = app.world().resource::<CurrentGame>().revision();
        play(app, steps[random.random_range(0..steps.len())]);
        settle(app);
        assert_eq!(app.world().resource::<CurrentGame>().revision(), before + 1, "each step is played once");
    }
}

#[test]
fn random_games_in_every_preset_end_with_men_where_the_board_says() {
    let mut app = headless();
    for preset in Preset::ALL {
        for seed in 0..6 {
            begin(&mut app, preset.name(), FRIENDS, seed);
            assert_eq!(game(&app).ply(), 0, "a new game is new");
            play_at_random(&mut app, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
            assert!(game(&app).outcome().is_some());
        }
    }
}

#[test]
fn a_scripted_game_ends_with_white_blocked() {
    let mut app = headless();
    begin(&mut app, "nine", FRIENDS, 0);
    let script = "f2 b4 g4 e4 d7 g1 g7 d2 a1 d1 d6 a7 f4 e5 a4 f6 b6 d5";
    for label in script.split(' ') {
        let point = game(&app).rules().geometry().find(label).expect("a point of the board");
        play(&mut app, Step::Place(point));
        settle(&mut app);
    }
    let blocked = Outcome::Win { winner: Color::Black, reason: WinReason::Blocked };
    assert_eq!(game(&app).outcome(), Some(blocked));
}

#[test]
fn undo_and_redo_walk_through_a_whole_game() {
    let mut app = headless();
    for (seed, preset) in Preset::ALL.into_iter().enumerate() {
        begin(&mut app, preset.name(), FRIENDS, 0);
        play_at_random(&mut app, &mut Xoshiro256PlusPlus::seed_from_u64(100 + seed as u64));
        let end = *game(&app).position();
        let moves: Vec<_> = game(&app).moves().collect();
        while game(&app).ply() > 0 {
            app.world_mut().write_message(UndoTurn);
            settle(&mut app);
        }
        assert_eq!(game(&app).position(), Game::new(preset.rules()).position());
        while app.world().resource::<CurrentGame>().can_redo() {
            app.world_mut().write_message(RedoTurn);
            settle(&mut app);
        }
        assert_eq!(*game(&app).position(), end);
        assert_eq!(game(&app).moves().collect::<Vec<_>>(), moves);
    }
}

#[test]
fn an_illegal_step_is_refused_with_its_reason_and_changes_nothing() {
    let mut app = headless();
    let moves = "a7 a1 d7 d1 a4 b4 d5 g1xa7";
    let game_so_far = Game::from_text("nine", None, Some(moves)).expect("the script is legal");
    begin_game(&mut app, game_so_far, FRIENDS, 0);
    let before = *game(&app).position();
    let point = game(&app).rules().geometry().find("a1").expect("a point of the board");
    play(&mut app, Step::Place(point));
    app.update();
    let rejected: Vec<_> = app.world_mut().resource_mut::<Messages<Rejected>>().drain().collect();
    assert_eq!(rejected, [Rejected { refusal: Refusal::Occupied(point), point: Some(point) }]);
    assert_eq!(*game(&app).position(), before);
}

#[test]
fn a_step_chosen_for_a_board_that_has_changed_is_dropped() {
    let mut app = headless();
    begin(&mut app, "nine", FRIENDS, 0);
    let geometry = game(&app).rules().geometry();
    let point = |label| geometry.find(label).expect("a point of the board");
    let revision = app.world().resource::<CurrentGame>().revision();
    play(&mut app, Step::Place(point("d6")));
    settle(&mut app);
    app.world_mut().write_message(PlayStep { step: Step::Place(point("f4")), revision });
    settle(&mut app);
    assert_eq!(game(&app).ply(), 1, "the late request changed nothing");
    // The same holds when the change was an undo.
    let revision = app.world().resource::<CurrentGame>().revision();
    app.world_mut().write_message(UndoTurn);
    app.world_mut().write_message(PlayStep { step: Step::Place(point("f4")), revision });
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0);
}

#[test]
fn a_touch_meant_for_the_board_before_is_forgotten() {
    let mut app = headless();
    begin(&mut app, "nine", FRIENDS, 0);
    // In the frame in which a game on a smaller board begins, somebody still touches a corner of the larger one.
    let touch = |mut started: MessageReader<GameStarted>, mut touches: MessageWriter<TouchPoint>| {
        if started.read().count() > 0 {
            touches.write(TouchPoint(Point::new(23)));
        }
    };
    app.add_systems(Update, touch.after(GameSystems::Apply).before(GameSystems::Follow));
    begin(&mut app, "three", FRIENDS, 0);
    assert_eq!(game(&app).ply(), 0);
    assert!(app.world().resource::<Messages<Rejected>>().is_empty(), "it is not even refused");
    app.world_mut().write_message(TouchPoint(Point::new(0)));
    settle(&mut app);
    assert_eq!(game(&app).ply(), 1, "a touch of the new board plays");
}

#[test]
fn a_game_given_up_is_over_until_that_is_taken_back() {
    let mut app = headless();
    begin(&mut app, "nine", FRIENDS, 0);
    let point = game(&app).rules().geometry().find("d6").expect("a point of the board");
    play(&mut app, Step::Place(point));
    settle(&mut app);
    app.world_mut().write_message(CallGame(Verdict::Resigned { loser: Color::Black }));
    settle(&mut app);
    let verdict = |app: &App| app.world().resource::<CurrentGame>().verdict();
    assert_eq!(verdict(&app).and_then(Verdict::winner), Some(Color::White));
    assert_eq!(*app.world().resource::<TurnPhase>(), TurnPhase::Finished);
    app.world_mut().write_message(CallGame(Verdict::Agreed));
    let other = game(&app).rules().geometry().find("f4").expect("a point of the board");
    play(&mut app, Step::Place(other));
    settle(&mut app);
    assert_eq!(verdict(&app), Some(Verdict::Resigned { loser: Color::Black }), "a verdict stands");
    assert_eq!(game(&app).ply(), 1);
    app.world_mut().write_message(UndoTurn);
    settle(&mut app);
    assert_eq!((verdict(&app), game(&app).ply()), (None, 1));
}

#[test]
fn a_game_that_begins_with_a_removal_owed_shows_the_mill() {
    let mut app = headless();
    app.init_resource::<BoardMarks>().init_resource::<Hovered>().init_resource::<Preferences>();
    app.configure_sets(Update, (ViewSystems::Dress, ViewSystems::Highlight).chain().after(GameSystems::Offer));
    app.add_plugins(highlight::plugin);
    app.add_systems(Update, in_play::lay_board.in_set(ViewSystems::Dress));
    let lit = |app: &App| {
        let grooves = &app.world().resource::<BoardMarks>().grooves;
        let named = |groove: &GrooveMark| {
            let geometry = game(app).rules().geometry();
            format!("{}{}", geometry.label(groove.from), geometry.label(groove.to))
        };
        grooves.iter().filter(|groove| groove.kind == GrooveKind::Mill).map(named).collect::<Vec<_>>()
    };
    let owing = Game::from_text("nine", None, Some("a7 b4 d7 b2 g7")).expect("legal turns");
    begin_game(&mut app, owing, FRIENDS, 0);
    assert_eq!(app.world().resource::<CurrentGame>().owing_mills().len(), 1);
    assert_eq!(lit(&app), ["g7d7", "d7a7"]);
    let taken = game(&app).rules().geometry().find("b2").expect("a point of the board");
    play(&mut app, Step::Remove(taken));
    settle(&mut app);
    assert_eq!(app.world().resource::<CurrentGame>().owing_mills(), []);
    begin(&mut app, "nine", FRIENDS, 0);
    assert_eq!(lit(&app), Vec::<String>::new());
}
