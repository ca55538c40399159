//! The numbering of the positions of a subspace: class of one side's men under the board's symmetries × colexicographic
//! rank of the other side's men among the points that are left.
//!
//! Technique: R. Gasser, "Solving Nine Men's Morris", Games of No Chance, MSRI Publications 29 (1996), section 3. The
//! side with more men gives the class (the side to move, when both have as many), because larger sets are fixed by fewer
//! symmetries. A position whose class has a stabiliser stands in the table once for each image under it; the image with
//! the lowest rank is the *canonical* one, and statistics count only that.

use std::sync::{LazyLock, OnceLock};

use super::material::Material;
use crate::rules::{Board, Geometry, MAX_POINTS, PointSet, Symmetry};

/// The most men a side can have.
const MAX_MEN: usize = 12;

/// Tables for packing and ranking sets a byte at a time.
struct ByteTables {
    /// `pack[mask][bits]`: the bits that stand in `mask`, pushed together.
    pack: Vec<[u8; 256]>,
    /// `spread[mask][bits]`: the lowest bits, moved apart to the places of `mask`.
    spread: Vec<[u8; 256]>,
    /// `rank[byte][n][bits]`: what this byte adds to the colexicographic rank when `n` bits are lower.
    rank: [Vec<[u32; 256]>; 3],
}

static BYTE_TABLES: LazyLock<ByteTables> = LazyLock::new(|| {
    let mut pack = vec![[0; 256]; 256];
    let mut spread = vec![[0; 256]; 256];
    for mask in 0..256usize {
        for (places, bit) in (0..8).filter(|bit| mask >> bit & 1 != 0).enumerate() {
            for bits in 0..256usize {
                pack[mask][bits] |= ((bits >> bit & 1) << places) as u8;
                spread[mask][bits] |= ((bits >> places & 1) << bit) as u8;
            }
        }
    }
    let rank = [0, 1, 2].map(|byte| {
        let mut table = vec![[0; 256]; 8 * byte + 1];
        for (lower, row) in table.iter_mut().enumerate() {
            for (bits, sum) in row.iter_mut().enumerate() {
                let places = (0..8).filter(|bit| bits >> bit & 1 != 0);
                *sum = places.zip(lower + 1..).map(|(bit, nth)| binomial(8 * byte + bit, nth) as u32).sum();
            }
        }
        table
    });
    ByteTables { pack, spread, rank }
});

/// How many subsets of `k` an `n`-set has.
pub(super) const fn binomial(n: usize, k: usize) -> usize {
    if k > n {
        return 0;
    }
    let mut value = 1;
    let mut i = 0;
    while i < k {
        value = value * (n - i) / (i + 1);
        i += 1;
    }
    value
}

impl ByteTables {
    /// The colexicographic rank of a set among the sets of its size.
    #[inline]
    fn rank(&self, bits: u32) -> usize {
        let [low, middle, high, _] = bits.to_le_bytes();
        let below = low.count_ones() as usize;
        let below_high = below + middle.count_ones() as usize;
        let sum = self.rank[0][0][usize::from(low)]
            + self.rank[1][below][usize::from(middle)]
            + self.rank[2][below_high][usize::from(high)];
        sum as usize
    }

    /// The bits of a set that stand in `mask`, pushed together.
    #[inline]
    fn pack(&self, mask: u32, bits: u32) -> u32 {
        let mut packed = 0;
        let mut places = 0;
        for (mask, bits) in mask.to_le_bytes().into_iter().zip(bits.to_le_bytes()).take(3) {
            packed |= u32::from(self.pack[usize::from(mask)][usize::from(bits)]) << places;
            places += mask.count_ones();
        }
        packed
    }

    /// The opposite of [`pack`](Self::pack).
    #[inline]
    fn spread(&self, mask: u32, packed: u32) -> u32 {
        let mut bytes = [0; 4];
        let mut rest = packed;
        for (byte, mask) in bytes.iter_mut().zip(mask.to_le_bytes()).take(3) {
            *byte = self.spread[usize::from(mask)][(rest & 0xff) as usize];
            rest >>= mask.count_ones();
        }
        u32::from_le_bytes(bytes)
    }
}

/// The sets of `k` among `n` points in colexicographic order, which is the order of their bits as numbers.
fn subsets(n: usize, k: usize) -> &'static [u32] {
    static LISTS: [[OnceLock<Vec<u32>>; MAX_MEN + 1]; MAX_POINTS + 1] =
        [const { [const { OnceLock::new() }; MAX_MEN + 1] }; MAX_POINTS + 1];
    LISTS[n][k].get_or_init(|| {
        let mut list = Vec::with_capacity(binomial(n, k));
        let mut set = (1u64 << k) - 1;
        while set < 1 << n {
            list.push(set as u32);
            if set == 0 {
                break;
            }
            // Gosper's hack: the next number with as many bits.
            let low = set & set.wrapping_neg();
            let ripple = set + low;
            set = (((ripple ^ set) >> 2) / low) | ripple;
        }
        list
    })
}

/// The sets of so many men on a board, up to symmetry.
struct Classes {
    /// By rank of the set: its class, and the symmetry that maps it to the representative in the lowest four bits.
    of_set: Vec<u32>,
    representatives: Vec<PointSet>,
    /// For each class the symmetries that fix the representative, as bits; bit 0 is the identity.
    stabilisers: Vec<u16>,
}

impl Classes {
    fn of(board: Board, men: usize) -> &'static Self {
        static CLASSES: [[OnceLock<Classes>; MAX_MEN + 1]; 3] = [const { [const { OnceLock::new() }; MAX_MEN + 1] }; 3];
        CLASSES[board as usize][men].get_or_init(|| Self::build(board, men))
    }

    fn build(board: Board, men: usize) -> Self {
        const UNSEEN: u32 = u32::MAX;
        let symmetries: Vec<_> = Symmetry::all(board).collect();
        let sets = subsets(points(board), men);
        let mut classes =
            Self { of_set: vec![UNSEEN; sets.len()], representatives: Vec::new(), stabilisers: Vec::new() };
        for (rank, &bits) in sets.iter().enumerate() {
            if classes.of_set[rank] != UNSEEN {
                continue;
            }
            let representative = PointSet::from_bits(bits);
            let class = classes.representatives.len() as u32;
            let mut stabiliser = 0;
            for (number, symmetry) in symmetries.iter().enumerate() {
                let image = symmetry.apply(representative);
                if image == representative {
                    stabiliser |= 1 << number;
                }
                let slot = &mut classes.of_set[BYTE_TABLES.rank(image.bits())];
                if *slot == UNSEEN {
                    let back = symmetries.iter().position(|back| back.apply(image) == representative);
                    *slot = class << 4 | back.expect("symmetries form a group") as u32;
                }
            }
            classes.representatives.push(representative);
            classes.stabilisers.push(stabiliser);
        }
        classes
    }
}

fn points(board: Board) -> usize {
    Geometry::of(board, crate::rules::Diagonals::None).len()
}

/// Where a position stands in its class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the position in its subspace; that of the canonical image when it was asked for.
    pub index: usize,
    /// How many symmetries of the board leave the position as it is; known when the canonical image was asked for.
    pub fixed_by: u8,
}

/// The numbering of one subspace.
pub struct Index {
    own_is_large: bool,
    classes: &'static Classes,
    subsets: &'static [u32],
    tables: &'static ByteTables,
    symmetries: Vec<Symmetry>,
    all: PointSet,
}

impl Index {
    /// The numbering of the positions with these men on a board. Hands do not matter, and neither does which side is to
    /// move, unless both have as many men.
    pub fn new(board: Board, material: Material) -> Self {
        let [own, other] = material.men.map(usize::from);
        let (large, small) = (own.max(other), own.min(other));
        Self {
            own_is_large: own >= other,
            classes: Classes::of(board, large),
            subsets: subsets(points(board) - large, small),
            tables: &BYTE_TABLES,
            symmetries: Symmetry::all(board).collect(),
            all: PointSet::first(points(board)),
        }
    }

    /// How many numbers [`Index::new`] would give out.
    pub fn count(board: Board, material: Material) -> u64 {
        let [own, other] = material.men.map(usize::from);
        let (large, small) = (own.max(other), own.min(other));
        (Classes::of(board, large).representatives.len() * binomial(points(board) - large, small)) as u64
    }

    /// How many numbers there are, repeated images under stabilisers included.
    pub fn len(&self) -> usize {
        self.classes.representatives.len() * self.per_class()
    }

    /// Never: every subspace has positions.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Classes of the larger side's men.
    pub fn classes(&self) -> usize {
        self.classes.representatives.len()
    }

    /// Numbers in each class.
    #[inline]
    pub fn per_class(&self) -> usize {
        self.subsets.len()
    }

    /// The number of a position, by the mover's and the other side's men.
    #[inline]
    pub fn rank(&self, own: PointSet, other: PointSet) -> usize {
        let (class, small) = self.locate(own, other);
        class * self.per_class() + self.rank_small(class, small)
    }

    /// The number of the canonical image of a position.
    #[inline]
    pub fn canonical(&self, own: PointSet, other: PointSet) -> Place {
        let (class, small) = self.locate(own, other);
        self.canonical_in_class(class, small)
    }

    /// The mover's and the other side's men of the position with this number.
    #[inline]
    pub fn unrank(&self, index: usize) -> (PointSet, PointSet) {
        let large = self.classes.representatives[index / self.per_class()];
        let packed = self.subsets[index % self.per_class()];
        let small = PointSet::from_bits(self.tables.spread((self.all - large).bits(), packed));
        if self.own_is_large { (large, small) } else { (small, large) }
    }

    /// Whether every position of this class is canonical and fixed by no symmetry.
    #[inline]
    pub fn is_free(&self, class: usize) -> bool {
        self.classes.stabilisers[class] == 1
    }

    /// The canonical image of the position with this number.
    pub fn canonical_of(&self, index: usize) -> Place {
        let class = index / self.per_class();
        if self.is_free(class) {
            return Place { index, fixed_by: 1 };
        }
        let (own, other) = self.unrank(index);
        self.canonical_in_class(class, if self.own_is_large { other } else { own })
    }

    /// The class of the larger side's men, and the smaller side's men turned along with them.
    #[inline]
    fn locate(&self, own: PointSet, other: PointSet) -> (usize, PointSet) {
        let (large, small) = if self.own_is_large { (own, other) } else { (other, own) };
        let entry = self.classes.of_set[self.tables.rank(large.bits())];
        ((entry >> 4) as usize, self.symmetries[(entry & 15) as usize].apply(small))
    }

    #[inline]
    fn rank_small(&self, class: usize, small: PointSet) -> usize {
        let free = self.all - self.classes.representatives[class];
        self.tables.rank(self.tables.pack(free.bits(), small.bits()))
    }

    #[inline]
    fn canonical_in_class(&self, class: usize, small: PointSet) -> Place {
        let mut rank = self.rank_small(class, small);
        let mut fixed_by = 1;
        let mut others = self.classes.stabilisers[class] & !1;
        while others != 0 {
            let image = self.symmetries[others.trailing_zeros() as usize].apply(small);
            if image == small {
                fixed_by += 1;
            } else {
                rank = rank.min(self.rank_small(class, image));
            }
            others &= others - 1;
        }
        Place { index: class * self.per_class() + rank, fixed_by }
    }
}
