//! Two people at one board: what they are called, who has which side, and how the evening stands between them.

use bevy::prelude::*;

use super::seats::Seats;
use crate::game::board::{CurrentGame, Verdict};
use crate::game::messages::{GameEnded, GameStarted, Occasion, TurnUndone};
use crate::game::schedule::FollowSystems;
use crate::rules::Color;

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

    /// The people change sides.
    pub const fn swap(&mut self) {
        self.swapped = !self.swapped;
    }

    /// The first person has White (or, `swapped`, Black).
    pub const fn seat(&mut self, swapped: bool) {
        self.swapped = swapped;
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

    /// Other people sit down: the score begins anew.
    pub const fn clear(&mut self) {
        self.score = (0, 0, 0);
        self.counted = None;
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

    #[test]
    fn the_score_stays_with_the_people_when_they_change_sides() {
        let mut evening = Evening::default();
        evening.count(Verdict::Resigned { loser: Color::Black });
        assert_eq!(evening.score(), (1, 0, 0));
        evening.swap();
        assert_eq!(evening.score(), (0, 1, 0));
        evening.count(Verdict::Time { loser: Color::White });
        assert_eq!(evening.score(), (0, 2, 0));
        evening.uncount();
        evening.count(Verdict::Agreed);
        assert_eq!(evening.score(), (0, 1, 1));
    }
}
