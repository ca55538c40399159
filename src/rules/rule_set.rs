//! The rules of one game as a value that is always playable.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

use super::geometry::{Board, Diagonals, Geometry};
use super::options::{Blocked, DoubleMill, Flying, FullBoard, MillEffect, Reforming, Removal};
use super::rule_error::RuleError;

/// The rules of one game. They always fit their board: whatever makes a rule set checks it, reading a saved one too. Saved
/// as rule text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RuleSet {
    board: Board,
    men: u8,
    diagonals: Diagonals,
    flying: Flying,
    slide_while_placing: bool,
    removal: Removal,
    double_mill: DoubleMill,
    reforming: Reforming,
    mill: MillEffect,
    blocked: Blocked,
    full_board: FullBoard,
    quiet_turns: Option<NonZeroU16>,
    repetition: bool,
    endgame_clock: Option<NonZeroU16>,
}

/// Declares how some fields are read and changed.
macro_rules! fields {
    ($($(#[$doc:meta])* $name:ident, $with:ident: $type:ty;)+) => {
        impl RuleSet {
            $(
                $(#[$doc])*
                #[inline]
                pub const fn $name(&self) -> $type {
                    self.$name
                }

                #[doc = concat!("The same rules with another [`", stringify!($name), "`](Self::", stringify!($name), ").")]
                #[must_use]
                pub const fn $with(mut self, $name: $type) -> Self {
                    self.$name = $name;
                    self
                }
            )+
        }
    };
}

fields! {
    /// What the corner lines are for.
    diagonals, with_diagonals: Diagonals;
    /// Who may fly.
    flying, with_flying: Flying;
    /// Whether men on the board may slide while others are in hand (Lasker).
    slide_while_placing, with_slide_while_placing: bool;
    /// Which men may be taken.
    removal, with_removal: Removal;
    /// What several mills at once earn.
    double_mill, with_double_mill: DoubleMill;
    /// Whether mills may be re-closed.
    reforming, with_reforming: Reforming;
    /// What a mill does.
    mill, with_mill: MillEffect;
    /// What being blocked means.
    blocked, with_blocked: Blocked;
    /// What a full board means.
    full_board, with_full_board: FullBoard;
    /// Whether the third occurrence of a position draws.
    repetition, with_repetition: bool;
}

impl RuleSet {
    /// Nine Men's Morris.
    pub(super) const NINE: Self = Self {
        board: Board::Nine,
        men: 9,
        diagonals: Diagonals::None,
        flying: Flying::Three,
        slide_while_placing: false,
        removal: Removal::Protected,
        double_mill: DoubleMill::One,
        reforming: Reforming::Free,
        mill: MillEffect::Removes,
        blocked: Blocked::Loses,
        full_board: FullBoard::Draw,
        quiet_turns: NonZeroU16::new(100),
        repetition: true,
        endgame_clock: None,
    };

    /// The board.
    #[inline]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Men a side: from 3 to [`Board::max_men`].
    #[inline]
    pub const fn men(&self) -> u8 {
        self.men
    }

    /// How many turns in a row without a capture or placement make a draw. `None` where none do.
    #[inline]
    pub const fn quiet_turns(&self) -> Option<u16> {
        limit(self.quiet_turns)
    }

    /// How many turns in a row without a capture make a draw once a side is down to three men. `None` where none do.
    #[inline]
    pub const fn endgame_clock(&self) -> Option<u16> {
        limit(self.endgame_clock)
    }

    /// The same rules on another board, or with other men.
    ///
    /// # Errors
    /// [`RuleError::MenDoNotFit`] when these are not from 3 to [`Board::max_men`].
    pub const fn with_board(mut self, board: Board, men: u8) -> Result<Self, RuleError> {
        if men < 3 || men > board.max_men() {
            return Err(RuleError::MenDoNotFit { men, most: board.max_men() });
        }
        self.board = board;
        self.men = men;
        Ok(self)
    }

    /// The same rules with another limit of [`quiet_turns`](Self::quiet_turns).
    #[must_use]
    pub const fn with_quiet_turns(mut self, limit: Option<NonZeroU16>) -> Self {
        self.quiet_turns = limit;
        self
    }

    /// The same rules with another limit of [`endgame_clock`](Self::endgame_clock).
    #[must_use]
    pub const fn with_endgame_clock(mut self, limit: Option<NonZeroU16>) -> Self {
        self.endgame_clock = limit;
        self
    }

    /// [`with_board`](Self::with_board) for constants: men that do not fit stop the build.
    pub(super) const fn sized(mut self, board: Board, men: u8) -> Self {
        assert!(3 <= men && men <= board.max_men());
        self.board = board;
        self.men = men;
        self
    }

    /// The board's tables.
    #[inline]
    pub fn geometry(&self) -> &'static Geometry {
        Geometry::of(self.board, self.diagonals)
    }
}

const fn limit(turns: Option<NonZeroU16>) -> Option<u16> {
    match turns {
        Some(turns) => Some(turns.get()),
        None => None,
    }
}

impl Default for RuleSet {
    /// Nine Men's Morris.
    fn default() -> Self {
        Self::NINE
    }
}

impl TryFrom<String> for RuleSet {
    type Error = RuleError;

    fn try_from(text: String) -> Result<Self, RuleError> {
        text.parse()
    }
}

impl From<RuleSet> for String {
    fn from(rules: RuleSet) -> Self {
        rules.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::super::preset::Preset;
    use super::*;

    #[test]
    fn rules_that_do_not_fit_their_board_cannot_be_made() {
        for (board, most) in [(Board::Nine, 12), (Board::Six, 8), (Board::Three, 4)] {
            for men in 0..=u8::MAX {
                let made = RuleSet::default().with_board(board, men);
                let fits = (3..=most).contains(&men);
                assert_eq!(made.is_ok(), fits, "{board:?} {men}");
                assert_eq!(made.err(), (!fits).then_some(RuleError::MenDoNotFit { men, most }));
            }
        }
    }

    #[test]
    fn saved_rules_are_checked_when_they_are_read() {
        for preset in Preset::ALL {
            let rules = preset.rules().with_blocked(Blocked::Draws).with_endgame_clock(NonZeroU16::new(7));
            let saved = serde_json::to_string(&rules).expect("a text");
            assert_eq!(serde_json::from_str::<RuleSet>(&saved).expect(&saved), rules);
        }
        for wrong in ["\"nine,men=20\"", "\"three,men=5\"", "\"nine,quiet-turns=0\"", "\"\"", "{}"] {
            assert!(serde_json::from_str::<RuleSet>(wrong).is_err(), "{wrong}");
        }
    }
}
