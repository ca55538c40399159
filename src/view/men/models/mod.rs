//! The men: domed counters of pale limestone and low, eight-sided ones of dark slate, several variants a side.
//!
//! The sides differ in lightness, outline, height and carving. The carving is drawn by `shaders/man.wgsl` from the place
//! on the man, so that a few hundred triangles are enough.

mod shape;

use bevy::prelude::*;

use self::shape::Shape;
use crate::rules::Color as Side;
use crate::view::ViewSystems;
use crate::view::board::layout::{MAN_HEIGHT, MAN_RADIUS};
use crate::view::materials::sunlight::PatternStand;
use crate::view::materials::{CounterStone, ManMaterial, ManUniform};
use crate::view::quality::{Detail, Quality};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MenModels>()
        .add_systems(Update, follow_quality.run_if(resource_changed::<Quality>).in_set(ViewSystems::Place));
}

/// Variants a side.
pub const VARIANTS: usize = 6;

/// Meshes and materials of men and of their fragments. The handles stay the same when the quality changes.
///
/// Every mesh has its pivot at the centre of its underside and the radius and height of `layout`.
#[derive(Resource)]
pub struct MenModels {
    white: Models,
    black: Models,
}

/// The models of one side.
struct Models {
    meshes: Vec<Handle<Mesh>>,
    materials: Vec<Handle<ManMaterial>>,
    fragments: Vec<(Handle<Mesh>, Vec3)>,
}

impl MenModels {
    /// The mesh of a variant; numbers beyond the last start again.
    pub fn mesh(&self, c: Side, variant: usize) -> Handle<Mesh> {
        self.of(c).meshes[variant % VARIANTS].clone()
    }

    /// The material of a variant.
    pub fn material(&self, c: Side, variant: usize) -> Handle<ManMaterial> {
        self.of(c).materials[variant % VARIANTS].clone()
    }

    /// The pieces a man breaks into: mesh about its own centre, and where that centre lies in the whole man.
    pub fn fragments(&self, c: Side) -> &[(Handle<Mesh>, Vec3)] {
        &self.of(c).fragments
    }

    fn of(&self, c: Side) -> &Models {
        match c {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl FromWorld for MenModels {
    fn from_world(world: &mut World) -> Self {
        let quality = world.get_resource::<Quality>().copied().unwrap_or_default();
        let (fine, detail) = (quality.is_fine(), quality.detail());
        let side = |world: &mut World, c: Side| Models {
            meshes: (0..VARIANTS)
                .map(|v| world.resource_mut::<Assets<Mesh>>().add(Shape::of(c, v).whole(fine)))
                .collect(),
            materials: (0..VARIANTS)
                .map(|v| world.resource_mut::<Assets<ManMaterial>>().add(material(c, v, detail)))
                .collect(),
            fragments: Shape::of(c, 0)
                .fragments()
                .into_iter()
                .map(|(mesh, centre)| (world.resource_mut::<Assets<Mesh>>().add(mesh), centre))
                .collect(),
        };
        Self { white: side(world, Side::White), black: side(world, Side::Black) }
    }
}

fn follow_quality(models: Res<MenModels>, quality: Res<Quality>, mut meshes: ResMut<Assets<Mesh>>) {
    for c in [Side::White, Side::Black] {
        for (variant, handle) in models.of(c).meshes.iter().enumerate() {
            if let Some(mut mesh) = meshes.get_mut(handle) {
                *mesh = Shape::of(c, variant).whole(quality.is_fine());
            }
        }
    }
}

fn material(c: Side, variant: usize, detail: Detail) -> ManMaterial {
    const PALE: [([f32; 3], [f32; 3]); VARIANTS] = [
        ([0.90, 0.86, 0.76], [0.78, 0.71, 0.58]),
        ([0.88, 0.82, 0.70], [0.74, 0.66, 0.52]),
        ([0.92, 0.89, 0.82], [0.80, 0.75, 0.66]),
        ([0.89, 0.84, 0.72], [0.72, 0.63, 0.48]),
        ([0.91, 0.87, 0.79], [0.77, 0.71, 0.61]),
        ([0.87, 0.83, 0.74], [0.76, 0.69, 0.56]),
    ];
    const DARK: [([f32; 3], [f32; 3]); VARIANTS] = [
        ([0.085, 0.094, 0.112], [0.036, 0.040, 0.050]),
        ([0.076, 0.088, 0.094], [0.034, 0.040, 0.042]),
        ([0.094, 0.092, 0.108], [0.040, 0.038, 0.048]),
        ([0.080, 0.092, 0.116], [0.032, 0.038, 0.052]),
        ([0.088, 0.090, 0.094], [0.038, 0.038, 0.040]),
        ([0.072, 0.086, 0.100], [0.034, 0.040, 0.048]),
    ];
    const PALE_CARVING: [f32; VARIANTS] = [0.0, 1.0, 0.0, 2.0, 1.0, 3.0];
    const DARK_CARVING: [f32; VARIANTS] = [8.0, 9.0, 8.0, 10.0, 9.0, 8.0];
    let ((light, dark), carving, roughness, veins) = match c {
        Side::White => (PALE[variant], PALE_CARVING[variant], 0.58, 0.0),
        Side::Black => (DARK[variant], DARK_CARVING[variant], 0.46, 0.35),
    };
    ManMaterial {
        base: StandardMaterial { reflectance: 0.42, perceptual_roughness: roughness, ..default() },
        extension: CounterStone {
            man: ManUniform {
                light: Vec3::from(light).extend(1.0),
                dark: Vec3::from(dark).extend(1.0),
                shape: Vec4::new(MAN_RADIUS, MAN_HEIGHT * shape::height_share(c), carving, variant as f32 + 1.0),
                finish: Vec4::new(roughness, 0.16, veins, 0.0),
            },
            stand: PatternStand::OPEN,
            pattern: None,
            detail,
        },
    }
}
