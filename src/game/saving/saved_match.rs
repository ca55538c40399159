//! A game on the board as a record, and back: who sits where and how it ended are said in tags, so that what is kept can
//! be read by anybody and be played on.

use crate::game::{CurrentGame, Names, Seat, Seats, Verdict};
use crate::platform;
use crate::record::{Ending, Record, RecordError, Tags};
use crate::rules::{ByColor, Color, Game};

/// A game with what it takes to put it on the board again.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The game.
    pub game: Game,
    /// Who plays.
    pub seats: Seats,
    /// What they are called; empty where they have no name.
    pub names: ByColor<String>,
    /// Varies the computer's play.
    pub seed: u64,
    /// How it ended, if it has.
    pub verdict: Option<Verdict>,
    /// When it was begun: day and time.
    pub begun: DateTime,
}

/// A day and a time of that day, as records write them: `2031.05.27` and `18:30:00`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct DateTime {
    /// The day.
    pub date: String,
    /// The time.
    pub time: String,
}

impl DateTime {
    /// Now, by the clock and the zone of the machine.
    pub fn now() -> Self {
        let now = platform::now();
        Self { date: now.strftime("%Y.%m.%d").to_string(), time: now.strftime("%H:%M:%S").to_string() }
    }
}

/// Tags beyond the usual ones.
const SEATS: [&str; 2] = ["WhiteSeat", "BlackSeat"];
const SEED: &str = "Seed";
const TIME: &str = "Time";

impl SavedMatch {
    /// The record.
    pub fn record(&self) -> Record {
        let mut tags = Tags::default().with_event("Nine Men's Morris");
        if !self.begun.date.is_empty() {
            tags.set("Date", self.begun.date.clone());
            tags.set(TIME, self.begun.time.clone());
        }
        for (color, name, seat) in [(Color::White, "White", SEATS[0]), (Color::Black, "Black", SEATS[1])] {
            tags.set(name, self.called(color));
            tags.set(seat, self.seats.of(color).name());
        }
        tags.set(SEED, self.seed.to_string());
        let record = Record::from_game(&self.game, tags);
        match self.verdict {
            None => record,
            Some(verdict) => record.ended(ending(verdict)),
        }
    }

    /// What a side is called in a record.
    fn called(&self, color: Color) -> String {
        let name = &self.names[color];
        match self.seats.of(color) {
            _ if !name.is_empty() => name.clone(),
            Seat::Computer(level) => level.title().to_owned(),
            Seat::Human => color.to_string(),
        }
    }

    /// The game of a record. Seats that it does not name are people's.
    ///
    /// # Errors
    /// [`RecordError`]: a turn that is not legal.
    pub fn of(record: &Record) -> Result<Self, RecordError> {
        let game = record.to_game()?;
        let tag = |name: &str| record.tags.get(name).unwrap_or_default().to_owned();
        let seats = Seats(SEATS.map(|name| Seat::from_name(&tag(name)).unwrap_or_default()).into());
        let plain = Self {
            game,
            seats,
            names: ByColor::default(),
            seed: tag(SEED).parse().unwrap_or_default(),
            verdict: verdict(record.ending),
            begun: DateTime { date: tag("Date"), time: tag(TIME) },
        };
        let names = [(Color::White, "White"), (Color::Black, "Black")].map(|(color, name)| {
            let name = tag(name);
            if name == plain.called(color) || name == "?" { String::new() } else { name }
        });
        Ok(Self { names: names.into(), ..plain })
    }
}

/// The game on the board with everything that belongs to it.
pub fn saved_match_on(current: &CurrentGame, seats: &Seats, names: &Names, begun: DateTime) -> SavedMatch {
    SavedMatch {
        game: current.game().clone(),
        seats: *seats,
        names: names.0.clone(),
        seed: current.seed(),
        verdict: current.verdict(),
        begun,
    }
}

const fn ending(verdict: Verdict) -> Ending {
    match verdict {
        Verdict::Rules(outcome) => Ending::Rules(outcome),
        Verdict::Resigned { loser } => Ending::Resignation { loser },
        Verdict::Time { loser } => Ending::Time { loser },
        Verdict::Agreed => Ending::Agreement,
    }
}

/// How a record's game ended for the board; what somebody else decided does not end it there.
const fn verdict(ending: Ending) -> Option<Verdict> {
    match ending {
        Ending::Rules(outcome) => Some(Verdict::Rules(outcome)),
        Ending::Resignation { loser } => Some(Verdict::Resigned { loser }),
        Ending::Time { loser } => Some(Verdict::Time { loser }),
        Ending::Agreement => Some(Verdict::Agreed),
        Ending::Open | Ending::Adjudication { .. } | Ending::Stated { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;

    fn saved(turns: &str, verdict: Option<Verdict>) -> SavedMatch {
        SavedMatch {
            game: Game::from_text("nine", None, Some(turns)).expect("legal"),
            seats: Seats::new(Seat::Human, Seat::Computer(Level::Master)),
            names: ByColor::new("Ada".to_owned(), String::new()),
            seed: u64::MAX,
            verdict,
            begun: DateTime { date: "2031.05.27".to_owned(), time: "18:30:00".to_owned() },
        }
    }

    fn comes_back(saved: &SavedMatch) {
        let text = saved.record().text();
        let record = crate::record::import(&text, saved.game.rules()).expect("our own record").into_first();
        let back = SavedMatch::of(&record).expect("legal");
        assert_eq!(back.game.position(), saved.game.position());
        assert_eq!(back.game.ply(), saved.game.ply());
        assert_eq!((back.seats, back.seed, back.verdict), (saved.seats, saved.seed, saved.verdict));
        assert_eq!((&back.names, &back.begun), (&saved.names, &saved.begun));
        assert_eq!(back.record().text(), text);
    }

    #[test]
    fn a_game_comes_back_as_it_was() {
        comes_back(&saved("", None));
        comes_back(&saved("d6 f4 f6 b4 b6xf4", None));
        comes_back(&saved("d6 f4", Some(Verdict::Resigned { loser: Color::White })));
        comes_back(&saved("d6 f4", Some(Verdict::Time { loser: Color::Black })));
        comes_back(&saved("d6 f4", Some(Verdict::Agreed)));
    }

    #[test]
    fn a_pending_removal_comes_back() {
        let mut saved = saved("d6 f4 f6 b4", None);
        let b6 = saved.game.rules().geometry().find("b6").expect("a point");
        saved.game.play_step(crate::rules::Step::Place(b6)).expect("legal");
        assert_eq!(saved.game.position().pending(), 1);
        comes_back(&saved);
    }

    #[test]
    fn the_clock_writes_days_and_times() {
        let DateTime { date, time } = DateTime::now();
        assert_eq!((date.len(), time.len()), (10, 8));
        assert_eq!(date.matches('.').count(), 2);
        assert_eq!(time.matches(':').count(), 2);
    }
}
