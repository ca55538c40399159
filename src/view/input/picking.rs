//! Pointing at the board: invisible targets over the points, larger than what is seen. A click becomes a request; what
//! it means is the game's business.

use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingCamera, MeshPickingSettings};
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;

use crate::game::{CurrentGame, Screen, TouchPoint};
use crate::rules::Point;
use crate::view::board::layout::BoardLayout;
use crate::view::camera::MainCamera;
use crate::view::{ViewInput, ViewSystems};

/// Adds picking.
pub fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .init_resource::<Hovered>()
        .init_resource::<Pressed>();
    // Before the game's turn, so that a touch counts in the frame in which it ends.
    app.add_systems(Update, release.in_set(ViewInput));
    app.add_systems(
        Update,
        (lay_targets.run_if(resource_exists_and_changed::<BoardLayout>), fit_targets, mark_camera)
            .chain()
            .in_set(ViewSystems::Dress),
    );
}

/// How far a pointer may move between press and release for a click, in logical pixels: a drag that orbits is no click.
pub const CLICK_SLOP: f32 = 6.0;
/// The same for a finger, which is less steady and covers what it touches.
pub const TOUCH_SLOP: f32 = 18.0;

/// How far this pointer may move between press and release for a click.
pub const fn slop(pointer: PointerId) -> f32 {
    if matches!(pointer, PointerId::Touch(_)) { TOUCH_SLOP } else { CLICK_SLOP }
}

/// The point under the pointer.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hovered(pub Option<Point>);

/// A pick target.
#[derive(Component, Clone, Copy, Debug)]
pub struct Target {
    /// Its point.
    pub point: Point,
}

/// How far above the stone the targets reach: over a man.
const REACH: f32 = 0.17;
/// How tall a target over an empty point is, as a part of that.
const FLAT: f32 = 0.1;

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
                Target { point },
                Mesh3d(mesh.clone()),
                Transform::from_translation(at),
                Visibility::Hidden,
                Pickable::default(),
            ))
            .observe(enter)
            .observe(leave)
            .observe(press);
    }
}

/// A target is as tall as what can be seen on its point: a man, or nothing but the cup. A tall one over an empty point
/// would take the clicks meant for the point behind it.
fn fit_targets(
    current: Res<CurrentGame>,
    layout: Option<Res<BoardLayout>>,
    added: Query<(), Added<Target>>,
    mut targets: Query<(&Target, &mut Transform)>,
) {
    let Some(layout) = layout.filter(|_| current.is_changed() || !added.is_empty()) else { return };
    for (target, mut transform) in &mut targets {
        let occupied = current.game().position().man_at(target.point).is_some();
        let height = if occupied { 1.0 } else { FLAT };
        transform.scale.y = height;
        transform.translation = layout.point(target.point) + Vec3::Y * (REACH * height * 0.5);
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

/// Where the primary button went down, if over a point: [`Pointer<Click>`](bevy::picking::events::Click) would be lost
/// when pointer and button move within one slow frame, so press and release are matched here. The last is the board's
/// revision at the press: what was pressed while the other side thought is no touch of the board after its turn.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Pressed(pub Option<(PointerId, Point, Vec2, u64)>);

fn press(press: On<Pointer<Press>>, targets: Query<&Target>, current: Res<CurrentGame>, mut pressed: ResMut<Pressed>) {
    if let (Ok(target), PointerButton::Primary) = (targets.get(press.entity), press.button) {
        pressed.0 = Some((press.pointer_id, target.point, press.pointer_location.position, current.revision()));
    }
}

/// A release near the place of the press is a touch of its point; farther away it was a drag, and two fingers are the
/// camera's until both are gone.
pub fn release(
    mut inputs: MessageReader<PointerInput>,
    screen: Res<State<Screen>>,
    current: Res<CurrentGame>,
    mut pressed: ResMut<Pressed>,
    mut fingers: Local<Fingers>,
    mut touches: MessageWriter<TouchPoint>,
) {
    for input in inputs.read() {
        if fingers.follow(input) {
            pressed.0 = None;
        }
        let Some((_, point, at, revision)) = pressed.0.filter(|&(pointer, ..)| pointer == input.pointer_id) else {
            continue;
        };
        let ended = match input.action {
            PointerAction::Release(PointerButton::Primary) => true,
            PointerAction::Cancel => false,
            _ => continue,
        };
        pressed.0 = None;
        let same_board = revision == current.revision() && *screen.get() == Screen::Playing;
        if ended && same_board && at.distance(input.location.position) <= slop(input.pointer_id) {
            touches.write(TouchPoint(Some(point)));
        }
    }
}

/// The fingers on the glass.
#[derive(Default)]
pub struct Fingers {
    down: Vec<PointerId>,
    several: bool,
}

impl Fingers {
    /// Follows one input; says whether it belongs to a gesture of several fingers.
    fn follow(&mut self, input: &PointerInput) -> bool {
        if !matches!(input.pointer_id, PointerId::Touch(_)) {
            return false;
        }
        match input.action {
            PointerAction::Press(_) => self.down.push(input.pointer_id),
            PointerAction::Release(_) | PointerAction::Cancel => self.down.retain(|&known| known != input.pointer_id),
            _ => {}
        }
        self.several |= self.down.len() > 1;
        let gesture = self.several;
        self.several &= !self.down.is_empty();
        gesture
    }
}
