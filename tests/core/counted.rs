//! The truth of solved positions where turns are counted, against plain searches that count them.

use std::collections::HashMap;
use std::num::NonZeroU16;
use std::sync::Arc;

use nine_mens_morris::ai::{Limits, Memory, RateOptions, Score, Stop, analyse_with, evaluate, rate_moves};
use nine_mens_morris::endgame::{Certainty, Database, Extent, Index, Material, THOROUGH, Truth, Value};
use nine_mens_morris::review::{Effort, Grade, Options, review};
use nine_mens_morris::rules::{ByColor, Color, Game, Outcome, PointSet, Position, RuleSet, Setup};
use rand::RngExt;

use crate::endgame::solved;
use crate::support::{dice, game, rules, times, walk};

/// What a position with its counts is worth, by trying every turn: the counts only grow until a capture or placement, so that
/// no line comes back to where it was.
#[derive(Default)]
struct Brute(HashMap<(ByColor<PointSet>, ByColor<u8>, Color, u16), Value>);

impl Brute {
    fn value(&mut self, rules: &RuleSet, position: &Position) -> Value {
        match position.verdict(rules) {
            Some(Outcome::Draw { .. }) => return Value::Draw,
            Some(Outcome::Win { winner, .. }) if winner == position.turn() => return Value::Win(0),
            Some(Outcome::Win { .. }) => return Value::Loss(0),
            None => {}
        }
        let Setup { men, in_hand, turn, quiet_turns, .. } = position.setup();
        let name = (men, in_hand, turn, quiet_turns);
        if let Some(&value) = self.0.get(&name) {
            return value;
        }
        let mut best = None;
        for mv in position.legal_moves(rules) {
            let mut next = *position;
            next.play_unchecked(rules, mv);
            let value = self.value(rules, &next);
            let value = if next.turn() == turn { value.reversed() } else { value }.one_turn_earlier();
            best = best.max(Some(value));
        }
        let value = best.expect("a game that is not over has a turn");
        self.0.insert(name, value);
        value
    }
}

fn with_limit(rules: &RuleSet, turns: u16) -> RuleSet {
    rules.with_quiet_turns(NonZeroU16::new(turns)).with_repetition(false)
}

/// Whether a truth says what the plain search found; an undecided one never does.
fn agrees(truth: Truth, value: Value) -> bool {
    match truth.certainty {
        Certainty::Exact => truth.value == value,
        Certainty::Winner => match (truth.value, value) {
            (Value::Win(least), Value::Win(turns)) | (Value::Loss(least), Value::Loss(turns)) => least <= turns,
            _ => false,
        },
        Certainty::IfCountAllows => false,
    }
}

fn assert_truth(database: &Database, game: &Game, value: Value, turns: bool, brute: &mut Brute) {
    let (rules, position) = (game.rules(), game.position());
    let here = || format!("{} under {rules}", position.short_line(rules));
    let truth = database.judge(game, THOROUGH).unwrap_or_else(|| panic!("not solved: {}", here()));
    assert!(agrees(truth, value), "{truth}, but a plain search says {value}: {}", here());
    if !turns {
        return;
    }
    for (mv, truth) in database.judge_turns(game, 100 * THOROUGH).expect("every turn is solved") {
        let mut next = *position;
        next.play_unchecked(rules, mv);
        let after = brute.value(rules, &next);
        let value = if next.turn() == position.turn() { after.reversed() } else { after }.one_turn_earlier();
        let text = position.text(rules, mv);
        assert!(agrees(truth, value), "{text}: {truth}, but a plain search says {value}: {}", here());
    }
}

/// Every position of the whole game on three by three with four men a side, hands, captures and all, at every count.
#[test]
fn small_games_are_judged_as_plain_searches_judge_them() {
    for text in [
        "three,mill=removes,men=4",
        "three,mill=removes,men=4,flying=three",
        "three,mill=removes,men=4,diagonals=mills,removal=any,blocked=passes",
        "three",
    ] {
        let rules = rules(text);
        let database = solved(&rules, Extent::Game);
        for limit in [3, 4, 5, 7, 10, 15, 20, 30].into_iter().take(4 + 4 * times()) {
            let rules = with_limit(&rules, limit);
            let mut brute = Brute::default();
            brute.value(&rules, &Position::start(&rules, Color::White));
            let known: Vec<_> = brute.0.iter().map(|(&name, &value)| (name, value)).collect();
            for (count, ((men, in_hand, turn, quiet_turns), value)) in known.into_iter().enumerate() {
                let setup = Setup {
                    men,
                    in_hand,
                    turn,
                    first: Color::White,
                    pending: 0,
                    bans: ByColor::both(None),
                    quiet_turns,
                };
                let position = Position::new(&rules, setup).expect("it came about");
                let game = Game::from_position(rules, position);
                assert_truth(&database, &game, value, count % 50 == 0, &mut brute);
            }
        }
    }
}

/// Positions without men in hand on the board of six, where captures start the count anew.
#[test]
fn captures_on_the_way_are_part_of_the_truth() {
    let mut dice = dice(41);
    for text in ["six", "six,flying=three", "six,removal=any"] {
        let rules = rules(text);
        let database = solved(&rules, Extent::Total(8));
        for _ in 0..12 * times() {
            let limit = dice.random_range(3..=5);
            let rules = with_limit(&rules, limit);
            let (own, other) = [(3, 3), (4, 3), (3, 4), (4, 4), (5, 3), (3, 5)][dice.random_range(0..6)];
            let index = Index::new(rules.board(), Material::moving(own, other));
            let (own, other) = index.unrank(dice.random_range(0..index.len()));
            let quiet_turns = dice.random_range(limit.saturating_sub(3)..limit);
            let Some(game) = begun(&rules, own, other, quiet_turns) else { continue };
            let mut brute = Brute::default();
            let value = brute.value(&rules, game.position());
            assert_truth(&database, &game, value, true, &mut brute);
        }
    }
}

/// A game with these men, White to move; none where it is over.
fn begun(rules: &RuleSet, own: PointSet, other: PointSet, quiet_turns: u16) -> Option<Game> {
    let setup = Setup {
        men: ByColor::new(own, other),
        in_hand: ByColor::both(0),
        turn: Color::White,
        first: Color::White,
        pending: 0,
        bans: ByColor::both(None),
        quiet_turns,
    };
    let game = Game::from_position(*rules, Position::new(rules, setup).ok()?);
    game.outcome().is_none().then_some(game)
}

/// Three against three on the board of nine: every position, with every number of turns left up to thirty, is worked out from
/// the turns alone. Each side flies, and who closes a mill has won.
#[test]
fn three_against_three_is_judged_right_at_every_count() {
    const LEFT: usize = 30;
    let nine = rules("nine");
    let geometry = nine.geometry();
    let index = Index::new(nine.board(), Material::moving(3, 3));
    let mut closes = vec![false; index.len()];
    let mut next: Vec<Vec<u32>> = vec![Vec::new(); index.len()];
    for number in 0..index.len() {
        let (own, other) = index.unrank(number);
        if index.canonical(own, other).index != number {
            continue;
        }
        for from in own {
            let rest = own.without(from);
            for to in geometry.all() - own - other {
                closes[number] |= geometry.mills_through(to, rest) > 0;
                next[number].push(index.canonical(other, rest.with(to)).index as u32);
            }
        }
    }
    // In how many turns the side to move wins or has lost; 0 for neither.
    let (mut wins, mut loses) = (vec![0_usize; index.len()], vec![0_usize; index.len()]);
    for turns in 1..=LEFT {
        let (won, lost) = (wins.clone(), loses.clone());
        for number in (0..index.len()).filter(|&number| !next[number].is_empty() && won[number] + lost[number] == 0) {
            let replies = || next[number].iter().map(|&reply| reply as usize);
            if closes[number] || replies().any(|reply| lost[reply] > 0) {
                wins[number] = turns;
            } else if replies().all(|reply| won[reply] > 0) {
                loses[number] = turns;
            }
        }
    }
    let database = solved(&nine, Extent::Men(Material::moving(3, 3)));
    let mut decided = 0;
    for number in (0..index.len()).step_by(97 / times().min(97)).filter(|&number| !next[number].is_empty()) {
        let (own, other) = index.unrank(number);
        for limit in 3..=LEFT {
            let rules = with_limit(&nine, limit as u16);
            for left in [1, 2, limit / 2, limit - 1, limit] {
                let Some(game) = begun(&rules, own, other, (limit - left) as u16) else { continue };
                let value = match (wins[number], loses[number]) {
                    (turns @ 1.., _) if turns <= left => Value::Win(turns as u16),
                    (_, turns @ 1..) if turns <= left => Value::Loss(turns as u16),
                    _ => Value::Draw,
                };
                let truth = database.judge(&game, 0).expect("solved");
                let line = || game.position().short_line(&rules);
                assert_eq!((truth.value, truth.certainty), (value, Certainty::Exact), "{} under {rules}", line());
                decided += usize::from(value != Value::Draw);
            }
        }
    }
    assert!(decided > 1000, "{decided}");
}

/// What a game is worth to its side to move, by playing every continuation with its history. After a capture nothing that was
/// before can come again.
fn by_playing(game: &Game, brute: &mut Brute) -> Value {
    let turn = game.position().turn();
    match game.outcome() {
        Some(Outcome::Draw { .. }) => return Value::Draw,
        Some(Outcome::Win { winner, .. }) if winner == turn => return Value::Win(0),
        Some(Outcome::Win { .. }) => return Value::Loss(0),
        None if game.position().quiet_turns() == 0 => return brute.value(game.rules(), game.position()),
        None => {}
    }
    let worth = |mv| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        let value = by_playing(&next, brute);
        if next.position().turn() == turn { value.reversed() } else { value }.one_turn_earlier()
    };
    game.legal_moves().into_iter().map(worth).max().expect("a game that is not over has a turn")
}

/// Games in which men go to and fro, so that positions come up twice, judged near the end of the count.
#[test]
fn what_the_game_has_seen_twice_is_part_of_the_truth() {
    let mut dice = dice(43);
    let (mut judged, mut spoiled) = (0, 0);
    for text in ["three,mill=removes,men=4", "three,mill=removes,men=4,removal=any", "three"] {
        let database = solved(&rules(text), Extent::Game);
        for _ in 0..300 * times() {
            let limit = dice.random_range(10..16);
            let rules = rules(text).with_quiet_turns(NonZeroU16::new(limit));
            let mut brute = Brute::default();
            walk(&mut dice, &mut Game::new(rules), 200, |_, game, _| {
                let position = game.position();
                let left = limit.saturating_sub(position.quiet_turns());
                if game.outcome().is_some() || position.quiet_turns() < 5 || left > 6 {
                    return;
                }
                let value = by_playing(game, &mut brute);
                let truth = database.judge(game, THOROUGH).expect("solved");
                let here = || format!("{} under {rules}", position.short_line(&rules));
                assert!(agrees(truth, value), "{truth}, but played out it is {value}: {}", here());
                for (mv, truth) in database.judge_turns(game, 100 * THOROUGH).expect("solved") {
                    let mut next = game.clone();
                    next.play(mv).expect("legal");
                    let after = by_playing(&next, &mut brute);
                    let same = next.position().turn() == position.turn();
                    let value = if same { after.reversed() } else { after }.one_turn_earlier();
                    let text = position.text(&rules, mv);
                    assert!(agrees(truth, value), "{text}: {truth}, but played out {value}: {}", here());
                    let alone = Game::from_position(rules, *next.position());
                    let unseen = database.judge(&alone, THOROUGH).expect("solved").value;
                    let unseen = if same { unseen.reversed() } else { unseen }.one_turn_earlier();
                    spoiled += usize::from(value != unseen);
                }
                judged += 1;
            });
        }
    }
    assert!(judged > 500 && spoiled > 10, "{judged} judged, {spoiled} another value by what came before");
}

/// Review, evaluation and Master say what the tables and the count say together.
#[test]
fn everybody_who_uses_solved_values_counts() {
    let nine = rules("nine");
    let database = Arc::new(solved(&nine, Extent::Men(Material::moving(3, 3))));
    for (text, quiet, wins) in [
        ("nine", "q75", true),
        ("nine", "q90", false),
        ("nine", "q97", false),
        ("nine", "q99", false),
        ("nine,quiet-turns=10", "", false),
    ] {
        let mut game = game(text, &format!("a7,g7,a4/d7,a1,d1 w 0-0 {quiet}"), "");
        let memory = Memory::new(1).with_solved(Arc::clone(&database));
        let stop = Stop::default();
        let expected = if wins { Score::Win(25) } else { Score::Draw };
        let evaluated = evaluate(&game, Limits::nodes(1000), &memory, &stop).expect("not stopped");
        assert_eq!(evaluated, expected, "{text} {quiet}");
        let thought = analyse_with(&game, Limits::depth(4), &memory, &stop, &mut |_, _| {}).expect("not stopped");
        let drawn = matches!(thought.score, Score::Draw | Score::Estimate(0));
        assert!(thought.score == expected || (drawn && !wins), "{text} {quiet}: {}", thought.score);
        let rated = rate_moves(&game, &RateOptions::every_move(Limits::depth(2)), &memory, &stop, &mut |_, _| {});
        let rated = rated.expect("not stopped").moves;
        assert!(rated[0].score == expected, "{text} {quiet}: {}", rated[0].score);
        game.play(thought.mv).expect("legal");
        let options = Options { effort: Effort::Nodes(1000), solved: Some(Arc::clone(&database)) };
        let turn = review(&game, &options, &|_| {}, &stop).expect("not stopped").turns.remove(0);
        assert_eq!((turn.before, turn.after, turn.grade), (expected, expected, Grade::Best), "{text} {quiet}");
        assert_eq!(turn.fault, None);
    }
}

/// The side that is lost by the tables plays for the draw that the count gives it.
#[test]
fn master_holds_out_until_the_count_saves_it() {
    let nine = rules("nine");
    let database = Arc::new(solved(&nine, Extent::Men(Material::moving(3, 3))));
    let index = Index::new(nine.board(), Material::moving(3, 3));
    let mut dice = dice(47);
    let mut saved = 0;
    while saved < 25 {
        let (own, other) = index.unrank(dice.random_range(0..index.len()));
        let left = dice.random_range(2..8);
        let Some(mut game) = begun(&nine, own, other, 100 - left) else { continue };
        let lost = matches!(database.probe(game.position()), Some(Value::Loss(_)));
        if !lost || database.judge(&game, 0).is_none_or(|truth| truth.value != Value::Draw) {
            continue;
        }
        let memory = Memory::new(1).with_solved(Arc::clone(&database));
        while game.outcome().is_none() {
            let limits = Limits::depth(2);
            let thought = analyse_with(&game, limits, &memory, &Stop::default(), &mut |_, _| {}).expect("not stopped");
            game.play(thought.mv).expect("legal");
        }
        assert_eq!(game.outcome().and_then(Outcome::winner), None);
        saved += 1;
    }
}

#[test]
fn a_win_that_the_count_cuts_off_is_none() {
    let line = "a7,g7,a4/d7,a1,d1 w 0-0";
    let nine = rules("nine");
    let database = solved(&nine, Extent::Men(Material::moving(3, 3)));
    let judged = |rules: &str, quiet: &str| {
        database.judge(&game(rules, &format!("{line} {quiet}"), ""), THOROUGH).expect("solved").to_string()
    };
    assert_eq!(judged("nine", "q75"), "win in 25");
    for (rules, quiet) in
        [("nine", "q76"), ("nine", "q90"), ("nine", "q97"), ("nine", "q99"), ("nine,quiet-turns=10", "")]
    {
        assert_eq!(judged(rules, quiet), "draw", "{rules} {quiet}");
    }
}
