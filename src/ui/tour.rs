//! Every page, and every moment at the board that has panels of its own, by name: for pictures of them all and for the
//! tests that look at all of them. Nothing of the game depends on it.

use bevy::prelude::*;

use super::acts::{MenuPath, go};
use super::devices::LastDevice;
use super::hud::TurnList;
use super::menus::{LearnLeaf, RulesLeaf, SettingsLeaf, pick_a_hand};
use super::setup::{ChosenRules, GamePlan, Opponent};
use super::theatre::Side;
use super::{Caption, Cards};
use crate::ai::Level;
use crate::game::{
    AskHint, CallGame, Clocks, Coach, Cue, CurrentGame, DemoSettings, EngineMode, Evaluation, Evening, Film, Menu,
    Names, NewGame, Occasion, PlayStep, PuzzleCue, ReviewCue, Screen, Seat, Seats, Teach, TimeControl, TouchPoint,
    Verdict, todays_puzzle,
};
use crate::preferences::Preferences;
use crate::rules::{Color, Game, Preset, RuleSet};

/// A page or a moment.
#[derive(Clone, Copy)]
pub struct Stop {
    /// Its name.
    pub name: &'static str,
    /// Seconds of game time from [`arrive`](Self::arrive) until everything that belongs to it is there.
    pub seconds: f32,
    screen: Screen,
    arrange: fn(&mut World),
}

impl Stop {
    /// The stop with this name.
    pub fn find(name: &str) -> Option<Self> {
        TOUR.into_iter().find(|stop| stop.name == name)
    }

    /// Leaves whatever was on show and goes to the screen of this stop. Some frames later, [`arrive`](Self::arrive).
    pub fn set_out(&self, world: &mut World) {
        let wishes = world.resource::<Preferences>().clone();
        let (language, text_scale, high_contrast) = (wishes.language, wishes.text_scale, wishes.high_contrast);
        *world.resource_mut::<Preferences>() = Preferences {
            language,
            text_scale,
            high_contrast,
            cards: false,
            coach: false,
            evaluation: false,
            reduced_motion: true,
            ..wishes
        };
        world.resource_mut::<EngineMode>().blocking = true;
        world.insert_resource(GamePlan::default());
        world.insert_resource(ChosenRules::default());
        world.insert_resource(Evening::default());
        world.insert_resource(Names::default());
        world.insert_resource(MenuPath::default());
        world.insert_resource(Cards::default());
        world.insert_resource(LastDevice::Mouse);
        world.insert_resource(TurnList::default());
        world.insert_resource(Side::default());
        go(&mut world.resource_mut::<NextState<Menu>>(), Menu::None);
        go(&mut world.resource_mut::<NextState<Screen>>(), self.screen);
        let game = Game::new(RuleSet::default());
        let occasion = if self.screen == Screen::Playing { Occasion::Match } else { Occasion::Demo };
        world.write_message(NewGame { game, seats: Seats::default(), seed: 1, occasion });
    }

    /// Opens the page, or brings the moment about.
    pub fn arrive(&self, world: &mut World) {
        (self.arrange)(world);
    }
}

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
pub const TOUR: [Stop; 63] = [
    title("title", |world| open(world, Menu::Main)),
    title("new-school", |world| set_up(world, Opponent::School)),
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
    title("rules", |world| turn_to(world, RulesLeaf::Games, Menu::Rules)),
    title("rules-every", |world| turn_to(world, RulesLeaf::Fields, Menu::Rules)),
    title("rules-how", |world| turn_to(world, RulesLeaf::HowToPlay, Menu::Rules)),
    title("rules-house", |world| {
        world.insert_resource(ChosenRules("morabaraba,flying=never,men=9".parse().unwrap_or_default()));
        turn_to(world, RulesLeaf::Games, Menu::Rules);
    }),
    title("settings", |world| turn_to(world, SettingsLeaf::Picture, Menu::Settings)),
    title("settings-sound", |world| turn_to(world, SettingsLeaf::Sound, Menu::Settings)),
    title("settings-comfort", |world| turn_to(world, SettingsLeaf::Comfort, Menu::Settings)),
    title("settings-keys", |world| turn_to(world, SettingsLeaf::Keys, Menu::Settings)),
    title("settings-buttons", |world| {
        world.insert_resource(LastDevice::Pad);
        turn_to(world, SettingsLeaf::Keys, Menu::Settings);
    }),
    title("lessons", |world| turn_to(world, LearnLeaf::default(), Menu::Learn)),
    title("history", |world| turn_to(world, LearnLeaf::about(Preset::Nine), Menu::Learn)),
    title("puzzles", |world| open(world, Menu::Puzzles)),
    title("library", |world| open(world, Menu::Library)),
    title("statistics", |world| open(world, Menu::Statistics)),
    title("set-up", |world| open(world, Menu::SetUp)),
    Stop {
        screen: Screen::Attract,
        ..title("attract", |world| {
            lay(world, PLACED, SCHOOL, Occasion::Demo);
            let text =
                super::text::phrase("caption", &[("who", super::text::side(Color::White).into()), ("why", "…".into())]);
            world.insert_resource(Caption::new(text));
        })
    },
    Stop {
        screen: Screen::Attract,
        ..title("take-seat", |world| {
            lay(world, PLACED, SCHOOL, Occasion::Demo);
            open(world, Menu::TakeSeat);
        })
    },
    Stop {
        screen: Screen::Attract,
        seconds: 8.0,
        ..title("interlude", |world| {
            world.resource_mut::<DemoSettings>().rest = 60.0;
            lay(world, ALMOST, SCHOOL, Occasion::Demo);
        })
    },
    board("placing", 0.4, |world| lay(world, PLACED, SCHOLAR, Occasion::Match)),
    board("placing-friends", 0.4, |world| {
        befriend(world);
        lay(world, PLACED, FRIENDS, Occasion::Match);
    }),
    board("placing-lasker", 0.4, |world| {
        let game = Game::from_text("lasker", None, Some("d6 f4"));
        put(world, game.ok(), FRIENDS, Occasion::Match);
    }),
    board("moving", 0.4, |world| lay(world, MOVING, SCHOLAR, Occasion::Match)),
    board("lifted", 0.6, |world| {
        lay(world, MOVING, FRIENDS, Occasion::Match);
        later(world, "d6");
    }),
    board("removing", 0.6, |world| lay(world, TAKING, SCHOLAR, Occasion::Match)),
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
        world.resource_mut::<Evaluation>().set_changed();
        lay(world, MOVING, SCHOLAR, Occasion::Match);
    }),
    board("hint", 1.0, |world| {
        lay(world, MOVING, SCHOLAR, Occasion::Match);
        world.insert_resource(Later { hint: true, ..default() });
    }),
    board("turn-list", 0.8, |world| {
        world.insert_resource(TurnList::opened());
        put(world, Game::from_text("nine", None, Some(RECORD)).ok(), FRIENDS, Occasion::Match);
    }),
    board("prompts-keys", 0.4, |world| {
        world.insert_resource(LastDevice::Keys);
        lay(world, PLACED, SCHOLAR, Occasion::Match);
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
        world.resource_mut::<Coach>().on = true;
        lay(world, THREATENED, SCHOLAR, Occasion::Match);
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
        lay(world, PLACED, SCHOLAR, Occasion::Match);
        turn_to(world, RulesLeaf::Games, Menu::Rules);
    }),
    board("game-over", 3.0, |world| {
        lay(world, MOVING, SCHOLAR, Occasion::Match);
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
        lay(world, MOVING, SCHOLAR, Occasion::Match);
        world.insert_resource(Later { verdict: Some(Verdict::Resigned { loser: Color::White }), ..default() });
    }),
    film("theatre", show_record),
    film("theatre-review", |world| {
        show_record(world);
        world.insert_resource(Side::opened());
    }),
    film("theatre-reviewing", |world| {
        show_record(world);
        world.insert_resource(Side::opened());
        world.insert_resource(Later { review: true, ..default() });
    }),
    board("clocks", 0.4, |world| {
        befriend(world);
        world.resource_mut::<Clocks>().arm(Some(TimeControl { minutes: 3, increment: 2 }));
        lay(world, MOVING, FRIENDS, Occasion::Match);
    }),
    board("clocks-and-pebbles", 0.4, |world| {
        befriend(world);
        world.resource_mut::<Clocks>().arm(Some(TimeControl { minutes: 20, increment: 10 }));
        world.insert_resource(LastDevice::Keys);
        lay(world, QUIET, FRIENDS, Occasion::Match);
    }),
];

/// Adds what a stop needs to happen once its board lies there.
pub fn plugin(app: &mut App) {
    app.init_resource::<Later>();
    app.add_systems(Update, happen.before(super::UiInput::Devices));
}

/// What happens some frames after a stop is arrived at.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
struct Later {
    frames: u32,
    touch: Option<&'static str>,
    turn: Option<&'static str>,
    verdict: Option<Verdict>,
    hint: bool,
    puzzle: bool,
    review: bool,
    hand: bool,
}

fn happen(world: &mut World) {
    let mut later = *world.resource::<Later>();
    if later == Later::default() {
        return;
    }
    later.frames += 1;
    if later.frames < 5 {
        world.insert_resource(later);
        return;
    }
    world.insert_resource(Later::default());
    let current = world.resource::<CurrentGame>();
    let (game, revision) = (current.game().clone(), current.revision());
    if let Some(point) = later.touch.and_then(|label| game.rules().geometry().find(label)) {
        world.write_message(TouchPoint(Some(point)));
    }
    let steps = later.turn.and_then(|turn| game.parse_move(turn).ok()).and_then(|mv| mv.action());
    if let Some(step) = steps {
        world.write_message(PlayStep { step, revision });
    }
    if let Some(verdict) = later.verdict {
        world.write_message(CallGame(verdict));
    }
    if later.hand {
        pick_a_hand(world);
    }
    if later.hint {
        world.write_message(AskHint);
    }
    if later.puzzle {
        world.write_message(PuzzleCue::ShowTurn);
    }
    if later.review {
        world.write_message(ReviewCue::Begin);
    }
}

const NAMES: [&str; 2] = ["Margarete", "Bartholomäus"];
const SCHOOL: Seats = Seats::new(Seat::Computer(Level::Journeyman), Seat::Computer(Level::Master));
const SCHOLAR: Seats = Seats::new(Seat::Human, Seat::Computer(Level::Journeyman));
const FRIENDS: Seats = Seats::new(Seat::Human, Seat::Human);

/// Position lines under the rules of nine.
const PLACED: &str = "d6,f4,a7/b4,d2,g7 w 6-6";
const MOVING: &str = "d6,d5,f4,b4,a1,g1/d2,c4,e3,f6,b2,d7 w 0-0";
const TAKING: &str = "a7,d7,g7,b4/d2,b2,f2,c4 w 5-5 x1";
const FLYING: &str = "a7,d7,b2/d5,e3,f4,c4 w 0-0";
const QUIET: &str = "d6,b2,g1,a4/f4,c3,e3,d7 w 0-0 q64";
const THREATENED: &str = "d3,f4,d6,b4,g7/b2,f2,d1,e5,a7 w 0-0";
const ALMOST: &str = "a7,d7,b2,g4/d5,e3,f4 w 0-0";
const RECORD: &str = "d6 f4 f6 b4 b6xf4 d2 d7 a7 g7 a1 a4 f4 e4 c4 g4 g1 d1";

fn open(world: &mut World, menu: Menu) {
    go(&mut world.resource_mut::<NextState<Menu>>(), menu);
}

fn set_up(world: &mut World, opponent: Opponent) {
    world.resource_mut::<GamePlan>().opponent = opponent;
    open(world, Menu::NewGame);
}

fn turn_to<R: Resource>(world: &mut World, leaf: R, menu: Menu) {
    world.insert_resource(leaf);
    open(world, menu);
}

fn put(world: &mut World, game: Option<Game>, seats: Seats, occasion: Occasion) {
    if let Some(game) = game {
        world.write_message(NewGame { game, seats, seed: 1, occasion });
    }
}

fn lay(world: &mut World, line: &str, seats: Seats, occasion: Occasion) {
    put(world, Game::from_text("nine", Some(line), None).ok(), seats, occasion);
}

fn befriend(world: &mut World) {
    world.insert_resource(Names(NAMES.map(str::to_owned).into()));
    world.resource_mut::<Evening>().names = NAMES.map(str::to_owned);
}

fn later(world: &mut World, label: &'static str) {
    world.insert_resource(Later { touch: Some(label), ..default() });
}

fn teach(world: &mut World, lesson: usize) {
    world.write_message(Teach::Begin(lesson));
}

fn puzzle(world: &mut World) {
    if let Some(puzzle) = todays_puzzle().or_else(|| crate::puzzle::all().first()) {
        world.write_message(PuzzleCue::Begin(puzzle.id.clone()));
    }
}

fn show_record(world: &mut World) {
    let Ok(game) = Game::from_text("nine", None, Some(RECORD)) else { return };
    let film =
        Film { game, seats: FRIENDS, names: Names(NAMES.map(str::to_owned).into()), verdict: Some(Verdict::Agreed) };
    world.write_message(Cue::Show(Box::new(film)));
    world.write_message(Cue::Seek(9));
}

/// A position that has come up twice.
fn repeated() -> Option<Game> {
    let line = "d6,b2,g1,a4/f4,c3,e3,d7 w 0-0";
    let moves = "b2-d2 f4-g4 d2-b2 g4-f4";
    Game::from_text("nine", Some(line), Some(moves)).ok()
}
