//! The puzzles: certified afresh, read and written without loss, judged turn by turn.

use std::collections::BTreeSet;

use nine_mens_morris::ai::Score;
use nine_mens_morris::puzzle::{
    Attempt, Feedback, Goal, Judges, Puzzle, Theme, all, certify, daily, day_number, find, make, text_of,
};
use nine_mens_morris::rules::Preset;

#[test]
fn every_puzzle_has_one_right_first_turn() {
    let judges = Judges::new();
    for puzzle in all() {
        assert_eq!(certify(puzzle, &judges), Ok(()), "{}", puzzle.id);
    }
}

#[test]
fn the_set_has_something_for_everybody() {
    assert!(all().len() >= 80, "{} puzzles", all().len());
    let ids: BTreeSet<&str> = all().iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), all().len(), "every name stands once");
    assert!(all().is_sorted_by_key(|puzzle| puzzle.level));
    let count = |test: &dyn Fn(&Puzzle) -> bool| all().iter().filter(|puzzle| test(puzzle)).count();
    for theme in Theme::ALL {
        assert!(theme == Theme::Running || count(&|puzzle| puzzle.theme == theme) > 0, "{}", theme.name());
        assert_eq!(Theme::from_name(theme.name()), Some(theme));
    }
    for level in 1..=5 {
        assert!(count(&|puzzle| puzzle.level == level) >= 5, "level {level}");
    }
    for preset in [Preset::Nine, Preset::Three, Preset::Six, Preset::Twelve] {
        assert!(count(&|puzzle| puzzle.rules == preset.rules()) >= 4, "{}", preset.name());
    }
    for turns in 1..=10 {
        assert!(count(&|puzzle| puzzle.goal == Goal::Win(turns)) > 0, "a win in {turns}");
    }
}

#[test]
fn the_text_of_the_set_is_the_set() {
    assert_eq!(text_of(all()), include_str!("../../assets/puzzles/puzzles.pgn"));
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_each_is_certified() {
    let judges = Judges::new();
    let (first, second) = (make(12, 7, &judges, &mut |_| {}), make(12, 7, &judges, &mut |_| {}));
    assert_eq!(first, second);
    assert_eq!(first.len(), 12);
    assert_ne!(first, make(12, 8, &judges, &mut |_| {}), "another seed, another set");
    for puzzle in &first {
        assert_eq!(certify(puzzle, &judges), Ok(()));
    }
}

#[test]
fn a_forged_puzzle_is_found_out() {
    let judges = Judges::new();
    let genuine = find("nine-01").expect("the first");
    let mut other_goal = genuine.clone();
    other_goal.goal = Goal::Stop;
    let mut other_turn = genuine.clone();
    let wrong = genuine.game().legal_moves().into_iter().find(|mv| Some(*mv) != genuine.right());
    other_turn.solution = vec![wrong.expect("there are others")];
    let mut no_turn = genuine.clone();
    no_turn.solution.clear();
    let long = all().iter().find(|puzzle| puzzle.goal == Goal::Win(3)).expect("a win in three");
    let mut cut = long.clone();
    cut.solution.truncate(3);
    let mut boast = long.clone();
    boast.goal = Goal::Win(2);
    let mut tries = all().iter().find(|puzzle| !puzzle.tries.is_empty()).expect("one with tries").clone();
    tries.tries[0].1 = Score::Win(77);
    for forged in [other_goal, other_turn, no_turn, cut, boast, tries] {
        let complaint = certify(&forged, &judges).expect_err("forged");
        assert!(complaint.starts_with(&forged.id) && !complaint.contains('\n'), "{complaint}");
    }
}

#[test]
fn every_puzzle_can_be_played_out_and_refuses_every_other_first_turn() {
    for puzzle in all() {
        let mut attempt = Attempt::new(puzzle);
        for mv in puzzle.game().legal_moves() {
            if Some(mv) != puzzle.right() {
                assert_eq!(attempt.play(mv), Feedback::Wrong { worth: puzzle.worth(mv) }, "{}", puzzle.id);
            }
        }
        assert!(attempt.wrong() > 0 && attempt.game().ply() == 0, "a wrong turn is not played");
        let mut turns = 0;
        while let Some(right) = attempt.right() {
            turns += 1;
            match attempt.play(right) {
                Feedback::Right { reply } => assert_eq!(attempt.game().last_move(), Some(reply)),
                feedback => assert_eq!(feedback, Feedback::Solved),
            }
        }
        assert!(attempt.is_solved(), "{}", puzzle.id);
        assert_eq!(turns, puzzle.depth());
        assert!(turns <= usize::from(puzzle.goal.turns()), "{}", puzzle.id);
        if matches!(puzzle.goal, Goal::Win(_)) {
            let winner = attempt.game().outcome().and_then(nine_mens_morris::rules::Outcome::winner);
            assert_eq!(winner, Some(puzzle.side()), "{}", puzzle.id);
        }
    }
}

#[test]
fn a_turn_that_cannot_be_is_illegal_and_a_wrong_one_is_answered() {
    let puzzle = find("nine-01").expect("the first");
    let mut attempt = Attempt::new(puzzle);
    let own = puzzle.start.men(puzzle.side()).lowest().expect("men");
    let nonsense = nine_mens_morris::rules::Move::slide(own, own);
    assert!(matches!(attempt.play(nonsense), Feedback::Illegal(_)));
    let wrong = puzzle.game().legal_moves().into_iter().find(|mv| Some(*mv) != puzzle.right()).expect("others");
    let reply = attempt.refutation(wrong).expect("an answer");
    assert_eq!(attempt.refutation(wrong), Some(reply), "the same each time");
    let mut next = puzzle.game();
    next.play_unchecked(wrong);
    assert!(next.is_legal(reply));
}

#[test]
fn a_day_has_its_puzzle_and_no_puzzle_comes_again_before_all_have_come() {
    assert_eq!(day_number(1970, 1, 1), 0);
    assert_eq!(day_number(2000, 3, 1), 11_017);
    assert_eq!(day_number(2031, 5, 27) - day_number(2030, 5, 27), 365);
    assert_eq!(day_number(2028, 3, 1) - day_number(2028, 2, 28), 2);
    let first = day_number(2031, 1, 1);
    let count = i64::try_from(all().len()).expect("not so many");
    let met: BTreeSet<&str> = (first..first + count).filter_map(daily).map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(met.len(), all().len());
    assert_eq!(daily(first).map(|puzzle| &puzzle.id), daily(first + count).map(|puzzle| &puzzle.id));
    assert!(daily(-1).is_some() && daily(i64::from(i32::MIN)).is_some());
}
