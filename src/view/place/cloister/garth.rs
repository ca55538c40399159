//! The garth: lawn, crossing paths, the well, box hedges, cypresses, the old tree, lavender below the parapet.

use bevy::math::{Vec2, Vec3};

use super::detail::Detail;
use super::foliage;
use super::kit::{Kit, round};
use super::plan::{FAR_Z, LAWN_Y, OPEN_BAY_X, SIDE_X};
use crate::view::materials::noise::{Scatter, fbm};

/// Where the paths cross and the well stands.
pub const WELL: Vec3 = Vec3::new(OPEN_BAY_X + 0.4, LAWN_Y, -23.0);
/// Foot of the old tree.
const TREE: Vec3 = Vec3::new(14.5, LAWN_Y, -25.0);
/// The lawn begins here.
const NEAR_Z: f32 = -6.6;

/// The lawn, gently uneven.
pub fn lawn(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let cells = if detail.fine { 36 } else { 6 };
    kit.sheet(cells, cells, |u, v| {
        let (x, z) = (-SIDE_X + 2.0 * SIDE_X * u, NEAR_Z + (FAR_Z - NEAR_Z) * v);
        Vec3::new(x, LAWN_Y + 0.22 * fbm(Vec2::new(x, z) * 0.11, 2, 3) - 0.10, z)
    });
    kit
}

/// Two crossing paths, a round place about the well.
pub fn paths() -> Kit {
    let mut kit = Kit::new();
    let y = LAWN_Y + 0.06;
    let half = 1.35;
    kit.block(Vec3::new(WELL.x - half, y - 0.6, FAR_Z), Vec3::new(WELL.x + half, y, NEAR_Z), 0.04);
    kit.block(Vec3::new(-SIDE_X, y - 0.6, WELL.z - half), Vec3::new(SIDE_X, y, WELL.z + half), 0.04);
    kit.lathe(Vec3::new(WELL.x, y - 0.6, WELL.z), &[(5.6, 0.0), (5.6, 0.58), (5.5, 0.62), (0.0, 0.63)], 28);
    kit
}

/// The well: three round steps, a parapet, two pillars with a lintel.
pub fn well(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let sides = if detail.fine { 28 } else { 12 };
    kit.lathe(
        WELL,
        &[(4.0, 0.0), (4.0, 0.42), (3.92, 0.48), (3.2, 0.48), (3.2, 0.88), (3.12, 0.94), (2.2, 0.94)],
        sides,
    );
    kit.lathe(
        WELL,
        &[
            (2.35, 0.90),
            (2.35, 1.15),
            (2.12, 1.28),
            (2.0, 1.5),
            (2.0, 2.3),
            (2.16, 2.5),
            (2.42, 2.62),
            (2.42, 2.86),
            (2.32, 2.94),
            (1.75, 2.94),
            (1.70, 2.86),
            (1.70, 1.0),
        ],
        sides,
    );
    for x in [-2.05, 2.05] {
        let foot = WELL + Vec3::new(x, 2.9, 0.0);
        kit.lathe(
            foot,
            &[
                (0.36, 0.0),
                (0.36, 0.16),
                (0.26, 0.28),
                (0.21, 0.36),
                (0.20, 3.1),
                (0.27, 3.16),
                (0.23, 3.26),
                (0.36, 3.6),
                (0.38, 3.7),
            ],
            if detail.fine { 14 } else { 6 },
        );
    }
    kit.block(WELL + Vec3::new(-2.75, 6.6, -0.42), WELL + Vec3::new(2.75, 7.25, 0.42), 0.08);
    kit.block(WELL + Vec3::new(-0.5, 7.25, -0.30), WELL + Vec3::new(0.5, 7.55, 0.30), 0.06);
    kit
}

/// Iron wheel, rope and bucket under the lintel of the well.
pub fn well_gear() -> Kit {
    let mut kit = Kit::new();
    let hub = WELL + Vec3::new(0.0, 6.0, 0.0);
    let ring: Vec<Vec3> = (0..16)
        .map(|i| {
            hub + Vec3::new(
                (i as f32 * std::f32::consts::FRAC_PI_8).cos() * 0.5,
                (i as f32 * std::f32::consts::FRAC_PI_8).sin() * 0.5,
                0.0,
            )
        })
        .collect();
    kit.sweep(&ring, Vec3::Z, &round(0.07, 6), true);
    kit.sweep(&[hub + Vec3::Y * 0.6, hub - Vec3::Y * 0.5], Vec3::Z, &round(0.05, 5), false);
    kit.sweep(&[hub + Vec3::X * 0.5, hub + Vec3::new(0.5, -3.0, 0.0)], Vec3::Z, &round(0.03, 5), false);
    kit.lathe(hub + Vec3::new(0.5, -3.6, 0.0), &[(0.0, 0.0), (0.30, 0.0), (0.40, 0.62), (0.34, 0.62), (0.28, 0.1)], 10);
    kit
}

/// Dark water in the well.
pub fn water() -> Kit {
    let mut kit = Kit::new();
    kit.lathe(WELL + Vec3::Y * 1.6, &[(1.72, 0.0), (0.0, 0.001)], 16);
    kit
}

/// Clipped box about the four quarters of the lawn.
pub fn hedges(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let density = if detail.fine { 1.1 } else { 0.15 };
    let (thick, tall) = (1.15, 1.35);
    let mut seed = 3;
    for side_x in [-1.0, 1.0] {
        for side_z in [-1.0, 1.0] {
            let near = Vec2::new(WELL.x + side_x * 2.6, WELL.z + side_z * 2.6);
            let far = Vec2::new(WELL.x + side_x * 26.0, WELL.z + side_z * 13.0);
            // Each quarter is open at the corner that faces the well.
            let cut = 4.2;
            let mut wall = |a: Vec2, b: Vec2| {
                seed += 5;
                let low = a.min(b) - Vec2::splat(thick * 0.5);
                let high = a.max(b) + Vec2::splat(thick * 0.5);
                foliage::hedge(
                    &mut kit,
                    Vec3::new(low.x, LAWN_Y - 0.1, low.y),
                    Vec3::new(high.x, LAWN_Y + tall, high.y),
                    seed,
                    density,
                );
            };
            wall(Vec2::new(near.x + side_x * cut, near.y), Vec2::new(far.x, near.y));
            wall(Vec2::new(near.x, near.y + side_z * cut), Vec2::new(near.x, far.y));
            if side_z < 0.0 {
                wall(Vec2::new(near.x, far.y), Vec2::new(far.x, far.y));
            }
        }
    }
    // Balls of box mark the corners.
    for (x, z) in [(-6.8, -2.6), (6.8, -2.6), (-6.8, 2.6), (6.8, 2.6)] {
        let at = WELL + Vec3::new(x, 1.35, z);
        foliage::ball(&mut kit, at, Vec3::splat(1.25), 77, if detail.fine { 18 } else { 8 });
    }
    kit
}

/// The cypresses.
pub fn cypresses(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let columns = if detail.fine { 22 } else { 8 };
    for (i, (x, z, height)) in [
        (-15.5, -36.0, 15.0),
        (9.5, -38.5, 13.0),
        (-27.0, -18.0, 12.5),
        (31.0, -20.0, 14.0),
        (-33.0, -38.0, 16.0),
        (33.0, -39.0, 15.0),
    ]
    .into_iter()
    .enumerate()
    {
        foliage::cypress(&mut kit, Vec3::new(x, LAWN_Y, z), height, 1.75, 40 + i as u32, columns);
    }
    kit
}

/// Trunk and boughs of the old tree, stems of the cypresses.
pub fn trunks(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let sides = if detail.fine { 12 } else { 6 };
    kit.lathe(TREE, &[(1.5, -0.2), (1.05, 0.3), (0.80, 0.9), (0.70, 2.2), (0.66, 3.6), (0.75, 4.6)], sides);
    let crown = TREE + Vec3::Y * 4.3;
    for (angle, out, up) in [(0.3_f32, 2.8, 3.2), (2.2, 2.5, 3.6), (4.0, 2.9, 3.0), (5.4, 2.2, 4.0)] {
        let away = Vec3::new(angle.cos(), 0.0, angle.sin());
        let path =
            [crown - Vec3::Y * 0.4, crown + away * out * 0.45 + Vec3::Y * up * 0.35, crown + away * out + Vec3::Y * up];
        let across = Vec3::new(-away.z, 0.0, away.x);
        kit.sweep(&path, across, &round(0.26, if detail.fine { 8 } else { 5 }), false);
    }
    kit
}

/// The crown of the old tree.
pub fn crown(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let (leaves, columns) = match (detail.fine, detail.sides) {
        (true, 16..) => (1500, 16),
        (true, _) => (500, 12),
        _ => (0, 8),
    };
    foliage::crown(&mut kit, TREE + Vec3::Y * 8.4, 5.6, leaves, columns, 12);
    kit
}

/// Grass that stands up from the lawn, the stalks of the lavender.
pub fn blades() -> (Kit, Kit) {
    let (mut green, mut colour) = (Kit::new(), Kit::new());
    foliage::tufts(&mut green, Vec2::new(-24.0, -19.5), Vec2::new(24.0, -8.0), LAWN_Y, 1500, 5);
    foliage::tufts(&mut green, Vec2::new(-26.0, -38.0), Vec2::new(26.0, -26.0), LAWN_Y, 700, 9);
    let mut scatter = Scatter::new(91);
    for i in 0..26 {
        let x = -27.0 + i as f32 * 2.1 + scatter.between(-0.4, 0.4);
        if (x - WELL.x).abs() < 2.4 {
            continue;
        }
        let foot = Vec3::new(x, LAWN_Y, -7.9 + scatter.between(-0.3, 0.3));
        let scale = scatter.between(26.0, 46.0) as usize;
        foliage::lavender(&mut green, &mut colour, foot, scale, &mut scatter);
    }
    for (x, z) in [(-4.6, -4.6), (4.6, -4.6), (-4.6, 4.6), (4.6, 4.6)] {
        for _ in 0..3 {
            let foot = WELL + Vec3::new(x + scatter.between(-0.7, 0.7), 0.0, z + scatter.between(-0.7, 0.7));
            foliage::lavender(&mut green, &mut colour, foot, 34, &mut scatter);
        }
    }
    (green, colour)
}

/// Daisies.
pub fn daisies() -> Kit {
    let mut kit = Kit::new();
    foliage::flowers(&mut kit, Vec2::new(-20.0, -19.0), Vec2::new(20.0, -9.0), LAWN_Y, 700, 0.085, 3);
    foliage::flowers(&mut kit, Vec2::new(-22.0, -36.0), Vec2::new(22.0, -26.0), LAWN_Y, 500, 0.10, 6);
    kit
}
