//! Zobrist keys: fixed pseudo-random numbers whose exclusive-or names a position (A. L. Zobrist, 1970).

use super::by_color::ByColor;
use super::color::Color;
use super::point::{MAX_POINTS, Point};
use crate::rng::nth;

const fn table<const N: usize>(from: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut i = 0;
    while i < N {
        keys[i] = nth(from + i as u64);
        i += 1;
    }
    keys
}

static MEN: ByColor<[u64; MAX_POINTS]> = ByColor::new(table(0), table(100));
static HANDS: ByColor<[u64; 13]> = ByColor::new(table(200), table(300));
static PENDING: [u64; 5] = table(400);
static BAN_AT: ByColor<[u64; MAX_POINTS]> = ByColor::new(table(500), table(600));
static BAN_BACK: ByColor<[u64; MAX_POINTS]> = ByColor::new(table(700), table(800));
const BLACK_TO_MOVE: u64 = nth(900);

/// A man of `color` on `point`.
#[inline]
pub fn man(color: Color, point: Point) -> u64 {
    MEN[color][point.index()]
}

/// `count` men of `color` in hand; an empty hand is 0, so that positions after the placing share no dead weight.
#[inline]
pub fn hand(color: Color, count: u8) -> u64 {
    if count == 0 { 0 } else { HANDS[color][usize::from(count)] }
}

/// Black to move; 0 for White.
#[inline]
pub const fn turn(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => BLACK_TO_MOVE,
    }
}

/// Removals that the side to move still owes itself.
#[inline]
pub fn pending(count: u8) -> u64 {
    if count == 0 { 0 } else { PENDING[usize::from(count)] }
}

/// The re-forming ban of `color`: the man on `at` may not go back to `back`.
#[inline]
pub fn ban(color: Color, at: Point, back: Point) -> u64 {
    BAN_AT[color][at.index()] ^ BAN_BACK[color][back.index()].rotate_left(17)
}
