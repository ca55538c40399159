//! The teacher: puts a lesson's positions on the board, judges the pupil's turns, takes back what missed, and plays
//! Black's answers. What is said are keys; whoever shows the lesson has the words.

use bevy::prelude::*;

use crate::ai::Level;
use crate::game::board::{CurrentGame, TurnPhase};
use crate::game::messages::{GameStarted, NewGame, Occasion, PlayStep, Rejected, StepPlayed, UndoTurn};
use crate::game::players::{Seat, Seats};
use crate::game::schedule::{GameSystems, InputSystems};
use crate::game::states::Screen;
use crate::learn::{COURSE, Feedback, Lesson, PupilAct, Stage};
use crate::rules::{Color, Refusal};

/// Adds the teacher.
pub fn plugin(app: &mut App) {
    app.init_resource::<Teaching>().add_message::<Teach>().add_message::<LessonDone>();
    app.add_systems(Update, (obey, take_back, answer).chain().in_set(InputSystems::Lesson));
    app.add_systems(Update, follow.in_set(GameSystems::Offer));
    app.add_systems(OnExit(Screen::Playing), close_book);
}

/// Request to the teacher.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teach {
    /// Begin a lesson of the course, by its place from 0.
    Begin(usize),
    /// The coach's answer has been read: on to the next stage, or the next lesson.
    GoOn,
}

/// Fact: a lesson was finished, by its place in the course.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonDone(pub usize);

/// What the coach says; each holds the key of the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// The task.
    Task(&'static str),
    /// The stage is met.
    Right(&'static str),
    /// It is not, and the turn is taken back.
    Wrong(&'static str),
}

/// The lesson being given, if one is.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Teaching {
    now: Option<Running>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Running {
    lesson: usize,
    stage: usize,
    /// The game's ply when the stage began.
    since: usize,
    said: Said,
    /// Black's answer is still to come.
    owes: bool,
    /// Seconds since the coach spoke.
    waited: f32,
}

/// How long a turn that missed stays on the board, in seconds of game time.
const LINGER: f32 = 1.1;
/// How long Black takes to answer.
const ANSWER: f32 = 0.9;

impl Teaching {
    /// The lesson being given and its place in the course.
    pub fn lesson(&self) -> Option<(usize, &'static Lesson)> {
        self.now.map(|running| (running.lesson, &COURSE[running.lesson]))
    }

    /// Which of its stages is on the board, from 0.
    pub fn stage(&self) -> usize {
        self.now.map_or(0, |running| running.stage)
    }

    /// What the coach says now.
    pub fn said(&self) -> Option<Said> {
        self.now.map(|running| running.said)
    }

    /// Whether the last stage is met.
    pub fn is_over(&self) -> bool {
        self.now
            .is_some_and(|now| matches!(now.said, Said::Right(_)) && now.stage + 1 == COURSE[now.lesson].stages.len())
    }
}

impl Running {
    fn at(lesson: usize, stage: usize, since: usize) -> Self {
        let said = Said::Task(COURSE[lesson].stages[stage].task);
        Self { lesson, stage, since, said, owes: false, waited: 0.0 }
    }

    fn stage(&self) -> &'static Stage {
        &COURSE[self.lesson].stages[self.stage]
    }

    /// The next stage, where the board can go on to it without being laid anew.
    fn next_on_this_board(&self) -> Option<usize> {
        let next = COURSE[self.lesson].stages.get(self.stage + 1)?;
        let same = next.position.is_none() || next.position == self.stage().position;
        same.then_some(self.stage + 1)
    }
}

fn obey(
    mut requests: MessageReader<Teach>,
    current: Res<CurrentGame>,
    mut teaching: ResMut<Teaching>,
    mut games: MessageWriter<NewGame>,
) {
    for &request in requests.read() {
        let (lesson, stage) = match (request, teaching.now) {
            (Teach::Begin(lesson), _) => (lesson, 0),
            (Teach::GoOn, Some(now)) if teaching.is_over() => (now.lesson + 1, 0),
            (Teach::GoOn, Some(now)) if matches!(now.said, Said::Right(_)) && !now.owes => (now.lesson, now.stage + 1),
            (Teach::GoOn, _) => continue,
        };
        let Some(found) = COURSE.get(lesson).and_then(|lesson| lesson.stages.get(stage)) else { continue };
        teaching.now = Some(Running::at(lesson, stage, current.game().ply()));
        if let Some(Ok(game)) = found.game() {
            teaching.now = Some(Running::at(lesson, stage, 0));
            let seats = Seats::new(Seat::Human, Seat::Computer(Level::Master));
            games.write(NewGame::new(game, seats, 0, Occasion::Lesson));
        }
    }
}

/// A turn that missed is taken back when it has been seen.
fn take_back(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    mut teaching: ResMut<Teaching>,
    mut undo: MessageWriter<UndoTurn>,
) {
    let Some(now) = &mut teaching.bypass_change_detection().now else { return };
    if *phase == TurnPhase::Settling {
        return;
    }
    now.waited += time.delta_secs();
    let missed = matches!(now.said, Said::Wrong(_)) && current.game().ply() > now.since;
    if missed && now.waited >= LINGER {
        now.waited = 0.0;
        undo.write(UndoTurn);
    }
}

/// Black's answer.
fn answer(
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    mut teaching: ResMut<Teaching>,
    mut steps: MessageWriter<PlayStep>,
) {
    let Some(now) = &mut teaching.bypass_change_detection().now else { return };
    if !now.owes || *phase != TurnPhase::Thinking || now.waited < ANSWER {
        return;
    }
    now.owes = false;
    if let Some(step) = now.stage().answer(current.game()).and_then(|mv| mv.action()) {
        steps.write(PlayStep { step, revision: current.revision() });
    }
}

fn follow(
    current: Res<CurrentGame>,
    mut started: MessageReader<GameStarted>,
    mut played: MessageReader<StepPlayed>,
    mut rejected: MessageReader<Rejected>,
    mut teaching: ResMut<Teaching>,
    mut done: MessageWriter<LessonDone>,
) {
    if started.read().count() > 0 && current.occasion() != Occasion::Lesson {
        teaching.now = None;
    }
    let stepped = played.read().filter(|step| step.color == Color::White).count() > 0;
    let warded = rejected.read().filter(|fact| matches!(fact.refusal, Refusal::Protected { .. })).count() > 0;
    let Some(mut now) = teaching.now.filter(|_| stepped || warded) else { return };
    if matches!(now.said, Said::Right(_)) {
        // Whoever plays on instead of reading on has gone on.
        let Some(stage) = now.next_on_this_board().filter(|_| stepped) else { return };
        let whole = usize::from(current.game().position().pending() == 0);
        now = Running::at(now.lesson, stage, current.game().ply().saturating_sub(whole));
    }
    let attempt = if stepped { PupilAct::Step } else { PupilAct::Protected };
    now.waited = 0.0;
    match now.stage().judge(current.game(), now.since, attempt) {
        Feedback::Open => {}
        Feedback::Wrong(key) => now.said = Said::Wrong(key),
        Feedback::Right(key) => {
            now.said = Said::Right(key);
            now.owes = !now.stage().reply.is_empty();
            if now.stage + 1 == COURSE[now.lesson].stages.len() {
                done.write(LessonDone(now.lesson));
            }
        }
    }
    teaching.now = Some(now);
}

fn close_book(mut teaching: ResMut<Teaching>) {
    teaching.now = None;
}
