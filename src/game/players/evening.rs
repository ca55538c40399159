//! Two people at one board: what they are called, who has which side, and how the evening stands between them.

use bevy::prelude::*;

use super::seats::{Names, Seats};
use super::terms::Pairing;
use crate::game::board::{CurrentGame, Verdict};
use crate::game::messages::{GameEnded, GameStarted, Occasion, TurnUndone};
use crate::game::schedule::FollowSystems;
use crate::rules::{ByColor, Color};

/// Adds the evening.
pub fn plugin(app: &mut App) {
    app.init_resource::<Evening>();
    app.add_systems(Update, keep_score.in_set(FollowSystems::Score));
}

/// The people, their sides and their score.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Evening {
    /// What the first and the second person are called; nothing where they never said.
    pub names: [String; 2],
    /// Whether the second person has White.
    swapped: bool,
    /// Games won by the first and the second person, and drawn.
    score: (u32, u32, u32),
    /// How the newest finished game was counted, so that taking it back uncounts it.
    counted: Option<Option<usize>>,
}

impl Evening {
    /// Which person (0 or 1) has a side.
    pub const fn person(&self, color: Color) -> usize {
        color.index() ^ self.swapped as usize
    }

    /// What the person at a side is called; empty where nobody said.
    pub fn name(&self, color: Color) -> &str {
        self.names[self.person(color)].trim()
    }

    /// What the sides are called in a game with these seats and this pairing: two people have their names, and nobody else has
    /// any.
    pub fn names_for(&self, seats: &Seats, pairing: &Pairing) -> Names {
        if seats.humans() < 2 {
            return Names::default();
        }
        let mut then = self.clone();
        then.pair(pairing);
        Names(ByColor::from_fn(|color| then.name(color).to_owned()))
    }

    /// Pairs the people for the next game.
    pub fn pair(&mut self, pairing: &Pairing) {
        match pairing {
            Pairing::AsBefore => {}
            Pairing::Swapped => self.swapped = !self.swapped,
            Pairing::New(names) => {
                if self.names != *names {
                    self.names.clone_from(names);
                    self.score = (0, 0, 0);
                    self.counted = None;
                }
                self.swapped = false;
            }
        }
    }

    /// The score from the side of White and of Black, and the draws.
    pub const fn score(&self) -> (u32, u32, u32) {
        let (first, second, drawn) = self.score;
        if self.swapped { (second, first, drawn) } else { (first, second, drawn) }
    }

    /// Whether any game of this evening has ended.
    pub const fn has_begun(&self) -> bool {
        self.score.0 + self.score.1 + self.score.2 > 0
    }

    fn count(&mut self, verdict: Verdict) {
        let winner = verdict.winner().map(|color| self.person(color));
        *self.column(winner) += 1;
        self.counted = Some(winner);
    }

    fn uncount(&mut self) {
        if let Some(winner) = self.counted.take() {
            let column = self.column(winner);
            *column = column.saturating_sub(1);
        }
    }

    const fn column(&mut self, winner: Option<usize>) -> &mut u32 {
        match winner {
            Some(0) => &mut self.score.0,
            Some(_) => &mut self.score.1,
            None => &mut self.score.2,
        }
    }
}

/// Counts games between two people; one that is taken back is counted when it ends again.
fn keep_score(
    mut ended: MessageReader<GameEnded>,
    mut undone: MessageReader<TurnUndone>,
    mut started: MessageReader<GameStarted>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mut evening: ResMut<Evening>,
) {
    if started.read().count() > 0 && evening.counted.is_some() {
        evening.counted = None;
    }
    if undone.read().count() > 0 && current.verdict().is_none() && evening.counted.is_some() {
        evening.uncount();
    }
    for &GameEnded(verdict) in ended.read() {
        if seats.humans() == 2 && current.occasion() == Occasion::Match {
            evening.count(verdict);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::game::players::Seat;

    #[test]
    fn the_score_stays_with_the_people_when_they_change_sides() {
        let mut evening = Evening::default();
        evening.count(Verdict::Resigned { loser: Color::Black });
        assert_eq!(evening.score(), (1, 0, 0));
        evening.pair(&Pairing::Swapped);
        assert_eq!(evening.score(), (0, 1, 0));
        evening.count(Verdict::Time { loser: Color::White });
        assert_eq!(evening.score(), (0, 2, 0));
        evening.uncount();
        evening.count(Verdict::Agreed);
        assert_eq!(evening.score(), (0, 1, 1));
    }

    #[test]
    fn other_people_begin_a_score_of_their_own() {
        let people = |first: &str, second: &str| Pairing::New([first.to_owned(), second.to_owned()]);
        let mut evening = Evening::default();
        evening.pair(&people("Anna", "Bruno"));
        evening.count(Verdict::Agreed);
        let friends = Seats::default();
        let swapped = Names(["Bruno".to_owned(), "Anna".to_owned()].into());
        assert_eq!(evening.names_for(&friends, &Pairing::Swapped), swapped);
        assert_eq!(
            evening.names_for(&Seats::new(Seat::Human, Seat::Computer(Level::Master)), &Pairing::Swapped),
            default()
        );
        evening.pair(&Pairing::Swapped);
        assert_eq!((evening.name(Color::White), evening.score()), ("Bruno", (0, 0, 1)));
        evening.pair(&people("Anna", "Bruno"));
        assert_eq!((evening.name(Color::White), evening.score()), ("Anna", (0, 0, 1)));
        evening.pair(&people("Anna", "Clara"));
        assert_eq!((evening.name(Color::Black), evening.score()), ("Clara", (0, 0, 0)));
    }
}
