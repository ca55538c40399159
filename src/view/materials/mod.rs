//! The three materials of the scene: the carved board, the men, and everything that is built or grows.
//!
//! Each is Bevy's standard material with a fragment shader of ours in `shaders/`; the light, shadows and fog stay Bevy's.

pub mod noise;
pub mod sunlight;
pub mod surfaces;
pub mod textures;

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline, MaterialPlugin};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

pub use crate::view::materials::surfaces::PlaceMaterials;

use crate::view::ViewSystems;
use crate::view::materials::sunlight::PatternStand;
use crate::view::quality::{Detail, Quality};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        MaterialPlugin::<BoardMaterial>::default(),
        MaterialPlugin::<ManMaterial>::default(),
        MaterialPlugin::<PlaceMaterial>::default(),
    ))
    .init_resource::<PlaceMaterials>()
    .add_systems(Update, follow_quality.run_if(resource_changed::<Quality>).in_set(ViewSystems::Place));
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
#[bind_group_data(Finish)]
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
    /// What it is a surface of.
    pub family: Family,
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

/// What every surface under the sun has of its own: a shader, a pipeline for each kind of it, and the sun's pattern.
macro_rules! sunlit {
    ($surface:ty, $shader:literal) => {
        impl MaterialExtension for $surface {
            fn fragment_shader() -> ShaderRef {
                $shader.into()
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

        impl $surface {
            /// Lets the sun shine through a pattern.
            pub fn take_pattern(&mut self, stand: PatternStand, picture: &Handle<Image>) {
                (self.stand, self.pattern) = (stand, Some(picture.clone()));
            }
        }
    };
}

sunlit!(CarvedStone, "shaders://board.wgsl");
sunlit!(CounterStone, "shaders://man.wgsl");
sunlit!(PlaceSurface, "shaders://place.wgsl");

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

/// What tells the pipelines of `place.wgsl` apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Finish {
    family: Family,
    detail: Detail,
}

/// Surfaces that a quick shader draws alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub enum Family {
    /// The slab that carries the board.
    Bench,
    /// Limestone, walls, paving.
    Stone,
    /// Lawn and meadow.
    Grass,
    /// Hedges and trees.
    Leaves,
    /// Roof tiles.
    Tiles,
    /// One colour.
    Plain,
    /// Leaded glass.
    Glass,
}

impl From<&PlaceSurface> for Finish {
    fn from(surface: &PlaceSurface) -> Self {
        Self { family: surface.family, detail: surface.detail }
    }
}

impl Finish {
    fn define(self, descriptor: &mut RenderPipelineDescriptor) {
        self.detail.define(descriptor);
        let names: &[&str] = match self.family {
            Family::Bench => &["TEXTURED", "STONE", "BENCH"],
            Family::Stone => &["TEXTURED", "STONE"],
            Family::Grass => &["TEXTURED", "OUTSIDE"],
            Family::Leaves => &["TEXTURED", "LEAVES", "OUTSIDE"],
            Family::Tiles => &["TILES"],
            Family::Plain => &[],
            Family::Glass => &["GLASS"],
        };
        // Finer shaders tell kinds apart for themselves.
        if self.detail != Detail::Fine
            && let Some(fragment) = descriptor.fragment.as_mut()
        {
            fragment.shader_defs.extend(names.iter().map(|&name| name.into()));
        }
    }
}

impl Detail {
    /// Tells a shader how much of its work to do: each detail is a pipeline of its own, because a software renderer
    /// computes both sides of every choice that a shader makes.
    fn define(self, descriptor: &mut RenderPipelineDescriptor) {
        if let Some(fragment) = descriptor.fragment.as_mut() {
            match self {
                Self::Quick => fragment.shader_defs.push("QUICK".into()),
                Self::Middle => fragment.shader_defs.extend(["QUICK".into(), "RELIEF".into()]),
                Self::Fine => fragment.shader_defs.push("FINE".into()),
            }
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
