//! Which screen is shown and which menu lies over it.

use bevy::prelude::*;

/// Adds the states.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>().init_resource::<Readiness>().init_resource::<LostFiles>();
    app.init_resource::<BrokenOff>();
}

/// How much of what will be seen is ready, 0 to 1: written by whoever makes it ready, read by whoever shows the waiting.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Readiness(pub f32);

/// Files of the game that are missing or damaged and have plain stand-ins: written by whoever misses them, read by
/// whoever tells a person.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LostFiles(Vec<String>);

impl LostFiles {
    /// One more.
    pub fn tell(&mut self, file: String) {
        if !self.0.contains(&file) {
            self.0.push(file);
        }
    }

    /// Their names within the folder of assets, in the order in which they were missed.
    pub fn names(&self) -> &[String] {
        &self.0
    }
}

/// Why the program broke off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Breakdown {
    /// The graphics card or its driver went away.
    Lost,
    /// The graphics card had no memory left.
    Memory,
    /// The driver refused what was to be drawn.
    Refused,
    /// A fault of the game.
    Own,
}

impl Breakdown {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Lost, Self::Memory, Self::Refused, Self::Own];

    /// The word for it in a file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lost => "lost",
            Self::Memory => "memory",
            Self::Refused => "refused",
            Self::Own => "own",
        }
    }

    /// The one with this word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|why| why.name() == name)
    }
}

/// Why the program broke off the last time, until a person has been told.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BrokenOff(pub Option<Breakdown>);

/// What the program is doing.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Textures and pipelines are made ready.
    #[default]
    Loading,
    /// The title with its menu; the board lies ready.
    Title,
    /// Two computer players play while nobody is there.
    Attract,
    /// A game is on.
    Playing,
    /// The record of a game is shown as a film.
    Theatre,
}

impl Screen {
    /// Whether somebody reads what is said: nobody does while the game is made ready, and nobody sits before the film.
    pub const fn is_attended(self) -> bool {
        !matches!(self, Self::Loading | Self::Attract)
    }
}

/// The menu over the screen. While one is open the computer waits.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// None: the board is free.
    #[default]
    None,
    /// The title's choices.
    Main,
    /// Opponent, strength, colour and rules of a new game.
    NewGame,
    /// The rules page.
    Rules,
    /// The settings.
    Settings,
    /// A game interrupted.
    Pause,
    /// The result.
    GameOver,
    /// The games that were kept.
    Library,
    /// A position is put up freely.
    SetUp,
    /// Games, results, streaks.
    Statistics,
    /// Positions with one right turn.
    Puzzles,
    /// Lessons, and the history of the game.
    Learn,
    /// Somebody touched the attract screen: take a seat?
    TakeSeat,
    /// A man hidden in a hand decides.
    Lot,
    /// A draw is offered to a friend.
    Offer,
    /// Whether to give up.
    GiveUp,
    /// A board of letters for the name of the first (0) or the second (1) person.
    Name(u8),
}

/// Run condition: a game is being played, by whomever.
pub fn in_match(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Playing | Screen::Attract)
}
