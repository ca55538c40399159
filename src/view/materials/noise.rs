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

/// Smooth value noise in -1..1 over the plane.
pub fn value(p: Vec2, seed: u32) -> f32 {
    let cell = p.floor();
    let f = p - cell;
    let w = f * f * (Vec2::splat(3.0) - 2.0 * f);
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
    let w = f * f * (3.0 - 2.0 * f);
    let at = |k: f32| value(Vec2::new(p.x + k * 17.3, p.y + k * 9.1), seed);
    at(slice) * (1.0 - w) + at(slice + 1.0) * w
}

/// A small seeded generator for scattering things.
#[derive(Clone)]
pub struct Dice(u32);

impl Dice {
    /// Dice that always fall the same way for one seed.
    pub fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// The next number in 0..1.
    pub fn roll(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(1);
        hash(self.0, 911, 5)
    }

    /// The next number in `low..high`.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.roll()
    }
}
