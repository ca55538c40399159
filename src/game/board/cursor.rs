//! The cursor of whoever plays without a pointer: it goes along the carved lines from point to point, by the direction in
//! which a neighbour is *seen*, so that up stays up however the camera stands. Where no line leads that way it goes to the
//! nearest point that way, so that no point is out of reach.

use bevy::prelude::*;

use super::current::CurrentGame;
use crate::game::messages::TouchPoint;
use crate::game::schedule::InputSystems;
use crate::rules::{Geometry, Point};

/// Adds the cursor.
pub fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .init_resource::<Sight>()
        .add_message::<CursorRequest>()
        .add_message::<LookAround>()
        .add_message::<LiftBoard>()
        .add_message::<PointsMoved>()
        .add_systems(Update, (see_points, steer).chain().in_set(InputSystems::Cursor));
}

/// Where the cursor is, and whether it is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    at: Option<Point>,
    shown: bool,
}

impl Cursor {
    /// The point it is shown at.
    pub const fn shown(&self) -> Option<Point> {
        if self.shown { self.at } else { None }
    }
}

/// Request: something about the cursor.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum CursorRequest {
    /// Go this way on the screen: x to the right, y down. A hidden cursor only shows itself.
    Go(Vec2),
    /// Touch the point it is at, as a finger would. A hidden cursor only shows itself.
    Touch,
    /// Put the man back that is taken up.
    PutBack,
    /// Nobody needs it now.
    Hide,
}

/// Request to whoever shows the board: look at it from elsewhere.
#[derive(Message, Clone, Copy, PartialEq, Debug, Default)]
pub struct LookAround {
    /// Radians to walk round: x to the right, y upwards.
    pub turn: Vec2,
    /// Steps of about a tenth of the distance to go closer (negative) or away.
    pub zoom: f32,
}

/// Request to whoever shows the board: show it higher in the window by this share of the window's height, because
/// something stands before its lower edge. Holds until the next request; 0 is the composed view.
#[derive(Message, Clone, Copy, PartialEq, Debug, Default)]
pub struct LiftBoard(pub f32);

/// Fact: the points are seen elsewhere on the screen than before; see [`Sight::places`].
#[derive(Message, Clone, PartialEq, Debug)]
pub struct PointsMoved(pub Vec<Option<Vec2>>);

/// Where each point is seen on the screen, in logical pixels from the upper left, by point index. Without a picture it is empty, and the board is taken to lie flat with rank 1 below.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Sight {
    /// The place of each point; none for a point behind the camera.
    pub places: Vec<Option<Vec2>>,
}

impl Sight {
    /// Where a point is seen; y grows downwards.
    pub fn place(&self, geometry: &Geometry, point: Point) -> Vec2 {
        self.places.get(point.index()).copied().flatten().unwrap_or_else(|| {
            let (file, rank) = geometry.grid(point);
            Vec2::new(f32::from(file), -f32::from(rank)) * 100.0
        })
    }

    /// Whether the board is seen from the side opposite rank 1: the first file at the right.
    pub fn is_turned(&self, geometry: &Geometry) -> bool {
        let file = |point: &Point| geometry.grid(*point).0;
        let ends = geometry.points().min_by_key(file).zip(geometry.points().max_by_key(file));
        ends.is_some_and(|(first, last)| self.place(geometry, first).x > self.place(geometry, last).x)
    }
}

fn see_points(mut moved: MessageReader<PointsMoved>, mut sight: ResMut<Sight>) {
    if let Some(PointsMoved(places)) = moved.read().last() {
        sight.places.clone_from(places);
    }
}

fn steer(
    mut requests: MessageReader<CursorRequest>,
    current: Res<CurrentGame>,
    sight: Res<Sight>,
    mut cursor: ResMut<Cursor>,
    mut touches: MessageWriter<TouchPoint>,
) {
    let geometry = current.game().rules().geometry();
    for &request in requests.read() {
        let mut next = *cursor;
        let at = next.at.filter(|&at| geometry.all().contains(at)).unwrap_or_else(|| first(geometry));
        next.at = Some(at);
        match request {
            CursorRequest::Hide => next.shown = false,
            CursorRequest::PutBack => drop(touches.write(TouchPoint(None))),
            CursorRequest::Go(way) if next.shown => {
                next.at = Some(next_point(geometry, at, way, |point| sight.place(geometry, point)));
            }
            CursorRequest::Touch if next.shown => drop(touches.write(TouchPoint(Some(at)))),
            CursorRequest::Go(_) | CursorRequest::Touch => next.shown = true,
        }
        cursor.set_if_neq(next);
    }
}

/// The point that a cursor begins at: in the middle of the lowest row.
fn first(geometry: &Geometry) -> Point {
    let middle = geometry.size() / 2;
    let far = |point: &Point| {
        let (file, rank) = geometry.grid(*point);
        (rank, file.abs_diff(middle))
    };
    geometry.points().min_by_key(far).expect("a board has points")
}

/// A neighbour must be seen within this of the direction asked for (the cosine of 50 degrees) …
const ALONG: f32 = 0.643;
/// … and any other point within this (60 degrees).
const TOWARD: f32 = 0.5;

/// Where the cursor goes from `at`: the neighbour along a line that is seen most nearly that way, else the nearest point
/// that way, else nowhere.
pub fn next_point(geometry: &Geometry, at: Point, way: Vec2, place: impl Fn(Point) -> Vec2) -> Point {
    let Some(way) = way.try_normalize() else { return at };
    let seen = |point: Point| {
        let off = place(point) - place(at);
        (off.length(), off.normalize_or_zero().dot(way))
    };
    let neighbours = geometry.neighbours(at).into_iter();
    let along = neighbours.filter(|&point| seen(point).1 >= ALONG).max_by(|&a, &b| seen(a).1.total_cmp(&seen(b).1));
    let cost = |point: Point| {
        let (distance, straight) = seen(point);
        distance * (1.0 + 2.0 * (1.0 - straight))
    };
    let toward = || {
        let others = geometry.points().filter(|&point| point != at && seen(point).1 >= TOWARD);
        others.min_by(|&a, &b| cost(a).total_cmp(&cost(b)))
    };
    along.or_else(toward).unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{PointSet, Preset};

    const WAYS: [Vec2; 4] = [Vec2::NEG_Y, Vec2::Y, Vec2::NEG_X, Vec2::X];

    fn flat(geometry: &Geometry) -> impl Fn(Point) -> Vec2 + use<'_> {
        |point| Sight::default().place(geometry, point)
    }

    fn walk(start: &str, ways: &str) -> &'static str {
        let geometry = Preset::Nine.rules().geometry();
        let mut at = geometry.find(start).expect("a point");
        for way in ways.chars() {
            let way = WAYS["udlr".find(way).expect("a way")];
            at = next_point(geometry, at, way, flat(geometry));
        }
        geometry.label(at)
    }

    #[test]
    fn it_follows_the_lines() {
        assert_eq!(walk("d1", "l"), "a1");
        assert_eq!(walk("d1", "uu"), "d3");
        assert_eq!(walk("a1", "uurr"), "g7");
        assert_eq!(walk("a4", "rr"), "c4");
        assert_eq!(walk("a1", "ld"), "a1", "nothing lies beyond a corner");
    }

    #[test]
    fn where_no_line_leads_it_goes_to_the_nearest_point_that_way() {
        assert_eq!(walk("d3", "u"), "d5", "across the empty middle");
        assert_eq!(walk("c4", "r"), "e4");
    }

    #[test]
    fn a_board_is_turned_when_its_first_file_is_seen_at_the_right() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let geometry = rules.geometry();
            let flat = Sight::default();
            assert!(!flat.is_turned(geometry), "without a picture it lies with rank 1 below");
            let mut places = vec![None; 24];
            geometry.points().for_each(|point| places[point.index()] = Some(-flat.place(geometry, point)));
            assert!(Sight { places }.is_turned(geometry));
        }
    }

    #[test]
    fn every_point_can_be_reached_however_the_camera_stands() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let geometry = rules.geometry();
            for turn in 0..24 {
                // Turned, and foreshortened as a slanting view does.
                let turn = Vec2::from_angle(turn as f32 * std::f32::consts::TAU / 24.0);
                let place = |point| {
                    let seen = turn.rotate(Sight::default().place(geometry, point));
                    Vec2::new(seen.x, seen.y * 0.55)
                };
                for start in geometry.points() {
                    let mut reached = start.set();
                    let mut fresh = vec![start];
                    while let Some(at) = fresh.pop() {
                        for next in WAYS.map(|way| next_point(geometry, at, way, place)) {
                            if !reached.contains(next) {
                                reached = reached.with(next);
                                fresh.push(next);
                            }
                        }
                    }
                    let lost: PointSet = geometry.points().filter(|&point| !reached.contains(point)).collect();
                    assert!(lost.is_empty(), "{}: from {}", preset.name(), geometry.label(start));
                }
            }
        }
    }
}
