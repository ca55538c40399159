//! Icons: men of both sides, pebbles, and the signs on buttons.

use bevy_egui::egui::epaint::{PathShape, QuadraticBezierShape};
use bevy_egui::egui::{Color32, Painter, Pos2, Stroke, pos2, vec2};

use super::ornament::lozenge;
use super::shapes::faded;
use crate::rules::Color;

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Advice.
    Hint,
    /// The menu.
    Menu,
    /// A list that opens.
    Closed,
    /// A list that is open.
    Open,
    /// A man set down.
    Place,
    /// A man along a line.
    Move,
    /// A man in an arc.
    Fly,
    /// A man taken off.
    Take,
    /// The film runs.
    Play,
    /// The film stands.
    Pause,
    /// One forward.
    Next,
    /// One back.
    Previous,
    /// To the end.
    Last,
    /// To the beginning.
    First,
    /// The camera films.
    Camera,
    /// What could have been better.
    Review,
}

/// Draws a sign around `center`, `size` points wide.
pub fn icon(painter: &Painter, sign: Icon, center: Pos2, size: f32, color: Color32) {
    let r = size / 2.0;
    let stroke = Stroke::new((size * 0.085).max(1.1), color);
    let at = |x: f32, y: f32| center + vec2(x * r, y * r);
    let line = |points: &[(f32, f32)]| {
        painter.add(PathShape::line(points.iter().map(|&(x, y)| at(x, y)).collect(), stroke));
    };
    let curve = |a: (f32, f32), b: (f32, f32), c: (f32, f32)| {
        let points = [at(a.0, a.1), at(b.0, b.1), at(c.0, c.1)];
        painter.add(QuadraticBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, stroke));
    };
    match sign {
        Icon::Undo | Icon::Redo => {
            let side = if sign == Icon::Undo { 1.0 } else { -1.0 };
            line(&[(-0.28 * side, -0.82), (-0.78 * side, -0.34), (-0.28 * side, 0.14)]);
            line(&[(-0.78 * side, -0.34), (0.2 * side, -0.34)]);
            curve((0.2 * side, -0.34), (0.84 * side, -0.3), (0.82 * side, 0.2));
            curve((0.82 * side, 0.2), (0.8 * side, 0.72), (0.1 * side, 0.72));
            line(&[(0.1 * side, 0.72), (-0.4 * side, 0.72)]);
        }
        Icon::Hint => {
            // A candle: advice is a light.
            line(&[(-0.3, 0.8), (-0.3, -0.05), (0.3, -0.05), (0.3, 0.8)]);
            line(&[(-0.66, 0.82), (0.66, 0.82)]);
            line(&[(0.0, -0.05), (0.0, -0.24)]);
            curve((0.0, -0.95), (0.5, -0.45), (0.0, -0.24));
            curve((0.0, -0.95), (-0.5, -0.45), (0.0, -0.24));
        }
        Icon::Menu => {
            for y in [-0.55, 0.0, 0.55] {
                line(&[(-0.45, y), (0.8, y)]);
                lozenge(painter, at(-0.78, y), vec2(0.15, 0.15) * r, color);
            }
        }
        Icon::Closed => line(&[(-0.25, -0.55), (0.3, 0.0), (-0.25, 0.55)]),
        Icon::Open => line(&[(-0.55, -0.25), (0.0, 0.3), (0.55, -0.25)]),
        Icon::Play => line(&[(-0.5, -0.75), (0.75, 0.0), (-0.5, 0.75), (-0.5, -0.75)]),
        Icon::Pause => {
            line(&[(-0.36, -0.7), (-0.36, 0.7)]);
            line(&[(0.36, -0.7), (0.36, 0.7)]);
        }
        Icon::Next | Icon::Previous | Icon::Last | Icon::First => {
            let side = if matches!(sign, Icon::Next | Icon::Last) { 1.0 } else { -1.0 };
            line(&[(-0.45 * side, -0.65), (0.3 * side, 0.0), (-0.45 * side, 0.65)]);
            if matches!(sign, Icon::Last | Icon::First) {
                line(&[(0.55 * side, -0.65), (0.55 * side, 0.65)]);
            }
        }
        Icon::Camera => {
            line(&[(-0.8, -0.4), (0.3, -0.4), (0.3, 0.5), (-0.8, 0.5), (-0.8, -0.4)]);
            line(&[(0.3, -0.1), (0.8, -0.4), (0.8, 0.5), (0.3, 0.2)]);
            painter.circle_stroke(at(-0.5, -0.68), r * 0.2, stroke);
            painter.circle_stroke(at(0.02, -0.68), r * 0.2, stroke);
        }
        Icon::Review => {
            painter.circle_stroke(at(-0.2, -0.2), r * 0.52, stroke);
            line(&[(0.18, 0.18), (0.8, 0.8)]);
            line(&[(-0.42, -0.2), (-0.24, 0.0), (0.04, -0.4)]);
        }
        Icon::Place => {
            line(&[(-0.8, 0.72), (0.8, 0.72)]);
            line(&[(0.0, -0.86), (0.0, 0.3)]);
            line(&[(-0.36, -0.06), (0.0, 0.32), (0.36, -0.06)]);
        }
        Icon::Take => {
            line(&[(-0.8, 0.72), (0.8, 0.72)]);
            line(&[(0.0, 0.4), (0.0, -0.78)]);
            line(&[(-0.36, -0.44), (0.0, -0.82), (0.36, -0.44)]);
        }
        Icon::Move => {
            painter.circle_filled(at(-0.68, 0.0), r * 0.22, color);
            line(&[(-0.4, 0.0), (0.8, 0.0)]);
            line(&[(0.42, -0.36), (0.8, 0.0), (0.42, 0.36)]);
        }
        Icon::Fly => {
            painter.circle_filled(at(-0.68, 0.5), r * 0.22, color);
            curve((-0.62, 0.18), (0.0, -1.25), (0.66, 0.36));
            line(&[(0.2, 0.18), (0.68, 0.42), (0.82, -0.1)]);
        }
    }
}

/// A man: White's are round and pale with a ring, Black's eight-cornered and dark with a cross.
pub fn man(painter: &Painter, color: Color, center: Pos2, radius: f32, alpha: f32) {
    let shade = faded(Color32::from_black_alpha(110), alpha);
    painter.circle_filled(center + vec2(0.0, radius * 0.16), radius * 1.04, shade);
    match color {
        Color::White => {
            painter.circle(
                center,
                radius,
                faded(Color32::from_rgb(240, 231, 209), alpha),
                Stroke::new((radius * 0.13).max(0.8), faded(Color32::from_rgb(118, 94, 58), alpha)),
            );
            let ring = Stroke::new((radius * 0.15).max(0.8), faded(Color32::from_rgb(150, 124, 82), alpha));
            painter.circle_stroke(center, radius * 0.54, ring);
        }
        Color::Black => {
            let outline: Vec<Pos2> = (0..8)
                .map(|corner| {
                    let angle = (corner as f32 + 0.5) * std::f32::consts::FRAC_PI_4;
                    center + vec2(angle.cos(), angle.sin()) * radius * 1.06
                })
                .collect();
            painter.add(PathShape::convex_polygon(
                outline,
                faded(Color32::from_rgb(52, 54, 60), alpha),
                Stroke::new((radius * 0.15).max(0.8), faded(Color32::from_rgb(172, 166, 154), alpha)),
            ));
            let cut = Stroke::new((radius * 0.17).max(0.8), faded(Color32::from_rgb(168, 164, 156), alpha));
            let reach = radius * 0.42;
            painter.line_segment([center - vec2(reach, reach), center + vec2(reach, reach)], cut);
            painter.line_segment([center - vec2(reach, -reach), center + vec2(reach, -reach)], cut);
        }
    }
}

/// A pebble of the draw clock, laid down or still to come.
pub fn pebble(painter: &Painter, center: Pos2, radius: f32, laid: bool, color: Color32) {
    let squash = vec2(1.0, 0.78) * radius;
    let center = pos2(center.x, center.y);
    if laid {
        painter.add(bevy_egui::egui::Shape::ellipse_filled(center, squash, color));
        let glint = center - vec2(0.3, 0.3) * radius;
        painter.add(bevy_egui::egui::Shape::ellipse_filled(glint, squash * 0.28, faded(Color32::WHITE, 0.5)));
    } else {
        painter.add(bevy_egui::egui::Shape::ellipse_stroke(center, squash, Stroke::new(0.9, faded(color, 0.55))));
    }
}
