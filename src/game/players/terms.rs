//! What the players agree on before a game: the clocks, and which of two people has which side.

/// How much time a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// Minutes at the start.
    pub minutes: u16,
    /// Seconds more for each turn.
    pub increment: u16,
}

/// Which two people play a game, and which side each has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Pairing {
    /// Those who played before, with the sides that they had.
    #[default]
    AsBefore,
    /// The two with these names, of whom the first has White. The score begins anew unless they are those who played before.
    New([String; 2]),
    /// Those who played before change sides.
    Swapped,
}
