//! What goes on beside the turns: the Master thinks on while a person does, advice, and who stands better.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use nine_mens_morris::ai::{Level, Score};
use nine_mens_morris::game::{
    AskHint, Cue, CurrentGame, EngineMode, Evaluation, Film, Hint, Menu, Names, PointWorth, Pondering, Seat, Seats,
    Study, StudyPosition, SwitchEvaluation, SwitchStudy, Thinking, TouchPoint, UndoTurn,
};
use nine_mens_morris::rules::{Game, Point};

use crate::harness::{FRIENDS, begin, begin_game, game, headless, play, settle};

const AGAINST_MASTER: Seats = Seats::new(Seat::Human, Seat::Computer(Level::Master));

/// Frames, each with a moment for the threads behind, until something is so.
fn wait_until(app: &mut App, what: &str, is_so: impl Fn(&World) -> bool) {
    for _ in 0..20_000 {
        if is_so(app.world()) {
            return;
        }
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    panic!("it never comes that {what}");
}

fn in_background() -> App {
    let mut app = headless();
    app.insert_resource(EngineMode { blocking: false, solves: false, patience: 0.0 });
    app.world_mut().resource_mut::<Pondering>().allowed = true;
    app
}

fn touch(app: &mut App, label: &str) {
    let point = game(app).rules().geometry().find(label);
    app.world_mut().write_message(TouchPoint(point));
}

#[test]
fn the_master_thinks_on_while_a_person_does_and_stops_when_the_person_plays() {
    let mut app = in_background();
    begin(&mut app, "nine", AGAINST_MASTER, 3);
    wait_until(&mut app, "the Master ponders", |world| world.resource::<Pondering>().is_busy());
    assert_eq!(game(&app).ply(), 0, "it plays nothing while it ponders");
    touch(&mut app, "d6");
    app.update();
    app.update();
    assert!(!app.world().resource::<Pondering>().is_busy(), "the turn ends it at once");
    assert!(app.world().resource::<Thinking>().is_busy(), "and the answer is looked for");
    wait_until(&mut app, "the Master answers", |world| world.resource::<CurrentGame>().game().ply() == 2);
    wait_until(&mut app, "it ponders again", |world| world.resource::<Pondering>().is_busy());
    app.world_mut().write_message(UndoTurn);
    app.update();
    app.update();
    wait_until(&mut app, "it ponders over the board as it was", |world| world.resource::<Pondering>().is_busy());
    assert_eq!(game(&app).ply(), 0);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    app.update();
    app.update();
    assert!(!app.world().resource::<Pondering>().is_busy(), "not while a menu is open");
}

#[test]
fn nobody_ponders_where_no_master_waits_or_the_answer_must_be_repeatable() {
    let journeyman = Seats::new(Seat::Human, Seat::Computer(Level::Journeyman));
    for (seats, blocking) in [(FRIENDS, false), (journeyman, false), (AGAINST_MASTER, true)] {
        let mut app = in_background();
        app.insert_resource(EngineMode { blocking, solves: false, patience: 0.0 });
        begin(&mut app, "nine", seats, 3);
        for _ in 0..20 {
            app.update();
            assert!(!app.world().resource::<Pondering>().is_busy(), "{seats:?}");
        }
    }
}

#[test]
fn advice_comes_before_pondering() {
    let mut app = in_background();
    begin(&mut app, "three", AGAINST_MASTER, 3);
    wait_until(&mut app, "the Master ponders", |world| world.resource::<Pondering>().is_busy());
    app.world_mut().write_message(AskHint);
    app.update();
    assert!(app.world().resource::<Hint>().is_busy() && !app.world().resource::<Pondering>().is_busy());
    wait_until(&mut app, "advice is there", |world| {
        world.resource::<Hint>().thought(world.resource::<CurrentGame>()).is_some()
    });
}

fn score(app: &App) -> Option<Score> {
    app.world().resource::<Evaluation>().score(app.world().resource::<CurrentGame>())
}

#[test]
fn who_stands_better_is_worked_out_for_each_position_when_it_is_wanted() {
    let mut app = headless();
    let start = || Game::from_text("nine", Some("a7,d7,d2,f2/a4,b4,g1 w 0-0"), None).expect("a position");
    begin_game(&mut app, start(), FRIENDS, 1);
    assert_eq!(score(&app), None, "nobody has asked");
    app.world_mut().write_message(SwitchEvaluation(true));
    app.update();
    let before = score(&app).expect("it is worked out in the frame that asks, here");
    let step = game(&app).position().legal_steps(game(&app).rules())[0];
    play(&mut app, step);
    settle(&mut app);
    app.update();
    assert!(score(&app).is_some(), "and again for the next position");
    app.world_mut().write_message(UndoTurn);
    settle(&mut app);
    app.update();
    assert_eq!(score(&app), Some(before), "the same position, the same judgement");
    app.world_mut().write_message(SwitchEvaluation(false));
    app.update();
    assert_eq!(score(&app), None);
}

#[test]
fn a_win_that_is_seen_is_told_as_one_in_the_background_too() {
    let mut app = in_background();
    app.world_mut().write_message(SwitchEvaluation(true));
    // White closes a mill and leaves Black two men.
    let game = Game::from_text("nine", Some("a7,d7,g4,b2/a4,b4,g1 w 0-0"), None).expect("a position");
    begin_game(&mut app, game, FRIENDS, 1);
    wait_until(&mut app, "it is judged", |world| world.resource::<Evaluation>().newest().is_some());
    assert_eq!(score(&app), Some(Score::Win(1)));
}

fn study(app: &App) -> &Study {
    app.world().resource::<Study>()
}

const STUDIED: &str = "a7,d7,g4,b2/a4,b4,g1 w 0-0";

#[test]
fn every_turn_of_a_match_between_friends_is_rated_when_it_is_wanted_and_of_none_against_the_computer() {
    let mut app = headless();
    let start = || Game::from_text("nine", Some(STUDIED), None).expect("a position");
    begin_game(&mut app, start(), FRIENDS, 1);
    assert!(study(&app).position().is_none(), "nobody has asked");
    app.world_mut().write_message(SwitchStudy(true));
    app.update();
    let labels: BTreeMap<Point, PointWorth> = study(&app).labels(None).into_iter().collect();
    let points = |app: &App| game(app).legal_moves().into_iter().filter_map(|mv| mv.from()).collect::<BTreeSet<_>>();
    assert_eq!(labels.keys().copied().collect::<BTreeSet<_>>(), points(&app), "each man that may move has a label");
    let g4 = game(&app).rules().geometry().find("g4").expect("a point");
    assert_eq!(labels[&g4], PointWorth::Won(Some(1)), "it closes a mill and leaves Black two men");
    assert!(study(&app).labels(Some(g4)).iter().any(|(_, worth)| *worth == PointWorth::Won(Some(1))));
    let step = game(&app).position().legal_steps(game(&app).rules())[0];
    play(&mut app, step);
    settle(&mut app);
    app.update();
    assert_eq!(study(&app).position().map(|(_, position)| position), Some(game(&app).position()));
    begin_game(&mut app, start(), AGAINST_MASTER, 1);
    app.update();
    assert!(study(&app).position().is_none() && study(&app).labels(None).is_empty(), "that would be no match");
}

#[test]
fn the_film_that_stands_still_and_the_set_up_page_are_studied_too() {
    let mut app = headless();
    app.world_mut().write_message(SwitchStudy(true));
    let record = Game::from_text("nine", None, Some("d6 f4 f6 b4 b6xf4 d2 d7")).expect("a record");
    let film = Film { game: record, seats: FRIENDS, names: Names::default(), verdict: None };
    app.world_mut().write_message(Cue::Show(Box::new(film)));
    for _ in 0..3 {
        app.update();
    }
    assert!(study(&app).position().is_none(), "not while it plays");
    app.world_mut().write_message(Cue::Step(3));
    for _ in 0..8 {
        app.update();
    }
    let seen = study(&app).position().map(|(_, position)| *position);
    assert_eq!(seen, Some(*game(&app).position()));
    assert!(study(&app).ratings().is_some_and(|ratings| ratings.moves.len() == game(&app).legal_moves().len()));
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::SetUp);
    let set_up = Game::from_text("six", Some("a1,c1,a3/d4,e5,c4 b 0-0"), None).expect("a position");
    app.world_mut().write_message(StudyPosition(Some(Box::new(set_up.clone()))));
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(study(&app).position(), Some((set_up.rules(), set_up.position())));
    assert!(!study(&app).labels(None).is_empty());
    app.world_mut().write_message(StudyPosition(None));
    app.update();
    assert!(study(&app).position().is_none(), "no game can begin from what stands there");
}
