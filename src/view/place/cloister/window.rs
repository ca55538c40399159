//! The writing room: a broad sill under leaded windows, where the two squares are cut; outside a river valley in the
//! morning, with a village by the water.

use bevy::math::{Vec2, Vec3};

use super::detail::Detail;
use super::foliage;
use super::kit::{Kit, arch_height, pointed_arch, round};
use super::plan::{ARCADE_HALF, ARCADE_Z, EAVES_Y, FLOOR_Y, SILL_Y, WALL_Z, ends};
use crate::view::board::layout::BENCH_DEPTH;
use crate::view::materials::noise::{Scatter, fbm, value};

/// From window to window.
pub const STEP: f32 = 14.0;
/// The middle of the window whose open light the sun takes to the board.
pub const MIDDLE_X: f32 = 3.62;
/// Windows to each side of it.
const BESIDE: i32 = 3;
/// The lights of a window: middle, half the width, where its head springs, whether it is glazed.
pub const LIGHTS: [(f32, f32, f32, bool); 3] =
    [(-4.08, 1.55, 5.2, true), (0.0, 2.33, 5.9, false), (4.08, 1.55, 5.2, true)];
/// The middles of all windows.
pub fn middles() -> impl Iterator<Item = f32> {
    (-BESIDE..=BESIDE).map(|k| MIDDLE_X + k as f32 * STEP)
}

/// Whether a light at this place of the wall is glazed.
pub fn is_glazed(x: f32) -> bool {
    LIGHTS.iter().any(|&(middle, half, _, glazed)| glazed && (x - MIDDLE_X - middle).abs() < half)
}

fn radius(half: f32) -> f32 {
    half * 2.0 * 0.9
}

/// The wall about one window, both faces, and the reveals.
pub fn wall(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let mut from = -STEP * 0.5;
    let solid = |kit: &mut Kit, a: f32, b: f32, la: f32, lb: f32| {
        for (z, front) in [(ARCADE_HALF, true), (-ARCADE_HALF, false)] {
            let mut corners =
                [Vec3::new(a, la, z), Vec3::new(b, lb, z), Vec3::new(b, EAVES_Y, z), Vec3::new(a, EAVES_Y, z)];
            if !front {
                corners.reverse();
            }
            kit.face(corners);
        }
    };
    for (x, half, spring, _) in LIGHTS {
        solid(&mut kit, from, x - half, SILL_Y - 0.3, SILL_Y - 0.3);
        let steps = detail.steps * 2;
        let at = |i: usize| -half + 2.0 * half * i as f32 / steps as f32;
        let low = |t: f32| spring + if t.abs() < half { arch_height(half, radius(half), t) } else { 0.0 };
        for i in 0..steps {
            solid(&mut kit, x + at(i), x + at(i + 1), low(at(i)), low(at(i + 1)));
        }
        // Jambs and the inside of the head.
        let mut outline = vec![Vec2::new(half, SILL_Y)];
        outline
            .extend(pointed_arch(half, radius(half), detail.steps).into_iter().map(|p| Vec2::new(p.x, spring + p.y)));
        outline.push(Vec2::new(-half, SILL_Y));
        for pair in outline.windows(2) {
            let [a, b] = [pair[0] + Vec2::X * x, pair[1] + Vec2::X * x];
            let h = ARCADE_HALF;
            kit.face([a.extend(-h), a.extend(h), b.extend(h), b.extend(-h)]);
        }
        from = x + half;
    }
    solid(&mut kit, from, STEP * 0.5, SILL_Y - 0.3, SILL_Y - 0.3);
    kit
}

/// Shafts between the lights, rolls about their heads, a sill course.
pub fn dressings(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let bar = if detail.fine { 10 } else { 6 };
    for (x, half, spring, _) in LIGHTS {
        for z in [ARCADE_HALF, -ARCADE_HALF] {
            let arch: Vec<Vec3> = pointed_arch(half + 0.05, radius(half) + 0.05, detail.steps)
                .into_iter()
                .map(|p| Vec3::new(x + p.x, spring + p.y, z))
                .collect();
            kit.sweep(&arch, Vec3::Z, &round(0.15, bar), false);
        }
        for side in [-1.0, 1.0] {
            kit.lathe(
                Vec3::new(x + side * (half + 0.05), SILL_Y, ARCADE_HALF),
                &[
                    (0.26, 0.0),
                    (0.26, 0.14),
                    (0.20, 0.24),
                    (0.135, 0.34),
                    (0.13, spring - 0.6),
                    (0.18, spring - 0.56),
                    (0.14, spring - 0.48),
                    (0.18, spring - 0.2),
                    (0.27, spring - 0.02),
                    (0.27, spring + 0.18),
                ],
                detail.sides.min(12),
            );
        }
    }
    kit
}

/// The panes of the glazed lights.
pub fn glass(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    for (x, half, spring, _) in LIGHTS.into_iter().filter(|light| light.3) {
        let mut outline = vec![Vec3::new(x + half, SILL_Y, 0.0)];
        outline.extend(
            pointed_arch(half, radius(half), detail.steps).into_iter().map(|p| Vec3::new(x + p.x, spring + p.y, 0.0)),
        );
        outline.push(Vec3::new(x - half, SILL_Y, 0.0));
        let middle = Vec3::new(x, spring, 0.0);
        for pair in outline.windows(2) {
            kit.face([middle, pair[0], pair[1], middle]);
        }
        kit.face([middle, outline[outline.len() - 1], outline[0], middle]);
    }
    kit
}

/// Bars of iron across the lights.
pub fn irons() -> Kit {
    let mut kit = Kit::new();
    for (x, half, spring, glazed) in LIGHTS {
        for y in [1.2, 2.9, 4.6].into_iter().filter(|y| glazed && *y < spring) {
            kit.block(Vec3::new(x - half, y, -0.03), Vec3::new(x + half, y + 0.06, 0.05), 0.0);
        }
    }
    kit
}

/// Beams and boards of the ceiling.
pub fn ceiling() -> Kit {
    let mut kit = Kit::new();
    let (left, right) = ends();
    let (near, far) = (ARCADE_Z + ARCADE_HALF, WALL_Z);
    kit.face([
        Vec3::new(left, 10.6, near),
        Vec3::new(right, 10.6, near),
        Vec3::new(right, 10.6, far),
        Vec3::new(left, 10.6, far),
    ]);
    let mut x = left;
    while x < right {
        kit.block(Vec3::new(x - 0.35, 9.7, near), Vec3::new(x + 0.35, 10.6, far), 0.06);
        x += STEP / 4.0;
    }
    for z in [near + 0.5, 4.2, far - 0.5] {
        kit.block(Vec3::new(left, 9.1, z - 0.4), Vec3::new(right, 9.75, z + 0.4), 0.06);
    }
    kit
}

/// Presses for books along the back wall.
pub fn presses() -> Kit {
    let mut kit = Kit::new();
    for middle in middles() {
        let (a, b) = (middle - 5.2, middle + 5.2);
        for x in [a, middle, b] {
            kit.block(Vec3::new(x - 0.15, FLOOR_Y, WALL_Z - 1.4), Vec3::new(x + 0.15, 3.6, WALL_Z), 0.03);
        }
        for k in 0..6 {
            let y = FLOOR_Y + 0.3 + k as f32 * 1.55;
            kit.block(Vec3::new(a, y, WALL_Z - 1.3), Vec3::new(b, y + 0.12, WALL_Z), 0.0);
        }
    }
    kit
}

/// Backs of books: those of one leather, every third.
pub fn books(third: usize, fine: bool) -> Kit {
    let mut kit = Kit::new();
    let mut scatter = Scatter::new(5);
    let mut number = 0;
    for middle in middles() {
        for k in 0..5 {
            let shelf = FLOOR_Y + 0.42 + k as f32 * 1.55;
            let mut x = middle - 4.9;
            while x < middle + 4.9 {
                let (wide, high) = (scatter.between(0.16, 0.42), scatter.between(0.75, 1.25));
                let gap = scatter.next() < 0.07;
                let clear = (x - middle).abs() > 0.2 && (x + wide - middle).abs() > 0.2;
                number += 1;
                if number % 3 == third && !gap && clear && (fine || (middle - MIDDLE_X).abs() < STEP * 1.6) {
                    kit.block(Vec3::new(x, shelf, WALL_Z - 1.2), Vec3::new(x + wide, shelf + high, WALL_Z - 0.3), 0.0);
                }
                x += wide + if gap { 0.35 } else { 0.015 };
            }
        }
    }
    kit
}

/// Where the open book lies.
const BOOK: Vec3 = Vec3::new(-5.1, -BENCH_DEPTH, -2.35);
/// Where the candle stands.
const CANDLE: Vec3 = Vec3::new(5.2, -BENCH_DEPTH, -2.7);

/// The pages of an open book, the wax of a candle.
pub fn pages(fine: bool) -> Kit {
    let mut kit = Kit::new();
    let cells = if fine { 10 } else { 5 };
    for side in [-1.0_f32, 1.0] {
        let at = move |u: f32, v: f32| {
            let t = if side > 0.0 { u } else { 1.0 - u };
            let swell = 0.16 * (t * 2.6).sin().max(0.0) * (1.0 - 0.35 * t) + 0.05;
            turned(Vec3::new(side * t * 0.86, swell, 0.62 - v * 1.24))
        };
        kit.sheet(cells, 2, at);
    }
    kit.lathe(CANDLE + Vec3::Y * 0.16, &[(0.085, 0.0), (0.080, 0.62), (0.05, 0.65), (0.0, 0.63)], 10);
    kit
}

fn turned(p: Vec3) -> Vec3 {
    let (sin, cos) = 0.38_f32.sin_cos();
    BOOK + Vec3::new(p.x * cos + p.z * sin, p.y, p.z * cos - p.x * sin)
}

/// The boards of the book, an inkhorn, the stick of the candle.
pub fn tools() -> Kit {
    let mut kit = Kit::new();
    let corner = |x: f32, y: f32, z: f32| turned(Vec3::new(x, y, z));
    let (w, d) = (0.93, 0.68);
    kit.face([corner(-w, 0.035, d), corner(w, 0.035, d), corner(w, 0.035, -d), corner(-w, 0.035, -d)]);
    for [a, b] in [[(-w, d), (w, d)], [(w, d), (w, -d)], [(w, -d), (-w, -d)], [(-w, -d), (-w, d)]] {
        kit.face([corner(a.0, 0.0, a.1), corner(b.0, 0.0, b.1), corner(b.0, 0.035, b.1), corner(a.0, 0.035, a.1)]);
    }
    kit.lathe(CANDLE, &[(0.30, 0.0), (0.30, 0.04), (0.10, 0.08), (0.10, 0.14), (0.16, 0.16), (0.0, 0.17)], 12);
    let horn = Vec3::new(-3.85, -BENCH_DEPTH, -3.0);
    kit.lathe(
        horn,
        &[(0.17, 0.0), (0.19, 0.10), (0.12, 0.24), (0.14, 0.28), (0.10, 0.28), (0.09, 0.2), (0.0, 0.2)],
        12,
    );
    kit
}

/// The lines of writing on the pages, the wick, the quill's shaft.
pub fn ink() -> Kit {
    let mut kit = Kit::new();
    let mut scatter = Scatter::new(8);
    for side in [-1.0_f32, 1.0] {
        for line in 0..11 {
            let z = 0.46 - line as f32 * 0.088;
            let (from, to) = (0.16, 0.16 + scatter.between(0.48, 0.60));
            let lift = |t: f32| 0.16 * (t * 2.6).sin().max(0.0) * (1.0 - 0.35 * t) + 0.058;
            for k in 0..4 {
                let t = |i: usize| from + (to - from) * i as f32 / 4.0;
                let (a, b) = if side > 0.0 { (t(k), t(k + 1)) } else { (t(k + 1), t(k)) };
                let at = |t: f32, z: f32| turned(Vec3::new(side * t * 0.86, lift(t), z));
                kit.face([at(a, z), at(b, z), at(b, z - 0.03), at(a, z - 0.03)]);
            }
        }
    }
    kit.block(CANDLE + Vec3::new(-0.012, 0.78, -0.012), CANDLE + Vec3::new(0.012, 0.88, 0.012), 0.0);
    kit
}

/// The feather in the inkhorn.
pub fn quill() -> Kit {
    let mut kit = Kit::new();
    let (foot, tip) = (Vec3::new(-3.85, -BENCH_DEPTH + 0.2, -3.0), Vec3::new(-3.35, 0.72, -3.25));
    let side = Vec3::new(0.10, -0.02, 0.10);
    let at = |t: f32| foot.lerp(tip, t) + Vec3::new(0.0, 0.0, -0.12 * t * t);
    for (a, b, wa, wb) in [(0.0, 0.35, 0.08, 0.16), (0.35, 0.7, 1.0, 1.1), (0.7, 1.0, 1.1, 0.1)] {
        kit.face([at(a) - side * wa, at(a) + side * wa, at(b) + side * wb, at(b) - side * wb]);
    }
    kit
}

/// The floor of the valley.
const VALLEY: f32 = -13.0;

fn river_z(x: f32) -> f32 {
    -74.0 + 15.0 * (x * 0.024 + 0.6).sin() + 5.0 * (x * 0.061).sin()
}

fn ground(x: f32, z: f32) -> f32 {
    let bank = ((z - river_z(x)).abs() / 16.0 - 0.32).clamp(0.0, 1.0);
    let near = ((z + 30.0) / 24.0).clamp(0.0, 1.0);
    let far = ((-z - 96.0) / 110.0).clamp(0.0, 1.0);
    let wave = fbm(Vec2::new(x, z) * 0.017, 4, 52);
    let hills = far * (21.0 + 22.0 * fbm(Vec2::new(x * 0.012, z * 0.009), 3, 57));
    VALLEY - 1.0 + bank * (1.6 + 2.4 * wave) + near * near * 8.5 + hills
}

/// Meadows down to the river and hills beyond.
pub fn meadows(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let cells = if detail.fine { 44 } else { 22 };
    kit.sheet(cells * 2, cells, |u, v| {
        let (x, z) = (-190.0 + 380.0 * u, -6.2 - 224.0 * v * (0.35 + 0.65 * v));
        Vec3::new(x, ground(x, z), z)
    });
    kit
}

/// The river.
pub fn river() -> Kit {
    let mut kit = Kit::new();
    kit.sheet(24, 1, |u, v| {
        let x = -190.0 + 380.0 * u;
        Vec3::new(x, VALLEY - 0.75, river_z(x) + 7.0 - 14.0 * v)
    });
    kit
}

/// Round trees, poplars by the water, woods on the hills: those in leaf and those dark ones.
pub fn trees(detail: Detail) -> (Kit, Kit) {
    let (mut round_ones, mut slender) = (Kit::new(), Kit::new());
    let columns = if detail.fine { 12 } else { 7 };
    let mut scatter = Scatter::new(66);
    let count = if detail.fine { 90 } else { 52 };
    for i in 0..count {
        let (x, z) = (scatter.between(-115.0, 115.0), scatter.between(-165.0, -26.0));
        let size = scatter.between(2.0, 4.2);
        let wooded = value(Vec2::new(x, z) * 0.03, 71) > -0.12;
        if !wooded || (z - river_z(x)).abs() < 11.0 {
            continue;
        }
        let at = Vec3::new(x, ground(x, z) + size * 0.75, z);
        foliage::ball(&mut round_ones, at, Vec3::new(size, size * 0.95, size), 100 + i, columns);
    }
    for i in 0..16_u32 {
        let x = -96.0 + i as f32 * 12.5 + scatter.between(-3.0, 3.0);
        let z = river_z(x) + if i % 3 == 0 { -10.5 } else { 10.5 };
        let foot = Vec3::new(x, ground(x, z) - 0.3, z);
        foliage::cypress(&mut slender, foot, scatter.between(9.0, 14.0), 1.3, 30 + i, columns);
    }
    (round_ones, slender)
}

/// The village: walls and roofs.
pub fn village() -> (Kit, Kit) {
    let (mut walls, mut roofs) = (Kit::new(), Kit::new());
    let mut scatter = Scatter::new(15);
    for i in 0..11 {
        let (x, z) = (-26.0 + i as f32 * 3.9 + scatter.between(-1.5, 1.5), -98.0 + scatter.between(-7.0, 5.0));
        let (wide, deep, high) = (scatter.between(1.5, 2.5), scatter.between(1.4, 2.1), scatter.between(1.8, 3.2));
        house(&mut walls, &mut roofs, Vec3::new(x, ground(x, z), z), Vec3::new(wide, high, deep), 1.7);
    }
    // Its church.
    let (x, z) = (-12.0, -104.0);
    let foot = Vec3::new(x, ground(x, z), z);
    house(&mut walls, &mut roofs, foot, Vec3::new(4.6, 5.0, 2.4), 2.6);
    let tower = foot + Vec3::new(-4.9, 0.0, 0.0);
    walls.block(tower + Vec3::new(-1.4, -2.0, -1.4), tower + Vec3::new(1.4, 9.0, 1.4), 0.0);
    let tip = tower + Vec3::Y * 15.0;
    let corner = |a: f32, b: f32| tower + Vec3::new(a * 1.7, 8.9, b * 1.7);
    for [a, b] in
        [[(-1.0, 1.0), (1.0, 1.0)], [(1.0, 1.0), (1.0, -1.0)], [(1.0, -1.0), (-1.0, -1.0)], [(-1.0, -1.0), (-1.0, 1.0)]]
    {
        roofs.face([corner(a.0, a.1), corner(b.0, b.1), tip, tip]);
    }
    (walls, roofs)
}

fn house(walls: &mut Kit, roofs: &mut Kit, foot: Vec3, half: Vec3, rise: f32) {
    walls.block(foot + Vec3::new(-half.x, -2.0, -half.z), foot + Vec3::new(half.x, half.y, half.z), 0.0);
    let (x, z, y) = (half.x + 0.25, half.z + 0.35, half.y - 0.1);
    let top = y + rise;
    let at = |x: f32, y: f32, z: f32| foot + Vec3::new(x, y, z);
    roofs.face([at(-x, y, z), at(x, y, z), at(x, top, 0.0), at(-x, top, 0.0)]);
    roofs.face([at(x, y, -z), at(-x, y, -z), at(-x, top, 0.0), at(x, top, 0.0)]);
    walls.face([at(half.x, y, half.z), at(half.x, y, -half.z), at(half.x, top, 0.0), at(half.x, top, 0.0)]);
    walls.face([at(-half.x, y, -half.z), at(-half.x, y, half.z), at(-half.x, top, 0.0), at(-half.x, top, 0.0)]);
}
