//! Proofs by looking at every line to a given length: no estimate, no table, nothing left out.

use crate::rules::{Color, Move, Position, RuleSet};

/// The position after a turn.
pub(super) fn after(rules: &RuleSet, position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play_unchecked(rules, mv);
    next
}

/// The legal turns: an empty list when the game is over.
pub(super) fn turns(rules: &RuleSet, position: &Position) -> Vec<Move> {
    if position.verdict(rules).is_some() { Vec::new() } else { position.legal_moves(rules) }
}

/// Whether the side to move can close a mill at once.
pub(super) fn can_close(rules: &RuleSet, position: &Position) -> bool {
    turns(rules, position).into_iter().any(|mv| position.closes_mill(rules, mv))
}

/// What is to be proved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// To win.
    Win,
    /// To close a mill.
    Mill,
}

impl Aim {
    /// Whether this turn of `side` reaches it.
    fn reached(self, rules: &RuleSet, before: &Position, mv: Move, next: &Position, side: Color) -> bool {
        match self {
            Self::Win => next.verdict(rules).is_some_and(|outcome| outcome.winner() == Some(side)),
            Self::Mill => before.closes_mill(rules, mv),
        }
    }

    /// Whether the side to move reaches it within so many own turns by beginning with this one, whatever the other side
    /// does.
    pub(super) fn by(self, rules: &RuleSet, position: &Position, mv: Move, within: u8) -> bool {
        let side = position.turn();
        let next = after(rules, position, mv);
        if self.reached(rules, position, mv, &next, side) {
            return true;
        }
        if within <= 1 || next.verdict(rules).is_some() {
            return false;
        }
        if next.turn() == side {
            return self.within(rules, &next, within - 1);
        }
        let replies = next.legal_moves(rules);
        !replies.is_empty() && replies.into_iter().all(|reply| self.against(rules, &next, reply, side, within - 1))
    }

    /// Whether `side` still reaches it within so many own turns after this reply.
    pub(super) fn against(self, rules: &RuleSet, position: &Position, reply: Move, side: Color, within: u8) -> bool {
        let next = after(rules, position, reply);
        match next.verdict(rules) {
            Some(outcome) => self == Self::Win && outcome.winner() == Some(side),
            None => next.turn() == side && self.within(rules, &next, within),
        }
    }

    /// Whether the side to move reaches it within so many own turns.
    pub(super) fn within(self, rules: &RuleSet, position: &Position, within: u8) -> bool {
        // What is reached at once need not be proved at length.
        (1..=within).any(|within| turns(rules, position).into_iter().any(|mv| self.by(rules, position, mv, within)))
    }

    /// The first turns that reach it within so many own turns.
    pub(super) fn first_turns(self, rules: &RuleSet, position: &Position, within: u8) -> Vec<Move> {
        turns(rules, position).into_iter().filter(|&mv| self.by(rules, position, mv, within)).collect()
    }
}
