//! The advantage over a game as a curve: above the middle White stands better, below it Black.

use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2};

use crate::ui::paint::faded;
use crate::ui::paint::theme::SLATE;

/// Draws the curve of `turns` turns into `rect`. `values` holds one number for each position, the first one included,
/// from -1 (Black wins) to 1 (White wins); fewer while the review is under way.
pub fn draw(painter: &Painter, rect: Rect, values: &[f32], turns: usize) {
    if values.is_empty() || turns == 0 {
        return;
    }
    let middle = rect.center().y - 2.0;
    let reach = rect.height() / 2.0 - 8.0;
    let place = |index: usize, value: f32| {
        pos2(rect.left() + rect.width() * index as f32 / turns as f32, middle - reach * value.clamp(-1.0, 1.0))
    };
    let points: Vec<Pos2> = values.iter().enumerate().map(|(index, &value)| place(index, value)).collect();
    painter.hline(rect.x_range(), middle, Stroke::new(0.8, faded(SLATE.line, 0.7)));
    for pair in points.windows(2) {
        for (ground, sign) in [(Color32::from_rgb(240, 231, 209), -1.0f32), (Color32::from_rgb(96, 104, 124), 1.0)] {
            let depth = |point: Pos2| ((point.y - middle) * sign).max(0.0) * sign;
            if depth(pair[0]) != 0.0 || depth(pair[1]) != 0.0 {
                painter.add(band(pair[0].x, pair[1].x, middle, depth(pair[0]), depth(pair[1]), faded(ground, 0.42)));
            }
        }
    }
    painter.add(Shape::line(points, Stroke::new(1.6, SLATE.text)));
}

fn band(left: f32, right: f32, base: f32, from: f32, to: f32, color: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for pos in [pos2(left, base), pos2(right, base), pos2(right, base + to), pos2(left, base + from)] {
        mesh.colored_vertex(pos, color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}
