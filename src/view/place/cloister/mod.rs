//! The place: a cloister walk with its bench, arcade and vault, and the garth beyond; or one of the other places where
//! boards are cut.
//!
//! Everything is built by code from `plan`; a change of quality builds it anew.

mod arcade;
mod buildings;
mod detail;
mod foliage;
mod garth;
mod kit;
pub mod plan;
mod roof;
mod stair;
mod tracery;
mod vault;
mod walk;
pub mod window;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use self::detail::Detail;
use self::kit::Kit;
use self::plan::{ARCADE_Z, BAY, BAYS_BESIDE, EAVES_Y, FAR_Z, OPEN_BAY_X, SIDE_X, SILL_Y, bays};
use crate::view::ViewSystems;
use crate::view::materials::{PlaceMaterial, PlaceMaterials};
use crate::view::place::setting::{Place, Setting};
use crate::view::quality::Quality;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        build.run_if(resource_changed::<Quality>.or_else(resource_changed::<Setting>)).in_set(ViewSystems::Place),
    );
}

/// A part of the place that a change of quality builds anew.
#[derive(Component)]
pub struct Scenery;

/// Hands parts of the place to the scene.
struct Yard<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    meshes: &'a mut Assets<Mesh>,
}

impl Yard<'_, '_, '_> {
    fn part(&mut self, kit: Kit, material: &Handle<PlaceMaterial>, shadow: bool) {
        let mesh = self.meshes.add(kit.finish());
        self.copy(&mesh, material, Transform::default(), shadow);
    }

    fn copy(&mut self, mesh: &Handle<Mesh>, material: &Handle<PlaceMaterial>, at: Transform, shadow: bool) {
        let mut entity = self.commands.spawn((
            Scenery,
            Mesh3d(mesh.clone()),
            MeshMaterial3d(material.clone()),
            at,
            Pickable::IGNORE,
        ));
        if !shadow {
            entity.insert(NotShadowCaster);
        }
    }
}

fn build(
    mut commands: Commands,
    quality: Res<Quality>,
    setting: Res<Setting>,
    old: Query<Entity, With<Scenery>>,
    mut surfaces: ResMut<Assets<PlaceMaterial>>,
    mut built: Local<Option<(Quality, Place)>>,
    materials: Res<PlaceMaterials>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if built.replace((*quality, setting.place)) == Some((*quality, setting.place)) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    // The slab that carries the board is of the stone of its place.
    if let Some(mut bench) = surfaces.get_mut(&materials.bench) {
        bench.extension.place.tint = setting.bench().extend(1.0);
    }
    let detail = match *quality {
        Quality::Low => Detail::SPARE,
        Quality::Medium => Detail::MIDDLE,
        Quality::High | Quality::Ultra => Detail::FULL,
    };
    let mut yard = Yard { commands: &mut commands, meshes: &mut meshes };
    match setting.place {
        Place::Roof => build_roof(&mut yard, &materials, detail),
        Place::Stair => build_stair(&mut yard, &materials, detail),
        Place::Window => build_window(&mut yard, &materials, detail),
        Place::Cloister => {
            build_walk(&mut yard, &materials, detail);
            build_far_side(&mut yard, &materials, *quality);
            build_garth(&mut yard, &materials, detail, *quality >= Quality::High);
        }
    }
}

/// The triangles of a place that throw shade where one plays, in world space.
pub fn casters(place: Place) -> Vec<[Vec3; 3]> {
    let mut all = Vec::new();
    match place {
        Place::Cloister => {
            for (k, open) in [(-1.0, false), (0.0, true), (1.0, false)] {
                let (stone, wall) = arcade::bay(open, Detail::MIDDLE);
                let at = Vec3::new(OPEN_BAY_X + k * BAY, 0.0, ARCADE_Z);
                all.extend(stone.triangles(at).chain(wall.triangles(at)));
                // The columns of the bays beyond.
                let beyond = at + Vec3::X * k * BAY;
                all.extend(stone.triangles(beyond));
            }
            let mut solid = Kit::new();
            solid.block(Vec3::new(-40.0, -4.0, ARCADE_Z), Vec3::new(40.0, SILL_Y, ARCADE_Z + 0.01), 0.0);
            solid.block(Vec3::new(-40.0, EAVES_Y, ARCADE_Z), Vec3::new(40.0, 30.0, ARCADE_Z + 0.01), 0.0);
            all.extend(solid.triangles(Vec3::ZERO));
        }
        Place::Roof => all.extend(roof::columns(16).triangles(Vec3::ZERO)),
        Place::Stair => {
            let parts = [stair::crown(Detail::MIDDLE), stair::trunk(Detail::SPARE), stair::pots(Detail::SPARE)];
            all.extend(parts.iter().flat_map(|part| part.triangles(Vec3::ZERO)));
        }
        Place::Window => {
            let at = Vec3::new(window::MIDDLE_X, 0.0, ARCADE_Z);
            for k in [-1.0, 0.0, 1.0] {
                let at = at + Vec3::X * k * window::STEP;
                let parts = [window::wall(Detail::MIDDLE), window::dressings(Detail::SPARE), window::irons()];
                all.extend(parts.iter().flat_map(|part| part.triangles(at)));
            }
            let mut solid = Kit::new();
            solid.block(Vec3::new(-60.0, -4.0, ARCADE_Z), Vec3::new(60.0, SILL_Y, ARCADE_Z + 0.01), 0.0);
            solid.block(Vec3::new(-60.0, EAVES_Y, ARCADE_Z), Vec3::new(60.0, 30.0, ARCADE_Z + 0.01), 0.0);
            all.extend(solid.triangles(Vec3::ZERO));
        }
    }
    all
}

fn build_walk(yard: &mut Yard, materials: &PlaceMaterials, detail: Detail) {
    let [open, closed] = [true, false].map(|open| {
        let (stone, wall) = arcade::bay(open, detail);
        (yard.meshes.add(stone.finish()), yard.meshes.add(wall.finish()))
    });
    let (ribs, webs) = vault::bay(detail);
    let (ribs, webs) = (yard.meshes.add(ribs.finish()), yard.meshes.add(webs.finish()));
    for (x, is_open) in bays() {
        let at = Transform::from_xyz(x, 0.0, ARCADE_Z);
        let (stone, wall) = if is_open { &open } else { &closed };
        yard.copy(stone, &materials.limestone, at, true);
        yard.copy(wall, &materials.wall, at, true);
        let over = Transform::from_xyz(x, 0.0, 0.0);
        yard.copy(&ribs, &materials.limestone, over, false);
        yard.copy(&webs, &materials.web, over, false);
    }
    yard.part(walk::bench(), &materials.bench, true);
    yard.part(walk::plinth(detail), &materials.limestone, true);
    yard.part(walk::floor(), &materials.floor, false);
    yard.part(walk::walls(), &materials.wall, true);
    yard.part(walk::seat_and_doorways(detail), &materials.limestone, false);
    yard.part(walk::door(), &materials.timber, false);
    yard.part(walk::passages(), &materials.dark, false);
}

fn build_roof(yard: &mut Yard, materials: &PlaceMaterials, detail: Detail) {
    yard.part(roof::middle_slab(), &materials.bench, true);
    yard.part(roof::slabs(), &materials.path, true);
    yard.part(roof::columns(detail.sides), &materials.path, true);
    yard.part(roof::fields(), &materials.meadow, false);
    yard.part(roof::cliffs(if detail.fine { 34 } else { 22 }), &materials.crag, false);
    yard.part(roof::palm_trunks(), &materials.timber, false);
    yard.part(roof::palm_crowns(), &materials.blades, false);
}

fn build_stair(yard: &mut Yard, materials: &PlaceMaterials, detail: Detail) {
    yard.part(stair::landing(), &materials.bench, true);
    yard.part(stair::steps(), &materials.worn, true);
    yard.part(stair::wall(detail), &materials.wall, true);
    yard.part(stair::portal(detail), &materials.limestone, true);
    yard.part(stair::doors(), &materials.timber, false);
    yard.part(stair::irons(detail), &materials.iron, false);
    yard.part(stair::slits(), &materials.dark, false);
    yard.part(stair::pots(detail), &materials.tiles, true);
    let (green, colour) = stair::lavender(detail);
    yard.part(green, &materials.blades, false);
    yard.part(colour, &materials.bloom, false);
    yard.part(stair::meadow(detail), &materials.meadow, false);
    yard.part(stair::way(), &materials.path, false);
    yard.part(stair::trunk(detail), &materials.timber, true);
    yard.part(stair::crown(detail), &materials.crown, true);
    yard.part(stair::cypresses(detail), &materials.cypress, false);
}

fn build_window(yard: &mut Yard, materials: &PlaceMaterials, detail: Detail) {
    let [wall, dressings, glass, irons] =
        [window::wall(detail), window::dressings(detail), window::glass(detail), window::irons()]
            .map(|kit| yard.meshes.add(kit.finish()));
    for x in window::middles() {
        let at = Transform::from_xyz(x, 0.0, ARCADE_Z);
        yard.copy(&wall, &materials.wall, at, true);
        yard.copy(&dressings, &materials.limestone, at, true);
        yard.copy(&glass, &materials.glass, at, false);
        yard.copy(&irons, &materials.iron, at, true);
    }
    yard.part(walk::bench(), &materials.bench, true);
    yard.part(walk::plinth(detail), &materials.limestone, true);
    yard.part(walk::floor(), &materials.floor, false);
    yard.part(walk::walls(), &materials.wall, true);
    yard.part(window::ceiling(), &materials.timber, false);
    yard.part(window::presses(), &materials.timber, false);
    for (third, leather) in [&materials.leather[0], &materials.leather[1], &materials.timber].into_iter().enumerate() {
        yard.part(window::books(third, detail.fine), leather, false);
    }
    yard.part(window::pages(detail.fine), &materials.paper, true);
    yard.part(window::quill(), &materials.paper, true);
    yard.part(window::tools(), &materials.leather[0], true);
    yard.part(window::ink(), &materials.dark, false);
    yard.part(window::meadows(detail), &materials.meadow, false);
    yard.part(window::river(), &materials.river, false);
    let (trees, poplars) = window::trees(detail);
    yard.part(trees, &materials.crown, false);
    yard.part(poplars, &materials.cypress, false);
    let (walls, roofs) = window::village();
    yard.part(walls, &materials.limestone, false);
    yard.part(roofs, &materials.tiles, false);
}

fn build_far_side(yard: &mut Yard, materials: &PlaceMaterials, quality: Quality) {
    let detail = if quality >= Quality::High { Detail { sides: 10, steps: 8, fine: false } } else { Detail::DISTANT };
    let (stone, wall) = arcade::bay(false, detail);
    let (stone, wall) = (yard.meshes.add(stone.finish()), yard.meshes.add(wall.finish()));
    let shadow = quality.is_fine();
    let along = (-BAYS_BESIDE..=BAYS_BESIDE).map(|k| Transform::from_xyz(OPEN_BAY_X + k as f32 * BAY, 0.0, FAR_Z));
    let turned = Quat::from_rotation_y(std::f32::consts::FRAC_PI_2);
    let beside = [-SIDE_X, SIDE_X].into_iter().flat_map(|x| {
        (0..4).map(move |k| Transform::from_xyz(x, 0.0, FAR_Z + BAY * (k as f32 + 0.4)).with_rotation(turned))
    });
    for at in along.chain(beside) {
        yard.copy(&stone, &materials.limestone, at, false);
        yard.copy(&wall, &materials.wall, at, false);
    }
    yard.part(buildings::walls(), &materials.wall, shadow);
    yard.part(buildings::dressings(detail), &materials.limestone, false);
    yard.part(buildings::openings(), &materials.dark, false);
    yard.part(buildings::roofs(), &materials.tiles, shadow);
}

fn build_garth(yard: &mut Yard, materials: &PlaceMaterials, detail: Detail, lush: bool) {
    let shadow = detail.fine;
    yard.part(garth::lawn(detail), &materials.grass, false);
    yard.part(garth::paths(), &materials.path, false);
    yard.part(garth::well(detail), &materials.limestone, shadow);
    yard.part(garth::hedges(detail), &materials.hedge, shadow);
    yard.part(garth::cypresses(detail), &materials.cypress, shadow);
    yard.part(garth::trunks(detail), &materials.timber, shadow);
    yard.part(garth::crown(detail), &materials.crown, shadow);
    yard.part(garth::water(), &materials.dark, false);
    if detail.fine {
        yard.part(garth::well_gear(), &materials.iron, false);
    }
    if lush {
        let (green, colour) = garth::blades();
        yard.part(green, &materials.blades, false);
        yard.part(colour, &materials.bloom, false);
        yard.part(garth::daisies(), &materials.daisy, false);
    }
}
