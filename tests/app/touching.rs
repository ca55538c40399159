//! A whole game by touch: events of fingers on a window go through the same pointers as the mouse.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::input::PointerInputPlugin;
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResolution};
use nine_mens_morris::game::{Choices, CurrentGame};
use nine_mens_morris::rules::{Point, Step};
use nine_mens_morris::view::input::picking::{TOUCH_SLOP, Target};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::harness::{FRIENDS, begin, game, headless, lay_targets, settle};

/// The headless game under a glass: where a finger is, decides which target it is over.
fn glass() -> App {
    let mut app = headless();
    app.add_plugins((
        bevy::input::InputPlugin,
        bevy::asset::AssetPlugin::default(),
        WindowPlugin {
            primary_window: Some(Window { resolution: WindowResolution::new(1280, 720), ..default() }),
            ..default()
        },
        bevy::picking::PickingPlugin,
        bevy::picking::InteractionPlugin,
        PointerInputPlugin,
    ));
    lay_targets(&mut app);
    app.add_systems(PreUpdate, feel.in_set(PickingSystems::Backend));
    app.update();
    app
}

/// Where a point lies on the glass.
fn place(app: &App, point: Point) -> Vec2 {
    let (file, rank) = game(app).rules().geometry().grid(point);
    Vec2::new(200.0 + 90.0 * f32::from(file), 650.0 - 90.0 * f32::from(rank))
}

/// Stands in for the ray through the picture: a finger is over the target that lies nearest.
fn feel(
    pointers: Query<(&PointerId, &PointerLocation)>,
    targets: Query<(Entity, &Target)>,
    current: Res<CurrentGame>,
    mut hits: MessageWriter<PointerHits>,
) {
    let geometry = current.game().rules().geometry();
    for (&pointer, location) in &pointers {
        let Some(at) = location.location().map(|location| location.position) else { continue };
        let over = targets.iter().find(|(_, target)| {
            let (file, rank) = geometry.grid(target.point);
            at.distance(Vec2::new(200.0 + 90.0 * f32::from(file), 650.0 - 90.0 * f32::from(rank))) < 40.0
        });
        if let Some((entity, _)) = over {
            let hit = HitData::new(Entity::PLACEHOLDER, 1.0, None, None);
            hits.write(PointerHits::new(pointer, vec![(entity, hit)], 0.0));
        }
    }
}

fn finger(app: &mut App, id: u64, phase: TouchPhase, position: Vec2) {
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("a window");
    let touch = TouchInput { phase, position, window, force: None, id };
    app.world_mut().write_message(touch);
    app.world_mut().write_message(WindowEvent::TouchInput(touch));
}

/// A tap whose finger slips by `slip` pixels.
fn tap(app: &mut App, id: u64, at: Vec2, slip: f32) {
    finger(app, id, TouchPhase::Started, at);
    app.update();
    if slip > 0.0 {
        finger(app, id, TouchPhase::Moved, at + Vec2::X * slip);
        app.update();
    }
    finger(app, id, TouchPhase::Ended, at + Vec2::X * slip);
    app.update();
    settle(app);
}

#[test]
fn a_whole_game_is_tapped_through() {
    let mut app = glass();
    begin(&mut app, "six", FRIENDS, 0);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut id = 0;
    while game(&app).outcome().is_none() {
        let steps = game(&app).position().legal_steps(game(&app).rules());
        let step = steps[random.random_range(0..steps.len())];
        let before = app.world().resource::<CurrentGame>().revision();
        let mut touch = |app: &mut App, point| {
            id += 1;
            let at = place(app, point);
            tap(app, id, at, 5.0);
        };
        if let Step::Slide(from, _) = step {
            touch(&mut app, from);
            assert_eq!(app.world().resource::<Choices>().lifted, Some(from));
        }
        let (Step::Place(to) | Step::Slide(_, to) | Step::Remove(to)) = step;
        touch(&mut app, to);
        assert_eq!(app.world().resource::<CurrentGame>().revision(), before + 1);
    }
}

#[test]
fn a_finger_that_drags_and_two_fingers_move_no_man() {
    let mut app = glass();
    begin(&mut app, "nine", FRIENDS, 0);
    let geometry = game(&app).rules().geometry();
    let at = |app: &App, label| place(app, geometry.find(label).expect("a point"));
    let d6 = at(&app, "d6");
    tap(&mut app, 1, d6, TOUCH_SLOP + 2.0);
    assert_eq!(game(&app).ply(), 0, "a drag looks around");
    let (a, b) = (at(&app, "a7"), at(&app, "g1"));
    finger(&mut app, 2, TouchPhase::Started, a);
    app.update();
    finger(&mut app, 3, TouchPhase::Started, b);
    app.update();
    finger(&mut app, 2, TouchPhase::Ended, a);
    finger(&mut app, 3, TouchPhase::Ended, b);
    app.update();
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0, "two fingers look around");
    tap(&mut app, 4, d6, 0.0);
    assert_eq!(game(&app).ply(), 1);
}
