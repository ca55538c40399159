//! A person at a puzzle: each turn judged, the other side's replies given, until it is solved.

use super::Puzzle;
use super::goal::Goal;
use crate::ai::{Limits, Score, Stop, analyse};
use crate::rules::{Game, IllegalMove, Move};

/// What a turn tried at a puzzle was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// The right one; the opponent answers with this, which is played already.
    Right {
        /// The answer.
        reply: Move,
    },
    /// The right one, and the last.
    Solved,
    /// Legal, but not what was asked for. It is not played.
    Wrong {
        /// What it is worth to the side that tries, where it is known.
        worth: Option<Score>,
    },
    /// Not legal at all. It is not played.
    Illegal(IllegalMove),
}

/// A puzzle being solved.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    puzzle: &'a Puzzle,
    game: Game,
    solved: bool,
    wrong: usize,
}

impl<'a> Attempt<'a> {
    /// The puzzle at its beginning.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        Self { puzzle, game: puzzle.game(), solved: false, wrong: 0 }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// The game as it stands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Whether it is solved.
    pub const fn is_solved(&self) -> bool {
        self.solved
    }

    /// How many wrong turns were tried.
    pub const fn wrong(&self) -> usize {
        self.wrong
    }

    /// The right turn now, or `None` when the puzzle is solved.
    pub fn right(&self) -> Option<Move> {
        if self.solved { None } else { self.puzzle.solution.get(self.game.ply()).copied() }
    }

    /// Tries a turn. A right one is played, and so is the answer to it.
    pub fn play(&mut self, mv: Move) -> Feedback {
        let mut next = self.game.clone();
        if let Err(error) = next.play(mv) {
            return Feedback::Illegal(error);
        }
        let Some(right) = self.right() else { return Feedback::Wrong { worth: None } };
        if mv != right && !self.does_it(mv, &next) {
            self.wrong += 1;
            let worth = if self.game.ply() == 0 { self.puzzle.worth(mv) } else { None };
            return Feedback::Wrong { worth };
        }
        self.game = next;
        // A turn that does at once what was asked ends the puzzle, however long its solution is.
        let reply = if mv == right { self.puzzle.solution.get(self.game.ply()).copied() } else { None };
        match reply.filter(|&reply| self.game.play(reply).is_ok()) {
            Some(reply) => Feedback::Right { reply },
            None => {
                self.solved = true;
                Feedback::Solved
            }
        }
    }

    /// Whether another turn than that of the solution does what was asked at its end. The first turn is the only
    /// one of its kind.
    fn does_it(&self, mv: Move, next: &Game) -> bool {
        let side = self.puzzle.side();
        self.game.ply() > 0
            && match self.puzzle.goal {
                Goal::Win(_) => next.outcome().is_some_and(|outcome| outcome.winner() == Some(side)),
                Goal::Close | Goal::Force(_) => self.game.position().closes_mill(self.game.rules(), mv),
                Goal::Stop | Goal::Hold => false,
            }
    }

    /// What the other side would answer to a wrong turn: found by a short search, the same each time.
    pub fn refutation(&self, mv: Move) -> Option<Move> {
        let mut next = self.game.clone();
        next.play(mv).ok()?;
        analyse(&next, Limits::nodes(30_000), &Stop::default(), &mut |_, _| {}).map(|thought| thought.mv)
    }
}
