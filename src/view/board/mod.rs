//! The carved board: baked away from the main thread whenever the layout or the quality changes, then swapped in.

mod bake;
mod glyphs;
pub mod in_play;
pub mod layout;
mod mesh;
mod relief;
mod skin;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use self::bake::Relief;
use crate::rules::{Board, Diagonals};
use crate::view::ViewSystems;
use crate::view::board::layout::{BENCH_DEPTH, BoardLayout};
use crate::view::materials::{
    BoardMaterial, BoardUniform, CONTACTS, CarvedStone, GROOVES, PlaceMaterial, PlaceMaterials,
};
use crate::view::place::pattern::SunPattern;
use crate::view::place::setting::Setting;
use crate::view::quality::{Detail, Quality};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BoardBaking>().add_systems(
        Update,
        (
            start_baking.run_if(
                resource_exists_and_changed::<BoardLayout>
                    .or_else(resource_exists::<BoardLayout>.and_then(resource_changed::<Quality>)),
            ),
            finish_baking,
        )
            .chain()
            .in_set(ViewSystems::Place),
    );
}

/// The slab in the scene; one entity, made anew for every layout.
#[derive(Component)]
pub struct CarvedBoard;

/// A board being carved, if any.
#[derive(Resource, Default)]
pub struct BoardBaking(Option<Task<Baked>>);

impl BoardBaking {
    /// Whether a new board is on its way.
    pub fn is_busy(&self) -> bool {
        self.0.is_some()
    }
}

/// Everything a finished board brings.
struct Baked {
    relief: Relief,
    mesh: Mesh,
    layout: BoardLayout,
}

fn start_baking(layout: Res<BoardLayout>, quality: Res<Quality>, mut baking: ResMut<BoardBaking>) {
    let (layout, quality) = (layout.clone(), *quality);
    baking.0 = Some(AsyncComputeTaskPool::get().spawn(async move {
        let colours = quality.detail() != Detail::Fine;
        let stone = uniform(&layout);
        let to_sun = Setting::of(layout.board, layout.diagonals).to_sun();
        let relief = Relief::bake(&layout, quality.relief_pixels(), to_sun, colours.then_some(&stone));
        let mesh = mesh::slab(&relief, layout.half_size(), layout.thickness(), quality.board_cells());
        Baked { relief, mesh, layout }
    }));
}

fn finish_baking(
    mut commands: Commands,
    mut baking: ResMut<BoardBaking>,
    quality: Res<Quality>,
    pattern: Res<SunPattern>,
    old: Query<Entity, With<CarvedBoard>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<BoardMaterial>>,
    places: Res<PlaceMaterials>,
    mut surfaces: ResMut<Assets<PlaceMaterial>>,
) {
    let Some(task) = baking.bypass_change_detection().0.as_mut() else { return };
    let Some(baked) = block_on(poll_once(task)) else { return };
    baking.0 = None;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Baked { relief, mesh, layout } = baked;
    let half = layout.half_size();
    // The bench knows how far the slab throws its shade.
    if let Some(mut bench) = surfaces.get_mut(&places.bench) {
        bench.extension.place.extra.z = half;
    }
    let material = materials.add(BoardMaterial {
        base: StandardMaterial { reflectance: 0.38, perceptual_roughness: 0.7, ..default() },
        extension: CarvedStone {
            board: uniform(&layout),
            shape: Some(images.add(relief.shape)),
            story: Some(images.add(relief.story)),
            skin: relief.skin.map(|skin| images.add(skin)),
            stand: pattern.stand,
            pattern: Some(pattern.picture.clone()),
            detail: quality.detail(),
        },
    });
    let shade = Cuboid::new(2.0 * half - 0.1, BENCH_DEPTH - 0.10, 2.0 * half - 0.1);
    commands.spawn((
        Name::new("Board"),
        CarvedBoard,
        Mesh3d(meshes.add(mesh)),
        MeshMaterial3d(material),
        Pickable::IGNORE,
        NotShadowCaster,
        Transform::default(),
        Visibility::default(),
        children![(
            Name::new("Board shadow"),
            Mesh3d(meshes.add(shade)),
            MeshMaterial3d::<BoardMaterial>(materials.add(BoardMaterial {
                base: StandardMaterial::default(),
                extension: CarvedStone {
                    board: uniform(&layout),
                    shape: None,
                    story: None,
                    skin: None,
                    stand: pattern.stand,
                    pattern: None,
                    detail: quality.detail(),
                },
            })),
            Pickable::IGNORE,
            Transform::from_xyz(0.0, -0.13 - (BENCH_DEPTH - 0.10) * 0.5, 0.0),
        )],
    ));
}

/// The stone of each family: a honey bench, a grey step, a green porch slab, a red roof stone.
fn uniform(layout: &BoardLayout) -> BoardUniform {
    let crossed = layout.diagonals != Diagonals::None;
    let (light, dark, dirt, lichen, seed) = match layout.board {
        Board::Nine if crossed => {
            ([0.60, 0.42, 0.27], [0.45, 0.28, 0.17], [0.060, 0.032, 0.018], [0.30, 0.24, 0.13], 3.0)
        }
        Board::Nine => ([0.68, 0.57, 0.41], [0.52, 0.415, 0.28], [0.036, 0.026, 0.016], [0.32, 0.29, 0.15], 0.0),
        Board::Six => ([0.47, 0.465, 0.385], [0.34, 0.345, 0.275], [0.040, 0.038, 0.026], [0.24, 0.27, 0.12], 5.0),
        Board::Three => ([0.50, 0.475, 0.435], [0.37, 0.345, 0.315], [0.045, 0.038, 0.030], [0.34, 0.30, 0.14], 9.0),
    };
    let colour = |c: [f32; 3]| Vec3::from(c).extend(1.0);
    BoardUniform {
        plan: Vec4::new(layout.half_size(), layout.pitch(), f32::from(layout.geometry().size()), 1.0),
        light: colour(light),
        dark: colour(dark),
        dirt: colour(dirt),
        lichen: colour(lichen),
        extra: Vec4::new(0.0, 0.0, 0.0, seed),
        nodes: [Vec4::ZERO; 49],
        grooves: [Vec4::ZERO; GROOVES],
        groove_kinds: [Vec4::ZERO; GROOVES],
        contacts: [Vec4::ZERO; CONTACTS],
    }
}
