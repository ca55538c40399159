//! A line of play: turns with what is said about them, and the variations to each.

/// Turns in a row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// A comment before the first turn; empty for none.
    pub intro: String,
    /// The turns.
    pub turns: Vec<Turn>,
}

/// One turn of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The turn in move text: `d6`, `d6-d5xc3`.
    pub text: String,
    /// Numeric annotation glyphs: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, others as `$n`.
    pub marks: Vec<u8>,
    /// What is said after it; empty for none.
    pub comment: String,
    /// Other ways to play, each instead of this turn.
    pub variations: Vec<Line>,
}

/// The glyphs 1 to 6 as they are written behind a turn.
pub(super) const GLYPHS: [(&str, u8); 6] = [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];

impl Turn {
    /// A turn of which nothing is said.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }
}

impl Line {
    /// How many turns there are, those of variations included.
    pub fn count(&self) -> usize {
        let inner = |turn: &Turn| turn.variations.iter().map(Self::count).sum::<usize>();
        self.turns.iter().map(|turn| 1 + inner(turn)).sum()
    }
}
