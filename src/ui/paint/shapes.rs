//! What all drawings share: cut corners, faded colours, irregularities, smooth motion.

use bevy::math::curve::{Curve, EaseFunction};
use bevy_egui::egui::{Color32, Pos2, Rect, pos2};

/// The outline of a rectangle whose corners are cut off.
pub fn cut_corners(rect: Rect, cut: f32) -> Vec<Pos2> {
    let cut = cut.min(rect.width() / 2.0).min(rect.height() / 2.0).max(0.0);
    vec![
        pos2(rect.left() + cut, rect.top()),
        pos2(rect.right() - cut, rect.top()),
        pos2(rect.right(), rect.top() + cut),
        pos2(rect.right(), rect.bottom() - cut),
        pos2(rect.right() - cut, rect.bottom()),
        pos2(rect.left() + cut, rect.bottom()),
        pos2(rect.left(), rect.bottom() - cut),
        pos2(rect.left(), rect.top() + cut),
    ]
}

/// The colour with its opacity multiplied by `alpha`, 0 to 1.
pub fn faded(color: Color32, alpha: f32) -> Color32 {
    color.gamma_multiply(alpha.clamp(0.0, 1.0))
}

/// A number from 0 to 1 that looks random and is always the same for the same `x` and `y`.
pub fn scatter(x: i32, y: i32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca77);
    bits ^= bits >> 15;
    bits = bits.wrapping_mul(0x2c1b_3c6d);
    bits ^= bits >> 12;
    bits = bits.wrapping_mul(0x297a_2d39);
    bits ^= bits >> 15;
    (bits >> 8) as f32 / (1 << 24) as f32
}

/// `t` from 0 to 1 with a smooth start and end.
pub fn ease(t: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(t)
}
