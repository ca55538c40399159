//! What a puzzle asks for, and the answer to a try: a panel at the right of the board.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Order, Rect, pos2, vec2};

use super::foot::is_cramped;
use super::plates;
use super::shown::{EDGE, GAP, SIDES_END, Shown};
use crate::ai::Score;
use crate::game::{Menu, PuzzleCue, PuzzleSaid};
use crate::puzzle::Puzzle;
use crate::ui::accessibility::describe;
use crate::ui::acts::Act;
use crate::ui::paint::plate;
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::text::{self, phrase, word};
use crate::ui::widgets::sheet::{panel, scrolled, within};
use crate::ui::widgets::{aside, button, button_with, paragraph, size_together, subheading};

/// Draws the panel, if a puzzle is on the board.
pub fn show(
    mut contexts: EguiContexts,
    shown: Shown,
    mut cues: MessageWriter<PuzzleCue>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let table = &shown.puzzle;
    let Some(puzzle) = table.puzzle() else { return };
    let screen = ctx.viewport_rect();
    let cramped = is_cramped(screen);
    let width = if cramped { 178.0 } else { (screen.width() * 0.19).clamp(190.0, 250.0) };
    let top = screen.top() + if cramped { EDGE + plates::height(&shown) + GAP } else { 148.0 };
    // The buttons of the board stand below it, where there is room for them.
    let end = if cramped { screen.top() + screen.height() * SIDES_END } else { screen.bottom() - 84.0 };
    let height = 286.0f32.min(end - top);
    let rect = Rect::from_min_size(pos2(screen.right() - 12.0 - width, top), vec2(width, height));
    panel(ctx, "puzzle", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, 0.25);
        let inner = rect.shrink2(vec2(14.0, 12.0));
        // In a low window two of the buttons share a row.
        let rows = if height < 286.0 { 2.0 } else { 3.0 };
        let list = Rect::from_min_max(pos2(inner.left(), inner.bottom() - rows * 42.0 + 4.0), inner.max);
        let said = Rect::from_min_max(inner.min, pos2(inner.right(), list.top() - 6.0));
        scrolled(ui, "inside", said, |ui| {
            subheading(ui, &phrase("puzzle-heading", &[("id", number(&puzzle.id).into())]));
            paragraph(ui, &asks(puzzle));
            ui.add_space(4.0);
            match table.said() {
                Some(said) => {
                    let words = answer_text(said, table.was_shown());
                    describe::status(ui.ctx(), "puzzle", rect, &words);
                    let label = Face::Strong.text(16.5, words).color(SLATE.accent);
                    ui.add(bevy_egui::egui::Label::new(label).wrap());
                }
                None => aside(ui, word("puzzle-one-way")),
            }
        });
        let first = if table.is_solved() {
            (word("puzzle-next"), PuzzleCue::Next)
        } else {
            (word("puzzle-show"), PuzzleCue::ShowTurn)
        };
        let second = [word("puzzle-again"), word("puzzle-all")];
        let half = if rows < 3.0 { (inner.width() - 6.0) / 2.0 } else { inner.width() };
        let size = size_together(ui, second, half);
        within(ui, "row", list, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            if button(ui, first.0, inner.width()).clicked() {
                cues.write(first.1);
            }
            ui.horizontal_wrapped(|ui| {
                if button_with(ui, second[0], half, size).clicked() {
                    cues.write(PuzzleCue::Again);
                }
                if button_with(ui, second[1], half, size).clicked() {
                    acts.write(Act::Open(Menu::Puzzles));
                }
            });
        });
    });
}

/// The number of a puzzle among those of its rules, which the list of turns names.
fn number(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(_, number)| number)
}

/// What is asked, as a sentence.
fn asks(puzzle: &Puzzle) -> String {
    let side = text::side(puzzle.side());
    phrase("puzzle-asks", &[("side", side.into()), ("goal", text::goal(puzzle.goal).into())])
}

/// The words at the end of a puzzle. A puzzle whose turn was shown does not count as solved.
pub fn done(shown: bool) -> &'static str {
    if shown { word("puzzle-was-shown") } else { word("puzzle-solved") }
}

fn answer_text(said: &PuzzleSaid, shown: bool) -> String {
    match said {
        PuzzleSaid::Right => word("puzzle-right").to_owned(),
        PuzzleSaid::Solved => done(shown).to_owned(),
        PuzzleSaid::Wrong { tried, worth, answer } => {
            let worth = match worth {
                Some(Score::Win(turns)) => phrase("puzzle-wrong-wins", &[("turns", (*turns).into())]),
                Some(Score::Draw) => word("puzzle-wrong-draws").to_owned(),
                Some(Score::Loss(turns)) => phrase("puzzle-wrong-loses", &[("turns", (*turns).into())]),
                Some(Score::Estimate(_)) | None => String::new(),
            };
            let answer = answer.as_ref().map(|reply| phrase("puzzle-wrong-answer", &[("turn", reply.clone().into())]));
            let head = phrase("puzzle-wrong", &[("turn", tried.clone().into())]);
            [Some(head), Some(worth), answer]
                .into_iter()
                .flatten()
                .filter(|part| !part.is_empty())
                .collect::<Vec<_>>()
                .join(" ")
        }
    }
}
