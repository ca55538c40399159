//! Grounds to write on: the parchment page, the slate plate, the carved button, and the veil over the scene.

use bevy_egui::egui::epaint::{PathShape, Shadow, Vertex};
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, pos2, vec2};

use super::ornament::corner;
use super::shapes::{cut_corners, faded, scatter};
use super::theme::{PARCHMENT, Palette, SLATE, is_bold};

/// A page of parchment with a rough edge, a drawn border and a board's corner in each corner.
pub fn page(painter: &Painter, rect: Rect, texture: Option<TextureId>, alpha: f32) {
    if !rect.is_positive() {
        return;
    }
    let shadow = Shadow { offset: [0, 8], blur: 36, spread: 2, color: faded(Color32::from_black_alpha(190), alpha) };
    painter.add(shadow.as_shape(rect.shrink(2.0), 3));
    let bold = is_bold(painter.ctx());
    if bold {
        painter.rect_filled(rect, 0, faded(Color32::from_rgb(252, 248, 236), alpha));
    } else {
        painter.add(leaf(rect, texture, alpha));
    }
    let border = rect.shrink(13.0);
    let line = faded(if bold { Color32::from_rgb(60, 42, 20) } else { PARCHMENT.line }, alpha);
    painter.rect_stroke(border, 0, Stroke::new(if bold { 2.0 } else { 1.0 }, line), StrokeKind::Middle);
    painter.rect_stroke(border.shrink(3.5), 0, Stroke::new(0.6, faded(line, 0.6)), StrokeKind::Middle);
    let size = (rect.width().min(rect.height()) * 0.09).clamp(20.0, 44.0);
    for (at, toward) in [
        (border.left_top(), vec2(1.0, 1.0)),
        (border.right_top(), vec2(-1.0, 1.0)),
        (border.right_bottom(), vec2(-1.0, -1.0)),
        (border.left_bottom(), vec2(1.0, -1.0)),
    ] {
        corner(painter, at, toward, size, faded(PARCHMENT.line, alpha));
    }
}

/// The skin itself: a fan whose rim wavers and darkens.
fn leaf(rect: Rect, texture: Option<TextureId>, alpha: f32) -> Shape {
    let rim = ragged(rect, 11.0, 1.6);
    let inner_tint = faded(Color32::WHITE, alpha);
    let rim_tint = faded(Color32::from_rgb(176, 146, 104), alpha);
    let mut mesh = Mesh::with_texture(texture.unwrap_or_default());
    let uv = |at: Pos2| match texture {
        Some(_) => pos2(at.x / 420.0, at.y / 420.0),
        None => bevy_egui::egui::epaint::WHITE_UV,
    };
    let mut vertex = |pos: Pos2, color: Color32| mesh.vertices.push(Vertex { pos, uv: uv(pos), color });
    let count = rim.len() as u32;
    let inset = (rect.width().min(rect.height()) * 0.11).min(46.0);
    let core = rect.shrink(inset);
    for &at in &rim {
        vertex(at, rim_tint);
    }
    for &at in &rim {
        // Rounded inward, so that the darkening has no corners.
        let inner = core.clamp(at);
        vertex(inner, inner_tint);
    }
    vertex(rect.center(), inner_tint);
    for index in 0..count {
        let next = (index + 1) % count;
        mesh.add_triangle(index, next, count + index);
        mesh.add_triangle(next, count + next, count + index);
        mesh.add_triangle(count + index, count + next, 2 * count);
    }
    Shape::mesh(mesh)
}

/// Points along a rectangle's outline, each a little off it.
fn ragged(rect: Rect, stride: f32, amount: f32) -> Vec<Pos2> {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    let mut points = Vec::new();
    for (side, &from) in corners.iter().enumerate() {
        let to = corners[(side + 1) % 4];
        let span = to - from;
        let steps = (span.length() / stride).ceil().max(1.0) as i32;
        let out = vec2(span.y, -span.x).normalized();
        for step in 0..steps {
            let slow = scatter(step / 5 + 31 * side as i32, 7) - 0.5;
            let off = (scatter(step, side as i32) - 0.5 + 1.6 * slow) * amount;
            points.push(from + span * (step as f32 / steps as f32) + out * off);
        }
    }
    points
}

/// A plate of dark stone with cut corners and a gold line; `lit` (0 to 1) makes the line shine.
pub fn plate(painter: &Painter, rect: Rect, lit: f32) {
    let cut = 7.0;
    let bold = is_bold(painter.ctx());
    let ground = if bold { Color32::BLACK } else { Color32::from_rgba_unmultiplied(24, 19, 14, 226) };
    painter.add(Shadow { offset: [0, 3], blur: 14, spread: 0, color: Color32::from_black_alpha(90) }.as_shape(rect, 7));
    painter.add(PathShape::convex_polygon(cut_corners(rect, cut), ground, Stroke::NONE));
    let quiet = if bold { SLATE.text } else { SLATE.line };
    let line = quiet.lerp_to_gamma(SLATE.accent, lit);
    let wide = if bold { 1.8 } else { 1.0 };
    painter.add(PathShape::closed_line(cut_corners(rect.shrink(0.5), cut), Stroke::new(wide + 0.6 * lit, line)));
    let inner = cut_corners(rect.shrink(3.5), cut - 1.0);
    painter.add(PathShape::closed_line(inner, Stroke::new(0.7, faded(line, 0.35 + 0.3 * lit))));
}

/// The ground of a button: `hover`, `press` and `focus` from 0 to 1.
pub fn carved_button(painter: &Painter, rect: Rect, palette: &Palette, hover: f32, press: f32, focus: f32) {
    let cut = 6.0;
    let ground = palette.fill.lerp_to_gamma(palette.hover, hover).lerp_to_gamma(palette.press, press);
    painter.add(PathShape::convex_polygon(cut_corners(rect, cut), ground, Stroke::NONE));
    let line = palette.line.lerp_to_gamma(palette.accent, hover.max(press));
    let wide = if is_bold(painter.ctx()) { 2.0 } else { 1.0 };
    painter.add(PathShape::closed_line(cut_corners(rect.shrink(0.5), cut), Stroke::new(wide, line)));
    let inner = cut_corners(rect.shrink(3.0), cut - 1.0);
    painter.add(PathShape::closed_line(inner, Stroke::new(0.6, faded(line, 0.45))));
    if focus > 0.0 {
        let ring = cut_corners(rect.expand(3.0), cut + 1.5);
        painter.add(PathShape::closed_line(ring, Stroke::new(1.4 + 0.8 * wide, faded(palette.focus, focus))));
    }
}

/// Darkens the scene behind a page.
pub fn veil(painter: &Painter, rect: Rect, alpha: f32) {
    painter.rect_filled(rect, 0, faded(Color32::from_rgba_unmultiplied(16, 11, 7, 150), alpha));
}
