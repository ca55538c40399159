//! The stone's colour at a place of the slab, as `shaders/board.wgsl` draws it at its finest: bedding, rain, polish, dirt,
//! lichen and the shade in the grooves, baked into a picture for presets whose shaders draw no noise.

use bevy::math::{Vec2, Vec3, Vec4};

use super::relief::Cut;
use crate::view::materials::BoardUniform;
use crate::view::materials::noise::{fbm, smoothstep, value};

/// Linear colour at a place; `hollow` is the depth of the cut in 0..1, `sun` how much of the sun it sees.
pub fn colour(stone: &BoardUniform, p: Vec2, cut: &Cut, hollow: f32, sun: f32) -> Vec3 {
    let of = |v: Vec4| v.truncate();
    let (light, dark, dirt, lichen) = (of(stone.light), of(stone.dark), of(stone.dirt), of(stone.lichen));
    let q = p + Vec2::splat(stone.extra.w * 1.7);
    let cloud = fbm(q * Vec2::new(1.1, 1.3), 3, 71);
    let grain = value(q * 38.0, 72);
    let fleck = value(q * 91.0, 73);
    let speckle = value(q * 17.0, 74);

    let mut colour = light.lerp(dark, smoothstep(-0.42, 0.50, cloud));
    let layer = value(Vec2::new(q.x * 0.5 + q.y * 0.35 + cloud * 0.35, (q.y - q.x * 0.45) * 3.4), 75);
    colour *= 1.0 + 0.13 * layer;
    let edge = p.x.abs().max(p.y.abs()) + 0.16 * cloud;
    let rim = smoothstep(stone.plan.x - 0.62, stone.plan.x - 0.05, edge);
    colour = colour.lerp(colour * Vec3::new(0.80, 0.785, 0.755), rim);
    let vein = value(q * 1.3 + Vec2::splat(cloud * 1.2), 76).abs();
    colour = colour.lerp(light * 1.12, 0.30 * (1.0 - smoothstep(0.0, 0.06, vein)));
    colour *= 1.0 + 0.085 * grain + 0.07 * fleck - 0.14 * smoothstep(0.62, 0.9, fleck);
    // Hands darkened what they polished; the chisel's work stayed pale and dry.
    colour *= Vec3::splat(1.06).lerp(Vec3::new(0.95, 0.90, 0.82), cut.polish);

    let growth = lichen.lerp(light * Vec3::new(0.72, 0.74, 0.60), smoothstep(-0.2, 0.5, speckle));
    colour = colour.lerp(growth, smoothstep(0.12, 0.84, cut.lichen) * 0.62);
    let settled = (hollow * (1.75 + 0.35 * cloud)).clamp(0.0, 1.0);
    colour = colour.lerp(dirt * (1.0 + 0.35 * speckle), settled * 0.93);
    colour = colour.lerp(dirt, smoothstep(0.1, 0.9, cut.crack) * 0.75);
    // The edge that looks away from the sun stays in the groove's own shade.
    let shaded = (1.0 - sun) * (0.35 + 0.65 * smoothstep(0.04, 0.25, hollow));
    colour * (1.0 - 0.50 * shaded)
}
