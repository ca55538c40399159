//! What every turn is worth: exact where it can be, the best first, the same each time, and within its limits.

use std::collections::BTreeSet;
use std::sync::Arc;

use nine_mens_morris::ai::{Limits, Memory, RateOptions, Ratings, Score, Stop, rate_moves};
use nine_mens_morris::endgame::Extent;
use nine_mens_morris::rules::{Game, Preset};
use rand::RngExt as _;

use crate::endgame::solved;
use crate::support::{dice, game, rules, text, walk};

fn rate(game: &Game, options: &RateOptions, memory: &Memory) -> Ratings {
    rate_moves(game, options, memory, &Stop::default(), &mut |_, _| {}).expect("there are turns")
}

fn every(game: &Game, limits: Limits) -> Ratings {
    rate(game, &RateOptions::every_move(limits), &Memory::NONE)
}

#[test]
fn each_turn_of_a_solved_game_has_its_true_worth() {
    let database = Arc::new(solved(&rules("three"), Extent::Game));
    let memory = Memory::new(1).with_solved(Arc::clone(&database));
    let mut dice = dice(91);
    for _ in 0..40 {
        let mut game = Game::new(rules("three"));
        let length = dice.random_range(0..14);
        walk(&mut dice, &mut game, length, |_, _, _| {});
        if game.outcome().is_some() {
            continue;
        }
        let ratings = rate(&game, &RateOptions::every_move(Limits::depth(2)), &memory);
        let truth = database.rate_turns(game.rules(), game.position()).expect("solved");
        assert_eq!(ratings.moves.len(), truth.len());
        for (mv, value) in truth {
            let rated = ratings.moves.iter().find(|rated| rated.mv == mv).expect("every turn is rated");
            let mut next = game.clone();
            next.play_unchecked(mv);
            if next.outcome().is_none() {
                assert_eq!((rated.score, rated.depth), (Score::from(value), 0), "{}", text(&game, mv));
            }
        }
    }
}

/// The worth of a turn by looking at every line: a win or loss within `depth` plies, or nothing.
fn plain(game: &Game, depth: u32) -> Option<Score> {
    let side = game.position().turn();
    if let Some(outcome) = game.outcome() {
        return outcome.winner().map(|_| Score::of_outcome(outcome, side));
    }
    if depth == 0 {
        return None;
    }
    let after = |mv| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        plain(&next, depth - 1).map(|score| score.one_ply_earlier(next.position().turn() == side))
    };
    let scores: Vec<_> = game.legal_moves().into_iter().map(after).collect();
    let win = scores.iter().flatten().filter(|score| matches!(score, Score::Win(_))).max_by_key(|s| s.preference());
    let lost =
        || scores.iter().copied().collect::<Option<Vec<_>>>()?.into_iter().max_by_key(|score| score.preference());
    win.copied().or_else(lost)
}

#[test]
fn wins_and_losses_of_each_turn_are_those_of_plain_search() {
    let mut dice = dice(92);
    let (depth, mut decided) = (4, 0);
    for rules in ["three", "three,diagonals=mills", "three,flying=always", "six,men=4,flying=three"] {
        for _ in 0..12 {
            let mut game = game(rules, "", "");
            let length = dice.random_range(5..16);
            walk(&mut dice, &mut game, length, |_, _, _| {});
            if game.outcome().is_some() {
                continue;
            }
            for rated in every(&game, Limits::depth(depth)).moves {
                let mut next = game.clone();
                next.play_unchecked(rated.mv);
                let same = next.position().turn() == game.position().turn();
                let place = format!("{rules} {} {}", game.position().line(game.rules(), 0), text(&game, rated.mv));
                match plain(&next, depth - 1).map(|score| score.one_ply_earlier(same)) {
                    Some(score) => assert_eq!(rated.score, score, "{place}"),
                    None => assert!(
                        !matches!(rated.score, Score::Win(plies) | Score::Loss(plies) if plies <= depth),
                        "{place}: {}",
                        rated.score
                    ),
                }
                decided += u32::from(rated.score.is_exact());
            }
        }
    }
    assert!(decided > 100, "only {decided} turns are decided");
}

#[test]
fn every_legal_turn_is_rated_once_the_best_first_in_every_preset() {
    let mut dice = dice(93);
    for preset in Preset::ALL {
        let mut game = Game::new(preset.rules());
        walk(&mut dice, &mut game, 9, |_, _, _| {});
        if game.outcome().is_some() {
            continue;
        }
        let ratings = every(&game, Limits::depth(3));
        let rated: BTreeSet<_> = ratings.moves.iter().map(|rated| rated.mv).collect();
        let legal = game.legal_moves();
        assert_eq!((rated.len(), ratings.moves.len()), (legal.len(), legal.len()));
        assert!(ratings.moves.is_sorted_by(|a, b| a.score.preference() >= b.score.preference()), "{}", preset.name());
        for rated in &ratings.moves {
            assert_eq!(rated.pv.first(), Some(&rated.mv));
            let mut line = game.clone();
            rated.pv.iter().for_each(|&mv| line.play(mv).expect("legal"));
        }
        assert_eq!(ratings, every(&game, Limits::depth(3)), "the same each time");
    }
}

#[test]
fn so_many_of_the_turns_are_rated_as_asked_and_only_those_asked_for() {
    let game = game("nine", "", "a7 b4 d7 f2");
    let options = RateOptions { count: 3, ..RateOptions::every_move(Limits::depth(6)) };
    let best = rate(&game, &options, &Memory::NONE);
    assert_eq!(best.moves.len(), 3);
    assert!(best.moves.iter().all(|rated| text(&game, rated.mv).starts_with("g7x") || rated.depth == 6));
    assert!(text(&game, best.moves[0].mv).starts_with("g7x"), "the mill is the best turn");
    let only: Vec<_> = ["a1", "d2"].iter().map(|text| game.parse_move(text).expect("legal")).collect();
    let options = RateOptions { only: only.clone(), ..RateOptions::every_move(Limits::depth(4)) };
    let found: BTreeSet<_> = rate(&game, &options, &Memory::NONE).moves.iter().map(|rated| rated.mv).collect();
    assert_eq!(found, only.into_iter().collect());
}

#[test]
fn ratings_are_told_after_each_iteration_and_end_when_stopped() {
    let game = game("nine", "", "d6 f4 d2 b4");
    let stop = Stop::default();
    let mut told = Vec::new();
    let options = RateOptions::every_move(Limits::NONE.with_threads(2));
    let found = rate_moves(&game, &options, &Memory::NONE, &stop, &mut |ratings, _| {
        told.push(ratings.clone());
        if ratings.depth == 4 {
            stop.raise();
        }
    });
    let found = found.expect("four iterations ended");
    assert_eq!(told.iter().map(|ratings| ratings.depth).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(found.moves, told[3].moves);
    assert!(rate_moves(&game, &options, &Memory::NONE, &stop, &mut |_, _| {}).is_none(), "the flag is still up");
    let over = crate::support::game("three", "", "a1 a3 b1 b3 c1");
    assert!(rate_moves(&over, &options, &Memory::NONE, &Stop::default(), &mut |_, _| {}).is_none(), "no turn to rate");
}

#[test]
fn a_win_within_so_many_turns_is_found_if_there_is_one() {
    // White wins in nine plies from the empty board, its fifth turn, and not sooner.
    let start = game("three,diagonals=mills", "", "");
    let best = |turns| {
        let thought = nine_mens_morris::ai::analyse(&start, Limits::mate(turns), &Stop::default(), &mut |_, _| {});
        thought.expect("a turn").score
    };
    assert_eq!(best(5), Score::Win(9));
    assert!(!best(4).is_exact());
}
