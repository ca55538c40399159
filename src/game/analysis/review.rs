//! The review of the game in the theatre: worked out in the background, with the solved endgames where they reach, so
//! that the same game always gets the same review.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::prelude::*;

use super::endgames::{Endgames, SolveEndgames};
use super::mode::EngineMode;
use super::queue::{AnalysisQueue, Answer, Purpose, Ticket};
use crate::game::schedule::ThinkSystems;
use crate::game::states::Screen;
use crate::game::theatre::{Cue, Theatre};
use crate::review::{Effort, Options, Progress, Review, review};
use crate::rules::Game;

/// Adds the review.
pub fn plugin(app: &mut App) {
    app.init_resource::<GameReview>().add_message::<ReviewCue>();
    app.add_systems(Update, (clear, take_cues, work).chain().in_set(ThinkSystems::Review));
    app.add_systems(OnExit(Screen::Theatre), |mut state: ResMut<GameReview>| *state = GameReview::default());
}

/// Request: about the review.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewCue {
    /// Look the game in the theatre over.
    Begin,
    /// Stop looking.
    Stop,
}

/// The review, or how far it is.
#[derive(Resource, Default)]
pub struct GameReview {
    /// The game whose review waits for the endgames.
    asked: Option<Box<Game>>,
    job: Ticket<Review>,
    /// How many positions are judged, and of how many.
    done: Arc<AtomicUsize>,
    total: usize,
    review: Option<Review>,
}

impl GameReview {
    /// The review, when it is done.
    pub const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The advantage from White's view at each position, -1 to 1; empty until the review is done.
    pub fn curve(&self) -> &[f32] {
        self.review.as_ref().map_or(&[], |review| &review.curve)
    }

    /// How far it is; `None` while nothing is worked out. While the endgames are still being solved nothing is done.
    pub fn progress(&self) -> Option<Progress> {
        let waiting = self.asked.as_ref().map(|game| Progress { done: 0, total: positions(game) });
        let done = self.done.load(Ordering::Relaxed).min(self.total);
        self.job.is_pending().then_some(Progress { done, total: self.total }).or(waiting)
    }
}

/// How many positions a game went through.
fn positions(game: &Game) -> usize {
    game.ply() + 1
}

/// Another film has another review.
fn clear(mut cues: MessageReader<Cue>, mut state: ResMut<GameReview>, mut queue: ResMut<AnalysisQueue>) {
    if cues.read().any(|cue| matches!(cue, Cue::Show(_))) {
        queue.cancel(Purpose::Review);
        *state = GameReview::default();
    }
}

fn take_cues(
    mut cues: MessageReader<ReviewCue>,
    theatre: Res<Theatre>,
    mut state: ResMut<GameReview>,
    mut queue: ResMut<AnalysisQueue>,
    mut solve: MessageWriter<SolveEndgames>,
) {
    for cue in cues.read() {
        match cue {
            ReviewCue::Begin if state.progress().is_none() && state.review.is_none() => {
                let game = &theatre.film().game;
                solve.write(SolveEndgames(*game.rules()));
                state.asked = Some(Box::new(game.clone()));
            }
            ReviewCue::Begin => {}
            ReviewCue::Stop => {
                queue.cancel(Purpose::Review);
                state.asked = None;
            }
        }
    }
}

fn work(
    mode: Res<EngineMode>,
    endgames: Res<Endgames>,
    mut queue: ResMut<AnalysisQueue>,
    mut state: ResMut<GameReview>,
    mut cues: MessageWriter<Cue>,
) {
    let ready = |game: &Game| !mode.solves || endgames.are_ready_for(game.rules());
    if state.asked.as_deref().is_some_and(ready)
        && let Some(game) = state.asked.take()
    {
        let solved = endgames.database().filter(|database| mode.solves && database.covers(game.rules()));
        let options = Options { effort: Effort::DEEP, solved };
        (state.done, state.total) = (Arc::default(), positions(&game));
        let done = Arc::clone(&state.done);
        // Half a minute of work is too long for one frame, also where everything else is worked out at once.
        state.job = queue.submit(Purpose::Review, None, false, move |stop| {
            review(&game, &options, &|progress| done.store(progress.done, Ordering::Relaxed), stop)
        });
    }
    let review = match state.bypass_change_detection().job.take() {
        Answer::Found(review) => Some(review),
        Answer::Nothing => None,
        Answer::NotYet | Answer::Stopped => return,
    };
    // The moment that decided the game is seen slowly.
    let turning = review.as_ref().and_then(|review| review.summary.turning).map(|turning| turning.index());
    cues.write(Cue::Mark(turning.into_iter().collect()));
    state.review = review;
}
