//! The headless game: everything that happens at the board, without a picture.
//!
//! The rules core runs as a resource ([`CurrentGame`]) that only the systems of `board` change; each man is an entity
//! (`men`); whoever wants to move — a person, the computer, the demo — writes a request (`messages`), and facts come
//! back. Nothing here knows a mesh, a camera or a window: without `view` and `ui` a whole game still plays.
//!
//! One frame goes through [`GameSystems`] in order: requests are read and turned into steps, the steps are checked and
//! played, and the men follow. `schedule` says what runs when.

mod analysis;
mod board;
mod demo;
mod learning;
mod messages;
mod players;
mod saving;
mod schedule;
mod states;
mod theatre;
mod weather;

use bevy::prelude::*;

pub use analysis::{
    Advice, Coach, Endgames, EngineMode, Evaluation, GameReview, Hint, LetStand, PointWorth, Pondering, ReviewCue,
    Study, StudyPosition, SwitchCoach, SwitchEvaluation, SwitchStudy, Thinking, judge_turn,
};
pub use board::{
    Choices, CurrentGame, Cursor, CursorRequest, LiftBoard, LookAround, Man, PointsMoved, Selection, Sight, Station,
    Travelling, TurnPhase, Verdict, next_point,
};
pub use demo::{DemoSettings, opened};
pub use learning::{LessonDone, PuzzleCue, PuzzleSaid, PuzzleTable, Said, Solved, Teach, Teaching, todays_puzzle};
pub use messages::{
    AskHint, CallGame, GameEnded, GameStarted, MillClosed, NewGame, Occasion, PlayStep, RedoTurn, Rejected, StepPlayed,
    TouchPoint, TurnUndone, UndoTurn,
};
pub use players::{Clocks, Evening, Names, Pairing, Seat, Seats, TimeControl, waited};
pub use saving::{
    ClearStatistics, ContinueGame, DateTime, LibraryEntry, LibraryList, LibraryRequest, MatchResult, SaveError,
    SaveFormat, SavedMatch, Score, Statistics, Storage, StorageNotice, Summary, ViewTaken, Viewfinder,
    suggested_board_name, suggested_name,
};
pub use schedule::GameSystems;
pub use states::{
    Breakdown, BrokenOff, LostFiles, Menu, Readiness, ReportLostFile, ReportReadiness, Screen, in_match,
    note_lost_files,
};
pub use theatre::{Cue, Film, Theatre, prefix};
pub use weather::Weather;

/// The headless game.
pub fn plugin(app: &mut App) {
    app.add_plugins((schedule::plugin, states::plugin, messages::plugin));
    app.add_plugins((players::plugin, board::plugin, analysis::plugin, learning::plugin, saving::plugin));
    app.add_plugins((demo::plugin, theatre::plugin, weather::plugin));
}
