//! How much is read as a record, so that no text can exhaust the memory or the stack.

/// The most bytes that are read as a record.
pub const MAX_BYTES: usize = 1 << 20;
/// The most bytes that are read to find one game among others.
pub const MAX_COLLECTION_BYTES: usize = 1 << 26;
/// The deepest nesting of variations that is read.
pub const MAX_LEVELS: usize = 64;
/// The most turns of one record that are read, those of variations included.
pub const MAX_TURNS: usize = 20_000;
/// The most games of one text that are read.
pub const MAX_GAMES: usize = 5_000;
/// The most tags of one record that are read.
pub const MAX_TAGS: usize = 200;
