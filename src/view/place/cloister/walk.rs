//! The walk: the great bench under the arcade, the paving, the wall behind with its door, and both ends.

use bevy::math::{Vec2, Vec3};

use super::detail::Detail;
use super::kit::{Kit, pointed_arch, round};
use super::plan::{ARCADE_HALF, ARCADE_Z, BAY, BENCH_FRONT_Z, EAVES_Y, FLOOR_Y, LAWN_Y, SILL_Y, WALL_Z, ends};
use crate::view::board::layout::BENCH_DEPTH;
use crate::view::materials::noise::Scatter;

/// The slabs of the bench, which carry the board, the hands and the heaps.
pub fn bench() -> Kit {
    let mut kit = Kit::new();
    let (left, right) = ends();
    let mut scatter = Scatter::new(17);
    let back = ARCADE_Z + ARCADE_HALF + 0.35;
    // The middle slab is wide enough for everything that is played with.
    let mut edges = vec![-6.3, 6.6];
    while edges[0] > left {
        edges.insert(0, edges[0] - scatter.between(5.5, 8.5));
    }
    while edges[edges.len() - 1] < right {
        edges.push(edges[edges.len() - 1] + scatter.between(5.5, 8.5));
    }
    for pair in edges.windows(2) {
        let middle = pair[0] < 0.0 && pair[1] > 0.0;
        let sunk = if middle { 0.0 } else { scatter.between(0.0, 0.05) };
        let low = Vec3::new(pair[0] + 0.014, -BENCH_DEPTH - 0.85, back);
        let high = Vec3::new(pair[1] - 0.014, -BENCH_DEPTH - sunk, BENCH_FRONT_Z + scatter.between(-0.04, 0.04));
        kit.block(low, high, 0.07);
    }
    kit
}

/// What carries the bench: a plinth, a roll under the slabs, the parapet below the columns.
pub fn plinth(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let (left, right) = ends();
    kit.block(Vec3::new(left, FLOOR_Y, ARCADE_Z), Vec3::new(right, -BENCH_DEPTH - 0.84, BENCH_FRONT_Z - 0.55), 0.05);
    kit.block(Vec3::new(left, FLOOR_Y, ARCADE_Z), Vec3::new(right, FLOOR_Y + 0.55, BENCH_FRONT_Z - 0.25), 0.10);
    // The parapet in blocks with narrow joints.
    let mut scatter = Scatter::new(29);
    let mut x = left;
    while x < right {
        let end = (x + scatter.between(4.6, 6.4)).min(right);
        kit.block(
            Vec3::new(x + 0.015, LAWN_Y, ARCADE_Z - ARCADE_HALF - 0.55),
            Vec3::new(end - 0.015, SILL_Y, ARCADE_Z + ARCADE_HALF + 0.45),
            0.08,
        );
        x = end;
    }
    if detail.fine {
        let roll = [
            Vec3::new(left, -BENCH_DEPTH - 0.98, BENCH_FRONT_Z - 0.50),
            Vec3::new(right, -BENCH_DEPTH - 0.98, BENCH_FRONT_Z - 0.50),
        ];
        kit.sweep(&roll, Vec3::Y, &round(0.16, 8), false);
        let foot = [
            Vec3::new(left, LAWN_Y + 0.35, ARCADE_Z - ARCADE_HALF - 0.55),
            Vec3::new(right, LAWN_Y + 0.35, ARCADE_Z - ARCADE_HALF - 0.55),
        ];
        kit.sweep(&foot, Vec3::Y, &round(0.22, 6), false);
    }
    kit
}

/// The paving.
pub fn floor() -> Kit {
    let mut kit = Kit::new();
    let (left, right) = ends();
    kit.face([
        Vec3::new(left, FLOOR_Y, WALL_Z),
        Vec3::new(right, FLOOR_Y, WALL_Z),
        Vec3::new(right, FLOOR_Y, 0.0),
        Vec3::new(left, FLOOR_Y, 0.0),
    ]);
    kit
}

/// The back wall and both end walls, and the slab above the vault that keeps the sun out.
pub fn walls() -> Kit {
    let mut kit = Kit::new();
    let (left, right) = ends();
    let z = WALL_Z;
    kit.face([
        Vec3::new(right, FLOOR_Y, z),
        Vec3::new(left, FLOOR_Y, z),
        Vec3::new(left, EAVES_Y, z),
        Vec3::new(right, EAVES_Y, z),
    ]);
    kit.block(Vec3::new(left - 1.0, FLOOR_Y, ARCADE_Z - 1.0), Vec3::new(left, EAVES_Y, z), 0.0);
    kit.block(Vec3::new(right, FLOOR_Y, ARCADE_Z - 1.0), Vec3::new(right + 1.0, EAVES_Y, z), 0.0);
    kit.block(Vec3::new(left, EAVES_Y, ARCADE_Z - 0.6), Vec3::new(right, EAVES_Y + 0.4, z + 1.0), 0.0);
    kit
}

/// A low stone seat along the back wall and the jambs of the doors.
pub fn seat_and_doorways(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let (left, right) = ends();
    let (door, half) = (DOOR_X, DOOR_HALF);
    for (from, to) in [(left, door - half - 1.0), (door + half + 1.0, right)] {
        kit.block(Vec3::new(from, FLOOR_Y, WALL_Z - 1.5), Vec3::new(to, FLOOR_Y + 1.9, WALL_Z), 0.08);
    }
    let jamb = |grow: f32, out: f32| -> Vec<Vec3> {
        let arch = pointed_arch(half + grow, (half + grow) * 2.0 * 0.9, 10);
        let up = |p: &Vec2| Vec3::new(door + p.x, FLOOR_Y + 6.0 + p.y, WALL_Z - out);
        let mut path = vec![Vec3::new(door + half + grow, FLOOR_Y, WALL_Z - out)];
        path.extend(arch.iter().map(up));
        path.push(Vec3::new(door - half - grow, FLOOR_Y, WALL_Z - out));
        path
    };
    for (grow, out, radius) in [(0.05, 0.02, 0.22), (0.40, 0.10, 0.18), (0.75, 0.14, 0.24)] {
        kit.sweep(&jamb(grow, out), Vec3::Z, &round(radius, if detail.fine { 10 } else { 5 }), false);
    }
    // Jambs at both ends of the walk.
    for (x, sign) in [(left, 1.0), (right, -1.0)] {
        let middle = (BENCH_FRONT_Z + WALL_Z) * 0.5;
        let arch = pointed_arch(2.6, 4.7, 10);
        let mut path = vec![Vec3::new(x + sign * 0.05, FLOOR_Y, middle + 2.6)];
        path.extend(arch.iter().map(|p| Vec3::new(x + sign * 0.05, FLOOR_Y + 6.5 + p.y, middle + p.x)));
        path.push(Vec3::new(x + sign * 0.05, FLOOR_Y, middle - 2.6));
        kit.sweep(&path, Vec3::X, &round(0.30, 8), false);
    }
    kit
}

/// Middle and half the width of the door in the back wall.
const DOOR_X: f32 = BAY * 1.0 - 3.37;
const DOOR_HALF: f32 = 2.3;

/// The planks of the door.
pub fn door() -> Kit {
    let mut kit = Kit::new();
    let arch = pointed_arch(DOOR_HALF, DOOR_HALF * 1.8, 8);
    let planks = 7;
    for i in 0..planks {
        let (a, b) = (i as f32 / planks as f32, (i + 1) as f32 / planks as f32);
        let (x0, x1) = (DOOR_HALF * (2.0 * a - 1.0), DOOR_HALF * (2.0 * b - 1.0));
        let middle = (x0 + x1) * 0.5;
        let top =
            arch.iter().map(|p| ((p.x - middle).abs(), p.y)).min_by(|p, q| p.0.total_cmp(&q.0)).map_or(0.0, |p| p.1);
        kit.block(
            Vec3::new(DOOR_X + x0 + 0.02, FLOOR_Y, WALL_Z - 0.12),
            Vec3::new(DOOR_X + x1 - 0.02, FLOOR_Y + 6.0 + top, WALL_Z - 0.02),
            0.02,
        );
    }
    kit
}

/// Darkness behind the ends' doorways.
pub fn passages() -> Kit {
    let mut kit = Kit::new();
    let (left, right) = ends();
    let middle = (BENCH_FRONT_Z + WALL_Z) * 0.5;
    let arch = pointed_arch(2.6, 4.7, 8);
    for (x, sign) in [(left + 0.04, 1.0), (right - 0.04, -1.0)] {
        let foot = |z: f32| Vec3::new(x, FLOOR_Y, middle + z);
        let mut outline = vec![foot(2.6)];
        outline.extend(arch.iter().map(|p| Vec3::new(x, FLOOR_Y + 6.5 + p.y, middle + p.x)));
        outline.push(foot(-2.6));
        for pair in outline.windows(2) {
            let base = foot(0.0);
            let (a, b) = if sign > 0.0 { (pair[0], pair[1]) } else { (pair[1], pair[0]) };
            kit.face([base, a, b, base]);
        }
    }
    kit
}
