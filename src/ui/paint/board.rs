//! A board in small, drawn from its geometry: lines, points, and how many men a side begins with.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::{faded, man};
use crate::rules::{Color, Diagonals, Point, Position, RuleSet};

/// Draws the board of a rule set into a square in the middle of `rect`.
pub fn board_preview(painter: &Painter, rect: Rect, rules: &RuleSet, ink: Color32, ground: Color32) {
    let slab = lines(painter, rect, rules, ink, ground);
    if slab.height() > 70.0 {
        show_men(painter, slab, rules);
    }
}

/// Draws the board with the men of a position on it, and those in hand beside it.
pub fn board_picture(
    painter: &Painter,
    rect: Rect,
    rules: &RuleSet,
    position: &Position,
    ink: Color32,
    ground: Color32,
) {
    let slab = lines(painter, rect, rules, ink, ground);
    let steps = f32::from(rules.geometry().size() - 1);
    let radius = slab.height() * 0.72 / steps * if steps > 4.0 { 0.36 } else { 0.22 };
    for color in Color::ALL {
        for point in position.men(color) {
            man(painter, color, place_of(slab, rules, point), radius, 1.0);
        }
    }
}

/// Where a point lies on a slab.
fn place_of(slab: Rect, rules: &RuleSet, point: Point) -> Pos2 {
    let field = slab.shrink(slab.height() * 0.14);
    let geometry = rules.geometry();
    let steps = f32::from(geometry.size() - 1);
    let (file, rank) = geometry.grid(point);
    let share = vec2(f32::from(file) / steps, 1.0 - f32::from(rank) / steps);
    pos2(field.left() + share.x * field.width(), field.top() + share.y * field.height())
}

/// Draws the slab and its lines; says where the slab lies.
fn lines(painter: &Painter, rect: Rect, rules: &RuleSet, ink: Color32, ground: Color32) -> Rect {
    let side = rect.width().min(rect.height());
    let slab = Rect::from_center_size(rect.center(), Vec2::splat(side));
    painter.rect(slab, 2, ground, Stroke::new(1.0, faded(ink, 0.7)), StrokeKind::Inside);
    let geometry = rules.geometry();
    let place = |point: Point| place_of(slab, rules, point);
    let width = (side * 0.016).max(0.9);
    for &(from, to) in geometry.edges() {
        let (a, b) = (place(from), place(to));
        let slanted = (a.x - b.x).abs() > 0.5 && (a.y - b.y).abs() > 0.5;
        if slanted && rules.diagonals == Diagonals::Paths {
            dashed(painter, a, b, Stroke::new(width, faded(ink, 0.8)));
        } else {
            painter.line_segment([a, b], Stroke::new(width, ink));
        }
    }
    for point in geometry.points() {
        painter.circle_filled(place(point), (side * 0.024).max(1.3), ink);
    }
    slab
}

/// The men of each side, stacked along the left and the right edge.
fn show_men(painter: &Painter, slab: Rect, rules: &RuleSet) {
    let count = f32::from(rules.men);
    let radius = (slab.height() * 0.03).min(slab.height() * 0.4 / count);
    for (color, x) in [(Color::White, slab.left() + radius * 1.9), (Color::Black, slab.right() - radius * 1.9)] {
        for number in 0..rules.men {
            let y = slab.center().y + (f32::from(number) - (count - 1.0) / 2.0) * radius * 2.35;
            man(painter, color, pos2(x, y), radius, 1.0);
        }
    }
}

fn dashed(painter: &Painter, a: Pos2, b: Pos2, stroke: Stroke) {
    let pieces = 5;
    for piece in (0..pieces).step_by(2) {
        let at = |t: usize| a + (b - a) * (t as f32 / pieces as f32);
        painter.line_segment([at(piece), at(piece + 1)], stroke);
    }
}
