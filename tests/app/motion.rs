//! Men on their way: whatever interrupts a journey, every man ends exactly on its true place.

use bevy::prelude::*;
use nine_mens_morris::game::{GameSystems, Man, NewGame, Occasion, Station, Travelling, UndoTurn};
use nine_mens_morris::preferences::Preferences;
use nine_mens_morris::rules::{Game, Preset, Step};
use nine_mens_morris::view::ViewSystems;
use nine_mens_morris::view::board::{in_play, layout::BoardLayout};
use nine_mens_morris::view::men::{Shown, resting_place};
use nine_mens_morris::view::men::{capture, motion};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::harness::{FRIENDS, begin, begin_game, game, headless, play, settle};

/// The headless game with men that travel, though nothing is drawn.
fn travelling_app() -> App {
    let mut app = headless();
    let_men_travel(&mut app);
    app.update();
    app
}

/// Adds the motion of men to an app, without anything that is drawn.
pub fn let_men_travel(app: &mut App) {
    app.configure_sets(
        Update,
        (ViewSystems::Dress, ViewSystems::Motion, ViewSystems::Effects).chain().after(GameSystems::Offer),
    );
    app.init_resource::<Preferences>();
    app.add_plugins((motion::plugin, capture::plugin));
    app.add_systems(Update, (in_play::lay_board, give_places).chain().in_set(ViewSystems::Dress));
}

/// What dressing a man gives it, without its mesh.
fn give_places(
    men: Query<(Entity, &Man, &Station), Without<Shown>>,
    layout: Option<Res<BoardLayout>>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    for (entity, &man, &station) in &men {
        let (at, turn) = resting_place(&layout, man, station);
        let transform = Transform::from_translation(at).with_rotation(turn);
        commands.entity(entity).insert((transform, Visibility::default(), Shown(station)));
    }
}

/// After a settle and the last rocking, every man is exactly at rest.
fn assert_men_rest(app: &mut App) {
    settle(app);
    for _ in 0..80 {
        app.update();
    }
    let layout = app.world().resource::<BoardLayout>().clone();
    let mut men = app.world_mut().query::<(&Man, &Station, &Transform, &Visibility)>();
    let mut seen = 0;
    for (&man, &station, transform, visibility) in men.iter(app.world()) {
        let (at, _) = resting_place(&layout, man, station);
        let (dx, dz) = (transform.translation.x - at.x, transform.translation.z - at.z);
        assert!(dx.hypot(dz) < 1e-6, "{man:?} belongs on {station:?}");
        assert!((0.0..0.4).contains(&(transform.translation.y - at.y)), "{man:?} floats or sinks on {station:?}");
        assert_ne!(*visibility, Visibility::Hidden, "{man:?} is seen");
        seen += 1;
    }
    assert_eq!(seen, 2 * usize::from(game(app).rules().men()));
}

fn is_travelling(app: &mut App) -> bool {
    app.world_mut().query_filtered::<(), With<Travelling>>().iter(app.world()).next().is_some()
}

#[test]
fn a_man_takes_its_time_and_holds_the_turn_until_it_has_arrived() {
    let mut app = travelling_app();
    begin(&mut app, "nine", FRIENDS, 0);
    let point = game(&app).rules().geometry().find("d6").expect("a point of the board");
    play(&mut app, Step::Place(point));
    app.update();
    assert!(is_travelling(&mut app));
    app.update();
    let phase = *app.world().resource::<nine_mens_morris::game::TurnPhase>();
    assert_eq!(phase, nine_mens_morris::game::TurnPhase::Settling);
    assert_men_rest(&mut app);
}

#[test]
fn undo_in_the_middle_of_a_slide_and_of_a_capture_leaves_men_on_their_true_points() {
    let mut app = travelling_app();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for preset in [Preset::Nine, Preset::Lasker, Preset::Three] {
        begin(&mut app, preset.name(), FRIENDS, 0);
        for turn in 0..60 {
            if game(&app).outcome().is_some() {
                break;
            }
            let steps = game(&app).position().legal_steps(game(&app).rules());
            play(&mut app, steps[random.random_range(0..steps.len())]);
            for _ in 0..random.random_range(1..40) {
                app.update();
            }
            if turn % 3 == 2 {
                app.world_mut().write_message(UndoTurn);
                app.update();
            }
            settle(&mut app);
        }
        assert_men_rest(&mut app);
    }
}

#[test]
fn a_new_game_of_another_kind_in_the_middle_of_a_motion_starts_clean() {
    let mut app = travelling_app();
    begin(&mut app, "nine", FRIENDS, 0);
    for (preset, frames) in [(Preset::Three, 3), (Preset::Twelve, 12), (Preset::Six, 1), (Preset::Nine, 20)] {
        let step = game(&app).position().legal_steps(game(&app).rules())[0];
        play(&mut app, step);
        for _ in 0..frames {
            app.update();
        }
        let next = Game::new(preset.rules());
        app.world_mut().write_message(NewGame::new(next, FRIENDS, 0, Occasion::Match));
        app.update();
        assert_men_rest(&mut app);
        assert_eq!(game(&app).ply(), 0);
    }
}

#[test]
fn captures_in_quick_succession_end_in_the_heap() {
    let mut app = travelling_app();
    let rules = "nine,double-mill=per-mill";
    let line = "a7,g7,d6,d5/a1,b2,c3,g1,f2 w 1-0";
    begin_game(&mut app, Game::from_text(rules, Some(line), None).expect("the position is right"), FRIENDS, 0);
    let find = |app: &App, label| game(app).rules().geometry().find(label).expect("a point of the board");
    for step in [Step::Place(find(&app, "d7")), Step::Remove(find(&app, "a1")), Step::Remove(find(&app, "b2"))] {
        play(&mut app, step);
        app.update();
        app.update();
    }
    assert_eq!(game(&app).position().total(nine_mens_morris::rules::Color::Black), 3);
    assert_men_rest(&mut app);
}
