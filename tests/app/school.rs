//! The school at the board: whole games in every preset, undo against it, late answers.

use bevy::prelude::*;
use nine_mens_morris::ai::Level;
use nine_mens_morris::game::{
    AskHint, CurrentGame, EngineMode, Hint, Menu, Screen, Seat, Seats, SwitchEvaluation, Thinking, TouchPoint, UndoTurn,
};
use nine_mens_morris::rules::{Color, Preset};

use crate::harness::{SCHOOL, assert_men_agree, begin, game, headless, settle};

/// Frames that a whole game may take.
const MAX_FRAMES: usize = 6_000;

#[test]
fn the_school_plays_a_whole_game_in_every_preset() {
    let mut app = headless();
    for preset in Preset::ALL {
        begin(&mut app, preset.name(), SCHOOL, 7);
        for _ in 0..MAX_FRAMES {
            if game(&app).outcome().is_some() {
                break;
            }
            settle(&mut app);
        }
        assert!(game(&app).outcome().is_some(), "{} comes to an end", preset.name());
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_another_seed_another() {
    let play = |seed| {
        let mut app = headless();
        begin(&mut app, "nine", SCHOOL, seed);
        while game(&app).ply() < 16 {
            settle(&mut app);
        }
        game(&app).moves().take(16).collect::<Vec<_>>()
    };
    let first = play(1);
    assert_eq!(first, play(1));
    assert_ne!(first, play(2));
}

#[test]
fn taking_back_against_the_school_returns_to_ones_own_decision() {
    let mut app = headless();
    begin(&mut app, "nine", Seats::new(Seat::Human, Seat::Computer(Level::Apprentice)), 3);
    let point = game(&app).rules().geometry().find("d6");
    app.world_mut().write_message(TouchPoint(point));
    while game(&app).ply() < 2 {
        settle(&mut app);
    }
    app.world_mut().write_message(UndoTurn);
    settle(&mut app);
    assert_eq!((game(&app).ply(), game(&app).position().turn()), (0, Color::White));
}

#[test]
fn an_answer_that_comes_after_undo_is_dropped() {
    let mut app = headless();
    // In the background this time: the answer comes when it comes.
    app.insert_resource(EngineMode { blocking: false, solves: false, patience: 0.0 });
    begin(&mut app, "nine", Seats::new(Seat::Human, Seat::Computer(Level::Master)), 3);
    let point = game(&app).rules().geometry().find("d6");
    app.world_mut().write_message(TouchPoint(point));
    while !app.world().resource::<Thinking>().is_busy() {
        app.update();
    }
    app.world_mut().write_message(UndoTurn);
    app.update();
    app.update();
    assert!(!app.world().resource::<Thinking>().is_busy(), "the search is stopped");
    for _ in 0..200 {
        app.update();
        std::thread::yield_now();
    }
    assert_eq!(game(&app).ply(), 0);
    assert_men_agree(&mut app);
}

#[test]
fn frames_go_by_while_master_thinks_a_hint_is_looked_for_and_the_position_is_judged() {
    let mut app = headless();
    app.insert_resource(EngineMode { blocking: false, solves: false, patience: 0.0 });
    app.world_mut().write_message(SwitchEvaluation(true));
    let busy = |app: &App| app.world().resource::<Thinking>().is_busy();
    begin(&mut app, "nine", Seats::new(Seat::Human, Seat::Computer(Level::Master)), 3);
    app.world_mut().write_message(AskHint);
    let hinting = |app: &App| app.world().resource::<Hint>().is_busy();
    let mut frames = 0;
    while frames == 0 || hinting(&app) {
        app.update();
        frames += 1;
    }
    // A frame that waited for the search would be the only one.
    assert!(frames >= 5, "only {frames} frames while a hint is looked for");
    let point = game(&app).rules().geometry().find("d6");
    app.world_mut().write_message(TouchPoint(point));
    while !busy(&app) {
        app.update();
    }
    let mut frames = 0;
    while busy(&app) {
        app.update();
        frames += 1;
    }
    assert!(frames >= 5, "only {frames} frames while Master thinks");
    while game(&app).ply() < 2 {
        app.update();
    }
    assert_men_agree(&mut app);
}

#[test]
fn the_school_waits_while_a_menu_is_open() {
    let mut app = headless();
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    app.update();
    begin(&mut app, "nine", SCHOOL, 1);
    for _ in 0..50 {
        app.update();
    }
    assert_eq!(game(&app).ply(), 0);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    for _ in 0..50 {
        app.update();
    }
    assert!(game(&app).ply() > 0);
}

#[test]
fn the_attract_screen_plays_game_after_game_each_another() {
    let mut app = headless();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Attract);
    let mut openings = Vec::new();
    let mut seed = None;
    for _ in 0..4 * MAX_FRAMES {
        app.update();
        let now = app.world().resource::<CurrentGame>().seed();
        if seed != Some(now) && game(&app).ply() >= 6 {
            seed = Some(now);
            assert_men_agree(&mut app);
            openings.push(game(&app).moves().take(6).collect::<Vec<_>>());
        }
        if openings.len() == 3 {
            break;
        }
    }
    assert_eq!(openings.len(), 3, "one game follows another");
    assert!(openings[0] != openings[1] && openings[1] != openings[2] && openings[0] != openings[2]);
}
