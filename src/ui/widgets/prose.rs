//! Headings, running text and asides.

use bevy_egui::egui::{self, Align2, Ui, vec2};

use super::fitted::fitted;
use crate::ui::accessibility::describe;
use crate::ui::paint::rule;
use crate::ui::paint::theme::{BODY, Face, palette};

/// A heading in the middle with a ruled line under it.
pub fn heading(ui: &mut Ui, text: &str) {
    let palette = palette(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 38.0));
    let at = rect.center();
    describe::heading(ui, rect, text);
    fitted(ui, text, Face::Caps, 32.0, rect.width() - 40.0, at, Align2::CENTER_CENTER, palette.accent);
    ruled(ui);
}

/// A smaller heading at the left.
pub fn subheading(ui: &mut Ui, text: &str) {
    let palette = palette(ui);
    ui.label(Face::Caps.text(20.0, text).color(palette.accent));
}

/// A ruled line with its ornament.
pub fn ruled(ui: &mut Ui) {
    let palette = palette(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 14.0));
    rule(ui.painter(), rect.x_range().shrink(rect.width() * 0.08), rect.center().y, palette.line);
}

/// Running text.
pub fn paragraph(ui: &mut Ui, text: &str) {
    ui.add(egui::Label::new(Face::Body.text(BODY, text)).wrap());
}

/// An aside in italics.
pub fn aside(ui: &mut Ui, text: &str) {
    let color = palette(ui).faint;
    ui.add(egui::Label::new(Face::Italic.text(BODY - 0.5, text).color(color)).wrap());
}
