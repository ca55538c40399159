//! A game on the reference model's table, and repetition found by looking at all that came before.

use super::super::outcome::{DrawReason, Outcome};
use super::{Act, Table};

/// A game: a table, and every position that has stood on it.
#[derive(Clone, Debug)]
pub struct Match {
    table: Table,
    past: Vec<Table>,
}

impl Match {
    /// A game that begins with this position.
    pub const fn new(table: Table) -> Self {
        Self { table, past: Vec::new() }
    }

    /// The position.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Plays a turn that is allowed.
    pub fn play(&mut self, turn: &[Act]) {
        self.past.push(self.table.clone());
        turn.iter().for_each(|&act| self.table.act(act));
    }

    /// How often the position has stood there, now included.
    pub fn occurrences(&self) -> usize {
        1 + self.past.iter().filter(|past| past.repeats(&self.table)).count()
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        let thrice = self.table.rules.repetition() && self.occurrences() >= 3;
        let drawn = thrice.then_some(Outcome::Draw { reason: DrawReason::Repetition });
        self.table.verdict().or(drawn)
    }
}
