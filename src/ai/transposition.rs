//! What the search remembers of positions: a table without locks, shared by all threads (R. Hyatt and T. Mann, "A
//! lock-less transposition table implementation", ICGA Journal 25(1), 2002: each entry stores its key mixed with its
//! data, so that a torn one is not recognised).
//!
//! While men are in hand, and once few are left, positions that a symmetry of the board maps onto each other share one
//! entry, and the stored turn is carried through that symmetry.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use super::value::Value;
use crate::rng::mix;
use crate::rules::{Board, Color, Move, Point, Position, RuleSet, Symmetry};

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper = 1,
    /// The true value is at least this.
    Lower = 2,
    /// It is this.
    Exact = 3,
}

/// A turn in 20 bits: from, to, and the first two removals, five bits each, 31 for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveCode(u32);

impl MoveCode {
    pub(super) const NONE: Self = Self(0xf_ffff);

    #[inline]
    pub(super) fn of(mv: Move) -> Self {
        let number = |point: Option<Point>| point.map_or(31, |point| point.index() as u32);
        let mut removed = mv.removed().into_iter();
        let (first, second) = (removed.next(), removed.next());
        Self(number(mv.from()) | number(mv.to()) << 5 | number(first) << 10 | number(second) << 15)
    }

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    fn through(self, map: &[u8; 32]) -> Self {
        let part = |shift: u32| u32::from(map[(self.0 >> shift & 31) as usize]);
        let (a, b) = (part(10), part(15));
        Self(part(0) | part(5) << 5 | a.min(b) << 10 | a.max(b) << 15)
    }
}

/// The name of a position in the table, and the symmetry that its entry is seen through.
#[derive(Clone, Copy)]
pub(super) struct Key {
    bits: u64,
    image: u8,
}

impl Key {
    pub(super) const fn bits(self) -> u64 {
        self.bits
    }
}

/// Makes the keys of one rule set.
pub(super) struct Keys {
    board: Board,
    salt: u64,
    /// A draw clock is part of the key when it has at most so many turns to run.
    clock: [Option<u16>; 2],
    to_image: Vec<[u8; 32]>,
    from_image: Vec<[u8; 32]>,
}

/// With so many men on the board or fewer, positions that a symmetry maps onto each other are met often enough.
const FEW_MEN: u32 = 8;

/// With more turns than this to run, a draw clock does not tell positions apart.
const CLOCK_MATTERS: u16 = 20;

impl Keys {
    pub(super) fn new(rules: &RuleSet) -> Self {
        // FNV-1a over the rules' own text: entries of other rules are never mistaken for these.
        let salt = rules
            .to_string()
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        let mut to_image = Vec::new();
        let mut from_image = Vec::new();
        for symmetry in symmetries(rules.board()) {
            let (mut to, mut from) = ([31; 32], [31; 32]);
            for point in rules.geometry().points() {
                let image = symmetry.apply_to_point(point);
                to[point.index()] = image.index() as u8;
                from[image.index()] = point.index() as u8;
            }
            to_image.push(to);
            from_image.push(from);
        }
        Self { board: rules.board(), salt, clock: [rules.quiet_turns(), rules.endgame_clock()], to_image, from_image }
    }

    /// The key of a position.
    #[inline]
    pub(super) fn of(&self, position: &Position) -> Key {
        let placing = position.in_hand(Color::White) + position.in_hand(Color::Black) > 0;
        let plain = position.pending() == 0 && Color::ALL.iter().all(|&color| position.ban(color).is_none());
        let clock = mix(self.salt ^ self.clock_left(position));
        let men = u64::from(position.men(Color::White).bits()) | u64::from(position.men(Color::Black).bits()) << 24;
        let folds = placing || men.count_ones() <= FEW_MEN;
        if !folds || !plain || self.board == Board::Three {
            return Key { bits: position.key() ^ clock, image: 0 };
        }
        let (men, image) = lowest_image(men, self.board);
        let hands = u64::from(position.in_hand(Color::White)) | u64::from(position.in_hand(Color::Black)) << 4;
        let rest = hands << 49 | u64::from(position.turn() == Color::Black) << 48;
        Key { bits: mix(men | rest) ^ clock, image }
    }

    /// Tells positions apart by a draw clock that is about to run out.
    #[inline]
    fn clock_left(&self, position: &Position) -> u64 {
        let quiet = position.quiet_turns();
        let [turns, endgame] = self.clock;
        let close = |limit: Option<u16>| limit.is_some_and(|limit| quiet + CLOCK_MATTERS >= limit && quiet > 0);
        if close(turns) || close(endgame) { u64::from(quiet) } else { 0 }
    }
}

/// The symmetries in the order of [`lowest_image`].
fn symmetries(board: Board) -> impl Iterator<Item = Symmetry> {
    Symmetry::all(board)
}

/// The least of the sixteen images of both sides' men (White's in the low 24 bits), and which one it is: an index into
/// [`Symmetry::all`].
#[inline]
fn lowest_image(men: u64, board: Board) -> (u64, u8) {
    let exchanged = match board {
        Board::Nine => men >> 16 & 0x0000_ff00_00ff | men << 16 & 0xff00_00ff_0000 | men & 0x00ff_0000_ff00,
        _ => men >> 8 & 0x0000_ff00_00ff | men << 8 & 0x00ff_0000_ff00,
    };
    let (mut least, mut image) = (u64::MAX, 0);
    let mut take = |mut men: u64, first: u8| {
        for turn in 0..4 {
            if men < least {
                (least, image) = (men, first + turn);
            }
            men = men << 2 & 0xfcfc_fcfc_fcfc | men >> 6 & 0x0303_0303_0303;
        }
    };
    take(men, 0);
    take(reflected(men), 4);
    take(exchanged, 8);
    take(reflected(exchanged), 12);
    (least, image)
}

/// Each ring reversed about its place 0.
#[inline]
const fn reflected(men: u64) -> u64 {
    let men = men.reverse_bits().swap_bytes();
    men << 1 & 0xfefe_fefe_fefe | men >> 7 & 0x0101_0101_0101
}

/// What the table says of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) mv: MoveCode,
    /// Counted from the node.
    pub(super) value: Value,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The table.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
    /// What was stored in another epoch counts as never stored.
    epoch: AtomicU8,
}

impl Table {
    /// A table of so many megabytes, or a little less.
    pub(super) fn new(megabytes: usize) -> Self {
        let wanted = (megabytes.max(1) << 20) / size_of::<Bucket>();
        let count = 1 << wanted.ilog2();
        Self {
            buckets: std::iter::repeat_with(Bucket::default).take(count).collect(),
            age: AtomicU8::new(0),
            epoch: AtomicU8::new(0),
        }
    }

    /// Its size in megabytes, rounded down.
    pub(super) fn megabytes(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    /// Another search begins: what older ones stored is the first to be replaced.
    pub(super) fn next_search(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    /// Empties the table, which takes no time but for every 256th call: what is stored belongs to an epoch that is over.
    pub(super) fn clear(&self) {
        self.age.store(0, Ordering::Relaxed);
        if self.epoch.fetch_add(1, Ordering::Relaxed) == u8::MAX {
            for Slot { data, .. } in self.buckets.iter().flat_map(|bucket| &bucket.0) {
                data.store(0, Ordering::Relaxed);
            }
        }
    }

    /// The data of a slot, 0 where nothing was stored in this epoch.
    #[inline]
    fn data(slot: &Slot, epoch: u8) -> u64 {
        let data = slot.data.load(Ordering::Relaxed);
        if (data >> 56) as u8 == epoch { data } else { 0 }
    }

    #[inline]
    fn bucket(&self, key: Key) -> &Bucket {
        &self.buckets[key.bits as usize & (self.buckets.len() - 1)]
    }

    #[inline]
    pub(super) fn probe(&self, keys: &Keys, key: Key) -> Option<Entry> {
        let epoch = self.epoch.load(Ordering::Relaxed);
        for slot in &self.bucket(key).0 {
            let data = Self::data(slot, epoch);
            if slot.check.load(Ordering::Relaxed) ^ data == key.bits && data != 0 {
                let bound = match data >> 44 & 3 {
                    1 => Bound::Upper,
                    2 => Bound::Lower,
                    _ => Bound::Exact,
                };
                let mut mv = MoveCode((data & 0xf_ffff) as u32);
                if key.image != 0 && mv != MoveCode::NONE {
                    mv = mv.through(&keys.from_image[usize::from(key.image)]);
                }
                let value = Value::from((data >> 20) as u16 as i16);
                return Some(Entry { mv, value, depth: i32::from((data >> 36) as u8), bound });
            }
        }
        None
    }

    #[inline]
    pub(super) fn store(&self, keys: &Keys, key: Key, entry: Entry) {
        let (age, epoch) = (self.age.load(Ordering::Relaxed), self.epoch.load(Ordering::Relaxed));
        let mut mv = entry.mv;
        let mut chosen = None;
        let mut least = i32::MAX;
        for slot in &self.bucket(key).0 {
            let data = Self::data(slot, epoch);
            if slot.check.load(Ordering::Relaxed) ^ data == key.bits && data != 0 {
                chosen = Some(slot);
                if mv == MoveCode::NONE {
                    // Keep the turn that was best before.
                    let old = MoveCode((data & 0xf_ffff) as u32);
                    mv = old.through(&keys.from_image[usize::from(key.image)]);
                }
                break;
            }
            let older = i32::from(age.wrapping_sub((data >> 48) as u8));
            let worth = if data == 0 { -1_000 } else { i32::from((data >> 36) as u8) - 8 * older };
            if worth < least {
                (least, chosen) = (worth, Some(slot));
            }
        }
        if key.image != 0 && mv != MoveCode::NONE {
            mv = mv.through(&keys.to_image[usize::from(key.image)]);
        }
        let data = u64::from(mv.0)
            | u64::from(entry.value as i16 as u16) << 20
            | (entry.depth.clamp(0, 255) as u64) << 36
            | (entry.bound as u64) << 44
            | u64::from(age) << 48
            | u64::from(epoch) << 56;
        if let Some(slot) = chosen {
            slot.check.store(key.bits ^ data, Ordering::Relaxed);
            slot.data.store(data, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, PointSet, Preset};

    #[test]
    fn images_and_symmetries_are_the_same_thing() {
        for (board, preset) in [(Board::Nine, Preset::Nine), (Board::Six, Preset::Six)] {
            let all = preset.rules().geometry().all();
            let mut seed = 7_u64;
            for _ in 0..500 {
                seed = mix(seed.wrapping_add(0x9e37_79b9));
                let white = PointSet::from_bits(seed as u32) & all;
                let black = PointSet::from_bits((seed >> 32) as u32) & (all - white);
                let packed = u64::from(white.bits()) | u64::from(black.bits()) << 24;
                let (least, image) = lowest_image(packed, board);
                let symmetry = symmetries(board).nth(usize::from(image)).expect("one of the symmetries");
                let (white, black) = (symmetry.apply(white), symmetry.apply(black));
                assert_eq!(least, u64::from(white.bits()) | u64::from(black.bits()) << 24);
            }
        }
    }

    #[test]
    fn a_cleared_table_is_an_empty_one() {
        let rules = Preset::Nine.rules();
        let (keys, table, game) = (Keys::new(&rules), Table::new(1), Game::new(rules));
        let key = keys.of(game.position());
        // More often than there are epochs: none comes back.
        for value in 0..600 {
            assert!(table.probe(&keys, key).is_none(), "{value}");
            table.store(&keys, key, Entry { mv: MoveCode::NONE, value, depth: 3, bound: Bound::Exact });
            assert_eq!(table.probe(&keys, key).map(|entry| entry.value), Some(value));
            table.clear();
        }
    }

    #[test]
    fn an_entry_is_found_again_and_its_turn_carried_through_the_symmetry() {
        let rules = Preset::Nine.rules();
        let keys = Keys::new(&rules);
        let table = Table::new(1);
        let position = |text: &str| {
            let mut game = Game::new(rules);
            game.play_text(text).expect("legal");
            *game.position()
        };
        let (one, other) = (position("d6 a1"), position("f4 a7"));
        let point = |label: &str| rules.geometry().find(label).expect("a point");
        let mv = MoveCode::of(Move::place(point("g1")));
        table.store(&keys, keys.of(&one), Entry { mv, value: 12, depth: 5, bound: Bound::Exact });
        let found = table.probe(&keys, keys.of(&other)).expect("the same position turned");
        assert_eq!((found.value, found.depth, found.bound), (12, 5, Bound::Exact));
        // A quarter turn or a reflection maps d6 to f4 and a1 to a7; g1 goes to a1's neighbour corner.
        assert!([MoveCode::of(Move::place(point("a1"))), MoveCode::of(Move::place(point("g7")))].contains(&found.mv));
    }
}
