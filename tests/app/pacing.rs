//! How often frames follow each other, what the presets switch, and which light belongs to which board.

use std::time::Duration;

use bevy::prelude::*;
use nine_mens_morris::app::{Pace, Scene, left_of_frame};
use nine_mens_morris::preferences::{Preferences, Quality};
use nine_mens_morris::rules::{Board, Diagonals};
use nine_mens_morris::view::marks::highlight::show_coordinates;
use nine_mens_morris::view::marks::{BoardMarks, GrooveKind, GrooveMark, PointMark};
use nine_mens_morris::view::place::setting::{Place, Setting};
use nine_mens_morris::view::quality::Detail;

const AT_REST: Scene = Scene {
    quality: Quality::Low,
    thinking: false,
    glowing: false,
    pads: false,
    focused: true,
    reduced_motion: false,
    still: 10.0,
};

/// Frames a second; whatever moves counts as very many.
fn rate(scene: Scene) -> u32 {
    match scene.pace() {
        Pace::Full => 1000,
        Pace::Frames(rate) => rate,
    }
}

#[test]
fn whatever_moves_is_drawn_as_fast_as_it_can_be() {
    for quality in Quality::ALL {
        assert_eq!(Scene { quality, still: 0.0, ..AT_REST }.pace(), Pace::Full);
        assert_eq!(Scene { quality, still: 0.5, focused: false, ..AT_REST }.pace(), Pace::Full);
    }
}

#[test]
fn a_board_at_rest_is_drawn_a_few_times_a_second_and_less_as_time_goes_by() {
    for quality in Quality::ALL {
        let scene = Scene { quality, ..AT_REST };
        assert!(rate(scene) <= 30);
        assert!(rate(Scene { still: 100.0, ..scene }) < rate(scene));
        assert!(rate(Scene { focused: false, ..scene }) < rate(scene));
        assert!(rate(Scene { reduced_motion: true, ..scene }) < rate(scene));
    }
    assert!(rate(AT_REST) < rate(Scene { quality: Quality::Medium, ..AT_REST }), "slow machines rest more");
}

#[test]
fn thought_light_and_pads_keep_the_program_awake() {
    for awake in
        [Scene { thinking: true, ..AT_REST }, Scene { glowing: true, ..AT_REST }, Scene { pads: true, ..AT_REST }]
    {
        assert!(rate(awake) > rate(AT_REST), "{awake:?}");
        assert!(rate(awake) < 1000, "{awake:?}");
    }
    let glowing = Scene { glowing: true, ..AT_REST };
    assert_eq!(rate(Scene { still: 100.0, ..glowing }), rate(Scene { still: 100.0, ..AT_REST }), "light tires too");
}

#[test]
fn a_limit_holds_each_frame_back_for_what_is_left_of_it() {
    let ms = Duration::from_millis;
    assert_eq!(left_of_frame(0, ms(1)), None, "no limit");
    assert_eq!(left_of_frame(50, ms(5)), Some(ms(15)));
    assert_eq!(left_of_frame(50, ms(25)), None, "a late frame is not held back");
}

#[test]
fn marks_of_light_live_and_marks_of_dust_lie_still() {
    let mut marks = BoardMarks::default();
    assert!(!marks.is_alive());
    marks.points[3] = PointMark::LastTo;
    assert!(!marks.is_alive());
    marks.points[3] = PointMark::Removable;
    assert!(marks.is_alive());
    let mut points = nine_mens_morris::rules::Geometry::of(Board::Nine, Diagonals::None).points();
    let (from, to) = (points.next().expect("a point"), points.next().expect("another"));
    marks.points[3] = PointMark::None;
    marks.grooves = vec![GrooveMark { from, to, kind: GrooveKind::LastTurn, since: 0.0 }];
    assert!(!marks.is_alive());
    marks.grooves[0].kind = GrooveKind::Mill;
    assert!(marks.is_alive());
}

#[test]
fn each_preset_costs_at_least_as_much_as_the_one_below() {
    for pair in Quality::ALL.windows(2) {
        assert!(pair[0].board_cells() < pair[1].board_cells());
        assert!(pair[0].relief_pixels() <= pair[1].relief_pixels());
    }
    assert_eq!(Quality::ALL.map(Quality::detail), [Detail::Quick, Detail::Middle, Detail::Fine, Detail::Fine]);
}

#[test]
fn the_letters_on_the_rim_follow_the_preference() {
    let mut app = App::new();
    app.init_resource::<Preferences>().init_resource::<BoardMarks>().add_systems(Update, show_coordinates);
    for shown in [false, true, false] {
        app.world_mut().resource_mut::<Preferences>().coordinates = shown;
        app.update();
        assert_eq!(app.world().resource::<BoardMarks>().coordinates, shown);
    }
}

#[test]
fn each_family_of_board_has_its_own_light_and_the_crossed_one_its_own_place() {
    let boards = [
        (Board::Nine, Diagonals::None),
        (Board::Six, Diagonals::None),
        (Board::Three, Diagonals::None),
        (Board::Nine, Diagonals::Mills),
    ];
    let settings = boards.map(|(board, diagonals)| Setting::of(board, diagonals));
    for (i, a) in settings.iter().enumerate() {
        assert!(a.to_sun().y > 0.2, "the sun stands over the horizon");
        assert!(settings[..i].iter().all(|b| a.to_sun().distance(b.to_sun()) > 0.1));
    }
    assert_eq!(settings.map(|s| s.place == Place::Roof), [false, false, false, true]);
}
