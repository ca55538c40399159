//! What the position is worth, for a player who wants to see it: worked out anew for each position in the background, at
//! once where it is solved.

use bevy::prelude::*;

use super::analyst::Analyst;
use super::endgames::SolveEndgames;
use super::queue::{Answer, Purpose, Ticket};
use crate::ai::{Appraisal, Limits, appraise};
use crate::game::board::CurrentGame;
use crate::game::messages::{GameStarted, Occasion};
use crate::game::schedule::ThinkSystems;
use crate::game::states::Screen;

/// Adds the judgement.
pub fn plugin(app: &mut App) {
    app.init_resource::<Evaluation>();
    app.add_systems(Update, evaluate.in_set(ThinkSystems::Evaluation));
}

/// Positions looked at for one judgement: a few hundredths of a second.
const POSITIONS: u64 = 80_000;

/// The judgement of the position, and whether anybody wants one.
#[derive(Resource, Default)]
pub struct Evaluation {
    /// Whether it is worked out at all.
    pub wanted: bool,
    job: Ticket<Appraisal>,
    found: Option<(Appraisal, u64)>,
    /// How many subspaces were solved when it was last worked out.
    solved: usize,
}

impl Evaluation {
    /// What is known of the board as it stands.
    pub fn appraisal(&self, current: &CurrentGame) -> Option<Appraisal> {
        self.found.filter(|&(_, revision)| revision == current.revision()).map(|(appraisal, _)| appraisal)
    }

    /// The newest judgement of this game, which may be of an earlier position while another is worked out.
    pub fn newest(&self) -> Option<Appraisal> {
        self.found.map(|(appraisal, _)| appraisal)
    }

    /// Whether it is being worked out.
    pub fn is_busy(&self) -> bool {
        self.job.is_pending()
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
    let stands = |&(appraisal, at): &(Appraisal, u64)| {
        at == revision && !(matches!(appraisal, Appraisal::Estimate(_)) && evaluation.solved != solved)
    };
    if !evaluation.is_busy() && !evaluation.found.as_ref().is_some_and(stands) {
        evaluation.solved = solved;
        let (game, memory) = (analyst.current.game().clone(), analyst.memory());
        let work = move |stop: &_| appraise(&game, Limits::nodes(POSITIONS), &memory, stop);
        evaluation.job = analyst.ask(Purpose::Evaluation, work);
    }
    if let Answer::Found(appraisal) = evaluation.bypass_change_detection().job.take() {
        evaluation.found = Some((appraisal, revision));
    }
}
