//! The puzzles as a page of small boards: the one of today, and all others by how hard they are.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Label, Rect, Sense, Ui, UiBuilder, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::page::{PageAge, button_row};
use crate::game::{Menu, PuzzleCue, Solved, todays_puzzle};
use crate::puzzle::{self, Puzzle};
use crate::ui::UiSystems;
use crate::ui::acts::Act;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{board_with_men, carved_button, lozenge, man};
use crate::ui::text::{self, phrase, word};
use crate::ui::widgets::sheet::{Sheet, scrolled};
use crate::ui::widgets::{aside, fitted_lines, is_lit, subheading, touch};

/// Adds the page.
pub fn plugin(app: &mut App) {
    let here = in_state(Menu::Puzzles);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// How wide a card is at least, in points; and how much higher than wide.
const CARD: (f32, f32) = (138.0, 52.0);
/// Between two cards.
const GAP: f32 = 10.0;

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    solved: Res<Solved>,
    mut cues: MessageWriter<PuzzleCue>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let title = word("puzzles-title");
    let sheet = Sheet { name: "puzzles", title, size: vec2(1080.0, 670.0), alone: true, opening: age.opening() };
    sheet.show(ctx, |ui, parts| {
        let mut chosen = None;
        scrolled(ui, "cards", parts.body, |ui| {
            let counts = [("solved", solved.count().into()), ("all", puzzle::all().len().into())];
            aside(ui, &phrase("puzzles-count", &counts));
            if let Some(today) = todays_puzzle() {
                subheading(ui, word("puzzles-today"));
                let corner = ui.cursor().min;
                cards(ui, std::slice::from_ref(today), "today", &solved, &mut chosen);
                let left = corner.x + width_of_card(ui.available_width() - 14.0).0 + 30.0;
                let beside = Rect::from_min_max(
                    pos2(left, corner.y + 8.0),
                    pos2(ui.max_rect().right() - 14.0, ui.min_rect().bottom()),
                );
                // Beside the card: what comes next stands below it as before.
                tell_today(&mut ui.new_child(UiBuilder::new().id_salt("asked today").max_rect(beside)), today);
            }
            for level in 1..=5 {
                let of_level: Vec<Puzzle> =
                    puzzle::all().iter().filter(|puzzle| puzzle.level == level).cloned().collect();
                if !of_level.is_empty() {
                    ui.add_space(6.0);
                    subheading(ui, level_name(level));
                    cards(ui, &of_level, "all", &solved, &mut chosen);
                }
            }
        });
        if let Some(id) = chosen {
            cues.write(PuzzleCue::Begin(id));
        }
        match button_row(ui, parts, &[word("back"), word("puzzles-next")]) {
            Some(0) => drop(acts.write(Act::Back)),
            Some(_) => drop(cues.write(PuzzleCue::Next)),
            None => {}
        }
    });
}

fn level_name(level: u8) -> &'static str {
    match level {
        1 => word("puzzles-level-1"),
        2 => word("puzzles-level-2"),
        3 => word("puzzles-level-3"),
        4 => word("puzzles-level-4"),
        _ => word("puzzles-level-5"),
    }
}

/// What the puzzle of the day asks, beside its card.
fn tell_today(ui: &mut Ui, puzzle: &Puzzle) {
    let side = text::side(puzzle.side());
    let asks = phrase("puzzle-asks", &[("side", side.into()), ("goal", text::goal(puzzle.goal).into())]);
    ui.add(Label::new(Face::Body.text(24.0, asks)).wrap());
    ui.add_space(2.0);
    aside(ui, word("puzzle-one-way"));
    ui.add_space(2.0);
    aside(ui, &format!("{} · {}", level_name(puzzle.level), text::rules::title(&puzzle.rules)));
}

/// How wide a card is in a row so wide, so that the cards fill it, and how many there are in a row.
fn width_of_card(row: f32) -> (f32, usize) {
    let columns = (((row + GAP) / (CARD.0 + GAP)) as usize).max(1);
    ((row - 6.0 - GAP * (columns - 1) as f32) / columns as f32, columns)
}

/// Cards in rows; the one that was pressed is chosen.
fn cards(ui: &mut Ui, puzzles: &[Puzzle], group: &str, solved: &Solved, chosen: &mut Option<String>) {
    let width = ui.available_width() - 14.0;
    let (wide, columns) = width_of_card(width);
    for row in puzzles.chunks(columns) {
        let (_, place) = ui.allocate_space(vec2(width, wide + CARD.1));
        for (column, puzzle) in row.iter().enumerate() {
            let min = place.min + vec2((wide + GAP) * column as f32 + 3.0, 3.0);
            let rect = Rect::from_min_size(min, vec2(wide, wide + CARD.1 - 6.0));
            if card(ui, puzzle, group, rect, solved.tries(&puzzle.id)) {
                *chosen = Some(puzzle.id.clone());
            }
        }
    }
}

fn card(ui: &Ui, puzzle: &Puzzle, group: &str, rect: Rect, tries: Option<usize>) -> bool {
    let goal = text::goal(puzzle.goal);
    let name = format!("{group} {}: {goal}", puzzle.id);
    let response = touch(ui, rect, &name, WidgetType::Button, Sense::click());
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let colors = palette(ui);
    let hover = ui.ctx().animate_bool_with_time(response.id.with("hover"), is_lit(ui, &response), 0.09);
    let focus = f32::from(u8::from(response.has_focus()));
    carved_button(ui.painter(), rect, colors, hover, 0.0, focus);
    let board = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(rect.width() - 16.0, rect.width() - 16.0));
    board_with_men(ui.painter(), board, &puzzle.rules, puzzle.start.setup().men, colors.text, colors.fill);
    let y = (board.bottom() + rect.bottom()) / 2.0;
    man(ui.painter(), puzzle.side(), pos2(rect.left() + 15.0, y), 6.5, 1.0);
    let room = rect.width() - if tries.is_some() { 48.0 } else { 34.0 };
    fitted_lines(ui, &goal, Face::Body, 15.0, room, pos2(rect.left() + 27.0, y), Align2::LEFT_CENTER, colors.text);
    if let Some(tries) = tries {
        // Solved at the first try is gold all through.
        let at = pos2(rect.right() - 13.0, y);
        lozenge(ui.painter(), at, vec2(6.0, 6.0), colors.accent);
        if tries > 0 {
            lozenge(ui.painter(), at, vec2(3.2, 3.2), colors.fill);
        }
    }
    response.clicked()
}
