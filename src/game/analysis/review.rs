//! The review of the game in the theatre: looked over in the background, with the solved endgames where they reach, so
//! that the same game always gets the same review.

use bevy::prelude::*;

use super::endgames::Endgames;
use super::engine::EngineMode;
use crate::game::schedule::GameSystems;
use crate::game::states::Screen;
use crate::game::theatre::{Cue, Theatre};
use crate::review::{Effort, Options, Progress, Review, Reviewer};
use crate::rules::Game;

/// Adds the desk.
pub fn plugin(app: &mut App) {
    app.init_resource::<ReviewDesk>().add_message::<ReviewCue>();
    app.add_systems(Update, (clear, take_cues, work).chain().in_set(GameSystems::Think));
    app.add_systems(OnExit(Screen::Theatre), |mut desk: ResMut<ReviewDesk>| *desk = ReviewDesk::default());
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
#[derive(Resource, Debug, Default)]
pub struct ReviewDesk {
    asked: Option<Box<Game>>,
    reviewer: Option<Reviewer>,
    review: Option<Review>,
}

impl ReviewDesk {
    /// The review, when it is done.
    pub const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The advantage from White's view at each position, -1 to 1; empty until the review is done.
    pub fn curve(&self) -> &[f32] {
        self.review.as_ref().map_or(&[], |review| &review.curve)
    }

    /// How far it is; none while nothing is looked over. While the endgames are still being solved nothing is done.
    pub fn progress(&self) -> Option<Progress> {
        let waiting = self.asked.as_ref().map(|game| Progress { done: 0, total: game.ply() + 1 });
        self.reviewer.as_ref().map(Reviewer::progress).or(waiting)
    }
}

/// Another film has another review.
fn clear(mut cues: MessageReader<Cue>, mut desk: ResMut<ReviewDesk>) {
    if cues.read().any(|cue| matches!(cue, Cue::Show(_))) {
        *desk = ReviewDesk::default();
    }
}

fn take_cues(
    mut cues: MessageReader<ReviewCue>,
    theatre: Res<Theatre>,
    mut desk: ResMut<ReviewDesk>,
    mut endgames: ResMut<Endgames>,
) {
    for cue in cues.read() {
        match cue {
            ReviewCue::Begin if desk.progress().is_none() && desk.review.is_none() => {
                let game = &theatre.film().game;
                endgames.want(*game.rules());
                desk.asked = Some(Box::new(game.clone()));
            }
            ReviewCue::Begin => {}
            ReviewCue::Stop => (desk.asked, desk.reviewer) = (None, None),
        }
    }
}

fn work(mode: Res<EngineMode>, endgames: Res<Endgames>, mut desk: ResMut<ReviewDesk>, mut cues: MessageWriter<Cue>) {
    if desk.asked.is_none() && desk.reviewer.is_none() {
        return;
    }
    let ready = !mode.solves || endgames.is_ready_for(desk.asked.as_ref().map(|game| *game.rules()));
    if ready && let Some(game) = desk.asked.take() {
        let solved = endgames.database().filter(|database| mode.solves && database.covers(game.rules()));
        desk.reviewer = Some(Reviewer::start(*game, Options { effort: Effort::DEEP, solved }));
    }
    if desk.reviewer.as_ref().is_some_and(Reviewer::is_finished) {
        let review = desk.reviewer.take().and_then(|mut reviewer| reviewer.take());
        // The moment that decided the game is seen slowly.
        let turning = review.as_ref().and_then(|review| review.summary.turning).map(|turning| turning.index());
        cues.write(Cue::Mark(turning.into_iter().collect()));
        desk.review = review;
    }
}
