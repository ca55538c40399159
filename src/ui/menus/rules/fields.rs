//! The tab of the rules page where each rule stands by itself: what it decides in a sentence, a moving picture of what
//! is chosen, and the other choices.

use bevy_egui::egui::{Align2, Rect, Sense, Ui, WidgetType, pos2, vec2};

use crate::rules::{Allowed, FIELDS, Field, Game, RuleSet};
use crate::ui::accessibility::describe;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{carved_button, moving_board};
use crate::ui::text::rules as words;
use crate::ui::widgets::sheet::scrolled;
use crate::ui::widgets::{fitted, is_lit, paragraph, segments, subheading, touch};

/// Draws the tab: the rules at the left, the chosen one at the right.
pub fn show(ui: &mut Ui, body: Rect, rules: &mut RuleSet, chosen: &mut usize, seconds: f32) {
    let split = body.left() + body.width() * 0.5;
    let list = Rect::from_min_max(body.min, pos2(split - 12.0, body.bottom()));
    let side = Rect::from_min_max(pos2(split + 12.0, body.top()), body.max);
    scrolled(ui, "fields", list, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let common = RuleSet::default();
        for (index, field) in FIELDS.iter().enumerate() {
            let special = (field.get)(rules) != (field.get)(&common);
            if line(ui, field, rules, index == *chosen, special) {
                *chosen = index;
            }
        }
    });
    let Some(field) = FIELDS.get(*chosen) else { return };
    scrolled(ui, field.name, side, |ui| tell(ui, side, field, rules, seconds));
}

/// A rule and what is chosen; says whether it was pressed.
fn line(ui: &mut Ui, field: &Field, rules: &RuleSet, chosen: bool, special: bool) -> bool {
    let width = ui.available_width() - 14.0;
    let stem = (width - 8.0) * 0.42;
    let value = words::field_value(field, rules);
    let (face, color) = match special {
        true => (Face::Strong, palette(ui).accent),
        false => (Face::Body, palette(ui).text),
    };
    let galley = ui.painter().layout(value, face.font(16.0), color, width - 8.0 - stem - 10.0);
    let (_, rect) = ui.allocate_space(vec2(width, (galley.size().y + 10.0).max(33.0)));
    let rect = rect.shrink2(vec2(4.0, 1.0));
    let name = words::field_name(field);
    let response = touch(ui, rect, name, WidgetType::RadioButton, Sense::click());
    describe::choice(ui, &response, name, chosen);
    let palette = palette(ui);
    let lit = f32::from(u8::from(is_lit(ui, &response)));
    let focus = f32::from(u8::from(response.has_focus()));
    carved_button(ui.painter(), rect, palette, lit, f32::from(u8::from(chosen)), focus);
    let left = rect.left_center() + vec2(10.0, 0.0);
    fitted(ui, name, Face::Italic, 16.5, stem - 22.0, left, Align2::LEFT_CENTER, palette.text);
    let at = pos2(rect.left() + stem, rect.center().y - galley.size().y / 2.0);
    describe::label(ui, galley.rect.translate(at.to_vec2()), galley.text());
    ui.painter().galley(at, galley, color);
    response.clicked()
}

fn tell(ui: &mut Ui, place: Rect, field: &Field, rules: &mut RuleSet, seconds: f32) {
    subheading(ui, words::field_name(field));
    paragraph(ui, words::field_says(field));
    ui.add_space(4.0);
    let choices = choices(field, rules);
    // One below the other: they are sentences.
    let each = if field.name == "men" { 36.0 } else { 37.0 * choices.len() as f32 };
    let room = (place.bottom() - ui.cursor().top() - each - 16.0).clamp(110.0, 320.0);
    let (_, picture) = ui.allocate_space(vec2(ui.available_width() - 14.0, room));
    if let Some((game, shown)) = scene(field, rules) {
        let pebbles = matches!(field.name, "quiet-turns" | "endgame-clock");
        moving_board(ui.painter(), picture, (&game, shown), seconds, palette(ui).text, pebbles);
        ui.ctx().request_repaint();
    }
    let width = ui.available_width() - 14.0;
    let now = (field.get)(rules);
    let before = choices.iter().position(|(value, _)| *value == now);
    let mut at = before;
    ui.spacing_mut().item_spacing.y = 1.0;
    let labels: Vec<_> = choices.iter().enumerate().map(|(place, (_, label))| (Some(place), label.as_str())).collect();
    if field.name == "men" {
        segments(ui, field.name, &mut at, &labels, width);
    } else {
        for one in labels.chunks(1) {
            segments(ui, field.name, &mut at, one, width);
        }
    }
    if at != before
        && let Some((value, _)) = at.and_then(|at| choices.get(at))
        && let Some(next) = with(rules, field.name, value)
    {
        *rules = next;
    }
}

/// The values that can be chosen, in rule text and in words.
fn choices(field: &Field, rules: &RuleSet) -> Vec<(String, String)> {
    let values: Vec<String> = match field.name {
        "men" => (3..=12).map(|men: u8| men.to_string()).collect(),
        "quiet-turns" => ["off", "20", "50", "100"].map(str::to_owned).to_vec(),
        "endgame-clock" => ["off", "10", "20"].map(str::to_owned).to_vec(),
        _ => match (field.allowed)() {
            Allowed::Names(names) => names.into_iter().map(str::to_owned).collect(),
            Allowed::Men | Allowed::Turns => Vec::new(),
        },
    };
    let fitting = values.into_iter().filter_map(|value| with(rules, field.name, &value).map(|with| (value, with)));
    fitting
        .map(|(value, with)| {
            let words = if field.name == "men" { value.clone() } else { words::field_value(field, &with) };
            (value, words)
        })
        .collect()
}

/// The same rules with another value of a field; a smaller board takes as many men as it can.
fn with(rules: &RuleSet, name: &str, value: &str) -> Option<RuleSet> {
    let text = |men: u8| {
        let fields = FIELDS.iter().map(|field| match field.name {
            "men" if name != "men" => format!("men={men}"),
            known if known == name => format!("{known}={value}"),
            known => format!("{known}={}", (field.get)(rules)),
        });
        ["nine".to_owned()].into_iter().chain(fields).collect::<Vec<_>>().join(",")
    };
    if name == "board" {
        (3..=rules.men()).rev().find_map(|men| text(men).parse().ok())
    } else {
        text(rules.men()).parse().ok()
    }
}

/// The turns that show a rule as it is chosen: a game, and how many of its last turns to show.
fn scene(field: &Field, rules: &RuleSet) -> Option<(Game, usize)> {
    let value = (field.get)(rules);
    let fits = SCENES.iter().filter(|scene| scene.0 == field.name && (scene.1 == value || scene.1.is_empty()));
    let &(_, _, rules, position, moves, shown) = fits.min_by_key(|scene| scene.1.is_empty())?;
    let position = (!position.is_empty()).then_some(position);
    Game::from_text(rules, position, Some(moves)).ok().map(|game| (game, shown))
}

/// Field, value (any, if empty), rules, position, turns, how many of the last are shown.
const SCENES: [(&str, &str, &str, &str, &str, usize); 34] = [
    ("board", "nine", "nine", "", "d6 f4 d2 b4", 4),
    ("board", "six", "six", "", "c4 d3 c2 b3", 4),
    ("board", "three", "three", "", "b2 a3 c1 a1", 4),
    ("men", "", "nine", "", "a7 g1 d7 d1 b4 f4", 6),
    ("diagonals", "none", "nine", "a7,d1,f4,b4/g7,g4,b2,e3 w 0-0", "a7-d7 g4-g1 d7-a7 g1-g4", 4),
    ("diagonals", "paths", "nine,diagonals=paths", "a7,d1,f4,b4/g7,g4,b2,e3 w 0-0", "a7-b6 g4-g1 b6-a7 g1-g4", 4),
    ("diagonals", "mills", "nine,diagonals=mills", "a7,b6/d2,f4 w 5-5", "c5xd2", 1),
    ("flying", "three", "nine", "a7,d7,f2/d5,e4,d2,f6 w 0-0", "f2-g7xd5", 1),
    ("flying", "never", "nine,flying=never", "a7,d7,f2/d5,e4,b2,f6 w 0-0", "f2-f4 d5-c5 f4-g4", 3),
    ("flying", "always", "nine,flying=always", "a7,d7,f2,b4/d5,e4,d2,f6 w 0-0", "f2-g7xd5", 1),
    ("slide-while-placing", "no", "nine", "a7,d6/g1,d1 w 5-5", "b2 g4", 2),
    ("slide-while-placing", "yes", "nine,slide-while-placing=yes", "a7,d6/g1,d1 w 5-5", "d6-d7 g4", 2),
    ("removal", "protected", "nine", "a7,d7/a1,d1,g1,b4 w 4-4", "g7xb4", 1),
    ("removal", "any", "nine,removal=any", "a7,d7/a1,d1,g1,b4 w 4-4", "g7xa1", 1),
    ("removal", "strict", "nine,removal=strict", "a7,d7/a1,d1,g1 w 4-4", "g7 d3", 2),
    ("removal", "last-three", "nine,removal=last-three", "a7,d7,g4,b2/a1,d1,g1 w 0-0", "g4-g7xa1", 1),
    ("double-mill", "one", "nine", "a7,g7,d6,d5/a1,g1,f4,b2 w 3-3", "d7xa1", 1),
    ("double-mill", "per-mill", "nine,double-mill=per-mill", "a7,g7,d6,d5/a1,g1,f4,b2 w 3-3", "d7xa1xg1", 1),
    ("reforming", "free", "nine", "a7,d7,g7,b2/c3,e3,d1,f6 w 0-0", "g7-g4 c3-c4 g4-g7xd1", 3),
    (
        "reforming",
        "same-mill",
        "nine,reforming=same-mill",
        "a7,d7,g7,b2/c3,e3,d1,f6 w 0-0",
        "g7-g4 c3-c4 b2-b4 c4-c3 g4-g7xd1",
        5,
    ),
    (
        "reforming",
        "shuttle",
        "nine,reforming=shuttle",
        "a7,d7,g7,e4,f4/c3,e3,d1,b2,c5 w 0-0",
        "g7-g4xc3 e3-d3 a7-a4",
        3,
    ),
    ("mill", "removes", "nine", "a7,d7/a1,f4 w 5-5", "g7xa1", 1),
    ("mill", "wins", "three", "", "a1 a2 b1 b2 c1", 5),
    ("blocked", "", "nine", "", "f2 b4 g4 e4 d7 g1 g7 d2 a1 d1 d6 a7 f4 e5 a4 f6 b6 d5", 4),
    ("full-board", "", "twelve", "", "d6 f4 d2 b4 a7 g1", 6),
    ("quiet-turns", "", "nine", "d6,b2,g1,a4/f4,c3,e3,d7 w 0-0", "b2-d2 f4-g4 d2-b2 g4-f4 b2-d2 f4-g4", 6),
    (
        "repetition",
        "third",
        "nine",
        "d6,b2,g1,a4/f4,c3,e3,d7 w 0-0",
        "b2-d2 f4-g4 d2-b2 g4-f4 b2-d2 f4-g4 d2-b2 g4-f4",
        8,
    ),
    ("repetition", "off", "nine,repetition=off", "d6,b2,g1,a4/f4,c3,e3,d7 w 0-0", "b2-d2 f4-g4 d2-b2 g4-f4", 4),
    ("endgame-clock", "", "nine", "d6,b2,g1/f4,c3,e3,d7 w 0-0", "b2-d2 f4-g4 d2-a4 g4-f4 a4-b2 f4-g4", 6),
    ("board", "", "nine", "", "d6 f4", 2),
    ("removal", "", "nine", "a7,d7/a1,d1,g1,b4 w 4-4", "g7xb4", 1),
    ("mill", "", "nine", "a7,d7/a1,f4 w 5-5", "g7xa1", 1),
    ("flying", "", "nine", "a7,d7,f2/d5,e4,d2,f6 w 0-0", "f2-g7xd5", 1),
    ("diagonals", "", "nine", "a7,d1,f4,b4/g7,g4,b2,e3 w 0-0", "a7-d7 g4-g1", 2),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn every_scene_is_a_legal_game() {
        for (field, value, rules, position, moves, shown) in SCENES {
            let position = (!position.is_empty()).then_some(position);
            let game = Game::from_text(rules, position, Some(moves));
            let game = game.unwrap_or_else(|error| panic!("{field} {value}: {error}"));
            assert!(shown <= game.ply(), "{field} {value}");
        }
    }

    #[test]
    fn every_choice_of_every_field_has_words_and_a_picture() {
        for preset in Preset::ALL {
            for field in &FIELDS {
                let rules = preset.rules();
                let choices = choices(field, &rules);
                assert!(choices.len() > 1, "{} {}", preset.name(), field.name);
                for (value, label) in choices {
                    assert!(!label.is_empty());
                    let next = with(&rules, field.name, &value).expect("it fits");
                    assert_eq!((field.get)(&next), value);
                    assert!(scene(field, &next).is_some(), "no picture for {}={value}", field.name);
                }
            }
        }
    }
}
