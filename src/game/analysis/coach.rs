//! The coach: looks over the shoulder of whoever plays, against the school or a friend. After each of a person's turns it
//! compares, in the background, what was played with the best there was; a blunder is asked about before the school
//! answers, a lesser slip is told afterwards. Nothing is said twice, and nothing waits for it longer than a moment.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::engine::EngineMode;
use crate::ai::{Limits, Memory, Reason, Score, Stop, explain};
use crate::game::board::CurrentGame;
use crate::game::messages::{GameStarted, Occasion, StepPlayed, TurnUndone};
use crate::game::players::Seats;
use crate::game::schedule::GameSystems;
use crate::review::{Grade, compare_turn};
use crate::rules::{Game, Move};

/// Adds the coach.
pub fn plugin(app: &mut App) {
    app.init_resource::<Coach>().add_message::<LetStand>().add_message::<SwitchCoach>();
    app.add_systems(
        Update,
        (switch_coach, look_up, let_stand).chain().in_set(GameSystems::Think).before(super::engine::ask_school),
    );
    app.add_systems(Update, watch.in_set(GameSystems::Offer));
}

/// Request: the turn that the coach asks about shall stand.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetStand;

/// Request: the coach looks at what is played, or no longer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwitchCoach(pub bool);

/// The coach.
#[derive(Resource, Default)]
pub struct Coach {
    on: bool,
    job: Option<Job>,
    found: Option<(Advice, u64)>,
    asks: bool,
}

/// What the coach has to say of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What was played, as it is written.
    pub played: String,
    /// What was better, as it is written.
    pub better: String,
    /// Why that was better.
    pub why: Reason,
    /// What the other side may do now, as it is written.
    pub reply: String,
    /// Why that hurts.
    pub hurts: Reason,
    /// Whether it is worth asking about.
    pub blunder: bool,
}

struct Job {
    task: Task<Option<Advice>>,
    stop: Stop,
    revision: u64,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.raise();
    }
}

/// From this grade on the coach asks about a turn.
const ASKED_ABOUT: Grade = Grade::Mistake;
/// From this grade on the coach says something afterwards.
const REMARKED: Grade = Grade::Inaccuracy;
/// Positions looked at for each side of the comparison.
const EFFORT: u64 = 60_000;

impl Coach {
    /// Whether it looks at what is played.
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// What is asked about, while the school waits for the answer.
    pub fn question(&self) -> Option<&Advice> {
        self.found.as_ref().filter(|_| self.asks).map(|(advice, _)| advice)
    }

    /// What is told after the turn: about the newest turn of the person, until the next.
    pub fn remark(&self) -> Option<&Advice> {
        self.found.as_ref().filter(|_| !self.asks).map(|(advice, _)| advice)
    }

    /// Whether the school has to wait.
    pub fn holds(&self) -> bool {
        self.job.is_some() || self.asks
    }

    fn forget(&mut self) {
        self.job = None;
        self.found = None;
        self.asks = false;
    }
}

/// Run condition: the coach holds the school back.
pub fn coach_holds(coach: Res<Coach>) -> bool {
    coach.holds()
}

/// Compares a turn with the best there was. Returns `None` where it was good enough, or when stopped. `nodes` bounds each
/// of the two searches.
pub fn judge_turn(before: &Game, played: Move, nodes: u64, stop: &Stop) -> Option<Advice> {
    let mut after = before.clone();
    after.play_unchecked(played);
    let limits = Limits { nodes: Some(nodes), ..Limits::depth(8) };
    let compared = compare_turn(before, played, limits, &Memory::NONE, stop)?;
    // What is lost anyway, or won anyway, is nobody's blunder.
    let decided = matches!(compared.before, Score::Loss(_)) || matches!(compared.after, Score::Win(_));
    if compared.grade < REMARKED || decided {
        return None;
    }
    let reply = compared.reply?;
    let text = |game: &Game, mv| game.position().text(game.rules(), mv);
    Some(Advice {
        played: text(before, played),
        better: text(before, compared.best),
        why: explain(before, compared.best),
        reply: text(&after, reply),
        hurts: explain(&after, reply),
        blunder: compared.grade >= ASKED_ABOUT,
    })
}

fn switch_coach(mut requests: MessageReader<SwitchCoach>, mut coach: ResMut<Coach>) {
    if let Some(&SwitchCoach(on)) = requests.read().last() {
        coach.on = on;
    }
}

/// Begins to look when a person has finished a turn.
fn watch(
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mode: Res<EngineMode>,
    mut played: MessageReader<StepPlayed>,
    mut undone: MessageReader<TurnUndone>,
    mut started: MessageReader<GameStarted>,
    mut coach: ResMut<Coach>,
) {
    if undone.read().count() + started.read().count() > 0 || (!coach.on && coach.holds()) {
        coach.forget();
    }
    let Some(step) = played.read().last() else { return };
    if !seats.is_human(step.color) {
        return;
    }
    coach.forget();
    let game = current.game();
    let wanted = coach.on && current.occasion() == Occasion::Match;
    if !wanted || game.position().pending() > 0 || current.verdict().is_some() {
        return;
    }
    let mut before = game.clone();
    let Some(mv) = before.undo() else { return };
    let revision = current.revision();
    if mode.blocking {
        coach.settle(judge_turn(&before, mv, EFFORT / 4, &Stop::default()), revision);
        return;
    }
    let stop = Stop::default();
    let flag = stop.clone();
    let task = AsyncComputeTaskPool::get().spawn(async move { judge_turn(&before, mv, EFFORT, &flag) });
    coach.job = Some(Job { task, stop, revision });
}

impl Coach {
    fn settle(&mut self, found: Option<Advice>, revision: u64) {
        self.asks = found.as_ref().is_some_and(|advice| advice.blunder);
        self.found = found.map(|advice| (advice, revision));
    }
}

fn look_up(current: Res<CurrentGame>, mut coach: ResMut<Coach>) {
    let Some(job) = &mut coach.bypass_change_detection().job else { return };
    if job.revision != current.revision() {
        coach.forget();
        return;
    }
    let revision = job.revision;
    if let Some(found) = check_ready(&mut job.task) {
        coach.job = None;
        coach.settle(found, revision);
    }
}

/// The person lets the turn stand: the question becomes a remark, and the school goes on.
fn let_stand(mut requests: MessageReader<LetStand>, mut coach: ResMut<Coach>) {
    if requests.read().count() > 0 && coach.asks {
        coach.asks = false;
    }
}
