//! Marks and contact shade as small sheets over the stone, for presets whose board shader draws none itself: only the
//! pixels of a sheet cost anything. What they show is written by `marks`.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, MeshVertexBufferLayoutRef, PrimitiveTopology};
use bevy::pbr::{Material, MaterialPipeline, MaterialPipelineKey, MaterialPlugin};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<SheetMaterial>::default())
        .init_resource::<Sheets>()
        .add_systems(Startup, spawn)
        .add_systems(PostUpdate, draw.in_set(DrawSheets));
}

/// When sheets are drawn anew: whoever writes [`Sheets`] does so before.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawSheets;

/// What lies over the stone.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct Sheets {
    /// Marked points: place, kind of `board_marks.wgsl`, strength.
    pub points: Vec<(Vec3, f32, f32)>,
    /// Marked grooves: both ends, kind, strength, seconds since it began.
    pub grooves: Vec<(Vec3, Vec3, f32, f32, f32)>,
    /// Contact shade: place on the stone, radius of the man, strength.
    pub contacts: Vec<(Vec3, f32, f32)>,
}

/// Which of the sheets' shaders draws.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
enum Kind {
    Contacts,
    Points,
    Grooves,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Contacts, Self::Points, Self::Grooves];

    fn define(self) -> &'static str {
        match self {
            Self::Contacts => "CONTACTS",
            Self::Points => "POINTS",
            Self::Grooves => "GROOVES",
        }
    }
}

#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(Kind)]
struct SheetMaterial {
    kind: Kind,
}

impl From<&SheetMaterial> for Kind {
    fn from(sheet: &SheetMaterial) -> Self {
        sheet.kind
    }
}

impl Material for SheetMaterial {
    fn fragment_shader() -> ShaderRef {
        "shaders://marks.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Premultiplied
    }

    /// Towards the eye, so that worn stone never pokes through.
    fn depth_bias(&self) -> f32 {
        1.0
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(fragment) = descriptor.fragment.as_mut() {
            fragment.shader_defs.push(key.bind_group_data.define().into());
        }
        if let Some(depth) = descriptor.depth_stencil.as_mut() {
            depth.bias.constant = 40_000;
        }
        Ok(())
    }
}

fn spawn(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<SheetMaterial>>) {
    for kind in Kind::ALL {
        let mut sheets = Quads::default();
        sheets.quad([Vec3::ZERO; 4], [[0.0; 2]; 4], [0.0; 2], [0.0; 4]);
        commands.spawn((
            kind,
            Mesh3d(meshes.add(sheets.finish())),
            MeshMaterial3d(materials.add(SheetMaterial { kind })),
            Transform::default(),
            // Seen once while loading, so that its first use does not stutter.
            Visibility::Inherited,
            (NotShadowCaster, NotShadowReceiver, NoFrustumCulling, Pickable::IGNORE),
        ));
    }
}

fn draw(
    sheets: Res<Sheets>,
    mut entities: Query<(&Kind, &Mesh3d, &mut Visibility)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut drawn: Local<Sheets>,
) {
    if *sheets == *drawn {
        return;
    }
    for (kind, mesh, mut visibility) in &mut entities {
        let same = match kind {
            Kind::Contacts => sheets.contacts == drawn.contacts,
            Kind::Points => sheets.points == drawn.points,
            Kind::Grooves => sheets.grooves == drawn.grooves,
        };
        if same {
            continue;
        }
        let quads = match kind {
            Kind::Contacts => contacts(&sheets),
            Kind::Points => points(&sheets),
            Kind::Grooves => grooves(&sheets),
        };
        let empty = quads.indices.is_empty();
        visibility.set_if_neq(if empty { Visibility::Hidden } else { Visibility::Inherited });
        if !empty && meshes.insert(mesh.id(), quads.finish()).is_err() {
            warn!("a sheet of marks has lost its mesh");
        }
    }
    *drawn =
        Sheets { points: sheets.points.clone(), grooves: sheets.grooves.clone(), contacts: sheets.contacts.clone() };
}

/// How far sheets float above the stone.
const ABOVE: f32 = 0.012;
/// How far a mark reaches from its point.
const REACH: f32 = 0.46;
/// How far a groove's light reaches to its sides.
const ASIDE: f32 = 0.34;
/// How far contact shade reaches, in radii of its man.
const SHADE: f32 = 1.45;

const CORNERS: [[f32; 2]; 4] = [[-1.0, 1.0], [1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]];

fn contacts(sheets: &Sheets) -> Quads {
    let mut quads = Quads::default();
    for &(at, radius, strength) in &sheets.contacts {
        let corners = CORNERS.map(|[x, z]| at + Vec3::new(x * SHADE * radius, ABOVE, z * SHADE * radius));
        quads.quad(corners, CORNERS.map(|c| c.map(|x| x * SHADE)), [strength, 0.0], [0.0; 4]);
    }
    quads
}

fn points(sheets: &Sheets) -> Quads {
    let mut quads = Quads::default();
    for &(at, kind, strength) in &sheets.points {
        let flat = Vec3::new(at.x, 0.0, at.z);
        let corners = CORNERS.map(|[x, z]| flat + Vec3::new(x * REACH, ABOVE, z * REACH));
        quads.quad(corners, CORNERS.map(|c| c.map(|x| x * REACH)), [kind, strength], [0.0; 4]);
    }
    quads
}

fn grooves(sheets: &Sheets) -> Quads {
    let mut quads = Quads::default();
    for &(from, to, kind, strength, since) in &sheets.grooves {
        let way = Vec3::new(to.x - from.x, 0.0, to.z - from.z);
        let (length, along) = (way.length(), way.normalize_or_zero());
        let across = Vec3::new(along.z, 0.0, -along.x);
        let start = Vec3::new(from.x, ABOVE, from.z);
        let ends = [(-ASIDE, -ASIDE), (length + ASIDE, -ASIDE), (length + ASIDE, ASIDE), (-ASIDE, ASIDE)];
        let corners = ends.map(|(t, s)| start + along * t + across * s);
        quads.quad(corners, ends.map(|(t, s)| [t, s]), [kind, strength], [since, length, 0.0, 0.0]);
    }
    quads
}

/// Four-sided sheets that face upwards, corners against the clock as seen from above.
#[derive(Default)]
struct Quads {
    places: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    more: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Quads {
    fn quad(&mut self, corners: [Vec3; 4], uvs: [[f32; 2]; 4], more: [f32; 2], colour: [f32; 4]) {
        let start = self.places.len() as u32;
        self.places.extend(corners.map(|p| p.to_array()));
        self.uvs.extend(uvs);
        self.more.extend([more; 4]);
        self.colours.extend([colour; 4]);
        self.indices.extend([0, 1, 2, 0, 2, 3].map(|i| start + i));
    }

    fn finish(self) -> Mesh {
        let count = self.places.len();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.places)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; count])
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, self.more)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}
