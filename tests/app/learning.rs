//! Learning at the board: every lesson from begin to end, tries that miss, the coach's question, first-time cards, the
//! seat in the attract screen, what screen readers are told, and languages.

use accesskit::{Action, ActionRequest, NodeId, TreeId};
use bevy::a11y::{AccessibilityNode, ActionRequest as Asked};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use nine_mens_morris::ai::Level;
use nine_mens_morris::game::{
    Coach, CurrentGame, LetStand, Menu, Occasion, Said, Screen, Seat, Seats, SwitchCoach, Teach, Teaching, TouchPoint,
    UndoTurn,
};
use nine_mens_morris::learn::{COURSE, Feedback, Objective, PupilAct};
use nine_mens_morris::preferences::{Language, Preferences};
use nine_mens_morris::rules::{Color, Game, Move};
use nine_mens_morris::ui::accessibility::{Announced, PointControl, Voice};
use nine_mens_morris::ui::{Act, Caption, Card, Cards, text};

use crate::devices::{key, table};
use crate::harness::{begin_game, game, headless, play_turn, settle};

/// Lets game time pass, in frames.
fn wait(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}

fn said(app: &App) -> Option<Said> {
    app.world().resource::<Teaching>().said()
}

fn turn(app: &App, text: &str) -> Move {
    game(app).parse_move(text).expect("a legal turn")
}

/// A turn that meets the stage on the board, or one that misses it.
fn attempt(app: &App, right: bool) -> Option<Move> {
    let teaching = app.world().resource::<Teaching>();
    let stage = &teaching.lesson().expect("a lesson").1.stages[teaching.stage()];
    game(app).legal_moves().into_iter().find(|&mv| {
        let mut next = game(app).clone();
        next.play_unchecked(mv);
        matches!(stage.judge(&next, game(app).ply(), PupilAct::Step), Feedback::Right(_)) == right
    })
}

#[test]
fn every_lesson_is_learnt_from_begin_to_end_and_remembered() {
    let mut app = table();
    app.world_mut().write_message(Act::Teach(0));
    wait(&mut app, 3);
    for (place, lesson) in COURSE.iter().enumerate() {
        for stage in 0..lesson.stages.len() {
            let teaching = app.world().resource::<Teaching>();
            assert_eq!(teaching.lesson().map(|(at, _)| at), Some(place));
            assert_eq!(teaching.stage(), stage, "{}", lesson.key);
            assert_eq!(said(&app), Some(Said::Task(lesson.stages[stage].task)));
            assert_eq!(app.world().resource::<CurrentGame>().occasion(), Occasion::Lesson);
            let mv = attempt(&app, true).expect("it can be met");
            play_turn(&mut app, mv);
            assert_eq!(said(&app), Some(Said::Right(lesson.stages[stage].right)), "{}", lesson.stages[stage].task);
            wait(&mut app, 80);
            app.world_mut().write_message(Act::GoOn);
            settle(&mut app);
        }
        assert!(app.world().resource::<Preferences>().lessons_done.contains(&lesson.key.to_owned()), "{}", lesson.key);
    }
    assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::None, "a won lesson opens no result");
}

#[test]
fn a_try_that_misses_is_answered_and_taken_back() {
    let mut app = headless();
    for (place, lesson) in COURSE.iter().enumerate().skip(1) {
        app.world_mut().write_message(Teach::Begin(place));
        settle(&mut app);
        let before = *game(&app).position();
        let mv = attempt(&app, false).expect("it can be missed");
        play_turn(&mut app, mv);
        assert!(matches!(said(&app), Some(Said::Wrong(_))), "{}", lesson.key);
        wait(&mut app, 120);
        settle(&mut app);
        assert_eq!(*game(&app).position(), before, "{}", lesson.key);
        assert!(matches!(said(&app), Some(Said::Wrong(_))), "the answer stays to be read");
        let mv = attempt(&app, true).expect("it can be met");
        play_turn(&mut app, mv);
        assert!(matches!(said(&app), Some(Said::Right(_))), "{}", lesson.key);
    }
}

#[test]
fn the_protected_man_explains_itself_and_the_lesson_goes_on() {
    let mut app = headless();
    let place =
        COURSE[0].stages.iter().position(|stage| stage.objective == Objective::MeetProtection).expect("a stage");
    app.world_mut().write_message(Teach::Begin(0));
    settle(&mut app);
    for _ in 0..place {
        let mv = attempt(&app, true).expect("it can be met");
        play_turn(&mut app, mv);
        app.world_mut().write_message(Teach::GoOn);
        settle(&mut app);
    }
    let touch = |app: &mut App, label: &str| {
        let point = game(app).rules().geometry().find(label);
        app.world_mut().write_message(TouchPoint(point));
        settle(app);
    };
    touch(&mut app, "d1");
    assert_eq!(said(&app), Some(Said::Right(COURSE[0].stages[place].right)));
    assert!(game(&app).position().pending() > 0, "a man is still to be taken");
    touch(&mut app, "b4");
    assert_eq!(said(&app), Some(Said::Right(COURSE[0].stages[place + 1].right)), "playing on is going on");
}

/// Black threatens to close b2 – d2 – f2; White to move.
const THREATENED: &str = "d3,f4,d6,b4,g7/b2,f2,d1,e5,a7 w 0-0";

fn coached() -> App {
    let mut app = headless();
    app.world_mut().write_message(SwitchCoach(true));
    let position = Game::from_text("nine", Some(THREATENED), None).expect("a position");
    begin_game(&mut app, position, Seats::new(Seat::Human, Seat::Computer(Level::Journeyman)), 1);
    app
}

#[test]
fn the_coach_asks_about_a_blunder_and_the_school_waits_for_the_answer() {
    let mut app = coached();
    let blunder = turn(&app, "g7-d7");
    play_turn(&mut app, blunder);
    wait(&mut app, 200);
    let question = app.world().resource::<Coach>().question().cloned().expect("a question");
    assert_eq!((question.played.as_str(), question.better.as_str()), ("g7-d7", "d3-d2"));
    assert_eq!(question.why.to_string(), "blocks d2");
    assert!(question.reply.starts_with("d1-d2x"), "{}", question.reply);
    assert_eq!(game(&app).ply(), 1, "the school waits");
    app.world_mut().write_message(LetStand);
    wait(&mut app, 200);
    assert!(game(&app).ply() >= 2, "and then plays");
}

#[test]
fn taking_back_answers_the_coach_and_a_good_turn_is_not_asked_about() {
    let mut app = coached();
    let blunder = turn(&app, "g7-d7");
    play_turn(&mut app, blunder);
    wait(&mut app, 20);
    assert!(app.world().resource::<Coach>().question().is_some());
    app.world_mut().write_message(UndoTurn);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0);
    assert!(app.world().resource::<Coach>().question().is_none());
    let block = turn(&app, "d3-d2");
    play_turn(&mut app, block);
    wait(&mut app, 200);
    let coach = app.world().resource::<Coach>();
    assert!(coach.question().is_none() && coach.remark().is_none());
    assert!(game(&app).ply() >= 2, "the school is not kept waiting");
}

#[test]
fn a_card_comes_once_and_can_be_turned_off() {
    let mut app = table();
    app.world_mut().write_message(Act::Close);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    wait(&mut app, 2);
    let flying = || Game::from_text("nine", Some("a7,d7,b2/d5,e3,f4,c4 w 0-0"), None).expect("a position");
    let seats = Seats::new(Seat::Human, Seat::Computer(Level::Apprentice));
    begin_game(&mut app, flying(), seats, 1);
    assert_eq!(app.world().resource::<Cards>().shown(), Some(Card::Flying));
    begin_game(&mut app, flying(), seats, 1);
    assert_eq!(app.world().resource::<Cards>().shown(), None, "once is enough");
    let mut preferences = app.world_mut().resource_mut::<Preferences>();
    preferences.cards_seen.clear();
    preferences.cards = false;
    begin_game(&mut app, flying(), seats, 1);
    assert_eq!(app.world().resource::<Cards>().shown(), None, "cards are turned off");
}

/// The attract screen with its panels, some turns into a game.
fn attract() -> App {
    let mut app = table();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Attract);
    wait(&mut app, 4);
    for _ in 0..4_000 {
        if game(&app).ply() >= 8 && game(&app).position().pending() == 0 {
            break;
        }
        app.update();
    }
    assert!(game(&app).ply() >= 8);
    app
}

#[test]
fn any_button_offers_a_seat_and_the_game_goes_on_with_the_guest() {
    for color in Color::ALL {
        let mut app = attract();
        assert!(!app.world().resource::<Caption>().text.is_empty(), "what happens is told");
        key(&mut app, Key::Character("x".into()));
        assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::TakeSeat);
        wait(&mut app, 3);
        let before = (game(&app).ply(), *game(&app).position());
        wait(&mut app, 30);
        assert_eq!((game(&app).ply(), *game(&app).position()), before, "the game waits for the answer");
        app.world_mut().write_message(Act::Sit(color));
        app.update();
        app.update();
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Playing);
        let seats = *app.world().resource::<Seats>();
        assert!(seats.is_human(color) && !seats.is_human(!color));
        assert_eq!(app.world().resource::<CurrentGame>().occasion(), Occasion::Match);
        assert!(game(&app).ply() >= before.0);
    }
}

#[test]
fn nobody_answers_and_the_attract_screen_goes_on() {
    let mut app = attract();
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::TakeSeat);
    wait(&mut app, 3);
    app.world_mut().write_message(Act::Close);
    wait(&mut app, 3);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Attract);
    let before = game(&app).ply();
    wait(&mut app, 400);
    assert!(game(&app).ply() != before, "the demo plays on");
}

#[test]
fn the_attract_screen_keeps_nothing_of_the_games_it_has_shown() {
    let mut app = headless();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Attract);
    let mut counts = Vec::new();
    for games in 1..=6_u64 {
        for _ in 0..40_000 {
            app.update();
            if app.world().resource::<nine_mens_morris::game::DemoSettings>().begun() > games {
                break;
            }
        }
        settle(&mut app);
        counts.push(app.world().entities().count_spawned());
    }
    assert!(app.world().resource::<nine_mens_morris::game::DemoSettings>().begun() > 6);
    assert!(counts.iter().all(|count| *count == counts[0]), "entities after each game: {counts:?}");
}

#[test]
fn every_point_is_a_control_every_event_a_sentence_and_languages_change_at_once() {
    let mut app = table();
    app.world_mut().resource_mut::<Preferences>().language = Some(Language::ENGLISH);
    app.world_mut().write_message(Act::Close);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    wait(&mut app, 2);
    let line = "c5,e5,d6,g1/a7,b4,c4,f2,d2,b2 w 0-0";
    begin_game(&mut app, Game::from_text("nine", Some(line), None).expect("a position"), Seats::default(), 1);
    wait(&mut app, 2);
    let label = |app: &mut App, name: &str| {
        let point = game(app).rules().geometry().find(name).expect("a point");
        let mut controls = app.world_mut().query::<(&PointControl, &AccessibilityNode)>();
        assert_eq!(controls.iter(app.world()).count(), 24);
        let found = controls.iter(app.world()).find(|(control, _)| control.0 == point).expect("its control");
        found.1.label().expect("a label").to_owned()
    };
    assert_eq!(label(&mut app, "d6"), "d6: White, may move");
    assert_eq!(label(&mut app, "a7"), "a7: Black");
    assert_eq!(label(&mut app, "d5"), "d5: empty");
    // A reader presses d6, and then d5.
    for name in ["d6", "d5"] {
        let point = game(&app).rules().geometry().find(name).expect("a point");
        let mut controls = app.world_mut().query::<(Entity, &PointControl)>();
        let (entity, _) = controls.iter(app.world()).find(|(_, control)| control.0 == point).expect("its control");
        let target_node = NodeId(entity.to_bits());
        let request = ActionRequest { action: Action::Click, target_node, target_tree: TreeId::ROOT, data: None };
        app.world_mut().write_message(Asked(request));
        settle(&mut app);
    }
    let heard = app.world().resource::<Announced>().0.clone();
    assert_eq!(heard, "White d6 to d5 closes a mill; take a7, b4 or c4.");
    let mut voices = app.world_mut().query_filtered::<&AccessibilityNode, With<Voice>>();
    assert_eq!(voices.single(app.world()).expect("one voice").value(), Some(heard.as_str()));
    assert_eq!(label(&mut app, "a7"), "a7: Black, may be taken");
    let point = game(&app).rules().geometry().find("d2");
    app.world_mut().write_message(TouchPoint(point));
    settle(&mut app);
    assert_eq!(app.world().resource::<Announced>().0, "d2 stands in a mill; take a7, b4 or c4.");
    for (language, back) in [(Language::GERMAN, "Zurück"), (Language::FRENCH, "Retour"), (Language::ENGLISH, "Back")] {
        app.world_mut().resource_mut::<Preferences>().language = Some(language);
        app.update();
        assert_eq!(text::word("back"), back);
    }
}
