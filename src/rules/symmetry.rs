//! The symmetries of the boards as bit operations: a quarter turn is a rotation of each ring's byte, a reflection its
//! reversal, and the exchange of the innermost and the outermost square a swap of two bytes.

use super::geometry::Board;
use super::point::{Point, PointSet};

/// One symmetry of a board: reflect, turn, then exchange inner and outer squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    board: Board,
    quarter_turns: u32,
    reflects: bool,
    swaps_rings: bool,
}

impl Symmetry {
    /// All symmetries of a board, the identity first: 16 on boards of two or three squares, 8 on three by three.
    pub fn all(board: Board) -> impl Iterator<Item = Self> {
        let swaps: &[bool] = if board == Board::Three { &[false] } else { &[false, true] };
        swaps.iter().flat_map(move |&swaps_rings| {
            [false, true].into_iter().flat_map(move |reflects| {
                (0..4).map(move |quarter_turns| Self { board, quarter_turns, reflects, swaps_rings })
            })
        })
    }

    /// The image of a set.
    #[inline]
    pub fn apply(self, set: PointSet) -> PointSet {
        let bits = set.bits();
        if self.board == Board::Three {
            let ring = self.turn_ring((bits & 0xff) as u8);
            return PointSet::from_bits(u32::from(ring) | bits & 0x100);
        }
        let [inner, middle, outer, _] = bits.to_le_bytes().map(|ring| self.turn_ring(ring));
        let rings = match (self.board, self.swaps_rings) {
            (Board::Six, true) => [middle, inner, 0, 0],
            (_, true) => [outer, middle, inner, 0],
            (_, false) => [inner, middle, outer, 0],
        };
        PointSet::from_bits(u32::from_le_bytes(rings))
    }

    /// The image of a point.
    pub fn apply_to_point(self, point: Point) -> Point {
        self.apply(point.set()).lowest().expect("a symmetry maps a point to a point")
    }

    #[inline]
    const fn turn_ring(self, ring: u8) -> u8 {
        let ring = if self.reflects { ring.reverse_bits().rotate_left(1) } else { ring };
        ring.rotate_left(2 * self.quarter_turns)
    }
}
