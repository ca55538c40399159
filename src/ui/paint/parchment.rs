//! The parchment: calf skin with its mottling, veins and hair follicles, made from value noise.

use bevy_egui::egui::{Color32, ColorImage};

use super::shapes::{ease, scatter};

/// A square picture of parchment, which continues when mirrored.
pub fn parchment_image(size: usize) -> ColorImage {
    let mut pixels = Vec::with_capacity(size * size);
    for y in 0..size {
        for x in 0..size {
            pixels.push(skin(x as f32, y as f32));
        }
    }
    ColorImage::new([size, size], pixels)
}

fn skin(x: f32, y: f32) -> Color32 {
    let cloud = layered(x / 120.0, y / 120.0, 4);
    let fibre = layered(x / 9.0, y / 46.0 + 50.0, 2);
    let grain = layered(x / 2.2 + 90.0, y / 2.2, 2);
    let vein = 1.0 - (2.0 * layered(x / 70.0 + 20.0, y / 70.0 + 7.0, 3) - 1.0).abs();
    let stain = (layered(x / 200.0 + 3.0, y / 160.0 + 11.0, 3) - 0.55).max(0.0);
    let light = 0.925 + 0.11 * (cloud - 0.5) + 0.035 * (fibre - 0.5) + 0.05 * (grain - 0.5)
        - 0.03 * vein.powi(14)
        - 0.22 * stain;
    let warm = 0.5 * stain + 0.05 * (0.5 - cloud);
    let channel = |base: f32, give: f32| (base * light - give * warm).clamp(0.0, 255.0) as u8;
    Color32::from_rgb(channel(251.0, 18.0), channel(239.0, 42.0), channel(211.0, 88.0))
}

/// Value noise of several octaves, 0 to 1.
fn layered(x: f32, y: f32, octaves: u32) -> f32 {
    let (mut sum, mut weight, mut total, mut scale) = (0.0, 1.0, 0.0, 1.0);
    for octave in 0..octaves {
        sum += weight * noise(x * scale + 17.0 * octave as f32, y * scale);
        total += weight;
        weight *= 0.5;
        scale *= 2.0;
    }
    sum / total
}

/// Value noise, 0 to 1.
fn noise(x: f32, y: f32) -> f32 {
    let (cell_x, cell_y) = (x.floor(), y.floor());
    let (tx, ty) = (ease(x - cell_x), ease(y - cell_y));
    let (i, j) = (cell_x as i32, cell_y as i32);
    let mix = |a: f32, b: f32, t: f32| a + (b - a) * t;
    mix(mix(scatter(i, j), scatter(i + 1, j), tx), mix(scatter(i, j + 1), scatter(i + 1, j + 1), tx), ty)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parchment_is_light_enough_for_ink_everywhere() {
        let image = parchment_image(64);
        assert!(image.pixels.iter().all(|pixel| pixel.r() > 150 && pixel.g() > 130 && pixel.r() >= pixel.b()));
    }
}
