//! Who sits at the board.

use bevy::prelude::*;

use crate::ai::Level;
use crate::rules::{ByColor, Color};

/// Adds the seats: two friends until a game says otherwise.
pub fn plugin(app: &mut App) {
    app.init_resource::<Seats>().init_resource::<Names>();
}

/// Who plays one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Seat {
    /// A person.
    #[default]
    Human,
    /// The computer, so strong.
    Computer(Level),
}

impl Seat {
    /// Reads `human`, `apprentice`, `journeyman` or `master`.
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "human" { Some(Self::Human) } else { Level::from_name(name).map(Self::Computer) }
    }

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer(level) => level.name(),
        }
    }
}

/// Who plays White and who Black.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seats(pub ByColor<Seat>);

/// What the players are called, White first; empty where a side has no name but its colour or strength.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(pub ByColor<String>);

impl Names {
    /// What this side is called.
    pub fn of(&self, color: Color) -> &str {
        &self.0[color]
    }
}

impl Seats {
    /// Who plays White, and who Black.
    pub const fn new(white: Seat, black: Seat) -> Self {
        Self(ByColor::new(white, black))
    }

    /// Who plays this side.
    pub const fn of(&self, color: Color) -> Seat {
        *self.0.get(color)
    }

    /// Whether a person plays this side.
    pub fn is_human(&self, color: Color) -> bool {
        self.of(color) == Seat::Human
    }

    /// How many people sit at the board.
    pub fn humans(&self) -> usize {
        self.0.values().iter().filter(|&&seat| seat == Seat::Human).count()
    }
}
