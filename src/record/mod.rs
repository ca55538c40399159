//! Game records: a game with its players, comments, variations and result, as a value and as readable text.
//!
//! The text is like PGN: tags, numbered turns, comments in braces, variations in parentheses, the result.
//!
//! ```text
//! [White "Anna"]
//! [Black "Bruno"]
//! [Result "1-0"]
//! [Rules "nine,flying=never"]
//! [Reason "resignation"]
//!
//! 1. d6 f4 2. d2 {the other side} (2. b4 f6 3. b2) 2… b4! 3. f2 1-0
//! ```
//!
//! [`Record`] is the value, [`Record::text`] writes it, [`import`] reads it and other programs' forms. What is written
//! is read back to the same value and written again to the same bytes. Nothing here but [`Library`]
//! touches a file.

mod check;
mod encoding;
mod ending;
mod error;
mod fold;
mod foreign;
mod import;
mod library;
mod limits;
mod line;
mod number;
mod read;
mod replay;
mod scan;
mod tags;
mod value;
mod variant;
mod write;

pub use encoding::{decode, decode_collection};
pub use ending::{Ending, GameResult};
pub use error::{Problem, RecordError};
pub use fold::folded;
pub use import::{Form, Imported, import, import_game};
pub use library::{Damage, Damaged, Entry, Id, Library, LibraryError, Listing};
pub use limits::{MAX_BYTES, MAX_COLLECTION_BYTES, MAX_GAMES, MAX_LEVELS, MAX_TAGS, MAX_TURNS};
pub use line::{Line, Turn};
pub use tags::{Tags, is_tag_name};
pub use value::Record;
