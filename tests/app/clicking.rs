//! A person at the board: pointer events on the pick targets become a game.

use bevy::camera::{ComputedCameraValues, NormalizedRenderTarget, RenderTargetInfo};
use bevy::picking::backend::HitData;
use bevy::picking::events::{Pointer, Press};
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use nine_mens_morris::game::{Choices, EngineMode, Rejected};
use nine_mens_morris::rules::{Color, Game, Move, Outcome, Phase, Point, Preset, Refusal, Step, WinReason};
use nine_mens_morris::view::MainCamera;
use nine_mens_morris::view::board::layout::BoardLayout;
use nine_mens_morris::view::input::picking::{CLICK_SLOP, Target};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::harness::{AGAINST_APPRENTICE, FRIENDS, begin, begin_game, game, headless, lay_targets, settle};

/// The headless game with pick targets, though no ray is cast.
fn pointing_app() -> App {
    let mut app = headless();
    app.add_plugins((
        bevy::asset::AssetPlugin::default(),
        bevy::picking::PickingPlugin,
        bevy::picking::InteractionPlugin,
    ));
    lay_targets(&mut app);
    app.update();
    app
}

fn location(at: Vec2) -> Location {
    let target = NormalizedRenderTarget::None { width: 1280, height: 720 };
    Location { target, position: at }
}

fn target_of(app: &mut App, point: Point) -> Entity {
    let mut targets = app.world_mut().query::<(Entity, &Target)>();
    let mut found = targets.iter(app.world()).filter(|(_, target)| target.point == point);
    let (entity, _) = found.next().expect("every point has a target");
    assert!(found.next().is_none(), "one target a point");
    entity
}

/// Presses and releases the button over a point, the pointer moving `moved` pixels between.
fn click_moving(app: &mut App, point: Point, button: PointerButton, moved: f32) {
    let entity = target_of(app, point);
    let hit = HitData::new(Entity::PLACEHOLDER, 1.0, None, None);
    let (pressed, released) = (location(Vec2::new(100.0, 100.0)), location(Vec2::new(100.0 + moved, 100.0)));
    let press = Press { button, hit, count: 1 };
    app.world_mut().trigger(Pointer::new(PointerId::Mouse, pressed, press, entity));
    app.world_mut().write_message(PointerInput::new(PointerId::Mouse, released, PointerAction::Release(button)));
}

fn click(app: &mut App, label: &str) {
    let point = find(app, label);
    click_moving(app, point, PointerButton::Primary, 0.0);
    settle(app);
}

fn find(app: &App, label: &str) -> Point {
    game(app).rules().geometry().find(label).expect("a point of the board")
}

fn rejections(app: &mut App) -> Vec<Rejected> {
    app.world_mut().resource_mut::<Messages<Rejected>>().drain().collect()
}

#[test]
fn whole_games_are_clicked_through_in_every_preset() {
    let mut app = pointing_app();
    for (seed, preset) in Preset::ALL.into_iter().enumerate() {
        begin(&mut app, preset.name(), FRIENDS, 0);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed as u64);
        while game(&app).outcome().is_none() {
            let steps = game(&app).position().legal_steps(game(&app).rules());
            let step = steps[random.random_range(0..steps.len())];
            let ply = app.world().resource::<nine_mens_morris::game::CurrentGame>().revision();
            if let Step::Slide(from, _) = step {
                click_moving(&mut app, from, PointerButton::Primary, 0.0);
                settle(&mut app);
                assert_eq!(app.world().resource::<Choices>().lifted, Some(from));
            }
            let (Step::Place(to) | Step::Slide(_, to) | Step::Remove(to)) = step;
            click_moving(&mut app, to, PointerButton::Primary, 0.0);
            settle(&mut app);
            assert_eq!(app.world().resource::<nine_mens_morris::game::CurrentGame>().revision(), ply + 1);
        }
        assert_eq!(rejections(&mut app), [], "{}: every click was welcome", preset.name());
    }
}

/// White: a7 d7 a4 b4 and one man more to move; Black spread out, no hands.
const MOVING: &str = "a7,d7,a4,b4,g1/d5,e4,d2,f6,c3 w 0-0";

#[test]
fn another_own_man_is_chosen_instead_and_the_chosen_one_is_put_down() {
    let mut app = pointing_app();
    begin_game(&mut app, Game::from_text("nine", Some(MOVING), None).expect("a position"), FRIENDS, 0);
    let lifted = |app: &App| app.world().resource::<Choices>().lifted;
    click(&mut app, "b4");
    assert_eq!(lifted(&app), Some(find(&app, "b4")));
    click(&mut app, "g1");
    assert_eq!(lifted(&app), Some(find(&app, "g1")), "the other man is chosen");
    click(&mut app, "g1");
    assert_eq!(lifted(&app), None, "the chosen man is put down");
    assert_eq!(rejections(&mut app), []);
    assert_eq!(game(&app).ply(), 0);
}

#[test]
fn a_drag_and_another_button_move_no_man() {
    let mut app = pointing_app();
    begin(&mut app, "nine", FRIENDS, 0);
    let point = find(&app, "d6");
    click_moving(&mut app, point, PointerButton::Primary, CLICK_SLOP + 1.0);
    settle(&mut app);
    click_moving(&mut app, point, PointerButton::Secondary, 0.0);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0);
    click_moving(&mut app, point, PointerButton::Primary, CLICK_SLOP - 1.0);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 1, "a hand that trembles still clicks");
}

#[test]
fn after_a_mill_the_men_that_may_be_taken_are_offered_and_a_protected_one_is_refused() {
    let mut app = pointing_app();
    let line = "a7,d7/a1,d1,g1,b4 w 4-3";
    begin_game(&mut app, Game::from_text("nine", Some(line), None).expect("a position"), FRIENDS, 0);
    click(&mut app, "g7");
    let b4 = find(&app, "b4");
    assert_eq!(app.world().resource::<Choices>().removable, b4.set());
    click(&mut app, "a1");
    let a1 = find(&app, "a1");
    let protected = Refusal::Protected { point: a1, instead: b4.set() };
    assert_eq!(rejections(&mut app), [Rejected { refusal: protected, point: Some(a1) }]);
    assert_eq!(game(&app).position().pending(), 1);
    click(&mut app, "b4");
    assert_eq!((game(&app).position().pending(), game(&app).position().turn()), (0, Color::Black));
}

#[test]
fn a_flying_man_may_be_put_on_any_empty_point() {
    let mut app = pointing_app();
    let line = "a7,d7,a4/d5,e4,d2,f6,c3 w 0-0";
    begin_game(&mut app, Game::from_text("nine", Some(line), None).expect("a position"), FRIENDS, 0);
    assert_eq!(game(&app).position().phase(game(&app).rules(), Color::White), Phase::Flying);
    click(&mut app, "a4");
    assert_eq!(app.world().resource::<Choices>().targets.len(), 24 - 8);
    click(&mut app, "g7");
    assert_eq!(game(&app).position().pending(), 1, "the flight closed a mill");
    click(&mut app, "d2");
    assert_eq!(game(&app).ply(), 1);
}

#[test]
fn nothing_moves_after_the_end_and_the_click_is_told_why() {
    let mut app = pointing_app();
    let line = "a7,d7/d5,e4,d2 w 1-0";
    begin_game(&mut app, Game::from_text("nine", Some(line), None).expect("a position"), FRIENDS, 0);
    click(&mut app, "g7");
    click(&mut app, "d5");
    let won = Outcome::Win { winner: Color::White, reason: WinReason::FewMen };
    assert_eq!(game(&app).outcome(), Some(won));
    click(&mut app, "d6");
    let refused: Vec<_> = rejections(&mut app).into_iter().map(|rejected| rejected.refusal).collect();
    assert_eq!(refused, [Refusal::GameOver]);
}

/// Looks at the board as a player does who sits before rank 1.
fn look_from_the_seat(app: &mut App) {
    let clip_from_view = Mat4::perspective_infinite_reverse_rh(0.8, 1280.0 / 720.0, 0.1);
    let target_info = Some(RenderTargetInfo { physical_size: UVec2::new(1280, 720), scale_factor: 1.0 });
    let computed = ComputedCameraValues { clip_from_view, target_info, ..default() };
    let at = GlobalTransform::from(Transform::from_xyz(0.0, 3.3, 5.2).looking_at(Vec3::ZERO, Vec3::Y));
    app.world_mut().spawn((MainCamera, Camera { computed, ..default() }, at));
}

/// Presses and releases where a place so high above a point is seen, with the man on that point under the pointer.
fn click_at_height(app: &mut App, label: &str, height: f32) {
    let point = find(app, label);
    let entity = target_of(app, point);
    let at = app.world().resource::<BoardLayout>().point(point) + Vec3::Y * height;
    let mut cameras = app.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
    let (camera, transform) = cameras.single(app.world()).expect("one camera");
    let at = location(camera.world_to_viewport(transform, at).expect("in sight"));
    let press =
        Press { button: PointerButton::Primary, hit: HitData::new(Entity::PLACEHOLDER, 1.0, None, None), count: 1 };
    app.world_mut().trigger(Pointer::new(PointerId::Mouse, at.clone(), press, entity));
    let release = PointerAction::Release(PointerButton::Primary);
    app.world_mut().write_message(PointerInput::new(PointerId::Mouse, at, release));
    settle(app);
}

#[test]
fn a_man_who_may_not_be_touched_leaves_the_clicks_on_his_head_to_the_point_behind_him() {
    let mut app = pointing_app();
    look_from_the_seat(&mut app);
    // White's man is to be placed; e3 is taken, d3 and e4, which he hides a part of, are free.
    let taken = |app: &mut App| begin(app, "nine", FRIENDS, 0);
    for (height, placed) in [(0.02, None), (0.30, Some("e4"))] {
        taken(&mut app);
        click(&mut app, "e3");
        rejections(&mut app);
        click_at_height(&mut app, "e3", height);
        let last = game(&app).last_move().and_then(|mv| mv.to());
        match placed {
            Some(label) => {
                assert_eq!((game(&app).ply(), last), (2, Some(find(&app, label))));
                assert_eq!(rejections(&mut app), []);
            }
            None => {
                assert_eq!(game(&app).ply(), 1, "his foot is his own");
                assert_eq!(rejections(&mut app).len(), 1);
            }
        }
    }
    // A man who may be taken up is taken up wherever he is touched.
    begin_game(&mut app, Game::from_text("nine", Some(MOVING), None).expect("a position"), FRIENDS, 0);
    click_at_height(&mut app, "a4", 0.30);
    assert_eq!(app.world().resource::<Choices>().lifted, Some(find(&app, "a4")));
}

/// White is a person and Black the computer, which answers when the test says so.
#[test]
fn what_is_pressed_while_the_other_side_thinks_is_kept_for_nobody() {
    let mut app = pointing_app();
    // The computer thinks in the background and waits a second before it plays.
    app.insert_resource(EngineMode { blocking: true, solves: false, patience: 1.0 });
    begin(&mut app, "nine", AGAINST_APPRENTICE, 1);
    click(&mut app, "d6");
    assert_eq!(game(&app).ply(), 1, "White has placed a man");
    let touched = find(&app, "b4");
    for _ in 0..4 {
        click_moving(&mut app, touched, PointerButton::Primary, 0.0);
        app.update();
    }
    assert_eq!(game(&app).ply(), 1, "it is Black's turn");
    // Pressed while Black thinks, let go after Black has played.
    let entity = target_of(&mut app, touched);
    let press =
        Press { button: PointerButton::Primary, hit: HitData::new(Entity::PLACEHOLDER, 1.0, None, None), count: 1 };
    app.world_mut().trigger(Pointer::new(PointerId::Mouse, location(Vec2::splat(100.0)), press, entity));
    while game(&app).ply() < 2 {
        app.update();
    }
    settle(&mut app);
    let release = PointerAction::Release(PointerButton::Primary);
    app.world_mut().write_message(PointerInput::new(PointerId::Mouse, location(Vec2::splat(100.0)), release));
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(game(&app).ply(), 2, "nothing of it is White's next turn");
    let free = game(&app).legal_moves().into_iter().filter_map(Move::to).next().expect("a free point");
    let label = game(&app).rules().geometry().label(free);
    click(&mut app, label);
    assert!(game(&app).ply() > 2, "a click of now is");
}
