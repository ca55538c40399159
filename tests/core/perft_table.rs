//! Perft against published numbers and against the slow reference model.

use nine_mens_morris::rules::oracle::Table;
use nine_mens_morris::rules::{Color, Game, Ply, Preset, divide, perft};

use crate::support::{data_lines, dice, random_rules, rules, walk};

#[test]
fn perft_agrees_with_the_published_numbers() {
    for (number, line) in data_lines(include_str!("perft.txt")) {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [rules_text, depth, turns, steps] = fields[..] else { panic!("perft.txt:{number}: four fields") };
        let depth = depth.parse().expect("a depth");
        let mut game = Game::new(rules(rules_text));
        for (ply, count) in [(Ply::Turn, turns), (Ply::Step, steps)] {
            assert_eq!(perft(&mut game, depth, ply).to_string(), count, "perft.txt:{number}: {line} {ply:?}");
        }
        assert_eq!(game.ply(), 0, "perft leaves the game as it was");
    }
}

#[test]
fn perft_agrees_with_the_reference_model_in_every_preset() {
    for preset in Preset::ALL {
        let rules = preset.rules();
        let (mut game, table) = (Game::new(rules), Table::new(rules, Color::White));
        let depth = if preset == Preset::Three { 6 } else { 3 };
        for depth in 0..=depth {
            assert_eq!(perft(&mut game, depth, Ply::Turn), table.perft(depth, false), "{preset:?} depth {depth}");
            assert_eq!(perft(&mut game, depth, Ply::Step), table.perft(depth, true), "{preset:?} depth {depth} steps");
        }
    }
}

#[test]
fn perft_is_the_sum_of_its_parts_anywhere_in_a_game() {
    let mut dice = dice(0xd1f);
    for _ in 0..40 {
        let mut game = Game::new(random_rules(&mut dice));
        walk(&mut dice, &mut game, 30, |_, _, _| {});
        let before = game.position().short_line(game.rules());
        for depth in 1..=2 {
            let parts = divide(&mut game, depth);
            assert_eq!(parts.len(), game.legal_moves().len());
            assert_eq!(
                parts.iter().map(|(_, count)| count).sum::<u64>(),
                perft(&mut game, depth, Ply::Turn),
                "{before}"
            );
        }
        assert_eq!(perft(&mut game, 0, Ply::Turn), 1);
        assert_eq!(game.position().short_line(game.rules()), before);
    }
}

#[test]
fn a_finished_game_has_no_continuation() {
    let mut game = crate::support::game("nine", "a1,a4,a7/b4,b6 w 0-0", "");
    assert_eq!((perft(&mut game, 0, Ply::Turn), perft(&mut game, 1, Ply::Turn)), (1, 0));
    assert_eq!((perft(&mut game, 1, Ply::Step), perft(&mut game, 3, Ply::Step)), (0, 0));
}

#[test]
fn a_pending_removal_is_part_of_the_turn_and_a_step_of_its_own() {
    let mut game = crate::support::game("nine", "a7,d7,g7/b4,f6 b 6-7", "d6 a4");
    let mut begun = crate::support::game("nine", "a7,d7/b4,f6 w 7-7", "g7");
    assert!(begun.position().pending() > 0 && game.position().pending() == 0);
    let parts: u64 = divide(&mut begun, 2).iter().map(|(_, count)| count).sum();
    assert_eq!(perft(&mut begun, 1, Ply::Turn), 2);
    assert_eq!(perft(&mut begun, 2, Ply::Turn), parts);
    assert_eq!(perft(&mut begun, 1, Ply::Step), 2);
    assert!(perft(&mut game, 1, Ply::Turn) > 0);
}
