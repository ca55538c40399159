//! The vault over the walk: webs between pointed ribs, bosses where they cross, corbels on the wall.

use bevy::math::{Vec2, Vec3};

use super::detail::Detail;
use super::kit::{Kit, arch_height};
use super::plan::{ARCADE_HALF, ARCADE_Z, BAY, CROWN_Y, POINTED, SPRING_Y, WALL_Z};

/// Where the vault leaves the arcade's wall.
const INNER_Z: f32 = ARCADE_Z + ARCADE_HALF;

/// One bay of the vault about its middle: ribs of limestone and plastered webs.
pub fn bay(detail: Detail) -> (Kit, Kit) {
    let (mut ribs, mut webs) = (Kit::new(), Kit::new());
    let cells = if detail.fine { 20 } else { 8 };
    webs.sheet(cells, cells, |u, v| {
        let (a, b) = (u * 2.0 - 1.0, v * 2.0 - 1.0);
        // Slightly above the ribs, so that these stand out.
        place(a, b, ceiling(a, b) + 0.10)
    });

    let steps = detail.steps * 2;
    let line = |at: &dyn Fn(f32) -> (f32, f32)| -> Vec<Vec3> {
        (0..=steps)
            .map(|i| {
                let (a, b) = at(i as f32 / steps as f32 * 2.0 - 1.0);
                place(a, b, ceiling(a, b))
            })
            .collect()
    };
    let section = rib_section(if detail.fine { 1.0 } else { 0.9 }, detail.fine);
    let diagonal = Vec3::new(BAY, 0.0, WALL_Z - INNER_Z).normalize();
    let other = Vec3::new(-diagonal.x, 0.0, diagonal.z);
    ribs.sweep(&line(&|t| (t, t)), Vec3::new(diagonal.z, 0.0, -diagonal.x), &section, false);
    ribs.sweep(&line(&|t| (-t, t)), Vec3::new(other.z, 0.0, -other.x), &section, false);
    let broad: Vec<Vec2> = section.iter().map(|v| *v * 1.35).collect();
    ribs.sweep(&line(&|t| (1.0, t)), Vec3::X, &broad, false);
    if detail.fine {
        ribs.sweep(&line(&|t| (t, 0.999)), Vec3::NEG_Z, &section, false);
        ribs.lathe(
            Vec3::new(0.0, CROWN_Y - 0.62, (INNER_Z + WALL_Z) * 0.5),
            &[(0.0, 0.0), (0.28, 0.03), (0.46, 0.10), (0.55, 0.22), (0.50, 0.34), (0.62, 0.42), (0.62, 0.62)],
            14,
        );
    }
    // The corbel that carries the ribs on the wall.
    ribs.lathe(
        Vec3::new(BAY * 0.5, SPRING_Y - 1.3, WALL_Z),
        &[(0.0, 0.0), (0.14, 0.06), (0.24, 0.28), (0.50, 0.78), (0.66, 0.92), (0.66, 1.08), (0.80, 1.14), (0.80, 1.32)],
        if detail.fine { 12 } else { 6 },
    );
    (ribs, webs)
}

/// Height of the ceiling over the bay, both coordinates in -1..1: two crossing pointed barrels.
fn ceiling(a: f32, b: f32) -> f32 {
    let radius = 2.0 * POINTED;
    let share = |t: f32| arch_height(1.0, radius, t) / arch_height(1.0, radius, 0.0);
    SPRING_Y + (CROWN_Y - SPRING_Y) * share(a).max(share(b))
}

fn place(a: f32, b: f32, y: f32) -> Vec3 {
    Vec3::new(a * BAY * 0.5, y, INNER_Z + (b * 0.5 + 0.5) * (WALL_Z - INNER_Z))
}

/// A rib: a block above, a pear-shaped roll below. The section's first axis points up or down with the path, so it is
/// made the same both ways.
fn rib_section(scale: f32, fine: bool) -> Vec<Vec2> {
    let outline: &[(f32, f32)] = if fine {
        &[
            (0.30, -0.14),
            (0.30, 0.14),
            (0.10, 0.20),
            (-0.02, 0.14),
            (-0.12, 0.16),
            (-0.24, 0.08),
            (-0.28, 0.0),
            (-0.24, -0.08),
            (-0.12, -0.16),
            (-0.02, -0.14),
            (0.10, -0.20),
        ]
    } else {
        &[(0.20, -0.18), (0.20, 0.18), (-0.22, 0.10), (-0.22, -0.10)]
    };
    outline.iter().map(|&(x, y)| Vec2::new(x, y) * scale).collect()
}
