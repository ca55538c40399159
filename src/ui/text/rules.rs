//! The words of the rules page: what each preset is, what each field says, and how the game goes.

use super::{phrase, word, word_of};
use crate::rules::{FIELDS, Field, Preset, RuleSet};

/// A preset's name.
pub fn preset_title(preset: Preset) -> &'static str {
    match preset {
        Preset::Nine => word("preset-nine"),
        Preset::NineNoFlying => word("preset-nine-no-flying"),
        Preset::Six => word("preset-six"),
        Preset::Three => word("preset-three"),
        Preset::Lasker => word("preset-lasker"),
        Preset::Twelve => word("preset-twelve"),
        Preset::Morabaraba => word("preset-morabaraba"),
        Preset::DiagonalWalk => word("preset-diagonal-walk"),
    }
}

/// A name for rules: the nearest preset's, marked when something differs from it.
pub fn title(rules: &RuleSet) -> String {
    let preset = rules.nearest_preset();
    let name = preset_title(preset);
    if preset.rules() == *rules { name.to_owned() } else { phrase("preset-altered", &[("preset", name.into())]) }
}

/// What is special about a preset, in a few sentences.
pub fn preset_says(preset: Preset) -> &'static str {
    match preset {
        Preset::Nine => word("preset-nine-says"),
        Preset::NineNoFlying => word("preset-nine-no-flying-says"),
        Preset::Six => word("preset-six-says"),
        Preset::Three => word("preset-three-says"),
        Preset::Lasker => word("preset-lasker-says"),
        Preset::Twelve => word("preset-twelve-says"),
        Preset::Morabaraba => word("preset-morabaraba-says"),
        Preset::DiagonalWalk => word("preset-diagonal-walk-says"),
    }
}

/// A preset's name where there is little room.
pub fn preset_caption(preset: Preset) -> &'static str {
    match preset {
        Preset::NineNoFlying => word("preset-nine-no-flying-caption"),
        Preset::Nine => word("preset-nine-caption"),
        Preset::Six => word("preset-six-caption"),
        Preset::Three => word("preset-three-caption"),
        Preset::Twelve => word("preset-twelve-caption"),
        other => preset_title(other),
    }
}

/// A preset in one sentence.
pub fn preset_short(preset: Preset) -> &'static str {
    match preset {
        Preset::Nine => word("preset-nine-short"),
        Preset::NineNoFlying => word("preset-nine-no-flying-short"),
        Preset::Six => word("preset-six-short"),
        Preset::Three => word("preset-three-short"),
        Preset::Lasker => word("preset-lasker-short"),
        Preset::Twelve => word("preset-twelve-short"),
        Preset::Morabaraba => word("preset-morabaraba-short"),
        Preset::DiagonalWalk => word("preset-diagonal-walk-short"),
    }
}

/// The name of a field on the page.
pub fn field_name(field: &Field) -> &'static str {
    word_of(&format!("field-{}", field.name)).unwrap_or(field.name)
}

/// What a field decides, in a sentence.
pub fn field_says(field: &Field) -> &'static str {
    word_of(&format!("field-{}-says", field.name)).unwrap_or_default()
}

/// A field's value in words; a number stands for itself.
pub fn field_value(field: &Field, rules: &RuleSet) -> String {
    let value = (field.get)(rules);
    if let Some(words) = word_of(&format!("field-{}-{value}", field.name)) {
        return words.to_owned();
    }
    match field.name {
        "quiet-turns" => phrase("field-quiet-turns-many", &[("turns", value.into())]),
        "endgame-clock" => phrase("field-endgame-clock-many", &[("turns", value.into())]),
        _ => value,
    }
}

/// Every field with its value, and whether it differs from the common game's.
pub fn fields(rules: &RuleSet) -> impl Iterator<Item = (&'static str, String, bool)> {
    let common = RuleSet::default();
    FIELDS
        .iter()
        .map(move |field| (field_name(field), field_value(field, rules), (field.get)(rules) != (field.get)(&common)))
}

/// How the game goes: headings and paragraphs.
pub fn how_to_play() -> [(&'static str, &'static str); 6] {
    [
        (word("how-aim"), word("how-aim-says")),
        (word("how-place"), word("how-place-says")),
        (word("how-mill"), word("how-mill-says")),
        (word("how-move"), word("how-move-says")),
        (word("how-fly"), word("how-fly-says")),
        (word("how-advice"), word("how-advice-says")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_of_every_preset_has_a_name_and_words() {
        for preset in Preset::ALL {
            assert!(!preset_says(preset).is_empty());
            let rules = preset.rules();
            for field in &FIELDS {
                assert_ne!(field_name(field), field.name, "no name for {}", field.name);
                assert!(field_says(field).len() > 20, "nothing said of {}", field.name);
                let value = (field.get)(&rules);
                assert!(
                    value.parse::<u32>().is_ok() || field_value(field, &rules).len() >= 4,
                    "{} {value}",
                    field.name
                );
            }
        }
    }
}
