//! Numbers of turns as they are written: `17.` for White's, `17…` for Black's.

use super::value::Record;
use crate::rules::{Color, Position, RuleSet, TurnText};

impl Record {
    /// The number of a turn of the main line as it is written: `17.` or `17…`.
    pub fn number(&self, index: usize) -> String {
        let mut numbering = Numbering::new(self.start, self.first_number);
        for turn in self.line.turns.iter().take(index) {
            numbering.advance(&self.rules, &turn.text);
        }
        numbering.text()
    }
}

/// The number of the next turn and whose turn it is. Where a side passes, its number is passed over too.
#[derive(Clone, Copy)]
pub(super) struct Numbering {
    /// `None` after a turn that is not legal.
    position: Option<Position>,
    turn: Color,
    number: usize,
}

impl Numbering {
    /// Begins at a position, with the number of the turn that comes next.
    pub(super) fn new(position: Position, number: u32) -> Self {
        Self { position: Some(position), turn: position.turn(), number: number as usize }
    }

    /// Whose turn it is.
    pub(super) const fn turn(&self) -> Color {
        self.turn
    }

    /// The number of the turn.
    pub(super) const fn number(&self) -> usize {
        self.number
    }

    /// `17.` for White's turn, `17…` for Black's.
    pub(super) fn text(&self) -> String {
        format!("{}{}", self.number, if self.turn == Color::White { "." } else { "…" })
    }

    /// Goes on to the turn after this one. After a turn that is not legal the sides alternate.
    pub(super) fn advance(&mut self, rules: &RuleSet, turn: &str) {
        let next = self.position.and_then(|position| play(position, rules, turn));
        let turn = next.map_or(!self.turn, |position| position.turn());
        if turn == Color::White || self.turn == Color::Black {
            self.number += 1;
        }
        self.turn = turn;
        self.position = next;
    }
}

fn play(mut position: Position, rules: &RuleSet, text: &str) -> Option<Position> {
    for step in TurnText::parse(rules.geometry(), text)?.steps {
        position.check_step(rules, step).ok()?;
        position.apply_step(rules, step);
    }
    Some(position)
}
