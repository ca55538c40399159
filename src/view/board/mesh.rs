//! The slab as a mesh: a grid over the relief with tighter rows along the rim, and a skirt down to its bed.

use bevy::asset::RenderAssetUsages;
use bevy::math::{Vec2, Vec3};
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};

use super::bake::Relief;
use crate::view::materials::noise::value3;

/// Rows of the skirt and how far down they lie, as shares of the height.
const SKIRT: [f32; 5] = [0.0, 0.12, 0.4, 0.8, 1.05];
/// The rounded rim is resolved by rows at these distances from the edge.
const RIM: [f32; 5] = [0.0, 0.02, 0.05, 0.09, 0.15];

/// Builds the slab with about `cells` cells a side over a relief, `half` the side, `thickness` down to its bed.
pub fn slab(relief: &Relief, half: f32, thickness: f32, cells: usize) -> Mesh {
    let lines = grid_lines(half, cells);
    let count = lines.len();
    let carve = 2.0 * half / (cells as f32) < 0.05;
    let at = |x: f32, z: f32| Vec3::new(x, relief.height(Vec2::new(x, z), carve), z);
    let mut places: Vec<Vec3> =
        lines.iter().flat_map(|&z| lines.iter().map(move |&x| (x, z))).map(|(x, z)| at(x, z)).collect();
    let mut indices: Vec<u32> = Vec::with_capacity((count - 1) * (count - 1) * 6);
    let quad = |indices: &mut Vec<u32>, a: usize, b: usize, c: usize, d: usize| {
        indices.extend([a, b, c, c, b, d].map(|i| i as u32));
    };
    for row in 0..count - 1 {
        for column in 0..count - 1 {
            let a = row * count + column;
            quad(&mut indices, a, a + count, a + 1, a + count + 1);
        }
    }

    let last = lines[count - 1];
    let ring: Vec<Vec3> = (0..count - 1)
        .map(|i| at(lines[i], last))
        .chain((0..count - 1).map(|i| at(last, lines[count - 1 - i])))
        .chain((0..count - 1).map(|i| at(lines[count - 1 - i], -last)))
        .chain((0..count - 1).map(|i| at(-last, lines[i])))
        .collect();
    let start = places.len();
    for share in SKIRT {
        places.extend(ring.iter().map(|top| {
            let low = -thickness;
            let y = top.y + (low - top.y) * share;
            let dressed = value3(Vec3::new(top.x, y, top.z) * 3.0, 5) * 0.018 * (share * 6.0).min(1.0);
            let out = 1.0 + (0.022 * (1.0 - (1.0 - share).powi(4)) + dressed) / half;
            Vec3::new(top.x * out, y, top.z * out)
        }));
    }
    for row in 0..SKIRT.len() - 1 {
        for i in 0..ring.len() {
            let next = (i + 1) % ring.len();
            let (a, b) = (start + row * ring.len() + i, start + row * ring.len() + next);
            quad(&mut indices, a, a + ring.len(), b, b + ring.len());
        }
    }

    let uvs: Vec<[f32; 2]> = places.iter().map(|p| [p.x / half * 0.5 + 0.5, p.z / half * 0.5 + 0.5]).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
        .with_computed_smooth_normals()
}

fn grid_lines(half: f32, cells: usize) -> Vec<f32> {
    let inner = half - RIM[RIM.len() - 1];
    let rim = RIM.iter().map(|d| -half + d);
    let middle = (1..cells).map(|i| -inner + 2.0 * inner * i as f32 / cells as f32);
    rim.clone().chain(middle).chain(rim.rev().map(|x| -x)).collect()
}
