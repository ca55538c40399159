//! Which screen is shown and which menu lies over it.

use bevy::prelude::*;

/// Adds the states.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>().init_resource::<Readiness>().init_resource::<LostFiles>();
    app.init_resource::<BrokenOff>().add_message::<ReportReadiness>().add_message::<ReportLostFile>();
    app.add_systems(First, (note_readiness, note_lost_files));
}

/// How much of what will be seen is ready, 0 to 1.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Readiness(f32);

impl Readiness {
    /// The share, 0 to 1.
    pub const fn share(self) -> f32 {
        self.0
    }
}

/// Request: [`Readiness`] becomes this share, 0 to 1.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct ReportReadiness(pub f32);

/// Request: a file of the game is missing or damaged and has a plain stand-in; it is noted among the [`LostFiles`]. The name
/// is its path within the folder of assets.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ReportLostFile(pub String);

/// Files of the game that are missing or damaged and have plain stand-ins.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LostFiles(Vec<String>);

/// System: notes how much is ready.
fn note_readiness(mut reports: MessageReader<ReportReadiness>, mut readiness: ResMut<Readiness>) {
    if let Some(&ReportReadiness(share)) = reports.read().last() {
        readiness.set_if_neq(Readiness(share));
    }
}

/// System: notes each lost file once.
pub fn note_lost_files(mut reports: MessageReader<ReportLostFile>, mut lost: ResMut<LostFiles>) {
    for ReportLostFile(file) in reports.read() {
        if !lost.0.contains(file) {
            lost.0.push(file.clone());
        }
    }
}

impl LostFiles {
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

/// Why the program broke off the last time.
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
    /// As what a game is saved.
    Save,
    /// A board of letters for the name of the first (0) or the second (1) person.
    Name(u8),
}

/// Run condition: a game is being played, by whomever.
pub fn in_match(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Playing | Screen::Attract)
}
