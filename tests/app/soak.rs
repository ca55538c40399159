//! Match after match with everything that may come between: turns taken back and repeated, matches left, pages opened, keys
//! and clicks at random, a window that changes its size, hides and comes back. The men always stand where the board says.
//!
//! `MORRIS_SOAK` is the number of matches, 24 where it is not set; the long run takes ten thousand.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowOccluded, WindowResized};
use nine_mens_morris::game::{
    AskHint, CallGame, Menu, NewGame, Occasion, RedoTurn, Screen, Seat, Seats, TurnPhase, UndoTurn, Verdict,
};
use nine_mens_morris::rules::{Color, Game, Preset};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::devices::{key, table};
use crate::harness::{FRIENDS, assert_men_agree, game, play, settle};

type Dice = Xoshiro256PlusPlus;

/// How many matches.
fn matches() -> usize {
    let told = std::env::var("MORRIS_SOAK").ok();
    told.map_or(24, |text| text.parse().unwrap_or_else(|_| panic!("MORRIS_SOAK is a number, not '{text}'")))
}

/// Something that may happen at any moment.
fn disturb(app: &mut App, dice: &mut Dice) {
    let window =
        app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("one window");
    match dice.random_range(0..12) {
        0 => drop(app.world_mut().write_message(UndoTurn)),
        1 => drop(app.world_mut().write_message(RedoTurn)),
        2 => drop(app.world_mut().write_message(AskHint)),
        3 => {
            for _ in 0..dice.random_range(1..30) {
                app.world_mut().write_message(UndoTurn);
            }
        }
        4 => {
            let menu = [Menu::Pause, Menu::Settings, Menu::Rules, Menu::Library, Menu::Learn, Menu::GiveUp]
                .choose(dice)
                .copied()
                .unwrap_or_default();
            app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
            (0..dice.random_range(0..6)).for_each(|_| app.update());
            app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
        }
        5 | 6 => {
            // From nothing at all to very wide and very tall.
            let sizes = [(0.0, 0.0), (1.0, 1.0), (5000.0, 40.0), (40.0, 4000.0), (1024.0, 600.0), (3840.0, 2160.0)];
            let (width, height) = sizes.choose(dice).copied().unwrap_or_default();
            let mut shown = app.world_mut().get_mut::<Window>(window).expect("a window");
            shown.resolution.set(width, height);
            if dice.random_bool(0.3) {
                shown.resolution.set_scale_factor([0.5, 1.0, 1.25, 3.0][dice.random_range(0..4)]);
            }
            app.world_mut().write_message(WindowResized { window, width, height });
        }
        7 => {
            let occluded: bool = dice.random();
            app.world_mut().get_mut::<Window>(window).expect("a window").visible = !occluded;
            app.world_mut().write_message(WindowOccluded { window, occluded });
        }
        8 | 9 => {
            let keys = [
                Key::ArrowUp,
                Key::ArrowDown,
                Key::ArrowLeft,
                Key::ArrowRight,
                Key::Enter,
                Key::Tab,
                Key::Escape,
                Key::Backspace,
            ];
            let pressed = match dice.random_range(0..3) {
                0 => Key::Character(["h", "u", "c", "f", "m", "p", "1", "é", " "][dice.random_range(0..9)].into()),
                _ => keys.choose(dice).cloned().unwrap_or(Key::Tab),
            };
            key(app, pressed);
        }
        10 => {
            let position = Vec2::new(dice.random_range(-10.0..1300.0), dice.random_range(-10.0..730.0));
            app.world_mut().write_message(CursorMoved { window, position, delta: None });
            app.update();
            for state in [ButtonState::Pressed, ButtonState::Released] {
                app.world_mut().write_message(MouseButtonInput { button: MouseButton::Left, state, window });
                app.update();
            }
        }
        _ => {
            let color: Color = Color::ALL[dice.random_range(0..2)];
            let calls = [CallGame(Verdict::Resigned { loser: color }), CallGame(Verdict::Agreed)];
            app.world_mut().write_message(*calls.choose(dice).expect("two"));
        }
    }
}

/// Whatever page a stray key has opened, the match is on the board again.
fn back_to_the_board(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    app.update();
}

fn begin(app: &mut App, dice: &mut Dice, number: usize) {
    let preset = Preset::ALL[number % Preset::ALL.len()];
    let seats = match dice.random_range(0..4) {
        0 => Seats([Seat::Human, Seat::School(nine_mens_morris::ai::Level::Apprentice)]),
        _ => FRIENDS,
    };
    let seed = dice.random();
    app.world_mut().write_message(NewGame { game: Game::new(preset.rules()), seats, seed, occasion: Occasion::Match });
    app.update();
    back_to_the_board(app);
    settle(app);
}

/// One match; says how many steps were played.
fn soak_one(app: &mut App, dice: &mut Dice, number: usize) -> usize {
    begin(app, dice, number);
    let mut played = 0;
    let wild = dice.random_range(0.0..0.4);
    for _ in 0..260 {
        if *app.world().resource::<TurnPhase>() == TurnPhase::Finished {
            break;
        }
        if dice.random_bool(wild) {
            disturb(app, dice);
            if dice.random_bool(0.5) {
                // The next thing comes before this one has settled.
                continue;
            }
        } else if let Some(&step) = game(app).position().legal_steps(game(app).rules()).choose(dice) {
            // Where it is the school's turn, this is refused: it is not the person's to play.
            play(app, step);
            played += 1;
        }
        back_to_the_board(app);
        settle(app);
    }
    back_to_the_board(app);
    settle(app);
    assert_men_agree(app);
    played
}

/// The program's memory, in MB, where the system tells it.
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? / 1024)
}

#[test]
fn nothing_that_comes_between_puts_a_man_in_the_wrong_place() {
    let mut app = table();
    let mut dice = Dice::seed_from_u64(0x50a1c);
    let (count, mut played) = (matches(), 0);
    let mut entities = std::collections::HashMap::new();
    let mut early = None;
    for number in 0..count {
        played += soak_one(&mut app, &mut dice, number);
        // A new match under the same rules has as many entities as the one before: nothing is left behind.
        begin(&mut app, &mut dice, number);
        let now = app.world().entities().count_spawned();
        let before = *entities.entry(number % Preset::ALL.len()).or_insert(now);
        assert_eq!(now, before, "entities after {number} matches");
        if number == count / 5 {
            early = memory();
        }
    }
    assert!(played > count * 8, "{played} steps in {count} matches");
    // Other tests run beside a short one and have a memory of their own.
    if let (Some(early), Some(late), true) = (early, memory(), count >= 1000) {
        println!("{count} matches, {played} steps, {early} MB after a fifth and {late} MB at the end");
        assert!(late <= early + 40, "memory grew from {early} MB to {late} MB");
    }
}
