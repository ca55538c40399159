//! Threads that search different turns of the same position: a turn that another thread is just searching is deferred
//! until the others have been searched, and is then mostly found in the table (T. Kerrigan, "Simplified ABDADA", 2013,
//! after J.-C. Weill, "The ABDADA distributed minimax-search algorithm", 1996).

use std::sync::atomic::{AtomicU64, Ordering};

use super::ordering::{Ranked, pick};
use super::transposition::{Key, MoveCode};

/// Turns searched to less depth than this are never deferred.
pub(super) const MIN_DEFER_DEPTH: i32 = 4;
const SLOTS: usize = 1 << 12;
const WAYS: usize = 4;

/// The turns that are being searched; without any lock, since to miss one costs time alone.
pub(super) struct CurrentlySearching(Vec<[AtomicU64; WAYS]>);

/// A turn in a position.
#[derive(Clone, Copy)]
pub(super) struct MoveHash(u64);

impl MoveHash {
    #[inline]
    fn new(key: Key, mv: MoveCode) -> Self {
        Self((key.bits() ^ u64::from(mv.bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1)
    }
}

impl CurrentlySearching {
    pub(super) fn new() -> Self {
        Self(std::iter::repeat_with(Default::default).take(SLOTS).collect())
    }

    #[inline]
    fn ways(&self, hash: MoveHash) -> &[AtomicU64; WAYS] {
        &self.0[(hash.0 >> 32) as usize % SLOTS]
    }

    /// Whether a thread is searching this turn.
    #[inline]
    fn has(&self, hash: MoveHash) -> bool {
        self.ways(hash).iter().any(|way| way.load(Ordering::Relaxed) == hash.0)
    }

    /// This thread starts searching it.
    #[inline]
    fn start(&self, hash: MoveHash) {
        let ways = self.ways(hash);
        let free = ways.iter().find(|way| way.load(Ordering::Relaxed) == 0);
        free.unwrap_or(&ways[0]).store(hash.0, Ordering::Relaxed);
    }

    /// This thread has searched it.
    #[inline]
    fn finish(&self, hash: MoveHash) {
        for way in self.ways(hash) {
            if way.load(Ordering::Relaxed) == hash.0 {
                way.store(0, Ordering::Relaxed);
            }
        }
    }
}

/// The order in which the turns of one position are searched: the highest ranked first, deferred ones last.
pub(super) struct MoveQueue<'a> {
    searching: Option<&'a CurrentlySearching>,
    key: Key,
    /// How many turns have been taken from the list.
    taken: usize,
    deferred: Vec<(usize, Ranked)>,
}

impl<'a> MoveQueue<'a> {
    /// The turns of the position with this key. Without `searching` none is deferred.
    #[inline]
    pub(super) const fn new(searching: Option<&'a CurrentlySearching>, key: Key) -> Self {
        Self { searching, key, taken: 0, deferred: Vec::new() }
    }

    /// The next turn to search, with its place in the order. Tells the other threads; [`MoveQueue::finish`] takes that back.
    #[inline]
    pub(super) fn next(&mut self, moves: &mut [Ranked]) -> Option<(usize, Ranked, Option<MoveHash>)> {
        loop {
            let (index, ranked) = if self.taken < moves.len() {
                self.taken += 1;
                (self.taken - 1, pick(moves, self.taken - 1))
            } else {
                self.deferred.pop()?
            };
            let Some(searching) = self.searching.filter(|_| index > 0) else { return Some((index, ranked, None)) };
            let hash = MoveHash::new(self.key, MoveCode::of(ranked.mv));
            if searching.has(hash) && self.taken < moves.len() {
                self.deferred.push((index, ranked));
                continue;
            }
            searching.start(hash);
            return Some((index, ranked, Some(hash)));
        }
    }

    /// The turn that [`MoveQueue::next`] gave has been searched.
    #[inline]
    pub(super) fn finish(&self, hash: Option<MoveHash>) {
        if let Some((searching, hash)) = self.searching.zip(hash) {
            searching.finish(hash);
        }
    }
}
