//! The panels beside the board by keyboard and by gamepad: the lesson's, the coach's and the cards' buttons, the puzzle's,
//! and the theatre. With text of twice the size the panels leave the board free.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Id, Rect};
use nine_mens_morris::ai::Level;
use nine_mens_morris::game::{
    Coach, Cue, CurrentGame, Film, LiftBoard, Menu, Names, PuzzleCue, PuzzleTable, Screen, Seat, Seats, Teaching,
    Theatre, TouchPoint,
};
use nine_mens_morris::preferences::Preferences;
use nine_mens_morris::rules::Game;
use nine_mens_morris::ui::{Act, Cards};

use crate::devices::{connect, key, pad_press, table};
use crate::harness::{FRIENDS, begin_game, game, play_turn, settle};

/// The ways to press: keys, or a pad.
enum Hand {
    Keys,
    Pad(Entity),
}

impl Hand {
    fn press(&self, app: &mut App, keys: Key, button: GamepadButton) {
        match *self {
            Self::Keys => key(app, keys),
            Self::Pad(pad) => pad_press(app, pad, button),
        }
    }

    fn enter(&self, app: &mut App) {
        self.press(app, Key::Enter, GamepadButton::South);
    }

    fn down(&self, app: &mut App) {
        self.press(app, Key::ArrowDown, GamepadButton::DPadDown);
    }

    fn over(&self, app: &mut App) {
        self.press(app, Key::Tab, GamepadButton::North);
    }
}

/// Each way at a board with its panels.
fn each(test: impl Fn(&mut App, &Hand)) {
    for pads in [false, true] {
        let mut app = table();
        let hand = if pads { Hand::Pad(connect(&mut app)) } else { Hand::Keys };
        app.world_mut().write_message(Act::Close);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
        wait(&mut app, 3);
        // From here on it is the device in hand.
        hand.press(&mut app, Key::ArrowUp, GamepadButton::DPadUp);
        test(&mut app, &hand);
    }
}

fn wait(app: &mut App, frames: usize) {
    (0..frames).for_each(|_| app.update());
}

fn coached(app: &mut App, seats: Seats) {
    app.world_mut().resource_mut::<Preferences>().coach = true;
    let line = "d3,f4,d6,b4,g7/b2,f2,d1,e5,a7 w 0-0";
    begin_game(app, Game::from_text("nine", Some(line), None).expect("a position"), seats, 1);
    let blunder = game(app).parse_move("g7-d7").expect("legal");
    play_turn(app, blunder);
    assert!(app.world().resource::<Coach>().question().is_some(), "the coach asks");
}

#[test]
fn the_coachs_question_is_answered() {
    let school = Seats::new(Seat::Human, Seat::Computer(Level::Apprentice));
    for seats in [school, FRIENDS] {
        each(|app, hand| {
            coached(app, seats);
            wait(app, 50);
            hand.enter(app);
            settle(app);
            assert_eq!(game(app).ply(), 0, "taken back");
        });
        each(|app, hand| {
            coached(app, seats);
            wait(app, 50);
            hand.down(app);
            hand.enter(app);
            settle(app);
            assert!(app.world().resource::<Coach>().question().is_none(), "it stands");
            assert!(game(app).ply() >= 1);
        });
    }
}

#[test]
fn nobody_answers_unread() {
    each(|app, hand| {
        coached(app, FRIENDS);
        hand.enter(app);
        assert!(app.world().resource::<Coach>().question().is_some(), "it was only just asked");
    });
}

#[test]
fn a_lesson_goes_on_and_a_card_is_put_away() {
    each(|app, hand| {
        app.world_mut().write_message(Act::Teach(0));
        wait(app, 3);
        let d6 = game(app).rules().geometry().find("d6");
        app.world_mut().write_message(TouchPoint(d6));
        settle(app);
        wait(app, 60);
        hand.enter(app);
        settle(app);
        assert_eq!(app.world().resource::<Teaching>().stage(), 1, "on to the next");
    });
    each(|app, hand| {
        let line = "a7,d7,b2/d5,e3,f4,c4 w 0-0";
        begin_game(app, Game::from_text("nine", Some(line), None).expect("a position"), FRIENDS, 1);
        assert!(app.world().resource::<Cards>().shown().is_some());
        wait(app, 50);
        hand.enter(app);
        wait(app, 2);
        assert!(app.world().resource::<Cards>().shown().is_none(), "understood");
        assert!(app.world().resource::<Preferences>().cards);
    });
}

#[test]
fn a_puzzles_panel_is_reached_from_the_board_and_left_again() {
    each(|app, hand| {
        let id = nine_mens_morris::puzzle::all()[0].id.clone();
        app.world_mut().write_message(PuzzleCue::Begin(id));
        wait(app, 3);
        settle(app);
        hand.over(app);
        hand.press(app, Key::Escape, GamepadButton::East);
        assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::None, "back at the board, not in the menu");
        hand.over(app);
        hand.enter(app);
        wait(app, 200);
        assert!(game(app).ply() > 0 || app.world().resource::<PuzzleTable>().said().is_some(), "the turn is shown");
    });
}

#[test]
fn the_theatre_is_run_and_left() {
    each(|app, hand| {
        let record = Game::from_text("nine", None, Some("d6 f4 f6 b4 b6xf4 d2")).expect("legal");
        let film = Film { game: record, seats: FRIENDS, names: Names::default(), verdict: None };
        app.world_mut().write_message(Cue::Show(Box::new(film)));
        wait(app, 3);
        app.world_mut().write_message(Cue::Toggle);
        wait(app, 2);
        let shown = |app: &App| app.world().resource::<Theatre>().shown();
        let before = shown(app);
        hand.press(app, Key::ArrowRight, GamepadButton::DPadRight);
        settle(app);
        assert_eq!(shown(app), before + 1, "a step on");
        hand.press(app, Key::End, GamepadButton::RightTrigger);
        settle(app);
        assert_eq!(shown(app), 6, "to the end");
        hand.press(app, Key::Home, GamepadButton::LeftTrigger);
        settle(app);
        assert_eq!(shown(app), 0, "to the beginning");
        assert_eq!(app.world().resource::<CurrentGame>().game().ply(), 0);
        hand.press(app, Key::Escape, GamepadButton::East);
        wait(app, 2);
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
        assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::Library);
    });
}

/// The ends of the board's rim in the composed view at 16:9, in shares of the window: the far and the near corner at the
/// left. The right half is its mirror image.
const RIM: [(f32, f32); 2] = [(0.348, 0.450), (0.187, 0.900)];

/// Whether a panel, in shares of the window, covers a part of the board.
fn covers_board(panel: Rect) -> bool {
    let [(far_x, far_y), (near_x, near_y)] = RIM;
    if panel.bottom() <= far_y || panel.top() >= near_y {
        return false;
    }
    // The rim is widest where the panel reaches down farthest.
    let share = ((panel.bottom() - far_y) / (near_y - far_y)).min(1.0);
    let left = far_x + (near_x - far_x) * share;
    panel.right() > left && panel.left() < 1.0 - left
}

/// A panel's place in shares of the window, if it shows.
fn panel(app: &mut App, name: &str) -> Option<Rect> {
    let mut contexts = app.world_mut().query::<&mut EguiContext>();
    let mut context = contexts.single_mut(app.world_mut()).expect("one context");
    let ctx = context.get_mut();
    let (screen, area) = (ctx.viewport_rect(), ctx.memory(|memory| memory.area_rect(Id::new(name)))?);
    let share = |at: bevy_egui::egui::Pos2| ((at - screen.min) / screen.size()).to_pos2();
    Some(Rect::from_min_max(share(area.min), share(area.max)))
}

#[test]
fn with_text_of_twice_the_size_the_panels_leave_the_board_free() {
    each(|app, _| {
        app.world_mut().resource_mut::<Preferences>().text_scale = 2.0;
        let line = "d3,f4,d6,b4,g7/b2,f2,d1,e5,a7 w 0-0";
        begin_game(app, Game::from_text("nine", Some(line), None).expect("a position"), FRIENDS, 1);
        wait(app, 5);
        for name in ["white", "black", "asked", "turns", "buttons"] {
            let place = panel(app, name).expect(name);
            assert!(!covers_board(place), "{name} at {place:?}");
            assert!(
                Rect::from_min_max((0.0, 0.0).into(), (1.0, 1.0).into()).contains_rect(place),
                "{name} at {place:?}"
            );
        }
    });
    each(|app, _| {
        app.world_mut().resource_mut::<Preferences>().text_scale = 2.0;
        app.world_mut().write_message(PuzzleCue::Begin(nine_mens_morris::puzzle::all()[0].id.clone()));
        wait(app, 5);
        let names = ["white", "black", "turns", "buttons", "puzzle"];
        let places = names.map(|name| panel(app, name).expect(name));
        for (index, (name, place)) in names.iter().zip(places).enumerate() {
            assert!(!covers_board(place), "{name} at {place:?}");
            assert!(places[..index].iter().all(|other| !other.shrink(0.002).intersects(place)), "{name} at {place:?}");
        }
    });
}

#[test]
fn with_text_of_twice_the_size_the_board_is_shown_above_what_is_asked() {
    each(|app, _| {
        app.world_mut().resource_mut::<Preferences>().text_scale = 2.0;
        app.init_resource::<Lifts>().add_systems(Update, note_lifts);
        app.world_mut().write_message(Act::Teach(0));
        wait(app, 6);
        let place = panel(app, "lesson").expect("a task");
        let [_, (_, near_y)] = RIM;
        let &lift = app.world().resource::<Lifts>().0.last().expect("a request");
        assert!(near_y - lift <= place.top(), "{lift} for {place:?}");
    });
}

/// How high the board was asked to be shown.
#[derive(Resource, Default)]
struct Lifts(Vec<f32>);

fn note_lifts(mut requests: MessageReader<LiftBoard>, mut lifts: ResMut<Lifts>) {
    lifts.0.extend(requests.read().map(|&LiftBoard(share)| share));
}
