//! What a search found.

use super::value::Value;
use crate::rules::Move;

/// What a search found, after each iteration, a broken-off one included.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The principal variation: the turns expected, at least one.
    pub(super) pv: Vec<Move>,
    pub(super) value: Value,
    pub(super) depth: u32,
    pub(super) nodes: u64,
}
