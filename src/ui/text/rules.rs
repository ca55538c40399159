//! The words of the rules page: what each preset is, what each field says, and how the game goes.

use crate::rules::{FIELDS, Field, Preset, RuleSet};

/// What is special about a preset, in a few sentences.
pub const fn preset_says(preset: Preset) -> &'static str {
    match preset {
        Preset::Nine => {
            "The game as most of Europe knows it. Nine men each, three squares, and with three men left a side may fly: \
             the weak are suddenly everywhere."
        }
        Preset::NineNoFlying => {
            "The stricter form: nobody ever flies. A side with three men must still walk the lines, so a lead counts \
             for more and shutting the enemy in becomes a weapon to the very end."
        }
        Preset::Six => {
            "Two squares and six men each: small, quick and sharp. There are no mills on the connecting lines, and \
             nobody flies. A good game for a bench in the sun."
        }
        Preset::Three => {
            "The smallest of the family: nine points, three men each, and the first row of three wins. Children learn \
             it in a minute; the centre is worth fighting for."
        }
        Preset::Lasker => {
            "Ten men each, and from the first turn one may place a man or slide one that already stands. Emanuel \
             Lasker, world champion of chess, liked it so: the placing is no longer a prelude."
        }
        Preset::Twelve => {
            "Twelve men each and four corner lines that join the squares and count for mills. The board fills to the \
             brim, and mills close from every side."
        }
        Preset::Morabaraba => {
            "Played with cows across southern Africa. Twelve men and the corner lines; a man that leaves one mill to \
             close another may not shuttle straight back, and with three men left ten quiet turns make a draw."
        }
        Preset::DiagonalWalk => {
            "Nine men, and the corner lines are paths: men walk along them, but three in a row there earn nothing. \
             Blockades leak, and every corner has a back door."
        }
    }
}

/// A preset's name where there is little room.
pub const fn preset_caption(preset: Preset) -> &'static str {
    match preset {
        Preset::NineNoFlying => "Nine, no flying",
        other => other.title(),
    }
}

/// A preset in one sentence.
pub const fn preset_short(preset: Preset) -> &'static str {
    match preset {
        Preset::Nine => "Three squares, nine men; the last three may fly.",
        Preset::NineNoFlying => "As the common game, but nobody flies.",
        Preset::Six => "Two squares, six men, nobody flies.",
        Preset::Three => "Nine points, three men: the first row wins.",
        Preset::Lasker => "Ten men; place or move from the first turn.",
        Preset::Twelve => "Twelve men, and corner lines that count.",
        Preset::Morabaraba => "Twelve cows and no shuttling between mills.",
        Preset::DiagonalWalk => "Corner lines to walk on, not for mills.",
    }
}

/// The name of a field on the page.
pub fn field_name(field: &Field) -> &'static str {
    match field.name {
        "board" => "Board",
        "men" => "Men a side",
        "diagonals" => "Corner lines",
        "flying" => "Flying",
        "slide-while-placing" => "Moving while placing",
        "removal" => "What a mill takes",
        "double-mill" => "Two mills at once",
        "reforming" => "Closing a mill again",
        "mill" => "A closed mill",
        "blocked" => "A side that cannot move",
        "full-board" => "A full board",
        "quiet-turns" => "Quiet turns",
        "repetition" => "Repetition",
        "endgame-clock" => "With three men left",
        other => other,
    }
}

/// A field's value in words.
pub fn field_value(field: &Field, rules: &RuleSet) -> String {
    let value = (field.get)(rules);
    let words = match (field.name, value.as_str()) {
        ("board", "nine") => "three squares, 24 points",
        ("board", "six") => "two squares, 16 points",
        ("board", "three") => "three by three, 9 points",
        ("diagonals", "none") => "none",
        ("diagonals", "paths") => "to walk on, no mills",
        ("diagonals", "mills") => "to walk on and for mills",
        ("flying", "three") => "with three men left",
        ("flying", "never") => "never",
        ("flying", "always") => "always, once the hand is empty",
        ("slide-while-placing", "no") => "no: all men are placed first",
        ("slide-while-placing", "yes") => "yes, from the first turn",
        ("removal", "protected") => "a man outside a mill; any, if all stand in mills",
        ("removal", "any") => "any man",
        ("removal", "strict") => "never a man in a mill",
        ("removal", "last-three") => "never a man in a mill, except of the last three",
        ("double-mill", "one") => "take one man",
        ("double-mill", "per-mill") => "take a man for each",
        ("reforming", "free") => "freely",
        ("reforming", "same-mill") => "not with the same man on the next turn",
        ("reforming", "shuttle") => "no shuttling between two mills",
        ("mill", "removes") => "takes a man",
        ("mill", "wins") => "wins the game",
        ("blocked", "loses") => "loses",
        ("blocked", "draws") => "makes a draw",
        ("blocked", "passes") => "lets the other move again",
        ("full-board", "draw") => "a draw",
        ("full-board", "first-loses") => "lost by the side that began",
        ("repetition", "third") => "the third time is a draw",
        ("repetition", "off") => "does not matter",
        ("quiet-turns", "off") => "no limit",
        ("quiet-turns", turns) => return format!("{turns} without a capture are a draw"),
        ("endgame-clock", "off") => "no further limit",
        ("endgame-clock", turns) => return format!("{turns} turns without a capture are a draw"),
        _ => return value,
    };
    words.to_owned()
}

/// Every field with its value, and whether it differs from the common game's.
pub fn fields(rules: &RuleSet) -> impl Iterator<Item = (&'static str, String, bool)> {
    let common = RuleSet::default();
    FIELDS
        .iter()
        .map(move |field| (field_name(field), field_value(field, rules), (field.get)(rules) != (field.get)(&common)))
}

/// How the game goes: headings and paragraphs.
pub const HOW_TO_PLAY: [(&str, &str); 6] = [
    ("The aim", "Leave the enemy with two men, or with no way to move. Either wins."),
    (
        "Place",
        "The sides take turns to set a man from the hand on any empty point. Nobody moves yet; but mills already \
         count, so watch the corners and the crossings.",
    ),
    (
        "Close a mill",
        "Three of your men in a row along a line are a mill. Each time you close one you take an enemy man off the \
         board for good. Men that stand in a mill are safe as long as another can be taken.",
    ),
    (
        "Move",
        "When both hands are empty, slide one man along a line to the next empty point. A mill may be opened and \
         closed again, and each closing takes another man.",
    ),
    (
        "Fly",
        "A side with only three men left may set a man on any empty point of the board, where the rules allow it. It \
         is a great power, and one man away from defeat.",
    ),
    (
        "Advice from the bench",
        "Do not crowd a corner: the four points where lines cross see the most. Two mills that share a man, opened \
         and closed in turn, are a running mill, and few games survive one. And leave yourself a way to move: a \
         blocked side has lost, however many men it has.",
    ),
];

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
