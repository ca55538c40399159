//! The strengths of the school.

/// How strong the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// A beginner: sees its own mills, misses much else.
    Apprentice,
    /// Sees two or three turns ahead.
    Journeyman,
    /// As strong as the program is.
    Master,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 3] = [Self::Apprentice, Self::Journeyman, Self::Master];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Master => "master",
        }
    }

    /// The name on a menu.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Apprentice => "Apprentice",
            Self::Journeyman => "Journeyman",
            Self::Master => "Master",
        }
    }

    /// The level with this command-line name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
