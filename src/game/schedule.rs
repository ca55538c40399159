//! The order of a frame of the headless game: every set of systems that it has, and when each runs.
//!
//! All of it is in `Update`. The sets of [`GameSystems`] run one after the other; the other sets are parts of one of them
//! and run one after the other within it. A system that only makes sense on one screen gets that condition here, from its
//! set. The exceptions are systems that read messages: they must see each message when it is fresh, and decide inside.

use bevy::prelude::*;

use super::board::TurnPhase;
use super::states::{Menu, Screen, in_match};

/// The order of a frame. Whoever writes requests runs before [`Judge`](Self::Judge); whoever shows the board runs after
/// [`Offer`](Self::Offer).
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// Works out whether the turn is settling, being chosen or being thought about; sees to the solved endgames.
    Judge,
    /// Takes in requests: touches of points become steps, games are begun and left ([`InputSystems`]).
    Input,
    /// Everything that thinks or plays by itself ([`ThinkSystems`]).
    Think,
    /// The players of a new game take their seats.
    Seat,
    /// Checks the steps against the rules and plays them; starts, takes back and ends games.
    Apply,
    /// Brings up to date what follows from the board ([`FollowSystems`]).
    Follow,
    /// Works out what may be touched next, and what a lesson says of the step.
    Offer,
}

/// The parts of [`GameSystems::Input`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputSystems {
    /// The clocks run down. While a game is played, without a menu.
    Clocks,
    /// The cursor goes where keys and pads send it, and touches the point it is at.
    Cursor,
    /// Touches become steps or select a man.
    Touch,
    /// Lessons begin and go on; a missed turn is taken back, Black answers.
    Lesson,
    /// Puzzles are put up.
    Puzzle,
    /// The theatre obeys its controls.
    Theatre,
    /// The library of saved games obeys requests, and is read again when it has changed.
    Library,
    /// What leaves as a file is made and written.
    Export,
    /// The saved match is continued.
    SavedMatch,
    /// What was counted is forgotten on request.
    Statistics,
    /// A word that is typed changes the weather. On the title.
    Weather,
    /// The demo goes from game to game. On the attract screen, without a menu.
    Demo,
}

/// The parts of [`GameSystems::Think`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThinkSystems {
    /// Stops jobs of a board or a screen that is gone, and forgets plans made for it.
    DropStale,
    /// The coach looks at the person's last turn, and takes up what was found.
    Coach,
    /// The computer player asks for a turn. In a match, without a menu, when the computer is to move and the coach has no
    /// question.
    AskEngine,
    /// The computer player plays the turn that was found. Without a menu, when the computer is to move.
    AnswerEngine,
    /// Hints are asked for and taken up.
    Hint,
    /// The evaluation of the position is asked for and taken up.
    Evaluation,
    /// The turns of the position on show are rated.
    Study,
    /// Master ponders while a person thinks.
    Ponder,
    /// The review of the game in the theatre goes on.
    Review,
    /// The theatre plays its record. In the theatre, without a menu.
    Theatre,
    /// A puzzle answers, or takes a wrong turn back. While a game is played, without a menu.
    Puzzle,
    /// Starts the most urgent of the jobs that were asked for.
    Dispatch,
}

/// The parts of [`GameSystems::Follow`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FollowSystems {
    /// What was pressed on the board before is forgotten when another game begins.
    Touch,
    /// The men's stations follow the board.
    Men,
    /// The clocks are set, and follow turns taken back.
    Clocks,
    /// Games between two people are counted.
    Score,
    /// The puzzle judges the turn.
    Puzzle,
    /// The match is saved.
    Saving,
    /// The theatre slows time where a mill closes.
    SlowMotion,
}

/// Run condition: it is the computer's turn, and the board is still.
fn computer_to_move(phase: Res<TurnPhase>) -> bool {
    *phase == TurnPhase::Thinking
}

/// Puts the sets in order.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            GameSystems::Judge,
            GameSystems::Input,
            GameSystems::Think,
            GameSystems::Seat,
            GameSystems::Apply,
            GameSystems::Follow,
            GameSystems::Offer,
        )
            .chain(),
    );
    let no_menu = in_state(Menu::None);
    app.configure_sets(
        Update,
        (
            InputSystems::Clocks.run_if(in_state(Screen::Playing).and_then(no_menu.clone())),
            InputSystems::Cursor,
            InputSystems::Touch,
            InputSystems::Lesson,
            InputSystems::Puzzle,
            InputSystems::Theatre,
            InputSystems::Library,
            InputSystems::Export,
            InputSystems::SavedMatch,
            InputSystems::Statistics,
            InputSystems::Weather.run_if(in_state(Screen::Title)),
            InputSystems::Demo.run_if(in_state(Screen::Attract).and_then(no_menu.clone())),
        )
            .chain()
            .in_set(GameSystems::Input),
    );
    app.configure_sets(
        Update,
        (
            ThinkSystems::DropStale,
            ThinkSystems::Coach,
            ThinkSystems::AskEngine.run_if(in_match.and_then(computer_to_move).and_then(no_menu.clone())),
            ThinkSystems::AnswerEngine.run_if(computer_to_move.and_then(no_menu.clone())),
            ThinkSystems::Hint,
            ThinkSystems::Evaluation,
            ThinkSystems::Study,
            ThinkSystems::Ponder,
            ThinkSystems::Review,
            ThinkSystems::Theatre.run_if(in_state(Screen::Theatre).and_then(no_menu.clone())),
            ThinkSystems::Puzzle.run_if(in_state(Screen::Playing).and_then(no_menu)),
            ThinkSystems::Dispatch,
        )
            .chain()
            .in_set(GameSystems::Think),
    );
    app.configure_sets(
        Update,
        (
            FollowSystems::Touch,
            FollowSystems::Men,
            FollowSystems::Clocks,
            FollowSystems::Score,
            FollowSystems::Puzzle,
            FollowSystems::Saving,
            FollowSystems::SlowMotion,
        )
            .chain()
            .in_set(GameSystems::Follow),
    );
}
