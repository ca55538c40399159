//! The arcade: paired columns on the parapet, pointed arches, and the wall above them.

use bevy::math::{Vec2, Vec3};
use bevy::prelude::*;

use super::detail::Detail;
use super::kit::{Kit, arch_height, pointed_arch};
use super::plan::{ARCADE_HALF, BAY, EAVES_Y, POINTED, SILL_Y, SPAN, SPRING_Y};
use super::tracery;

/// One bay of an arcade about its middle, the arcade's plane at z = 0: limestone parts and wall parts.
pub fn bay(open: bool, detail: Detail) -> (Kit, Kit) {
    let (mut stone, mut wall) = (Kit::new(), Kit::new());
    columns(&mut stone, Vec3::new(BAY * 0.5, SILL_Y, 0.0), detail);
    wall_over_arch(&mut wall, detail);
    mouldings(&mut stone, detail);
    if open {
        tracery::cusped_head(&mut stone, detail);
    } else {
        tracery::two_lights(&mut stone, detail);
    }
    (stone, wall)
}

/// A pair of columns, one behind the other, under one block.
fn columns(kit: &mut Kit, foot: Vec3, detail: Detail) {
    let height = SPRING_Y - SILL_Y;
    for z in [-0.40, 0.40] {
        let at = foot + Vec3::Z * z;
        let profile = if detail.fine { column_profile(0.27, height) } else { plain_profile(0.27, height) };
        kit.lathe(at, &profile, detail.sides);
    }
    if detail.fine {
        kit.block(foot + Vec3::new(-0.50, -0.01, -0.90), foot + Vec3::new(0.50, 0.16, 0.90), 0.03);
        leaves(kit, foot + Vec3::Y * (height - 0.95));
    }
    kit.block(foot + Vec3::new(-0.62, height - 0.30, -0.98), foot + Vec3::new(0.62, height, 0.98), 0.06);
}

/// Base, shaft and bell of a column from its foot, `radius` that of the shaft.
fn column_profile(radius: f32, height: f32) -> Vec<(f32, f32)> {
    let r = radius;
    let top = height - 0.30;
    let mut profile = vec![
        (1.62 * r, 0.14),
        (1.70 * r, 0.20),
        (1.70 * r, 0.27),
        (1.58 * r, 0.34),
        (1.32 * r, 0.37),
        (1.22 * r, 0.43),
        (1.30 * r, 0.48),
        (1.40 * r, 0.52),
        (1.40 * r, 0.58),
        (1.26 * r, 0.63),
        (1.06 * r, 0.65),
        (1.02 * r, 0.74),
    ];
    // A barely swelling shaft.
    for i in 1..=4 {
        let t = i as f32 / 5.0;
        profile.push((r * (1.0 + 0.02 * (t * std::f32::consts::PI).sin() - 0.05 * t), 0.74 + t * (top - 1.0 - 0.74)));
    }
    profile.extend([
        (0.95 * r, top - 0.98),
        (1.16 * r, top - 0.95),
        (1.20 * r, top - 0.90),
        (1.14 * r, top - 0.85),
        (0.96 * r, top - 0.82),
        (1.00 * r, top - 0.62),
        (1.12 * r, top - 0.40),
        (1.36 * r, top - 0.20),
        (1.74 * r, top - 0.06),
        (1.80 * r, top),
    ]);
    profile
}

fn plain_profile(radius: f32, height: f32) -> Vec<(f32, f32)> {
    let r = radius;
    let top = height - 0.30;
    vec![
        (1.75 * r, 0.0),
        (1.70 * r, 0.28),
        (1.25 * r, 0.42),
        (1.02 * r, 0.60),
        (0.96 * r, top - 0.95),
        (1.02 * r, top - 0.55),
        (1.80 * r, top),
    ]
}

/// Two rings of small leaves about the bells of a pair.
fn leaves(kit: &mut Kit, foot: Vec3) {
    for z in [-0.40, 0.40] {
        for (ring, count, radius, y, size) in [(0, 8, 0.30, 0.10, 0.22), (1, 8, 0.36, 0.32, 0.26)] {
            for i in 0..count {
                let angle = (i as f32 + 0.5 * ring as f32) * std::f32::consts::TAU / count as f32;
                let out = Vec3::new(angle.cos(), 0.0, angle.sin());
                let side = Vec3::new(-out.z, 0.0, out.x) * 0.085;
                let root = foot + Vec3::Z * z + out * (radius - 0.03) + Vec3::Y * y;
                let curl = root + out * 0.10 + Vec3::Y * size;
                let tip = root + out * 0.20 + Vec3::Y * (size - 0.07);
                kit.face([root - side, curl - side, curl + side, root + side]);
                kit.face([curl - side, tip - side * 0.4, tip + side * 0.4, curl + side]);
                kit.face([tip + side * 0.4, tip - side * 0.4, curl - side, curl + side]);
            }
        }
    }
}

/// The wall from the arch up to the eaves, both faces, in strips.
fn wall_over_arch(kit: &mut Kit, detail: Detail) {
    let half = SPAN * 0.5;
    let radius = SPAN * POINTED;
    let steps = detail.steps * 2;
    let mut xs: Vec<f32> = vec![-BAY * 0.5, -half];
    xs.extend((1..steps).map(|i| -half + SPAN * i as f32 / steps as f32));
    xs.extend([half, BAY * 0.5]);
    let low = |x: f32| if x.abs() >= half { SPRING_Y } else { SPRING_Y + arch_height(half, radius, x) };
    for pair in xs.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        for (z, front) in [(ARCADE_HALF, true), (-ARCADE_HALF, false)] {
            let mut corners =
                [Vec3::new(a, low(a), z), Vec3::new(b, low(b), z), Vec3::new(b, EAVES_Y, z), Vec3::new(a, EAVES_Y, z)];
            if !front {
                corners.reverse();
            }
            kit.face(corners);
        }
    }
    // The inside of the arch.
    let arch = pointed_arch(half, radius, detail.steps);
    for pair in arch.windows(2) {
        let at = |p: Vec2, z: f32| Vec3::new(p.x, SPRING_Y + p.y, z);
        kit.face([
            at(pair[0], -ARCADE_HALF),
            at(pair[0], ARCADE_HALF),
            at(pair[1], ARCADE_HALF),
            at(pair[1], -ARCADE_HALF),
        ]);
    }
}

/// Rolls along the edges of the arch and a hood above it.
fn mouldings(kit: &mut Kit, detail: Detail) {
    let across = Vec3::Z;
    let path = |grow: f32, z: f32| -> Vec<Vec3> {
        pointed_arch(SPAN * 0.5 + grow, SPAN * POINTED + grow, detail.steps)
            .into_iter()
            .map(|p| Vec3::new(p.x, SPRING_Y + p.y, z))
            .collect()
    };
    let roll = super::kit::round(0.15, if detail.fine { 8 } else { 4 });
    for z in [ARCADE_HALF - 0.02, -ARCADE_HALF + 0.02] {
        kit.sweep(&path(-0.02, z), across, &roll, false);
    }
    if detail.fine {
        let small = super::kit::round(0.085, 6);
        for z in [ARCADE_HALF + 0.02, -ARCADE_HALF - 0.02] {
            kit.sweep(&path(0.34, z), across, &small, false);
            kit.sweep(&path(0.95, z), across, &super::kit::round(0.13, 6), false);
        }
        kit.sweep(&path(-0.05, 0.0), across, &super::kit::round(0.20, 8), false);
    }
}
