//! A man in the hand: pressed and pulled, an own man follows the pointer over the board, and is set down where it is let
//! go. What may be taken up is said by [`Choices`]; whether it may stand there is the game's business. A drag that begins
//! anywhere else is the camera's.

use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;

use crate::game::{Choices, Screen, TouchPoint, TurnPhase};
use crate::rules::Point;
use crate::view::board::layout::BoardLayout;
use crate::view::camera::MainCamera;
use crate::view::input::picking::{Pressed, slop};
use crate::view::{ViewInput, ViewSystems};

/// Adds the hand.
pub fn plugin(app: &mut App) {
    app.init_resource::<Carried>();
    app.add_systems(Update, carry.before(crate::view::input::picking::release).in_set(ViewInput));
    app.add_systems(Update, drop_stale.in_set(ViewSystems::Dress));
}

/// How high above the stone the pointer's place is taken: the middle of a man that is taken up.
const HEIGHT: f32 = 0.30;
/// How far from a point a man may be let go and still be set down there, as a part of the distance between lines.
const REACH: f32 = 0.55;

/// The man that follows a pointer.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Carried(Option<Hand>);

#[derive(Clone, Copy, PartialEq, Debug)]
struct Hand {
    pointer: PointerId,
    from: Point,
    at: Vec3,
}

impl Carried {
    /// The point that the man in the hand came from, and where it is held over the board.
    pub fn over(&self) -> Option<(Point, Vec3)> {
        self.0.map(|hand| (hand.from, hand.at))
    }
}

/// Follows presses that are pulled; begins before the click would be judged, so that one press is never both.
pub fn carry(
    mut inputs: MessageReader<PointerInput>,
    screen: Res<State<Screen>>,
    phase: Res<TurnPhase>,
    choices: Res<Choices>,
    layout: Option<Res<BoardLayout>>,
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    mut pressed: ResMut<Pressed>,
    mut carried: ResMut<Carried>,
    mut touches: MessageWriter<TouchPoint>,
) {
    let Some(layout) = layout else { return };
    let free = *screen.get() == Screen::Playing && *phase == TurnPhase::Choosing;
    for input in inputs.read() {
        let pointer = input.pointer_id;
        let over = || over_board(&cameras, input.location.position);
        match (input.action, carried.0) {
            (PointerAction::Press(_), Some(hand)) if hand.pointer != pointer => {
                // Another finger came down: the two are the camera's now.
                touches.write(TouchPoint(None));
                carried.0 = None;
            }
            (PointerAction::Move { .. }, None) if free => {
                let Some((_, point, at, _)) = pressed.0.filter(|&(known, ..)| known == pointer) else { continue };
                let pulled = at.distance(input.location.position) > slop(pointer);
                let own = choices.liftable.contains(point) || choices.lifted == Some(point);
                let (true, true, Some(place)) = (pulled, own, over()) else { continue };
                pressed.0 = None;
                carried.0 = Some(Hand { pointer, from: point, at: place });
                if choices.lifted != Some(point) {
                    touches.write(TouchPoint(Some(point)));
                }
            }
            (PointerAction::Move { .. }, Some(hand)) if hand.pointer == pointer => {
                if let Some(at) = over() {
                    carried.0 = Some(Hand { at, ..hand });
                }
            }
            (PointerAction::Release(_), Some(hand)) if hand.pointer == pointer => {
                let at = over().unwrap_or(hand.at);
                let point = layout.nearest_point(at, layout.pitch() * REACH).filter(|&point| point != hand.from);
                touches.write_batch(point.map(|point| TouchPoint(Some(point))));
                // What could not be set down there goes back.
                touches.write(TouchPoint(None));
                carried.0 = None;
            }
            (PointerAction::Cancel, Some(hand)) if hand.pointer == pointer => {
                touches.write(TouchPoint(None));
                carried.0 = None;
            }
            _ => {}
        }
    }
}

/// Where a place on the screen lies over the board.
fn over_board(cameras: &Query<(&Camera, &GlobalTransform), With<MainCamera>>, at: Vec2) -> Option<Vec3> {
    let (camera, transform) = cameras.single().ok()?;
    let ray = camera.viewport_to_world(transform, at).ok()?;
    let distance = ray.intersect_plane(Vec3::Y * HEIGHT, InfinitePlane3d::new(Vec3::Y))?;
    let place = ray.get_point(distance);
    // Far away, near the horizon, nobody means the board.
    (place.xz().length() < 6.0).then_some(Vec3::new(place.x, 0.0, place.z))
}

/// Who may no longer move carries nothing.
fn drop_stale(phase: Res<TurnPhase>, choices: Res<Choices>, mut carried: ResMut<Carried>, mut waits: Local<u8>) {
    let Some(hand) = carried.0 else {
        *waits = 0;
        return;
    };
    let held = *phase == TurnPhase::Choosing && choices.lifted == Some(hand.from);
    *waits = if held { 0 } else { *waits + 1 };
    if *waits > 2 {
        carried.0 = None;
    }
}
