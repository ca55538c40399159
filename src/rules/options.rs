//! What may differ between games, each option with its values and their names in rule text.

use super::geometry::{Board, Diagonals};

/// Declares an option's values with their names in rule text and one sentence each.
macro_rules! option {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl OptionValue for $name {
            const VALUES: &'static [(Self, &'static str)] = &[$((Self::$value, $text)),+];
        }
    };
}

/// An option with a closed list of named values.
pub trait OptionValue: Copy + PartialEq + 'static {
    /// Every value with its name, the default first.
    const VALUES: &'static [(Self, &'static str)];

    /// The name of this value in rule text.
    fn name(self) -> &'static str {
        Self::VALUES.iter().find(|(value, _)| *value == self).map_or("", |(_, name)| name)
    }

    /// The value with this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::VALUES.iter().find(|(_, known)| *known == name).map(|(value, _)| *value)
    }
}

impl OptionValue for Board {
    const VALUES: &'static [(Self, &'static str)] = &[(Self::Nine, "nine"), (Self::Six, "six"), (Self::Three, "three")];
}

impl OptionValue for Diagonals {
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::None, "none"), (Self::Paths, "paths"), (Self::Mills, "mills")];
}

impl OptionValue for bool {
    const VALUES: &'static [(Self, &'static str)] = &[(false, "no"), (true, "yes")];
}

option! {
    /// Who may fly once the hand is empty.
    Flying {
        /// A side with three men (or fewer) on the board.
        Three = "three",
        /// Nobody.
        Never = "never",
        /// Everybody.
        Always = "always",
    }
}

option! {
    /// Which enemy men a mill may take.
    Removal {
        /// Men outside mills; any, when all stand in mills.
        Protected = "protected",
        /// Any man.
        Any = "any",
        /// Men outside mills only; when all stand in mills nothing is taken.
        Strict = "strict",
        /// As strict, but of three last men that form a mill any may be taken.
        LastThree = "last-three",
    }
}

option! {
    /// What a turn that closes several mills earns.
    DoubleMill {
        /// One removal.
        One = "one",
        /// One removal for each mill.
        PerMill = "per-mill",
    }
}

option! {
    /// Whether a mill may be opened and closed with the same man.
    Reforming {
        /// Freely.
        Free = "free",
        /// A man that left a mill may not go back on the next turn to close it.
        SameMill = "same-mill",
        /// A man that left one mill and closed another may not go back on the next turn to close the first.
        Shuttle = "shuttle",
    }
}

option! {
    /// What a closed mill does.
    MillEffect {
        /// It takes an enemy man.
        Removes = "removes",
        /// It wins the game.
        Wins = "wins",
    }
}

option! {
    /// What happens to a player to move who has no legal turn.
    Blocked {
        /// That player loses.
        Loses = "loses",
        /// The game is drawn.
        Draws = "draws",
        /// The other side moves again.
        Passes = "passes",
    }
}

option! {
    /// The outcome when the board is full before the moving phase.
    FullBoard {
        /// A draw.
        Draw = "draw",
        /// The player who began loses.
        FirstLoses = "first-loses",
    }
}
