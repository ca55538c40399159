//! What the position is worth, for a player who wants to see it: worked out anew for each position in the background, at
//! once where it is solved.

use bevy::prelude::*;

use super::endgames::Endgames;
use super::engine::{EngineMode, Thinking};
use super::hint;
use super::job::Job;
use crate::ai::{self, Limits, Score};
use crate::game::board::CurrentGame;
use crate::game::messages::{GameStarted, Occasion};
use crate::game::schedule::GameSystems;
use crate::game::states::Screen;

/// Adds the judgement.
pub fn plugin(app: &mut App) {
    app.init_resource::<Evaluation>().add_message::<SwitchEvaluation>();
    app.add_systems(Update, switch_evaluation.in_set(GameSystems::Judge).before(super::endgames::keep_endgames));
    app.add_systems(Update, evaluate.in_set(GameSystems::Think).after(hint::answer_hint));
}

/// Positions looked at for one judgement: a few hundredths of a second.
const POSITIONS: u64 = 80_000;

/// Request: the position is judged, or no longer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwitchEvaluation(pub bool);

/// The judgement of the position, and whether anybody wants one.
#[derive(Resource, Default)]
pub struct Evaluation {
    wanted: bool,
    job: Option<Job<Score>>,
    found: Option<(Score, u64)>,
    /// How many subspaces were solved when it was last worked out.
    solved: usize,
}

impl Evaluation {
    /// Whether it is worked out at all.
    pub const fn is_wanted(&self) -> bool {
        self.wanted
    }

    /// What the board as it stands is worth to White, if that is known yet.
    pub fn score(&self, current: &CurrentGame) -> Option<Score> {
        self.found.filter(|&(_, revision)| revision == current.revision()).map(|(score, _)| score)
    }

    /// The newest judgement of this game, White's, which may be of an earlier position while another is worked out.
    pub fn newest(&self) -> Option<Score> {
        self.found.map(|(score, _)| score)
    }

    /// Whether it is being worked out.
    pub const fn is_busy(&self) -> bool {
        self.job.is_some()
    }
}

fn switch_evaluation(mut requests: MessageReader<SwitchEvaluation>, mut evaluation: ResMut<Evaluation>) {
    if let Some(&SwitchEvaluation(wanted)) = requests.read().last() {
        evaluation.wanted = wanted;
    }
}

pub(super) fn evaluate(
    mut started: MessageReader<GameStarted>,
    screen: Res<State<Screen>>,
    current: Res<CurrentGame>,
    mode: Res<EngineMode>,
    endgames: Res<Endgames>,
    thinking: Res<Thinking>,
    mut evaluation: ResMut<Evaluation>,
) {
    let played = *screen.get() == Screen::Playing && current.occasion() == Occasion::Match;
    let idle = !evaluation.wanted || !played;
    if started.read().count() > 0 || (idle && evaluation.found.is_some()) {
        evaluation.found = None;
    }
    if evaluation.job.as_ref().is_some_and(|job| idle || !job.is_of(&current)) {
        evaluation.job = None;
    }
    if idle || current.verdict().is_some() {
        return;
    }
    let revision = current.revision();
    let solved = endgames.database().map_or(0, |database| database.tables().count());
    // An estimate is worked out again when more has been solved meanwhile: it may be a truth now.
    let stands = |&(score, at): &(Score, u64)| at == revision && (score.is_exact() || evaluation.solved == solved);
    if evaluation.job.is_none() && !evaluation.found.as_ref().is_some_and(stands) {
        evaluation.solved = solved;
        let (game, memory) = (current.game().clone(), thinking.recall(&mode, &endgames));
        let work = move |stop: &_| ai::evaluate(&game, Limits::nodes(POSITIONS), &memory, stop);
        evaluation.job = Some(Job::start(revision, mode.blocking, work));
    }
    if let Some(found) = evaluation.job.as_mut().and_then(Job::poll) {
        evaluation.job = None;
        evaluation.found = found.map(|score| (score, revision)).or(evaluation.found);
    }
}
