//! What the position is worth, for a player who wants to see it: worked out anew for each position in the background, at
//! once where it is solved.

use bevy::prelude::*;

use super::analyst::Analyst;
use super::endgames::SolveEndgames;
use super::queue::{Answer, Purpose, Ticket};
use crate::ai::{self, Limits, Score};
use crate::game::board::CurrentGame;
use crate::game::messages::{GameStarted, Occasion};
use crate::game::schedule::ThinkSystems;
use crate::game::states::Screen;

/// Adds the judgement.
pub fn plugin(app: &mut App) {
    app.init_resource::<Evaluation>().add_message::<SwitchEvaluation>();
    app.add_systems(Update, (switch_evaluation, evaluate).chain().in_set(ThinkSystems::Evaluation));
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
    job: Ticket<Score>,
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
    pub fn is_busy(&self) -> bool {
        self.job.is_pending()
    }
}

fn switch_evaluation(mut requests: MessageReader<SwitchEvaluation>, mut evaluation: ResMut<Evaluation>) {
    if let Some(&SwitchEvaluation(wanted)) = requests.read().last() {
        evaluation.wanted = wanted;
    }
}

fn evaluate(
    mut started: MessageReader<GameStarted>,
    screen: Res<State<Screen>>,
    mut analyst: Analyst,
    mut evaluation: ResMut<Evaluation>,
    mut solve: MessageWriter<SolveEndgames>,
) {
    let played = *screen.get() == Screen::Playing && analyst.current.occasion() == Occasion::Match;
    let idle = !evaluation.wanted || !played;
    if started.read().count() > 0 || (idle && evaluation.found.is_some()) {
        evaluation.found = None;
    }
    if idle {
        if evaluation.is_busy() {
            analyst.cancel(Purpose::Evaluation);
        }
        return;
    }
    let rules = *analyst.current.game().rules();
    if !analyst.endgames.are_of(&rules) {
        solve.write(SolveEndgames(rules));
    }
    if analyst.current.verdict().is_some() {
        return;
    }
    let revision = analyst.current.revision();
    let solved = analyst.endgames.database().map_or(0, |database| database.tables().count());
    // An estimate is worked out again when more has been solved meanwhile: it may be a truth now.
    let stands = |&(score, at): &(Score, u64)| at == revision && (score.is_exact() || evaluation.solved == solved);
    if !evaluation.is_busy() && !evaluation.found.as_ref().is_some_and(stands) {
        evaluation.solved = solved;
        let (game, memory) = (analyst.current.game().clone(), analyst.memory());
        let work = move |stop: &_| ai::evaluate(&game, Limits::nodes(POSITIONS), &memory, stop);
        evaluation.job = analyst.ask(Purpose::Evaluation, work);
    }
    if let Answer::Found(score) = evaluation.bypass_change_detection().job.take() {
        evaluation.found = Some((score, revision));
    }
}
