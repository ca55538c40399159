//! How a game is looked over, and how far that is.

use std::sync::Arc;

use crate::ai::Limits;
use crate::endgame::Database;

/// How far a position is searched where the solved endgames do not reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// So many positions looked at.
    Nodes(u64),
    /// So many plies.
    Depth(u32),
}

impl Effort {
    /// A few seconds for a game.
    pub const FAST: Self = Self::Nodes(20_000);
    /// About a minute for a long game.
    pub const DEEP: Self = Self::Nodes(300_000);

    pub(super) const fn limits(self) -> Limits {
        match self {
            Self::Nodes(nodes) => Limits::nodes(nodes),
            Self::Depth(depth) => Limits::depth(depth),
        }
    }
}

/// How a game is looked over.
#[derive(Clone)]
pub struct Options {
    /// How far to search.
    pub effort: Effort,
    /// Solved endgames; they are asked if they are of the game's rules.
    pub solved: Option<Arc<Database>>,
}

impl Default for Options {
    fn default() -> Self {
        Self { effort: Effort::DEEP, solved: None }
    }
}

impl std::fmt::Debug for Options {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Options({:?}, solved: {})", self.effort, self.solved.is_some())
    }
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Positions judged.
    pub done: usize,
    /// Positions to judge.
    pub total: usize,
}
