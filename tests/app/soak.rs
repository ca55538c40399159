//! Match after match with everything that may come between: turns taken back and repeated, matches left, pages opened, keys
//! and clicks at random, puzzles, lessons, the theatre, clocks, other languages and settings in the middle of everything, a
//! window that changes its size, hides and comes back. The men always stand where the board says.
//!
//! `MORRIS_SOAK` is the number of matches, 24 where it is not set; the long run takes ten thousand.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowOccluded, WindowResized};
use nine_mens_morris::game::{
    AskHint, CallGame, Cue, Film, LibraryRequest, Menu, Names, NewGame, Occasion, PuzzleCue, RedoTurn, Screen, Seat,
    Seats, Teach, TimeControl, TurnPhase, UndoTurn, Verdict,
};
use nine_mens_morris::learn::COURSE;
use nine_mens_morris::preferences::{CameraManner, Language, Preferences, Quality};
use nine_mens_morris::puzzle;
use nine_mens_morris::record::{Record, Tags};
use nine_mens_morris::rules::{Color, Game, Preset};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::devices::{key, table, table_with};
use crate::harness::{FRIENDS, assert_men_agree, game, play, settle};
use crate::motion::let_men_travel;

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
    match dice.random_range(0..18) {
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
        12..=14 => change_a_setting(app, dice),
        15..=16 => go_elsewhere(app, dice),
        _ => {
            let color: Color = Color::ALL[dice.random_range(0..2)];
            let calls = [CallGame(Verdict::Resigned { loser: color }), CallGame(Verdict::Agreed)];
            app.world_mut().write_message(*calls.choose(dice).expect("two"));
        }
    }
}

/// One of the settings becomes another, as in its page, whatever moves at the moment.
fn change_a_setting(app: &mut App, dice: &mut Dice) {
    let mut preferences = app.world().resource::<Preferences>().clone();
    match dice.random_range(0..10) {
        0 | 1 => preferences.language = Language::all().choose(dice).copied(),
        2 => preferences.quality = Quality::ALL.choose(dice).copied().unwrap_or_default(),
        3 => preferences.text_scale = dice.random_range(0.8..2.0),
        4 => preferences.animation_speed = dice.random_range(0.5..3.0),
        5 => preferences.reduced_motion = !preferences.reduced_motion,
        6 => preferences.high_contrast = !preferences.high_contrast,
        7 => preferences.camera = CameraManner::ALL.choose(dice).copied().unwrap_or_default(),
        8 => preferences.coordinates = !preferences.coordinates,
        _ => preferences.cards = !preferences.cards,
    }
    *app.world_mut().resource_mut::<Preferences>() = preferences.within_bounds();
    (0..dice.random_range(0..3)).for_each(|_| app.update());
}

/// A puzzle, a lesson, a page or the theatre, and what one does there for a moment.
fn go_elsewhere(app: &mut App, dice: &mut Dice) {
    let frames = dice.random_range(1..8);
    match dice.random_range(0..6) {
        0 => {
            let puzzle = puzzle::all().choose(dice).expect("puzzles").id.clone();
            let then = [PuzzleCue::Again, PuzzleCue::Next, PuzzleCue::ShowTurn].choose(dice).cloned();
            app.world_mut().write_message(PuzzleCue::Begin(puzzle));
            (0..frames).for_each(|_| app.update());
            if let Some(cue) = then {
                app.world_mut().write_message(cue);
            }
        }
        1 => {
            app.world_mut().write_message(Teach::Begin(dice.random_range(0..COURSE.len())));
            (0..frames).for_each(|_| app.update());
            app.world_mut().write_message(Teach::GoOn);
        }
        2 | 3 => {
            let film = Film { game: game(app).clone(), seats: FRIENDS, names: Names::default(), verdict: None };
            app.world_mut().write_message(Cue::Show(Box::new(film)));
            (0..frames).for_each(|_| app.update());
            for _ in 0..dice.random_range(0..6) {
                let cues = [Cue::Toggle, Cue::Step(1), Cue::Step(-3), Cue::Seek(usize::MAX), Cue::Speed(4.0)];
                if let Some(cue) = cues.choose(dice).cloned() {
                    app.world_mut().write_message(cue);
                }
                app.update();
            }
        }
        4 => {
            // What somebody pastes: our own record, or something else.
            let record = Record::from_game(game(app), Tags::default()).text();
            let text =
                [record.as_str(), "", "1. d6 d6", "{", "[Rules \"none\"]"].choose(dice).copied().unwrap_or_default();
            app.world_mut().write_message(LibraryRequest::Import(text.to_owned()));
        }
        _ => {
            let pages = [Menu::SetUp, Menu::Statistics, Menu::Puzzles, Menu::NewGame, Menu::Lot, Menu::Offer];
            let page = pages.choose(dice).copied().unwrap_or_default();
            app.world_mut().resource_mut::<NextState<Menu>>().set(page);
        }
    }
    (0..frames).for_each(|_| app.update());
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
        0 => Seats::new(Seat::Human, Seat::Computer(nine_mens_morris::ai::Level::Apprentice)),
        _ => FRIENDS,
    };
    let seed = dice.random();
    let clock = dice.random_bool(0.25).then_some(TimeControl { minutes: 1, increment: 2 });
    let request = NewGame::new(Game::new(preset.rules()), seats, seed, Occasion::Match).with_clock(clock);
    app.world_mut().write_message(request);
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

/// Match after match in an app.
fn soak(mut app: App, count: usize) {
    let mut dice = Dice::seed_from_u64(0x50a1c);
    let mut played = 0;
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

#[test]
fn nothing_that_comes_between_puts_a_man_in_the_wrong_place() {
    soak(table(), matches());
}

/// The same with men that take their time on the way, for a few of the matches: it takes many more frames.
#[test]
fn nothing_that_comes_between_while_men_travel_puts_one_in_the_wrong_place() {
    soak(table_with(let_men_travel), matches().div_ceil(8));
}
