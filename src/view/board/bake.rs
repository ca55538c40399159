//! From the carving to pictures and a grid: the relief map every preset draws with, and the heights of the mesh.

use bevy::math::{Vec2, Vec3};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

use super::relief::{Carving, Cut};
use super::skin;
use crate::view::board::layout::BoardLayout;
use crate::view::materials::BoardUniform;
use crate::view::materials::noise::smoothstep;
use crate::view::materials::textures;

/// Height field and maps of one board, square, row by row from the back to the front.
pub struct Relief {
    /// Normal x, normal z, depth of the cut, openness to the sky.
    pub shape: Image,
    /// Sight of the sun, letters, polish, lichen with cracks below one half.
    pub story: Image,
    /// The stone's colour, letters in the last channel; baked only where shaders draw no noise.
    pub skin: Option<Image>,
    heights: Vec<f32>,
    bases: Vec<f32>,
    side: usize,
    half: f32,
}

/// The slab reaches this far beyond the square that the maps cover, so that the rim filters cleanly.
const DEEPEST: f32 = 0.075;

impl Relief {
    /// Bakes `side` by `side` pixels; `to_sun` points from the board to the sun.
    pub fn bake(layout: &BoardLayout, side: usize, to_sun: Vec3, stone: Option<&BoardUniform>) -> Self {
        let carving = Carving::of(layout);
        let half = layout.half_size();
        let step = 2.0 * half / side as f32;
        let place = |i: usize| -half + (i as f32 + 0.5) * step;
        let cuts: Vec<Cut> =
            (0..side * side).map(|k| carving.at(Vec2::new(place(k % side), place(k / side)))).collect();
        let heights: Vec<f32> = cuts.iter().map(|c| c.base - c.depth).collect();
        let near = blurred(&heights, side, ((0.045 / step) as usize).max(1));
        let wide = blurred(&heights, side, ((0.13 / step) as usize).max(2));

        let field = Field { heights: &heights, side, step };
        let mut shape = Vec::with_capacity(side * side * 4);
        let mut story = Vec::with_capacity(side * side * 4);
        let mut skin = Vec::with_capacity(if stone.is_some() { side * side * 4 } else { 0 });
        for (k, cut) in cuts.iter().enumerate() {
            let (x, y) = (k % side, k / side);
            let normal = field.normal(x, y);
            let hollow = (near[k] - heights[k]) * 16.0 + (wide[k] - heights[k]) * 11.0;
            let open = (1.0 - hollow.max(0.0)).clamp(0.20, 1.0);
            shape.extend([unit(normal.x), unit(normal.z), byte(cut.depth / DEEPEST), byte(open)]);
            let settled = if cut.crack > 0.25 { 0.45 * (1.0 - cut.crack) } else { 0.5 + 0.5 * cut.lichen };
            let sun = field.sun(x, y, to_sun);
            story.extend([byte(sun), byte(cut.letter), byte(cut.polish), byte(settled)]);
            if let Some(stone) = stone {
                let colour =
                    skin::colour(stone, Vec2::new(place(x), place(y)), cut, (cut.depth / DEEPEST).min(1.0), sun);
                skin.extend(Srgba::from(Color::from(LinearRgba::from_vec3(colour))).to_u8_array_no_alpha());
                skin.push(byte(cut.letter));
            }
        }
        Self {
            shape: picture(shape, side, TextureFormat::Rgba8Unorm),
            story: picture(story, side, TextureFormat::Rgba8Unorm),
            skin: stone.is_some().then(|| picture(skin, side, TextureFormat::Rgba8UnormSrgb)),
            bases: cuts.iter().map(|c| c.base).collect(),
            heights,
            side,
            half,
        }
    }

    /// Everything of a relief in one row of bytes; [`Relief::from_bytes`] reads it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let pixels = self.side * self.side * 4;
        let maps = [Some(&self.shape), Some(&self.story), self.skin.as_ref()];
        let maps = maps.into_iter().flatten().filter_map(|map| map.data.as_ref()?.get(..pixels));
        let heights = self.heights.iter().chain(&self.bases).flat_map(|height| height.to_le_bytes());
        maps.flatten().copied().chain(heights).collect()
    }

    /// The relief of a layout, of the size and kind that [`Relief::bake`] is asked for, from the bytes of such a one.
    /// `None` if they are not as many as it has.
    pub fn from_bytes(bytes: &[u8], layout: &BoardLayout, side: usize, has_skin: bool) -> Option<Self> {
        let pixels = side * side * 4;
        let maps = if has_skin { 3 } else { 2 };
        if bytes.len() != (maps + 2) * pixels {
            return None;
        }
        let part = |number: usize| &bytes[number * pixels..(number + 1) * pixels];
        let map = |number: usize, format| picture(part(number).to_vec(), side, format);
        let heights = |number: usize| -> Vec<f32> {
            let (heights, _) = part(number).as_chunks();
            heights.iter().map(|&height| f32::from_le_bytes(height)).collect()
        };
        Some(Self {
            shape: map(0, TextureFormat::Rgba8Unorm),
            story: map(1, TextureFormat::Rgba8Unorm),
            skin: has_skin.then(|| map(2, TextureFormat::Rgba8UnormSrgb)),
            heights: heights(maps),
            bases: heights(maps + 1),
            side,
            half: layout.half_size(),
        })
    }

    /// The height at a place; coarse grids take the stone without its lines, which the maps then draw.
    pub fn height(&self, p: Vec2, with_lines: bool) -> f32 {
        let field = if with_lines { &self.heights } else { &self.bases };
        let last = self.side as f32 - 1.001;
        let q = ((p / self.half * 0.5 + Vec2::splat(0.5)) * self.side as f32 - Vec2::splat(0.5))
            .clamp(Vec2::ZERO, Vec2::splat(last));
        let (x, y) = (q.x as usize, q.y as usize);
        let f = q - q.floor();
        let at = |dx: usize, dy: usize| field[(y + dy).min(self.side - 1) * self.side + (x + dx).min(self.side - 1)];
        let upper = at(0, 0) + (at(1, 0) - at(0, 0)) * f.x;
        let lower = at(0, 1) + (at(1, 1) - at(0, 1)) * f.x;
        upper + (lower - upper) * f.y
    }
}

/// A square of heights with its spacing.
struct Field<'a> {
    heights: &'a [f32],
    side: usize,
    step: f32,
}

impl Field<'_> {
    fn at(&self, x: isize, y: isize) -> f32 {
        let last = self.side as isize - 1;
        let (x, y) = (x.clamp(0, last).unsigned_abs(), y.clamp(0, last).unsigned_abs());
        self.heights[y * self.side + x]
    }

    fn normal(&self, x: usize, y: usize) -> Vec3 {
        let (x, y) = (x as isize, y as isize);
        let dx = (self.at(x + 1, y) - self.at(x - 1, y)) / (2.0 * self.step);
        let dz = (self.at(x, y + 1) - self.at(x, y - 1)) / (2.0 * self.step);
        Vec3::new(-dx, 1.0, -dz).normalize()
    }

    /// How much of the sun's disc this place sees over the edges of the carving.
    fn sun(&self, x: usize, y: usize, to_sun: Vec3) -> f32 {
        let flat = Vec2::new(to_sun.x, to_sun.z);
        let direction = flat.normalize_or_zero();
        let climb = to_sun.y / flat.length().max(1e-4);
        let here = self.heights[y * self.side + x];
        let stride = (0.010 / self.step).max(1.0);
        let mut worst: f32 = -1.0;
        for i in 1..=16 {
            let ahead = direction * (i as f32 * stride);
            let run = i as f32 * stride * self.step;
            let over = self.at((x as f32 + ahead.x) as isize, (y as f32 + ahead.y) as isize) - here - climb * run;
            worst = worst.max(over / (0.004 + 0.05 * run));
        }
        1.0 - smoothstep(-0.6, 1.0, worst)
    }
}

/// A box blur of the given radius, the edges repeated.
fn blurred(field: &[f32], side: usize, radius: usize) -> Vec<f32> {
    let pass = |source: &[f32], along: usize, across: usize| {
        let mut out = vec![0.0; source.len()];
        let last = side - 1;
        let width = (2 * radius + 1) as f32;
        for row in 0..side {
            let at = |i: isize| source[row * across + i.clamp(0, last as isize).unsigned_abs() * along];
            let reach = radius as isize;
            let mut sum: f32 = (-reach..=reach).map(at).sum();
            for i in 0..side {
                out[row * across + i * along] = sum / width;
                sum += at(i as isize + reach + 1) - at(i as isize - reach);
            }
        }
        out
    };
    let rows = pass(field, 1, side);
    pass(&rows, side, 1)
}

fn picture(data: Vec<u8>, side: usize, format: TextureFormat) -> Image {
    let mut image = textures::smooth_square(data, side, format);
    textures::add_mip_levels(&mut image);
    image
}

fn byte(x: f32) -> u8 {
    (x.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

fn unit(x: f32) -> u8 {
    byte(x * 0.5 + 0.5)
}
