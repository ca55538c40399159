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

use crate::view::materials::sunlight::PatternStand;
use crate::view::schedule::PictureSystems;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<SheetMaterial>::default())
        .init_resource::<Sheets>()
        .add_systems(Startup, spawn)
        .add_systems(PostUpdate, draw.in_set(PictureSystems::Sheets));
}

/// What lies over the stone.
#[derive(Resource, Default, PartialEq, Debug)]
pub struct Sheets {
    /// Marked points: place, kind of `board_marks.wgsl`, strength.
    pub points: Vec<(Vec3, f32, f32)>,
    /// Marked grooves: both ends, kind, strength, seconds since it began.
    pub grooves: Vec<(Vec3, Vec3, f32, f32, f32)>,
    /// Shade of men.
    pub contacts: Vec<Contact>,
}

/// The shade of one man on the stone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contact {
    /// The place on the stone under him.
    pub at: Vec3,
    /// His radius.
    pub radius: f32,
    /// How dark he presses himself into the stone, 0 to 1.
    pub strength: f32,
    /// How far from there the sun throws the shade of his foot and of his crown, radii (x, z each); none where shadow
    /// maps do.
    pub cast: Option<[Vec2; 2]>,
}

/// Which of the sheets' shaders draws.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub enum Kind {
    /// Shade of men.
    Contacts,
    /// Marked points.
    Points,
    /// Marked grooves.
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

/// What sheets are drawn with.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(Kind)]
pub struct SheetMaterial {
    #[uniform(110)]
    stand: PatternStand,
    #[texture(111)]
    #[sampler(112)]
    pattern: Option<Handle<Image>>,
    kind: Kind,
}

impl SheetMaterial {
    /// Lets the sun shine through a pattern.
    pub fn take_pattern(&mut self, stand: PatternStand, picture: &Handle<Image>) {
        (self.stand, self.pattern) = (stand, Some(picture.clone()));
    }
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
            // Sheets lie in one plane: none may hide another.
            depth.depth_write_enabled = Some(false);
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
            MeshMaterial3d(materials.add(SheetMaterial { stand: PatternStand::OPEN, pattern: None, kind })),
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
    for contact in &sheets.contacts {
        let (mut low, mut high) = (Vec2::splat(-SHADE), Vec2::splat(SHADE));
        let [foot, crown] = contact.cast.unwrap_or_default();
        for end in [foot, crown] {
            low = low.min(end - Vec2::splat(SHADE));
            high = high.max(end + Vec2::splat(SHADE));
        }
        let corners = [[low.x, high.y], [high.x, high.y], [high.x, low.y], [low.x, low.y]];
        let places = corners.map(|[x, z]| contact.at + Vec3::new(x * contact.radius, ABOVE, z * contact.radius));
        let casts = f32::from(u8::from(contact.cast.is_some()));
        quads.quad(places, corners, [contact.strength, casts], [foot.x, foot.y, crown.x, crown.y]);
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
