//! What holds at every position of every game, checked over seeded random games.

use nine_mens_morris::rules::{
    Ban, Board, Color, Game, Move, Outcome, Point, Position, Preset, RuleSet, Setup, Symmetry,
};

use crate::support::{describe, dice, random_rules, walk, walk_everywhere};

#[test]
fn the_incremental_key_is_the_key_computed_from_nothing() {
    walk_everywhere(0x6e1, 30, |_, game, mv| {
        let here = || describe(game.rules(), game.position());
        assert_eq!(game.position().key(), game.position().computed_key(), "{}", here());
        let Some(mv) = mv else { return };
        let mut position = *game.position();
        for step in game.position().steps(game.rules(), mv) {
            position.apply_step(game.rules(), step);
            assert_eq!(position.key(), position.computed_key(), "after {step:?} at {}", here());
        }
    });
}

#[test]
fn a_turn_is_the_sum_of_its_steps() {
    walk_everywhere(0x5e9, 25, |_, game, mv| {
        let Some(mv) = mv else { return };
        let (mut whole, mut stepwise) = (game.clone(), game.clone());
        whole.play(mv).expect("legal");
        let mut bare = *game.position();
        bare.play_unchecked(game.rules(), mv);
        for step in game.position().steps(game.rules(), mv) {
            assert!(stepwise.position().legal_steps(game.rules()).contains(&step));
            stepwise.play_step(step).expect("legal");
        }
        assert_eq!(whole.position(), stepwise.position(), "{}", describe(game.rules(), game.position()));
        assert_eq!(*whole.position(), bare);
        assert_eq!((whole.outcome(), whole.last_move()), (stepwise.outcome(), stepwise.last_move()));
        assert_eq!((whole.ply(), stepwise.ply()), (game.ply() + 1, game.ply() + 1));
    });
}

#[test]
fn undo_is_the_inverse_of_play() {
    let mut dice = dice(0x4d0);
    for round in 0..250 {
        let rules = Preset::ALL.get(round % 16).map_or_else(|| random_rules(&mut dice), |preset| preset.rules());
        let mut game = Game::new(rules);
        let mut seen: Vec<(Position, Option<Outcome>, usize)> = Vec::new();
        let start = *game.position();
        walk(&mut dice, &mut game, 250, |_, game, _| {
            seen.push((*game.position(), game.outcome(), game.occurrences()));
            assert_eq!(*game.start(), start);
        });
        let played: Vec<Move> = game.moves().collect();
        assert_eq!(game.ply(), played.len());
        for &mv in played.iter().rev() {
            assert_eq!(seen.pop(), Some((*game.position(), game.outcome(), game.occurrences())));
            assert_eq!(game.undo(), Some(mv));
        }
        assert_eq!((*game.position(), game.undo(), game.ply()), (start, None, 0));
    }
}

#[test]
fn undo_takes_back_a_turn_that_waits_for_its_removal() {
    let mut game = crate::support::game("nine", "", "a7 b4 d7 b2");
    let before = *game.position();
    game.play_text("g7").expect("legal");
    assert_eq!(game.position().pending(), 1);
    let g7 = game.rules().geometry().find("g7").expect("a point");
    assert_eq!(game.undo(), Some(Move::place(g7)));
    assert_eq!(*game.position(), before);
}

#[test]
fn no_man_appears_from_nowhere() {
    walk_everywhere(0xc05, 30, |_, game, mv| {
        let (position, rules) = (game.position(), game.rules());
        let taken = |by: Color| {
            game.turns().filter(|(before, _)| before.turn() == by).map(|(_, mv)| mv.removed().len()).sum::<usize>()
        };
        for color in Color::ALL {
            let here = describe(rules, position);
            assert_eq!(position.total(color) + taken(!color), usize::from(rules.men()), "{color}: {here}");
        }
        assert!(!position.men(Color::White).meets(position.men(Color::Black)));
        let Some(mv) = mv else { return };
        assert!(position.men(!position.turn()).contains_all(mv.removed()), "only enemy men are taken");
    });
}

#[test]
fn every_turn_that_is_listed_is_listed_once_and_legal() {
    walk_everywhere(0x0e, 15, |_, game, _| {
        let mut moves = game.legal_moves();
        let count = moves.len();
        for &mv in moves.iter().take(12) {
            assert!(game.is_legal(mv));
            assert!(game.clone().play(mv).is_ok());
        }
        if game.outcome().is_none() {
            assert_eq!(game.position().count_moves(game.rules()), count as u64);
        }
        moves.sort_unstable();
        moves.dedup();
        assert_eq!(moves.len(), count, "{}", describe(game.rules(), game.position()));
    });
}

fn image_of_move(symmetry: Symmetry, mv: Move) -> Move {
    let at = |point| symmetry.apply_to_point(point);
    match (mv.from(), mv.to()) {
        (Some(from), Some(to)) => Move::slide(at(from), at(to)).removing(symmetry.apply(mv.removed())),
        (None, Some(to)) => Move::place(at(to)).removing(symmetry.apply(mv.removed())),
        _ => Move::remove(symmetry.apply(mv.removed())),
    }
}

fn image(symmetry: Symmetry, rules: &RuleSet, position: &Position) -> Position {
    let setup = position.setup();
    let at = |point: Point| symmetry.apply_to_point(point);
    let bans = setup.bans.map(|ban| ban.map(|Ban { at: here, back }| Ban { at: at(here), back: at(back) }));
    Position::new(rules, Setup { men: setup.men.map(|men| symmetry.apply(men)), bans, ..setup })
        .unwrap_or_else(|error| panic!("{}: {error}", describe(rules, position)))
}

#[test]
fn nothing_changes_under_the_symmetries_of_the_board() {
    let all = |board| Symmetry::all(board).collect::<Vec<_>>();
    let symmetries = [Board::Nine, Board::Six, Board::Three].map(all);
    let mut turn = 0;
    walk_everywhere(0x5a, 30, |_, game, mv| {
        let (rules, position) = (game.rules(), game.position());
        let here = || describe(rules, position);
        let board = &symmetries[rules.board() as usize];
        turn += 1;
        let symmetry = board[turn % board.len()];
        let mirrored = image(symmetry, rules, position);
        assert_eq!(mirrored.verdict(rules), position.verdict(rules), "{symmetry:?} {}", here());
        let mut moves: Vec<Move> =
            position.legal_moves(rules).into_iter().map(|mv| image_of_move(symmetry, mv)).collect();
        let mut there = mirrored.legal_moves(rules);
        moves.sort_unstable();
        there.sort_unstable();
        assert_eq!(moves, there, "{symmetry:?} {}", here());
        let Some(mv) = mv else { return };
        let (mut after, mut after_there) = (*position, mirrored);
        after.play_unchecked(rules, mv);
        after_there.play_unchecked(rules, image_of_move(symmetry, mv));
        assert_eq!(image(symmetry, rules, &after), after_there, "{symmetry:?} {}", here());
    });
}
