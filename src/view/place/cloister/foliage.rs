//! Leaves: clipped hedges, cypresses, the crown of the old tree, tufts and flowers.

use std::f32::consts::{PI, TAU};

use bevy::math::{Vec2, Vec3};

use super::kit::Kit;
use crate::view::materials::noise::{Scatter, fbm, value3};

/// A ball of leaves, squashed to `radii`, its outline lumpy.
pub fn ball(kit: &mut Kit, centre: Vec3, radii: Vec3, seed: u32, columns: usize) {
    let rows = (columns / 2).max(4);
    kit.sheet(columns, rows, |u, v| {
        let (sin, cos) = (-u * TAU).sin_cos();
        let polar = (v * 0.998 + 0.001) * PI;
        let out = Vec3::new(cos * polar.sin(), -polar.cos(), sin * polar.sin());
        let lump = 1.0 + 0.16 * value3(out * 2.6 + Vec3::splat(seed as f32), seed) + 0.07 * value3(out * 7.0, seed + 1);
        centre + out * radii * lump
    });
}

/// A cypress: a flame of leaves on a short trunk.
pub fn cypress(kit: &mut Kit, foot: Vec3, height: f32, width: f32, seed: u32, columns: usize) {
    let rows = columns + 4;
    kit.sheet(columns, rows, |u, v| {
        let (sin, cos) = (-u * TAU).sin_cos();
        let t = v * 0.997 + 0.0015;
        let girth = (t * PI).sin().powf(0.62) * (1.0 - 0.62 * t);
        let lump = 1.0
            + 0.20 * value3(Vec3::new(cos * 2.0, t * 9.0, sin * 2.0), seed)
            + 0.12 * value3(Vec3::new(cos * 5.0, t * 22.0, sin * 5.0), seed + 1);
        let lean = Vec2::new(value3(Vec3::new(t * 2.0, 0.3, 0.7), seed), value3(Vec3::new(0.9, t * 2.0, 0.1), seed))
            * 0.05
            * height
            * t;
        let r = width * girth * lump;
        foot + Vec3::new(cos * r + lean.x, 0.25 + t * height, sin * r + lean.y)
    });
}

/// A clipped hedge along a box, its faces uneven.
pub fn hedge(kit: &mut Kit, low: Vec3, high: Vec3, seed: u32, cells_per_unit: f32) {
    let size = high - low;
    let soft = |p: Vec3| {
        let bump = Vec3::new(
            value3(p * 1.7, seed),
            value3(p * 1.9 + Vec3::X * 7.0, seed + 1),
            value3(p * 1.8 + Vec3::Y * 5.0, seed + 2),
        );
        let centre = (low + high) * 0.5;
        let q = (p - centre) / (size * 0.5);
        // Round the edges a little.
        let round = Vec3::new(1.0 - 0.05 * q.y.abs().powi(6), 1.0, 1.0 - 0.05 * q.y.abs().powi(6));
        centre + (p - centre) * round + bump * 0.10
    };
    let cells = |length: f32| ((length * cells_per_unit) as usize).clamp(1, 60);
    let (nx, ny, nz) = (cells(size.x), cells(size.y).max(2), cells(size.z));
    kit.sheet(nx, nz, |u, v| soft(Vec3::new(low.x + size.x * u, high.y, high.z - size.z * v)));
    kit.sheet(nx, ny, |u, v| soft(Vec3::new(low.x + size.x * u, low.y + size.y * v, high.z)));
    kit.sheet(nx, ny, |u, v| soft(Vec3::new(high.x - size.x * u, low.y + size.y * v, low.z)));
    kit.sheet(nz, ny, |u, v| soft(Vec3::new(high.x, low.y + size.y * v, high.z - size.z * u)));
    kit.sheet(nz, ny, |u, v| soft(Vec3::new(low.x, low.y + size.y * v, low.z + size.z * u)));
}

/// The crown of the old tree: balls of leaves, each covered with single leaves that catch the light.
pub fn crown(kit: &mut Kit, middle: Vec3, radius: f32, leaves: usize, columns: usize, seed: u32) {
    let mut scatter = Scatter::new(seed);
    let mut balls = Vec::new();
    for i in 0..11 {
        let angle = i as f32 * 2.4;
        let rise = scatter.between(-0.35, 0.55);
        let out = radius * scatter.between(0.35, 0.72) * (1.0 - rise.abs() * 0.5);
        let centre = middle + Vec3::new(angle.cos() * out, rise * radius * 0.8, angle.sin() * out);
        let size = radius * scatter.between(0.34, 0.50);
        balls.push((centre, size));
        ball(kit, centre, Vec3::new(size, size * 0.78, size) * 0.92, seed + i, columns);
    }
    for k in 0..leaves {
        let (centre, size) = balls[k % balls.len()];
        let (angle, rise) = (scatter.between(0.0, TAU), scatter.between(-0.8, 1.0));
        let flat = (1.0 - rise * rise).max(0.0).sqrt();
        let out = Vec3::new(angle.cos() * flat, rise, angle.sin() * flat);
        let at = centre + out * Vec3::new(size, size * 0.78, size) * scatter.between(0.92, 1.16);
        let turn = Vec3::new(scatter.between(-1.0, 1.0), scatter.between(-1.0, 1.0), scatter.between(-1.0, 1.0))
            .normalize_or(Vec3::X);
        let long = turn.cross(out).normalize_or(Vec3::Y) * scatter.between(0.16, 0.30);
        let wide = long.cross(out + turn * 0.7).normalize_or(Vec3::X) * 0.10;
        leaf(kit, at, long, wide, (out + Vec3::Y * 0.3).normalize());
    }
}

fn leaf(kit: &mut Kit, at: Vec3, long: Vec3, wide: Vec3, normal: Vec3) {
    let corners = [at - long, at + wide, at + long, at - wide].map(|p| kit.corner(p, normal));
    kit.triangle(corners[0], corners[1], corners[2]);
    kit.triangle(corners[0], corners[2], corners[3]);
}

/// Tufts of grass over a stretch of lawn, denser where `wild` says so.
pub fn tufts(kit: &mut Kit, low: Vec2, high: Vec2, ground: f32, count: usize, seed: u32) {
    let mut scatter = Scatter::new(seed);
    for _ in 0..count {
        let at = Vec2::new(scatter.between(low.x, high.x), scatter.between(low.y, high.y));
        let wild = fbm(at * 0.35, 3, 8);
        if wild + scatter.between(-0.35, 0.35) < -0.08 {
            continue;
        }
        let foot = Vec3::new(at.x, ground, at.y);
        for _ in 0..4 {
            let angle = scatter.between(0.0, TAU);
            let lean = Vec3::new(angle.cos(), 0.0, angle.sin());
            let side = Vec3::new(-lean.z, 0.0, lean.x) * 0.028;
            let root = foot + lean * scatter.between(0.0, 0.10);
            let height = scatter.between(0.16, 0.40) * (0.8 + 0.5 * wild);
            let tip = root + Vec3::Y * height + lean * height * 0.45;
            let normal = (Vec3::Y + lean * 0.25).normalize();
            let corners = [root - side, root + side, tip].map(|p| kit.corner(p, normal));
            kit.triangle(corners[0], corners[1], corners[2]);
        }
    }
}

/// Small flowers: four petals each, on a stretch of lawn.
pub fn flowers(kit: &mut Kit, low: Vec2, high: Vec2, ground: f32, count: usize, size: f32, seed: u32) {
    let mut scatter = Scatter::new(seed);
    for _ in 0..count {
        let at = Vec2::new(scatter.between(low.x, high.x), scatter.between(low.y, high.y));
        if fbm(at * 0.5, 2, 31) < 0.05 {
            continue;
        }
        let head = Vec3::new(at.x, ground + scatter.between(0.10, 0.26), at.y);
        let turn = scatter.between(0.0, TAU);
        for k in 0..2 {
            let along = Vec3::new((turn + k as f32 * PI * 0.5).cos(), 0.12, (turn + k as f32 * PI * 0.5).sin()) * size;
            let wide = Vec3::new(-along.z, 0.0, along.x) * 0.5;
            leaf(kit, head, along, wide, Vec3::Y);
        }
    }
}

/// A bush of lavender: stalks with a spike of blossom at the end; `stalks` takes the green, `spikes` the colour.
pub fn lavender(stalks: &mut Kit, spikes: &mut Kit, foot: Vec3, count: usize, scatter: &mut Scatter) {
    for _ in 0..count {
        let angle = scatter.between(0.0, TAU);
        let lean = Vec3::new(angle.cos(), 0.0, angle.sin()) * scatter.between(0.05, 0.55);
        let tip = foot + lean + Vec3::Y * scatter.between(0.55, 0.95);
        let side = Vec3::new(-lean.z, 0.0, lean.x).normalize_or(Vec3::X) * 0.03;
        let normal = (Vec3::Y + lean).normalize();
        let corners = [foot - side, foot + side, tip].map(|p| stalks.corner(p, normal));
        stalks.triangle(corners[0], corners[1], corners[2]);
        let long = (tip - foot).normalize_or(Vec3::Y) * 0.13;
        leaf(spikes, tip, long, side * 1.6, normal);
    }
}
