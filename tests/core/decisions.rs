//! The numbered decisions of RULES.md section 3, each as a test of its own (some as several).

use nine_mens_morris::rules::{Color, Game, Phase, Preset, Step};

use crate::support::{game, legal, refused, result, rules};

/// Eighteen placements that close no mill and leave both sides free to move.
const PLACED: &str = "a7 d7 g7 a4 a1 d1 d6 b4 f6 b6 f2 c3 d2 g1 d5 e5 c5 e4";

fn find(game: &Game, label: &str) -> nine_mens_morris::rules::Point {
    game.rules().geometry().find(label).expect("a point of the board")
}

#[test]
fn decision_1_placing_goes_on_until_both_hands_are_empty() {
    let mut begun = game("nine", "", "a7 d7 g7 a4");
    assert_eq!(begun.position().phase(begun.rules(), Color::White), Phase::Placing);
    assert!(legal(&begun).iter().all(|turn| !turn.contains('-')), "nobody slides yet");
    assert!(refused(&begun, "a7-b7").ends_with("there is no point b7 on this board"));
    assert!(refused(&begun, "g7-g4").ends_with("White still has men in hand, and those are placed first"));
    begun = game("nine", "", PLACED);
    assert_eq!((begun.position().in_hand(Color::White), begun.position().in_hand(Color::Black)), (0, 0));
    assert!(legal(&begun).iter().all(|turn| turn.contains('-')), "everybody slides now");
    assert!(refused(&begun, "c4").ends_with("White has no man left in hand"));
}

#[test]
fn decision_1_a_mill_counts_from_the_first_placements() {
    assert_eq!(legal(&game("nine", "", "a7 b4 d7 b2")).iter().filter(|turn| turn.starts_with("g7x")).count(), 2);
}

#[test]
fn decision_2_a_pending_removal_belongs_to_the_player_who_closed_the_mill() {
    let mut game = game("nine", "", "a7 b4 d7 b2 g7");
    assert_eq!((game.position().turn(), game.position().pending()), (Color::White, 1));
    let b4 = find(&game, "b4");
    assert_eq!(game.position().legal_steps(game.rules()), [find(&game, "b2"), b4].map(Step::Remove));
    assert_eq!(refused(&game, "d6"), "turn 1 'd6' is not legal: a mill is closed: a man must be taken first");
    game.play_step(Step::Remove(b4)).expect("b4 may be taken");
    assert_eq!((game.position().turn(), game.position().pending()), (Color::Black, 0));
    assert_eq!(game.ply(), 5, "the removal is part of the turn");
}

#[test]
fn decision_2_a_turn_in_a_list_may_not_leave_its_removal_out() {
    let start = game("nine", "", "");
    assert_eq!(refused(&start, "a7 b4 d7 b2 g7 d6"), "turn 5 'g7' is not legal: it closes a mill and must take a man");
}

#[test]
fn decision_3_protection_is_judged_anew_before_each_removal() {
    let game = game("nine,double-mill=per-mill", "a7,d5,d6,g7/a1,b4,d1,g1 w 5-5", "");
    let double: Vec<String> = legal(&game).into_iter().filter(|turn| turn.starts_with("d7")).collect();
    assert_eq!(double, ["d7xb4xa1", "d7xb4xd1", "d7xb4xg1"]);
    assert_eq!(refused(&game, "d7xa1xb4"), "turn 1 'd7xa1xb4' is not legal: a1 stands in a mill; take b4");
}

#[test]
fn decision_4_there_are_no_more_removals_than_men_that_may_be_taken() {
    let one_man = game("nine,double-mill=per-mill", "a7,d5,d6,g7/b4 w 5-8", "d7xb4");
    assert_eq!((one_man.position().turn(), one_man.position().pending()), (Color::Black, 0));
    let one_free = game("nine,double-mill=per-mill,removal=strict", "a7,d5,d6,g7/a1,b4,d1,g1 w 5-5", "d7xb4");
    assert_eq!((one_free.position().turn(), one_free.position().pending()), (Color::Black, 0));
}

#[test]
fn decision_4_the_turn_passes_when_nothing_may_be_taken() {
    let game = game("nine,removal=strict", "a7,d7/a1,d1,g1 w 7-6", "g7");
    assert_eq!((game.position().turn(), game.position().pending()), (Color::Black, 0));
    assert_eq!(game.position().men(Color::Black).len(), 3);
}

#[test]
fn decision_5_fewer_than_three_men_on_board_and_in_hand_lose_at_once() {
    assert_eq!(result(&game("nine", "a1,a4,b2,d6/b4,f6,g4 w 0-0", "d6-d7")), "ongoing");
    assert_eq!(result(&game("nine", "a1,a4,d7,d6/b4,f6,g4 w 0-0", "d7-a7xf6")), "white wins, few men");
    assert_eq!(result(&game("nine", "a1,a4,d6/b4,f6 w 5-1", "a7xf6")), "white wins, few men");
    assert_eq!(result(&game("nine", "a1,a4,d6/b4,f6 w 5-2", "a7xf6")), "ongoing");
}

#[test]
fn decision_5_the_removal_that_wins_is_the_last() {
    let game = game("nine,double-mill=per-mill", "a7,d5,d6,g7/a1,b4 w 5-1", "");
    let double: Vec<String> = legal(&game).into_iter().filter(|turn| turn.starts_with("d7")).collect();
    assert_eq!(double, ["d7xa1", "d7xb4"], "the second removal is not asked for");
}

#[test]
fn decision_6_flying_starts_at_three_men_for_that_side_alone() {
    let game = game("nine", "a1,a4,b2/b4,d6,e4,f6 w 0-0", "");
    assert_eq!(game.position().phase(game.rules(), Color::White), Phase::Flying);
    assert_eq!(game.position().phase(game.rules(), Color::Black), Phase::Moving);
    assert!(game.parse_move("a1-g7").is_ok());
    let turned = crate::support::game("nine", "a1,a4,b2/b4,d6,e4,f6 b 0-0", "");
    assert_eq!(
        refused(&turned, "b4-g7"),
        "turn 1 'b4-g7' is not legal: b4 and g7 are not neighbours on a line, and this side does not fly"
    );
}

#[test]
fn decision_6_nobody_flies_with_men_in_hand() {
    let game = game("lasker", "a1,a4,g7/b4,d6,e4 w 2-7", "");
    assert_eq!(game.position().phase(game.rules(), Color::White), Phase::Placing);
    assert!(game.parse_move("a1-d1").is_ok(), "in Lasker Morris a man may slide");
    assert!(refused(&game, "a1-d3").contains("not neighbours"));
    let never = crate::support::game("nine,flying=never", "a1,a4,b2/b4,d6,e4,f6 w 0-0", "");
    assert!(refused(&never, "a1-g7").contains("does not fly"));
    let always = crate::support::game("nine,flying=always", "a1,a4,b2,d2/b4,d6,e4,f6 w 0-0", "");
    assert!(always.parse_move("a1-g7").is_ok(), "with four men, where everybody flies");
}

#[test]
fn decision_7_a_player_without_a_legal_turn_is_blocked() {
    let line = "a1,b4,d6,g4/a4,a7,d7,g7 b 0-0";
    assert_eq!(result(&game("nine", line, "")), "white wins, blocked");
    assert_eq!(result(&game("nine,blocked=draws", line, "")), "draw, blocked");
    let passed = game("nine,blocked=passes", line, "");
    assert_eq!((result(&passed), passed.position().turn()), ("ongoing".to_owned(), Color::White));
}

#[test]
fn decision_7_a_flying_player_is_never_blocked() {
    let line = "a1,a2,b1,b2/a3,b3,c1,c2 w 0-0";
    assert_eq!(result(&game("three,men=4,mill=removes", line, "")), "black wins, blocked");
    let flying = game("three,men=4,mill=removes,flying=always", line, "");
    assert_eq!(legal(&flying), ["a1-c3", "a2-c3", "b1-c3", "b2-c3"]);
}

#[test]
fn decision_7_blocking_by_the_last_placement_counts() {
    let game = game("nine", "", "f2 b4 g4 e4 d7 g1 g7 d2 a1 d1 d6 a7 f4 e5 a4 f6 b6");
    assert_eq!(result(&game), "ongoing");
    let mut game = game;
    game.play_text("d5").expect("the last placement");
    assert_eq!(result(&game), "black wins, blocked");
}

#[test]
fn decision_8_a_win_comes_before_any_draw() {
    let line = "b4,d1,d6,g4/a4,a7,d7,g7 w 0-0 q99";
    assert_eq!(result(&game("nine", line, "d1-a1")), "white wins, blocked");
    assert_eq!(result(&game("nine", line, "d1-d2")), "draw, quiet turns");
    let short = "nine,quiet-turns=off,endgame-clock=4";
    assert_eq!(result(&game(short, "b4,d1,d6,g4/a4,a7,d7 w 0-0 q3", "d1-d2")), "draw, endgame clock");
    assert_eq!(result(&game(short, "b4,d1,d6,g4/a4,a7,d7,g7 w 0-0 q3", "d1-d2")), "ongoing", "nobody has three men");
}

#[test]
fn decision_9_captures_and_placements_reset_the_quiet_turns() {
    let quiet = |game: &Game| game.position().quiet_turns();
    assert_eq!(quiet(&game("lasker", "a1,a4/b4,d6 w 8-8 q7", "a1-d1")), 8);
    assert_eq!(quiet(&game("lasker", "a1,a4/b4,d6 w 8-8 q7", "g7")), 0);
    assert_eq!(quiet(&game("nine", "a1,a4,d6,d7/b4,f2,f4,g4 w 0-0 q7", "d7-a7xb4")), 0);
    assert_eq!(quiet(&game("nine,removal=strict", "a1,a4,d6,d7/f2,f4,f6 w 0-0 q7", "d7-a7")), 8, "nothing was taken");
}

#[test]
fn decision_9_a_pending_removal_is_resolved_before_the_draw_is_judged() {
    let mut game = game("nine", "a1,a4,d6,d7/b4,f2,f4,g4 w 0-0 q99", "d7-a7");
    assert_eq!((result(&game), game.position().pending()), ("ongoing".to_owned(), 1));
    game.play_text("xb4").expect("b4 may be taken");
    assert_eq!((result(&game), game.position().quiet_turns()), ("ongoing".to_owned(), 0));
}

const THERE_AND_BACK: &str = "d2-d3 e4-e3 d3-d2 e3-e4";

#[test]
fn decision_10_the_third_occurrence_draws_and_the_position_after_the_last_placement_is_the_first() {
    let mut game = game("nine", "", PLACED);
    assert_eq!(game.occurrences(), 1);
    game.play_text(THERE_AND_BACK).expect("legal");
    assert_eq!((game.occurrences(), result(&game)), (2, "ongoing".to_owned()));
    game.play_text(THERE_AND_BACK).expect("legal");
    assert_eq!((game.occurrences(), result(&game)), (3, "draw, repetition".to_owned()));
    assert_eq!(refused(&game, "d2-d3"), "turn 1 'd2-d3' is not legal: the game is over");
    let off = crate::support::game("nine,repetition=off", "", &[PLACED, THERE_AND_BACK, THERE_AND_BACK].join(" "));
    assert_eq!(result(&off), "ongoing");
}

#[test]
fn decision_10_repetition_follows_undo() {
    let mut game = game("nine", "", &[PLACED, THERE_AND_BACK, THERE_AND_BACK].join(" "));
    game.undo().expect("a turn to take back");
    assert_eq!(result(&game), "ongoing");
    for _ in 0..4 {
        game.undo().expect("a turn to take back");
    }
    game.play_text("e3-e4").expect("legal");
    assert_eq!((game.occurrences(), result(&game)), (2, "ongoing".to_owned()));
}

#[test]
fn decision_10_a_remembered_man_makes_it_another_position() {
    let line = "a1,a4,d1,g1/b4,d5,e3,f6 w 0-0";
    let moves = "d1-d2 f6-d6 d2-d3 d6-f6 d3-d2 f6-d6";
    assert_eq!(game("nine", line, moves).occurrences(), 2);
    let ban = game("nine,reforming=same-mill", line, moves);
    assert_eq!(ban.occurrences(), 1, "the first time, the man on d2 had just left the mill");
}

#[test]
fn decision_10_whose_turn_it_is_makes_it_another_position() {
    // White goes round in three turns, Black there and back in two: the men stand as before with the other side to move.
    let line = "a1,a4,d2,g1/b6,c3,e4,f6 w 0-0";
    assert_eq!(game("nine", line, "d2-d3 b6-d6 d3-d2 d6-b6").occurrences(), 2);
    assert_eq!(game("nine", line, "d2-d3 b6-d6 d3-d2").occurrences(), 1);
}

#[test]
fn decision_11_two_mills_at_once_take_one_man() {
    let game = game("nine", "a7,d5,d6,g7/a1,b4,f2 w 5-6", "d7xb4");
    assert_eq!((game.position().turn(), game.position().men(Color::Black).len()), (Color::Black, 2));
}

const FULL_BUT_ONE: &str = "a4,b2,c4,c5,d1,d3,d5,d6,e3,e4,e5,f6/a7,b4,b6,c3,d2,d7,f2,f4,g1,g4,g7 b 0-1";
const MILL_BY_THE_LAST: &str = "b2,c4,c5,d1,d3,d5,d6,e3,e4,e5,f4,f6/a4,a7,b4,b6,c3,d2,d7,f2,g1,g4,g7 b 0-1";

#[test]
fn decision_12_a_full_board_ends_the_game_as_the_preset_says() {
    for preset in ["twelve", "morabaraba"] {
        assert_eq!(result(&game(preset, FULL_BUT_ONE, "a1")), "draw, full board", "{preset}");
    }
    assert_eq!(result(&game("twelve,full-board=first-loses", FULL_BUT_ONE, "a1")), "black wins, full board");
    let black_began = format!("{FULL_BUT_ONE} fb");
    assert_eq!(result(&game("twelve,full-board=first-loses", &black_began, "a1")), "white wins, full board");
}

#[test]
fn decision_12_a_mill_closed_by_the_last_man_is_resolved_first() {
    let mut game = game("twelve", MILL_BY_THE_LAST, "a1");
    assert_eq!((result(&game), game.position().pending()), ("ongoing".to_owned(), 1));
    game.play_text("xd6").expect("d6 stands in no mill");
    assert_eq!((result(&game), legal(&game)), ("ongoing".to_owned(), vec!["d5-d6".to_owned(), "f6-d6".to_owned()]));
}

#[test]
fn decision_13_diagonals_as_paths_are_walked_and_pay_nothing() {
    let line = "a7,b6,d6,g4/b4,e4,f2,g7 w 0-0";
    assert!(refused(&game("nine", line, ""), "b6-c5").contains("not neighbours"));
    let walked = game("diagonal-walk", line, "b6-c5");
    assert_eq!((walked.position().turn(), walked.position().pending()), (Color::Black, 0));
    let placed = game("diagonal-walk", "a7,b6/b4,e4 w 7-7", "c5");
    assert_eq!((placed.position().turn(), placed.position().pending()), (Color::Black, 0));
    assert_eq!(game("nine,diagonals=mills", "a7,b6/b4,e4 w 7-7", "c5").position().pending(), 1);
}

#[test]
fn decision_14_a_man_in_two_mills_is_protected_like_any_other() {
    let line = "a1,a4/d5,d6,d7,f6,g7,b6,e4 w 7-2";
    let game = game("nine", line, "");
    assert_eq!(refused(&game, "a7xd6"), "turn 1 'a7xd6' is not legal: d6 stands in a mill; take e4 or g7");
    let all = crate::support::game("nine", "a1,a4/b6,d5,d6,d7,f6 w 7-4", "");
    assert_eq!(legal(&all).iter().filter(|turn| turn.starts_with("a7x")).count(), 5, "all stand in mills");
}

#[test]
fn decision_15_either_side_may_begin() {
    for preset in Preset::ALL {
        for first in Color::ALL {
            let game = Game::starting_with(preset.rules(), first);
            assert_eq!((game.position().turn(), game.position().first()), (first, first));
        }
    }
    let mut game = Game::starting_with(rules("nine"), Color::Black);
    game.play_text("1... d6 2. f4 d2").expect("Black begins");
    let d6 = find(&game, "d6");
    assert_eq!(game.position().man_at(d6), Some(Color::Black));
}
