//! What the board says: turns facts and choices into marks of light on the stone. Knows no rules: what may be touched
//! comes from [`Choices`].

use bevy::prelude::*;

use crate::game::{
    Choices, CurrentGame, Cursor, GameStarted, Hint, MillClosed, Rejected, Screen, Theatre, TurnUndone, in_match,
};
use crate::preferences::Preferences;
use crate::rules::{Geometry, Point, PointSet, Refusal};
use crate::view::board::layout::BoardLayout;
use crate::view::input::picking::Hovered;
use crate::view::marks::{BoardMarks, GrooveKind, GrooveMark, PointMark};
use crate::view::schedule::ViewSystems;

/// Adds the marks' writer.
pub fn plugin(app: &mut App) {
    app.init_resource::<Glowing>();
    app.add_systems(Update, (note_facts, write_marks, show_coordinates).chain().in_set(ViewSystems::Highlight));
}

/// How long a closed mill shines, in seconds.
const MILL_SECONDS: f32 = 3.2;
/// How long a refused point is marked, in seconds.
const REFUSED_SECONDS: f32 = 0.9;

/// What shines for a while.
#[derive(Resource, Default)]
struct Glowing {
    mills: Vec<(PointSet, f32)>,
    refused: Option<(Point, f32)>,
}

fn note_facts(
    time: Res<Time>,
    current: Res<CurrentGame>,
    mut closed: MessageReader<MillClosed>,
    mut rejected: MessageReader<Rejected>,
    mut started: MessageReader<GameStarted>,
    mut undone: MessageReader<TurnUndone>,
    mut glowing: ResMut<Glowing>,
) {
    let step = time.delta_secs();
    if started.read().count() + undone.read().count() > 0 {
        // A game may begin, or be taken back to, where a mill still owes a removal.
        *glowing = Glowing::default();
        glowing.mills.extend(current.owing_mills().into_iter().map(|mill| (mill, 0.0)));
    }
    glowing.mills.iter_mut().for_each(|(_, since)| *since += step);
    let pending = current.game().position().pending() > 0;
    glowing.mills.retain(|&(_, since)| since < MILL_SECONDS || pending);
    for closed in closed.read() {
        glowing.mills.extend(closed.mills.iter().map(|&mill| (mill, 0.0)));
    }
    glowing.refused = glowing.refused.map(|(point, since)| (point, since + step));
    glowing.refused = glowing.refused.filter(|&(_, since)| since < REFUSED_SECONDS);
    for rejected in rejected.read() {
        glowing.refused = rejected.point.map(|point| (point, 0.0));
        if let Refusal::Protected { point, .. } = rejected.refusal {
            // The mill that protects the man is lit, so that the refusal explains itself.
            let position = current.game().position();
            let men = position.men(!position.turn());
            let mills = current.game().rules().geometry().mills_at(point, men);
            glowing.mills.extend(mills.map(|mill| (mill, MILL_SECONDS - 1.6)));
        }
    }
}

fn write_marks(
    time: Res<Time>,
    screen: Res<State<Screen>>,
    layout: Option<Res<BoardLayout>>,
    current: Res<CurrentGame>,
    choices: Res<Choices>,
    hovered: Res<Hovered>,
    (hint, theatre, cursor): (Res<Hint>, Res<Theatre>, Res<Cursor>),
    glowing: Res<Glowing>,
    mut marks: ResMut<BoardMarks>,
) {
    let Some(layout) = layout else { return };
    let geometry = layout.geometry();
    let playing = *screen.get();
    let mut points = [PointMark::None; 24];
    let mut grooves = Vec::new();
    let mut mark = |set: PointSet, kind| set.into_iter().for_each(|point| points[point.index()] = kind);
    let theatre_open = *screen.get() == Screen::Theatre;
    if in_match(screen) || theatre_open {
        if let Some(mv) = current.game().last_move() {
            mark(mv.from().into_iter().collect(), PointMark::LastFrom);
            mark(mv.to().into_iter().collect(), PointMark::LastTo);
            if let (Some(from), Some(to)) = (mv.from(), mv.to()) {
                grooves.extend(groove(geometry, from, to, GrooveKind::LastTurn, 0.0));
            }
        }
        if choices.lifted.is_some() {
            mark(choices.targets, PointMark::Legal);
        }
        mark(choices.removable, PointMark::Removable);
        let better = theatre.better(&current).filter(|_| theatre_open);
        if let Some(mv) = hint.thought(&current).map(|thought| thought.mv).or(better) {
            mark(mv.from().into_iter().chain(mv.to()).collect(), PointMark::Hint);
            if let (Some(from), Some(to)) = (mv.from(), mv.to()) {
                grooves.extend(groove(geometry, from, to, GrooveKind::Hint, time.elapsed_secs()));
            }
        }
        if let Some(point) = hovered.point() {
            let placing = choices.lifted.is_none() && choices.targets.contains(point);
            if placing || choices.liftable.contains(point) {
                mark(point.set(), PointMark::Hover);
            }
        }
        mark(choices.lifted.into_iter().collect(), PointMark::Chosen);
        if let Some((point, _)) = glowing.refused {
            mark(point.set(), PointMark::Refused);
        }
        for &(mill, since) in &glowing.mills {
            grooves.extend(mill_grooves(geometry, mill, since));
        }
    }
    if marks.points != points {
        marks.points = points;
    }
    let cursor = cursor.shown().filter(|_| playing == Screen::Playing);
    if marks.cursor != cursor {
        marks.cursor = cursor;
    }
    if marks.grooves != grooves {
        marks.grooves = grooves;
    }
}

/// Letters and numbers on the rim, as the person likes.
pub fn show_coordinates(preferences: Res<Preferences>, mut marks: ResMut<BoardMarks>) {
    if marks.coordinates != preferences.coordinates {
        marks.coordinates = preferences.coordinates;
    }
}

/// The groove between two points, where there is one.
fn groove(geometry: &Geometry, from: Point, to: Point, kind: GrooveKind, since: f32) -> Option<GrooveMark> {
    geometry.neighbours(from).contains(to).then_some(GrooveMark { from, to, kind, since })
}

/// The two grooves of a mill, from one end to the other.
fn mill_grooves(geometry: &Geometry, mill: PointSet, since: f32) -> Vec<GrooveMark> {
    let middle = mill.into_iter().find(|&point| geometry.neighbours(point).contains_all(mill.without(point)));
    let Some(middle) = middle else { return Vec::new() };
    let mut ends = mill.without(middle).into_iter();
    let (Some(a), Some(b)) = (ends.next(), ends.next()) else { return Vec::new() };
    vec![
        GrooveMark { from: a, to: middle, kind: GrooveKind::Mill, since },
        GrooveMark { from: middle, to: b, kind: GrooveKind::Mill, since },
    ]
}
