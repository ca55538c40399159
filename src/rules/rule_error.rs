//! Why a rule text was refused.

use thiserror::Error;

use super::preset::Preset;
use super::rule_text::FIELDS;

/// Why a rule text was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RuleError {
    /// The first word names no preset.
    #[error("unknown rules '{0}': the presets are {presets}", presets = preset_names())]
    UnknownPreset(String),
    /// A later word is not `field=value`.
    #[error("'{0}' in the rules is not of the form field=value")]
    NotAField(String),
    /// No such field.
    #[error("unknown rule field '{0}': the fields are {fields}", fields = field_names())]
    UnknownField(String),
    /// A field is given twice.
    #[error("rule field '{0}' is given twice")]
    GivenTwice(&'static str),
    /// The field has no such value.
    #[error("rule field '{field}' cannot be '{value}': it takes {allowed}")]
    BadValue {
        /// The field's name in rule text.
        field: &'static str,
        /// What was given.
        value: String,
        /// The values it takes.
        allowed: Allowed,
    },
    /// More men than the board can hold, or fewer than three.
    #[error("{men} men a side do not fit this board: it takes 3 to {most}")]
    MenDoNotFit {
        /// Men a side.
        men: u8,
        /// The most the board takes.
        most: u8,
    },
}

/// The values that a field takes. Its `Display` says them in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// These, by their names in rule text.
    Names(Vec<&'static str>),
    /// A number of men.
    Men,
    /// A number of turns, or `off`.
    Turns,
}

impl std::fmt::Display for Allowed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Names(names) => f.write_str(&names.join(", ")),
            Self::Men => f.write_str("3 to 12, as the board allows"),
            Self::Turns => f.write_str("off or a number of turns from 1 to 65535"),
        }
    }
}

/// The presets by their names in rule text, in menu order.
pub fn preset_names() -> String {
    Preset::ALL.map(Preset::name).join(", ")
}

/// The fields by their names in rule text, in its order.
pub fn field_names() -> String {
    FIELDS.map(|field| field.name).join(", ")
}
