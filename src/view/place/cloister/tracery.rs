//! Stone bars in the heads of the arches: two lights under a quatrefoil, or a cusped head where the bay stands open.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::math::{Vec2, Vec3};

use super::detail::Detail;
use super::kit::{Kit, pointed_arch, round};
use super::plan::{POINTED, SILL_Y, SPAN, SPRING_Y};

/// Radius of the main bars.
const BAR: f32 = 0.14;

/// A mullion, two cusped lights, and an eye with four foils above them.
pub fn two_lights(kit: &mut Kit, detail: Detail) {
    mullion(kit, detail);
    let half = SPAN * 0.25;
    let radius = half * 2.0 * 0.88;
    for side in [-1.0, 1.0] {
        let centre = Vec2::new(side * half, 0.0);
        bar(kit, pointed_arch(half, radius, detail.steps.min(9)).into_iter().map(|p| p + centre), BAR, detail, false);
        // The foils of a light fill the circle that fits into its head.
        let rise = 2.0;
        let fits = radius - (radius - half).hypot(rise);
        foils(kit, centre + Vec2::new(0.0, rise), fits - 0.04, 3, FRAC_PI_2, detail);
    }
    // The eye touches the great arch and both lights.
    let eye = Vec2::new(0.0, 4.55);
    let reach = 2.0;
    bar(kit, circle(eye, reach, 0.0, TAU, detail.steps * 2).into_iter().skip(1), BAR, detail, true);
    foils(kit, eye, reach - 0.06, 4, PI * 0.25, detail);
}

/// A row of cusps that hang from the arch and leave the way to the garth free.
pub fn cusped_head(kit: &mut Kit, detail: Detail) {
    let inner = pointed_arch(SPAN * 0.5 - 0.55, SPAN * POINTED - 0.55, 40);
    let total = inner.len() - 1;
    let cusps = 7;
    let points: Vec<Vec2> = (0..=cusps).map(|i| inner[(total * i) / cusps]).collect();
    for pair in points.windows(2) {
        let middle = (pair[0] + pair[1]) * 0.5;
        let radius = pair[0].distance(pair[1]) * 0.5;
        let start = (pair[0] - middle).to_angle();
        // Each foil bulges outwards, to the arch.
        bar(kit, circle(middle, radius, start, start + PI, detail.steps.max(6)).into_iter(), BAR * 0.85, detail, false);
    }
    if detail.fine {
        for p in &points[1..cusps] {
            kit.lathe(
                Vec3::new(p.x, SPRING_Y + p.y - 0.16, 0.0),
                &[(0.0, 0.0), (0.14, 0.05), (0.19, 0.16), (0.14, 0.27), (0.0, 0.32)],
                10,
            );
        }
    }
}

fn mullion(kit: &mut Kit, detail: Detail) {
    let height = SPRING_Y - SILL_Y;
    let profile = [
        (0.34, 0.0),
        (0.34, 0.12),
        (0.27, 0.22),
        (0.20, 0.30),
        (0.155, 0.40),
        (0.15, height - 0.62),
        (0.20, height - 0.58),
        (0.16, height - 0.52),
        (0.18, height - 0.30),
        (0.30, height - 0.12),
        (0.32, height),
    ];
    kit.lathe(Vec3::new(0.0, SILL_Y, 0.0), &profile, if detail.fine { 12 } else { 6 });
}

/// `count` foils that lean against the inside of a circle, the first at `turn`.
fn foils(kit: &mut Kit, centre: Vec2, reach: f32, count: usize, turn: f32, detail: Detail) {
    let step = TAU / count as f32;
    let radius = reach * (step * 0.5).sin() / (1.0 + (step * 0.5).sin());
    let out = reach - radius;
    for i in 0..count {
        let angle = turn + step * i as f32;
        let middle = centre + Vec2::from_angle(angle) * out;
        let open = FRAC_PI_2 + step * 0.5;
        let path = circle(middle, radius, angle - open, angle + open, if detail.fine { 12 } else { 6 });
        bar(kit, path.into_iter(), BAR * 0.72, detail, false);
    }
}

fn circle(centre: Vec2, radius: f32, from: f32, to: f32, steps: usize) -> Vec<Vec2> {
    (0..=steps).map(|i| centre + Vec2::from_angle(from + (to - from) * i as f32 / steps as f32) * radius).collect()
}

fn bar(kit: &mut Kit, path: impl Iterator<Item = Vec2>, radius: f32, detail: Detail, closed: bool) {
    let path: Vec<Vec3> = path.map(|p| Vec3::new(p.x, SPRING_Y + p.y, 0.0)).collect();
    let mut section = round(radius, if detail.fine { 8 } else { 4 });
    // Bars are deeper than wide, as cut from a slab.
    for v in &mut section {
        v.y *= 1.5;
    }
    kit.sweep(&path, Vec3::Z, &section, closed);
}
