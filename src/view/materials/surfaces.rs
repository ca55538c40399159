//! The surfaces of all places: one material for each, made once.

use bevy::prelude::*;

use crate::view::materials::sunlight::PatternStand;
use crate::view::materials::textures::{StoneTextures, Surface};
use crate::view::materials::{CONTACTS, Family, PlaceMaterial, PlaceSurface, PlaceUniform};
use crate::view::quality::Detail;

/// How `place.wgsl` treats a surface; the numbers are the shader's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Limestone = 0,
    Ashlar = 1,
    Flagstone = 2,
    Grass = 3,
    Leaves = 4,
    Tiles = 5,
    Timber = 6,
    Petals = 7,
    Glass = 8,
}

impl Kind {
    fn family(self, textured: bool) -> Family {
        match self {
            Self::Limestone | Self::Ashlar | Self::Flagstone => Family::Stone,
            Self::Grass => Family::Grass,
            Self::Leaves if textured => Family::Leaves,
            Self::Tiles => Family::Tiles,
            Self::Leaves | Self::Timber | Self::Petals => Family::Plain,
            Self::Glass => Family::Glass,
        }
    }
}

/// One material for each surface of the place.
#[derive(Resource, Clone)]
pub struct PlaceMaterials {
    /// Columns, arches, tracery, ribs.
    pub limestone: Handle<PlaceMaterial>,
    /// The bench that carries the board; it alone takes the contact shade of men.
    pub bench: Handle<PlaceMaterial>,
    /// Walls in courses.
    pub wall: Handle<PlaceMaterial>,
    /// Plastered webs of the vault.
    pub web: Handle<PlaceMaterial>,
    /// The paving of the walk.
    pub floor: Handle<PlaceMaterial>,
    /// Pale gravel and kerbs of the garth's paths.
    pub path: Handle<PlaceMaterial>,
    /// The lawn.
    pub grass: Handle<PlaceMaterial>,
    /// Blades and tufts.
    pub blades: Handle<PlaceMaterial>,
    /// Clipped box.
    pub hedge: Handle<PlaceMaterial>,
    /// Cypress.
    pub cypress: Handle<PlaceMaterial>,
    /// The crown of the old tree, ivy.
    pub crown: Handle<PlaceMaterial>,
    /// Bark, doors, beams.
    pub timber: Handle<PlaceMaterial>,
    /// Clay roof tiles.
    pub tiles: Handle<PlaceMaterial>,
    /// Lead, iron.
    pub iron: Handle<PlaceMaterial>,
    /// White petals.
    pub daisy: Handle<PlaceMaterial>,
    /// Lavender, roses.
    pub bloom: Handle<PlaceMaterial>,
    /// Trodden steps.
    pub worn: Handle<PlaceMaterial>,
    /// Meadows far away.
    pub meadow: Handle<PlaceMaterial>,
    /// Cliffs far away.
    pub crag: Handle<PlaceMaterial>,
    /// Leaded glass with the morning behind it.
    pub glass: Handle<PlaceMaterial>,
    /// Parchment, wax, feathers.
    pub paper: Handle<PlaceMaterial>,
    /// Red and green leather.
    pub leather: [Handle<PlaceMaterial>; 2],
    /// A river under the sky.
    pub river: Handle<PlaceMaterial>,
    /// Dark openings: doorways, windows, the inside of the well.
    pub dark: Handle<PlaceMaterial>,
    /// Falling leaves.
    pub autumn: [Handle<PlaceMaterial>; 3],
    /// Birds.
    pub feathers: Handle<PlaceMaterial>,
}

impl FromWorld for PlaceMaterials {
    fn from_world(world: &mut World) -> Self {
        let textures = world.get_resource_or_init::<StoneTextures>().clone();
        let mut materials = world.resource_mut::<Assets<PlaceMaterial>>();
        let mut make = |kind: Kind, surface: Option<&Surface>, tint: [f32; 3], shade: [f32; 3], numbers: [f32; 4]| {
            let [size, bump, rough, moss] = numbers;
            let double_sided = matches!(kind, Kind::Leaves | Kind::Petals);
            materials.add(PlaceMaterial {
                base: StandardMaterial {
                    perceptual_roughness: rough,
                    reflectance: 0.32,
                    double_sided,
                    cull_mode: if double_sided { None } else { StandardMaterial::default().cull_mode },
                    ..default()
                },
                extension: PlaceSurface {
                    place: PlaceUniform {
                        tint: Vec3::from(tint).extend(1.0),
                        shade: Vec3::from(shade).extend(1.0),
                        surface: Vec4::new(size, bump, rough, kind as u8 as f32),
                        extra: Vec4::new(0.0, moss, 0.0, 0.0),
                        contacts: [Vec4::ZERO; CONTACTS],
                    },
                    family: kind.family(surface.is_some()),
                    stand: PatternStand::OPEN,
                    pattern: None,
                    detail: Detail::default(),
                    albedo: surface.map(|s| s.albedo.clone()),
                    normal: surface.map(|s| s.normal.clone()),
                },
            })
        };
        let dirt = [0.11, 0.085, 0.055];
        let lime = Some(&textures.limestone);
        let made = Self {
            limestone: make(Kind::Limestone, lime, [1.10, 1.04, 0.94], dirt, [3.6, 0.9, 0.80, 0.15]),
            bench: make(Kind::Limestone, lime, [0.50, 0.495, 0.475], dirt, [4.4, 1.3, 0.82, 0.6]),
            wall: make(Kind::Ashlar, Some(&textures.ashlar), [1.05, 0.96, 0.84], dirt, [9.0, 1.0, 0.88, 0.3]),
            web: make(Kind::Limestone, lime, [1.10, 1.03, 0.93], dirt, [7.0, 0.5, 0.9, 0.0]),
            floor: make(Kind::Flagstone, Some(&textures.flagstone), [0.98, 0.90, 0.80], dirt, [9.0, 1.1, 0.72, 0.25]),
            path: make(Kind::Limestone, lime, [0.98, 0.86, 0.70], dirt, [2.2, 1.2, 0.95, 0.2]),
            grass: make(Kind::Grass, Some(&textures.grass), [0.92, 1.02, 0.78], dirt, [7.5, 1.2, 0.92, 0.0]),
            blades: make(Kind::Leaves, None, [0.20, 0.27, 0.055], [0.060, 0.105, 0.018], [1.0, 1.0, 0.7, 0.0]),
            hedge: make(
                Kind::Leaves,
                Some(&textures.grass),
                [0.105, 0.165, 0.034],
                [0.012, 0.026, 0.007],
                [3.1, 1.0, 0.8, 0.0],
            ),
            cypress: make(
                Kind::Leaves,
                Some(&textures.grass),
                [0.066, 0.105, 0.036],
                [0.008, 0.018, 0.008],
                [3.1, 1.0, 0.85, 0.0],
            ),
            crown: make(
                Kind::Leaves,
                Some(&textures.grass),
                [0.205, 0.235, 0.052],
                [0.026, 0.044, 0.010],
                [3.1, 1.0, 0.8, 0.0],
            ),
            timber: make(Kind::Timber, None, [0.125, 0.085, 0.052], dirt, [1.0, 1.0, 0.85, 0.0]),
            tiles: make(Kind::Tiles, None, [0.47, 0.205, 0.115], [0.135, 0.055, 0.035], [1.0, 1.0, 0.85, 0.0]),
            iron: make(Kind::Timber, None, [0.055, 0.055, 0.060], dirt, [1.0, 1.0, 0.55, 0.0]),
            daisy: make(Kind::Petals, None, [0.90, 0.88, 0.80], dirt, [1.0, 1.0, 0.8, 0.0]),
            bloom: make(Kind::Petals, None, [0.33, 0.20, 0.52], dirt, [1.0, 1.0, 0.8, 0.0]),
            worn: make(Kind::Limestone, lime, [0.74, 0.69, 0.61], dirt, [3.4, 1.3, 0.85, 0.55]),
            meadow: make(Kind::Grass, Some(&textures.grass), [0.95, 1.0, 0.72], dirt, [34.0, 0.8, 0.95, 0.0]),
            crag: make(Kind::Limestone, lime, [0.98, 0.80, 0.60], dirt, [31.0, 1.2, 0.95, 0.0]),
            glass: make(Kind::Glass, None, [1.05, 1.05, 1.0], dirt, [1.0, 1.0, 0.3, 0.0]),
            paper: make(Kind::Petals, None, [0.80, 0.72, 0.55], dirt, [1.0, 1.0, 0.8, 0.0]),
            leather: [[0.20, 0.052, 0.035], [0.050, 0.075, 0.042]]
                .map(|tint| make(Kind::Timber, None, tint, dirt, [1.0, 1.0, 0.6, 0.0])),
            river: make(Kind::Petals, None, [0.46, 0.55, 0.60], dirt, [1.0, 1.0, 0.2, 0.0]),
            dark: make(Kind::Timber, None, [0.012, 0.011, 0.012], dirt, [1.0, 1.0, 0.95, 0.0]),
            autumn: [[0.42, 0.24, 0.05], [0.30, 0.28, 0.06], [0.38, 0.15, 0.04]]
                .map(|tint| make(Kind::Petals, None, tint, dirt, [1.0, 1.0, 0.9, 0.0])),
            feathers: make(Kind::Petals, None, [0.035, 0.035, 0.042], dirt, [1.0, 1.0, 0.9, 0.0]),
        };
        if let Some(mut bench) = materials.get_mut(&made.bench) {
            bench.extension.family = Family::Bench;
        }
        made
    }
}
