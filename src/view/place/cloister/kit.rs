//! The mason's kit: lathes, sweeps, blocks and sheets that gather into one mesh.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};

/// A mesh under construction.
#[derive(Default)]
pub struct Kit {
    places: Vec<Vec3>,
    normals: Vec<Vec3>,
    indices: Vec<u32>,
}

impl Kit {
    /// An empty kit.
    pub fn new() -> Self {
        Self::default()
    }

    /// The finished mesh.
    pub fn finish(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_indices(Indices::U32(self.indices))
    }

    /// Its triangles, moved to a place: what throws shade.
    pub fn triangles(&self, at: Vec3) -> impl Iterator<Item = [Vec3; 3]> {
        self.indices.chunks_exact(3).map(move |t| [t[0], t[1], t[2]].map(|i| self.places[i as usize] + at))
    }

    /// One corner; returns its number.
    pub fn corner(&mut self, place: Vec3, normal: Vec3) -> u32 {
        self.places.push(place);
        self.normals.push(normal);
        (self.places.len() - 1) as u32
    }

    /// One triangle of corners against the clock.
    pub fn triangle(&mut self, a: u32, b: u32, c: u32) {
        self.indices.extend([a, b, c]);
    }

    /// A flat four-sided face, corners against the clock as seen from its front.
    pub fn face(&mut self, corners: [Vec3; 4]) {
        let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalize_or_zero();
        let [a, b, c, d] = corners.map(|p| self.corner(p, normal));
        self.triangle(a, b, c);
        self.triangle(a, c, d);
    }

    /// A block between two corners with its edges cut off by `bevel`.
    pub fn block(&mut self, low: Vec3, high: Vec3, bevel: f32) {
        let centre = (low + high) * 0.5;
        let half = (high - low) * 0.5;
        let inner = (half - Vec3::splat(bevel)).max(Vec3::ZERO);
        // Six faces, twelve bevels, eight corners, each found by mirroring one.
        for axis in 0..3 {
            let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
            for sign in [-1.0, 1.0] {
                let at = |a: f32, b: f32| {
                    let mut p = Vec3::ZERO;
                    p[axis] = half[axis] * sign;
                    p[u] = inner[u] * a;
                    p[v] = inner[v] * b;
                    centre + p
                };
                let mut corners = [at(-1.0, -1.0), at(1.0, -1.0), at(1.0, 1.0), at(-1.0, 1.0)];
                if sign < 0.0 {
                    corners.reverse();
                }
                self.face(corners);
            }
        }
        if bevel <= 0.0 {
            return;
        }
        for axis in 0..3 {
            let (u, v) = ((axis + 1) % 3, (axis + 2) % 3);
            for (a, b) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                let at = |along: f32, on_u: bool| {
                    let mut p = Vec3::ZERO;
                    p[axis] = inner[axis] * along;
                    p[u] = a * if on_u { half[u] } else { inner[u] };
                    p[v] = b * if on_u { inner[v] } else { half[v] };
                    centre + p
                };
                let mut corners = [at(-1.0, true), at(1.0, true), at(1.0, false), at(-1.0, false)];
                let outward = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
                let mut away = Vec3::ZERO;
                (away[u], away[v]) = (a, b);
                if outward.dot(away) < 0.0 {
                    corners.reverse();
                }
                self.face(corners);
            }
        }
        for signs in [
            (-1.0, -1.0, -1.0),
            (1.0, -1.0, -1.0),
            (-1.0, 1.0, -1.0),
            (1.0, 1.0, -1.0),
            (-1.0, -1.0, 1.0),
            (1.0, -1.0, 1.0),
            (-1.0, 1.0, 1.0),
            (1.0, 1.0, 1.0),
        ] {
            let s = Vec3::from(signs);
            let corner = |axis: usize| {
                let mut p = inner * s;
                p[axis] = half[axis] * s[axis];
                centre + p
            };
            let (a, mut b, mut c) = (corner(0), corner(1), corner(2));
            if (b - a).cross(c - a).dot(s) < 0.0 {
                std::mem::swap(&mut b, &mut c);
            }
            let normal = s.normalize();
            let [a, b, c] = [a, b, c].map(|p| self.corner(p, normal));
            self.triangle(a, b, c);
        }
    }

    /// A body turned on the lathe: `profile` holds radius and height, from below to above; sharp steps stay sharp.
    pub fn lathe(&mut self, foot: Vec3, profile: &[(f32, f32)], sides: usize) {
        let slopes: Vec<Vec2> = profile
            .windows(2)
            .map(|pair| Vec2::new(pair[1].1 - pair[0].1, pair[0].0 - pair[1].0).normalize_or_zero())
            .collect();
        let joined = |own: usize, other: Option<usize>| match other.and_then(|i| slopes.get(i)) {
            Some(next) if next.dot(slopes[own]) > 0.55 => (slopes[own] + *next).normalize_or_zero(),
            _ => slopes[own],
        };
        for (i, pair) in profile.windows(2).enumerate() {
            let rows = [(pair[0], joined(i, i.checked_sub(1))), (pair[1], joined(i, Some(i + 1)))];
            let start = self.places.len() as u32;
            for ((radius, height), slope) in rows {
                for k in 0..=sides {
                    let (sin, cos) = (k as f32 * TAU / sides as f32).sin_cos();
                    let out = Vec3::new(cos, 0.0, sin);
                    self.corner(foot + out * radius + Vec3::Y * height, out * slope.x + Vec3::Y * slope.y);
                }
            }
            let row = sides as u32 + 1;
            for k in 0..sides as u32 {
                let (a, b) = (start + k, start + k + 1);
                self.triangle(a, a + row, b);
                self.triangle(b, a + row, b + row);
            }
        }
    }

    /// A moulding drawn along a path that lies in a plane. `section` is a closed outline, against the clock, in
    /// (towards `out` of the path, along the plane's normal `across`).
    pub fn sweep(&mut self, path: &[Vec3], across: Vec3, section: &[Vec2], closed: bool) {
        let count = path.len();
        let smooth = section.len() > 5;
        let frames: Vec<(Vec3, Vec3)> = (0..count)
            .map(|i| {
                let before = if i > 0 {
                    path[i - 1]
                } else if closed {
                    path[count - 1]
                } else {
                    path[i]
                };
                let after = if i + 1 < count {
                    path[i + 1]
                } else if closed {
                    path[0]
                } else {
                    path[i]
                };
                let along = (after - before).normalize_or_zero();
                let out = across.cross(along).normalize_or_zero();
                // Mitre: widen at sharp bends so that the moulding keeps its width.
                let incoming = (path[i] - before).normalize_or(along);
                let widen = 1.0 / incoming.dot(along).abs().max(0.5);
                (out * widen, out)
            })
            .collect();
        let sides = section.len();
        let spans = if closed { count } else { count - 1 };
        for s in 0..sides {
            let (p, q) = (section[s], section[(s + 1) % sides]);
            let slope = |from: Vec2, to: Vec2| Vec2::new(to.y - from.y, from.x - to.x).normalize_or_zero();
            let own = slope(p, q);
            let before = slope(section[(s + sides - 1) % sides], p);
            let after = slope(q, section[(s + 2) % sides]);
            let (at_p, at_q) = if smooth {
                ((own + before).normalize_or_zero(), (own + after).normalize_or_zero())
            } else {
                (own, own)
            };
            let start = self.places.len() as u32;
            for (place, (wide, out)) in path.iter().zip(&frames) {
                for (v, n) in [(p, at_p), (q, at_q)] {
                    self.corner(*place + *wide * v.x + across * v.y, (*out * n.x + across * n.y).normalize_or_zero());
                }
            }
            for i in 0..spans as u32 {
                let a = start + 2 * i;
                let b = start + 2 * ((i + 1) % count as u32);
                self.triangle(a, a + 1, b);
                self.triangle(a + 1, b + 1, b);
            }
        }
    }

    /// A curved sheet: `columns` by `rows` cells of `at(u, v)` with u and v in 0..1; its front is where u turns to v.
    pub fn sheet(&mut self, columns: usize, rows: usize, at: impl Fn(f32, f32) -> Vec3) {
        let start = self.places.len() as u32;
        let step = 0.002;
        for j in 0..=rows {
            for i in 0..=columns {
                let (u, v) = (i as f32 / columns as f32, j as f32 / rows as f32);
                let (u0, u1) = ((u - step).max(0.0), (u + step).min(1.0));
                let (v0, v1) = ((v - step).max(0.0), (v + step).min(1.0));
                let normal = (at(u1, v) - at(u0, v)).cross(at(u, v1) - at(u, v0)).normalize_or(Vec3::Y);
                self.corner(at(u, v), normal);
            }
        }
        let row = columns as u32 + 1;
        for j in 0..rows as u32 {
            for i in 0..columns as u32 {
                let a = start + j * row + i;
                self.triangle(a, a + 1, a + row);
                self.triangle(a + 1, a + row + 1, a + row);
            }
        }
    }
}

/// A round section of a bar.
pub fn round(radius: f32, sides: usize) -> Vec<Vec2> {
    (0..sides).map(|i| Vec2::from_angle(i as f32 * TAU / sides as f32) * radius).collect()
}

/// The points of a pointed arch in the plane, from the right springing over the apex to the left one.
/// `half` is half its width, `radius` that of both arcs; the springing line is y = 0.
pub fn pointed_arch(half: f32, radius: f32, steps: usize) -> Vec<Vec2> {
    let end = ((radius - half) / radius).acos();
    let right = (0..=steps).map(|i| {
        let (sin, cos) = (end * i as f32 / steps as f32).sin_cos();
        Vec2::new(half - radius + radius * cos, radius * sin)
    });
    let left = right.clone().rev().skip(1).map(|p| Vec2::new(-p.x, p.y));
    right.chain(left).collect()
}

/// The height of a pointed arch over its springing line at a distance `x` from its middle.
pub fn arch_height(half: f32, radius: f32, x: f32) -> f32 {
    let reach = x.abs() + radius - half;
    (radius * radius - reach * reach).max(0.0).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_normal_of_a_block_points_outwards() {
        let mut kit = Kit::new();
        kit.block(Vec3::splat(-1.0), Vec3::splat(1.0), 0.2);
        for (place, normal) in kit.places.iter().zip(&kit.normals) {
            assert!(place.dot(*normal) > 0.0);
        }
        for t in kit.indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|k| kit.places[t[k] as usize]);
            assert!((b - a).cross(c - a).dot(a + b + c) > 0.0);
        }
    }

    #[test]
    fn lathes_and_sweeps_face_outwards() {
        let mut kit = Kit::new();
        kit.lathe(Vec3::ZERO, &[(1.0, 0.0), (1.0, 2.0)], 8);
        for (place, normal) in kit.places.iter().zip(&kit.normals) {
            assert!(Vec3::new(place.x, 0.0, place.z).dot(*normal) > 0.9);
        }
        let mut kit = Kit::new();
        kit.sweep(&[Vec3::ZERO, Vec3::X, Vec3::X * 2.0], Vec3::Z, &round(0.3, 8), false);
        for t in kit.indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|k| kit.places[t[k] as usize]);
            let middle = (a + b + c) / 3.0;
            let out = Vec3::new(0.0, middle.y, middle.z);
            assert!((b - a).cross(c - a).dot(out) > 0.0);
        }
    }

    #[test]
    fn an_arch_rises_from_its_springing_to_a_point() {
        let points = pointed_arch(2.0, 3.0, 8);
        assert!((points[0] - Vec2::new(2.0, 0.0)).length() < 1e-5);
        assert!(points[8].x.abs() < 1e-5);
        assert!((points[8].y - arch_height(2.0, 3.0, 0.0)).abs() < 1e-5);
    }
}
