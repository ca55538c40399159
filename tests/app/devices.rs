//! Whole games by keyboard alone and by gamepad alone, through the pages and on the board: the real panels, a window that
//! nobody sees, and injected events.

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput, NativeKeyCode};
use bevy::picking::input::PointerInputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResolution};
use bevy_egui::{EguiGlobalSettings, EguiPlugin, PrimaryEguiContext};
use nine_mens_morris::game::{
    self, Choices, CurrentGame, Cursor, EngineMode, Menu, Screen, Seats, Sight, TurnPhase, next_point,
};
use nine_mens_morris::preferences::{Deed, Preferences};
use nine_mens_morris::rules::{Color, Point, Step};
use nine_mens_morris::ui;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::hands::{Hand, sat_down};
use crate::harness::{FRAME, FRIENDS, begin, game, in_turn, settle};

/// The game with its panels at the title, as it is after loading.
pub fn table() -> App {
    table_with(|_| {})
}

/// The same with something added before its first frame.
pub fn table_with(add: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    let resolution = WindowResolution::new(1280, 720);
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        bevy::input::InputPlugin,
        bevy::asset::AssetPlugin::default(),
        WindowPlugin { primary_window: Some(Window { resolution, ..default() }), ..default() },
    ));
    app.init_asset::<Image>().init_asset::<Shader>();
    // Before the panels, which then keep pointers from what lies under them.
    app.add_plugins((bevy::picking::PickingPlugin, bevy::picking::InteractionPlugin, PointerInputPlugin));
    app.add_plugins(EguiPlugin::default());
    app.insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
    app.add_plugins((game::plugin, ui::plugin));
    in_turn(&mut app);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.insert_resource(EngineMode { blocking: true, solves: false, patience: 0.0 });
    let target_info = Some(RenderTargetInfo { physical_size: UVec2::new(1280, 720), scale_factor: 1.0 });
    let computed = ComputedCameraValues { target_info, ..default() };
    app.world_mut().spawn((Camera { computed, ..default() }, PrimaryEguiContext));
    add(&mut app);
    app.finish();
    app.cleanup();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    for _ in 0..6 {
        app.update();
    }
    app
}

fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

fn window(app: &mut App) -> Entity {
    app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("one window")
}

/// Presses a key and lets it go, each in a frame of its own.
pub fn key(app: &mut App, logical_key: Key) {
    let window = window(app);
    let key_code = match &logical_key {
        Key::ArrowUp => KeyCode::ArrowUp,
        Key::ArrowDown => KeyCode::ArrowDown,
        Key::ArrowLeft => KeyCode::ArrowLeft,
        Key::ArrowRight => KeyCode::ArrowRight,
        Key::Enter => KeyCode::Enter,
        Key::Escape => KeyCode::Escape,
        Key::Tab => KeyCode::Tab,
        Key::Backspace => KeyCode::Backspace,
        Key::Home => KeyCode::Home,
        Key::End => KeyCode::End,
        _ => KeyCode::Unidentified(NativeKeyCode::Unidentified),
    };
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let logical_key = logical_key.clone();
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
        app.update();
    }
    app.update();
}

fn letter(app: &mut App, text: &str) {
    key(app, Key::Character(text.into()));
}

pub fn connect(app: &mut App) -> Entity {
    let pad = app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "a pad".to_owned(), vendor_id: None, product_id: None };
    app.world_mut().write_message(RawGamepadEvent::Connection(GamepadConnectionEvent { gamepad: pad, connection }));
    app.world_mut().write_message(GamepadConnectionEvent {
        gamepad: pad,
        connection: GamepadConnection::Connected { name: "a pad".to_owned(), vendor_id: None, product_id: None },
    });
    app.update();
    app.update();
    pad
}

pub fn pad_press(app: &mut App, gamepad: Entity, button: GamepadButton) {
    for value in [1.0, 0.0] {
        let event = RawGamepadButtonChangedEvent { gamepad, button, value };
        app.world_mut().write_message(RawGamepadEvent::Button(event));
        app.update();
    }
    // What a pad presses reaches the pages a frame later than a key.
    app.update();
    app.update();
}

const WAYS: [Vec2; 4] = [Vec2::NEG_Y, Vec2::Y, Vec2::NEG_X, Vec2::X];

/// The presses that lead the cursor from point to point: the shortest way.
pub fn route(app: &App, from: Point, to: Point) -> Vec<usize> {
    let geometry = game(app).rules().geometry();
    let mut ways: Vec<(Point, Vec<usize>)> = vec![(from, vec![])];
    let mut seen = from.set();
    for place in 0.. {
        let (at, path) = ways[place].clone();
        if at == to {
            return path;
        }
        for (index, &way) in WAYS.iter().enumerate() {
            let next = next_point(geometry, at, way, |point| Sight::default().place(geometry, point));
            if !seen.contains(next) {
                seen = seen.with(next);
                ways.push((next, [&path[..], &[index]].concat()));
            }
        }
    }
    unreachable!("every point can be reached")
}

/// Leads the cursor to a point and touches it, with whatever presses.
fn touch(app: &mut App, to: Point, press: &mut dyn FnMut(&mut App, Option<usize>)) {
    if app.world().resource::<Cursor>().shown().is_none() {
        press(app, Some(0));
    }
    let from = app.world().resource::<Cursor>().shown().expect("the cursor shows itself");
    for way in route(app, from, to) {
        press(app, Some(way));
    }
    assert_eq!(app.world().resource::<Cursor>().shown(), Some(to));
    press(app, None);
}

/// Plays a game to its end with the cursor alone.
fn play_out(app: &mut App, seed: u64, press: &mut dyn FnMut(&mut App, Option<usize>)) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    while game(app).outcome().is_none() {
        let steps = game(app).position().legal_steps(game(app).rules());
        let step = steps[random.random_range(0..steps.len())];
        let before = app.world().resource::<CurrentGame>().revision();
        if let Step::Slide(from, _) = step {
            touch(app, from, press);
            settle(app);
            assert_eq!(app.world().resource::<Choices>().lifted, Some(from));
        }
        let (Step::Place(to) | Step::Slide(_, to) | Step::Remove(to)) = step;
        touch(app, to, press);
        settle(app);
        assert_eq!(app.world().resource::<CurrentGame>().revision(), before + 1, "each touch plays");
    }
    assert_eq!(*app.world().resource::<TurnPhase>(), TurnPhase::Finished);
}

/// From the title through the pages and the lot to the board.
fn begin_with_a_friend(app: &mut App, hand: Hand) {
    hand.press(app, "Play a friend");
    assert_eq!(app.world().resource::<ui::GamePlan>().opponent, ui::Opponent::Friend);
    hand.back(app, "Back");
    assert_eq!(menu(app), Menu::Main);
    hand.press(app, "Play a friend");
    hand.press(app, "Begin");
    hand.press(app, "The left hand");
    hand.press(app, "Begin");
    assert_eq!(menu(app), Menu::None);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Playing);
}

#[test]
fn a_whole_game_by_keyboard_from_the_title_to_its_end() {
    let mut app = sat_down(|_| {});
    assert_eq!(menu(&app), Menu::Main);
    begin_with_a_friend(&mut app, Hand::Keys);
    begin(&mut app, "six", FRIENDS, 0);
    let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    play_out(&mut app, 3, &mut |app, way| key(app, way.map_or(Key::Enter, |way| keys[way].clone())));
}

#[test]
fn the_lot_is_drawn_by_keys() {
    let mut app = table();
    app.world_mut().write_message(ui::Act::SetUp(ui::Opponent::Friend));
    app.update();
    app.world_mut().write_message(ui::Act::Begin);
    app.update();
    app.update();
    assert_eq!(menu(&app), Menu::Lot);
    key(&mut app, Key::ArrowRight);
    key(&mut app, Key::ArrowRight);
    key(&mut app, Key::Enter);
    for _ in 0..200 {
        app.update();
    }
    assert_eq!(menu(&app), Menu::None, "a hand was picked and opened");
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Playing);
}

#[test]
fn keys_take_back_replay_put_back_and_open_the_menu() {
    let mut app = table();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    begin(&mut app, "nine", FRIENDS, 0);
    key(&mut app, Key::ArrowUp);
    key(&mut app, Key::Enter);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 1);
    letter(&mut app, "u");
    assert_eq!(game(&app).ply(), 0);
    letter(&mut app, "r");
    assert_eq!(game(&app).ply(), 1);
    key(&mut app, Key::Escape);
    assert_eq!(menu(&app), Menu::Pause);
    letter(&mut app, "u");
    assert_eq!(game(&app).ply(), 1, "a page lies over the board");
    key(&mut app, Key::Escape);
    assert_eq!(menu(&app), Menu::None);
    // Another key for the same deed.
    app.world_mut().resource_mut::<Preferences>().keys.set(Deed::Undo, "x");
    letter(&mut app, "u");
    assert_eq!(game(&app).ply(), 1);
    letter(&mut app, "x");
    assert_eq!(game(&app).ply(), 0);
}

#[test]
fn a_man_is_taken_up_and_put_back_by_keys() {
    let mut app = table();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    begin(&mut app, "lasker", FRIENDS, 0);
    for _ in 0..2 {
        key(&mut app, Key::ArrowLeft);
        key(&mut app, Key::Enter);
        settle(&mut app);
    }
    key(&mut app, Key::ArrowRight);
    key(&mut app, Key::Enter);
    settle(&mut app);
    assert!(app.world().resource::<Choices>().lifted.is_some());
    key(&mut app, Key::Backspace);
    settle(&mut app);
    assert_eq!(app.world().resource::<Choices>().lifted, None);
}

const CROSS: [GamepadButton; 4] =
    [GamepadButton::DPadUp, GamepadButton::DPadDown, GamepadButton::DPadLeft, GamepadButton::DPadRight];

#[test]
fn a_whole_game_by_one_gamepad_from_the_title_to_its_end() {
    let mut app = sat_down(|_| {});
    let pad = connect(&mut app);
    begin_with_a_friend(&mut app, Hand::Pad(pad));
    begin(&mut app, "three", FRIENDS, 0);
    let button = |way: Option<usize>| way.map_or(GamepadButton::South, |way| CROSS[way]);
    play_out(&mut app, 5, &mut |app, way| pad_press(app, pad, button(way)));
}

#[test]
fn each_of_two_gamepads_plays_its_own_side_only() {
    let mut app = table();
    let pads = [connect(&mut app), connect(&mut app)];
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    begin(&mut app, "six", FRIENDS, 0);
    let button = |way: Option<usize>| way.map_or(GamepadButton::South, |way| CROSS[way]);
    pad_press(&mut app, pads[1], GamepadButton::South);
    pad_press(&mut app, pads[1], GamepadButton::South);
    assert_eq!(game(&app).ply(), 0, "it is the other's turn");
    play_out(&mut app, 8, &mut |app, way| {
        let turn = game(app).position().turn();
        pad_press(app, pads[usize::from(turn == Color::Black)], button(way));
    });
}

#[test]
fn against_the_school_a_hint_is_asked_by_key_and_by_pad() {
    let mut app = table();
    let pad = connect(&mut app);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    let seats = Seats::new(game::Seat::Human, game::Seat::Computer(nine_mens_morris::ai::Level::Apprentice));
    begin(&mut app, "three", seats, 1);
    let hinted =
        |app: &App| app.world().resource::<game::Hint>().thought(app.world().resource::<CurrentGame>()).is_some();
    pad_press(&mut app, pad, GamepadButton::West);
    assert!(hinted(&app));
    app.world_mut().resource_mut::<Preferences>().hints = false;
    key(&mut app, Key::ArrowUp);
    key(&mut app, Key::Enter);
    settle(&mut app);
    letter(&mut app, "h");
    assert!(!hinted(&app), "the preferences say no advice");
}

#[test]
fn a_pads_buttons_get_other_work_by_the_pad() {
    let mut app = sat_down(|_| {});
    let pad = connect(&mut app);
    let hand = Hand::Pad(pad);
    hand.press(&mut app, "Settings");
    hand.press(&mut app, "Settings: Keys");
    hand.press(&mut app, "Advice");
    pad_press(&mut app, pad, GamepadButton::DPadUp);
    assert_eq!(app.world().resource::<Preferences>().pads.button(Deed::Hint), Some(GamepadButton::West), "it steers");
    pad_press(&mut app, pad, GamepadButton::South);
    let button = |app: &App, deed| app.world().resource::<Preferences>().pads.button(deed);
    assert_eq!(button(&app, Deed::Hint), Some(GamepadButton::South));
    assert_eq!(button(&app, Deed::Touch), Some(GamepadButton::West), "they change places");
    assert_eq!(menu(&app), Menu::Settings, "and the press does nothing else");
    hand.back(&mut app, "Back");
    app.world_mut().write_message(ui::Act::Close);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    begin(&mut app, "nine", FRIENDS, 1);
    pad_press(&mut app, pad, GamepadButton::DPadUp);
    pad_press(&mut app, pad, GamepadButton::South);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0);
    assert!(app.world().resource::<game::Hint>().thought(app.world().resource::<CurrentGame>()).is_some());
    pad_press(&mut app, pad, GamepadButton::West);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 1);
    pad_press(&mut app, pad, GamepadButton::Start);
    assert_eq!(menu(&app), Menu::Pause);
}
