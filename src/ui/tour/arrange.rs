//! What the stops are put together from: positions, seats, pages, lessons, puzzles, records.

use bevy::prelude::*;

use super::later::Later;
use crate::ai::Level;
use crate::game::{
    Cue, Evening, Film, Menu, Names, NewGame, Occasion, PuzzleCue, Seat, Seats, Teach, TimeControl, Verdict,
    todays_puzzle,
};
use crate::rules::Game;
use crate::ui::acts::go;
use crate::ui::game_plan::{GamePlan, Opponent};

pub const NAMES: [&str; 2] = ["Margarete", "Bartholomäus"];
pub const COMPUTERS: Seats = Seats::new(Seat::Computer(Level::Journeyman), Seat::Computer(Level::Master));
pub const AGAINST_COMPUTER: Seats = Seats::new(Seat::Human, Seat::Computer(Level::Journeyman));
pub const FRIENDS: Seats = Seats::new(Seat::Human, Seat::Human);

/// Position lines under the rules of nine.
pub const PLACED: &str = "d6,f4,a7/b4,d2,g7 w 6-6";
pub const MOVING: &str = "d6,d5,f4,b4,a1,g1/d2,c4,e3,f6,b2,d7 w 0-0";
pub const TAKING: &str = "a7,d7,g7,b4/d2,b2,f2,c4 w 5-5 x1";
pub const FLYING: &str = "a7,d7,b2/d5,e3,f4,c4 w 0-0";
pub const QUIET: &str = "d6,b2,g1,a4/f4,c3,e3,d7 w 0-0 q64";
pub const THREATENED: &str = "d3,f4,d6,b4,g7/b2,f2,d1,e5,a7 w 0-0";
pub const ALMOST: &str = "a7,d7,b2,g4/d5,e3,f4 w 0-0";
pub const RECORD: &str = "d6 f4 f6 b4 b6xf4 d2 d7 a7 g7 a1 a4 f4 e4 c4 g4 g1 d1";

pub fn open(world: &mut World, menu: Menu) {
    go(&mut world.resource_mut::<NextState<Menu>>(), menu);
}

pub fn set_up(world: &mut World, opponent: Opponent) {
    world.resource_mut::<GamePlan>().opponent = opponent;
    open(world, Menu::NewGame);
}

pub fn turn_to<R: Resource>(world: &mut World, tab: R, menu: Menu) {
    world.insert_resource(tab);
    open(world, menu);
}

pub fn put(world: &mut World, game: Option<Game>, seats: Seats, occasion: Occasion) {
    put_with_clock(world, game, seats, occasion, None);
}

pub fn put_with_clock(
    world: &mut World,
    game: Option<Game>,
    seats: Seats,
    occasion: Occasion,
    clock: Option<TimeControl>,
) {
    if let Some(game) = game {
        let request = NewGame::new(game, seats, 1, occasion).with_clock(clock);
        let names = world.resource::<Evening>().names_for(&seats, &request.pairing);
        world.write_message(request.with_names(names));
    }
}

/// A match between friends by clocks of so many minutes with so many seconds for each turn.
pub fn lay_by_clock(world: &mut World, line: &str, minutes: u16, increment: u16) {
    let game = Game::from_text("nine", Some(line), None).ok();
    put_with_clock(world, game, FRIENDS, Occasion::Match, Some(TimeControl { minutes, increment }));
}

pub fn lay(world: &mut World, line: &str, seats: Seats, occasion: Occasion) {
    put(world, Game::from_text("nine", Some(line), None).ok(), seats, occasion);
}

pub fn befriend(world: &mut World) {
    world.resource_mut::<Evening>().names = NAMES.map(str::to_owned);
}

pub fn later(world: &mut World, label: &'static str) {
    world.insert_resource(Later { touch: Some(label), ..default() });
}

pub fn teach(world: &mut World, lesson: usize) {
    world.write_message(Teach::Begin(lesson));
}

pub fn puzzle(world: &mut World) {
    if let Some(puzzle) = todays_puzzle().or_else(|| crate::puzzle::all().first()) {
        world.write_message(PuzzleCue::Begin(puzzle.id.clone()));
    }
}

pub fn show_record(world: &mut World) {
    let Ok(game) = Game::from_text("nine", None, Some(RECORD)) else { return };
    let film =
        Film { game, seats: FRIENDS, names: Names(NAMES.map(str::to_owned).into()), verdict: Some(Verdict::Agreed) };
    world.write_message(Cue::Show(Box::new(film)));
    world.write_message(Cue::Seek(9));
}

/// A position that has come up twice.
pub fn repeated() -> Option<Game> {
    let line = "d6,b2,g1,a4/f4,c3,e3,d7 w 0-0";
    let moves = "b2-d2 f4-g4 d2-b2 g4-f4";
    Game::from_text("nine", Some(line), Some(moves)).ok()
}
