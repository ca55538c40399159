//! The three materials of the scene: the carved board, the men, and everything that is built or grows.
//!
//! Each is Bevy's standard material with a fragment shader of ours in `shaders/`; the light, shadows and fog stay Bevy's.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline, MaterialPlugin};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

use super::pattern::{PatternStand, SunPattern};
use super::quality::{Detail, Quality};
use super::textures::{StoneTextures, Surface};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        MaterialPlugin::<BoardMaterial>::default(),
        MaterialPlugin::<ManMaterial>::default(),
        MaterialPlugin::<PlaceMaterial>::default(),
    ))
    .init_resource::<PlaceMaterials>()
    .add_systems(Update, follow_quality.run_if(resource_changed::<Quality>));
}

/// The board's material.
pub type BoardMaterial = ExtendedMaterial<StandardMaterial, CarvedStone>;
/// A man's material.
pub type ManMaterial = ExtendedMaterial<StandardMaterial, CounterStone>;
/// The material of walls, floors, lawn and leaves.
pub type PlaceMaterial = ExtendedMaterial<StandardMaterial, PlaceSurface>;

/// Men that can darken the stone under them.
pub const CONTACTS: usize = 24;
/// Grooves that can be marked at once.
pub const GROOVES: usize = 12;

/// Uniforms and maps of `board.wgsl`.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(Detail)]
pub struct CarvedStone {
    /// Numbers the shader reads.
    #[uniform(100)]
    pub board: BoardUniform,
    /// Normal x, normal z, depth, openness.
    #[texture(101)]
    #[sampler(102)]
    pub shape: Option<Handle<Image>>,
    /// Sun, letters, polish, cracks and lichen.
    #[texture(103)]
    #[sampler(104)]
    pub story: Option<Handle<Image>>,
    /// The stone's colour with everything in it, for presets that draw no noise; letters in the last channel.
    #[texture(105)]
    #[sampler(106)]
    pub skin: Option<Handle<Image>>,
    /// Where the sun's pattern stands, and the pattern.
    #[uniform(110)]
    pub stand: PatternStand,
    /// White where the sun comes through.
    #[texture(111)]
    #[sampler(112)]
    pub pattern: Option<Handle<Image>>,
    /// How much of it all is drawn.
    pub detail: Detail,
}

/// See `Board` in `board.wgsl`.
#[derive(ShaderType, Clone, Debug, PartialEq)]
pub struct BoardUniform {
    /// Half the side, pitch, lines a side, strength of the letters.
    pub plan: Vec4,
    /// Pale stone.
    pub light: Vec4,
    /// Dark stone.
    pub dark: Vec4,
    /// What fills the lines.
    pub dirt: Vec4,
    /// What grows on the shoulders.
    pub lichen: Vec4,
    /// Contacts, grooves, unused, seed.
    pub extra: Vec4,
    /// Marks by grid node.
    pub nodes: [Vec4; 49],
    /// Ends of marked grooves.
    pub grooves: [Vec4; GROOVES],
    /// Kind, seconds, strength of marked grooves.
    pub groove_kinds: [Vec4; GROOVES],
    /// Men over the stone.
    pub contacts: [Vec4; CONTACTS],
}

/// Uniforms of `man.wgsl`.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(Detail)]
pub struct CounterStone {
    /// Numbers the shader reads.
    #[uniform(100)]
    pub man: ManUniform,
    /// Where the sun's pattern stands, and the pattern.
    #[uniform(110)]
    pub stand: PatternStand,
    /// White where the sun comes through.
    #[texture(111)]
    #[sampler(112)]
    pub pattern: Option<Handle<Image>>,
    /// How much of it all is drawn.
    pub detail: Detail,
}

/// See `Man` in `man.wgsl`.
#[derive(ShaderType, Clone, Debug, PartialEq)]
pub struct ManUniform {
    /// Pale part of the stone.
    pub light: Vec4,
    /// Dark part of the stone.
    pub dark: Vec4,
    /// Radius, height, carving, seed.
    pub shape: Vec4,
    /// Roughness, depth of the carving, veins, unused.
    pub finish: Vec4,
}

/// Uniforms and textures of `place.wgsl`.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(Detail)]
pub struct PlaceSurface {
    /// Numbers the shader reads.
    #[uniform(100)]
    pub place: PlaceUniform,
    /// Colour, tiling.
    #[texture(101)]
    #[sampler(102)]
    pub albedo: Option<Handle<Image>>,
    /// Normals, tiling.
    #[texture(103)]
    #[sampler(104)]
    pub normal: Option<Handle<Image>>,
    /// Where the sun's pattern stands, and the pattern.
    #[uniform(110)]
    pub stand: PatternStand,
    /// White where the sun comes through.
    #[texture(111)]
    #[sampler(112)]
    pub pattern: Option<Handle<Image>>,
    /// How much of it all is drawn.
    pub detail: Detail,
}

/// See `Place` in `place.wgsl`.
#[derive(ShaderType, Clone, Debug, PartialEq)]
pub struct PlaceUniform {
    /// Colour, multiplied with the texture.
    pub tint: Vec4,
    /// Colour of dirt, of leaves in shade, of gaps between tiles.
    pub shade: Vec4,
    /// Units a texture tile covers, strength of the normal map, roughness, kind.
    pub surface: Vec4,
    /// Contacts, moss, half the side of a slab that stands on it, unused.
    pub extra: Vec4,
    /// Men standing on it.
    pub contacts: [Vec4; CONTACTS],
}

impl MaterialExtension for CarvedStone {
    fn fragment_shader() -> ShaderRef {
        "shaders://board.wgsl".into()
    }

    fn specialize(
        _: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        key.bind_group_data.define(descriptor);
        Ok(())
    }
}

impl MaterialExtension for CounterStone {
    fn fragment_shader() -> ShaderRef {
        "shaders://man.wgsl".into()
    }

    fn specialize(
        _: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        key.bind_group_data.define(descriptor);
        Ok(())
    }
}

impl MaterialExtension for PlaceSurface {
    fn fragment_shader() -> ShaderRef {
        "shaders://place.wgsl".into()
    }

    fn specialize(
        _: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        key.bind_group_data.define(descriptor);
        Ok(())
    }
}

impl CarvedStone {
    /// Lets the sun shine through a pattern.
    pub fn take_pattern(&mut self, pattern: &SunPattern) {
        (self.stand, self.pattern) = (pattern.stand, Some(pattern.picture.clone()));
    }
}

impl CounterStone {
    /// Lets the sun shine through a pattern.
    pub fn take_pattern(&mut self, pattern: &SunPattern) {
        (self.stand, self.pattern) = (pattern.stand, Some(pattern.picture.clone()));
    }
}

impl PlaceSurface {
    /// Lets the sun shine through a pattern.
    pub fn take_pattern(&mut self, pattern: &SunPattern) {
        (self.stand, self.pattern) = (pattern.stand, Some(pattern.picture.clone()));
    }
}

impl From<&CarvedStone> for Detail {
    fn from(stone: &CarvedStone) -> Self {
        stone.detail
    }
}

impl From<&CounterStone> for Detail {
    fn from(stone: &CounterStone) -> Self {
        stone.detail
    }
}

impl From<&PlaceSurface> for Detail {
    fn from(surface: &PlaceSurface) -> Self {
        surface.detail
    }
}

impl Detail {
    /// Tells a shader how much of its work to do: each detail is a pipeline of its own, because a software renderer
    /// computes both sides of every choice that a shader makes.
    fn define(self, descriptor: &mut RenderPipelineDescriptor) {
        if let Some(fragment) = descriptor.fragment.as_mut() {
            match self {
                Self::Quick => fragment.shader_defs.extend(["QUICK".into(), "PATTERN".into()]),
                Self::Middle => fragment.shader_defs.extend(["QUICK".into(), "RELIEF".into()]),
                Self::Fine => fragment.shader_defs.push("FINE".into()),
            }
        }
    }
}

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
        Self {
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
        }
    }
}

fn follow_quality(
    quality: Res<Quality>,
    mut boards: ResMut<Assets<BoardMaterial>>,
    mut men: ResMut<Assets<ManMaterial>>,
    mut places: ResMut<Assets<PlaceMaterial>>,
) {
    let detail = quality.detail();
    for (_, material) in boards.iter_mut() {
        material.extension.detail = detail;
    }
    for (_, material) in men.iter_mut() {
        material.extension.detail = detail;
    }
    for (_, material) in places.iter_mut() {
        material.extension.detail = detail;
    }
}
