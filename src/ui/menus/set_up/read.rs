//! Positions that are pasted or opened: a line, or a record whose last position is meant.

use super::draft::PositionDraft;
use crate::record;
use crate::rules::Position;
use crate::ui::text::{self, phrase, word};

/// Puts up the position of a line, or the last position of a record, and says so or what is wrong with it.
pub(super) fn read_text(draft: &mut PositionDraft, read: &str) -> String {
    if read.is_empty() {
        return word("setup-nothing-to-paste").to_owned();
    }
    let line_fault = match Position::from_line(draft.rules(), read) {
        Ok(position) => {
            let rules = *draft.rules();
            draft.take_over(rules, &position);
            return word("setup-pasted").to_owned();
        }
        Err(error) => text::line_fault(&error),
    };
    let game = record::import(read, draft.rules()).and_then(|imported| imported.into_first().to_game());
    match game {
        Ok(game) => {
            draft.take_over(*game.rules(), game.position());
            word("setup-record-read").to_owned()
        }
        // Of a single line it is more likely that it was meant as a position.
        Err(error) => {
            let fault = if read.contains('\n') { text::record_fault(&error) } else { line_fault };
            phrase("setup-not-pasted", &[("reason", text::sentence(&fault).into())])
        }
    }
}
