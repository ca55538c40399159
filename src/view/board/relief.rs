//! The carving itself: how deep the stone is cut at any place of the slab, and how worn, chipped, cracked and polished.
//!
//! Pure maths, seeded: no two families of board look alike, and one family always looks the same.

use bevy::math::Vec2;

use super::glyphs;
use crate::rules::{Board, Diagonals};
use crate::view::board::layout::BoardLayout;
use crate::view::materials::noise::{Scatter, fbm, smoothstep, value};

/// What the chisel and the centuries left at one place.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cut {
    /// Height of the worn surface without any line, world units.
    pub base: f32,
    /// Depth of the carving below it, positive.
    pub depth: f32,
    /// 1 inside an incised letter or mark, 0 outside.
    pub letter: f32,
    /// 0 rough from the chisel, 1 polished by hands and men.
    pub polish: f32,
    /// 1 inside a crack.
    pub crack: f32,
    /// 1 where lichen or mud has settled.
    pub lichen: f32,
}

/// A board's carving, ready to be sampled.
pub struct Carving {
    half: f32,
    segments: Vec<(Vec2, Vec2)>,
    nodes: Vec<Vec2>,
    cracks: Vec<Vec<Vec2>>,
    letters: Vec<(Vec2, Vec2)>,
    /// Nearer to the middle than this, along the greater axis, no letter is cut.
    plain_within: f32,
    wheel: Option<(Vec2, f32)>,
    hand: Hand,
    seed: u32,
}

/// The mason's hand: how the lines of one family are cut.
#[derive(Clone, Copy)]
struct Hand {
    groove_half: f32,
    groove_depth: f32,
    cup_radius: f32,
    cup_depth: f32,
    wobble: f32,
    wear: f32,
    rim: f32,
}

/// Half the width of a letter's strokes.
const LETTER_HALF: f32 = 0.017;

impl Carving {
    /// The carving of a layout's board.
    pub fn of(layout: &BoardLayout) -> Self {
        let crossed = layout.diagonals != Diagonals::None;
        let (hand, seed) = match layout.board {
            Board::Nine if crossed => (Hand { wear: 0.016, wobble: 1.2, ..Hand::SURE }, 40),
            Board::Nine => (Hand::SURE, 7),
            Board::Six => (Hand { groove_half: 0.066, wobble: 1.7, wear: 0.024, ..Hand::SURE }, 23),
            Board::Three => {
                (Hand { groove_half: 0.052, cup_radius: 0.165, wobble: 2.4, wear: 0.034, rim: 0.17, ..Hand::SURE }, 61)
            }
        };
        let half = layout.half_size();
        let nodes = layout.geometry().points().map(|p| layout.point(p)).map(|v| Vec2::new(v.x, v.z)).collect();
        let letters = glyphs::inscription(layout);
        let innermost = letters.iter().flat_map(|&(from, to)| [from, to]).map(|end| end.abs().max_element());
        let plain_within = innermost.fold(half, f32::min) - LETTER_HALF;
        let wheel = (layout.board == Board::Nine).then_some((Vec2::ZERO, 0.34));
        Self {
            half,
            segments: layout.segments(),
            nodes,
            cracks: cracks(half, seed),
            letters,
            plain_within,
            wheel,
            hand,
            seed,
        }
    }

    /// Samples the carving at a place (x, z) of the slab.
    pub fn at(&self, p: Vec2) -> Cut {
        let hand = &self.hand;
        let seed = self.seed;
        let drift = Vec2::new(value(p * 2.3, seed), value(p * 2.3, seed + 1)) * 0.016
            + Vec2::new(value(p * 11.0, seed + 2), value(p * 11.0, seed + 3)) * 0.007;
        let q = p + drift * hand.wobble;
        let chip = value(p * 9.0, seed + 4) * 0.5 + value(p * 23.0, seed + 5) * 0.35;

        let line = self.segments.iter().map(|&(a, b)| to_segment(q, a, b)).fold(f32::MAX, f32::min);
        let node = self.nodes.iter().map(|&n| q.distance(n)).fold(f32::MAX, f32::min);
        let groove = trough(line / (hand.groove_half * (1.0 + 0.22 * chip))) * hand.groove_depth * (1.0 + 0.15 * chip);
        let cup = bowl(node / (hand.cup_radius * (1.0 + 0.06 * chip))) * hand.cup_depth;
        let depth = smooth_max(groove, cup, 0.012);

        let crack_width = 0.011 + 0.008 * value(p * 5.0, seed + 9);
        let crack_line = self.cracks.iter().map(|path| to_path(p + drift * 1.5, path)).fold(f32::MAX, f32::min);
        let crack = trough(crack_line / crack_width.max(0.003));

        let scratch = self.wheel.map_or(0.0, |(centre, radius)| trough(to_wheel(p - centre, radius) / 0.013)) * 0.45;
        let border = trough((self.half - 0.135 - p.abs().max_element() + drift.x * 0.6).abs() / 0.020) * 0.55;
        let letter = if p.abs().max_element() < self.plain_within {
            0.0
        } else {
            let nearest = self.letters.iter().map(|&(a, b)| to_segment(p, a, b)).fold(f32::MAX, f32::min);
            trough(nearest / LETTER_HALF)
        };

        let polish = (-line * 5.0).exp().max((-node * 3.0).exp()) * 0.8 + 0.2 * (0.5 + 0.5 * value(p * 1.1, seed + 12));
        let slow = fbm(p * 0.9, 3, seed + 13);
        let strokes = {
            let along = Vec2::new(p.x * 0.83 + p.y * 0.56, p.y * 0.83 - p.x * 0.56) + Vec2::new(slow, -slow) * 0.15;
            value(along * Vec2::new(4.0, 30.0), seed + 14)
        };
        let pits = (value(p * 31.0, seed + 15) - 0.45).max(0.0) * (0.5 + 0.5 * value(p * 2.0, seed + 16)).max(0.0);
        let rough = 1.0 - 0.85 * polish.min(1.0);
        let hollow = -0.014 * (1.0 - (p.length() / self.half).min(1.0).powi(2));
        let base = slow * hand.wear + value(p * 7.0, seed + 17) * 0.0035 + hollow - self.rim_drop(p, chip)
            + (strokes * 0.0035 - pits * 0.030) * rough
            + value(p * 60.0, seed + 18) * 0.0012;
        let settled = fbm(p * 3.1, 3, seed + 19) + 0.55 * fbm(p * 17.0, 2, seed + 22);
        let edge = 1.0 - ((self.half - p.abs().max_element()) / 0.45).clamp(0.0, 1.0);
        let lichen = smoothstep(0.34, 0.62, settled + 0.26 * edge - 0.35 * polish);
        Cut {
            base,
            depth: depth + crack * 0.028 + scratch * 0.012 + border * 0.016 + letter * 0.006,
            letter,
            polish: polish.min(1.0),
            crack: (crack + border * 0.6 + scratch * 0.75).min(1.0),
            lichen,
        }
    }

    /// The rounded, chipped shoulder of the slab.
    fn rim_drop(&self, p: Vec2, chip: f32) -> f32 {
        let rounded = corner_distance(p, self.half, 0.10 + self.hand.rim * 0.5);
        let notch = (value(p * 1.7, self.seed + 30) - 0.52).max(0.0) * 0.42
            + (value(p * 4.3, self.seed + 31) - 0.62).max(0.0) * 0.20;
        let reach = (self.hand.rim + notch + 0.012 * chip - rounded).max(0.0);
        (2.6 * reach * reach).min(0.3)
    }
}

impl Hand {
    /// A mason who had done it before.
    const SURE: Self = Self {
        groove_half: 0.060,
        groove_depth: 0.052,
        cup_radius: 0.150,
        cup_depth: 0.066,
        wobble: 1.0,
        wear: 0.016,
        rim: 0.085,
    };
}

/// Distance inwards from the edge of a square with rounded corners.
fn corner_distance(p: Vec2, half: f32, radius: f32) -> f32 {
    let q = p.abs() - Vec2::splat(half - radius);
    radius - (q.max(Vec2::ZERO).length() + q.max_element().min(0.0))
}

/// Two or three cracks that wander in from the edges.
fn cracks(half: f32, seed: u32) -> Vec<Vec<Vec2>> {
    let mut scatter = Scatter::new(seed * 97 + 5);
    (0..2 + seed % 2)
        .map(|i| {
            let side = (i * 2 + seed) % 4;
            let along = scatter.between(-0.75, 0.75) * half;
            let (mut at, mut heading) = match side {
                0 => (Vec2::new(along, half), -std::f32::consts::FRAC_PI_2),
                1 => (Vec2::new(half, along), std::f32::consts::PI),
                2 => (Vec2::new(along, -half), std::f32::consts::FRAC_PI_2),
                _ => (Vec2::new(-half, along), 0.0),
            };
            let steps = 5 + (scatter.next() * 7.0) as usize;
            let mut path = vec![at];
            for _ in 0..steps {
                heading += scatter.between(-0.55, 0.55);
                at += Vec2::from_angle(heading) * scatter.between(0.08, 0.2);
                path.push(at);
            }
            path
        })
        .collect()
}

/// Distance to a compass-drawn wheel of six petals: a circle and the arcs that fit into it.
fn to_wheel(p: Vec2, radius: f32) -> f32 {
    let rim = (p.length() - radius).abs();
    let inside = p.length() - radius;
    let petals = (0..6)
        .map(|i| Vec2::from_angle(i as f32 * std::f32::consts::FRAC_PI_3) * radius)
        .map(|centre| (p.distance(centre) - radius).abs().max(inside))
        .fold(f32::MAX, f32::min);
    rim.min(petals)
}

pub(super) fn to_segment(p: Vec2, a: Vec2, b: Vec2) -> f32 {
    let ab = b - a;
    let t = ((p - a).dot(ab) / ab.length_squared().max(1e-9)).clamp(0.0, 1.0);
    p.distance(a + ab * t)
}

fn to_path(p: Vec2, path: &[Vec2]) -> f32 {
    path.windows(2).map(|pair| to_segment(p, pair[0], pair[1])).fold(f32::MAX, f32::min)
}

/// A rounded trough: 1 in the middle, 0 from `t` = 1 on, with soft shoulders.
fn trough(t: f32) -> f32 {
    let s = (1.0 - t * t).max(0.0);
    s * s * (1.0 + 0.6 * t * t)
}

fn bowl(t: f32) -> f32 {
    let s = (1.0 - t * t).max(0.0);
    s * (0.35 + 0.65 * s).min(1.0)
}

fn smooth_max(a: f32, b: f32, k: f32) -> f32 {
    let h = (0.5 + 0.5 * (a - b) / k).clamp(0.0, 1.0);
    b + (a - b) * h + k * h * (1.0 - h)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_cups_are_the_deepest_places() {
        let layout = BoardLayout::new(Board::Nine, Diagonals::None, 9);
        let carving = Carving::of(&layout);
        for p in layout.geometry().points() {
            let at = layout.point(p);
            assert!(carving.at(Vec2::new(at.x, at.z)).depth > 0.04);
        }
        assert!(carving.at(Vec2::new(0.28, 1.38)).depth < 0.02);
    }
}
