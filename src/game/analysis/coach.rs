//! The coach: looks over the shoulder of whoever plays, against the computer or a friend. After each of a person's turns it
//! compares, in the background, what was played with the best there was; a blunder is asked about before the computer
//! answers, a lesser slip is told afterwards. Nothing is said twice, and nothing waits for it longer than a moment.

use bevy::prelude::*;

use super::analyst::Analyst;
use super::queue::{Answer, Purpose, Ticket};
use crate::ai::{Limits, Memory, Reason, Score, Stop, explain};
use crate::game::messages::{GameStarted, Occasion, StepPlayed, TurnUndone};
use crate::game::players::Seats;
use crate::game::schedule::ThinkSystems;
use crate::review::{Grade, compare_turn};
use crate::rules::{Game, Move};

/// Adds the coach.
pub fn plugin(app: &mut App) {
    app.init_resource::<Coach>().add_message::<LetStand>().add_message::<SwitchCoach>();
    app.add_systems(Update, (switch_coach, watch, hear, let_stand).chain().in_set(ThinkSystems::Coach));
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
    job: Ticket<Option<Advice>>,
    found: Option<Advice>,
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

    /// What is asked about, while the computer waits for the answer.
    pub fn question(&self) -> Option<&Advice> {
        self.found.as_ref().filter(|_| self.asks)
    }

    /// What is told after the turn: about the newest turn of the person, until the next.
    pub fn remark(&self) -> Option<&Advice> {
        self.found.as_ref().filter(|_| !self.asks)
    }

    /// Whether the computer has to wait with its turn.
    pub fn holds(&self) -> bool {
        self.job.is_pending() || self.asks
    }

    fn forget(&mut self) {
        self.found = None;
        self.asks = false;
    }
}

/// Run condition: the computer has to wait for the coach.
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
    seats: Res<Seats>,
    mut played: MessageReader<StepPlayed>,
    mut undone: MessageReader<TurnUndone>,
    mut started: MessageReader<GameStarted>,
    mut analyst: Analyst,
    mut coach: ResMut<Coach>,
) {
    let anew = undone.read().count() + started.read().count() > 0;
    if anew || (!coach.on && coach.holds()) {
        analyst.cancel(Purpose::Coach);
        coach.forget();
    }
    let Some(step) = played.read().last() else { return };
    if !seats.is_human(step.color) {
        return;
    }
    analyst.cancel(Purpose::Coach);
    coach.forget();
    let current = &analyst.current;
    let game = current.game();
    let wanted = coach.on && current.occasion() == Occasion::Match;
    if !wanted || game.position().pending() > 0 || current.verdict().is_some() {
        return;
    }
    let mut before = game.clone();
    let Some(mv) = before.undo() else { return };
    let effort = if analyst.mode.blocking { EFFORT / 4 } else { EFFORT };
    coach.job = analyst.ask(Purpose::Coach, move |stop| Some(judge_turn(&before, mv, effort, stop)));
}

/// Takes up what was found.
fn hear(mut coach: ResMut<Coach>) {
    if let Answer::Found(found) = coach.bypass_change_detection().job.take() {
        coach.asks = found.as_ref().is_some_and(|advice| advice.blunder);
        coach.found = found;
    }
}

/// The person lets the turn stand: the question becomes a remark, and the computer goes on.
fn let_stand(mut requests: MessageReader<LetStand>, mut coach: ResMut<Coach>) {
    if requests.read().count() > 0 && coach.asks {
        coach.asks = false;
    }
}
