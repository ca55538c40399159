//! Pointing at the board: invisible targets over the points, larger than what is seen. A click becomes a request; what
//! it means is the game's business.

use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingCamera, MeshPickingSettings};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::ViewSystems;
use super::camera::MainCamera;
use super::layout::BoardLayout;
use crate::game::{Screen, TouchPoint};
use crate::rules::Point;

/// Adds picking.
pub fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .init_resource::<Hovered>();
    app.add_systems(
        Update,
        (lay_targets.run_if(resource_exists_and_changed::<BoardLayout>), mark_camera)
            .chain()
            .in_set(ViewSystems::Dress),
    );
}

/// How far a pointer may move between press and release for a click, in logical pixels. Bevy sends a click after any
/// drag that ends on the target it began on.
pub const CLICK_SLOP: f32 = 6.0;

/// The point under the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hovered(pub Option<Point>);

/// A pick target.
#[derive(Component, Clone, Copy, Debug)]
pub struct Target {
    /// Its point.
    pub point: Point,
    pressed_at: Option<Vec2>,
}

/// How far above the stone the targets reach: over a man.
const REACH: f32 = 0.24;

/// Lays a target over every point of the board.
pub fn lay_targets(
    layout: Res<BoardLayout>,
    old: Query<Entity, With<Target>>,
    mut hovered: ResMut<Hovered>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    hovered.0 = None;
    // Neighbouring targets just do not touch.
    let spacing = layout.geometry().edges().iter().map(|&(a, b)| layout.point(a).distance(layout.point(b)));
    let radius = spacing.fold(f32::INFINITY, f32::min).min(0.9) * 0.48;
    let mesh = meshes.add(Cylinder::new(radius, REACH));
    for point in layout.geometry().points() {
        let at = layout.point(point) + Vec3::Y * (REACH * 0.5 - 0.02);
        commands
            .spawn((
                Name::new(format!("target {}", layout.geometry().label(point))),
                Target { point, pressed_at: None },
                Mesh3d(mesh.clone()),
                Transform::from_translation(at),
                Visibility::Hidden,
                Pickable::default(),
            ))
            .observe(enter)
            .observe(leave)
            .observe(press)
            .observe(click);
    }
}

fn mark_camera(cameras: Query<Entity, (With<MainCamera>, Without<MeshPickingCamera>)>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(MeshPickingCamera);
    }
}

fn enter(over: On<Pointer<Over>>, targets: Query<&Target>, mut hovered: ResMut<Hovered>) {
    if let Ok(target) = targets.get(over.entity) {
        hovered.0 = Some(target.point);
    }
}

fn leave(out: On<Pointer<Out>>, targets: Query<&Target>, mut hovered: ResMut<Hovered>) {
    if targets.get(out.entity).is_ok_and(|target| hovered.0 == Some(target.point)) {
        hovered.0 = None;
    }
}

fn press(press: On<Pointer<Press>>, mut targets: Query<&mut Target>) {
    if let Ok(mut target) = targets.get_mut(press.entity) {
        target.pressed_at = (press.button == PointerButton::Primary).then_some(press.pointer_location.position);
    }
}

fn click(
    click: On<Pointer<Click>>,
    screen: Res<State<Screen>>,
    mut targets: Query<&mut Target>,
    mut touches: MessageWriter<TouchPoint>,
) {
    let Ok(mut target) = targets.get_mut(click.entity) else { return };
    let stayed = target.pressed_at.take().is_some_and(|at| at.distance(click.pointer_location.position) <= CLICK_SLOP);
    if stayed && click.button == PointerButton::Primary && *screen.get() == Screen::Playing {
        touches.write(TouchPoint(Some(target.point)));
    }
}
