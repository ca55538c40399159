//! What the next game will be: rules, opponent, strengths, colours.

use bevy::prelude::*;

use crate::ai::Level;
use crate::game::{CurrentGame, NewGame, Occasion, Seat, Seats};
use crate::rules::{Color, Game, RuleSet};

/// Adds the plan of the next game.
pub fn plugin(app: &mut App) {
    app.init_resource::<ChosenRules>().init_resource::<GamePlan>();
}

/// The rules that the next game begins with. A game on the board keeps its own.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChosenRules(pub RuleSet);

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Opponent {
    /// A player of the school.
    #[default]
    School,
    /// A friend at the same board.
    Friend,
    /// Nobody: two players of the school are watched.
    Watch,
}

/// A side, or the lot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pick {
    /// White.
    White,
    /// Black.
    Black,
    /// Whichever the lot gives.
    #[default]
    Lot,
}

impl Pick {
    /// The side, where `lot` says what the lot gave.
    pub const fn side(self, lot: Color) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
            Self::Lot => lot,
        }
    }
}

/// The next game as it is being set up.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GamePlan {
    /// Against whom.
    pub opponent: Opponent,
    /// How strong the school's player is.
    pub level: Level,
    /// The person's own side against the school.
    pub own: Pick,
    /// Which side begins between friends.
    pub first: Pick,
    /// How strong the two are that are watched, White first.
    pub watched: [Level; 2],
}

impl Default for GamePlan {
    fn default() -> Self {
        Self {
            opponent: Opponent::School,
            level: Level::Apprentice,
            own: Pick::White,
            first: Pick::Lot,
            watched: [Level::Journeyman, Level::Master],
        }
    }
}

impl GamePlan {
    /// The request for this game. `lot` is what the lot gives, `seed` names the game.
    pub fn request(&self, rules: RuleSet, lot: Color, seed: u64) -> NewGame {
        let (seats, first) = match self.opponent {
            Opponent::School => (seats_with(self.own.side(lot), self.level), Color::White),
            Opponent::Friend => (Seats::default(), self.first.side(lot)),
            Opponent::Watch => (Seats(self.watched.map(Seat::School)), Color::White),
        };
        NewGame { game: Game::starting_with(rules, first), seats, seed, occasion: Occasion::Match }
    }
}

fn seats_with(own: Color, level: Level) -> Seats {
    let mut seats = Seats([Seat::School(level); 2]);
    seats.0[own.index()] = Seat::Human;
    seats
}

/// The same again: between two people the other begins, against the school the sides are swapped.
pub fn rematch(current: &CurrentGame, seats: &Seats, seed: u64) -> NewGame {
    let game = current.game();
    let first = game.start().first();
    let (seats, first) = match seats.humans() {
        2 => (*seats, !first),
        1 => (Seats([seats.0[1], seats.0[0]]), first),
        _ => (*seats, first),
    };
    NewGame { game: Game::starting_with(*game.rules(), first), seats, seed, occasion: Occasion::Match }
}

/// The game of the attract screen goes on as a match, with a person in this side's seat.
pub fn seated(current: &CurrentGame, seats: &Seats, color: Color) -> NewGame {
    let mut seats = *seats;
    seats.0[color.index()] = Seat::Human;
    NewGame { game: current.game().clone(), seats, seed: current.seed(), occasion: Occasion::Match }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_seats_people_and_school_as_chosen() {
        let plan = GamePlan { own: Pick::Lot, level: Level::Master, ..default() };
        let request = plan.request(RuleSet::default(), Color::Black, 7);
        assert_eq!(request.seats.of(Color::Black), Seat::Human);
        assert_eq!(request.seats.of(Color::White), Seat::School(Level::Master));
        assert_eq!(request.game.position().turn(), Color::White);
        let friends = GamePlan { opponent: Opponent::Friend, first: Pick::Black, ..default() };
        let request = friends.request(RuleSet::default(), Color::White, 7);
        assert_eq!(request.seats.humans(), 2);
        assert_eq!(request.game.position().turn(), Color::Black);
    }

    #[test]
    fn a_rematch_swaps_sides() {
        let current = CurrentGame::default();
        let seats = seats_with(Color::White, Level::Journeyman);
        assert_eq!(rematch(&current, &seats, 1).seats.of(Color::Black), Seat::Human);
        assert_eq!(rematch(&current, &Seats::default(), 1).game.position().turn(), Color::Black);
    }
}
