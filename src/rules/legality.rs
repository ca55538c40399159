//! Why a step is not legal, in words a player understands.

use thiserror::Error;

use super::color::Color;
use super::geometry::{Board, Diagonals, Geometry};
use super::moves::Step;
use super::point::{Point, PointSet};
use super::position::{Phase, Position};
use super::rule_set::RuleSet;
use super::setup::Ban;

/// Why a step was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The board has no such point.
    OffBoard,
    /// A closed mill is still to be paid out: a man must be taken first.
    MustRemove,
    /// Nothing may be taken: no mill is waiting to be paid out.
    NothingToRemove,
    /// The men in hand are placed before any man moves.
    HandFirst(Color),
    /// There is no man left in hand.
    HandEmpty(Color),
    /// The point is taken.
    Occupied(Point),
    /// No man stands there, and one of this side was wanted.
    NoManOf(Color, Point),
    /// A man of this side stands there, and one of the other was wanted.
    ManOf(Color, Point),
    /// No line joins the two points, and the side does not fly.
    NotJoined(Point, Point),
    /// The man may not go straight back to re-close the mill that it left.
    Reforming(Point, Point),
    /// A man in a mill is protected while others are not.
    Protected {
        /// The man asked for.
        point: Point,
        /// Those that may be taken.
        instead: PointSet,
    },
}

impl Refusal {
    /// A sentence without its full stop, with the board's point names.
    pub fn sentence(self, geometry: &Geometry) -> String {
        let label = |point| geometry.label(point);
        match self {
            Self::GameOver => "the game is over".to_owned(),
            Self::OffBoard => "this board has no such point".to_owned(),
            Self::MustRemove => "a mill is closed: a man must be taken first".to_owned(),
            Self::NothingToRemove => "no man may be taken: no closed mill is owed one".to_owned(),
            Self::HandFirst(color) => format!("{color} still has men in hand, and those are placed first"),
            Self::HandEmpty(color) => format!("{color} has no man left in hand"),
            Self::Occupied(point) => format!("{} is occupied", label(point)),
            Self::NoManOf(color, point) => format!("no man of {color} stands on {}", label(point)),
            Self::ManOf(color, point) => format!("the man on {} belongs to {color}", label(point)),
            Self::NotJoined(from, to) => {
                format!("{} and {} are not neighbours on a line, and this side does not fly", label(from), label(to))
            }
            Self::Reforming(from, to) => {
                format!(
                    "the man on {} may not go straight back to {} to close the mill it left",
                    label(from),
                    label(to)
                )
            }
            Self::Protected { point, instead } if instead.is_empty() => {
                format!("{} stands in a mill and is protected", label(point))
            }
            Self::Protected { point, instead } => {
                format!("{} stands in a mill; take {}", label(point), list_points(geometry, instead))
            }
        }
    }
}

/// Why a turn cannot be played. Its `Display` is the English clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum IllegalMove {
    /// A step of it is refused.
    #[error("{}", refusal.sentence(Geometry::of(*board, Diagonals::None)))]
    Refused {
        /// Why.
        refusal: Refusal,
        /// The board whose points the refusal names.
        board: Board,
    },
    /// It closes a mill and takes no man, or fewer than it must.
    #[error("it closes {}", if *another { "several mills and must take another man" } else { "a mill and must take a man" })]
    Unfinished {
        /// Whether it takes some already.
        another: bool,
    },
    /// It is no turn, or more than one.
    #[error("one turn was expected")]
    NotOneTurn,
}

/// The names of some points, sorted: `a1, b4 or c5`.
fn list_points(geometry: &Geometry, points: PointSet) -> String {
    let mut labels: Vec<_> = points.into_iter().map(|point| geometry.label(point)).collect();
    labels.sort_unstable();
    match labels.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

impl Position {
    /// Checks whether a step is legal. Whether the game is over is not asked: that is for [`Game`](super::Game) to say.
    ///
    /// # Errors
    /// The first [`Refusal`] that applies.
    pub fn check_step(&self, rules: &RuleSet, step: Step) -> Result<(), Refusal> {
        if !rules.geometry().all().contains_all(step.points()) {
            return Err(Refusal::OffBoard);
        }
        let color = self.turn();
        match step {
            Step::Remove(_) if self.pending() == 0 => Err(Refusal::NothingToRemove),
            Step::Remove(point) => self.check_removal(rules, point),
            Step::Place(_) | Step::Slide(..) if self.pending() > 0 => Err(Refusal::MustRemove),
            Step::Place(_) if self.in_hand(color) == 0 => Err(Refusal::HandEmpty(color)),
            Step::Place(to) => self.check_empty(to),
            Step::Slide(..) if self.in_hand(color) > 0 && !rules.slide_while_placing() => {
                Err(Refusal::HandFirst(color))
            }
            Step::Slide(from, _) if !self.men(color).contains(from) => Err(self.no_man_of(color, from)),
            Step::Slide(from, to) => self.check_empty(to).and_then(|()| self.check_path(rules, from, to)),
        }
    }

    /// The refusal of whoever wanted a man of `color` on a point where that side has none.
    pub fn no_man_of(&self, color: Color, point: Point) -> Refusal {
        if self.men(!color).contains(point) { Refusal::ManOf(!color, point) } else { Refusal::NoManOf(color, point) }
    }

    fn check_empty(&self, point: Point) -> Result<(), Refusal> {
        if self.man_at(point).is_some() { Err(Refusal::Occupied(point)) } else { Ok(()) }
    }

    fn check_path(&self, rules: &RuleSet, from: Point, to: Point) -> Result<(), Refusal> {
        let flies = self.phase(rules, self.turn()) == Phase::Flying;
        if self.targets(rules, from).contains(to) {
            Ok(())
        } else if flies || rules.geometry().neighbours(from).contains(to) {
            debug_assert_eq!(self.ban(self.turn()), Some(Ban { at: from, back: to }));
            Err(Refusal::Reforming(from, to))
        } else {
            Err(Refusal::NotJoined(from, to))
        }
    }

    fn check_removal(&self, rules: &RuleSet, point: Point) -> Result<(), Refusal> {
        let enemy = !self.turn();
        let instead = self.removable(rules);
        if !self.men(enemy).contains(point) {
            Err(self.no_man_of(enemy, point))
        } else if instead.contains(point) {
            Ok(())
        } else {
            Err(Refusal::Protected { point, instead })
        }
    }
}
