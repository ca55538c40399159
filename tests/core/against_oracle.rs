//! The fast rules against the slow reference model, on every position of random games.

use std::collections::HashMap;

use nine_mens_morris::rules::oracle::{Match, Spot, Table, text};
use nine_mens_morris::rules::{Color, Game, Preset, RuleSet, Step, WinReason};
use nine_mens_morris::rules::{Move, Outcome};

use crate::support::{self, Dice, describe, dice, random_color, random_move, random_position, random_rules};

/// Plays one random game on both models and compares all that they say at every position.
fn compare_game(dice: &mut Dice, rules: RuleSet, first: Color) -> usize {
    let mut game = Game::starting_with(rules, first);
    let mut slow = Match::new(Table::new(rules, first));
    for ply in 0..400 {
        compare(&game, &slow);
        let moves = game.legal_moves();
        if game.outcome().is_some() {
            return ply;
        }
        let mv = random_move(dice, &game, &moves);
        let name = support::text(&game, mv);
        let turns = slow.table().turns();
        let turn = turns.iter().find(|turn| text(turn) == name).expect("both models have the turn");
        slow.play(turn);
        game.play(mv).expect("a legal turn");
    }
    400
}

fn compare(game: &Game, slow: &Match) {
    let (position, rules, table) = (game.position(), game.rules(), slow.table());
    let here = || {
        let moves: Vec<String> = game.turns().map(|(before, mv)| before.text(rules, mv)).collect();
        format!("{} after {}", describe(rules, position), moves.join(" "))
    };
    assert_eq!(position.short_line(rules), table.line(), "the positions differ: {}", here());
    assert_eq!(game.outcome(), slow.outcome(), "the outcomes differ: {}", here());
    assert_eq!(game.occurrences(), slow.occurrences(), "the repetitions differ: {}", here());
    if game.outcome().is_some() {
        assert_eq!(game.legal_moves(), [], "a finished game has no turns: {}", here());
    }
    if matches!(game.outcome(), Some(Outcome::Win { reason: WinReason::FewMen | WinReason::Mill, .. })) {
        return;
    }
    let fast = sorted(position.legal_moves(rules).into_iter().map(|mv| position.text(rules, mv)));
    assert_eq!(fast, sorted(table.turns().iter().map(|turn| text(turn))), "the turns differ: {}", here());
    assert_eq!(position.count_moves(rules), fast.len() as u64, "the count differs: {}", here());
    assert_eq!(position.has_legal_move(rules), !fast.is_empty(), "{}", here());
    let steps = sorted(position.legal_steps(rules).into_iter().map(|step| step_text(rules, step)));
    assert_eq!(steps, sorted(table.acts().iter().map(ToString::to_string)), "the steps differ: {}", here());
}

fn step_text(rules: &RuleSet, step: Step) -> String {
    let label = |point| rules.geometry().label(point);
    match step {
        Step::Place(to) => label(to).to_owned(),
        Step::Slide(from, to) => format!("{}-{}", label(from), label(to)),
        Step::Remove(point) => format!("x{}", label(point)),
    }
}

fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts
}

fn compare_preset(preset: Preset, games: usize) {
    let mut dice = dice(0x9000 + preset as u64);
    for _ in 0..games * support::times() {
        let first = random_color(&mut dice);
        compare_game(&mut dice, preset.rules(), first);
    }
}

macro_rules! agrees_in {
    ($($name:ident: $preset:ident, $games:literal;)+) => {
        $(#[test]
        fn $name() {
            compare_preset(Preset::$preset, $games);
        })+
    };
}

agrees_in! {
    the_models_agree_in_nine: Nine, 800;
    the_models_agree_in_nine_without_flying: NineNoFlying, 500;
    the_models_agree_in_six: Six, 1500;
    the_models_agree_in_three: Three, 2500;
    the_models_agree_in_lasker: Lasker, 500;
    the_models_agree_in_twelve: Twelve, 500;
    the_models_agree_in_morabaraba: Morabaraba, 500;
    the_models_agree_in_the_diagonal_walk: DiagonalWalk, 500;
}

#[test]
fn the_models_agree_under_random_rules() {
    let mut dice = dice(0xa11);
    let mut plies = 0;
    for _ in 0..2000 * support::times() {
        let (rules, first) = (random_rules(&mut dice), random_color(&mut dice));
        plies += compare_game(&mut dice, rules, first);
    }
    assert!(plies > 30_000, "random games should be of some length: {plies} turns");
}

#[test]
fn the_models_agree_on_removals_a_single_step_at_a_time() {
    let mut dice = dice(0x57e9);
    for _ in 0..400 * support::times() {
        let rules = random_rules(&mut dice);
        let mut game = Game::new(rules);
        let mut table = Table::new(rules, Color::White);
        for _ in 0..200 {
            assert_eq!(game.position().short_line(&rules), table.line());
            if game.outcome().is_some() {
                break;
            }
            let by_name: HashMap<String, Step> =
                game.position().legal_steps(&rules).into_iter().map(|step| (step_text(&rules, step), step)).collect();
            let acts = table.acts();
            assert_eq!(acts.len(), by_name.len(), "{}", describe(&rules, game.position()));
            let act = *rand::seq::IndexedRandom::choose(acts.as_slice(), &mut dice).expect("a game that goes on");
            game.play_step(by_name[&act.to_string()]).expect("a legal step");
            table.act(act);
        }
    }
}

#[test]
fn the_models_agree_on_men_thrown_at_random() {
    let (mut dice, mut double) = (dice(0x7a05), 0);
    for _ in 0..30_000 * support::times() {
        let rules = random_rules(&mut dice);
        let position = random_position(&mut dice, &rules);
        let setup = position.setup();
        let mut men = Vec::new();
        for color in Color::ALL {
            let spot = |point| Spot::named(rules.geometry().label(point)).expect("a label");
            men.extend(setup.men[color].into_iter().map(|point| (spot(point), color)));
        }
        let mut table = Table::set_up(rules, &men, setup.in_hand.map(usize::from), setup.turn);
        if setup.first == Color::Black {
            table = table.begun_by_black();
        }
        double += usize::from(position.legal_moves(&rules).iter().any(|mv| mv.removed().len() > 1));
        compare(&Game::from_position(rules, position), &Match::new(table));
    }
    assert!(double > 300, "{double} positions with a turn that takes several men");
}

#[test]
fn random_games_reach_every_way_to_end() {
    let mut dice = dice(0xe4d);
    let mut reasons = HashMap::<String, usize>::new();
    for _ in 0..3000 {
        let rules = random_rules(&mut dice);
        let mut game = Game::new(rules);
        support::walk(&mut dice, &mut game, 400, |_, _, _: Option<Move>| {});
        *reasons.entry(support::result(&game).replace("black", "one").replace("white", "one")).or_default() += 1;
    }
    for reason in [
        "one wins, few men",
        "one wins, mill",
        "one wins, blocked",
        "one wins, full board",
        "draw, blocked",
        "draw, full board",
        "draw, quiet turns",
        "draw, endgame clock",
        "draw, repetition",
    ] {
        assert!(reasons.contains_key(reason), "no random game ended with '{reason}': {reasons:?}");
    }
}
