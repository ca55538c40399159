//! The ribbon at the top with what is asked, and under it who stands better and the draw clock.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Order, Rect, pos2, vec2};

use super::asked::{Asked, asked};
use super::puzzle::done;
use super::shown::{EDGE, Shown};
use super::{clock, evaluation};
use crate::game::{Occasion, Said};
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{faded, man, plate};
use crate::ui::text;
use crate::ui::widgets::fitted;
use crate::ui::widgets::sheet::panel;

/// The ribbon at the top with what is asked, and under it who stands better and the draw clock.
pub fn show(ctx: &egui::Context, shown: &Shown, middle: Rect) {
    let asked = what_is_asked(shown);
    let font = Face::Strong.font(19.0);
    let painter = ctx.layer_painter(egui::LayerId::background());
    let wide = painter.layout_no_wrap(asked.text.clone(), font, SLATE.text).size().x;
    // A window may be smaller than anything fits.
    let width = (wide + 62.0).max(180.0).min(middle.width().max(60.0));
    let rect = Rect::from_min_size(pos2(middle.center().x - width / 2.0, middle.top() + EDGE), vec2(width, 38.0));
    panel(ctx, "asked", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, if asked.urgent { 1.0 } else { 0.25 });
        let left = pos2(rect.left() + 23.0, rect.center().y);
        if let Some(color) = asked.side {
            man(ui.painter(), color, left, 9.0, 1.0);
        }
        let indent = if asked.side.is_some() { 40.0 } else { 20.0 };
        let room = Rect::from_min_max(pos2(rect.left() + indent, rect.top()), pos2(rect.right() - 18.0, rect.bottom()));
        let color = if asked.urgent { SLATE.accent } else { SLATE.text };
        let at = if asked.side.is_some() { room.left_center() } else { room.center() };
        let align = if asked.side.is_some() { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        fitted(ui, &asked.text, Face::Strong, 19.0, room.width(), at, align, color);
        if let Some(progress) = shown.thinking.progress() {
            show_progress(ui.painter(), rect, progress);
        }
    });
    let below = evaluation::show(ctx, shown, middle, rect.bottom() + 6.0);
    clock::show(ctx, &shown.current, middle, below);
}

/// The sentence for this moment. In lessons and puzzles the other side is not called a computer player.
fn what_is_asked(shown: &Shown) -> Asked {
    let (current, lifted) = (&shown.current, shown.choices.lifted.is_some());
    let person = shown.seats.is_human(current.game().position().turn());
    let special = match current.occasion() {
        Occasion::Lesson if matches!(shown.teaching.said(), Some(Said::Right(_))) => Some(text::word("asked-read")),
        Occasion::Puzzle if shown.puzzle.is_solved() => Some(done(shown.puzzle.was_shown())),
        Occasion::Lesson | Occasion::Puzzle if !person => Some(text::word("asked-watch")),
        _ => None,
    };
    let plain = || asked(current.game(), current.verdict(), &shown.seats, lifted, shown.thinking.is_busy());
    special.map_or_else(plain, |text| Asked { text: text.to_owned(), side: None, urgent: false })
}

/// Draws how much of its time the computer player has used: a line along the ribbon's lower edge.
fn show_progress(painter: &egui::Painter, ribbon: Rect, progress: f32) {
    let (from, to) = (ribbon.left() + 14.0, ribbon.right() - 14.0);
    let y = ribbon.bottom() - 5.5;
    painter.hline(from..=to, y, egui::Stroke::new(1.6, faded(SLATE.line, 0.5)));
    painter.hline(from..=from + (to - from) * progress, y, egui::Stroke::new(1.6, SLATE.accent));
}
