//! Seeded noise for stone, leaves and wear: the same numbers on every machine.

use bevy::math::{Vec2, Vec3};

/// A number in 0..1 for a cell of the integer lattice.
pub fn hash(x: u32, y: u32, seed: u32) -> f32 {
    let mut h = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77) ^ seed.wrapping_mul(0xC2B2_AE3D);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297A_2D39);
    h ^= h >> 15;
    (h >> 8) as f32 / 16_777_216.0
}

/// Rises smoothly from 0 at `t` = 0 to 1 at `t` = 1. The arithmetic is written out because the look of the stone hangs on its
/// last bit.
fn smooth(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Rises smoothly from 0 at `low` to 1 at `high`, as the function of the same name does in shaders.
pub fn smoothstep(low: f32, high: f32, x: f32) -> f32 {
    smooth(((x - low) / (high - low)).clamp(0.0, 1.0))
}

/// Smooth value noise in -1..1 over the plane.
pub fn value(p: Vec2, seed: u32) -> f32 {
    let cell = p.floor();
    let f = p - cell;
    let w = Vec2::new(smooth(f.x), smooth(f.y));
    let at = |dx: i32, dy: i32| hash((cell.x as i32 + dx) as u32, (cell.y as i32 + dy) as u32, seed);
    let low = at(0, 0) + (at(1, 0) - at(0, 0)) * w.x;
    let high = at(0, 1) + (at(1, 1) - at(0, 1)) * w.x;
    (low + (high - low) * w.y) * 2.0 - 1.0
}

/// Several octaves of `value`, about -1..1.
pub fn fbm(p: Vec2, octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut q) = (0.0, 0.5, p);
    for i in 0..octaves {
        sum += weight * value(q, seed + i);
        weight *= 0.5;
        q = Vec2::new(q.x * 1.6 - q.y * 1.2, q.x * 1.2 + q.y * 1.6) + Vec2::splat(3.7);
    }
    sum
}

/// Smooth value noise in -1..1 in space, cheap enough for shaping meshes.
pub fn value3(p: Vec3, seed: u32) -> f32 {
    let slice = p.z.floor();
    let f = p.z - slice;
    let w = smooth(f);
    let at = |k: f32| value(Vec2::new(p.x + k * 17.3, p.y + k * 9.1), seed);
    at(slice) * (1.0 - w) + at(slice + 1.0) * w
}

/// A seeded sequence of numbers for scattering leaves, blades, cracks and motes.
///
/// It is not [`crate::rng::Rng`]: the look of the places hangs on the numbers of this sequence.
#[derive(Clone)]
pub struct Scatter(u32);

impl Scatter {
    /// The sequence of a seed.
    pub fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// The next number in 0..1.
    pub fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(1);
        hash(self.0, 911, 5)
    }

    /// The next number in `low..high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.next()
    }
}
