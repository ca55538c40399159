//! Small ornaments: lozenges, ruled lines, and the corner of a board.

use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{Color32, Painter, Pos2, Rangef, Stroke, Vec2, pos2, vec2};

use super::shapes::faded;

/// A filled lozenge.
pub fn lozenge(painter: &Painter, center: Pos2, radius: Vec2, color: Color32) {
    let points = vec![
        center - vec2(0.0, radius.y),
        center + vec2(radius.x, 0.0),
        center + vec2(0.0, radius.y),
        center - vec2(radius.x, 0.0),
    ];
    painter.add(PathShape::convex_polygon(points, color, Stroke::NONE));
}

/// A ruled line that thins out to both ends, with a lozenge between two dots in its middle.
pub fn rule(painter: &Painter, span: Rangef, y: f32, color: Color32) {
    let middle = span.center();
    let half = span.span() / 2.0;
    let gap = 15.0f32.min(half * 0.5);
    for side in [-1.0, 1.0] {
        let steps = 12;
        for step in 0..steps {
            let at = |t: f32| middle + side * (gap + (half - gap) * t);
            let (from, to) = (step as f32 / steps as f32, (step + 1) as f32 / steps as f32);
            let stroke = Stroke::new(1.0, faded(color, 1.0 - from * from));
            painter.line_segment([pos2(at(from), y), pos2(at(to), y)], stroke);
        }
        painter.circle_filled(pos2(middle + side * 9.5, y), 1.3, color);
    }
    lozenge(painter, pos2(middle, y), vec2(4.2, 4.2), color);
}

/// The corner of a nine men's morris board: three nested angles and the line through them.
pub fn corner(painter: &Painter, at: Pos2, toward: Vec2, size: f32, color: Color32) {
    for (nest, share) in [(0.24, 0.9), (0.44, 0.66), (0.64, 0.44)] {
        let point = at + toward * size * nest;
        let reach = size * share;
        let stroke = Stroke::new(0.9, faded(color, 0.8));
        painter.line_segment([point, point + vec2(toward.x * reach, 0.0)], stroke);
        painter.line_segment([point, point + vec2(0.0, toward.y * reach)], stroke);
        painter.circle_filled(point, 1.7, color);
    }
    let (from, to) = (at + toward * size * 0.24, at + toward * size * 0.64);
    painter.line_segment([from, to], Stroke::new(0.7, faded(color, 0.6)));
}
