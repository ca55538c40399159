//! What a person at the board has in mind: a prefix of a turn, and what may come next.

use bevy::prelude::*;

use super::current::CurrentGame;
use super::phase::TurnPhase;
use crate::game::messages::{GameStarted, PlayStep, Rejected, TouchPoint};
use crate::game::schedule::{FollowSystems, GameSystems, InputSystems};
use crate::rules::{Game, Phase, Point, PointSet, Refusal, Step};

/// Adds the selection.
pub fn plugin(app: &mut App) {
    app.init_resource::<Selection>().init_resource::<Choices>();
    app.add_systems(Update, take_touches.in_set(InputSystems::Touch));
    app.add_systems(Update, forget_touches.in_set(FollowSystems::Touch));
    app.add_systems(Update, offer_choices.in_set(GameSystems::Offer));
}

/// The man that is taken up, if one is, and the revision of the board at which it was.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    lifted: Option<(Point, u64)>,
}

impl Selection {
    /// The point whose man is taken up.
    pub fn lifted(&self, current: &CurrentGame) -> Option<Point> {
        self.lifted.filter(|&(_, revision)| revision == current.revision()).map(|(point, _)| point)
    }
}

/// What a person may touch next; empty while nobody is asked. Derived from the legal steps, so that whoever lights the
/// board needs no rules of its own.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// The man taken up.
    pub lifted: Option<Point>,
    /// Own men that may be taken up.
    pub liftable: PointSet,
    /// Points where the man taken up, or the next man of the hand, may go.
    pub targets: PointSet,
    /// Enemy men that may be taken.
    pub removable: PointSet,
    /// Whether a man of the hand may be placed.
    pub placing: bool,
}

impl Choices {
    /// Every point whose touch would do something.
    pub fn touchable(&self) -> PointSet {
        self.liftable | self.targets | self.removable | self.lifted.into_iter().collect()
    }
}

/// Turns touches into steps, or into men taken up and put back.
fn take_touches(
    mut touches: MessageReader<TouchPoint>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    mut selection: ResMut<Selection>,
    mut steps: MessageWriter<PlayStep>,
    mut rejected: MessageWriter<Rejected>,
) {
    for &TouchPoint(touched) in touches.read() {
        if *phase != TurnPhase::Choosing {
            if *phase == TurnPhase::Finished {
                rejected.write(Rejected { refusal: Refusal::GameOver, point: touched });
            }
            continue;
        }
        let Some(point) = touched else {
            selection.lifted = None;
            continue;
        };
        match answer_touch(current.game(), selection.lifted(&current), point) {
            Answer::Lift(lifted) => selection.lifted = lifted.map(|point| (point, current.revision())),
            Answer::Play(step) => {
                steps.write(PlayStep { step, revision: current.revision() });
                selection.lifted = None;
            }
            Answer::Refuse(refusal) => {
                rejected.write(Rejected { refusal, point: Some(point) });
            }
        }
    }
}

/// A touch that was meant for the board before, and the man taken up there, mean nothing on another board.
fn forget_touches(
    mut started: MessageReader<GameStarted>,
    mut touches: ResMut<Messages<TouchPoint>>,
    mut selection: ResMut<Selection>,
) {
    if started.read().count() > 0 {
        touches.clear();
        selection.lifted = None;
    }
}

/// What a touch means.
enum Answer {
    /// Another man, or none, is taken up.
    Lift(Option<Point>),
    /// A step is complete.
    Play(Step),
    /// Nothing can come of it.
    Refuse(Refusal),
}

fn answer_touch(game: &Game, lifted: Option<Point>, point: Point) -> Answer {
    let (position, rules) = (game.position(), game.rules());
    let color = position.turn();
    let check = |step| match position.check_step(rules, step) {
        Ok(()) => Answer::Play(step),
        Err(refusal) => Answer::Refuse(refusal),
    };
    if position.pending() > 0 {
        return check(Step::Remove(point));
    }
    let own = position.men(color).contains(point);
    let placing = position.phase(rules, color) == Phase::Placing;
    match lifted {
        Some(from) if from == point => Answer::Lift(None),
        _ if own && placing && !rules.slide_while_placing() => Answer::Refuse(Refusal::HandFirst(color)),
        _ if own => Answer::Lift(Some(point)),
        Some(from) => check(Step::Slide(from, point)),
        None if placing => check(Step::Place(point)),
        None => Answer::Refuse(position.no_man_of(color, point)),
    }
}

fn offer_choices(
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    selection: Res<Selection>,
    mut choices: ResMut<Choices>,
) {
    let now = if *phase == TurnPhase::Choosing && current.verdict().is_none() {
        choices_of(current.game(), selection.lifted(&current))
    } else {
        Choices::default()
    };
    choices.set_if_neq(now);
}

fn choices_of(game: &Game, lifted: Option<Point>) -> Choices {
    let (position, rules) = (game.position(), game.rules());
    let mut choices = Choices { lifted, ..default() };
    for step in position.legal_steps(rules) {
        match step {
            Step::Place(to) => {
                choices.placing = true;
                if lifted.is_none() {
                    choices.targets = choices.targets.with(to);
                }
            }
            Step::Slide(from, to) => {
                choices.liftable = choices.liftable.with(from);
                if lifted == Some(from) {
                    choices.targets = choices.targets.with(to);
                }
            }
            Step::Remove(point) => choices.removable = choices.removable.with(point),
        }
    }
    choices
}
