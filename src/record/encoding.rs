//! From the bytes of a file to text: UTF-8 with or without a mark, UTF-16 with one, and Latin-1, the character set of old
//! PGN files.

use super::error::{Problem, RecordError};
use super::limits::{MAX_BYTES, MAX_COLLECTION_BYTES};
use crate::platform::without_mark;

/// The text of a file that is read as a whole.
///
/// # Errors
/// [`Problem::TooLarge`] above [`MAX_BYTES`], and [`Problem::NotText`].
pub fn decode(bytes: &[u8]) -> Result<String, RecordError> {
    decode_up_to(bytes, MAX_BYTES)
}

/// The text of a file of which one game is read.
///
/// # Errors
/// [`Problem::TooLarge`] above [`MAX_COLLECTION_BYTES`], and [`Problem::NotText`].
pub fn decode_collection(bytes: &[u8]) -> Result<String, RecordError> {
    decode_up_to(bytes, MAX_COLLECTION_BYTES)
}

fn decode_up_to(bytes: &[u8], max: usize) -> Result<String, RecordError> {
    if bytes.len() > max {
        return Err(Problem::TooLarge { bytes: bytes.len(), max }.anywhere());
    }
    // Editors on some systems save text in units of two bytes, with a mark at its beginning.
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        _ => match std::str::from_utf8(without_mark(bytes)) {
            Ok(text) => Some(text.to_owned()),
            Err(_) => latin_1(bytes),
        },
    };
    text.filter(|text| !text.contains('\0')).ok_or_else(|| Problem::NotText.anywhere())
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    String::from_utf16(&units).ok().filter(|_| bytes.len().is_multiple_of(2))
}

/// The text of bytes that are not UTF-8, each byte a letter. Returns `None` where they are more likely something else: with
/// control characters in them, or with letters in UTF-8 beside the bytes that are none.
fn latin_1(bytes: &[u8]) -> Option<String> {
    let control = |byte: &u8| matches!(byte, 0..=8 | 11 | 14..=31 | 127..=159);
    let utf_8 = bytes.utf8_chunks().any(|chunk| !chunk.valid().is_ascii());
    (!utf_8 && !bytes.iter().any(control)).then(|| bytes.iter().copied().map(char::from).collect())
}
