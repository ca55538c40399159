//! Requests (imperative) and facts (past tense).

use bevy::prelude::*;

use super::board::Verdict;
use super::players::{Names, Pairing, Seats, TimeControl};
use crate::rules::{Color, Game, Point, PointSet, Refusal, Step};

/// Adds the messages.
pub fn plugin(app: &mut App) {
    app.add_message::<TouchPoint>()
        .add_message::<PlayStep>()
        .add_message::<UndoTurn>()
        .add_message::<RedoTurn>()
        .add_message::<NewGame>()
        .add_message::<AskHint>()
        .add_message::<CallGame>()
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

/// Request: take back — between friends one turn, against the computer to one's own last decision.
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
    /// Varies the computer's play; the same seed gives the same game between computer players.
    pub seed: u64,
    /// What it is played for.
    pub occasion: Occasion,
    /// What the players are called.
    pub names: Names,
    /// The clocks that it is played by, if any.
    pub clock: Option<TimeControl>,
    /// Which of two people has which side.
    pub pairing: Pairing,
}

impl NewGame {
    /// A game without names and clocks.
    pub fn new(game: Game, seats: Seats, seed: u64, occasion: Occasion) -> Self {
        Self { game, seats, seed, occasion, names: Names::default(), clock: None, pairing: Pairing::default() }
    }

    /// The same with these names.
    #[must_use]
    pub fn with_names(self, names: Names) -> Self {
        Self { names, ..self }
    }

    /// The same with these clocks.
    #[must_use]
    pub fn with_clock(self, clock: Option<TimeControl>) -> Self {
        Self { clock, ..self }
    }

    /// The same between the people of this pairing.
    #[must_use]
    pub fn with_pairing(self, pairing: Pairing) -> Self {
        Self { pairing, ..self }
    }
}

/// What a game is on the board for. Only a match is kept between starts and counted; the computer answers by itself only in
/// matches and demos.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Occasion {
    /// It is played for its own sake.
    #[default]
    Match,
    /// Two computer players show the game while nobody is there.
    Demo,
    /// Somebody learns; whoever gives the lesson plays the other side.
    Lesson,
    /// A puzzle is to be solved; whoever set it plays the other side.
    Puzzle,
    /// A record is shown; nobody may move.
    Replay,
}

impl Occasion {
    /// Whether the computer answers by itself.
    pub const fn computer_answers(self) -> bool {
        matches!(self, Self::Match | Self::Demo)
    }
}

/// Request: show the best turn.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskHint;

/// Request: the game on the board ends without the rules: given up, out of time, or a draw by agreement. A verdict by the
/// rules is none that can be asked for.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallGame(pub Verdict);

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
pub struct GameEnded(pub Verdict);
