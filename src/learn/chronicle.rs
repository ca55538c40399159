//! "Stones that remember": the game's history in short chapters, each with a board to show.

use crate::rules::Preset;

/// A chapter of the chronicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The key of its heading.
    pub key: &'static str,
    /// The keys of its paragraphs.
    pub paragraphs: &'static [&'static str],
    /// Whose board is painted beside it.
    pub board: Preset,
    /// Men on that board, as a position line's first two words.
    pub men: &'static str,
}

/// All chapters, the oldest claim first.
pub const CHRONICLE: [Chapter; 8] = [
    Chapter {
        key: "chronicle-kurna",
        paragraphs: &["chronicle-kurna-1", "chronicle-kurna-2"],
        board: Preset::Twelve,
        men: "-/- w 12-12",
    },
    Chapter {
        key: "chronicle-ovid",
        paragraphs: &["chronicle-ovid-1", "chronicle-ovid-2"],
        board: Preset::Three,
        men: "a3,b2/c3,b1 w 1-1",
    },
    Chapter {
        key: "chronicle-gokstad",
        paragraphs: &["chronicle-gokstad-1", "chronicle-gokstad-2"],
        board: Preset::Nine,
        men: "d6,b4,a7/f4,d2 w 6-7",
    },
    Chapter {
        key: "chronicle-alfonso",
        paragraphs: &["chronicle-alfonso-1", "chronicle-alfonso-2"],
        board: Preset::Nine,
        men: "a7,d7,g7,b4,f2,c3/d6,f4,d2,e5,g1,a1 w 0-0",
    },
    Chapter {
        key: "chronicle-cloister",
        paragraphs: &["chronicle-cloister-1", "chronicle-cloister-2"],
        board: Preset::Six,
        men: "a5,c5/c4,e3 w 4-4",
    },
    Chapter {
        key: "chronicle-name",
        paragraphs: &["chronicle-name-1", "chronicle-name-2"],
        board: Preset::Nine,
        men: "b6,d6,f6,a7/d2,e3,c4 w 5-6",
    },
    Chapter {
        key: "chronicle-titania",
        paragraphs: &["chronicle-titania-1", "chronicle-titania-2"],
        board: Preset::Nine,
        men: "-/- w 9-9",
    },
    Chapter {
        key: "chronicle-morabaraba",
        paragraphs: &["chronicle-morabaraba-1", "chronicle-morabaraba-2"],
        board: Preset::Morabaraba,
        men: "d6,d7,a7,c5/f4,e4,d2,b2 w 8-8",
    },
];
