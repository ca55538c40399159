//! An evening of two friends, by each device alone: clocks, draws, giving up, rematches with the sides swapped, and the
//! score; every page opened and left; and whole games by pulling the men.

use bevy::prelude::*;
use nine_mens_morris::game::{Choices, Clocks, CurrentGame, Evening, Menu, Names, Screen, Storage, Verdict};
use nine_mens_morris::preferences::Preferences;
use nine_mens_morris::rules::{Color, Step};
use nine_mens_morris::ui::{Caption, GamePlan, Pick};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::hands::{Hand, each, menu, offers, sat_down, wait, written};
use crate::harness::{FRIENDS, begin, game, settle};

/// Frames until the result's page has opened.
const RESULT: usize = 160;

fn verdict(app: &App) -> Option<Verdict> {
    app.world().resource::<CurrentGame>().verdict()
}

fn evening(app: &App) -> &Evening {
    app.world().resource::<Evening>()
}

/// Opens the menu over the board.
fn open_menu(app: &mut App, hand: Hand) {
    hand.back(app, "Menu");
    assert_eq!(menu(app), Menu::Pause);
}

fn rematch(app: &mut App, hand: Hand) {
    wait(app, RESULT);
    assert_eq!(menu(app), Menu::GameOver);
    let (first, ply) = (evening(app).person(Color::White), 0);
    hand.press(app, "Play again");
    assert_eq!((menu(app), verdict(app), game(app).ply()), (Menu::None, None, ply));
    assert_ne!(evening(app).person(Color::White), first, "the sides are swapped");
}

#[test]
fn an_evening_with_clocks_draws_and_rematches() {
    each(|app, hand| {
        hand.press(app, "Play a friend");
        hand.press(app, "Clock: 3 + 2");
        hand.press(app, "Who begins: White");
        assert_eq!(app.world().resource::<GamePlan>().first, Pick::White);
        hand.press(app, "Begin");
        assert_eq!((menu(app), *app.world().resource::<State<Screen>>().get()), (Menu::None, Screen::Playing));
        let full = app.world().resource::<Clocks>().left(Color::White).expect("there are clocks");
        assert!((full - 180.0).abs() < 1.0);
        hand.touch(app, "d6");
        hand.touch(app, "f4");
        assert_eq!(game(app).ply(), 2);
        // A draw is offered and declined, then offered and taken.
        open_menu(app, hand);
        hand.press(app, "Offer a draw");
        assert_eq!(game(app).position().turn(), Color::White);
        assert!(written(app).contains("White offers a draw. Black, do you take it?"), "{}", written(app));
        hand.press(app, "Play on");
        assert_eq!((menu(app), verdict(app)), (Menu::None, None));
        open_menu(app, hand);
        hand.press(app, "Offer a draw");
        hand.press(app, "Take it");
        assert_eq!(verdict(app), Some(Verdict::Agreed));
        assert_eq!(evening(app).score(), (0, 0, 1));
        rematch(app, hand);
        // White gives up, after having thought better of it once.
        hand.touch(app, "d6");
        hand.touch(app, "f4");
        open_menu(app, hand);
        hand.press(app, "Give up");
        hand.press(app, "Play on");
        assert_eq!(verdict(app), None);
        open_menu(app, hand);
        hand.press(app, "Give up");
        hand.press(app, "Give up");
        assert_eq!(verdict(app), Some(Verdict::Resigned { loser: Color::White }));
        assert_eq!(evening(app).score(), (0, 1, 1));
        wait(app, RESULT);
        assert!(written(app).contains("drawn 1"), "the score is on the page: {}", written(app));
        rematch(app, hand);
        assert_eq!(evening(app).score(), (1, 0, 1), "the score stays with the people");
        // Black lets the time run out.
        hand.touch(app, "d6");
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(200)));
        for _ in 0..2_000 {
            if verdict(app).is_some() {
                break;
            }
            app.update();
        }
        assert_eq!(verdict(app), Some(Verdict::Time { loser: Color::Black }));
        assert_eq!(evening(app).score(), (2, 0, 1));
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(crate::harness::FRAME));
        wait(app, RESULT);
        hand.press(app, "To the title");
        assert_eq!(menu(app), Menu::Main);
    });
}

#[test]
fn every_page_is_opened_and_left_by_each_device() {
    const PAGES: [(&str, Menu); 8] = [
        ("Play the school", Menu::NewGame),
        ("Play a friend", Menu::NewGame),
        ("Watch a game", Menu::NewGame),
        ("Learn", Menu::Learn),
        ("Puzzles", Menu::Puzzles),
        ("Library", Menu::Library),
        ("Set up a position", Menu::SetUp),
        ("Settings", Menu::Settings),
    ];
    each(|app, hand| {
        for (name, page) in PAGES {
            hand.press(app, name);
            assert_eq!(menu(app), page, "{name} opens");
            hand.back(app, "Back");
            assert_eq!(menu(app), Menu::Main, "{name} is left");
        }
        hand.press(app, "Rules");
        for leaf in ["Every rule", "How to play", "The games"] {
            hand.press(app, &format!("Rules: {leaf}"));
            assert!(offers(app, "Back"), "{leaf} can be left");
        }
        hand.press(app, "Six Men’s Morris");
        hand.back(app, "Back");
        assert!(written(app).contains("Six"), "the rules in use are told on the title");
    });
}

/// A whole game in which men are pulled wherever they move.
fn pull_through(hand: Hand, rules: &str, seed: u64) {
    let mut app = sat_down(|_| {});
    app.world_mut().write_message(nine_mens_morris::ui::Act::Close);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    wait(&mut app, 3);
    begin(&mut app, rules, FRIENDS, 0);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut pulled = 0;
    while game(&app).outcome().is_none() {
        let steps = game(&app).position().legal_steps(game(&app).rules());
        let step = steps[random.random_range(0..steps.len())];
        let before = app.world().resource::<CurrentGame>().revision();
        match step {
            Step::Slide(from, to) => {
                hand.pull(&mut app, from, to);
                pulled += 1;
            }
            Step::Place(point) | Step::Remove(point) => {
                let label = game(&app).rules().geometry().label(point).to_owned();
                hand.touch(&mut app, &label);
            }
        }
        settle(&mut app);
        assert_eq!(app.world().resource::<CurrentGame>().revision(), before + 1, "{hand:?} {step:?}");
        assert_eq!(app.world().resource::<Choices>().lifted, None);
    }
    assert!(pulled > 10, "men were pulled: {pulled}");
}

#[test]
fn a_whole_game_is_pulled_by_mouse_and_by_finger() {
    pull_through(Hand::Mouse, "six", 4);
    pull_through(Hand::Touch, "six", 6);
}

#[test]
fn a_name_is_put_together_on_the_board_of_letters() {
    each(|app, hand| {
        hand.press(app, "Play a friend");
        if !matches!(hand, Hand::Pad(_) | Hand::Touch) {
            assert!(offers(app, "Who has White"), "it is written in its place");
            return;
        }
        hand.press(app, "Who has White");
        assert_eq!(menu(app), Menu::Name(0));
        for letter in ["E", "v", "x"] {
            hand.press(app, letter);
        }
        match hand {
            Hand::Pad(pad) => crate::devices::pad_press(app, pad, GamepadButton::West),
            _ => hand.press(app, "Erase"),
        }
        hand.press(app, "a");
        match hand {
            Hand::Pad(pad) => crate::devices::pad_press(app, pad, GamepadButton::North),
            _ => hand.press(app, "Space"),
        }
        for letter in ["Ö", "z"] {
            hand.press(app, letter);
        }
        assert!(written(app).contains("Eva Öz"));
        hand.back(app, "Done");
        assert_eq!(menu(app), Menu::NewGame);
        assert_eq!(app.world().resource::<Preferences>().names[0], "Eva Öz");
        hand.press(app, "Who begins: White");
        hand.press(app, "Begin");
        assert_eq!(app.world().resource::<Names>().of(Color::White), "Eva Öz");
    });
}

#[test]
fn the_game_under_way_is_continued_from_the_title_after_a_restart() {
    for place in 0..4 {
        let folder = std::env::temp_dir().join(format!("morris-evening-{}-{place}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let sit = || {
            let mut app = sat_down(|app| {
                app.insert_resource(Storage::in_folder(&folder));
            });
            let hand = match place {
                0 => Hand::Mouse,
                1 => Hand::Keys,
                2 => Hand::Pad(crate::devices::connect(&mut app)),
                _ => Hand::Touch,
            };
            (app, hand)
        };
        let (mut app, hand) = sit();
        assert!(!offers(&mut app, "Continue the game"), "nothing is under way yet");
        hand.press(&mut app, "Play a friend");
        hand.press(&mut app, "Who begins: White");
        hand.press(&mut app, "Begin");
        hand.touch(&mut app, "d6");
        hand.touch(&mut app, "f4");
        let before = *game(&app).position();
        app.world().resource::<Storage>().settle();
        drop(app);
        let (mut app, hand) = sit();
        hand.press(&mut app, "Continue the game");
        settle(&mut app);
        assert_eq!((menu(&app), *app.world().resource::<State<Screen>>().get()), (Menu::None, Screen::Playing));
        assert_eq!((game(&app).position(), game(&app).ply()), (&before, 2));
        hand.touch(&mut app, "b4");
        assert_eq!(game(&app).ply(), 3, "{hand:?} plays on");
        drop(app);
        let _ = std::fs::remove_dir_all(&folder);
    }
}

#[test]
fn captions_tell_turn_after_turn_what_happens() {
    let mut app = crate::devices::table();
    app.world_mut().write_message(nine_mens_morris::ui::Act::Close);
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(100)));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Attract);
    let mut told: Vec<String> = Vec::new();
    for _ in 0..700 {
        app.update();
        let text = app.world().resource::<Caption>().text.clone();
        if told.last() != Some(&text) && !text.is_empty() {
            told.push(text);
        }
    }
    assert!(told.len() > 40, "{}", told.len());
    for text in &told {
        assert!(text.ends_with('.') && !text.contains(['{', '}']), "{text}");
        assert!(text.starts_with(|first: char| first.is_uppercase()), "{text}");
        assert!(!text.ends_with("and waits.") || text.contains(" plays "), "the turn is told: {text}");
    }
    let mut different = told.clone();
    different.sort();
    different.dedup();
    assert!(3 * different.len() > 2 * told.len(), "{} of {} are the same:\n{told:#?}", told.len(), different.len());
}
