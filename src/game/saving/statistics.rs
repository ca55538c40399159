//! What was played and how it went: one line for each match that came to its end, from which everything else is counted.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::saved_match::SavedMatch;
use super::{Storage, StorageNotice};
use crate::ai::Level;
use crate::game::schedule::InputSystems;
use crate::game::{Seat, Seats};
use crate::rules::{ByColor, Color};

/// Adds the statistics.
pub fn plugin(app: &mut App) {
    app.init_resource::<Statistics>().add_message::<ClearStatistics>();
    app.add_systems(Startup, read);
    app.add_systems(Update, forget.in_set(InputSystems::Statistics));
}

/// The file's name.
pub const FILE: &str = "statistics.json";
/// The most bytes that are read.
pub const MAX_BYTES: usize = 8 << 20;
/// The most matches that are remembered; the oldest go first.
const MAX_GAMES: usize = 20_000;

/// Request: everything that was counted is forgotten.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClearStatistics;

/// A match that came to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchResult {
    /// The day it was begun: `2031.05.27`.
    pub date: String,
    /// The rules, as a preset and what differs.
    pub rules: String,
    /// Who played White: `human` or a strength.
    pub white: String,
    /// Who played Black.
    pub black: String,
    /// Who won: `white`, `black` or `none`.
    pub winner: String,
    /// Turns of both sides.
    pub turns: u32,
}

impl MatchResult {
    /// What is remembered of a match; nothing of one that is not over, or that nobody played.
    pub fn of(saved: &SavedMatch) -> Option<Self> {
        let verdict = saved.verdict?;
        if saved.seats.humans() == 0 {
            return None;
        }
        Some(Self {
            date: saved.begun.date.clone(),
            rules: saved.game.rules().to_string(),
            white: saved.seats.of(Color::White).name().to_owned(),
            black: saved.seats.of(Color::Black).name().to_owned(),
            winner: verdict.winner().map_or("none", side).to_owned(),
            turns: u32::try_from(saved.game.ply()).unwrap_or(u32::MAX),
        })
    }

    fn seats(&self) -> Option<Seats> {
        Some(Seats::new(Seat::from_name(&self.white)?, Seat::from_name(&self.black)?))
    }

    fn winner(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| side(color) == self.winner)
    }

    /// Against the computer: the strength, the person's colour, and how it went for the person.
    fn lesson(&self) -> Option<(Level, Color, Ended)> {
        let seats = self.seats()?;
        let own = Color::ALL.into_iter().find(|&color| seats.is_human(color))?;
        let Seat::Computer(level) = seats.of(!own) else { return None };
        let ended = match self.winner() {
            None => Ended::Drawn,
            Some(winner) if winner == own => Ended::Won,
            Some(_) => Ended::Lost,
        };
        Some((level, own, ended))
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Won,
    Drawn,
    Lost,
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

impl Score {
    /// All of them.
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn add(&mut self, ended: Ended) {
        match ended {
            Ended::Won => self.won += 1,
            Ended::Drawn => self.drawn += 1,
            Ended::Lost => self.lost += 1,
        }
    }
}

/// Everything that is counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// All matches.
    pub games: u32,
    /// Matches between two people: won by White, drawn, won by Black.
    pub friends: Score,
    /// Against the computer, for each strength.
    pub by_level: [Score; 3],
    /// Against the computer, with White and with Black.
    pub by_color: ByColor<Score>,
    /// Against the computer, for each set of rules that was played, the most played first.
    pub by_rules: Vec<(String, Score)>,
    /// Wins against the computer in a row, up to the newest match.
    pub streak: u32,
    /// The longest such row there has been.
    pub best_streak: u32,
    /// The fewest turns in which a match against the computer was won, and the strength.
    pub fastest: Option<(u32, Level)>,
}

/// The matches that were counted, oldest first.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics {
    games: Vec<MatchResult>,
}

impl Statistics {
    /// Adds a match.
    pub fn count(&mut self, played: MatchResult) {
        self.games.push(played);
        if self.games.len() > MAX_GAMES {
            self.games.remove(0);
        }
    }

    /// Takes over what another copy of the game has counted since.
    pub(super) fn take_over(&mut self, newer: Self) {
        if newer.games.len() > self.games.len() {
            *self = newer;
        }
    }

    /// The file's text.
    pub fn text(&self) -> String {
        // Nothing in it can fail to be written.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Everything counted.
    pub fn summary(&self) -> Summary {
        let mut summary = Summary { games: self.games.len() as u32, ..default() };
        for played in &self.games {
            let Some((level, own, ended)) = played.lesson() else {
                summary.friends.add(match played.winner() {
                    None => Ended::Drawn,
                    Some(Color::White) => Ended::Won,
                    Some(Color::Black) => Ended::Lost,
                });
                continue;
            };
            let place = Level::ALL.iter().position(|&known| known == level).unwrap_or_default();
            summary.by_level[place].add(ended);
            summary.by_color[own].add(ended);
            match summary.by_rules.iter_mut().find(|(rules, _)| *rules == played.rules) {
                Some((_, score)) => score.add(ended),
                None => {
                    let mut score = Score::default();
                    score.add(ended);
                    summary.by_rules.push((played.rules.clone(), score));
                }
            }
            summary.streak = if ended == Ended::Won { summary.streak + 1 } else { 0 };
            summary.best_streak = summary.best_streak.max(summary.streak);
            if ended == Ended::Won && summary.fastest.is_none_or(|(turns, _)| played.turns < turns) {
                summary.fastest = Some((played.turns, level));
            }
        }
        summary.by_rules.sort_by_key(|(_, score)| std::cmp::Reverse(score.games()));
        summary
    }
}

fn read(storage: Res<Storage>, mut statistics: ResMut<Statistics>, mut notices: MessageWriter<StorageNotice>) {
    match storage.read_json(FILE, MAX_BYTES) {
        Ok(Some(found)) => *statistics = found,
        Ok(None) => {}
        Err(notice) => drop(notices.write(notice)),
    }
}

fn forget(mut asked: MessageReader<ClearStatistics>, storage: Res<Storage>, mut statistics: ResMut<Statistics>) {
    if asked.read().count() > 0 {
        *statistics = Statistics::default();
        storage.write(FILE, statistics.text());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(white: &str, black: &str, winner: &str, turns: u32, rules: &str) -> MatchResult {
        let [date, rules, white, black, winner] = ["2031.05.27", rules, white, black, winner].map(str::to_owned);
        MatchResult { date, rules, white, black, winner, turns }
    }

    fn some() -> Statistics {
        let mut statistics = Statistics::default();
        for game in [
            played("human", "apprentice", "white", 40, "nine"),
            played("master", "human", "white", 61, "nine"),
            played("human", "journeyman", "white", 33, "six"),
            played("apprentice", "human", "black", 52, "nine"),
            played("human", "master", "none", 120, "nine"),
            played("human", "human", "black", 30, "three"),
            played("human", "apprentice", "white", 71, "nine"),
        ] {
            statistics.count(game);
        }
        statistics
    }

    #[test]
    fn matches_are_counted_by_strength_colour_and_rules() {
        let summary = some().summary();
        assert_eq!(summary.games, 7);
        assert_eq!(summary.friends, Score { won: 0, drawn: 0, lost: 1 });
        assert_eq!(summary.by_level[0], Score { won: 3, drawn: 0, lost: 0 });
        assert_eq!(summary.by_level[1], Score { won: 1, drawn: 0, lost: 0 });
        assert_eq!(summary.by_level[2], Score { won: 0, drawn: 1, lost: 1 });
        assert_eq!(summary.by_color[Color::White], Score { won: 3, drawn: 1, lost: 0 });
        assert_eq!(summary.by_color[Color::Black], Score { won: 1, drawn: 0, lost: 1 });
        assert_eq!(summary.by_rules[0], ("nine".to_owned(), Score { won: 3, drawn: 1, lost: 1 }));
        assert_eq!((summary.streak, summary.best_streak), (1, 2));
        assert_eq!(summary.fastest, Some((33, Level::Journeyman)));
    }

    #[test]
    fn the_file_comes_back_and_a_damaged_one_is_refused() {
        let text = some().text();
        let folder = std::env::temp_dir().join(format!("morris-statistics-{}", std::process::id()));
        let storage = Storage::in_folder(&folder);
        storage.write(FILE, text.clone());
        storage.settle();
        assert_eq!(storage.read_json(FILE, MAX_BYTES), Ok(Some(some())));
        for bad in [text[..text.len() / 2].to_owned(), " ".repeat(MAX_BYTES + 1), "[]".to_owned()] {
            std::fs::write(folder.join(FILE), &bad).expect("written");
            let told = storage.read_json::<Statistics>(FILE, MAX_BYTES);
            let Err(StorageNotice::SetAside(aside)) = told else { panic!("{told:?}") };
            assert_eq!(std::fs::read_to_string(aside).expect("set aside").len(), bad.len());
        }
        std::fs::remove_dir_all(folder).expect("removed");
    }
}
