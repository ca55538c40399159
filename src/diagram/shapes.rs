//! The shapes of a diagram.

use super::Diagram;
use crate::rules::{Color, Point};

/// A step of the board's grid.
pub(super) const STEP: f32 = 100.0;
/// From the outermost line to the edge, with names of the points there and without.
pub(super) const LETTERED_MARGIN: f32 = 96.0;
pub(super) const MARGIN: f32 = 64.0;
/// The height of the row of men in hand.
pub(super) const HAND: f32 = 64.0;
/// How far below its middle a letter's line lies, in sizes of its font.
pub(super) const LETTER_DROP: f32 = 0.33;
/// A man's radius on the board and in hand.
const MAN: f32 = 34.0;
const MAN_IN_HAND: f32 = 20.0;

/// What a shape is filled or drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// The board's stone.
    Stone,
    /// Lines and letters.
    Ink,
    /// A pale man.
    Pale,
    /// A dark man.
    Dark,
    /// What the last turn was.
    Mark,
}

impl Fill {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Stone, Self::Ink, Self::Pale, Self::Dark, Self::Mark];

    /// Its colour: red, green and blue.
    pub const fn rgb(self) -> [u8; 3] {
        match self {
            Self::Stone => [236, 227, 207],
            Self::Ink => [59, 45, 32],
            Self::Pale => [251, 246, 233],
            Self::Dark => [74, 59, 50],
            Self::Mark => [165, 57, 31],
        }
    }
}

/// How thick an outline is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// A ring on a man.
    Fine,
    /// A line of the board.
    Line,
    /// The last turn.
    Bold,
}

impl Weight {
    /// The thickness; a step of the board's grid is 100.
    pub const fn width(self) -> f32 {
        match self {
            Self::Fine => 2.5,
            Self::Line => 5.0,
            Self::Bold => 8.0,
        }
    }
}

/// A shape, in units of which a step of the grid has 100; x goes to the right, y down.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A filled rectangle.
    Rectangle {
        /// The upper left corner.
        at: (f32, f32),
        /// Width and height.
        size: (f32, f32),
        /// What fills it.
        fill: Fill,
    },
    /// A line with round ends.
    Line {
        /// One end.
        from: (f32, f32),
        /// The other.
        to: (f32, f32),
        /// Its colour.
        fill: Fill,
        /// Its thickness.
        weight: Weight,
    },
    /// A filled disc.
    Disc {
        /// Its middle.
        center: (f32, f32),
        /// Its radius.
        radius: f32,
        /// What fills it.
        fill: Fill,
    },
    /// A circle's line.
    Ring {
        /// Its middle.
        center: (f32, f32),
        /// Its radius.
        radius: f32,
        /// Its colour.
        fill: Fill,
        /// Its thickness.
        weight: Weight,
    },
    /// A letter or digit.
    Letter {
        /// Its middle.
        center: (f32, f32),
        /// The size of its font.
        size: f32,
        /// Which.
        letter: char,
    },
}

/// The shapes of a diagram, those behind first.
pub(super) fn of(diagram: &Diagram) -> Vec<Shape> {
    let (width, height) = diagram.size();
    let mut shapes = vec![Shape::Rectangle { at: (0.0, 0.0), size: (width, height), fill: Fill::Stone }];
    board(diagram, &mut shapes);
    if diagram.letters {
        letters(diagram, &mut shapes);
    }
    for color in Color::ALL {
        let lifted = diagram.travelling.filter(|man| man.color == color).and_then(|man| man.from);
        for point in diagram.position.men(color).into_iter().filter(|&point| Some(point) != lifted) {
            man(place(diagram, point), MAN, color, &mut shapes);
        }
    }
    last_turn(diagram, &mut shapes);
    if diagram.hands {
        hands(diagram, &mut shapes);
    }
    if let Some(travelling) = diagram.travelling {
        let to = place(diagram, travelling.to);
        let from = travelling.from.map_or_else(|| next_in_hand(diagram, travelling.color), |from| place(diagram, from));
        let on_the_way = |from: f32, to: f32| from + (to - from) * travelling.way;
        man((on_the_way(from.0, to.0), on_the_way(from.1, to.1)), MAN, travelling.color, &mut shapes);
    }
    shapes
}

/// The middle of a point.
fn place(diagram: &Diagram, point: Point) -> (f32, f32) {
    let (file, rank) = diagram.geometry.grid(point);
    on_grid(diagram, file.into(), rank.into())
}

/// A place on the grid, which may lie outside the board.
fn on_grid(diagram: &Diagram, file: f32, rank: f32) -> (f32, f32) {
    let last = f32::from(diagram.geometry.size() - 1);
    let (across, down) = if diagram.turned { (last - file, rank) } else { (file, last - rank) };
    let margin = (diagram.board_side() - last * STEP) / 2.0;
    let top = if diagram.hands { HAND } else { 0.0 };
    (margin + across * STEP, top + margin + down * STEP)
}

fn board(diagram: &Diagram, shapes: &mut Vec<Shape>) {
    for &(from, to) in diagram.geometry.edges() {
        let (from, to) = (place(diagram, from), place(diagram, to));
        shapes.push(Shape::Line { from, to, fill: Fill::Ink, weight: Weight::Line });
    }
    let points = diagram.geometry.points();
    shapes.extend(points.map(|point| Shape::Disc { center: place(diagram, point), radius: 9.0, fill: Fill::Ink }));
}

fn letters(diagram: &Diagram, shapes: &mut Vec<Shape>) {
    let size = diagram.geometry.size();
    // Along the near rim and the rim at the left hand.
    let last = f32::from(size - 1);
    let (below, beside) = if diagram.turned { (last + 0.62, last + 0.62) } else { (-0.62, -0.62) };
    for step in 0..size {
        let letter = |letter: u8, center| Shape::Letter { center, size: 34.0, letter: char::from(letter) };
        shapes.push(letter(b'a' + step, on_grid(diagram, step.into(), below)));
        shapes.push(letter(b'1' + step, on_grid(diagram, beside, step.into())));
    }
}

/// A man: the pale one with one ring, the dark one with a ring and a dot, so that they differ without colour, too.
fn man(center: (f32, f32), radius: f32, color: Color, shapes: &mut Vec<Shape>) {
    let (body, mark) = match color {
        Color::White => (Fill::Pale, Fill::Ink),
        Color::Black => (Fill::Dark, Fill::Pale),
    };
    shapes.push(Shape::Disc { center, radius, fill: body });
    shapes.push(Shape::Ring { center, radius, fill: Fill::Ink, weight: Weight::Fine });
    shapes.push(Shape::Ring { center, radius: radius * 0.66, fill: mark, weight: Weight::Fine });
    if color == Color::Black {
        shapes.push(Shape::Disc { center, radius: radius * 0.2, fill: mark });
    }
}

/// The man that came is ringed, its way is drawn, and what was taken is crossed out.
fn last_turn(diagram: &Diagram, shapes: &mut Vec<Shape>) {
    let Some(turn) = diagram.last else { return };
    let (fill, weight) = (Fill::Mark, Weight::Bold);
    if let Some(to) = turn.to() {
        let end = place(diagram, to);
        shapes.push(Shape::Ring { center: end, radius: MAN + 8.0, fill, weight });
        if let Some(from) = turn.from() {
            let start = place(diagram, from);
            let (x, y) = (end.0 - start.0, end.1 - start.1);
            let length = x.hypot(y).max(1.0);
            let short = (length - MAN - 12.0) / length;
            let to = (start.0 + x * short, start.1 + y * short);
            shapes.push(Shape::Line { from: start, to, fill, weight });
            shapes.push(Shape::Disc { center: start, radius: 13.0, fill });
        }
    }
    for taken in turn.removed() {
        let (x, y) = place(diagram, taken);
        let arm = 20.0;
        for (from, to) in [((x - arm, y - arm), (x + arm, y + arm)), ((x - arm, y + arm), (x + arm, y - arm))] {
            shapes.push(Shape::Line { from, to, fill, weight });
        }
    }
}

/// The men that are not placed yet: those of the far side above the board, of the near side below.
fn hands(diagram: &Diagram, shapes: &mut Vec<Shape>) {
    for color in Color::ALL {
        let travelling = diagram.travelling.is_some_and(|man| man.color == color && man.from.is_none());
        let men = diagram.position.in_hand(color);
        for index in 0..men.saturating_sub(travelling.into()) {
            man(in_hand(diagram, color, index, men), MAN_IN_HAND, color, shapes);
        }
    }
}

/// Where a man in hand lies, of so many.
fn in_hand(diagram: &Diagram, color: Color, index: u8, men: u8) -> (f32, f32) {
    let (width, height) = diagram.size();
    let y = if color == diagram.near() { height - HAND * 0.6 } else { HAND * 0.6 };
    let step = 2.0 * MAN_IN_HAND + 6.0;
    let left = (width - step * f32::from(men.saturating_sub(1))) / 2.0;
    (left + step * f32::from(index), y)
}

/// Where the man lies that is placed next.
fn next_in_hand(diagram: &Diagram, color: Color) -> (f32, f32) {
    let men = diagram.position.in_hand(color);
    in_hand(diagram, color, men.saturating_sub(1), men)
}
