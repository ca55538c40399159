//! What a player knows from turn to turn.

use std::sync::Arc;

use super::transposition::Table;
use crate::endgame::Database;
use crate::rules::RuleSet;

/// What a player brings along to a turn: the table that its last searches filled, and solved endgames. A player with
/// neither starts afresh each time. Cloning shares both. Positions of different rules keep apart in the table, and
/// databases of other rules are not looked at.
#[derive(Clone, Default)]
pub struct Memory {
    table: Option<Arc<Table>>,
    solved: Option<Arc<Database>>,
}

impl Memory {
    /// Nothing is known.
    pub const NONE: Self = Self { table: None, solved: None };

    /// A table of so many megabytes.
    pub fn new(megabytes: usize) -> Self {
        Self { table: Some(Arc::new(Table::new(megabytes))), solved: None }
    }

    /// Forgets what searches found; keeps the solved endgames. Takes no time, however large the table is. No search should be
    /// using it.
    pub fn clear(&self) {
        if let Some(table) = &self.table {
            table.clear();
        }
    }

    /// The same with these solved endgames.
    #[must_use]
    pub fn with_solved(self, database: Arc<Database>) -> Self {
        Self { solved: Some(database), ..self }
    }

    /// The table, or a fresh one of so many megabytes.
    pub(super) fn table(&self, megabytes: usize) -> Arc<Table> {
        self.table.clone().unwrap_or_else(|| Arc::new(Table::new(megabytes)))
    }

    /// The solved endgames of these rules.
    pub(crate) fn solved(&self, rules: &RuleSet) -> Option<&Database> {
        self.solved.as_deref().filter(|database| database.covers(rules))
    }
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let megabytes = self.table.as_ref().map_or(0, |table| table.megabytes());
        let solved = self.solved.as_ref().map_or(0, |database| database.tables().count());
        write!(f, "Memory({megabytes} MB, {solved} subspaces)")
    }
}
