//! Everything that can be written can be read back: position lines, move text, game text, rule text.

use nine_mens_morris::rules::{
    Board, Color, DoubleMill, Game, Move, Point, PointSet, Position, Preset, RuleSet, Setup, Step, TurnText,
    split_turns,
};
use rand::seq::{IndexedRandom, SliceRandom};

use crate::support::{dice, game, random_position, random_rules, result, rules, text, walk, walk_everywhere};

const START: &str = "********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes";

fn lines_return(rules: &RuleSet, position: &Position, ply: usize) {
    let read = |line: &str| Position::from_line(rules, line).unwrap_or_else(|error| panic!("{rules}: {line}: {error}"));
    let short = position.short_line(rules);
    assert_eq!(read(&short), *position, "{short}");
    assert_eq!(read(&short).short_line(rules), short);
    let line = position.line(rules, ply);
    assert_eq!(read(&line).line(rules, ply), line, "{rules}");
    if rules.board() == Board::Nine {
        let white_began = Setup { first: Color::White, ..position.setup() };
        let expected = Position::new(rules, white_began).expect("a position of a game");
        let sanmill = position.sanmill_line(rules, ply);
        assert_eq!(read(&sanmill), expected, "{sanmill}");
        assert_eq!(read(sanmill.trim_end_matches(" ids:nodes")), expected, "the older form");
    }
}

#[test]
fn position_lines_return_the_position_at_every_point_of_a_game() {
    walk_everywhere(0x11e, 12, |_, game, mv| {
        lines_return(game.rules(), game.position(), game.ply());
        if let Some(action) = mv.filter(|mv| !mv.removed().is_empty()).and_then(Move::action) {
            let mut begun = *game.position();
            begun.apply_step(game.rules(), action);
            assert!(begun.pending() > 0);
            lines_return(game.rules(), &begun, game.ply());
        }
    });
}

#[test]
fn sanmills_start_line_is_written_and_read() {
    assert_eq!(game("nine", "", "").position().line(&rules("nine"), 0), START);
    let read = game("nine", START, "");
    assert_eq!(read.position(), game("nine", "", "").position());
    assert_eq!(game("nine", START.trim_end_matches(" ids:nodes"), "").position(), read.position());
}

#[test]
fn sanmills_line_follows_a_game() {
    let line = |moves: &str| {
        let game = game("nine", "", moves);
        game.position().line(game.rules(), game.ply())
    };
    assert_eq!(line("d6"), "********/O*******/******** b p p 1 8 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes");
    assert_eq!(line("d5 g7"), "O*******/********/*@****** w p p 1 8 1 8 0 0 -1 -1 -1 -1 0 0 2 ids:nodes");
    assert_eq!(line("a7 b4 d7 b2 g7"), "********/*****@@*/OO*****O w p r 3 6 2 7 1 0 -1 -1 -1 -1 0 0 3 ids:nodes");
    assert_eq!(line("a7 b4 d7 b2 g7 xb4"), "********/*****@**/OO*****O b p p 3 6 1 7 0 0 -1 -1 -1 -1 0 0 3 ids:nodes");
}

#[test]
fn sanmills_older_lines_are_read() {
    let men = "********/OOO**@*@/*O**@*** w m s 4 0 3 0 0 0";
    let full = Position::from_line(&rules("nine"), &format!("{men} -1 -1 -1 -1 0 7 32 ids:nodes")).expect("full");
    assert_eq!(full.quiet_turns(), 7);
    for ending in [
        "-1 -1 -1 -1 0 7 32",
        "-1 -1 -1 -1 10319998546144854272 7 32 ids:nodes",
        "-1 -1 -1 -1 -8126745527564697344 7 32",
        "0 0 0 0 0 7 32",
        "0 0 0 0 7 32",
        "-1 -1 -1 -1 7 32 ids:nodes",
        "0 0 7 32",
        "17 -1 7 32",
        "10319998546144854272 7 32",
        "0 7 32 ids:nodes",
        "7 32",
    ] {
        let line = format!("{men} {ending}");
        let game = Game::from_line(rules("nine"), &line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!((*game.position(), game.turn_number()), (full, 32), "{line}");
        assert!(game.line().ends_with(" 7 32 ids:nodes"), "{}", game.line());
    }
    let banned = "********/OO@@@*O*/*O***@*O w m s 5 0 4 0 0 0";
    let ban = |ending: &str| {
        let line = format!("{banned} {ending}");
        Position::from_line(&rules("nine,reforming=same-mill"), &line).expect(&line).ban(Color::White)
    };
    assert!(ban("24 16 -1 -1 0 2 2").is_some());
    assert_eq!(ban("24 16 -1 -1 2 2"), ban("24 16 -1 -1 0 2 2"), "without the formed mills");
}

#[test]
fn the_number_of_the_turn_goes_on_from_the_line() {
    let numbers = |line: &str, moves: &str| {
        let mut game = Game::from_line(rules("nine"), line).expect(line);
        let mut numbers = vec![game.turn_number()];
        for mv in moves.split(' ') {
            game.play_text(mv).expect(mv);
            numbers.push(game.turn_number());
        }
        numbers
    };
    let white = "O@******/********/******** w p p 1 8 1 8 0 0 -1 -1 -1 -1 0 0 32";
    assert_eq!(numbers(white, "d7 g7 a7 g4"), [32, 32, 33, 33, 34]);
    let black = "O*******/********/******** b p p 1 8 0 9 0 0 -1 -1 -1 -1 0 0 32";
    assert_eq!(numbers(black, "d7 g7 a7 g4"), [32, 33, 33, 34, 34]);
    assert_eq!(numbers("-/- w 9-9", "d7 g7"), [1, 1, 2]);
    // A turn that is begun keeps its number until its man is taken.
    let closing = "********/********/OO***@@* w p p 2 7 2 7 0 0 -1 -1 -1 -1 0 0 5";
    assert_eq!(numbers(closing, "a7 xa1 f4 d6"), [5, 5, 5, 6, 6]);
}

#[test]
fn the_mill_fields_of_sanmills_line_hold_the_ban() {
    let line = "********/O*****O*/*OO****O w m s 5 0 0 3 0 0 24 8 -1 -1 0 1 9 ids:nodes";
    assert!(Position::from_line(&rules("nine"), line).is_ok_and(|position| position.ban(Color::White).is_none()));
    let game = game("nine,reforming=same-mill", "a7,d7,g7,b4/a1,d1,f2,f4 w 0-0", "d7-d6 d1-d2");
    let line = game.position().line(game.rules(), game.ply());
    assert_eq!(line, "********/O*@@@*O*/*O***@*O w m s 4 0 4 0 0 0 24 16 -1 -1 0 2 2 ids:nodes");
    let read = Position::from_line(game.rules(), &line).expect("a line just written");
    assert_eq!(read.ban(Color::White), game.position().ban(Color::White));
}

#[test]
fn move_text_returns_the_turn_in_every_game() {
    walk_everywhere(0x7e7, 4, |_, game, _| {
        for mv in game.legal_moves() {
            let text = text(game, mv);
            assert_eq!(game.parse_move(&text).as_ref(), Ok(&mv), "{text}");
            assert_eq!(game.parse_move(&text.to_uppercase()).as_ref(), Ok(&mv), "{text}");
            assert_eq!(game.parse_move(&text.replace('x', " x")).as_ref(), Ok(&mv), "{text} as separate tokens");
        }
    });
}

/// All orders of some points.
fn orders(points: &[Point]) -> Vec<Vec<Point>> {
    if points.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in points.iter().enumerate() {
        let mut rest = points.to_vec();
        rest.remove(index);
        all.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
    }
    all
}

#[test]
fn removals_are_accepted_in_every_order_in_which_they_may_be_made() {
    let (mut dice, mut several, mut refused) = (dice(0x0d), 0, 0);
    for _ in 0..15_000 {
        let rules = random_rules(&mut dice).with_double_mill(DoubleMill::PerMill);
        let game = Game::from_position(rules, random_position(&mut dice, &rules));
        let mut several_taken = game.legal_moves();
        several_taken.retain(|mv| mv.removed().len() > 1);
        let Some(&mv) = several_taken.choose(&mut dice) else { continue };
        several += 1;
        let action = text(&game, mv.removing(PointSet::EMPTY));
        let points: Vec<Point> = mv.removed().into_iter().collect();
        let mut accepted = Vec::new();
        for order in orders(&points) {
            let written: String = order.iter().map(|&point| format!("x{}", rules.geometry().label(point))).collect();
            match game.parse_move(&format!("{action}{written}")) {
                Ok(read) => {
                    assert_eq!(read, mv, "{action}{written}");
                    accepted.push(format!("{action}{written}"));
                }
                Err(error) => {
                    refused += 1;
                    assert!(error.to_string().contains("stands in a mill"), "{error}");
                }
            }
        }
        accepted.sort_unstable();
        assert_eq!(accepted.first(), Some(&text(&game, mv)), "the first order is the one that is written");
    }
    assert!(several > 300 && refused > 3, "{several} turns with several removals, {refused} orders refused");
}

#[test]
fn two_removals_in_either_order_are_one_turn() {
    let game = game("nine,double-mill=per-mill", "a7,d5,d6,g7/a1,b4,f2 w 5-6", "");
    let one = game.parse_move("d7xb4xf2").expect("legal");
    assert_eq!(game.parse_move("d7xf2xb4"), Ok(one));
    assert_eq!(game.parse_move("d7 xf2 xb4"), Ok(one));
    assert_eq!(game.legal_moves().iter().filter(|&&mv| mv == one).count(), 1);
}

#[test]
fn a_played_game_is_its_own_text() {
    let mut dice = dice(0x9a3e);
    for round in 0..60 {
        let rules = Preset::ALL.get(round % 8).map_or_else(|| random_rules(&mut dice), |preset| preset.rules());
        let mut game = Game::new(rules);
        walk(&mut dice, &mut game, 150, |_, _, _| {});
        let turns: Vec<String> = game.turns().map(|(before, mv)| before.text(&rules, mv)).collect();
        let mut numbered = String::new();
        for (index, turn) in turns.iter().enumerate() {
            if index % 2 == 0 {
                numbered.push_str(&format!("{}. ", index / 2 + 1));
            }
            let turn = if index % 3 == 0 { turn.replace('x', " x") } else { turn.clone() };
            numbered.push_str(&format!("{turn} {{turn {index}, 1. d6}}\n"));
        }
        numbered.push_str(["1-0", "0-1", "1/2-1/2", "*"].get(round % 4).expect("four results"));
        assert_eq!(split_turns(&numbered).as_ref(), Ok(&turns));
        let mut again = Game::new(rules);
        again.play_text(&numbered).unwrap_or_else(|error| panic!("{rules}: {numbered}: {error}"));
        assert_eq!((again.position(), result(&again)), (game.position(), result(&game)));
        assert!(again.moves().eq(game.moves()));
    }
}

#[test]
fn numbers_comments_and_results_are_read_over() {
    for list in
        ["1. d6 f4 2. d5", "1.d6 f4 2.d5", "1... d6 2. f4 d5 *", "1… d6 {a comment} f4 d5 1-0", "d6{x}f4 d5 1/2-1/2"]
    {
        assert_eq!(split_turns(list), Ok(["d6", "f4", "d5"].map(str::to_owned).to_vec()), "{list}");
    }
    assert_eq!(split_turns("{all of it}"), Ok(Vec::new()));
    for (list, place, word) in
        [("d6 4 d2", 2, "4"), ("5 13 20 19", 1, "5"), ("0000", 1, "0000"), ("d6 f4 3d2", 3, "3d2")]
    {
        let error = game("nine", "", "").play_text(list).expect_err(list).to_string();
        assert!(error.starts_with(&format!("turn {place} '{word}' is not a turn")), "{list}: {error}");
    }
    assert_eq!(split_turns("g7 xb4 xb2 d6"), Ok(vec!["g7xb4xb2".to_owned(), "d6".to_owned()]));
}

#[test]
fn a_turn_is_read_as_its_steps() {
    let geometry = rules("nine").geometry();
    let steps = |text: &str| TurnText::parse(geometry, text).map(|turn| turn.steps);
    let point = |label| geometry.find(label).expect("a point");
    assert_eq!(steps("d6"), Some(vec![Step::Place(point("d6"))]));
    assert_eq!(steps("d6-d5xc3"), Some(vec![Step::Slide(point("d6"), point("d5")), Step::Remove(point("c3"))]));
    assert_eq!(steps("xb4xc3"), Some(vec![Step::Remove(point("b4")), Step::Remove(point("c3"))]));
    for text in ["", "-", "x", "d6-", "-d5", "d6x", "d6--d5", "d6xx", "d4", "d6 d5", "d6+b4"] {
        assert_eq!(steps(text), None, "{text}");
    }
}

#[test]
fn rule_text_returns_the_rules() {
    let mut dice = dice(0x2e);
    for preset in Preset::ALL {
        assert_eq!(preset.rules().to_string(), preset.name(), "a preset is written as its name");
        assert_eq!(rules(preset.name()), preset.rules());
    }
    for _ in 0..3000 {
        let drawn = random_rules(&mut dice);
        assert_eq!(rules(&drawn.to_string()), drawn, "{drawn}");
    }
}

#[test]
fn rule_fields_may_stand_in_any_order_each_of_them_once() {
    let mut dice = dice(0x2f);
    for _ in 0..300 {
        let drawn = random_rules(&mut dice);
        let text = drawn.to_string();
        let (preset, fields) = text.split_once(',').unwrap_or((&text, ""));
        let mut fields: Vec<&str> = fields.split(',').filter(|field| !field.is_empty()).collect();
        fields.shuffle(&mut dice);
        fields.insert(0, preset);
        assert_eq!(rules(&fields.join(" , ")), drawn, "{text}");
    }
    let twice = "nine,flying=never,men=9,flying=never".parse::<RuleSet>();
    assert_eq!(twice.expect_err("given twice").to_string(), "rule field 'flying' is given twice");
    assert_eq!(rules("nine,board=six,men=6,flying=never"), rules("six"));
}
