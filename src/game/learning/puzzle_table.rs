//! A puzzle on the board: a person's turns are judged, right ones answered, wrong ones explained and taken back. What is
//! solved is kept.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::ai::{Level, Score};
use crate::game::board::{CurrentGame, TurnPhase};
use crate::game::messages::{GameStarted, NewGame, Occasion, PlayStep, StepPlayed, TurnUndone, UndoTurn};
use crate::game::players::{Seat, Seats};
use crate::game::saving::{Storage, StorageNotice};
use crate::game::schedule::{FollowSystems, InputSystems, ThinkSystems};
use crate::game::states::{Menu, Screen};
use crate::puzzle::{self, Attempt, Feedback, Puzzle};
use crate::rules::{ByColor, Move, Step};

/// Adds the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<PuzzleTable>().init_resource::<Solved>().add_message::<PuzzleCue>();
    app.add_systems(Startup, read_solved);
    app.add_systems(Update, take_cues.in_set(InputSystems::Puzzle));
    app.add_systems(Update, answer.in_set(ThinkSystems::Puzzle));
    app.add_systems(Update, (leave, follow_undo, judge).chain().in_set(FollowSystems::Puzzle));
}

/// The file of what is solved.
const FILE: &str = "puzzles.json";
/// The most bytes of it that are read.
const MAX_BYTES: usize = 1 << 20;
/// Seconds of game time before the other side answers, and before a wrong turn is taken back.
const ANSWER: f32 = 0.6;
const TAKE_BACK: f32 = 1.8;

/// Request: about puzzles.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum PuzzleCue {
    /// Put this puzzle on the board.
    Begin(String),
    /// The same from its beginning.
    Again,
    /// The next that is not solved.
    Next,
    /// Play the right turn.
    ShowTurn,
}

/// What was said of the newest try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleSaid {
    /// It is right, and goes on.
    Right,
    /// It is done.
    Solved,
    /// It is not what was asked.
    Wrong {
        /// The turn in move text.
        tried: String,
        /// What it is worth to the side that tries, where it is known.
        worth: Option<Score>,
        /// What the other side would answer, in move text.
        answer: Option<String>,
    },
}

/// The puzzle on the board.
#[derive(Resource, Clone, Debug, Default)]
pub struct PuzzleTable {
    attempt: Option<Attempt<'static>>,
    said: Option<PuzzleSaid>,
    shown: bool,
    steps: Vec<Step>,
    take_back: bool,
    expects_undo: bool,
    waited: f32,
}

impl PuzzleTable {
    /// The puzzle, if one is on the board.
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        self.attempt.as_ref().map(Attempt::puzzle)
    }

    /// What was said of the newest try.
    pub const fn said(&self) -> Option<&PuzzleSaid> {
        self.said.as_ref()
    }

    /// Whether the right turn was shown.
    pub const fn was_shown(&self) -> bool {
        self.shown
    }

    /// Whether it is solved.
    pub fn is_solved(&self) -> bool {
        self.attempt.as_ref().is_some_and(Attempt::is_solved)
    }
}

/// The puzzles that were solved, each with the wrong tries it took.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Solved {
    solved: BTreeMap<String, usize>,
}

impl Solved {
    /// With how many wrong tries a puzzle was solved, if it was.
    pub fn tries(&self, id: &str) -> Option<usize> {
        self.solved.get(id).copied()
    }

    /// How many are solved.
    pub fn count(&self) -> usize {
        self.solved.len()
    }
}

/// The puzzle of today.
pub fn todays_puzzle() -> Option<&'static Puzzle> {
    let today = crate::platform::today();
    let (month, day) = (today.month().unsigned_abs(), today.day().unsigned_abs());
    puzzle::daily(puzzle::day_number(i32::from(today.year()), u32::from(month), u32::from(day)))
}

fn take_cues(
    mut cues: MessageReader<PuzzleCue>,
    solved: Res<Solved>,
    current: Res<CurrentGame>,
    mut table: ResMut<PuzzleTable>,
    mut games: MessageWriter<NewGame>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    for cue in cues.read() {
        let wanted = match cue {
            PuzzleCue::Begin(id) => puzzle::find(id),
            PuzzleCue::Again => table.puzzle(),
            PuzzleCue::Next => next_unsolved(table.puzzle(), &solved),
            PuzzleCue::ShowTurn => {
                let right = table.attempt.as_ref().and_then(Attempt::right);
                if let Some(mv) = right.filter(|_| table.steps.is_empty() && !table.take_back) {
                    table.steps = steps(&current, mv);
                    table.shown = true;
                    table.waited = ANSWER;
                }
                continue;
            }
        };
        let Some(puzzle) = wanted else { continue };
        *table = PuzzleTable { attempt: Some(Attempt::new(puzzle)), ..default() };
        let mut seats = Seats(ByColor::both(Seat::Computer(Level::Master)));
        seats.0[puzzle.side()] = Seat::Human;
        games.write(NewGame::new(puzzle.game(), seats, 0, Occasion::Puzzle));
        NextState::set_if_neq(&mut screen, Screen::Playing);
        NextState::set_if_neq(&mut menu, Menu::None);
    }
}

/// The first that is not solved after this one, going round; the one after it where all are.
fn next_unsolved(now: Option<&Puzzle>, solved: &Solved) -> Option<&'static Puzzle> {
    let all = puzzle::all();
    let here = now.and_then(|now| all.iter().position(|puzzle| puzzle.id == now.id)).map_or(0, |index| index + 1);
    let round = || (0..all.len()).map(|offset| &all[(here + offset) % all.len()]);
    round().find(|puzzle| solved.tries(&puzzle.id).is_none()).or_else(|| round().next())
}

fn steps(current: &CurrentGame, mv: Move) -> Vec<Step> {
    let mut steps = current.game().position().steps(current.game().rules(), mv);
    steps.reverse();
    steps
}

/// Plays what is to be played and takes back what was wrong, when the board is still and the time has come.
fn answer(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    mut table: ResMut<PuzzleTable>,
    mut played: MessageWriter<PlayStep>,
    mut undo: MessageWriter<UndoTurn>,
) {
    let idle = table.steps.is_empty() && !table.take_back;
    if idle || *phase == TurnPhase::Settling {
        return;
    }
    let table = table.bypass_change_detection();
    table.waited += time.delta_secs();
    if table.take_back {
        if table.waited >= TAKE_BACK {
            (table.take_back, table.expects_undo, table.waited) = (false, true, 0.0);
            undo.write(UndoTurn);
        }
        return;
    }
    if table.waited >= ANSWER
        && let Some(step) = table.steps.pop()
    {
        table.waited = 0.0;
        played.write(PlayStep { step, revision: current.revision() });
    }
}

/// Another game on the board ends the puzzle.
fn leave(mut started: MessageReader<GameStarted>, current: Res<CurrentGame>, mut table: ResMut<PuzzleTable>) {
    if started.read().count() > 0 && current.occasion() != Occasion::Puzzle && table.attempt.is_some() {
        *table = PuzzleTable::default();
    }
}

/// A person who takes turns back goes on from there.
fn follow_undo(mut undone: MessageReader<TurnUndone>, current: Res<CurrentGame>, mut table: ResMut<PuzzleTable>) {
    if undone.read().count() == 0 || table.attempt.is_none() {
        return;
    }
    let table = &mut *table;
    if std::mem::take(&mut table.expects_undo) {
        return;
    }
    (table.take_back, table.said) = (false, None);
    table.steps.clear();
    if let Some(puzzle) = table.puzzle() {
        let mut attempt = Attempt::new(puzzle);
        for mv in current.game().moves().step_by(2) {
            attempt.play(mv);
        }
        table.attempt = Some(attempt);
    }
}

fn judge(
    mut played: MessageReader<StepPlayed>,
    current: Res<CurrentGame>,
    storage: Res<Storage>,
    mut table: ResMut<PuzzleTable>,
    mut solved: ResMut<Solved>,
) {
    let own = played.read().last().map(|step| step.color);
    let Some(side) = table.puzzle().map(Puzzle::side) else { return };
    let game = current.game();
    let begun = game.position().pending() > 0 && game.outcome().is_none();
    if own != Some(side) || begun || current.occasion() != Occasion::Puzzle {
        return;
    }
    let Some(tried) = game.last_move() else { return };
    let table = &mut *table;
    let shown = table.shown;
    let Some(attempt) = table.attempt.as_mut().filter(|attempt| !attempt.is_solved()) else { return };
    table.waited = 0.0;
    match attempt.play(tried) {
        Feedback::Right { reply } => {
            table.steps = steps(&current, reply);
            table.said = Some(PuzzleSaid::Right);
        }
        Feedback::Solved => {
            table.said = Some(PuzzleSaid::Solved);
            if !shown {
                let (id, wrong) = (attempt.puzzle().id.clone(), attempt.wrong());
                if let Some(other) = storage.read_of_other_copies::<Solved>(FILE, MAX_BYTES) {
                    solved.solved.extend(other.solved);
                }
                let best = solved.solved.entry(id).or_insert(wrong);
                *best = wrong.min(*best);
                storage.write(FILE, serde_json::to_string_pretty(&*solved).unwrap_or_default());
            }
        }
        Feedback::Wrong { worth } => {
            let before = attempt.game();
            let answer = attempt.refutation(tried).map(|reply| game.position().text(game.rules(), reply));
            let tried = before.position().text(before.rules(), tried);
            table.said = Some(PuzzleSaid::Wrong { tried, worth, answer });
            table.take_back = true;
        }
        Feedback::Illegal(_) => {}
    }
}

fn read_solved(storage: Res<Storage>, mut solved: ResMut<Solved>, mut notices: MessageWriter<StorageNotice>) {
    match storage.read_json(FILE, MAX_BYTES) {
        Ok(Some(found)) => *solved = found,
        Ok(None) => {}
        Err(notice) => drop(notices.write(notice)),
    }
}
