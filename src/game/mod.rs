//! The headless game: everything that happens at the board, without a picture.
//!
//! The rules core runs as a resource ([`CurrentGame`]) that only the systems of `board` change; each man is an entity
//! (`men`); whoever wants to move — a person, the school, the demo — writes a request (`messages`), and facts come
//! back. Nothing here knows a mesh, a camera or a window: without `view` and `ui` a whole game still plays.
//!
//! One frame goes through [`GameSystems`] in order: requests are read and turned into steps, the steps are checked and
//! played, and the men follow.

mod board;
mod clock;
mod coach;
mod cursor;
mod demo;
mod endgames;
mod engine;
mod evaluation;
mod evening;
mod hint;
mod job;
mod keeping;
mod men;
mod messages;
mod ponder;
mod puzzle_table;
mod review_desk;
mod seats;
mod selection;
mod states;
mod teaching;
mod theatre;
mod verdict;
mod weather;

use bevy::prelude::*;

pub use board::{CurrentGame, TurnPhase};
pub use clock::{Clocks, TimeControl, waited};
pub use coach::{Advice, Coach, LetStand, judge_turn};
pub use cursor::{Cursor, CursorRequest, LookAround, PointsMoved, Sight, next_point};
pub use demo::{DemoSettings, opened};
pub use endgames::Endgames;
pub use engine::{EngineMode, Thinking};
pub use evaluation::Evaluation;
pub use evening::Evening;
pub use hint::Hint;
pub use keeping::{
    ContinueGame, ForgetStatistics, Hindrance, Keeping, Kept, Moment, Paper, Played, Score, Shelf, ShelfCue,
    Statistics, Summary, Tiding,
};
pub use men::{Man, Station, Travelling};
pub use messages::{
    AskHint, CallGame, GameEnded, GameStarted, MillClosed, NewGame, Occasion, PlayStep, RedoTurn, Rejected, StepPlayed,
    TouchPoint, TurnUndone, UndoTurn,
};
pub use ponder::Pondering;
pub use puzzle_table::{PuzzleCue, PuzzleSaid, PuzzleTable, Solved, todays_puzzle};
pub use review_desk::{ReviewCue, ReviewDesk};
pub use seats::{Names, Seat, Seats};
pub use selection::{Choices, Selection};
pub use states::{
    Breakdown, BrokenOff, LostFiles, Menu, Readiness, ReportLostFile, ReportReadiness, Screen, in_match,
    note_lost_files,
};
pub use teaching::{LessonDone, Said, Teach, Teaching};
pub use theatre::{Cue, Film, Theatre, prefix};
pub use verdict::Verdict;
pub use weather::Weather;

/// The order of a frame. Each set runs after the one above it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// Whether the turn is settling, being chosen or being thought about is worked out.
    Judge,
    /// Touches of points become steps; undo, redo and new games are taken in.
    Input,
    /// The school and the demo think and answer.
    Think,
    /// Steps are checked against the rules and played.
    Apply,
    /// The men's stations follow the board.
    SyncMen,
    /// What may be touched next is worked out.
    Offer,
}

/// The headless game.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            GameSystems::Judge,
            GameSystems::Input,
            GameSystems::Think,
            GameSystems::Apply,
            GameSystems::SyncMen,
            GameSystems::Offer,
        )
            .chain(),
    );
    app.add_plugins((
        (states::plugin, weather::plugin),
        messages::plugin,
        seats::plugin,
        board::plugin,
        men::plugin,
        selection::plugin,
        cursor::plugin,
        evening::plugin,
    ));
    app.add_plugins((
        clock::plugin,
        endgames::plugin,
        (engine::plugin, hint::plugin, evaluation::plugin, ponder::plugin),
        demo::plugin,
        theatre::plugin,
        review_desk::plugin,
        puzzle_table::plugin,
        keeping::plugin,
    ));
    app.add_plugins((teaching::plugin, coach::plugin));
}
