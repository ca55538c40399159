//! All stops of the tour.

use bevy::prelude::*;

use super::arrange::{
    AGAINST_COMPUTER, ALMOST, COMPUTERS, FLYING, FRIENDS, MOVING, NAMES, PLACED, QUIET, RECORD, TAKING, THREATENED,
    befriend, later, lay, lay_by_clock, open, put, puzzle, repeated, set_up, show_record, teach, turn_to,
};
use super::later::Later;
use super::stop::Stop;
use crate::ai::Level;
use crate::game::{DemoSettings, EngineMode, Menu, Occasion, Screen, Seat, Seats, TimeControl, Verdict};
use crate::preferences::Preferences;
use crate::rules::{Color, Game, Preset};
use crate::ui::Caption;
use crate::ui::devices::LastDevice;
use crate::ui::game_plan::{ChosenRules, GamePlan, Opponent};
use crate::ui::hud::TurnList;
use crate::ui::menus::{LearnTab, RulesTab, SettingsTab};
use crate::ui::text;
use crate::ui::theatre::ReviewSide;

const fn title(name: &'static str, arrange: fn(&mut World)) -> Stop {
    Stop { name, seconds: 0.5, screen: Screen::Title, arrange }
}

const fn board(name: &'static str, seconds: f32, arrange: fn(&mut World)) -> Stop {
    Stop { name, seconds, screen: Screen::Playing, arrange }
}

const fn film(name: &'static str, arrange: fn(&mut World)) -> Stop {
    Stop { name, seconds: 0.6, screen: Screen::Playing, arrange }
}

/// All stops.
pub const TOUR: [Stop; 67] = [
    title("title", |world| open(world, Menu::Main)),
    title("new-school", |world| set_up(world, Opponent::Computer)),
    title("new-friend", |world| {
        set_up(world, Opponent::Friend);
        world.resource_mut::<GamePlan>().clock = Some(TimeControl { minutes: 5, increment: 5 });
        world.resource_mut::<Preferences>().names = NAMES.map(str::to_owned);
    }),
    title("new-watch", |world| set_up(world, Opponent::Watch)),
    title("letters", |world| {
        world.insert_resource(LastDevice::Pad);
        world.resource_mut::<Preferences>().names = NAMES.map(str::to_owned);
        open(world, Menu::Name(1));
    }),
    title("lot", |world| open(world, Menu::Lot)),
    Stop {
        seconds: 1.0,
        ..title("lot-open", |world| {
            open(world, Menu::Lot);
            world.insert_resource(Later { hand: true, ..default() });
        })
    },
    title("rules", |world| turn_to(world, RulesTab::Games, Menu::Rules)),
    title("rules-every", |world| turn_to(world, RulesTab::Fields, Menu::Rules)),
    title("rules-how", |world| turn_to(world, RulesTab::HowToPlay, Menu::Rules)),
    title("rules-house", |world| {
        world.insert_resource(ChosenRules("morabaraba,flying=never,men=9".parse().unwrap_or_default()));
        turn_to(world, RulesTab::Games, Menu::Rules);
    }),
    title("settings", |world| turn_to(world, SettingsTab::Picture, Menu::Settings)),
    title("settings-sound", |world| turn_to(world, SettingsTab::Sound, Menu::Settings)),
    title("settings-comfort", |world| turn_to(world, SettingsTab::Comfort, Menu::Settings)),
    title("settings-keys", |world| turn_to(world, SettingsTab::Keys, Menu::Settings)),
    title("settings-buttons", |world| {
        world.insert_resource(LastDevice::Pad);
        turn_to(world, SettingsTab::Keys, Menu::Settings);
    }),
    title("lessons", |world| turn_to(world, LearnTab::default(), Menu::Learn)),
    title("history", |world| turn_to(world, LearnTab::about(Preset::Nine), Menu::Learn)),
    title("puzzles", |world| open(world, Menu::Puzzles)),
    title("library", |world| open(world, Menu::Library)),
    title("statistics", |world| open(world, Menu::Statistics)),
    title("set-up-study", |world| {
        world.resource_mut::<Preferences>().study = true;
        open(world, Menu::SetUp);
    }),
    title("set-up", |world| open(world, Menu::SetUp)),
    Stop {
        screen: Screen::Attract,
        ..title("attract", |world| {
            lay(world, PLACED, COMPUTERS, Occasion::Demo);
            let text = text::phrase("caption", &[("who", text::side(Color::White).into()), ("why", "…".into())]);
            world.insert_resource(Caption::new(text));
        })
    },
    Stop {
        screen: Screen::Attract,
        ..title("take-seat", |world| {
            lay(world, PLACED, COMPUTERS, Occasion::Demo);
            open(world, Menu::TakeSeat);
        })
    },
    Stop {
        screen: Screen::Attract,
        seconds: 8.0,
        ..title("interlude", |world| {
            world.resource_mut::<DemoSettings>().rest = 60.0;
            lay(world, ALMOST, COMPUTERS, Occasion::Demo);
        })
    },
    board("placing", 0.4, |world| lay(world, PLACED, AGAINST_COMPUTER, Occasion::Match)),
    board("placing-friends", 0.4, |world| {
        befriend(world);
        lay(world, PLACED, FRIENDS, Occasion::Match);
    }),
    board("placing-lasker", 0.4, |world| {
        let game = Game::from_text("lasker", None, Some("d6 f4"));
        put(world, game.ok(), FRIENDS, Occasion::Match);
    }),
    board("moving", 0.4, |world| lay(world, MOVING, AGAINST_COMPUTER, Occasion::Match)),
    board("lifted", 0.6, |world| {
        lay(world, MOVING, FRIENDS, Occasion::Match);
        later(world, "d6");
    }),
    board("removing", 0.6, |world| lay(world, TAKING, AGAINST_COMPUTER, Occasion::Match)),
    board("refused", 0.6, |world| {
        lay(world, TAKING, FRIENDS, Occasion::Match);
        later(world, "d2");
    }),
    board("flying", 0.4, |world| lay(world, FLYING, FRIENDS, Occasion::Match)),
    board("draw-clock", 0.4, |world| lay(world, QUIET, FRIENDS, Occasion::Match)),
    board("repetition", 0.6, |world| put(world, repeated(), FRIENDS, Occasion::Match)),
    board("thinking", 0.4, |world| {
        world.resource_mut::<EngineMode>().blocking = false;
        lay(world, MOVING, Seats::new(Seat::Computer(Level::Master), Seat::Human), Occasion::Match);
    }),
    board("evaluation", 0.8, |world| {
        world.resource_mut::<Preferences>().evaluation = true;
        lay(world, MOVING, AGAINST_COMPUTER, Occasion::Match);
    }),
    board("study", 1.2, |world| {
        world.resource_mut::<Preferences>().study = true;
        lay(world, MOVING, FRIENDS, Occasion::Match);
    }),
    board("study-lifted", 1.2, |world| {
        world.resource_mut::<Preferences>().study = true;
        lay(world, FLYING, FRIENDS, Occasion::Match);
        later(world, "d7");
    }),
    board("hint", 1.0, |world| {
        lay(world, MOVING, AGAINST_COMPUTER, Occasion::Match);
        world.insert_resource(Later { hint: true, ..default() });
    }),
    board("turn-list", 0.8, |world| {
        world.insert_resource(TurnList::opened());
        put(world, Game::from_text("nine", None, Some(RECORD)).ok(), FRIENDS, Occasion::Match);
    }),
    board("prompts-keys", 0.4, |world| {
        world.insert_resource(LastDevice::Keys);
        lay(world, PLACED, AGAINST_COMPUTER, Occasion::Match);
    }),
    board("prompts-pad", 0.6, |world| {
        world.insert_resource(LastDevice::Pad);
        lay(world, MOVING, FRIENDS, Occasion::Match);
        later(world, "d6");
    }),
    board("card", 0.6, |world| {
        let mut preferences = world.resource_mut::<Preferences>();
        preferences.cards = true;
        preferences.cards_seen.clear();
        lay(world, FLYING, FRIENDS, Occasion::Match);
    }),
    board("coach-asks", 1.0, |world| {
        world.resource_mut::<Preferences>().coach = true;
        lay(world, THREATENED, AGAINST_COMPUTER, Occasion::Match);
        world.insert_resource(Later { turn: Some("g7-d7"), ..default() });
    }),
    board("lesson", 0.5, |world| teach(world, 0)),
    board("lesson-right", 0.8, |world| {
        teach(world, 0);
        later(world, "d6");
    }),
    board("lesson-wrong", 0.8, |world| {
        teach(world, 0);
        later(world, "a7");
    }),
    board("lesson-strategy", 0.5, |world| teach(world, 4)),
    board("puzzle", 0.6, |world| puzzle(world)),
    board("puzzle-shown", 2.4, |world| {
        puzzle(world);
        world.insert_resource(Later { puzzle: true, ..default() });
    }),
    board("pause", 0.6, |world| {
        lay(world, PLACED, FRIENDS, Occasion::Match);
        open(world, Menu::Pause);
    }),
    board("save", 0.6, |world| {
        lay(world, PLACED, FRIENDS, Occasion::Match);
        open(world, Menu::Save);
    }),
    board("pause-lesson", 0.6, |world| {
        teach(world, 0);
        open(world, Menu::Pause);
    }),
    board("offer-draw", 0.6, |world| {
        befriend(world);
        lay(world, MOVING, FRIENDS, Occasion::Match);
        open(world, Menu::Offer);
    }),
    board("give-up", 0.6, |world| {
        befriend(world);
        lay(world, MOVING, FRIENDS, Occasion::Match);
        open(world, Menu::GiveUp);
    }),
    board("rules-playing", 0.6, |world| {
        lay(world, PLACED, AGAINST_COMPUTER, Occasion::Match);
        turn_to(world, RulesTab::Games, Menu::Rules);
    }),
    board("game-over", 3.0, |world| {
        lay(world, MOVING, AGAINST_COMPUTER, Occasion::Match);
        world.insert_resource(Later { verdict: Some(Verdict::Resigned { loser: Color::Black }), ..default() });
    }),
    board("game-over-friends", 3.0, |world| {
        befriend(world);
        put(world, Game::from_text("nine", Some(FLYING), None).ok(), FRIENDS, Occasion::Match);
        world.insert_resource(Later { verdict: Some(Verdict::Time { loser: Color::White }), ..default() });
    }),
    board("game-over-draw", 3.0, |world| {
        lay(world, QUIET, FRIENDS, Occasion::Match);
        world.insert_resource(Later { verdict: Some(Verdict::Agreed), ..default() });
    }),
    board("finished", 0.8, |world| {
        lay(world, MOVING, AGAINST_COMPUTER, Occasion::Match);
        world.insert_resource(Later { verdict: Some(Verdict::Resigned { loser: Color::White }), ..default() });
    }),
    film("theatre", show_record),
    film("theatre-review", |world| {
        show_record(world);
        world.insert_resource(ReviewSide::opened());
    }),
    film("theatre-reviewing", |world| {
        show_record(world);
        world.insert_resource(ReviewSide::opened());
        world.insert_resource(Later { review: true, ..default() });
    }),
    board("clocks", 0.4, |world| {
        befriend(world);
        lay_by_clock(world, MOVING, 3, 2);
    }),
    board("clocks-and-pebbles", 0.4, |world| {
        befriend(world);
        world.insert_resource(LastDevice::Keys);
        lay_by_clock(world, QUIET, 20, 10);
    }),
];

impl Stop {
    /// The stop with this name.
    pub fn find(name: &str) -> Option<Self> {
        TOUR.into_iter().find(|stop| stop.name == name)
    }
}
