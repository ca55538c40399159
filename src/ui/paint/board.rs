//! A board in small, drawn from its geometry: lines, points, and how many men a side begins with.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::icon::man;
use super::shapes::faded;
use crate::rules::{ByColor, Color, Diagonals, Geometry, Point, PointSet, RuleSet};

/// Where the points of a board lie on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    rect: Rect,
    geometry: &'static Geometry,
}

impl Field {
    /// The middle of a point.
    pub fn place(&self, point: Point) -> Pos2 {
        let steps = f32::from(self.geometry.size() - 1);
        let (file, rank) = self.geometry.grid(point);
        let share = vec2(f32::from(file) / steps, 1.0 - f32::from(rank) / steps);
        pos2(self.rect.left() + share.x * self.rect.width(), self.rect.top() + share.y * self.rect.height())
    }

    /// The point nearest to a place on the screen, if one is near enough to be meant.
    pub fn point_at(&self, at: Pos2) -> Option<Point> {
        let reach = 0.62 * self.rect.width() / f32::from(self.geometry.size() - 1);
        let near = self.geometry.points().map(|point| (point, self.place(point).distance(at)));
        near.filter(|&(_, distance)| distance <= reach).min_by(|a, b| a.1.total_cmp(&b.1)).map(|(point, _)| point)
    }
}

/// Draws the empty board of a rule set into a square in the middle of `rect`.
pub fn board_field(painter: &Painter, rect: Rect, rules: &RuleSet, ink: Color32, ground: Color32) -> Field {
    let side = rect.width().min(rect.height());
    let slab = Rect::from_center_size(rect.center(), Vec2::splat(side));
    painter.rect(slab, 2, ground, Stroke::new(1.0, faded(ink, 0.7)), StrokeKind::Inside);
    let geometry = rules.geometry();
    let field = Field { rect: slab.shrink(side * 0.14), geometry };
    let width = (side * 0.016).clamp(0.9, 3.0);
    for &(from, to) in geometry.edges() {
        let (a, b) = (field.place(from), field.place(to));
        let slanted = (a.x - b.x).abs() > 0.5 && (a.y - b.y).abs() > 0.5;
        if slanted && rules.diagonals() == Diagonals::Paths {
            dashed(painter, a, b, Stroke::new(width, faded(ink, 0.8)));
        } else {
            painter.line_segment([a, b], Stroke::new(width, ink));
        }
    }
    for point in geometry.points() {
        painter.circle_filled(field.place(point), (side * 0.024).clamp(1.3, 5.0), ink);
    }
    field
}

/// Draws the board of a rule set with how many men a side begins with.
pub fn board_preview(painter: &Painter, rect: Rect, rules: &RuleSet, ink: Color32, ground: Color32) {
    board_field(painter, rect, rules, ink, ground);
    let side = rect.width().min(rect.height());
    if side > 70.0 {
        show_men(painter, Rect::from_center_size(rect.center(), Vec2::splat(side)), rules);
    }
}

/// Draws a board with men on it.
pub fn board_with_men(
    painter: &Painter,
    rect: Rect,
    rules: &RuleSet,
    men: ByColor<PointSet>,
    ink: Color32,
    ground: Color32,
) -> Field {
    let field = board_field(painter, rect, rules, ink, ground);
    let radius = man_radius(rect, rules);
    for color in Color::ALL {
        for point in men[color] {
            man(painter, color, field.place(point), radius, 1.0);
        }
    }
    field
}

/// How large a man is on a board drawn into `rect`, in points.
pub fn man_radius(rect: Rect, rules: &RuleSet) -> f32 {
    rect.width().min(rect.height()) * 0.27 / f32::from(rules.geometry().size())
}

/// The men of each side, stacked along the left and the right edge.
fn show_men(painter: &Painter, slab: Rect, rules: &RuleSet) {
    let count = f32::from(rules.men());
    let radius = (slab.height() * 0.03).min(slab.height() * 0.4 / count);
    for (color, x) in [(Color::White, slab.left() + radius * 1.9), (Color::Black, slab.right() - radius * 1.9)] {
        for number in 0..rules.men() {
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
