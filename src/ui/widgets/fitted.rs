//! Text that is set smaller, in more lines or shortened until it fits its place.

use bevy_egui::egui::{self, Align2, Color32, Rect, Ui, pos2, vec2};

use crate::ui::accessibility::describe;
use crate::ui::paint::theme::Face;

/// The smallest that words are set to make them fit, in points; what is longer still is shortened.
pub fn smallest(ui: &Ui) -> f32 {
    (8.6 / ui.ctx().pixels_per_point()).clamp(7.5, 10.75)
}

/// The size at which the longest of some words fits a width: `size`, or smaller where it must be.
pub fn fitting_size<'a>(ui: &Ui, words: impl IntoIterator<Item = &'a str>, face: Face, size: f32, width: f32) -> f32 {
    let wide = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), face.font(size), Color32::WHITE).size().x;
    let widest = words.into_iter().map(wide).fold(0.0, f32::max);
    if widest > width { (size * width / widest).max(smallest(ui).min(size)) } else { size }
}

/// Draws text in two lines at most from its left middle, smaller where it must be, three of the smallest if that does
/// not do, and says where.
#[expect(clippy::too_many_arguments, reason = "a drawing call: what, how, where")]
pub fn fitted_lines(
    ui: &Ui,
    text: &str,
    face: Face,
    size: f32,
    width: f32,
    at: egui::Pos2,
    align: Align2,
    color: Color32,
) -> Rect {
    let painter = ui.painter();
    let one = painter.layout_no_wrap(text.to_owned(), face.font(size), color);
    if one.size().x <= width * 1.12 {
        return fitted(ui, text, face, size, width, at, align, color);
    }
    let laid = |size: f32, rows: usize| {
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), face.font(size), color, width);
        job.wrap.max_rows = rows;
        job.halign = align.x();
        painter.layout_job(job)
    };
    let least = smallest(ui).min(size);
    let sizes = std::iter::successors(Some(size), |size| (*size > least).then(|| (size - 0.5).max(least)));
    let galley = sizes.map(|size| laid(size, 2)).find(|galley| !galley.elided).unwrap_or_else(|| laid(least, 3));
    let corner = align.anchor_size(at, galley.size()).min;
    let x = match align.x() {
        egui::Align::Min => corner.x,
        egui::Align::Center => at.x,
        egui::Align::Max => at.x,
    };
    let rect = galley.rect.translate(vec2(x, corner.y));
    painter.galley(pos2(x, corner.y), galley, color);
    describe::label(ui, rect, text);
    rect
}

/// Draws text no wider than `width`, smaller where it must be, and says where.
#[expect(clippy::too_many_arguments, reason = "a drawing call: what, how, where")]
pub fn fitted(
    ui: &Ui,
    text: &str,
    face: Face,
    size: f32,
    width: f32,
    at: egui::Pos2,
    align: Align2,
    color: Color32,
) -> Rect {
    let painter = ui.painter();
    let mut galley = painter.layout_no_wrap(text.to_owned(), face.font(size), color);
    if galley.size().x > width {
        let smaller = (size * width / galley.size().x).max(smallest(ui).min(size));
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), face.font(smaller), color);
        if smaller <= smallest(ui) {
            job.wrap = egui::text::TextWrapping::truncate_at_width(width);
        }
        galley = painter.layout_job(job);
    }
    let rect = align.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, color);
    describe::label(ui, rect, text);
    rect
}
