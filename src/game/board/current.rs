//! The board as a resource: the rules core, and the only systems that change it.

use bevy::prelude::*;

use super::phase::TurnPhase;
use super::travelling::Travelling;
use super::verdict::Verdict;
use crate::game::messages::{
    CallGame, GameEnded, GameStarted, MillClosed, NewGame, Occasion, PlayStep, RedoTurn, Rejected, StepPlayed,
    TurnUndone, UndoTurn,
};
use crate::game::players::Seats;
use crate::game::schedule::GameSystems;
use crate::rules::{Game, Move, Point, PointSet, Refusal, RuleSet, Step};

/// Adds the board and what plays on it.
pub fn plugin(app: &mut App) {
    app.init_resource::<CurrentGame>().init_resource::<TurnPhase>();
    app.add_systems(Update, judge_phase.in_set(GameSystems::Judge));
    app.add_systems(
        Update,
        (start_game, undo_turn, redo_turn, play_steps, call_game).chain().in_set(GameSystems::Apply),
    );
}

/// The game on the board. It always holds one; before the first it is an untouched board.
#[derive(Resource, Debug)]
pub struct CurrentGame {
    game: Game,
    revision: u64,
    seed: u64,
    occasion: Occasion,
    undone: Vec<Move>,
    called: Option<Verdict>,
}

impl Default for CurrentGame {
    fn default() -> Self {
        Self {
            game: Game::new(RuleSet::default()),
            revision: 0,
            seed: 0,
            occasion: Occasion::Match,
            undone: Vec::new(),
            called: None,
        }
    }
}

impl CurrentGame {
    /// The rules core.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Counts every change of the board: a request made at another revision is out of date.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The seed that the game was begun with.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// What it is played for.
    pub const fn occasion(&self) -> Occasion {
        self.occasion
    }

    /// How the game ended, by the rules or otherwise, if it has.
    pub fn verdict(&self) -> Option<Verdict> {
        self.called.or_else(|| self.game.outcome().map(Verdict::Rules))
    }

    /// The mills that the last man closed and that still owe a removal.
    pub fn owing_mills(&self) -> Vec<PointSet> {
        let position = self.game.position();
        let to = self.game.last_move().and_then(Move::to).filter(|_| position.pending() > 0);
        to.map_or_else(Vec::new, |to| mills_closed_at(&self.game, position.turn(), to))
    }

    /// Whether a turn can be taken back.
    pub const fn can_undo(&self) -> bool {
        self.game.ply() > 0 || self.called.is_some()
    }

    /// Whether a turn that was taken back can be played again.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
}

fn judge_phase(
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    travelling: Query<(), With<Travelling>>,
    mut phase: ResMut<TurnPhase>,
) {
    let now = if !travelling.is_empty() {
        TurnPhase::Settling
    } else if current.occasion == Occasion::Replay {
        TurnPhase::Shown
    } else if current.verdict().is_some() {
        TurnPhase::Finished
    } else if seats.is_human(current.game.position().turn()) {
        TurnPhase::Choosing
    } else {
        TurnPhase::Thinking
    };
    phase.set_if_neq(now);
}

fn start_game(
    mut requests: MessageReader<NewGame>,
    mut current: ResMut<CurrentGame>,
    mut started: MessageWriter<GameStarted>,
) {
    let Some(request) = requests.read().last() else { return };
    let revision = current.revision + 1;
    let NewGame { game, seed, occasion, .. } = request.clone();
    *current = CurrentGame { game, revision, seed, occasion, undone: Vec::new(), called: None };
    started.write(GameStarted);
}

fn undo_turn(
    mut requests: MessageReader<UndoTurn>,
    mut current: ResMut<CurrentGame>,
    seats: Res<Seats>,
    mut undone: MessageWriter<TurnUndone>,
) {
    for UndoTurn in requests.read() {
        if !current.can_undo() {
            continue;
        }
        let current = &mut *current;
        if current.called.take().is_some() {
            // What was given up or agreed is taken back by itself; the turns stay.
            current.revision += 1;
            undone.write(TurnUndone);
            continue;
        }
        let mixed = seats.humans() == 1;
        loop {
            let Some(mv) = current.game.undo() else { break };
            current.undone.push(mv);
            // Against the computer a turn of one's own is wanted back, not one of the computer's.
            if !mixed || seats.is_human(current.game.position().turn()) {
                break;
            }
        }
        current.revision += 1;
        undone.write(TurnUndone);
    }
}

fn redo_turn(
    mut requests: MessageReader<RedoTurn>,
    mut current: ResMut<CurrentGame>,
    seats: Res<Seats>,
    mut undone: MessageWriter<TurnUndone>,
) {
    for RedoTurn in requests.read() {
        let current = &mut *current;
        let mixed = seats.humans() == 1;
        let mut changed = false;
        while let Some(mv) = current.undone.pop() {
            if !replay(&mut current.game, mv) {
                current.undone.clear();
                break;
            }
            changed = true;
            if !mixed || seats.is_human(current.game.position().turn()) {
                break;
            }
        }
        if changed {
            current.revision += 1;
            undone.write(TurnUndone);
        }
    }
}

/// Plays a turn that was taken back, which may have been taken back with its removal still pending.
fn replay(game: &mut Game, mv: Move) -> bool {
    game.position().steps(game.rules(), mv).into_iter().all(|step| game.play_step(step).is_ok())
}

fn play_steps(
    mut requests: MessageReader<PlayStep>,
    mut current: ResMut<CurrentGame>,
    mut played: MessageWriter<StepPlayed>,
    mut closed: MessageWriter<MillClosed>,
    mut rejected: MessageWriter<Rejected>,
    mut ended: MessageWriter<GameEnded>,
) {
    for &PlayStep { step, revision } in requests.read() {
        if revision != current.revision {
            continue;
        }
        if current.called.is_some() {
            rejected.write(Rejected { refusal: Refusal::GameOver, point: None });
            continue;
        }
        let color = current.game.position().turn();
        if let Err(refusal) = current.bypass_change_detection().game.play_step(step) {
            let point = match step {
                Step::Place(point) | Step::Slide(_, point) | Step::Remove(point) => point,
            };
            rejected.write(Rejected { refusal, point: Some(point) });
            continue;
        }
        current.revision += 1;
        current.undone.clear();
        played.write(StepPlayed { color, step });
        let mills = mills_closed_by(&current.game, color, step);
        if !mills.is_empty() {
            closed.write(MillClosed { color, mills });
        }
        if let Some(outcome) = current.game.outcome() {
            ended.write(GameEnded(Verdict::Rules(outcome)));
        }
    }
}

/// A running game is ended by its players or their clocks; the rules alone end it by the rules.
fn call_game(
    mut requests: MessageReader<CallGame>,
    mut current: ResMut<CurrentGame>,
    mut ended: MessageWriter<GameEnded>,
) {
    for &CallGame(verdict) in requests.read() {
        if current.verdict().is_some() || matches!(verdict, Verdict::Rules(_)) {
            continue;
        }
        current.called = Some(verdict);
        current.revision += 1;
        ended.write(GameEnded(verdict));
    }
}

fn mills_closed_by(game: &Game, color: crate::rules::Color, step: Step) -> Vec<PointSet> {
    let (Step::Place(to) | Step::Slide(_, to)) = step else { return Vec::new() };
    mills_closed_at(game, color, to)
}

fn mills_closed_at(game: &Game, color: crate::rules::Color, to: Point) -> Vec<PointSet> {
    game.rules().geometry().mills_at(to, game.position().men(color)).collect()
}
