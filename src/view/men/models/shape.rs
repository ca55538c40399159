//! The form of a man as a surface over angle and profile, whole or broken.

use std::f32::consts::{FRAC_PI_4, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};

use crate::rules::Color;
use crate::view::board::layout::{MAN_HEIGHT, MAN_RADIUS};
use crate::view::materials::noise::{Scatter, value3};

/// Profile of a domed counter: radius and height as shares, from the middle of the underside to the crown.
const DOME: [(f32, f32); 15] = [
    (0.0, 0.0),
    (0.60, 0.0),
    (0.84, 0.0),
    (0.905, 0.02),
    (0.955, 0.09),
    (0.99, 0.22),
    (1.0, 0.36),
    (0.985, 0.50),
    (0.94, 0.635),
    (0.86, 0.755),
    (0.74, 0.855),
    (0.58, 0.925),
    (0.40, 0.97),
    (0.20, 0.993),
    (0.0, 1.0),
];

/// Profile of a chamfered, flat-topped counter.
const FACETS: [(f32, f32); 12] = [
    (0.0, 0.0),
    (0.80, 0.0),
    (0.915, 0.0),
    (0.945, 0.04),
    (0.998, 0.40),
    (1.0, 0.47),
    (0.975, 0.535),
    (0.790, 0.945),
    (0.750, 0.985),
    (0.700, 1.0),
    (0.35, 0.985),
    (0.0, 0.985),
];

/// The height of a side's men as a share of `MAN_HEIGHT`: the dark ones lie lower.
pub fn height_share(c: Color) -> f32 {
    match c {
        Color::White => 1.0,
        Color::Black => 0.84,
    }
}

/// One variant's form.
pub struct Shape {
    side: Color,
    seed: u32,
    corners: [f32; 8],
}

impl Shape {
    /// The form of a variant.
    pub fn of(side: Color, variant: usize) -> Self {
        let seed = variant as u32 * 31 + if side == Color::White { 400 } else { 900 };
        let mut scatter = Scatter::new(seed);
        Self { side, seed, corners: std::array::from_fn(|_| scatter.between(0.965, 1.035)) }
    }

    /// The closed mesh of the whole man.
    pub fn whole(&self, fine: bool) -> Mesh {
        let angles = self.angles(fine);
        let profile = self.profile();
        let rows = profile.len();
        let mut builder = Builder::default();
        for &(radius, height) in profile {
            for &angle in &angles {
                builder.push(self.surface(angle, radius, height), false);
            }
        }
        let columns = angles.len();
        for row in 0..rows - 1 {
            for column in 0..columns {
                let next = (column + 1) % columns;
                let (a, b) = (row * columns + column, row * columns + next);
                builder.quad(a, a + columns, b, b + columns);
            }
        }
        builder.finish(Vec3::ZERO)
    }

    /// Six wedges with rough broken faces, each about its own centre.
    pub fn fragments(&self) -> Vec<(Mesh, Vec3)> {
        let mut scatter = Scatter::new(self.seed + 7);
        let mut cuts: Vec<f32> = (0..6).map(|i| (i as f32 + scatter.between(-0.28, 0.28)) * TAU / 6.0).collect();
        cuts.push(cuts[0] + TAU);
        cuts.windows(2).map(|pair| self.wedge(pair[0], pair[1])).collect()
    }

    fn wedge(&self, from: f32, to: f32) -> (Mesh, Vec3) {
        const STEPS: usize = 4;
        let profile = self.profile();
        let ragged =
            |angle: f32, height: f32| angle + 0.16 * value3(Vec3::new(angle * 3.0, height * 4.0, 1.0), self.seed);
        let mut builder = Builder::default();
        for &(radius, height) in profile {
            let (a, b) = (ragged(from, height), ragged(to, height));
            for step in 0..=STEPS {
                let angle = a + (b - a) * step as f32 / STEPS as f32;
                builder.push(self.surface(angle, radius, height), false);
            }
        }
        for row in 0..profile.len() - 1 {
            for step in 0..STEPS {
                let a = row * (STEPS + 1) + step;
                builder.quad(a, a + STEPS + 1, a + 1, a + STEPS + 2);
            }
        }
        // The broken faces run from the outline to the axis.
        for (cut, flip) in [(from, true), (to, false)] {
            let start = builder.places.len();
            for &(radius, height) in profile {
                let angle = ragged(cut, height);
                let outer = self.surface(angle, radius, height);
                let rough = value3(outer * 30.0, self.seed + 3) * 0.008;
                let axis = Vec3::new(0.0, outer.y, 0.0);
                builder.push(outer, true);
                builder.push(outer.lerp(axis, 0.5) + Vec3::new(-angle.sin(), 0.0, angle.cos()) * rough, true);
                builder.push(axis, true);
            }
            for row in 0..profile.len() - 1 {
                for column in 0..2 {
                    let a = start + row * 3 + column;
                    if flip {
                        builder.quad(a, a + 3, a + 1, a + 4);
                    } else {
                        builder.quad(a, a + 1, a + 3, a + 4);
                    }
                }
            }
        }
        let middle = (from + to) * 0.5;
        let height = MAN_HEIGHT * height_share(self.side) * 0.5;
        let centre = Vec3::new(middle.cos() * MAN_RADIUS * 0.55, height, middle.sin() * MAN_RADIUS * 0.55);
        (builder.finish(centre), centre)
    }

    fn profile(&self) -> &'static [(f32, f32)] {
        match self.side {
            Color::White => &DOME,
            Color::Black => &FACETS,
        }
    }

    /// Where the columns of the mesh stand: evenly for the round man, close to the corners for the cut one.
    fn angles(&self, fine: bool) -> Vec<f32> {
        match self.side {
            Color::White => {
                let count = if fine { 40 } else { 18 };
                (0..count).map(|i| i as f32 * TAU / count as f32).collect()
            }
            Color::Black if fine => {
                (0..8).flat_map(|k| [-0.055, 0.0, 0.055, FRAC_PI_4 * 0.5].map(|d| k as f32 * FRAC_PI_4 + d)).collect()
            }
            Color::Black => (0..8).flat_map(|k| [-0.05, 0.05].map(|d| k as f32 * FRAC_PI_4 + d)).collect(),
        }
    }

    fn surface(&self, angle: f32, radius: f32, height: f32) -> Vec3 {
        let tall = MAN_HEIGHT * height_share(self.side);
        let outline = match self.side {
            Color::White => 1.0 + 0.030 * value3(Vec3::new(angle.cos() * 1.6, angle.sin() * 1.6, height), self.seed),
            Color::Black => self.octagon(angle),
        };
        let r = radius * MAN_RADIUS * outline;
        let at = Vec3::new(angle.cos() * r, height * tall, angle.sin() * r);
        let dent = value3(at * 26.0, self.seed + 1) * 0.0022 + value3(at * 9.0, self.seed + 2) * 0.0035;
        let lift = if height > 0.05 { dent } else { 0.0 };
        at + Vec3::new(0.0, lift, 0.0)
    }

    /// An eight-sided outline with corners cut by hand and rounded a little.
    fn octagon(&self, angle: f32) -> f32 {
        let turn = angle.rem_euclid(TAU) / FRAC_PI_4;
        let k = turn.floor() as usize % 8;
        let f = turn.fract();
        let corner = |i: usize| {
            let a = i as f32 * FRAC_PI_4;
            Vec2::new(a.cos(), a.sin()) * self.corners[i % 8] * 1.045
        };
        let (a, b) = (corner(k), corner((k + 1) % 8));
        // Where the ray at this angle meets the edge between two corners.
        let ray = Vec2::new(angle.cos(), angle.sin());
        let edge = b - a;
        let reach = a.perp_dot(edge) / ray.perp_dot(edge);
        let from_corner = f.min(1.0 - f) * FRAC_PI_4;
        reach - 0.022 * (1.0 - from_corner / 0.06).max(0.0)
    }
}

/// Places of a mesh under construction, in the whole man's space.
#[derive(Default)]
struct Builder {
    places: Vec<Vec3>,
    broken: Vec<bool>,
    indices: Vec<u32>,
}

impl Builder {
    fn push(&mut self, place: Vec3, broken: bool) {
        self.places.push(place);
        self.broken.push(broken);
    }

    /// Two triangles; seen from outside, `a` to `b` goes up where `a` to `c` goes against the clock.
    fn quad(&mut self, a: usize, b: usize, c: usize, d: usize) {
        let mut triangle = |x: usize, y: usize, z: usize| {
            let (p, q, r) = (self.places[x], self.places[y], self.places[z]);
            if (q - p).cross(r - p).length_squared() > 1e-14 {
                self.indices.extend([x as u32, y as u32, z as u32]);
            }
        };
        triangle(a, b, c);
        triangle(c, b, d);
    }

    fn finish(self, centre: Vec3) -> Mesh {
        let flat: Vec<[f32; 2]> = self.places.iter().map(|p| [p.x, p.z]).collect();
        let story: Vec<[f32; 2]> =
            self.places.iter().zip(&self.broken).map(|(p, &b)| [p.y, f32::from(u8::from(b))]).collect();
        let places: Vec<Vec3> = self.places.iter().map(|&p| p - centre).collect();
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::all())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, flat)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, story)
            .with_inserted_indices(Indices::U32(self.indices));
        mesh.compute_smooth_normals();
        mesh
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_stand_on_their_underside_and_keep_their_radius() {
        for side in [Color::White, Color::Black] {
            for variant in 0..super::super::VARIANTS {
                let shape = Shape::of(side, variant);
                let outline = shape.surface(1.0, 1.0, 0.4);
                assert!((Vec2::new(outline.x, outline.z).length() - MAN_RADIUS).abs() < 0.02);
                assert!(shape.surface(0.3, 0.8, 0.0).y.abs() < 1e-6);
            }
        }
    }

    #[test]
    fn a_man_breaks_into_six_pieces_that_lie_within_him() {
        let pieces = Shape::of(Color::Black, 0).fragments();
        assert_eq!(pieces.len(), 6);
        assert!(pieces.iter().all(|(_, centre)| centre.length() < MAN_RADIUS));
    }
}
