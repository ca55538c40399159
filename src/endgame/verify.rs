//! Forward verification: every stored value must follow from its successors.
//!
//! This pass shares nothing with the solver but the numbering. It makes turns with the rules core
//! ([`Position::for_each_move`], [`Position::play_unchecked`]), lets the rules core say when a game is over, and looks
//! every successor up: a win in n must have a successor lost in n − 1 and none lost sooner, a loss in n only won ones
//! with the latest won in n − 1, a draw no lost one and a drawn one. Depths fall along wins and losses, so values that
//! pass are exact, not merely consistent. Numbers that stand for images of one position are checked each on its own.

use std::sync::Mutex;

use super::database::Database;
use super::error::EndgameError;
use super::material::Material;
use super::table::Table;
use super::value::Value;
use super::watch::Watch;
use crate::rules::{ByColor, Color, Outcome, PointSet, Position, RuleSet, Setup};

/// A value that does not follow from its successors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The subspace.
    pub material: Material,
    /// The number of the position in it.
    pub index: usize,
    /// The position, White to move.
    pub position: String,
    /// What is stored.
    pub stored: Value,
    /// What follows.
    pub follows: Value,
}

impl std::fmt::Display for Mismatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { material, index, position, stored, follows } = self;
        write!(f, "{material} number {index} ({position}) is stored as {stored}, but {follows} follows from its turns")
    }
}

/// Checks every value of one subspace against the database, which must hold the subspaces that its turns lead to.
/// Returns the mismatch with the lowest number found, if there is one.
///
/// # Errors
/// A missing subspace, or [`EndgameError::Stopped`].
pub fn verify(
    rules: &RuleSet,
    material: Material,
    database: &Database,
    watch: Watch,
) -> Result<Option<Mismatch>, EndgameError> {
    let table = database.table(material).ok_or(EndgameError::Missing(material))?;
    let len = table.index().len();
    let found: Mutex<Option<Result<Mismatch, EndgameError>>> = Mutex::new(None);
    let done = std::sync::atomic::AtomicUsize::new(0);
    watch.in_pieces(len, 1 << 12, len, |range| {
        let count = range.len();
        for index in range {
            let problem = match check(rules, table, index, database) {
                Ok(None) => continue,
                Ok(Some(mismatch)) => Ok(mismatch),
                Err(missing) => Err(missing),
            };
            let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let earlier = matches!(&*found, Some(Ok(known)) if known.index < index);
            if !earlier {
                *found = Some(problem);
            }
            break;
        }
        let done = done.fetch_add(count, std::sync::atomic::Ordering::Relaxed);
        (watch.progress)(done as f64 / len as f64);
    })?;
    found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).transpose()
}

fn check(rules: &RuleSet, table: &Table, index: usize, database: &Database) -> Result<Option<Mismatch>, EndgameError> {
    let (own, other) = table.index().unrank(index);
    let stored = table.at(index);
    let follows = follow(rules, table.material(), [own, other], database)?;
    if follows == stored {
        return Ok(None);
    }
    let text = position(rules, table.material(), [own, other]).map_or_else(String::new, |at| at.short_line(rules));
    Ok(Some(Mismatch { material: table.material(), index, position: text, stored, follows }))
}

/// The position with these men, the mover's first, as White's turn.
fn position(rules: &RuleSet, material: Material, men: [PointSet; 2]) -> Option<Position> {
    let setup = Setup {
        men: men.into(),
        in_hand: material.in_hand.into(),
        turn: Color::White,
        first: Color::White,
        pending: 0,
        bans: ByColor::both(None),
        quiet_turns: 0,
    };
    let rules = rules.with_board(rules.board(), rules.board().max_men()).ok()?;
    Position::new(&rules, setup).ok()
}

/// The value that follows from the successors of a position.
fn follow(rules: &RuleSet, material: Material, men: [PointSet; 2], database: &Database) -> Result<Value, EndgameError> {
    let Some(position) = position(rules, material, men) else {
        return Err(EndgameError::Missing(material));
    };
    let white_moves = position.turn() == Color::White;
    let value = judge(rules, &position, database)?;
    // Where blocked players pass, the rules core has already given the turn to Black.
    Ok(if white_moves { value } else { value.reversed() })
}

fn judge(rules: &RuleSet, position: &Position, database: &Database) -> Result<Value, EndgameError> {
    let rules_without_clocks = rules.with_quiet_turns(None);
    if let Some(outcome) = position.verdict(&rules_without_clocks) {
        return Ok(match outcome {
            Outcome::Draw { .. } => Value::Draw,
            Outcome::Win { winner, .. } if winner == position.turn() => Value::Win(0),
            Outcome::Win { .. } => Value::Loss(0),
        });
    }
    let mut best: Option<Value> = None;
    let mut missing = None;
    position.for_each_move(rules, |mv| {
        let mut next = *position;
        next.play_unchecked(rules, mv);
        match database.probe(&next) {
            Some(value) => {
                let value = if next.turn() == position.turn() { value.reversed() } else { value };
                best = best.max(Some(value.one_turn_earlier()));
            }
            None => missing = Some(Material::of(&next)),
        }
    });
    match (missing, best) {
        (Some(material), _) => Err(EndgameError::Missing(material)),
        (None, Some(best)) => Ok(best),
        (None, None) => Err(EndgameError::Missing(Material::of(position))),
    }
}
