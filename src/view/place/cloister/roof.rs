//! The other place: the flat roof of a temple by the Nile, into whose slabs such boards are scratched. Columns that have
//! lost what they carried, palms and fields below, the cliffs of the desert.

use std::f32::consts::TAU;

use bevy::math::{Vec2, Vec3};

use super::kit::Kit;
use crate::view::board::layout::BENCH_DEPTH;
use crate::view::materials::noise::{Scatter, fbm, smoothstep};

/// The plain lies this far below.
const PLAIN: f32 = -15.0;
/// The roof ends here towards the plain, and on both sides.
const EDGE_Z: f32 = -11.0;
const EDGE_X: f32 = 34.0;

/// The slab that carries the board, the hands and the heaps.
pub fn middle_slab() -> Kit {
    let mut kit = Kit::new();
    let top = -BENCH_DEPTH;
    kit.block(Vec3::new(-6.4, top - 1.6, -4.2), Vec3::new(6.7, top, 5.2), 0.07);
    kit
}

/// The other roofing slabs, sunk and shifted by the ages, and the broken edge.
pub fn slabs() -> Kit {
    let mut kit = Kit::new();
    let mut scatter = Scatter::new(61);
    for (from, to) in [(EDGE_Z, -4.25), (-4.25, 5.25), (5.25, 15.0)] {
        let mut x = -EDGE_X;
        while x < EDGE_X {
            let end = (x + scatter.between(3.6, 7.4)).min(EDGE_X);
            let beside = from < 5.0 && to > -4.0;
            if !(beside && end > -6.4 && x < 6.7) {
                slab(&mut kit, (x, end), (from, to), &mut scatter);
            } else if x < -6.4 {
                slab(&mut kit, (x, -6.42), (from, to), &mut scatter);
            }
            x = if beside && x < 6.72 && end > -6.4 { end.max(6.72) } else { end };
        }
    }
    // Blocks left standing along the edge.
    let mut x = -EDGE_X;
    while x < EDGE_X {
        let width = scatter.between(1.6, 3.6);
        if scatter.next() < 0.62 && (x + width * 0.5).abs() > 2.6 {
            let high = scatter.between(0.25, 1.15);
            kit.block(
                Vec3::new(x, -2.0, EDGE_Z + scatter.between(-0.1, 0.25)),
                Vec3::new(x + width, -BENCH_DEPTH + high, EDGE_Z + scatter.between(1.1, 1.5)),
                0.12,
            );
        }
        x += width + scatter.between(0.05, 0.9);
    }
    kit.block(Vec3::new(-EDGE_X, PLAIN, EDGE_Z + 0.3), Vec3::new(EDGE_X, -1.6, 15.0), 0.0);
    kit
}

fn slab(kit: &mut Kit, (x, end): (f32, f32), (from, to): (f32, f32), scatter: &mut Scatter) {
    let sunk = scatter.between(0.01, 0.12);
    kit.block(
        Vec3::new(x + 0.03, -2.2, from + scatter.between(0.02, 0.07)),
        Vec3::new(end - 0.03, -BENCH_DEPTH - sunk, to - scatter.between(0.02, 0.07)),
        0.07,
    );
}

/// Columns with open capitals, some broken off.
pub fn columns(sides: usize) -> Kit {
    let mut kit = Kit::new();
    for (x, height) in [(-17.5, 8.6), (-11.0, 8.8), (9.2, 3.1), (16.0, 8.7), (23.0, 5.2), (-24.0, 8.6)] {
        let foot = Vec3::new(x, -BENCH_DEPTH, -8.3);
        let r = 1.05;
        let mut profile = vec![(1.45 * r, 0.0), (1.45 * r, 0.35), (1.02 * r, 0.42), (1.06 * r, 1.2)];
        if height > 7.0 {
            let h = height;
            profile.extend([
                (0.90 * r, h - 2.5),
                (0.96 * r, h - 2.45),
                (0.96 * r, h - 2.15),
                (0.88 * r, h - 2.1),
                (0.95 * r, h - 1.5),
                (1.25 * r, h - 0.75),
                (1.75 * r, h - 0.30),
                (1.85 * r, h - 0.12),
                (1.70 * r, h),
                (0.9 * r, h + 0.02),
            ]);
            let side = 0.85 * r;
            kit.block(foot + Vec3::new(-side, h, -side), foot + Vec3::new(side, h + 0.9, side), 0.05);
        } else {
            profile.extend([
                (0.97 * r, height - 0.3),
                (0.75 * r, height),
                (0.3 * r, height + 0.25),
                (0.0, height + 0.1),
            ]);
        }
        kit.lathe(foot, &profile, sides);
    }
    // One architrave still spans the left pair.
    let top = -BENCH_DEPTH + 9.6;
    kit.block(Vec3::new(-25.2, top, -9.3), Vec3::new(-9.8, top + 1.5, -7.3), 0.1);
    kit
}

/// The plain: fields, then sand.
pub fn fields() -> Kit {
    let mut kit = Kit::new();
    kit.sheet(10, 6, |u, v| {
        let (x, z) = (-120.0 + 240.0 * u, EDGE_Z - 3.0 - 62.0 * v);
        Vec3::new(x, PLAIN + 0.3 * fbm(Vec2::new(x, z) * 0.05, 2, 8), z)
    });
    kit
}

/// Sand and the cliffs behind.
pub fn cliffs(cells: usize) -> Kit {
    let mut kit = Kit::new();
    kit.sheet(cells * 3, cells, |u, v| {
        let (x, z) = (-260.0 + 520.0 * u, -72.0 - 150.0 * v);
        // Terraces: steep walls over slopes of rubble.
        let wall = smoothstep(0.0, 0.20, v - 0.10 - 0.05 * fbm(Vec2::new(x * 0.02, 7.0), 2, 14));
        let crag = fbm(Vec2::new(x * 0.030, z * 0.014), 4, 12);
        let gully = fbm(Vec2::new(x * 0.085, 3.0), 2, 15).abs();
        Vec3::new(x, PLAIN + wall * (36.0 + 15.0 * crag - 11.0 * gully) + 1.4 * fbm(Vec2::new(x, z) * 0.06, 2, 9), z)
    });
    kit
}

/// Trunks of the palms on the plain.
pub fn palm_trunks() -> Kit {
    let mut kit = Kit::new();
    for (foot, height) in palms() {
        kit.lathe(foot, &[(0.42, 0.0), (0.30, height * 0.5), (0.26, height), (0.0, height + 0.1)], 6);
    }
    kit
}

/// Their crowns: fronds that hang.
pub fn palm_crowns() -> Kit {
    let mut kit = Kit::new();
    for (foot, height) in palms() {
        let heart = foot + Vec3::Y * height;
        for i in 0..13 {
            let angle = i as f32 * TAU / 13.0 + foot.x;
            let out = Vec3::new(angle.cos(), 0.0, angle.sin());
            let side = Vec3::new(-out.z, 0.0, out.x) * 0.34;
            let lift = 0.9 + 0.5 * (i as f32 * 2.4).sin();
            let knee = heart + out * 1.9 + Vec3::Y * lift;
            let tip = heart + out * 3.6 + Vec3::Y * (lift - 1.9);
            kit.face([heart - side * 0.3, knee - side, knee + side, heart + side * 0.3]);
            kit.face([knee - side, tip - side * 0.2, tip + side * 0.2, knee + side]);
        }
    }
    kit
}

fn palms() -> Vec<(Vec3, f32)> {
    let mut scatter = Scatter::new(83);
    (0..22)
        .map(|_| {
            let foot = Vec3::new(scatter.between(-62.0, 62.0), PLAIN, scatter.between(-62.0, -22.0));
            (foot, scatter.between(9.5, 14.5))
        })
        .collect()
}
