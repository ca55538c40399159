//! Rules as text: `nine,flying=never,double-mill=per-mill`, a preset and then what differs from it.

use std::num::NonZeroU16;

use super::excerpt::excerpt;
use super::geometry::{Board, Diagonals};
use super::options::{Blocked, DoubleMill, Flying, FullBoard, MillEffect, OptionValue, Reforming, Removal};
use super::preset::Preset;
use super::rule_error::{Allowed, RuleError};
use super::rule_set::RuleSet;

/// One field of a rule set in its text form.
pub struct Field {
    /// Its name in rule text.
    pub name: &'static str,
    /// The values it takes.
    pub allowed: fn() -> Allowed,
    /// Its value in a rule set, as text.
    pub get: fn(&RuleSet) -> String,
    set: fn(&mut Draft, &str) -> Option<()>,
}

/// Rules that are being read: whether the men fit the board is known once both have been.
struct Draft {
    board: Board,
    men: u8,
    rest: RuleSet,
}

fn names<T: OptionValue>() -> Allowed {
    Allowed::Names(T::VALUES.iter().map(|(_, name)| *name).collect())
}

fn limit_text(limit: Option<u16>) -> String {
    limit.map_or_else(|| "off".to_owned(), |turns| turns.to_string())
}

fn parse_limit(text: &str) -> Option<Option<NonZeroU16>> {
    if text == "off" { Some(None) } else { text.parse().ok().map(Some) }
}

/// A field whose values have names, or (with `limit`) one that is a number of turns or `off`.
macro_rules! field {
    ($text:literal, $get:ident, $with:ident, $type:ty) => {
        Field {
            name: $text,
            allowed: names::<$type>,
            get: |rules| rules.$get().name().to_owned(),
            set: |draft, text| {
                draft.rest = draft.rest.$with(<$type>::from_name(text)?);
                Some(())
            },
        }
    };
    (limit $text:literal, $get:ident, $with:ident) => {
        Field {
            name: $text,
            allowed: || Allowed::Turns,
            get: |rules| limit_text(rules.$get()),
            set: |draft, text| {
                draft.rest = draft.rest.$with(parse_limit(text)?);
                Some(())
            },
        }
    };
}

/// Every field of a rule set, in the order of its text form.
pub const FIELDS: [Field; 14] = [
    Field {
        name: "board",
        allowed: names::<Board>,
        get: |rules| rules.board().name().to_owned(),
        set: |draft, text| {
            draft.board = Board::from_name(text)?;
            Some(())
        },
    },
    Field {
        name: "men",
        allowed: || Allowed::Men,
        get: |rules| rules.men().to_string(),
        set: |draft, text| {
            draft.men = text.parse().ok().filter(|men| (3..=12).contains(men))?;
            Some(())
        },
    },
    field!("diagonals", diagonals, with_diagonals, Diagonals),
    field!("flying", flying, with_flying, Flying),
    field!("slide-while-placing", slide_while_placing, with_slide_while_placing, bool),
    field!("removal", removal, with_removal, Removal),
    field!("double-mill", double_mill, with_double_mill, DoubleMill),
    field!("reforming", reforming, with_reforming, Reforming),
    field!("mill", mill, with_mill, MillEffect),
    field!("blocked", blocked, with_blocked, Blocked),
    field!("full-board", full_board, with_full_board, FullBoard),
    field!(limit "quiet-turns", quiet_turns, with_quiet_turns),
    Field {
        name: "repetition",
        allowed: || Allowed::Names(vec!["third", "off"]),
        get: |rules| if rules.repetition() { "third" } else { "off" }.to_owned(),
        set: |draft, text| {
            draft.rest = draft.rest.with_repetition(match text {
                "third" => true,
                "off" => false,
                _ => return None,
            });
            Some(())
        },
    },
    field!(limit "endgame-clock", endgame_clock, with_endgame_clock),
];

impl RuleSet {
    /// The fields in which two rule sets differ.
    pub(super) fn differences(&self, other: &Self) -> impl Iterator<Item = &'static Field> {
        let (own, other) = (*self, *other);
        FIELDS.iter().filter(move |field| (field.get)(&own) != (field.get)(&other))
    }
}

impl std::str::FromStr for RuleSet {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let mut words = text.split(',').map(str::trim);
        let first = words.next().unwrap_or_default();
        let rest =
            Preset::from_name(first).ok_or_else(|| RuleError::UnknownPreset(excerpt(first))).map(Preset::rules)?;
        let mut draft = Draft { board: rest.board(), men: rest.men(), rest };
        let mut given = Vec::new();
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| RuleError::NotAField(excerpt(word)))?;
            let (name, value) = (name.trim(), value.trim());
            let field =
                FIELDS.iter().find(|field| field.name == name).ok_or_else(|| RuleError::UnknownField(excerpt(name)))?;
            if given.contains(&field.name) {
                return Err(RuleError::GivenTwice(field.name));
            }
            given.push(field.name);
            (field.set)(&mut draft, value).ok_or_else(|| RuleError::BadValue {
                field: field.name,
                value: excerpt(value),
                allowed: (field.allowed)(),
            })?;
        }
        draft.rest.with_board(draft.board, draft.men)
    }
}

impl std::fmt::Display for RuleSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let preset = self.nearest_preset();
        f.write_str(preset.name())?;
        for field in self.differences(&preset.rules()) {
            write!(f, ",{}={}", field.name, (field.get)(self))?;
        }
        Ok(())
    }
}
