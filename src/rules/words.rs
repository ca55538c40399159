//! The words of a position line, read one after the other.

use super::color::Color;
use super::excerpt::excerpt;
use super::line_error::{LineError, LinePart};

/// The words of a line, each asked for by its name.
pub(super) struct Words<I>(pub(super) I);

impl<'a, I: Iterator<Item = &'a str>> Words<I> {
    pub(super) fn next(&mut self, what: LinePart) -> Result<&'a str, LineError> {
        self.0.next().ok_or(LineError::Missing(what))
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self, what: LinePart) -> Result<T, LineError> {
        let text = self.next(what)?;
        text.parse().map_err(|_| unreadable(what, text))
    }

    pub(super) fn color(&mut self) -> Result<Color, LineError> {
        match self.next(LinePart::SideToMove)? {
            "w" | "W" => Ok(Color::White),
            "b" | "B" => Ok(Color::Black),
            text => Err(unreadable(LinePart::SideToMove, text)),
        }
    }
}

pub(super) fn unreadable(what: LinePart, text: &str) -> LineError {
    LineError::Unreadable { what, text: excerpt(text) }
}
