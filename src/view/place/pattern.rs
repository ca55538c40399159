//! The pattern that the building lays into the sun's light, as a picture: what stands still need not be drawn anew into
//! a shadow map for every frame, and the edges of its shade are smooth and grow softer with distance, as true ones do.
//!
//! Everything that throws shade is projected along the sun onto one plane: that of the arcade or window for places
//! inside, the ground for places under the sky. `shaders/quick.wgsl` looks from a place along the sun to that plane.

use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;

use crate::view::ViewSystems;
use crate::view::board::layout::BENCH_DEPTH;
use crate::view::marks::sheets::SheetMaterial;
use crate::view::materials::sunlight::PatternStand;
use crate::view::materials::textures;
use crate::view::materials::{BoardMaterial, ManMaterial, PlaceMaterial};
use crate::view::place::cloister;
use crate::view::place::cloister::plan::{ARCADE_HALF, ARCADE_Z, BAY, BENCH_FRONT_Z, OPEN_BAY_X, SILL_Y};
use crate::view::place::cloister::window;
use crate::view::place::setting::{Place, Setting};
use crate::view::quality::Quality;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SunPattern>().add_systems(
        Update,
        (lay.run_if(resource_changed::<Setting>.or_else(resource_changed::<Quality>)), hand_out)
            .chain()
            .in_set(ViewSystems::Sunlight),
    );
}

/// The pattern's picture, and where in space it stands.
#[derive(Resource, Clone)]
pub struct SunPattern {
    /// White where the sun comes through.
    pub picture: Handle<Image>,
    /// Where the picture stands.
    pub stand: PatternStand,
}

impl FromWorld for SunPattern {
    fn from_world(world: &mut World) -> Self {
        let open = textures::smooth_square(vec![255; 4], 1, TextureFormat::Rgba8Unorm);
        Self { picture: world.resource_mut::<Assets<Image>>().add(open), stand: PatternStand::OPEN }
    }
}

/// Where the pattern of a place stands.
fn stand_of(place: Place) -> PatternStand {
    let area = |low: Vec2, size: Vec2| Vec4::new(low.x, low.y, 1.0 / size.x, 1.0 / size.y);
    match place {
        Place::Cloister => PatternStand {
            plane: Vec4::new(0.0, 0.0, 1.0, ARCADE_Z),
            area: area(Vec2::new(OPEN_BAY_X - 1.5 * BAY, SILL_Y - 0.5), Vec2::new(3.0 * BAY, 16.0)),
            manner: Vec4::new(0.0, BAY, 0.22, 0.0),
            ledges: Vec4::new(ARCADE_Z + ARCADE_HALF + 0.45, SILL_Y, BENCH_FRONT_Z, -BENCH_DEPTH),
        },
        Place::Window => PatternStand {
            plane: Vec4::new(0.0, 0.0, 1.0, ARCADE_Z),
            area: area(Vec2::new(window::MIDDLE_X - 0.5 * window::STEP, SILL_Y - 0.5), Vec2::new(window::STEP, 16.0)),
            manner: Vec4::new(0.0, window::STEP, 0.22, 0.0),
            ledges: Vec4::new(ARCADE_Z + ARCADE_HALF + 0.45, SILL_Y, BENCH_FRONT_Z, -BENCH_DEPTH),
        },
        Place::Stair => PatternStand {
            plane: Vec4::new(0.0, 1.0, 0.0, -BENCH_DEPTH),
            area: area(Vec2::new(-16.0, -12.0), Vec2::new(32.0, 24.0)),
            ..PatternStand::OPEN
        },
        Place::Roof => PatternStand {
            plane: Vec4::new(0.0, 1.0, 0.0, -BENCH_DEPTH),
            area: area(Vec2::new(-20.0, -14.0), Vec2::new(40.0, 26.0)),
            ..PatternStand::OPEN
        },
    }
}

fn lay(
    setting: Res<Setting>,
    quality: Res<Quality>,
    mut pattern: ResMut<SunPattern>,
    mut images: ResMut<Assets<Image>>,
    mut made_for: Local<Option<Setting>>,
) {
    if *quality > Quality::Medium || *made_for == Some(*setting) {
        return;
    }
    let stand = stand_of(setting.place);
    let picture = bake(&stand, &cloister::casters(setting.place), setting.to_sun());
    if let Err(error) = images.insert(pattern.picture.id(), picture) {
        warn!("the sun's pattern cannot be laid: {error}");
        return;
    }
    pattern.stand = stand;
    *made_for = Some(*setting);
}

/// Every material that the sun shines on gets the new pattern.
fn hand_out(
    pattern: Res<SunPattern>,
    mut boards: ResMut<Assets<BoardMaterial>>,
    mut men: ResMut<Assets<ManMaterial>>,
    mut places: ResMut<Assets<PlaceMaterial>>,
    mut sheets: ResMut<Assets<SheetMaterial>>,
) {
    if !pattern.is_changed() {
        return;
    }
    for (_, material) in boards.iter_mut() {
        material.extension.take_pattern(pattern.stand, &pattern.picture);
    }
    for (_, material) in men.iter_mut() {
        material.extension.take_pattern(pattern.stand, &pattern.picture);
    }
    for (_, material) in places.iter_mut() {
        material.extension.take_pattern(pattern.stand, &pattern.picture);
    }
    for (_, material) in sheets.iter_mut() {
        material.take_pattern(pattern.stand, &pattern.picture);
    }
}

/// Pixels along each side of the picture, and of the grid that the shade is first drawn on.
const SIDE: usize = 1024;
const GRID: usize = 2 * SIDE;

fn bake(stand: &PatternStand, casters: &[[Vec3; 3]], to_sun: Vec3) -> Image {
    let mut shaded = vec![false; GRID * GRID];
    for corners in casters {
        fill(&mut shaded, corners.map(|corner| stand.shade(corner, to_sun) * GRID as f32));
    }
    let lit = |x: usize, y: usize| u16::from(!shaded[y * GRID + x]);
    let mut light: Vec<f32> = Vec::with_capacity(SIDE * SIDE);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (x, y) = (2 * x, 2 * y);
            light.push(f32::from(lit(x, y) + lit(x + 1, y) + lit(x, y + 1) + lit(x + 1, y + 1)) * 0.25);
        }
    }
    let light = softened(&light, [1, 2]);
    let glazed = *stand == stand_of(Place::Window);
    let bytes = light.iter().enumerate().flat_map(|(k, &share)| {
        let at = Vec2::new((k % SIDE) as f32 + 0.5, (k / SIDE) as f32 + 0.5) / SIDE as f32;
        let at = Vec2::new(stand.area.x, stand.area.y) + at / Vec2::new(stand.area.z, stand.area.w);
        let through = if glazed && window::is_glazed(at.x) { pane(at) } else { Vec3::ONE };
        let [red, green, blue] = (through * share * 255.0 + Vec3::splat(0.5)).to_array();
        [red as u8, green as u8, blue as u8, 255]
    });
    let mut image = textures::smooth_square(bytes.collect(), SIDE, TextureFormat::Rgba8Unorm);
    textures::add_mip_levels(&mut image);
    image
}

/// What colour the leaded glass gives the light, as in `shaders/glass.wgsl`, softer.
fn pane(p: Vec2) -> Vec3 {
    let q = Vec2::new(p.x * 1.55 + p.y * 1.05, p.x * 1.55 - p.y * 1.05);
    let cell = q.floor();
    let mut h = (cell.x as i32 as u32).wrapping_mul(0x9E37_79B1) ^ (cell.y as i32 as u32).wrapping_mul(0x85EB_CA77);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    let n = (h >> 8) as f32 / 16_777_216.0;
    let colour = match n {
        n if n > 0.90 => Vec3::new(0.96, 0.56, 0.12),
        n if n > 0.78 => Vec3::new(0.14, 0.28, 0.84),
        n if n > 0.66 => Vec3::new(0.84, 0.16, 0.10),
        n => Vec3::new(0.78, 0.80, 0.52).lerp(Vec3::new(0.96, 0.84, 0.50), (n * 7.0).fract()),
    };
    let edge = Vec2::splat(0.5) - ((q - cell) - Vec2::splat(0.5)).abs();
    let clear = ((edge.min_element() - 0.03) / 0.05).clamp(0.25, 1.0);
    colour * 0.85 * clear
}

/// Marks the cells whose middles lie inside a triangle.
fn fill(cells: &mut [bool], [a, b, c]: [Vec2; 3]) {
    let cross = |p: Vec2, q: Vec2, x: Vec2| (q - p).perp_dot(x - p);
    let turn = cross(a, b, c);
    if !turn.is_finite() || turn == 0.0 {
        return;
    }
    let (b, c) = if turn > 0.0 { (b, c) } else { (c, b) };
    let bound = |x: f32| x.clamp(0.0, GRID as f32) as usize;
    let (low, high) = (a.min(b).min(c), a.max(b).max(c));
    for y in bound(low.y)..bound(high.y.ceil()) {
        for x in bound(low.x)..bound(high.x.ceil()) {
            let p = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
            if cross(a, b, p) >= 0.0 && cross(b, c, p) >= 0.0 && cross(c, a, p) >= 0.0 {
                cells[y * GRID + x] = true;
            }
        }
    }
}

/// Means over a small window, `reach` pixels to each side along rows and columns, twice.
fn softened(light: &[f32], reach: [usize; 2]) -> Vec<f32> {
    let mut light = light.to_vec();
    for (reach, along, across) in [(reach[0], 1, SIDE), (reach[1], SIDE, 1), (reach[0], 1, SIDE), (reach[1], SIDE, 1)] {
        let mut out = vec![0.0; light.len()];
        let width = (2 * reach + 1) as f32;
        for row in 0..SIDE {
            let at = |i: usize| light[row * across + i.saturating_sub(reach).min(SIDE - 1) * along];
            let mut sum: f32 = (0..=2 * reach).map(at).sum();
            for i in 0..SIDE {
                out[row * across + i * along] = sum / width;
                sum += at(i + 2 * reach + 1) - at(i);
            }
        }
        light = out;
    }
    light
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_triangle_fills_the_cells_within_it_whichever_way_it_turns() {
        let corners = [Vec2::new(10.0, 10.0), Vec2::new(30.0, 10.0), Vec2::new(10.0, 30.0)];
        for corners in [corners, [corners[0], corners[2], corners[1]]] {
            let mut cells = vec![false; GRID * GRID];
            fill(&mut cells, corners);
            assert!(cells[12 * GRID + 12] && !cells[28 * GRID + 28]);
            let filled = cells.iter().filter(|&&cell| cell).count();
            assert!((180..=220).contains(&filled), "{filled}");
        }
    }

    #[test]
    fn shade_falls_away_from_the_sun() {
        let stand = stand_of(Place::Roof);
        let to_sun = Vec3::new(-0.5, 0.7, -0.5).normalize();
        let foot = stand.shade(Vec3::new(0.0, -BENCH_DEPTH, 0.0), to_sun);
        let head = stand.shade(Vec3::new(0.0, 3.0, 0.0), to_sun);
        assert!(head.x > foot.x && head.y > foot.y);
    }

    #[test]
    fn the_sun_reaches_the_middle_of_the_open_bay_and_no_wall_above_it() {
        let setting = Setting::default();
        let stand = stand_of(setting.place);
        let image = bake(&stand, &cloister::casters(setting.place), setting.to_sun());
        let light = |x: f32, y: f32| {
            let u = ((x - stand.area.x) * stand.area.z * SIDE as f32) as usize;
            let v = ((y - stand.area.y) * stand.area.w * SIDE as f32) as usize;
            image.data.as_ref().map(|data| data[(v * SIDE + u) * 4])
        };
        assert_eq!(light(OPEN_BAY_X, 3.0), Some(255));
        assert_eq!(light(OPEN_BAY_X, 14.8), Some(0));
        assert_eq!(light(OPEN_BAY_X, SILL_Y - 0.3), Some(0));
    }
}
