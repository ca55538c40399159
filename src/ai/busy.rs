//! What other threads are at: a turn that one of them is just looking at is put off until the others have been looked at,
//! and is then mostly found in the table (T. Kerrigan, "Simplified ABDADA", 2013, after J.-C. Weill, "The ABDADA
//! distributed minimax-search algorithm", 1996).

use std::sync::atomic::{AtomicU64, Ordering};

use super::transposition::{Key, MoveCode};

/// Turns with less depth below them are not worth asking about.
pub(super) const LEAST_DEPTH: i32 = 4;
const SLOTS: usize = 1 << 12;
const WAYS: usize = 4;

/// The turns that are being looked at; without any lock, since to miss one costs time alone.
pub(super) struct Busy(Vec<[AtomicU64; WAYS]>);

/// A turn in a position.
#[derive(Clone, Copy)]
pub(super) struct Mark(u64);

impl Mark {
    #[inline]
    pub(super) fn new(key: Key, mv: MoveCode) -> Self {
        Self((key.bits() ^ u64::from(mv.bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1)
    }
}

impl Busy {
    pub(super) fn new() -> Self {
        Self(std::iter::repeat_with(Default::default).take(SLOTS).collect())
    }

    #[inline]
    fn ways(&self, mark: Mark) -> &[AtomicU64; WAYS] {
        &self.0[(mark.0 >> 32) as usize % SLOTS]
    }

    /// Whether a thread is at this turn.
    #[inline]
    pub(super) fn has(&self, mark: Mark) -> bool {
        self.ways(mark).iter().any(|way| way.load(Ordering::Relaxed) == mark.0)
    }

    /// This thread is at it now.
    #[inline]
    pub(super) fn begin(&self, mark: Mark) {
        let ways = self.ways(mark);
        let free = ways.iter().find(|way| way.load(Ordering::Relaxed) == 0);
        free.unwrap_or(&ways[0]).store(mark.0, Ordering::Relaxed);
    }

    /// It is done with.
    #[inline]
    pub(super) fn end(&self, mark: Mark) {
        for way in self.ways(mark) {
            if way.load(Ordering::Relaxed) == mark.0 {
                way.store(0, Ordering::Relaxed);
            }
        }
    }
}
