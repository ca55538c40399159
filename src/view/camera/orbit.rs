//! The hand on the camera: a drag orbits, the wheel and two fingers zoom. Moves no man.

use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::game::{LiftBoard, LookAround};
use crate::view::camera::CameraRig;
use crate::view::input::drag::Carried;
use crate::view::input::picking::CLICK_SLOP;
use crate::view::schedule::CameraSystems;

/// Adds the hand.
pub fn plugin(app: &mut App) {
    app.init_resource::<Grip>();
    app.add_systems(Update, (orbit, look_around, zoom).chain().in_set(CameraSystems::Turn));
    app.add_systems(Update, lift.in_set(CameraSystems::Lift));
}

/// Radians that the camera turns for each pixel of a drag.
const TURN: f32 = 0.0045;

/// A drag under way.
#[derive(Resource, Default)]
struct Grip {
    held: bool,
    moved: f32,
    fingers: Option<(Vec2, f32)>,
}

fn orbit(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    touches: Res<Touches>,
    wants: Option<Res<EguiWantsInput>>,
    carried: Res<Carried>,
    mut grip: ResMut<Grip>,
    mut rig: ResMut<CameraRig>,
) {
    let on_panel = wants.is_some_and(|wants| wants.wants_any_pointer_input());
    let grips = [MouseButton::Left, MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(grips) && !on_panel {
        (grip.held, grip.moved) = (true, 0.0);
    }
    if !buttons.any_pressed(grips) || carried.over().is_some() {
        grip.held = false;
    }
    if grip.held {
        grip.moved += motion.delta.length();
        if grip.moved > CLICK_SLOP && motion.delta != Vec2::ZERO {
            rig.orbit(motion.delta * Vec2::new(-TURN, TURN));
        }
    }
    // Two fingers: their middle orbits, their distance zooms.
    let fingers: Vec<Vec2> = touches.iter().map(|touch| touch.position()).collect();
    let now = if let [a, b] = fingers[..] { Some(((a + b) * 0.5, a.distance(b))) } else { None };
    if let (Some((middle, apart)), Some((old_middle, old_apart))) = (now, grip.fingers) {
        rig.orbit((middle - old_middle) * Vec2::new(-TURN, TURN));
        rig.zoom((old_apart - apart) * 0.03);
    }
    grip.fingers = now;
}

/// Keys and gamepads look around as well.
fn look_around(mut looks: MessageReader<LookAround>, mut rig: ResMut<CameraRig>) {
    for look in looks.read() {
        rig.orbit(look.turn);
        if look.zoom != 0.0 {
            rig.zoom(look.zoom);
        }
    }
}

/// On every screen, so that no request is missed.
fn lift(mut lifts: MessageReader<LiftBoard>, mut rig: ResMut<CameraRig>) {
    if let Some(&LiftBoard(share)) = lifts.read().last() {
        rig.lift(share);
    }
}

fn zoom(
    scroll: Res<AccumulatedMouseScroll>,
    mut pinches: MessageReader<PinchGesture>,
    wants: Option<Res<EguiWantsInput>>,
    mut rig: ResMut<CameraRig>,
) {
    let mut delta: f32 = pinches.read().map(|pinch| pinch.0 * 4.0).sum();
    if !wants.is_some_and(|wants| wants.wants_any_pointer_input()) {
        delta += scroll.delta.y * if scroll.unit == MouseScrollUnit::Line { 1.0 } else { 0.02 };
    }
    if delta != 0.0 {
        rig.zoom(-delta);
    }
}
