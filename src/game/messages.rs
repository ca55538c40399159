//! Requests (imperative) and facts (past tense).

use bevy::prelude::*;

use super::seats::Seats;
use crate::rules::{Color, Game, Outcome, Point, PointSet, Refusal, Step};

/// Adds the messages.
pub fn plugin(app: &mut App) {
    app.add_message::<TouchPoint>()
        .add_message::<PlayStep>()
        .add_message::<UndoTurn>()
        .add_message::<RedoTurn>()
        .add_message::<NewGame>()
        .add_message::<AskHint>()
        .add_message::<GameStarted>()
        .add_message::<StepPlayed>()
        .add_message::<MillClosed>()
        .add_message::<Rejected>()
        .add_message::<TurnUndone>()
        .add_message::<GameEnded>();
}

/// Request: the person at the board touched this point, or the waiting men (none).
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TouchPoint(pub Option<Point>);

/// Request: one step of a turn, worked out when the board was at `revision`; dropped if the board has changed since.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayStep {
    /// The step.
    pub step: Step,
    /// [`CurrentGame::revision`](super::CurrentGame::revision) when it was chosen.
    pub revision: u64,
}

/// Request: take back — between friends one turn, against the school to one's own last decision.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoTurn;

/// Request: play again what was taken back.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RedoTurn;

/// Request: a new game on the board.
#[derive(Message, Clone, Debug)]
pub struct NewGame {
    /// The game as it begins.
    pub game: Game,
    /// Who plays.
    pub seats: Seats,
    /// Varies the school's play; the same seed gives the same game between players of the school.
    pub seed: u64,
}

/// Request: show the best turn.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskHint;

/// Fact: a game stands on the board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameStarted;

/// Fact: a step was played.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepPlayed {
    /// By whom.
    pub color: Color,
    /// What.
    pub step: Step,
}

/// Fact: a step closed one mill or more.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct MillClosed {
    /// Whose.
    pub color: Color,
    /// The mills, three points each.
    pub mills: Vec<PointSet>,
}

/// Fact: a request was refused.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rejected {
    /// Why.
    pub refusal: Refusal,
    /// The point it was about, if one.
    pub point: Option<Point>,
}

/// Fact: turns were taken back, or played again.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnUndone;

/// Fact: the game is over.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameEnded(pub Outcome);
