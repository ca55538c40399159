//! The signs of keys and gamepad buttons in prompts. A pad's buttons are shown by where they lie, so that they are
//! right on every make.

use std::sync::Arc;

use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{Align2, Color32, Galley, Painter, Pos2, Rect, Stroke, pos2, vec2};

use super::shapes::{cut_corners, faded};
use super::theme::Face;
use crate::preferences::{Deed, PadMap};

/// A button of a gamepad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PadButton {
    /// The cross.
    Cross,
    /// The lower of the four.
    South,
    /// The right one of the four.
    East,
    /// The left one of the four.
    West,
    /// The upper one of the four.
    North,
    /// The left shoulder.
    LeftShoulder,
    /// The right shoulder.
    RightShoulder,
    /// Start.
    Start,
    /// Select, across from Start.
    Select,
    /// The left stick, pressed.
    LeftStick,
    /// The right stick, pressed.
    RightStick,
    /// The right stick, pushed.
    Look,
    /// The triggers.
    Triggers,
}

impl PadButton {
    /// The sign of a deed's button at the board.
    pub fn of(deed: Deed, map: &PadMap) -> Option<Self> {
        use bevy::input::gamepad::GamepadButton as Pad;
        match deed {
            Deed::Up | Deed::Down | Deed::Left | Deed::Right => return Some(Self::Cross),
            Deed::LookLeft | Deed::LookRight => return Some(Self::Look),
            Deed::Closer | Deed::Farther => return Some(Self::Triggers),
            _ => {}
        }
        Some(match map.button(deed)? {
            Pad::South => Self::South,
            Pad::East => Self::East,
            Pad::West => Self::West,
            Pad::North => Self::North,
            Pad::LeftTrigger => Self::LeftShoulder,
            Pad::RightTrigger => Self::RightShoulder,
            Pad::LeftThumb => Self::LeftStick,
            Pad::RightThumb => Self::RightStick,
            Pad::Select => Self::Select,
            Pad::Start => Self::Start,
            _ => return None,
        })
    }
}

/// Draws a gamepad's button around `center`, `size` points high.
pub fn pad_button(painter: &Painter, button: PadButton, center: Pos2, size: f32, color: Color32) {
    let r = size / 2.0;
    let thin = Stroke::new((size * 0.07).max(1.0), color);
    match button {
        PadButton::South | PadButton::East | PadButton::West | PadButton::North => {
            let places = [(vec2(0.0, 1.0), PadButton::South), (vec2(1.0, 0.0), PadButton::East)];
            let others = [(vec2(-1.0, 0.0), PadButton::West), (vec2(0.0, -1.0), PadButton::North)];
            for (way, which) in places.into_iter().chain(others) {
                let at = center + way * r * 0.62;
                if which == button {
                    painter.circle_filled(at, r * 0.36, color);
                } else {
                    painter.circle_stroke(at, r * 0.28, Stroke::new(thin.width * 0.8, faded(color, 0.6)));
                }
            }
        }
        PadButton::Cross => {
            let arm = r * 0.34;
            let outline = [
                (-arm, -r),
                (arm, -r),
                (arm, -arm),
                (r, -arm),
                (r, arm),
                (arm, arm),
                (arm, r),
                (-arm, r),
                (-arm, arm),
                (-r, arm),
                (-r, -arm),
                (-arm, -arm),
            ];
            let points = outline.map(|(x, y)| center + vec2(x, y) * 0.9).to_vec();
            painter.add(PathShape::closed_line(points, thin));
        }
        PadButton::LeftShoulder | PadButton::RightShoulder => {
            let letter = if button == PadButton::LeftShoulder { "L" } else { "R" };
            let rect = Rect::from_center_size(center, vec2(size * 1.25, size * 0.8));
            painter.add(PathShape::closed_line(cut_corners(rect, size * 0.22), thin));
            painter.text(center, Align2::CENTER_CENTER, letter, Face::Strong.font((size * 0.66).max(12.0)), color);
        }
        PadButton::LeftStick | PadButton::RightStick => {
            let letter = if button == PadButton::LeftStick { "L" } else { "R" };
            painter.circle_stroke(center, r * 0.98, thin);
            painter.circle_filled(center, r * 0.74, faded(color, 0.22));
            painter.text(center, Align2::CENTER_CENTER, letter, Face::Strong.font((size * 0.6).max(11.0)), color);
        }
        PadButton::Look => {
            painter.circle_stroke(center, r * 0.5, thin);
            for way in [-1.0, 1.0] {
                let tip = center + vec2(way * r * 1.15, 0.0);
                let foot = tip - vec2(way * r * 0.42, 0.0);
                let points = vec![tip, foot + vec2(0.0, r * 0.34), foot - vec2(0.0, r * 0.34)];
                painter.add(PathShape::convex_polygon(points, color, Stroke::NONE));
            }
        }
        PadButton::Triggers => {
            for (letter, x) in [("L", -0.82), ("R", 0.82)] {
                let at = center + vec2(x * size, 0.0);
                let rect = Rect::from_center_size(at, vec2(size * 1.1, size * 0.9));
                painter.add(PathShape::closed_line(cut_corners(rect, size * 0.36), thin));
                painter.text(at, Align2::CENTER_CENTER, letter, Face::Strong.font((size * 0.62).max(11.0)), color);
            }
        }
        PadButton::Select => {
            let rect = Rect::from_center_size(center, vec2(size * 1.25, size * 0.8));
            painter.add(PathShape::closed_line(cut_corners(rect, size * 0.38), thin));
            for x in [-0.16, 0.16] {
                let dot = Rect::from_center_size(center + vec2(x * size, 0.0), vec2(size * 0.22, size * 0.26));
                painter.rect_stroke(dot, 0, thin, bevy_egui::egui::StrokeKind::Middle);
            }
        }
        PadButton::Start => {
            let rect = Rect::from_center_size(center, vec2(size * 1.25, size * 0.8));
            painter.add(PathShape::closed_line(cut_corners(rect, size * 0.38), thin));
            for y in [-0.2, 0.0, 0.2] {
                painter.hline(center.x - r * 0.42..=center.x + r * 0.42, center.y + y * size, thin);
            }
        }
    }
}

/// Draws a key's cap from its left middle, `size` points high, and says where it lies.
pub fn key_cap(painter: &Painter, text: &str, left: Pos2, size: f32, color: Color32) -> Rect {
    let galley = cap_word(painter, text, size, color);
    let width = cap_width(&galley, size);
    let rect = Rect::from_min_size(left - vec2(0.0, size / 2.0), vec2(width, size));
    painter.add(PathShape::convex_polygon(cut_corners(rect, 3.0), faded(color, 0.12), Stroke::NONE));
    painter.add(PathShape::closed_line(cut_corners(rect, 3.0), Stroke::new(1.0, faded(color, 0.75))));
    let base = rect.bottom() - 2.0;
    painter.hline(rect.left() + 3.0..=rect.right() - 3.0, base, Stroke::new(1.0, faded(color, 0.4)));
    let at = pos2(rect.center().x - galley.size().x / 2.0, rect.center().y - galley.size().y / 2.0 - 0.5);
    painter.galley(at, galley, color);
    rect
}

/// How wide a key's cap is.
pub fn key_cap_width(painter: &Painter, text: &str, size: f32) -> f32 {
    cap_width(&cap_word(painter, text, size, Color32::WHITE), size)
}

fn cap_word(painter: &Painter, text: &str, size: f32, color: Color32) -> Arc<Galley> {
    painter.layout_no_wrap(text.to_owned(), Face::Body.font((size * 0.74).max(12.0)), color)
}

fn cap_width(word: &Galley, size: f32) -> f32 {
    (word.size().x + size * 0.5).max(size)
}
