//! The cases of RULES.md section 6, which broke other programs, and the finer points of the rule set's fields.

use nine_mens_morris::rules::{Color, Game, Move, PointSet};

use crate::support::{game, legal, refused, result};

/// The legal turns that begin with this.
fn turns(game: &Game, beginning: &str) -> Vec<String> {
    legal(game).into_iter().filter(|turn| turn.starts_with(beginning)).collect()
}

#[test]
fn a_man_outside_mills_must_be_taken_first_and_the_refusal_says_why() {
    let game = game("nine", "a7,d7,g7/a1,b4,d1,g1 w 6-5 x1", "");
    assert_eq!(legal(&game), ["xb4"]);
    assert_eq!(refused(&game, "xa1"), "turn 1 'xa1' is not legal: a1 stands in a mill; take b4");
}

#[test]
fn any_man_may_be_taken_when_all_stand_in_mills() {
    assert_eq!(legal(&game("nine", "a7,d7,g7/a1,d1,g1 w 6-6 x1", "")), ["xa1", "xd1", "xg1"]);
}

#[test]
fn two_mills_earn_one_removal_or_two_as_the_rules_say() {
    let line = "a7,d5,d6,g7/a1,b4,f2 w 5-6";
    assert_eq!(turns(&game("nine", line, ""), "d7"), ["d7xa1", "d7xb4", "d7xf2"]);
    let double = game("nine,double-mill=per-mill", line, "");
    assert_eq!(turns(&double, "d7"), ["d7xa1xb4", "d7xa1xf2", "d7xb4xf2"]);
}

#[test]
fn three_mills_close_at_once_on_a_corner_with_diagonals() {
    let line = "a1,a4,b6,c5,d7,g7/b4,d2,e3,f6,g4 w 6-7";
    assert_eq!(game("twelve", line, "a7").position().pending(), 1);
    let game = game("twelve,double-mill=per-mill", line, "a7");
    assert_eq!(game.position().pending(), 3);
    assert_eq!(legal(&game).len(), 10, "three of five men");
}

#[test]
fn taking_the_third_last_man_wins_at_once_while_placing() {
    assert_eq!(result(&game("nine", "a7,d7,g7/a1 w 4-2 x1", "xa1")), "white wins, few men");
}

#[test]
fn the_side_that_opens_the_moving_phase_without_a_slide_has_lost() {
    let game = game("nine", "", "f2 b4 g4 e4 d7 g1 g7 d2 a1 d1 d6 a7 f4 e5 a4 f6 b6 d5");
    assert_eq!((result(&game), legal(&game)), ("black wins, blocked".to_owned(), Vec::new()));
}

#[test]
fn three_hemmed_in_men_have_51_flights_or_have_lost() {
    let line = "a1,b4,d6,g7/a4,a7,d7 b 0-0";
    assert_eq!(legal(&game("nine", line, "")).len(), 51);
    let grounded = game("nine-no-flying", line, "");
    assert_eq!((result(&grounded), legal(&grounded).len()), ("white wins, blocked".to_owned(), 0));
}

#[test]
fn a_flight_with_nine_men_is_refused_and_nothing_changes() {
    let line = "OO@*@O*@/O@*@O*@O/@O@***OO w m s 9 0 8 0 0 0 -1 -1 -1 -1 0 0 12 ids:nodes";
    let game = game("nine", line, "");
    assert_eq!(game.position().men(Color::White).len(), 9);
    assert_eq!(refused(&game, "d5-e4 d7-g1"), "turn 1 'd5-e4' is not legal: e4 is occupied");
    assert_eq!(
        refused(&game, "d5-c4"),
        "turn 1 'd5-c4' is not legal: d5 and c4 are not neighbours on a line, and this side does not fly"
    );
}

#[test]
fn a_refused_whole_turn_changes_nothing() {
    let mut game = game("nine", "a7,d7/b4,f2 w 7-7", "");
    let before = game.position().short_line(game.rules());
    let point = |label| game.rules().geometry().find(label).expect("a point");
    let (g7, a7, b4) = (point("g7"), point("a7"), point("b4"));
    for mv in [
        Move::place(g7),
        Move::place(a7),
        Move::place(b4).removing(b4.set()),
        Move::place(g7).removing(a7.set()),
        Move::place(g7).removing(game.position().men(Color::Black)),
        Move::slide(a7, b4),
        Move::remove(b4.set()),
        Move::remove(PointSet::EMPTY),
    ] {
        assert!(!game.is_legal(mv));
        game.play(mv).expect_err("not legal");
        assert_eq!(game.position().short_line(game.rules()), before);
        assert_eq!(game.ply(), 0);
    }
}

#[test]
fn any_man_may_be_taken_where_nothing_is_protected() {
    assert_eq!(legal(&game("nine,removal=any", "a7,d7,g7/a1,b4,d1,g1 w 6-5 x1", "")).len(), 4);
}

#[test]
fn the_last_three_in_a_mill_may_be_taken_where_strict_protection_ends_there() {
    let line = "a7,d7,d6,b4/a1,d1,g1 w 0-0";
    assert_eq!(turns(&game("nine,removal=strict", line, ""), "d6-d7").len(), 0);
    assert_eq!(turns(&game("nine,removal=strict", "a7,d6,g7,b4/a1,d1,g1 w 0-0", ""), "d6-d7"), ["d6-d7"]);
    assert_eq!(
        turns(&game("nine,removal=last-three", "a7,d6,g7,b4/a1,d1,g1 w 0-0", ""), "d6-d7"),
        ["d6-d7xa1", "d6-d7xd1", "d6-d7xg1"]
    );
    assert_eq!(
        turns(&game("nine,removal=last-three", "a7,g7/a1,d1,g1 w 7-3", ""), "d7"),
        ["d7"],
        "with men in hand it has not come down to three"
    );
    let six = "a7,d6,g7,b4/a1,d1,g1,c3,d3,e3 w 0-0";
    assert_eq!(turns(&game("nine,removal=last-three", six, ""), "d6-d7"), ["d6-d7"], "six men in two mills");
}

#[test]
fn a_mill_may_be_opened_and_closed_freely_or_not_with_the_same_man() {
    let (line, opened) = ("a7,d7,g7,b4/a1,e3,f2,f4 w 0-0", "d7-d6 a1-d1");
    assert!(game("nine", line, opened).parse_move("d6-d7xe3").is_ok());
    let banned = game("nine,reforming=same-mill", line, opened);
    assert_eq!(
        refused(&banned, "d6-d7xe3"),
        "turn 1 'd6-d7xe3' is not legal: the man on d6 may not go straight back to d7 to close the mill it left"
    );
    let later = game("nine,reforming=same-mill", line, &format!("{opened} b4-c4 d1-a1"));
    assert!(later.parse_move("d6-d7xe3").is_ok(), "a turn later it may");
    assert!(game("nine,reforming=shuttle", line, opened).parse_move("d6-d7xe3").is_ok(), "no second mill was closed");
}

#[test]
fn a_man_may_go_back_where_that_closes_nothing() {
    let line = "a7,d7,g7,b4/a1,d2,f4,g1 w 0-0";
    let game = game("nine,reforming=same-mill", line, "d7-d6 d2-d1xa7");
    assert!(game.parse_move("d6-d7").is_ok(), "the mill it left is gone");
}

#[test]
fn a_shuttle_between_two_mills_must_rest_a_turn() {
    let line = "a7,d7,g7,b6,f6/a1,d2,e3,f2,g4 w 0-0";
    let closed = "d7-d6xa1 g4-g1";
    assert!(game("nine", line, closed).parse_move("d6-d7xe3").is_ok());
    for reforming in ["shuttle", "same-mill"] {
        let game = game(&format!("nine,reforming={reforming}"), line, closed);
        assert!(refused(&game, "d6-d7xe3").ends_with("may not go straight back to d7 to close the mill it left"));
        let mut later = game.clone();
        later.play_text("a7-a4 g1-g4 a4-a7 g4-g1").expect("legal");
        assert!(later.parse_move("d6-d7xe3").is_ok(), "{reforming}");
    }
    assert!(legal(&game("morabaraba", line, closed)).iter().all(|turn| !turn.starts_with("d6-d7")));
}

#[test]
fn a_mill_wins_three_mens_morris() {
    let won = game("three", "", "b2 a1 a3 c1 c3 b1");
    assert_eq!(result(&won), "black wins, mill");
    assert_eq!(legal(&game("three", "", "b2 a1 a3 c1 b3 c3")), ["a3-a2", "b2-a2", "b2-b1", "b2-c2"]);
    assert_eq!(result(&game("three", "b2,b3,a1/c1,c3,a3 w 0-0", "a1-b1")), "white wins, mill");
}

#[test]
fn diagonals_on_three_by_three_are_an_option() {
    let line = "a1,b2/a2,b3 w 1-1";
    assert_eq!(result(&game("three", line, "c3")), "ongoing");
    assert_eq!(result(&game("three,diagonals=paths", line, "c3")), "ongoing");
    assert_eq!(result(&game("three,diagonals=mills", line, "c3")), "white wins, mill");
    let moving = "a1,b2,c1/a2,b3,c2 w 0-0";
    assert!(game("three,diagonals=paths", moving, "").parse_move("b2-c3").is_ok());
    assert!(refused(&game("three", moving, ""), "b2-c3").contains("not neighbours"));
    assert!(game("three,flying=always", moving, "").parse_move("a1-c3").is_ok());
}

#[test]
fn the_connecting_lines_of_six_mens_morris_are_no_mills() {
    let game = game("six", "a3/e3 w 5-5", "b3");
    assert_eq!(game.position().pending(), 0);
    assert_eq!(crate::support::game("six", "a1,a3/e3 w 4-5", "a5").position().pending(), 1);
}

#[test]
fn a_blocked_player_passes_where_the_rules_say_so_and_the_ban_is_spent() {
    let line = "b4,d1,d6,g4/a4,a7,d7,g7 w 0-0 bb:a4-a1";
    let game = game("nine,blocked=passes,reforming=same-mill", line, "d1-a1");
    assert_eq!(game.position().turn(), Color::White, "Black has no turn and passes");
    assert_eq!((result(&game), game.position().ban(Color::Black)), ("ongoing".to_owned(), None));
}

#[test]
fn nobody_passes_once_the_game_is_decided() {
    let mut won = game("nine,blocked=passes,flying=never", "a4,c4,b2,d6,g7/a7,d7,g4 w 0-0", "");
    won.play_text("b2-b4xg4").expect("a mill");
    assert_eq!((result(&won), won.position().turn()), ("white wins, few men".to_owned(), Color::Black));
}
