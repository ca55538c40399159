//! Every step that can be written down, against the list of legal ones: placements, slides and removals over all points that
//! any board has.

use std::collections::HashSet;

use nine_mens_morris::rules::{
    Game, IllegalMove, MAX_POINTS, Move, Point, Position, Preset, Refusal, RuleSet, Setup, Step,
};

use crate::support::{describe, dice, random_position, random_rules, walk_everywhere};

fn every_step() -> Vec<Step> {
    let points: Vec<Point> = (0..MAX_POINTS).filter_map(Point::new).collect();
    let slides = points.iter().flat_map(|&from| points.iter().map(move |&to| Step::Slide(from, to)));
    let mut steps: Vec<Step> = slides.collect();
    steps.extend(points.iter().flat_map(|&point| [Step::Place(point), Step::Remove(point)]));
    steps
}

fn check(rules: &RuleSet, position: &Position, steps: &[Step]) {
    let legal: HashSet<Step> = position.legal_steps(rules).into_iter().collect();
    for &step in steps {
        let checked = position.check_step(rules, step);
        assert_eq!(checked.is_ok(), legal.contains(&step), "{step:?} in {}", describe(rules, position));
        let on_board = rules.geometry().all().contains_all(step.points());
        assert_eq!(checked == Err(Refusal::OffBoard), !on_board, "{step:?} in {}", describe(rules, position));
        if let Err(refusal) = checked {
            // A reason names points; it is asked for the names of points that the board has.
            assert!(!refusal.sentence(rules.geometry()).is_empty());
        }
    }
}

#[test]
fn a_step_is_refused_exactly_when_it_is_not_legal() {
    let steps = every_step();
    let (mut positions, mut pending) = (0, 0);
    walk_everywhere(31, 10, |_, game, mv| {
        let (rules, mut position) = (game.rules(), *game.position());
        check(rules, &position, &steps);
        positions += 1;
        // And at each moment of the turn that is played.
        for step in mv.map(|mv| position.steps(rules, mv)).unwrap_or_default() {
            position.apply_step(rules, step);
            if position.pending() > 0 {
                check(rules, &position, &steps);
                pending += 1;
            }
        }
    });
    assert!(positions > 3000 && pending > 100, "{positions} positions, {pending} with a removal pending");
}

#[test]
fn a_step_is_refused_exactly_when_it_is_not_legal_in_positions_of_any_kind() {
    let steps = every_step();
    let mut dice = dice(32);
    for round in 0..1500 {
        let presets = Preset::ALL;
        let rules = if round % 2 == 0 { presets[round / 2 % presets.len()].rules() } else { random_rules(&mut dice) };
        let position = random_position(&mut dice, &rules);
        check(&rules, &position, &steps);
        for pending in 1..=2 {
            let setup = Setup { pending, ..position.setup() };
            if let Ok(owing) = Position::new(&rules, setup) {
                check(&rules, &owing, &steps);
            }
        }
    }
}

#[test]
fn a_press_meant_for_a_larger_board_is_refused_by_name() {
    for preset in [Preset::Six, Preset::Three] {
        let mut game = Game::new(preset.rules());
        let outside = Point::new(MAX_POINTS - 1).expect("a point of the largest board");
        assert_eq!(game.play_step(Step::Place(outside)), Err(Refusal::OffBoard));
        let mv = Move::place(outside);
        let board = preset.rules().board();
        assert_eq!(game.play(mv), Err(IllegalMove::Refused { refusal: Refusal::OffBoard, board }));
        assert_eq!(game.ply(), 0);
    }
}

#[test]
fn an_illegal_turn_says_why_it_is() {
    let mut game = Game::new("nine,double-mill=per-mill".parse().expect("rules"));
    let at = |label: &str| game.rules().geometry().find(label).expect("a point");
    let (d6, a1) = (at("d6"), at("a1"));
    game.play_text("d6").expect("legal");
    let place = Move::place;
    let why = |game: &mut Game, mv| game.play(mv).expect_err("not legal").to_string();
    assert_eq!(why(&mut game, place(d6)), "d6 is occupied");
    assert_eq!(why(&mut game, place(a1).removing(d6.set())), "no man may be taken: no closed mill is owed one");
    let line = "a7,g7,d6,d5/a1,g1,f4,b2 w 3-3";
    let mut double = Game::from_text("nine,double-mill=per-mill", Some(line), None).expect("a position");
    let d7 = double.rules().geometry().find("d7").expect("a point");
    assert_eq!(why(&mut double, place(d7)), "it closes a mill and must take a man");
    let once = place(d7).removing(a1.set());
    assert_eq!(why(&mut double, once), "it closes several mills and must take another man");
    let error = double.play_text("d7xa1 f2").expect_err("one more is owed").to_string();
    assert_eq!(error, "turn 1 'd7xa1' is not legal: it closes several mills and must take another man");
}
