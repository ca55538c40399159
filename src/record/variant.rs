//! The names by which programs call rules, as they stand in the tag `Variant`.

use crate::rules::{Preset, RuleSet};

/// The presets that have a name among programs, with the names they go by: letters and digits alone, in small letters.
const NAMES: [(Preset, &[&str]); 6] = [
    (
        Preset::Nine,
        &[
            "ninemensmorris",
            "9mensmorris",
            "nine",
            "9mm",
            "mill",
            "mills",
            "merels",
            "merelles",
            "mühle",
            "muehle",
            "moulin",
        ],
    ),
    (Preset::Twelve, &["twelvemensmorris", "12mensmorris", "twelve", "12mm"]),
    (Preset::Lasker, &["laskermorris", "lasker", "tenmensmorris", "10mensmorris", "10mm"]),
    (Preset::Morabaraba, &["morabaraba"]),
    (Preset::Six, &["sixmensmorris", "6mensmorris", "six", "6mm"]),
    (Preset::Three, &["threemensmorris", "3mensmorris", "three", "3mm"]),
];

/// The rules that a program means by this name. Returns `None` for a name that is not known.
pub(super) fn rules_called(name: &str) -> Option<RuleSet> {
    let plain: String = name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let (preset, _) = NAMES.iter().find(|(_, names)| names.contains(&plain.as_str()))?;
    Some(preset.rules())
}

/// The name that other programs know for rules. When a game without captures is a draw does not matter: nobody has a name
/// for that. Returns `None` for rules that have no name.
pub(super) fn name_of(rules: &RuleSet) -> Option<&'static str> {
    let without_draws = |rules: RuleSet| rules.with_quiet_turns(None).with_repetition(false).with_endgame_clock(None);
    let same = |preset: Preset| without_draws(*rules) == without_draws(preset.rules());
    NAMES.iter().map(|(preset, _)| *preset).find(|&preset| same(preset)).map(Preset::title)
}
