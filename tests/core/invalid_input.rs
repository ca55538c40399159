//! Input that must be refused, as data, with the exact text of each refusal.

use nine_mens_morris::rules::{Game, NotationError};

use crate::support::{data_lines, game};

#[test]
fn bad_input_is_refused_in_exactly_these_words() {
    let mut wrong = String::new();
    for (number, line) in data_lines(include_str!("invalid.txt")) {
        let fields: Vec<&str> = line.splitn(4, '|').map(str::trim).collect();
        let [rules, position, turns, expected] = fields[..] else { panic!("invalid.txt:{number}: four fields") };
        let position = Some(position).filter(|text| !text.is_empty());
        let error = match Game::from_text(rules, position, Some(turns)) {
            Ok(_) => "(accepted)".to_owned(),
            Err(error) => error.to_string(),
        };
        assert!(!error.contains('\n'), "one line: {error}");
        if error != expected {
            let given: Vec<&str> = line.splitn(4, '|').take(3).collect();
            wrong.push_str(&format!("invalid.txt:{number}:\n{}| {error}\n", given.join("|")));
        }
    }
    assert!(wrong.is_empty(), "these say something else now:\n{wrong}");
}

#[test]
fn one_turn_is_read_where_one_is_expected() {
    let start = game("nine", "", "");
    for text in ["", "d6 f4", "a7 b4 d7", "{only a comment}"] {
        assert!(matches!(start.parse_move(text), Err(NotationError::Illegal { .. })), "'{text}' is not one turn");
    }
    let begun = game("nine", "", "a7 b4 d7 b2 g7");
    assert!(begun.parse_move("xb4").is_ok());
    for text in ["", "xb4 d6", "d6", "g7xb4"] {
        assert!(begun.parse_move(text).is_err(), "'{text}' does not finish the turn");
    }
}

#[test]
fn a_list_of_turns_is_refused_whole() {
    let mut game = game("nine", "", "d6");
    game.play_text("f4 d5 f4").expect_err("f4 is taken");
    assert_eq!(game.ply(), 1, "not even the turns before the bad one are played");
}
