//! The beginner. It sees a mill that it can close at once, likes two men in a line when it thinks of it, and is fond of its closed mills: it
//! does not care to open one. It often does not see what the other side is about to do, and plays where it played last.

use super::deepen::Found;
use super::dice::Dice;
use super::limits::Stop;
use super::score::Value;
use super::shape::Shape;
use crate::rules::{Diagonals, Game, MillEffect, Move, RuleSet};

/// How often of a hundred it sees something.
struct Sight {
    /// A mill that it can close.
    own_mill: u64,
    /// A mill that the other side can close.
    block: u64,
    /// That a man stands in the other side's way.
    held_line: u64,
    /// Where two of its men would be in a line.
    lines: u64,
}

impl Sight {
    /// Found by play, for each kind of game: a player that takes every mill and else moves at random beats it about two
    /// times out of three. The more lines there are to watch, the more it overlooks; and where one mill decides, it is often
    /// too busy with its plans to see that it stands there.
    const fn by(rules: &RuleSet) -> Self {
        match (rules.mill, rules.diagonals) {
            (MillEffect::Wins, _) => Self { own_mill: 38, block: 5, held_line: 50, lines: 0 },
            (_, Diagonals::Mills) => Self { own_mill: 65, block: 15, held_line: 50, lines: 15 },
            _ => Self { own_mill: 80, block: 20, held_line: 50, lines: 20 },
        }
    }
}

/// Its turn: none without a legal one, or when stopped.
pub(super) fn choose(game: &Game, seed: u64, stop: &Stop) -> Option<Found> {
    if stop.is_raised() {
        return None;
    }
    let moves = game.legal_moves();
    let mut dice = Dice::new(seed, game);
    let eyes = Eyes::open(game, &mut dice);
    let judged = moves.iter().map(|&mv| (eyes.worth(mv) * 32 + dice.within(31), mv));
    let (value, mv) = judged.max_by_key(|&(value, _)| value)?;
    Some(Found { line: vec![mv], value: (value / 32).clamp(-300, 300), depth: 1, nodes: moves.len() as u64 })
}

/// What it sees this turn.
struct Eyes<'a> {
    game: &'a Game,
    shape: Shape,
    own_mill: bool,
    block: bool,
    held_line: bool,
    lines: bool,
}

impl<'a> Eyes<'a> {
    fn open(game: &'a Game, dice: &mut Dice) -> Self {
        let sight = Sight::by(game.rules());
        Self {
            game,
            shape: Shape::new(game.rules()),
            own_mill: dice.chance(sight.own_mill),
            block: dice.chance(sight.block),
            held_line: dice.chance(sight.held_line),
            lines: dice.chance(sight.lines),
        }
    }

    fn worth(&self, mv: Move) -> Value {
        let position = self.game.position();
        let geometry = self.shape.geometry();
        let Some(to) = mv.to() else { return 0 };
        let (own, enemy) = (position.men(position.turn()), position.men(!position.turn()));
        let empty = position.empty(geometry).without(to);
        let others = mv.from().map_or(own, |from| own.without(from));
        let mut worth = 0;
        if geometry.mills_through(to, others) > 0 {
            return if self.own_mill { 200 } else { 0 };
        }
        if self.block && self.shape.threats(position, self.game.rules(), !position.turn()).contains(to) {
            worth += 100;
        }
        if let Some(from) = mv.from() {
            if geometry.mills_through(from, others) > 0 {
                worth -= 30;
            }
            if self.held_line && self.shape.completed_by(enemy).contains(from) {
                worth -= 20;
            }
        }
        if self.lines {
            worth += 2 * (self.shape.completed_by(others.with(to)) & empty).len() as Value;
        }
        worth
    }
}
