//! Games looked over: grades by the truth where it is known, patterns that are really there, the same review each time.

use std::sync::{Arc, LazyLock, Mutex};

use nine_mens_morris::ai::{Limits, Memory, Score, Stop, analyse};
use nine_mens_morris::endgame::{Database, Extent, THOROUGH, Value};
use nine_mens_morris::review::{Effort, Fault, Grade, Options, Progress, Review, Turning, compare_turn, review};
use nine_mens_morris::rules::{Color, Game, Preset};

use crate::endgame::solved;
use crate::support::{dice, game, rules, text, walk};

/// Three Men's Morris, solved whole.
static THREE: LazyLock<Arc<Database>> = LazyLock::new(|| Arc::new(solved(&rules("three"), Extent::Game)));

fn look_over(game: &Game, options: &Options) -> Review {
    review(game, options, &|_| {}, &Stop::default()).expect("not stopped")
}

fn quick() -> Options {
    Options { effort: Effort::Nodes(3_000), solved: None }
}

#[test]
fn the_solved_game_is_the_judge_where_it_reaches() {
    let mut dice = dice(81);
    let mut seen = [0; 5];
    let options = Options { solved: Some(Arc::clone(&THREE)), ..quick() };
    for _ in 0..60 {
        let mut game = Game::new(rules("three"));
        walk(&mut dice, &mut game, 40, |_, _, _| {});
        let looked = look_over(&game, &options);
        assert_eq!(looked.turns.len(), game.ply());
        let mut so_far = Game::new(*game.rules());
        for ((before, mv), turn) in game.turns().zip(&looked.turns) {
            // With what the game had seen by then: a repetition may save a lost game.
            let truth = THREE.judge_turn(&so_far, mv, THOROUGH).and_then(Score::of_truth);
            so_far.play(mv).expect("legal");
            let values = THREE.rate_turns(game.rules(), before).expect("solved");
            let (best, played) = (values[0].1, values.iter().find(|(other, _)| *other == mv).expect("legal").1);
            seen[turn.grade as usize] += 1;
            let in_game = turn.after == Score::from(played) || Some(turn.after) == truth || game.outcome().is_some();
            assert!(in_game, "{} {:?} is worth {played}", turn.text, turn.after);
            if turn.after != Score::from(played) || turn.before != Score::from(best) {
                continue; // A repetition in the game itself cut the truth short.
            }
            if best == played {
                assert_eq!(turn.grade, Grade::Best);
            }
            match (best, played) {
                (Value::Loss(_), _) => assert!(turn.grade <= Grade::Inaccuracy, "no blunder in a lost position"),
                (Value::Draw, Value::Loss(turns)) => {
                    let expected = if turns <= 20 { Grade::Blunder } else { Grade::Mistake };
                    assert!(turn.grade == expected || turn.forced);
                    assert!(turn.fault.is_some() || turn.forced);
                }
                (Value::Win(_), Value::Loss(_)) => assert!(turn.grade == Grade::Blunder || turn.forced),
                (Value::Win(_), Value::Draw) => assert!(turn.grade >= Grade::Mistake || turn.forced),
                (Value::Draw, Value::Draw) => assert_eq!(turn.grade, Grade::Best),
                _ => {}
            }
        }
    }
    assert!(seen[Grade::Blunder as usize] > 10 && seen[Grade::Best as usize] > 100, "{seen:?}");
}

#[test]
fn the_same_game_gives_the_same_review() {
    let mut dice = dice(82);
    for preset in Preset::ALL {
        let mut game = Game::new(preset.rules());
        walk(&mut dice, &mut game, 40, |_, _, _| {});
        let first = look_over(&game, &quick());
        assert_eq!(first, look_over(&game, &quick()), "{}", preset.name());
        assert_eq!(first.curve.len(), first.turns.len() + 1);
        assert!(first.curve.iter().all(|advantage| (-1.0..=1.0).contains(advantage)));
        let counted: usize = first.summary.counts.values().iter().flatten().sum();
        assert_eq!(counted, first.turns.len());
        for turn in &first.turns {
            assert!(
                turn.grade != Grade::Best
                    || turn.best == turn.mv
                    || turn.before.advantage() - turn.after.advantage() < 0.02
                    || turn.forced
            );
            assert!(!turn.before.is_lost() || turn.grade <= Grade::Inaccuracy);
            assert!(turn.fault.is_none() || turn.grade >= Grade::Inaccuracy);
        }
    }
}

#[test]
fn what_was_missed_is_named() {
    // White could close a7-d7-g7, and does something else.
    let missed = look_over(&game("nine", "", "a7 b4 d7 b2 a1 g7"), &quick());
    let turn = &missed.turns[4];
    let g7 = turn.best;
    assert_eq!(turn.fault.map(|fault| matches!(fault, Fault::MissedMill(points) if points.len() == 1)), Some(true));
    assert!(turn.grade >= Grade::Mistake, "{:?}", turn.grade);
    assert!(turn.best_text.starts_with("g7x"), "{}", turn.best_text);
    assert_eq!(turn.best_reason.to_string().split(" and").next(), Some("closes a mill"));
    assert!(g7 != turn.mv);
    // Black does not block it, and White closes it.
    let unblocked = look_over(&game("nine", "", "a7 b4 d7 f4 g7xb4"), &quick());
    let turn = &unblocked.turns[3];
    let point = rules("nine").geometry().find("g7").expect("a point");
    assert_eq!(turn.fault, Some(Fault::MissedBlock(point)));
    assert!(turn.grade >= Grade::Mistake, "{:?}", turn.grade);
    assert!(turn.reply.as_ref().is_some_and(|(_, text)| text.starts_with("g7x")));
    assert_eq!(unblocked.turns[4].grade, Grade::Best);
}

#[test]
fn the_turning_point_is_where_the_loser_lost() {
    let mut dice = dice(83);
    let options = Options { solved: Some(Arc::clone(&THREE)), ..quick() };
    let mut decided = 0;
    for _ in 0..40 {
        let mut game = Game::new(rules("three"));
        walk(&mut dice, &mut game, 60, |_, _, _| {});
        let Some(winner) = game.outcome().and_then(nine_mens_morris::rules::Outcome::winner) else { continue };
        let looked = look_over(&game, &options);
        if let Some(Turning::Lost { loser, index }) = looked.summary.turning {
            decided += 1;
            assert_eq!(loser, !winner);
            assert_eq!(looked.turns[index].side, loser);
            assert!(!looked.turns[index].before.is_lost() && looked.turns[index].after.is_lost());
            let later = looked.turns[index + 1..].iter().filter(|turn| turn.side == loser);
            assert!(later.clone().all(|turn| turn.before.is_lost()), "lost it stayed");
        }
    }
    assert!(decided > 10, "{decided}");
}

#[test]
fn grades_follow_from_what_was_given_away() {
    for (best, played, grade) in [
        (Score::Win(5), Score::Win(5), Grade::Best),
        (Score::Win(5), Score::Win(9), Grade::Good),
        (Score::Win(5), Score::Win(29), Grade::Inaccuracy),
        (Score::Win(5), Score::Win(2_000), Grade::Good),
        (Score::Win(5), Score::Draw, Grade::Blunder),
        (Score::Win(31), Score::Draw, Grade::Mistake),
        (Score::Win(31), Score::Loss(2), Grade::Blunder),
        (Score::Draw, Score::Loss(8), Grade::Blunder),
        (Score::Draw, Score::Loss(40), Grade::Mistake),
        (Score::Loss(30), Score::Loss(2), Grade::Inaccuracy),
        (Score::Loss(9), Score::Loss(7), Grade::Good),
        (Score::Estimate(-500), Score::Loss(2), Grade::Inaccuracy),
        (Score::Estimate(10), Score::Estimate(8), Grade::Best),
        (Score::Estimate(20), Score::Estimate(-20), Grade::Inaccuracy),
        (Score::Estimate(20), Score::Estimate(-60), Grade::Mistake),
        (Score::Estimate(20), Score::Estimate(-200), Grade::Blunder),
    ] {
        assert_eq!(Grade::of(best, played), grade, "{best} to {played}");
    }
    assert_eq!(Score::Win(2_000).to_string(), "win");
    assert_eq!(Score::Loss(4).one_ply_earlier(false), Score::Win(5));
    assert_eq!(Score::Win(4).one_ply_earlier(true), Score::Win(5));
    assert!(Score::Estimate(-300).is_lost() && !Score::Estimate(-290).is_lost() && Score::Estimate(300).is_won());
}

#[test]
fn a_review_tells_how_far_it_is_and_can_be_stopped() {
    let played = game("nine", "", "d6 f4 d2 b4 f2 b2");
    let heard = Mutex::new(Vec::new());
    let looked =
        review(&played, &quick(), &|progress| heard.lock().expect("one thread").push(progress), &Stop::default());
    assert!(looked.is_some());
    let heard = heard.into_inner().expect("one thread");
    assert_eq!(heard.last(), Some(&Progress { done: 7, total: 7 }));
    assert!(heard.is_sorted_by_key(|progress| progress.done));
    let stop = Stop::default();
    stop.raise();
    assert!(review(&played, &quick(), &|_| {}, &stop).is_none());
    let endless = Options { effort: Effort::Nodes(u64::MAX), solved: None };
    let stop = Stop::default();
    let stopped = std::thread::scope(|scope| {
        let found = scope.spawn(|| review(&played, &endless, &|_| {}, &stop));
        stop.raise();
        found.join().expect("it does not panic")
    });
    assert!(stopped.is_none(), "stopped from another thread it ends, however much it was to do");
}

#[test]
fn empty_begun_and_foreign_games_are_looked_over_too() {
    let empty = look_over(&Game::new(rules("nine")), &quick());
    assert_eq!((empty.turns.len(), empty.curve.len(), empty.summary.turning), (0, 1, None));
    let begun = look_over(&game("nine", "", "a7 b4 d7 b2 g7"), &quick());
    assert_eq!(begun.turns.len(), 4, "the begun turn is left out");
    let over = look_over(&game("nine", "a7,d7,g7/a1,d1,g1 w 0-0", "g7-g4 g1-f4"), &quick());
    assert_eq!(over.turns.len(), 2);
    let thought = analyse(&game("nine", "", "a7 b4"), Limits::nodes(3_000), &Stop::default(), &mut |_, _| {});
    assert!(thought.is_some());
    // A draw by repetition is a draw, whatever stood on the board.
    let drawn = game("nine", "a7,d7,g4/a1,d1,f4 w 0-0", "a7-b4 d1-f2 b4-a7 f2-d1 a7-b4 d1-f2 b4-a7 f2-d1");
    assert!(drawn.outcome().is_some(), "{}", text(&drawn, drawn.last_move().expect("turns")));
    let looked = look_over(&drawn, &quick());
    assert_eq!(looked.turns.last().map(|turn| turn.after), Some(Score::Draw));
    assert_eq!(looked.turns[0].side, Color::White);
}

/// Games, and turns of them, counted from 0, that a search of fifteen times as many positions finds to lose ground although
/// a short look called them best.
const LOSING_GROUND: [(&str, &[usize]); 2] = [
    ("g1 e3 f4 e5 e4 g4 g7 d6 d5 d2 a7 b6 d7xd6 d6 f6 f2 d1 a4 d1-a1 b6-b4 a1-d1 b4-b2xd5 d1-a1 d2-d1", &[10, 11]),
    (
        "a7 d1 d6 g1 a1 a4 b4 f4 g4 f2 f6 b6 d2 d7 e3 d3 c5 d5 e3-e4 d3-c3 c5-c4 d5-e5 e4-e3 c3-d3 d6-d5 e5-e4 c4-c3 e4-e5 b4-c4 b6-d6 d5-c5xd7 e5-d5 c4-b4 f4-e4 b4-c4xd3 a4-b4 f6-f4 d5-e5 c5-d5 b4-a4 d5-c5xa4 d6-d7 c4-b4 d7-d6 c5-d5 d6-b6 b4-a4xb6",
        &[14, 21, 22, 23],
    ),
];

#[test]
fn a_turn_is_the_best_or_grave_only_if_a_longer_look_says_so_too() {
    for (moves, turns) in LOSING_GROUND {
        let looked = look_over(&game("nine", "", moves), &Options { effort: Effort::FAST, solved: None });
        for &index in turns {
            let turn = &looked.turns[index];
            assert_ne!(turn.grade, Grade::Best, "{} {}", turn.text, turn.after);
            assert!(turn.grade <= Grade::Inaccuracy, "{} {}", turn.text, turn.after);
        }
    }
}

#[test]
fn coach_and_review_grade_by_the_same_scale() {
    // White could close a7-d7-g7; the longer look finds no excuse either.
    let start = game("nine", "", "a7 b4 d7 b2");
    let compare = |text: &str| {
        let mv = start.parse_move(text).expect("legal");
        compare_turn(&start, mv, Limits::nodes(3_000), &Memory::NONE, &Stop::default()).expect("not stopped")
    };
    let missed = compare("a1");
    assert!(missed.grade >= Grade::Mistake, "{:?}", missed.grade);
    assert!(text(&start, missed.best).starts_with("g7x") && missed.reply.is_some());
    let best = compare(&text(&start, missed.best));
    assert_eq!((best.grade, best.best, best.before), (Grade::Best, missed.best, best.after));
    let stop = Stop::default();
    stop.raise();
    assert!(compare_turn(&start, missed.best, Limits::nodes(3_000), &Memory::NONE, &stop).is_none());
    // Black threatens b2-d2-f2: to let it close is grave, to block it is the best, as the coach sees it.
    let start = game("nine", "d3,f4,d6,b4,g7/b2,f2,d1,e5,a7 w 0-0", "");
    let limits = Limits { nodes: Some(15_000), ..Limits::depth(8) };
    let coached = |text: &str| {
        let mv = start.parse_move(text).expect("legal");
        compare_turn(&start, mv, limits, &Memory::NONE, &Stop::default()).expect("not stopped")
    };
    let (blunder, block) = (coached("g7-d7"), coached("d3-d2"));
    assert!(blunder.grade >= Grade::Mistake, "{blunder:?}");
    assert_eq!(text(&start, blunder.best), "d3-d2");
    assert!(block.grade <= Grade::Good, "{block:?}");
}
