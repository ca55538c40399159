//! Solved subspaces side by side, for looking positions up.

use std::sync::Arc;

use super::error::EndgameError;
use super::material::Material;
use super::plan::{check_rules, essential_rules};
use super::table::Table;
use super::value::Value;
use crate::rules::{Move, Position, RuleSet};

/// Men a side has at most, and one more: the span of each count in a material.
const COUNTS: usize = 13;

/// The solved subspaces of one rule set. Looking up takes `&self`, no lock and no allocation: share it in an [`Arc`] and
/// probe it from any number of threads, at inner nodes of a search as well.
#[derive(Clone)]
pub struct Database {
    rules: RuleSet,
    /// By men on the board, hands empty.
    moving: Vec<Option<Arc<Table>>>,
    /// By men on the board, then men in hand; empty while there is none with men in hand.
    placing: Vec<Option<Arc<Table>>>,
}

impl Database {
    /// A database without any subspace yet.
    ///
    /// # Errors
    /// [`EndgameError::Unsupported`] for rules that remember more than men, side to move and hands.
    pub fn new(rules: &RuleSet) -> Result<Self, EndgameError> {
        check_rules(rules)?;
        Ok(Self { rules: essential_rules(rules), moving: vec![None; COUNTS * COUNTS], placing: Vec::new() })
    }

    /// Whether its values hold under these rules. Men a side, quiet turns and repetition may differ; see
    /// [`check_rules`] for what the last two mean.
    pub fn covers(&self, rules: &RuleSet) -> bool {
        check_rules(rules).is_ok() && self.rules == essential_rules(rules)
    }

    /// Adds a solved subspace.
    pub fn insert(&mut self, table: Arc<Table>) {
        let material = table.material();
        if material.in_hand == [0, 0] {
            self.moving[men_slot(material)] = Some(table);
        } else {
            if self.placing.is_empty() {
                self.placing = vec![None; COUNTS.pow(4)];
            }
            self.placing[full_slot(material)] = Some(table);
        }
    }

    /// Drops a subspace.
    pub fn remove(&mut self, material: Material) {
        if material.in_hand == [0, 0] {
            self.moving[men_slot(material)] = None;
        } else if let Some(slot) = self.placing.get_mut(full_slot(material)) {
            *slot = None;
        }
    }

    /// The subspace with these men.
    #[inline]
    pub fn table(&self, material: Material) -> Option<&Arc<Table>> {
        if material.in_hand == [0, 0] {
            self.moving.get(men_slot(material))?.as_ref()
        } else {
            self.placing.get(full_slot(material))?.as_ref()
        }
    }

    /// The subspaces that it has.
    pub fn tables(&self) -> impl Iterator<Item = &Arc<Table>> {
        self.moving.iter().chain(&self.placing).flatten()
    }

    /// The subspaces that it has, taken out of it.
    pub fn into_tables(self) -> impl Iterator<Item = Arc<Table>> {
        self.moving.into_iter().chain(self.placing).flatten()
    }

    /// The value of a position for its side to move. Returns `None` if its subspace is missing or a removal is pending. The
    /// position must be of rules that the database [`covers`](Self::covers).
    #[inline]
    pub fn probe(&self, position: &Position) -> Option<Value> {
        if position.pending() > 0 {
            return None;
        }
        let turn = position.turn();
        match self.table(Material::of(position)) {
            Some(table) => Some(table.value(position.men(turn), position.men(!turn))),
            None => (position.total(turn) < 3).then_some(Value::Loss(0)),
        }
    }

    /// The value of a legal turn for the side that plays it: that of the position it leads to, one turn earlier.
    pub fn probe_turn(&self, rules: &RuleSet, position: &Position, mv: Move) -> Option<Value> {
        let mut next = *position;
        next.play_unchecked(rules, mv);
        let value = self.probe(&next)?;
        // A blocked enemy may have passed, so that the same side is to move again.
        let value = if next.turn() == position.turn() { value.reversed() } else { value };
        Some(value.one_turn_earlier())
    }

    /// Every legal turn with its value, best first. Returns `None` if one of the values is not known.
    pub fn rate_turns(&self, rules: &RuleSet, position: &Position) -> Option<Vec<(Move, Value)>> {
        let rate = |mv| self.probe_turn(rules, position, mv).map(|value| (mv, value));
        let mut turns: Vec<_> = position.legal_moves(rules).into_iter().map(rate).collect::<Option<_>>()?;
        turns.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        Some(turns)
    }
}

#[inline]
fn men_slot(material: Material) -> usize {
    usize::from(material.men[0]) * COUNTS + usize::from(material.men[1])
}

#[inline]
fn full_slot(material: Material) -> usize {
    let [hand, other_hand] = material.in_hand.map(usize::from);
    (men_slot(material) * COUNTS + hand) * COUNTS + other_hand
}
