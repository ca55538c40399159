//! Perft: how many sequences of legal turns of an exact length there are. A finished game has no continuation.

use super::game::Game;
use super::moves::Move;

/// What one ply is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ply {
    /// A whole turn with its removals.
    Turn,
    /// A single step: each removal is a ply of its own.
    Step,
}

/// The number of sequences of `depth` plies from the game as it stands. The game is as before afterwards. The last turn
/// is counted in bulk, not played.
pub fn perft(game: &mut Game, depth: u32, ply: Ply) -> u64 {
    match ply {
        Ply::Turn => by_turn(game, depth),
        Ply::Step => by_step(game, depth),
    }
}

/// [`perft`] split by the first turn, in the order of generation.
pub fn divide(game: &mut Game, depth: u32) -> Vec<(Move, u64)> {
    let moves = if depth == 0 { Vec::new() } else { game.legal_moves() };
    let mut counts = Vec::with_capacity(moves.len());
    for mv in moves {
        let mut next = game.clone();
        next.play_unchecked(mv);
        counts.push((mv, by_turn(&mut next, depth - 1)));
    }
    counts
}

fn by_turn(game: &mut Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.outcome().is_some() {
        return 0;
    }
    if depth == 1 {
        return game.position().count_moves(game.rules());
    }
    if game.position().pending() > 0 {
        // Removals join the turn that they finish, so they cannot be undone one by one.
        return divide(game, depth).iter().map(|(_, count)| count).sum();
    }
    let mut count = 0;
    for mv in game.legal_moves() {
        game.play_unchecked(mv);
        count += by_turn(game, depth - 1);
        game.undo();
    }
    count
}

fn by_step(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.outcome().is_some() {
        return 0;
    }
    let steps = game.position().legal_steps(game.rules());
    if depth == 1 {
        return steps.len() as u64;
    }
    let mut count = 0;
    for step in steps {
        let mut next = game.clone();
        next.play_step(step).expect("a generated step is legal");
        count += by_step(&next, depth - 1);
    }
    count
}
