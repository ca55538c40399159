//! Letter-spaced writing with a soft shadow, as if it were carved.

use bevy_egui::egui::{self, Align2, Color32, Painter, Pos2, Rect, vec2};

use super::theme::Face;

/// Letter-spaced writing in the middle of a line, with a soft shadow; says where it lies.
pub fn inscribed(painter: &Painter, at: Pos2, text: &str, face: Face, size: f32, spacing: f32, color: Color32) -> Rect {
    carved(painter, at, Align2::CENTER_CENTER, text, face, size, spacing, color)
}

/// The same with any alignment.
#[expect(clippy::too_many_arguments, reason = "a drawing call: what, how, where")]
pub fn carved(
    painter: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    face: Face,
    size: f32,
    spacing: f32,
    color: Color32,
) -> Rect {
    let format = egui::TextFormat { extra_letter_spacing: spacing, ..egui::TextFormat::simple(face.font(size), color) };
    let galley = painter.layout_job(egui::text::LayoutJob::single_section(text.to_owned(), format));
    // The space after the last letter is not part of the word.
    let seen = galley.size() - vec2(spacing, 0.0);
    let rect = align.anchor_size(at, seen);
    let alpha = f32::from(color.a()) / 255.0;
    let depth = (size * 0.035).max(0.8);
    for (off, strength) in
        [(vec2(0.0, 2.0), 0.55), (vec2(1.0, 1.0), 0.5), (vec2(-1.0, 1.2), 0.35), (vec2(0.0, 3.4), 0.25)]
    {
        let shade = Color32::from_black_alpha((255.0 * strength * alpha) as u8);
        painter.galley_with_override_text_color(rect.min + off * depth, galley.clone(), shade);
    }
    painter.galley(rect.min, galley, color);
    rect
}
