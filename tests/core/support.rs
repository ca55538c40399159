//! What several test modules need: games from text, random rules, random play, tables of data.

use std::num::NonZeroU16;

use nine_mens_morris::rules::{
    Blocked, Board, ByColor, Color, Diagonals, DoubleMill, Flying, FullBoard, Game, MillEffect, Move, OptionValue,
    Point, PointSet, Position, Preset, Reforming, Removal, RuleSet, Setup,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

/// A generator whose numbers are the same on every machine and in every year.
pub(crate) type Dice = Xoshiro256PlusPlus;

/// The generator of one test, named by a number.
pub(crate) fn dice(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

/// A rule set from its text.
pub(crate) fn rules(text: &str) -> RuleSet {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A game from rules, a position line (the start, if empty) and turns.
pub(crate) fn game(rules: &str, line: &str, moves: &str) -> Game {
    let line = Some(line).filter(|line| !line.is_empty());
    Game::from_text(rules, line, Some(moves)).unwrap_or_else(|error| panic!("{rules}; {line:?}; {moves}: {error}"))
}

/// Every legal turn in move text, sorted.
pub(crate) fn legal(game: &Game) -> Vec<String> {
    let mut texts: Vec<_> = game.legal_moves().into_iter().map(|mv| text(game, mv)).collect();
    texts.sort_unstable();
    texts
}

/// A legal turn in move text.
pub(crate) fn text(game: &Game, mv: Move) -> String {
    game.position().text(game.rules(), mv)
}

/// The refusal of some turns, as its error text.
pub(crate) fn refused(game: &Game, moves: &str) -> String {
    let before = game.position().short_line(game.rules());
    let mut game = game.clone();
    let error = game.play_text(moves).expect_err(moves);
    assert_eq!(game.position().short_line(game.rules()), before, "a refused turn must change nothing");
    error.to_string()
}

/// `ongoing`, or how the game ended and why: `white wins, blocked`.
pub(crate) fn result(game: &Game) -> String {
    game.outcome().map_or_else(|| "ongoing".to_owned(), |outcome| format!("{outcome}, {}", outcome.reason()))
}

/// Any rule set that the boards can take, every field drawn by itself.
pub(crate) fn random_rules(dice: &mut Dice) -> RuleSet {
    fn any<T: OptionValue>(dice: &mut Dice) -> T {
        T::VALUES.choose(dice).map(|(value, _)| *value).expect("an option has values")
    }
    let board: Board = any(dice);
    let clock = |dice: &mut Dice, most: u16| {
        let turns = dice.random_bool(0.7).then(|| dice.random_range(1..=most));
        turns.and_then(NonZeroU16::new)
    };
    RuleSet::default()
        .with_board(board, dice.random_range(3..=board.max_men()))
        .expect("men that fit")
        .with_diagonals(any::<Diagonals>(dice))
        .with_flying(any::<Flying>(dice))
        .with_slide_while_placing(any(dice))
        .with_removal(any::<Removal>(dice))
        .with_double_mill(any::<DoubleMill>(dice))
        .with_reforming(any::<Reforming>(dice))
        .with_mill(if dice.random_bool(0.15) { MillEffect::Wins } else { MillEffect::Removes })
        .with_blocked(any::<Blocked>(dice))
        .with_full_board(any::<FullBoard>(dice))
        .with_quiet_turns(clock(dice, 60))
        .with_repetition(any(dice))
        .with_endgame_clock(clock(dice, 20))
}

/// Men thrown on the board at random, more of them than most games ever see, and who is to move; often so that two
/// mills wait to be closed at once.
pub(crate) fn random_position(dice: &mut Dice, rules: &RuleSet) -> Position {
    let geometry = rules.geometry();
    let mut points: Vec<Point> = geometry.points().collect();
    points.shuffle(dice);
    if dice.random_bool(0.5) {
        let gap = points[0];
        let pairs: PointSet = geometry.partners(gap).iter().flat_map(|&pair| pair).collect();
        points.sort_by_key(|&point| if point == gap { 2 } else { u8::from(!pairs.contains(point)) });
    }
    let turn = random_color(dice);
    let mut men = ByColor::both(PointSet::EMPTY);
    let mut in_hand = ByColor::both(0);
    for color in [turn, !turn] {
        let total = dice.random_range(3..=rules.men());
        let placed = if dice.random_bool(0.6) { total } else { dice.random_range(0..=total) };
        in_hand[color] = total - placed;
        men[color] = points.drain(..usize::from(placed)).collect();
    }
    let first = random_color(dice);
    Position::new(rules, Setup { men, in_hand, turn, first, pending: 0, bans: ByColor::both(None), quiet_turns: 0 })
        .expect("as many men as the rules give")
}

/// A side by lot.
pub(crate) fn random_color(dice: &mut Dice) -> Color {
    *Color::ALL.choose(dice).expect("there are two sides")
}

/// One of `moves`, captures and men going back and forth more often than their number would make it: such games come
/// to captures, bans, repetitions and endgames.
pub(crate) fn random_move(dice: &mut Dice, game: &Game, moves: &[Move]) -> Move {
    let wish = dice.random_range(0..8);
    let own_last = game.moves().rev().nth(1);
    let wanted: Vec<Move> = match wish {
        0 => {
            let most = moves.iter().map(|mv| mv.removed().len()).max();
            moves.iter().copied().filter(|mv| Some(mv.removed().len()) == most).collect()
        }
        1..4 => moves.iter().copied().filter(|mv| !mv.removed().is_empty()).collect(),
        4..6 => {
            let back = own_last.map(|mv| (mv.to(), mv.from()));
            moves.iter().copied().filter(|mv| mv.from().is_some() && back == Some((mv.from(), mv.to()))).collect()
        }
        _ => Vec::new(),
    };
    *wanted.choose(dice).or_else(|| moves.choose(dice)).expect("a game that goes on has a legal turn")
}

/// Plays a random game to its end (or for `most` turns) and shows each position with the turn that is played there.
pub(crate) fn walk(
    dice: &mut Dice,
    game: &mut Game,
    most: usize,
    mut visit: impl FnMut(&mut Dice, &Game, Option<Move>),
) {
    for _ in 0..most {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = random_move(dice, game, &moves);
        visit(dice, game, Some(mv));
        game.play(mv).expect("a legal turn");
    }
    visit(dice, game, None);
}

/// How many times as much as usual the seeded random games of the rules are to be: `MORRIS_TIMES`, 1 where it is not set.
/// With 40 each proof sees more than a million turns.
pub(crate) fn times() -> usize {
    let told = std::env::var("MORRIS_TIMES").ok();
    told.map_or(1, |text| text.parse().unwrap_or_else(|_| panic!("MORRIS_TIMES is a number, not '{text}'")))
}

/// Walks `games` random games under every preset and as many under random rules.
pub(crate) fn walk_everywhere(seed: u64, games: usize, mut visit: impl FnMut(&mut Dice, &Game, Option<Move>)) {
    let mut dice = dice(seed);
    for _ in 0..games * times() {
        let drawn = random_rules(&mut dice);
        for rules in Preset::ALL.map(Preset::rules).into_iter().chain([drawn]) {
            let first = random_color(&mut dice);
            let mut game = Game::starting_with(rules, first);
            walk(&mut dice, &mut game, 300, &mut visit);
        }
    }
}

/// The position in the short text, with the rules for a failure's message.
pub(crate) fn describe(rules: &RuleSet, position: &Position) -> String {
    format!("{} under {rules}", position.short_line(rules))
}

/// The lines of a data file that say something: neither empty nor a `#` comment, with their number from 1.
pub(crate) fn data_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    numbered.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
}
