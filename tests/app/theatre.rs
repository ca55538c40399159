//! The replay theatre: a record plays itself on the board, goes back and forth, and nobody can move.

use bevy::prelude::*;
use nine_mens_morris::game::{
    Cue, Film, Menu, Names, NewGame, Occasion, Screen, Theatre, TouchPoint, TurnPhase, prefix,
};
use nine_mens_morris::rules::{Color, Game};

use crate::harness::{FRIENDS, SCHOOL, assert_men_agree, game, headless, settle};

const RECORD: &str = "d6 f4 f6 b4 b6xf4 d2 d7 a7 g7 a1 a4 f4 e4 c4 g4 g1 d1";

fn record() -> Game {
    Game::from_text("nine", None, Some(RECORD)).expect("the record is legal")
}

fn cue(app: &mut App, cue: Cue) {
    app.world_mut().write_message(cue);
    app.update();
    settle(app);
}

fn shown(app: &App) -> usize {
    app.world().resource::<Theatre>().shown()
}

fn theatre(record: &Game) -> App {
    let mut app = headless();
    let film = Film { game: record.clone(), seats: SCHOOL, names: Names::default(), verdict: None };
    cue(&mut app, Cue::Show(Box::new(film)));
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Theatre);
    assert_eq!(game(&app).ply(), 0);
    app
}

#[test]
fn the_film_plays_the_record_to_its_end() {
    let record = record();
    let mut app = theatre(&record);
    cue(&mut app, Cue::Speed(8.0));
    let mut seen = vec![0];
    for _ in 0..4_000 {
        app.update();
        let ply = game(&app).ply();
        if seen.last() != Some(&ply) {
            seen.push(ply);
        }
    }
    settle(&mut app);
    assert_eq!(seen, (0..=record.ply()).collect::<Vec<_>>(), "turn after turn, none twice");
    assert_eq!(game(&app).position(), record.position());
    assert!(!app.world().resource::<Theatre>().is_playing(), "it stands at the end");
}

#[test]
fn any_turn_can_be_looked_at() {
    let record = record();
    let mut app = theatre(&record);
    for turn in [9, 3, 17, 0, 5, 4] {
        cue(&mut app, Cue::Seek(turn));
        assert_eq!(shown(&app), turn);
        assert_eq!(game(&app).position(), prefix(&record, turn).position(), "after {turn} turns");
    }
    cue(&mut app, Cue::Step(1));
    assert_eq!(game(&app).ply(), 5, "a step forward pauses the film there");
    cue(&mut app, Cue::Step(-2));
    assert_eq!(game(&app).ply(), 3);
    cue(&mut app, Cue::Step(-9));
    assert_eq!(game(&app).ply(), 0);
    cue(&mut app, Cue::Step(99));
    assert_eq!(game(&app).ply(), record.ply());
}

#[test]
fn nobody_moves_in_the_theatre() {
    let record = record();
    let mut app = theatre(&record);
    cue(&mut app, Cue::Toggle);
    cue(&mut app, Cue::Seek(4));
    assert_eq!(*app.world().resource::<TurnPhase>(), TurnPhase::Shown);
    for point in record.rules().geometry().points() {
        app.world_mut().write_message(TouchPoint(Some(point)));
    }
    settle(&mut app);
    (0..100).for_each(|_| app.update());
    assert_eq!(game(&app).position(), prefix(&record, 4).position());
}

#[test]
fn time_goes_at_its_usual_pace_after_a_slow_moment() {
    let record = record();
    let mut app = theatre(&record);
    let mut slowest = 1.0f32;
    for _ in 0..4_000 {
        app.update();
        slowest = slowest.min(app.world().resource::<Time<Virtual>>().relative_speed());
    }
    assert!(slowest < 1.0, "a mill is seen slowly");
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    assert!((app.world().resource::<Time<Virtual>>().relative_speed() - 1.0).abs() < f32::EPSILON);
}

#[test]
fn one_plays_on_from_where_the_film_stands() {
    let record = record();
    let mut app = theatre(&record);
    cue(&mut app, Cue::Seek(5));
    let so_far = app.world().resource::<Theatre>().so_far();
    app.world_mut().write_message(NewGame::new(so_far, FRIENDS, 1, Occasion::Match));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    settle(&mut app);
    app.update();
    assert_eq!(*app.world().resource::<TurnPhase>(), TurnPhase::Choosing);
    assert_eq!(game(&app).ply(), 5);
    assert_eq!(game(&app).position().turn(), Color::Black);
    assert_men_agree(&mut app);
}

#[test]
fn a_record_that_breaks_off_with_a_removal_pending_stops_there() {
    let mut record = Game::from_text("nine", None, Some("d6 f4 f6 b4")).expect("legal");
    let geometry = record.rules().geometry();
    let b6 = geometry.find("b6").expect("a point");
    record.play_step(nine_mens_morris::rules::Step::Place(b6)).expect("legal");
    let mut app = theatre(&record);
    (0..3_000).for_each(|_| app.update());
    settle(&mut app);
    assert_eq!(game(&app).position().pending(), 1);
    assert!(!app.world().resource::<Theatre>().is_playing());
}
