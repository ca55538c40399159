//! A board of letters, for whoever has no keyboard at hand: with a gamepad or a finger a friend's name is put together
//! letter by letter. Typed keys are taken as well.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::Menu;
use crate::preferences::{ChangePreferences, Language, Preferences};
use crate::ui::acts::Act;
use crate::ui::devices::LastDevice;
use crate::ui::menus::page::{PageAge, button_row};
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{carved_button, faded, pad_button};
use crate::ui::text;
use crate::ui::widgets::sheet::{Sheet, within};
use crate::ui::widgets::{MAX_LETTERS, fitted};
use crate::ui::{UiSystems, paint};

/// Adds the page.
pub fn plugin(app: &mut App) {
    let here = |menu: Res<State<Menu>>| matches!(menu.get(), Menu::Name(_));
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// How many letters a row has at the most, and how many rows there are.
const COLUMNS: usize = 10;
const ROWS: usize = 4;

/// The letters of a language, row by row.
fn rows(language: Language) -> impl Iterator<Item = &'static str> {
    text::word_in(language.source(), "letters-rows").split_whitespace()
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    menu: Res<State<Menu>>,
    last: Res<LastDevice>,
    preferences: Res<Preferences>,
    mut changes: MessageWriter<ChangePreferences>,
    mut acts: MessageWriter<Act>,
) {
    let (Ok(ctx), &Menu::Name(person)) = (contexts.ctx_mut(), menu.get()) else { return };
    let person = usize::from(person).min(1);
    let mut name = preferences.names[person].clone();
    take_typed(ctx, &mut name);
    let title = if person == 0 { text::word("name-first") } else { text::word("name-second") };
    let sheet = Sheet { name: "letters", title, size: vec2(720.0, 500.0), alone: true, opening: age.opening() };
    sheet.show(ctx, |ui, parts| {
        let line = Rect::from_min_size(parts.body.min, vec2(parts.body.width(), 44.0));
        write_name(ui, line, &name);
        let below = Rect::from_min_max(pos2(parts.body.left(), line.bottom() + 10.0), parts.body.max);
        choose_letters(ui, below, &mut name, *last == LastDevice::Pad);
        if button_row(ui, parts, &[text::word("letters-done")]).is_some() {
            acts.write(Act::Back);
        }
    });
    if preferences.names[person] != name {
        changes.write_batch(ChangePreferences::by(&preferences, |wanted| wanted.names[person] = name));
    }
}

/// Letters that are typed, and the key that takes one back.
fn take_typed(ctx: &egui::Context, name: &mut String) {
    ctx.input(|input| {
        for event in &input.events {
            match event {
                // The space bar presses what the keyboard is at.
                egui::Event::Text(text) if text == " " && input.key_pressed(egui::Key::Space) => {}
                egui::Event::Text(text) => text.chars().filter(|c| !c.is_control()).for_each(|c| add(name, c)),
                egui::Event::Key { key: egui::Key::Backspace, pressed: true, .. } => drop(name.pop()),
                _ => {}
            }
        }
    });
}

fn add(name: &mut String, letter: char) {
    if name.chars().count() < MAX_LETTERS && !(name.is_empty() && letter == ' ') {
        name.push(letter);
    }
}

/// Whether the next letter is a capital: the first of a word is.
fn begins(name: &str) -> bool {
    name.chars().next_back().is_none_or(|last| !last.is_alphabetic() && last != '’')
}

/// The name so far, with a mark where the next letter comes.
fn write_name(ui: &Ui, line: Rect, name: &str) {
    let palette = palette(ui);
    carved_button(ui.painter(), line, palette, 0.0, 1.0, 0.0);
    let (shown, color) = match name {
        "" => (text::word("name-hint"), faded(palette.faint, 0.8)),
        name => (name, palette.text),
    };
    let face = if name.is_empty() { Face::Italic } else { Face::Strong };
    let drawn = fitted(ui, shown, face, 24.0, line.width() - 60.0, line.center(), Align2::CENTER_CENTER, color);
    let x = if name.is_empty() { drawn.left() - 6.0 } else { drawn.right() + 5.0 };
    ui.painter().vline(x, line.center().y - 13.0..=line.center().y + 13.0, egui::Stroke::new(1.6, palette.accent));
}

/// The board of letters, and under it the space and what takes a letter back.
fn choose_letters(ui: &mut Ui, body: Rect, name: &mut String, pad: bool) {
    let gap = 6.0;
    let each = vec2(
        (body.width() - gap * (COLUMNS - 1) as f32) / COLUMNS as f32,
        (body.height() - gap * ROWS as f32) / (ROWS + 1) as f32,
    );
    let place = |row: usize, column: f32, wide: f32| {
        let min = body.min + vec2((each.x + gap) * column, (each.y + gap) * row as f32);
        Rect::from_min_size(min, vec2((each.x + gap) * wide - gap, each.y))
    };
    let capital = begins(name);
    for (row, letters) in rows(text::spoken()).take(ROWS).enumerate() {
        for (column, letter) in letters.chars().take(COLUMNS).enumerate() {
            let lower = letter.to_lowercase().next().unwrap_or(letter);
            let written = if capital { letter } else { lower };
            // Known by its place, so that the keyboard stays at it when capitals become small.
            let at = place(row, column as f32, 1.0);
            if within(ui, &format!("letter {row} {column}"), at, |ui| key(ui, &written.to_string(), at)) {
                add(name, written);
            }
        }
    }
    let half = COLUMNS as f32 / 2.0;
    let (space, back) = (place(ROWS, 0.0, half), place(ROWS, half, half));
    if within(ui, "space", space, |ui| key(ui, text::word("letters-space"), space)) {
        add(name, ' ');
    }
    if within(ui, "take back", back, |ui| key(ui, text::word("letters-erase"), back)) {
        name.pop();
    }
    if pad {
        let color = palette(ui).faint;
        pad_button(ui.painter(), paint::PadButton::North, space.left_center() + vec2(24.0, 0.0), 18.0, color);
        pad_button(ui.painter(), paint::PadButton::West, back.left_center() + vec2(24.0, 0.0), 18.0, color);
    }
}

/// A key of the board, as high as its place.
fn key(ui: &mut Ui, letter: &str, place: Rect) -> bool {
    crate::ui::widgets::key_button(ui, letter, place).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_begin_with_capitals_and_names_have_an_end() {
        for (name, capital) in [("", true), ("A", false), ("Anna ", true), ("Anna-", true), ("O’", false)] {
            assert_eq!(begins(name), capital, "{name}");
        }
        let mut name = String::new();
        "  Maximiliane von und zu Altenburg".chars().for_each(|letter| add(&mut name, letter));
        assert_eq!(name, "Maximiliane von und zu A");
        assert_eq!(name.chars().count(), MAX_LETTERS);
    }

    #[test]
    fn every_language_has_its_letters_once_and_all_have_room() {
        for language in Language::all() {
            let (name, rows): (_, Vec<&str>) = (language.name(), rows(language).collect());
            assert!(rows.len() <= ROWS && rows.iter().all(|row| row.chars().count() <= COLUMNS), "{name}: {rows:?}");
            let all = rows.concat();
            assert!(all.chars().all(|letter| all.matches(letter).count() == 1), "{name}: {rows:?}");
            // Capitals that become one small letter each; the sharp s is its own.
            let bends = |letter: char| letter == 'ß' || letter.to_lowercase().count() == 1 && !letter.is_lowercase();
            assert!(all.chars().all(bends), "{name}: {rows:?}");
        }
        for (language, needed) in [
            ("es", "ÁÍÓÚÑ"),
            ("pt", "ÃÕÇ"),
            ("pl", "ŁĄĘŚŻ"),
            ("hu", "ŐŰ"),
            ("cs", "ČŠŽŘĚŮ"),
            ("ru", "АЁЖЩЯ"),
            ("fr", "ÊŒ"),
        ] {
            let language = Language::from_name(language).expect("we speak it");
            let all: String = rows(language).collect();
            assert!(needed.chars().all(|letter| all.contains(letter)), "{needed}: {all}");
        }
    }
}
