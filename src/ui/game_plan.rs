//! What the next game will be: rules, opponent, strengths, colours.

use bevy::prelude::*;

use crate::ai::Level;
use crate::game::{CurrentGame, NewGame, Occasion, Seat, Seats, TimeControl};
use crate::rules::{ByColor, Color, Game, Position, RuleSet};
use crate::ui::schedule::UiInput;

/// Adds the plan of the next game.
pub fn plugin(app: &mut App) {
    app.init_resource::<ChosenRules>().init_resource::<GamePlan>();
    app.add_message::<ChooseRules>().add_message::<PlanGame>();
    app.add_systems(Update, change_plan.in_set(UiInput::Choices));
}

/// Request: the next game begins with these rules.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChooseRules(pub RuleSet);

/// Request: the next game is played like this.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanGame(pub GamePlan);

/// System: carries out what was asked for since the frame before, so that an act finds the plan as it was left.
fn change_plan(
    mut choices: MessageReader<ChooseRules>,
    mut plans: MessageReader<PlanGame>,
    mut chosen: ResMut<ChosenRules>,
    mut plan: ResMut<GamePlan>,
) {
    if let Some(&ChooseRules(rules)) = choices.read().last() {
        chosen.set_if_neq(ChosenRules(rules));
    }
    if let Some(&PlanGame(planned)) = plans.read().last() {
        plan.set_if_neq(planned);
    }
}

/// The rules that the next game begins with. A game on the board keeps its own.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ChosenRules(pub RuleSet);

/// Against whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Opponent {
    /// A computer player.
    #[default]
    Computer,
    /// A friend at the same board.
    Friend,
    /// Nobody: two computer players are watched.
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
    /// The strength of the computer player.
    pub level: Level,
    /// The person's own side against a computer player.
    pub own: Pick,
    /// Which side begins between friends.
    pub first: Pick,
    /// How strong the two are that are watched.
    pub watched: ByColor<Level>,
    /// Clocks, if it is played by any.
    pub clock: Option<TimeControl>,
    /// Which side begins with fewer men, and how many fewer.
    pub handicap: Option<(Color, u8)>,
}

impl Default for GamePlan {
    fn default() -> Self {
        Self {
            opponent: Opponent::Computer,
            level: Level::Apprentice,
            own: Pick::White,
            first: Pick::Lot,
            watched: ByColor::new(Level::Journeyman, Level::Master),
            clock: None,
            handicap: None,
        }
    }
}

impl GamePlan {
    /// The request for this game. `lot` is what the lot gives, `seed` names the game.
    pub fn request(&self, rules: RuleSet, lot: Color, seed: u64) -> NewGame {
        let (seats, first) = match self.opponent {
            Opponent::Computer => (seats_with(self.own.side(lot), self.level), Color::White),
            Opponent::Friend => (Seats::default(), self.first.side(lot)),
            Opponent::Watch => (Seats(self.watched.map(Seat::Computer)), Color::White),
        };
        NewGame::new(self.start(rules, first), seats, seed, Occasion::Match)
    }

    /// Whether the lot has to be drawn first.
    pub fn needs_lot(&self) -> bool {
        match self.opponent {
            Opponent::Computer => self.own == Pick::Lot,
            Opponent::Friend => self.first == Pick::Lot,
            Opponent::Watch => false,
        }
    }

    /// The untouched board, with fewer men for one side where that is wanted and leaves it enough to play.
    fn start(&self, rules: RuleSet, first: Color) -> Game {
        let plain = Game::starting_with(rules, first);
        let Some((color, fewer)) = self.handicap.filter(|_| self.opponent != Opponent::Watch) else { return plain };
        let mut setup = plain.position().setup();
        let hand = &mut setup.in_hand[color];
        *hand = hand.saturating_sub(fewer).max(3);
        Position::new(&rules, setup).map_or(plain, |position| Game::from_position(rules, position))
    }
}

fn seats_with(own: Color, level: Level) -> Seats {
    let mut seats = Seats(ByColor::both(Seat::Computer(level)));
    seats.0[own] = Seat::Human;
    seats
}

/// The same again with the sides swapped: each gets what the other had, the men that were given too. Players of the
/// school that are watched keep their sides.
pub fn rematch(current: &CurrentGame, seats: &Seats, seed: u64) -> NewGame {
    let game = current.game();
    let rules = *game.rules();
    let swaps = seats.humans() > 0;
    let mut seats = *seats;
    if swaps {
        seats.0.swap();
    }
    let mut setup = game.start().setup();
    let first = setup.first;
    if swaps && setup.men.values().iter().all(|men| men.is_empty()) {
        setup.in_hand.swap();
    }
    let game = Position::new(&rules, setup)
        .map_or_else(|_| Game::starting_with(rules, first), |position| Game::from_position(rules, position));
    NewGame::new(game, seats, seed, Occasion::Match)
}

/// The game of the attract screen goes on as a match, with a person in this side's seat.
pub fn seated(current: &CurrentGame, seats: &Seats, color: Color) -> NewGame {
    let mut seats = *seats;
    seats.0[color] = Seat::Human;
    NewGame::new(current.game().clone(), seats, current.seed(), Occasion::Match)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_seats_people_and_school_as_chosen() {
        let plan = GamePlan { own: Pick::Lot, level: Level::Master, ..default() };
        let request = plan.request(RuleSet::default(), Color::Black, 7);
        assert_eq!(request.seats.of(Color::Black), Seat::Human);
        assert_eq!(request.seats.of(Color::White), Seat::Computer(Level::Master));
        assert_eq!(request.game.position().turn(), Color::White);
        let friends = GamePlan { opponent: Opponent::Friend, first: Pick::Black, ..default() };
        let request = friends.request(RuleSet::default(), Color::White, 7);
        assert_eq!(request.seats.humans(), 2);
        assert_eq!(request.game.position().turn(), Color::Black);
    }

    #[test]
    fn a_rematch_swaps_sides_and_what_was_given() {
        let current = CurrentGame::default();
        let seats = seats_with(Color::White, Level::Journeyman);
        assert_eq!(rematch(&current, &seats, 1).seats.of(Color::Black), Seat::Human);
        let again = rematch(&current, &Seats::default(), 1).game;
        assert_eq!((again.position().turn(), again.position().in_hand(Color::White)), (Color::White, 9));
    }

    #[test]
    fn a_handicap_leaves_enough_men_to_play() {
        let plan = GamePlan { handicap: Some((Color::Black, 2)), own: Pick::White, ..default() };
        let hands = |rules: &str| {
            let rules = rules.parse().expect("rules");
            let game = plan.request(rules, Color::White, 1).game;
            Color::ALL.map(|color| game.position().in_hand(color))
        };
        assert_eq!(hands("nine"), [9, 7]);
        assert_eq!(hands("three"), [3, 3]);
    }
}
