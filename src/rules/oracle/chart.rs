//! A board as drawn on a grid, its lines and mills found by walking over it.

use std::collections::BTreeSet;

use super::super::geometry::{Board, Diagonals};

/// A point by its place on the grid, `a1` at the front left; ordered like its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    file: u8,
    rank: u8,
}

impl Spot {
    /// The spot with this name (one letter, one digit); whether a board has it is another question.
    pub fn named(name: &str) -> Option<Self> {
        match name.as_bytes() {
            &[file @ b'a'..=b'g', rank @ b'1'..=b'7'] => Some(Self { file: file - b'a', rank: rank - b'1' }),
            _ => None,
        }
    }
}

impl std::fmt::Display for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl std::fmt::Debug for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// A board as drawn: its points, its lines as pairs of neighbours (both ways), its mills.
#[derive(Debug)]
pub struct Chart {
    /// The points, `a1` first.
    pub spots: Vec<Spot>,
    /// Neighbours on a line, each pair both ways.
    pub roads: BTreeSet<(Spot, Spot)>,
    /// Three in a row that earn a man.
    pub mills: Vec<[Spot; 3]>,
}

impl Chart {
    /// Draws a board.
    pub fn draw(board: Board, diagonals: Diagonals) -> Self {
        let (squares, has_centre) = match board {
            Board::Nine => (3, false),
            Board::Six => (2, false),
            Board::Three => (1, true),
        };
        // Counted from the centre: the points of a square are its corners and the middles of its sides.
        let is_spot = |x: i8, y: i8| match x.abs().max(y.abs()) {
            0 => has_centre,
            square => square <= squares && (x == 0 || y == 0 || x.abs() == y.abs()),
        };
        let spot = |x: i8, y: i8| Spot { file: (x + squares).unsigned_abs(), rank: (y + squares).unsigned_abs() };
        let grid = || (-squares..=squares).flat_map(|x| (-squares..=squares).map(move |y| (x, y)));
        // The next point in a direction, unless the edge or the open middle of the board comes first.
        let next = |(mut x, mut y): (i8, i8), (dx, dy): (i8, i8)| loop {
            (x, y) = (x + dx, y + dy);
            if x.abs().max(y.abs()) > squares || ((x, y) == (0, 0) && !has_centre) {
                return None;
            }
            if is_spot(x, y) {
                return Some((x, y));
            }
        };
        let mut chart = Self { spots: Vec::new(), roads: BTreeSet::new(), mills: Vec::new() };
        for (x, y) in grid().filter(|&(x, y)| is_spot(x, y)) {
            chart.spots.push(spot(x, y));
            for direction in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let slanted = direction.0 != 0 && direction.1 != 0;
                // The corner lines lie on the two diagonals of the whole board, through its centre.
                let through_centre = x * direction.1 == y * direction.0;
                if slanted && (diagonals == Diagonals::None || !through_centre) {
                    continue;
                }
                let Some(second) = next((x, y), direction) else { continue };
                let ends = (spot(x, y), spot(second.0, second.1));
                chart.roads.extend([ends, (ends.1, ends.0)]);
                if slanted && diagonals != Diagonals::Mills {
                    continue;
                }
                if let Some(third) = next(second, direction) {
                    chart.mills.push([ends.0, ends.1, spot(third.0, third.1)]);
                }
            }
        }
        chart.spots.sort_unstable();
        chart
    }
}
