//! Which camera shot belongs to which moment of the game.

use bevy::prelude::*;

use crate::game::{CurrentGame, GameStarted, MillClosed, Screen, Seats, Theatre, TurnPhase};
use crate::preferences::{CameraManner, Preferences};
use crate::rules::Color;
use crate::view::board::layout::BoardLayout;
use crate::view::camera::{CameraRig, CameraShot};
use crate::view::schedule::CameraSystems;

/// Adds the moments.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (choose_shot, choose_side, look_at_mills).chain().in_set(CameraSystems::Choose));
}

fn choose_shot(
    screen: Res<State<Screen>>,
    phase: Res<TurnPhase>,
    theatre: Res<Theatre>,
    mut started: MessageReader<GameStarted>,
    mut rig: ResMut<CameraRig>,
    mut shown: Local<Option<(Screen, bool)>>,
) {
    let screen = *screen.get();
    let over = *phase == TurnPhase::Finished || (screen == Screen::Theatre && !theatre.films());
    let again = started.read().count() > 0 && screen == Screen::Playing;
    if *shown == Some((screen, over)) && !again {
        return;
    }
    *shown = Some((screen, over));
    rig.shot = match screen {
        Screen::Loading | Screen::Title => CameraShot::Title,
        Screen::Theatre if over => CameraShot::Play,
        Screen::Attract | Screen::Theatre => CameraShot::Attract,
        Screen::Playing if over => CameraShot::Victory,
        Screen::Playing => CameraShot::Play,
    };
}

/// Between two people the camera goes where the preferences say when the turn passes; a man on its way is seen out first.
fn choose_side(
    screen: Res<State<Screen>>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    preferences: Res<Preferences>,
    mut rig: ResMut<CameraRig>,
) {
    let friends = *screen.get() == Screen::Playing && seats.humans() == 2;
    rig.lie_flat(friends && preferences.camera == CameraManner::Flat);
    if !friends || preferences.camera != CameraManner::Turn {
        rig.sit(false, *screen.get() != Screen::Playing);
    } else if *phase == TurnPhase::Choosing {
        rig.sit(current.game().position().turn() == Color::Black, preferences.reduced_motion);
    }
}

/// In the demo the camera comes to the board when a mill closes.
fn look_at_mills(
    screen: Res<State<Screen>>,
    layout: Option<Res<BoardLayout>>,
    time: Res<Time>,
    mut closed: MessageReader<MillClosed>,
    mut rig: ResMut<CameraRig>,
    mut until: Local<Option<f32>>,
) {
    let (Some(layout), now) = (layout, time.elapsed_secs()) else { return };
    for closed in closed.read() {
        let Some(mill) = closed.mills.first().filter(|_| matches!(screen.get(), Screen::Attract | Screen::Theatre))
        else {
            continue;
        };
        let middle = mill.into_iter().map(|point| layout.point(point)).sum::<Vec3>() / 3.0;
        rig.focus(Some(middle));
        *until = Some(now + 4.5);
    }
    let left = !matches!(screen.get(), Screen::Attract | Screen::Theatre);
    if until.is_some_and(|until| now > until || left) {
        rig.focus(None);
        *until = None;
    }
}
