//! Incised letters: the coordinates along the rim and a mason's mark, as strokes of a chisel.
//!
//! Each player has letters before him and numbers on his left that stand upright for him: they are cut twice, on opposite
//! rims, turned about for Black.

use bevy::math::Vec2;

use crate::view::board::layout::BoardLayout;

/// Strokes of one character on a field 4 wide and 6 high, origin below on the left.
type Strokes = &'static [&'static [(f32, f32)]];

const LETTERS: [Strokes; 7] = [
    &[&[(0.2, 0.0), (2.0, 6.0), (3.8, 0.0)], &[(0.9, 2.2), (2.0, 1.6), (3.1, 2.2)]],
    &[
        &[(0.5, 0.0), (0.5, 6.0), (2.4, 5.7), (3.0, 4.6), (2.4, 3.4), (0.5, 3.1)],
        &[(2.2, 3.2), (3.4, 2.3), (3.4, 1.0), (2.4, 0.1), (0.5, 0.0)],
    ],
    &[&[(3.6, 5.2), (2.5, 6.0), (1.2, 5.5), (0.4, 4.0), (0.4, 2.0), (1.2, 0.5), (2.5, 0.0), (3.6, 0.8)]],
    &[&[(0.5, 0.0), (0.5, 6.0), (2.2, 5.8), (3.4, 4.5), (3.6, 3.0), (3.4, 1.5), (2.2, 0.2), (0.5, 0.0)]],
    &[&[(3.5, 5.4), (2.2, 6.0), (0.9, 5.2), (0.4, 3.0), (0.9, 0.8), (2.2, 0.0), (3.5, 0.6)], &[(0.5, 3.0), (2.8, 3.0)]],
    &[&[(0.7, 0.0), (0.7, 6.0), (3.4, 6.0)], &[(0.7, 3.2), (2.8, 3.2)]],
    &[&[
        (3.6, 5.2),
        (2.5, 6.0),
        (1.2, 5.5),
        (0.4, 4.0),
        (0.4, 2.0),
        (1.2, 0.5),
        (2.5, 0.0),
        (3.6, 0.6),
        (3.6, 2.6),
        (2.4, 2.6),
    ]],
];

const DIGITS: [Strokes; 7] = [
    &[&[(0.9, 4.8), (2.2, 6.0), (2.2, 0.0)]],
    &[&[(0.5, 4.8), (1.3, 5.9), (2.6, 5.9), (3.4, 4.8), (3.0, 3.4), (0.4, 0.0), (3.6, 0.0)]],
    &[&[(0.6, 5.6), (2.0, 6.0), (3.2, 5.2), (2.9, 3.8), (1.6, 3.2), (3.1, 2.6), (3.5, 1.2), (2.3, 0.0), (0.5, 0.4)]],
    &[&[(2.9, 0.0), (2.9, 6.0), (0.3, 1.8), (3.8, 1.8)]],
    &[&[(3.3, 6.0), (0.9, 6.0), (0.7, 3.5), (2.3, 3.7), (3.4, 2.6), (3.2, 0.9), (2.0, 0.0), (0.5, 0.4)]],
    &[&[(3.2, 5.8), (1.6, 5.0), (0.5, 2.6), (0.9, 0.5), (2.1, 0.0), (3.4, 0.8), (3.3, 2.6), (2.0, 3.3), (0.7, 2.4)]],
    &[&[(0.4, 6.0), (3.6, 6.0), (1.5, 0.0)], &[(1.2, 3.1), (3.0, 3.1)]],
];

/// A mason's mark: a banker's sign of four strokes.
const MARK: Strokes = &[&[(0.0, 0.0), (2.0, 6.0), (4.0, 0.0)], &[(2.0, 6.0), (2.0, 1.6)], &[(0.4, 3.6), (3.6, 3.6)]];

/// Height of a character in world units.
const HEIGHT: f32 = 0.120;

/// All strokes cut into a board's rim, as segments (x, z).
pub fn inscription(layout: &BoardLayout) -> Vec<(Vec2, Vec2)> {
    let mut strokes = Vec::new();
    let size = layout.geometry().size();
    let rim = layout.half_size() - 0.245;
    for (i, (&letter, &digit)) in LETTERS.iter().zip(&DIGITS).enumerate().take(usize::from(size)) {
        let along = layout.node(i as f32, i as f32);
        for reader in [Reader::White, Reader::Black] {
            cut(&mut strokes, letter, Vec2::new(along.x, reader.turn() * rim), HEIGHT, reader);
            cut(&mut strokes, digit, Vec2::new(-reader.turn() * rim, along.y), HEIGHT, reader);
        }
    }
    let corner = Vec2::new(layout.half_size() - 0.28, -layout.half_size() + 0.27);
    cut(&mut strokes, MARK, corner, 0.16, Reader::White);
    strokes
}

/// For whom a character stands upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reader {
    White,
    Black,
}

impl Reader {
    /// 1 upright as seen from rank 1, -1 turned about.
    fn turn(self) -> f32 {
        match self {
            Self::White => 1.0,
            Self::Black => -1.0,
        }
    }
}

fn cut(into: &mut Vec<(Vec2, Vec2)>, strokes: Strokes, centre: Vec2, height: f32, reader: Reader) {
    let scale = reader.turn() * height / 6.0;
    let place = |(x, y): (f32, f32)| centre + Vec2::new((x - 2.0) * scale, (3.0 - y) * scale);
    for path in strokes {
        into.extend(path.windows(2).map(|pair| (place(pair[0]), place(pair[1]))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Diagonals};

    #[test]
    fn black_reads_from_his_side_what_white_reads_from_hers() {
        for (board, men) in [(Board::Nine, 9), (Board::Six, 6), (Board::Three, 3)] {
            let layout = BoardLayout::new(board, Diagonals::None, men);
            let strokes = inscription(&layout);
            let characters = &strokes[..strokes.len() - MARK.iter().map(|path| path.len() - 1).sum::<usize>()];
            let inside = layout.half_size() - 0.4;
            assert!(characters.iter().all(|(from, _)| from.abs().max_element() > inside), "on the rim");
            // Letters are turned about in their own place along the rim, numbers likewise: as many strokes on each side.
            let on = |side: fn(Vec2) -> f32| characters.iter().filter(|(from, _)| side(*from) > inside).count();
            assert_eq!(on(|at| at.y), on(|at| -at.y));
            assert_eq!(on(|at| -at.x), on(|at| at.x));
            // The first stroke of a's rises for White, and falls for Black.
            let a = layout.node(0.0, 0.0).x;
            let is = |from: &Vec2, z: f32| (from.x - a).abs() < HEIGHT && from.y * z > inside;
            let rises = |z: f32| characters.iter().find(|(from, _)| is(from, z)).map(|(from, to)| to.y < from.y);
            assert_eq!((rises(1.0), rises(-1.0)), (Some(true), Some(false)));
        }
    }
}
