//! Gamepads that are pulled out in the middle of a game, and plugged in again.

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use nine_mens_morris::game::{Cursor, Screen};

use crate::devices::{connect, pad_press, table};
use crate::harness::{FRIENDS, begin, game};

/// What a pad says when it is pulled out.
fn disconnect(app: &mut App, pad: Entity) {
    let event = GamepadConnectionEvent { gamepad: pad, connection: GamepadConnection::Disconnected };
    app.world_mut().write_message(RawGamepadEvent::Connection(event.clone()));
    app.world_mut().write_message(event);
}

#[test]
fn a_pad_that_is_pulled_out_with_its_stick_held_stops_the_cursor() {
    let mut app = table();
    let pad = connect(&mut app);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    begin(&mut app, "nine", FRIENDS, 0);
    pad_press(&mut app, pad, GamepadButton::DPadUp);
    let at = |app: &App| app.world().resource::<Cursor>().shown();
    let before = at(&app).expect("the cursor is shown");
    let push = |value: f32| {
        RawGamepadEvent::Axis(RawGamepadAxisChangedEvent { gamepad: pad, axis: GamepadAxis::LeftStickX, value })
    };
    app.world_mut().write_message(push(1.0));
    app.update();
    app.update();
    let moved = at(&app).expect("the cursor is shown");
    assert_ne!(moved, before, "the stick moves it");
    disconnect(&mut app, pad);
    app.update();
    app.update();
    let stopped = at(&app);
    for _ in 0..120 {
        app.update();
    }
    assert_eq!(at(&app), stopped, "and nothing does once the pad is gone");
}

#[test]
fn a_pad_that_is_plugged_in_again_is_one_seat_and_the_same() {
    let mut app = table();
    let pads = [connect(&mut app), connect(&mut app)];
    disconnect(&mut app, pads[0]);
    app.update();
    app.update();
    let again = connect(&mut app);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    app.update();
    begin(&mut app, "nine", FRIENDS, 0);
    for (pad, turns) in [(pads[1], 0), (again, 1)] {
        pad_press(&mut app, pad, GamepadButton::South);
        pad_press(&mut app, pad, GamepadButton::South);
        assert_eq!(game(&app).ply(), turns, "White's pad is the one in the first place");
    }
}
