//! A game from what a person types: rules, a position line, and turns played from there.

use thiserror::Error;

use super::game::Game;
use super::line_error::LineError;
use super::notation::NotationError;
use super::rule_error::RuleError;
use super::rule_set::RuleSet;

/// Why a game could not be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StartError {
    /// The rules.
    #[error(transparent)]
    Rules(#[from] RuleError),
    /// The position line.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The turns.
    #[error(transparent)]
    Moves(#[from] NotationError),
}

impl Game {
    /// A game by these rules, from a position line (the empty board if there is none), with some turns played.
    ///
    /// # Errors
    /// [`StartError`] with the first thing that is wrong.
    pub fn from_text(rules: &str, position: Option<&str>, moves: Option<&str>) -> Result<Self, StartError> {
        let rules: RuleSet = rules.parse()?;
        let mut game = match position {
            Some(line) => Self::from_line(rules, line)?,
            None => Self::new(rules),
        };
        game.play_text(moves.unwrap_or_default())?;
        Ok(game)
    }
}
