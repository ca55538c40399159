//! Where the theatre's bands and the review lie.

use bevy_egui::egui::Rect;

/// How high the band at the top is, in points.
pub const HEAD: f32 = 62.0;
/// The distance from the window's edge, in points.
pub const EDGE: f32 = 12.0;

/// How high the band at the bottom is, in points: in a narrow window its buttons stand in two rows.
pub fn foot(screen: Rect) -> f32 {
    if is_narrow(screen) { 162.0 } else { 118.0 }
}

/// Whether the buttons at the bottom need two rows.
pub fn is_narrow(screen: Rect) -> bool {
    screen.width() < 1040.0
}

/// How wide the review is, in points.
pub fn review_width(screen: Rect) -> f32 {
    (screen.width() * 0.27).clamp(260.0, 360.0)
}
