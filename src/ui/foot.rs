//! The panel at the foot of the board: what a lesson asks, what the coach asks, what happens for the first time. One at
//! a time, with at most three buttons; other notices move up.

use bevy::prelude::*;
use bevy_egui::egui::{self, Order, Rect, pos2, vec2};

use super::paint::{lozenge, plate};
use super::sheet::{columns, panel, within};
use super::theme::{Hand, SLATE};
use super::widgets::button;

/// How much of the screen's foot is taken, in points; notices stand above it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Foot {
    taken: f32,
}

impl Foot {
    /// Where the free part of the screen ends.
    pub fn top(self, screen: Rect) -> f32 {
        screen.bottom() - self.taken - 14.0
    }

    /// Nothing stands there.
    pub const fn clear(&mut self) {
        self.taken = 0.0;
    }

    /// Whether something stands there already in this pass.
    pub const fn is_taken(self) -> bool {
        self.taken > 0.0
    }

    /// Draws a panel, and says which of its buttons was pressed.
    pub fn show(&mut self, ctx: &egui::Context, note: &Note) -> Option<usize> {
        let screen = ctx.viewport_rect();
        let width = (screen.width() * 0.54).clamp(330.0, 640.0);
        let painter = ctx.layer_painter(egui::LayerId::background());
        let room = width - 52.0;
        let head = painter.layout_no_wrap(note.head.to_owned(), Hand::Italic.font(15.0), SLATE.accent);
        let text = painter.layout(note.text.to_owned(), Hand::Body.font(18.0), SLATE.text, room);
        let row = if note.buttons.is_empty() { 0.0 } else { 46.0 };
        let height = 16.0 + head.size().y + 4.0 + text.size().y + row + 14.0;
        let rect = Rect::from_min_size(
            pos2(screen.center().x - width / 2.0, screen.bottom() - 12.0 - height),
            vec2(width, height),
        );
        self.taken = height + 12.0;
        let mut pressed = None;
        panel(ctx, note.name, Order::Middle, rect, |ui| {
            plate(ui.painter(), rect, note.lit);
            let left = rect.left() + 26.0;
            let mut y = rect.top() + 14.0;
            lozenge(ui.painter(), pos2(left + 4.0, y + head.size().y / 2.0), vec2(4.0, 4.0), SLATE.accent);
            ui.painter().galley(pos2(left + 16.0, y), head.clone(), SLATE.accent);
            y += head.size().y + 4.0;
            ui.painter().galley(pos2(left, y), text.clone(), SLATE.text);
            y += text.size().y + 8.0;
            let places = Rect::from_min_max(pos2(left, y), pos2(rect.right() - 26.0, y + 38.0));
            let most = columns(places, note.buttons.len().max(2), 12.0);
            for (index, (name, place)) in note.buttons.iter().zip(most).enumerate() {
                if within(ui, name, place, |ui| button(ui, name, place.width())).clicked() {
                    pressed = Some(index);
                }
            }
        });
        pressed
    }
}

/// What a panel says.
pub struct Note<'a> {
    /// Its identity.
    pub name: &'static str,
    /// A line above.
    pub head: &'a str,
    /// What it says.
    pub text: &'a str,
    /// The words on its buttons.
    pub buttons: &'a [&'a str],
    /// How much its frame shines, 0 to 1.
    pub lit: f32,
}
