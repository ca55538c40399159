//! What the strengths of the school promise, held to in every preset.

use nine_mens_morris::ai::{Level, Request, Stop, think};
use nine_mens_morris::rules::{Color, Game, Move, Outcome, Preset};
use rand::RngExt as _;

use crate::support::{Dice, dice, text};

/// Those of the legal turns that close a mill.
fn closing(game: &Game) -> Vec<Move> {
    let closes = |mv: &Move| game.position().closes_mill(game.rules(), *mv);
    game.legal_moves().into_iter().filter(closes).collect()
}

fn apprentice(game: &Game, seed: u64) -> Move {
    let request = Request::new(game.clone(), Level::Apprentice, seed);
    think(&request, &Stop::default()).expect("the game is not over").mv
}

/// Takes a mill where there is one, else moves at random.
fn novice(game: &Game, dice: &mut Dice) -> Move {
    let (all, mills) = (game.legal_moves(), closing(game));
    let choice = if mills.is_empty() { &all } else { &mills };
    choice[dice.random_range(0..choice.len())]
}

#[test]
fn the_apprentice_closes_every_mill_that_it_can_close_at_once() {
    let mut dice = dice(71);
    for preset in Preset::ALL {
        let mut seen = 0;
        for seed in 0..200 {
            let mut game = Game::new(preset.rules());
            while game.outcome().is_none() && game.ply() < 120 {
                let mills = closing(&game);
                let mv = apprentice(&game, seed);
                let line = game.position().short_line(game.rules());
                assert!(mills.is_empty() || mills.contains(&mv), "{preset:?} {line}: {}", text(&game, mv));
                seen += u32::from(!mills.is_empty());
                // Now and then chance has its way, so that many kinds of positions come up.
                let astray = dice.random_range(0..4) == 0;
                let all = game.legal_moves();
                game.play(if astray { all[dice.random_range(0..all.len())] } else { mv }).expect("legal");
            }
        }
        assert!(seen > 100, "{preset:?}: only {seen} mills could be closed");
    }
}

#[test]
fn whoever_takes_mills_and_else_moves_at_random_beats_the_apprentice_more_often_than_not() {
    for preset in Preset::ALL {
        let mut dice = dice(73);
        let mut points = 0;
        for number in 0..100_u64 {
            let mut game = Game::new(preset.rules());
            let side = if number % 2 == 0 { Color::White } else { Color::Black };
            while game.outcome().is_none() {
                let turn = game.position().turn();
                let mv = if turn == side { novice(&game, &mut dice) } else { apprentice(&game, number) };
                game.play(mv).expect("legal");
            }
            points += match game.outcome().and_then(Outcome::winner) {
                Some(winner) if winner == side => 2,
                Some(_) => 0,
                None => 1,
            };
        }
        assert!(points > 100, "{preset:?}: {points} of 200 points");
    }
}
