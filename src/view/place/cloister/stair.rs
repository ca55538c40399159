//! The church's west stair, at the foot of whose steps a board of three by three is scratched into a tread: the portal
//! above, buttresses, pots of lavender, the meadow below, and a tree that throws leaf shade over the stone.

use bevy::math::{Vec2, Vec3};

use super::detail::Detail;
use super::foliage;
use super::kit::{Kit, arch_height, pointed_arch, round};
use crate::view::board::layout::BENCH_DEPTH;
use crate::view::materials::noise::{Scatter, fbm};

/// The top of the landing that carries the board.
const LANDING: f32 = -BENCH_DEPTH;
/// The landing ends here towards the portal and towards the meadow.
const BACK_Z: f32 = -2.75;
const FRONT_Z: f32 = 4.7;
/// Half the width of the stair.
const HALF: f32 = 9.0;
/// Steps up to the portal, each so deep and so high.
const UP: (usize, f32, f32) = (5, 1.05, 0.40);
/// Steps down to the meadow.
const DOWN: (usize, f32, f32) = (8, 1.15, 0.52);
/// The face of the church.
const FACE_Z: f32 = -9.6;
/// The floor before the portal.
const SILL: f32 = LANDING + UP.0 as f32 * UP.2;
/// Half the width of the portal's outermost order, and where its arches spring.
const PORTAL: f32 = 3.9;
const SPRING: f32 = SILL + 4.6;
/// Orders of the portal, and how far each steps inwards and back.
const ORDERS: usize = 3;
const ORDER: (f32, f32) = (0.55, 0.60);
/// The top of the wall.
const TOP: f32 = 19.0;
/// Half the width of the face.
const WIDE: f32 = 17.0;
/// The meadow.
const MEADOW: f32 = LANDING - DOWN.0 as f32 * DOWN.2;
/// The tree beside the stair: its foot and the middle of its crown.
const TREE: Vec3 = Vec3::new(-20.6, MEADOW, 7.4);
const CROWN: Vec3 = Vec3::new(-20.0, 4.6, 7.4);

/// The slab that carries the board and the men.
pub fn landing() -> Kit {
    let mut kit = Kit::new();
    kit.block(Vec3::new(-5.1, LANDING - 1.2, BACK_Z), Vec3::new(5.3, LANDING, FRONT_Z), 0.07);
    kit
}

/// All other steps, worn and out of true, and the low cheeks beside them.
pub fn steps() -> Kit {
    let mut kit = Kit::new();
    let mut scatter = Scatter::new(71);
    let mut tread = |from: f32, to: f32, top: f32, left: f32, right: f32| {
        let mut x = left;
        while x < right - 0.1 {
            let end = if right - x < 4.4 { right } else { x + scatter.between(2.6, 4.2) };
            let sunk = scatter.between(0.0, 0.035);
            kit.block(
                Vec3::new(x + 0.012, top - 1.4, from + scatter.between(0.0, 0.03)),
                Vec3::new(end - 0.012, top - sunk, to + scatter.between(-0.03, 0.03)),
                0.075,
            );
            x = end;
        }
    };
    tread(BACK_Z, FRONT_Z, LANDING, -HALF, -5.12);
    tread(BACK_Z, FRONT_Z, LANDING, 5.32, HALF);
    for i in 0..UP.0 {
        let front = BACK_Z - i as f32 * UP.1 - 0.01;
        let back = if i + 1 == UP.0 { FACE_Z - 3.0 } else { front - UP.1 };
        tread(back, front, LANDING + (i + 1) as f32 * UP.2, -HALF, HALF);
    }
    for i in 0..DOWN.0 {
        let back = FRONT_Z + i as f32 * DOWN.1 + 0.01;
        tread(back, back + DOWN.1, LANDING - (i + 1) as f32 * DOWN.2, -HALF, HALF);
    }
    for side in [-1.0, 1.0] {
        let (a, b) = (side * HALF, side * (HALF + 0.9));
        kit.block(Vec3::new(a.min(b), MEADOW, FACE_Z), Vec3::new(a.max(b), LANDING + 0.1, FRONT_Z + 1.0), 0.1);
    }
    kit
}

/// The face of the church: the wall about the portal, buttresses, a string course.
pub fn wall(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let strips = detail.steps * 2;
    let mut xs = vec![-WIDE, -PORTAL];
    xs.extend((1..strips).map(|i| -PORTAL + 2.0 * PORTAL * i as f32 / strips as f32));
    xs.extend([PORTAL, WIDE]);
    let low = |x: f32| {
        if x.abs() >= PORTAL { MEADOW } else { SPRING + arch_height(PORTAL, radius(PORTAL), x) }
    };
    for pair in xs.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let outside = a < -PORTAL || b > PORTAL;
        let (la, lb) = if outside { (MEADOW, MEADOW) } else { (low(a), low(b)) };
        let la = if !outside && a <= -PORTAL { SPRING } else { la };
        let lb = if !outside && b >= PORTAL { SPRING } else { lb };
        kit.face([
            Vec3::new(a, la, FACE_Z),
            Vec3::new(b, lb, FACE_Z),
            Vec3::new(b, TOP, FACE_Z),
            Vec3::new(a, TOP, FACE_Z),
        ]);
    }
    for x in [-WIDE + 0.6, -6.9, 6.9, WIDE - 0.6] {
        kit.block(Vec3::new(x - 0.95, MEADOW, FACE_Z - 0.2), Vec3::new(x + 0.95, 7.4, FACE_Z + 1.5), 0.12);
        kit.block(Vec3::new(x - 0.8, 7.0, FACE_Z - 0.2), Vec3::new(x + 0.8, 13.0, FACE_Z + 0.9), 0.12);
    }
    for side in [-1.0, 1.0] {
        let (a, b) = (side * WIDE, side * (WIDE - 0.6));
        kit.block(Vec3::new(a.min(b), MEADOW, FACE_Z - 30.0), Vec3::new(a.max(b), TOP, FACE_Z - 0.01), 0.0);
        let (a, b) = (side * WIDE, side * 70.0);
        kit.block(Vec3::new(a.min(b), MEADOW - 1.0, FACE_Z - 1.0), Vec3::new(a.max(b), LANDING - 0.6, FACE_Z), 0.1);
    }
    kit
}

fn radius(half: f32) -> f32 {
    half * 2.0 * 0.86
}

/// Columns, arches and tympanum of the portal, hoods and courses: all that is cut of limestone.
pub fn portal(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let (sides, bar) = (detail.sides.min(14), if detail.fine { 10 } else { 6 });
    for i in 0..=ORDERS {
        let (half, z) = (PORTAL - i as f32 * ORDER.0, FACE_Z - i as f32 * ORDER.1);
        // Each order steps back: a jamb to the side and one towards the eye, drawn up into the arch.
        let mut outline = vec![Vec2::new(half, SILL)];
        outline
            .extend(pointed_arch(half, radius(half), detail.steps).into_iter().map(|p| Vec2::new(p.x, SPRING + p.y)));
        outline.push(Vec2::new(-half, SILL));
        let inner = half - ORDER.0;
        let mut next = vec![Vec2::new(inner, SILL)];
        next.extend(pointed_arch(inner, radius(inner), detail.steps).into_iter().map(|p| Vec2::new(p.x, SPRING + p.y)));
        next.push(Vec2::new(-inner, SILL));
        let last = i == ORDERS;
        for k in 0..outline.len() - 1 {
            let (a, b) = (outline[k], outline[k + 1]);
            let deep = z - ORDER.1;
            kit.face([a.extend(deep), a.extend(z), b.extend(z), b.extend(deep)]);
            if !last {
                kit.face([next[k].extend(deep), a.extend(deep), b.extend(deep), next[k + 1].extend(deep)]);
            }
        }
        if last {
            continue;
        }
        let arch: Vec<Vec3> = outline[1..outline.len() - 1].iter().map(|p| (*p * Vec2::ONE).extend(z - 0.24)).collect();
        let arch: Vec<Vec3> = arch.iter().map(|p| Vec3::new(p.x * (1.0 - 0.24 / half), p.y - 0.16, p.z)).collect();
        kit.sweep(&arch, Vec3::Z, &round(0.19, bar), false);
        for side in [-1.0, 1.0] {
            let foot = Vec3::new(side * (half - 0.26), SILL, z - 0.26);
            let top = SPRING - SILL;
            kit.lathe(
                foot,
                &[
                    (0.30, 0.0),
                    (0.30, 0.22),
                    (0.25, 0.32),
                    (0.17, 0.42),
                    (0.16, top - 0.80),
                    (0.21, top - 0.76),
                    (0.17, top - 0.68),
                    (0.20, top - 0.42),
                    (0.31, top - 0.20),
                    (0.33, top - 0.02),
                ],
                sides,
            );
            kit.block(foot + Vec3::new(-0.32, top - 0.20, -0.32), foot + Vec3::new(0.32, top, 0.32), 0.04);
            if detail.fine {
                kit.block(foot + Vec3::new(-0.34, 0.0, -0.34), foot + Vec3::new(0.34, 0.14, 0.34), 0.03);
            }
        }
    }
    // The hood over the outermost order and a course across the face.
    let hood: Vec<Vec3> = pointed_arch(PORTAL + 0.28, radius(PORTAL) + 0.28, detail.steps)
        .into_iter()
        .map(|p| Vec3::new(p.x, SPRING + p.y, FACE_Z + 0.08))
        .collect();
    kit.sweep(&hood, Vec3::Z, &round(0.20, bar), false);
    kit.block(Vec3::new(-WIDE, 12.4, FACE_Z - 0.1), Vec3::new(WIDE, 12.9, FACE_Z + 0.35), 0.1);
    kit.block(Vec3::new(-WIDE - 0.2, TOP - 0.2, FACE_Z - 1.0), Vec3::new(WIDE + 0.2, TOP + 0.5, FACE_Z + 0.5), 0.1);
    kit.block(Vec3::new(-WIDE, MEADOW, FACE_Z - 0.1), Vec3::new(-HALF, LANDING + 0.55, FACE_Z + 0.30), 0.12);
    kit.block(Vec3::new(HALF, MEADOW, FACE_Z - 0.1), Vec3::new(WIDE, LANDING + 0.55, FACE_Z + 0.30), 0.12);
    kit
}

/// The innermost half width, and where the doors hang.
const DOOR: (f32, f32) = (PORTAL - ORDERS as f32 * ORDER.0, FACE_Z - ORDERS as f32 * ORDER.1 - 0.45);

/// Two leaves of planks.
pub fn doors() -> Kit {
    let mut kit = Kit::new();
    let (half, z) = DOOR;
    let planks = 8;
    for i in 0..planks {
        let at = |k: usize| -half + 2.0 * half * k as f32 / planks as f32;
        let (a, b) = (at(i), at(i + 1));
        let seam = if i + 1 == planks / 2 { 0.035 } else { 0.012 };
        kit.block(Vec3::new(a + 0.012, SILL, z - 0.12), Vec3::new(b - seam, SPRING + half * 1.5, z), 0.02);
    }
    kit
}

/// Hinges, studs and rings, and the bars before two slits in the wall.
pub fn irons(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let (half, z) = DOOR;
    for y in [0.9, 2.6, 4.2] {
        for side in [-1.0, 1.0] {
            let (a, b) = (side * half, side * 0.35);
            kit.block(Vec3::new(a.min(b), SILL + y, z - 0.02), Vec3::new(a.max(b), SILL + y + 0.14, z + 0.035), 0.02);
            if detail.fine {
                let ring: Vec<Vec3> = (0..10)
                    .map(|i| {
                        let turn = Vec2::from_angle(i as f32 * std::f32::consts::TAU / 10.0) * 0.16;
                        Vec3::new(side * 0.42 + turn.x, SILL + y + 0.07 + turn.y, z + 0.02)
                    })
                    .collect();
                kit.sweep(&ring, Vec3::Z, &round(0.03, 5), true);
            }
        }
    }
    kit
}

/// Slits in the wall and the dark behind the doors.
pub fn slits() -> Kit {
    let mut kit = Kit::new();
    let (half, z) = DOOR;
    kit.block(Vec3::new(-half - 0.2, SILL, z - 0.4), Vec3::new(half + 0.2, SPRING + half * 2.0, z - 0.13), 0.0);
    for x in [-11.8, 11.8] {
        kit.block(Vec3::new(x - 0.32, 3.0, FACE_Z - 0.2), Vec3::new(x + 0.32, 8.0, FACE_Z + 0.015), 0.0);
    }
    kit
}

/// Where pots stand on the landing.
const POTS: [(f32, f32, f32); 4] = [(-5.6, -2.15, 0.62), (-6.7, -1.9, 0.48), (5.9, -2.2, 0.66), (7.0, -1.6, 0.42)];

/// Clay pots.
pub fn pots(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    for (x, z, r) in POTS {
        kit.lathe(
            Vec3::new(x, LANDING, z),
            &[
                (0.55 * r, 0.0),
                (0.72 * r, 0.25 * r),
                (0.95 * r, 0.95 * r),
                (0.90 * r, 1.30 * r),
                (1.06 * r, 1.34 * r),
                (1.06 * r, 1.50 * r),
                (0.88 * r, 1.50 * r),
                (0.80 * r, 1.25 * r),
                (0.0, 1.22 * r),
            ],
            if detail.fine { 20 } else { 10 },
        );
    }
    kit
}

/// What grows in the pots: green and blossom.
pub fn lavender(detail: Detail) -> (Kit, Kit) {
    let (mut green, mut colour) = (Kit::new(), Kit::new());
    let mut scatter = Scatter::new(37);
    for (x, z, r) in POTS {
        let stalks = if detail.fine { 60.0 } else { 22.0 } * r / 0.6;
        let foot = Vec3::new(x, LANDING + 1.2 * r, z);
        foliage::lavender(&mut green, &mut colour, foot, stalks as usize, &mut scatter);
    }
    (green, colour)
}

/// The meadow about the church, rising to hills far away.
pub fn meadow(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let cells = if detail.fine { 30 } else { 12 };
    kit.sheet(cells * 2, cells, |u, v| {
        let (x, z) = (-170.0 + 340.0 * u, 180.0 - 200.0 * v);
        let near = (Vec2::new(x, z) / 26.0).length().min(1.0);
        let far = ((Vec2::new(x, z).length() - 60.0) / 110.0).clamp(0.0, 1.0);
        let wave = fbm(Vec2::new(x, z) * 0.02, 3, 44);
        Vec3::new(x, MEADOW - 0.06 + 0.5 * near * wave.min(0.1) + far * (7.0 + 16.0 * wave), z)
    });
    kit
}

/// The way that leads to the stair.
pub fn way() -> Kit {
    let mut kit = Kit::new();
    kit.block(Vec3::new(-3.2, MEADOW - 0.6, FRONT_Z + 8.0), Vec3::new(3.4, MEADOW + 0.04, 70.0), 0.04);
    kit
}

/// The stem of the tree beside the stair.
pub fn trunk(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let sides = if detail.fine { 12 } else { 6 };
    kit.lathe(TREE, &[(0.9, -0.2), (0.6, 0.6), (0.46, 2.2), (0.42, 5.5), (0.55, 7.6)], sides);
    kit
}

/// The crown of the tree, and cypresses by the churchyard's wall.
pub fn crown(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let (leaves, columns) = match (detail.fine, detail.sides) {
        (true, 16..) => (1100, 16),
        (true, _) => (400, 12),
        _ => (60, 8),
    };
    foliage::crown(&mut kit, CROWN, 3.6, leaves, columns, 23);
    kit
}

/// Cypresses by the churchyard's wall.
pub fn cypresses(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let columns = if detail.fine { 20 } else { 8 };
    for (i, (x, z, height)) in
        [(-21.0, -4.0, 13.0), (-27.0, -6.5, 10.5), (20.5, -5.5, 12.0), (26.5, -4.0, 14.0), (38.0, 24.0, 15.0)]
            .into_iter()
            .enumerate()
    {
        foliage::cypress(&mut kit, Vec3::new(x, MEADOW, z), height, 1.6, 60 + i as u32, columns);
    }
    kit
}
