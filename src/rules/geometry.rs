//! The boards: which points there are, which are joined by a line, and which three make a mill.
//!
//! Points are numbered ring by ring from the innermost, each clockwise from twelve o'clock, so that in a ring even
//! places are the middles of the sides and odd places the corners. The three-by-three board is one ring and its centre.

use super::point::{MAX_POINTS, Point, PointSet};

/// The most mills one man can close at once: the centre of three by three with diagonals has four.
pub(super) const MAX_CLOSED: usize = 4;

/// A family of boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Board {
    /// Three squares, 24 points.
    Nine,
    /// Two squares, 16 points.
    Six,
    /// Three by three, 9 points.
    Three,
}

impl Board {
    /// How many points it has: 24, 16 or 9.
    pub const fn points(self) -> usize {
        match self {
            Self::Nine => 24,
            Self::Six => 16,
            Self::Three => 9,
        }
    }

    /// The most men a side can have: half as many as there are points.
    pub const fn max_men(self) -> u8 {
        (self.points() / 2) as u8
    }
}

/// What the corner lines (on the three-by-three board the two diagonals) are for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Diagonals {
    /// There are none.
    None,
    /// Men walk on them, but three in a row there earn nothing.
    Paths,
    /// Men walk on them and three in a row are a mill.
    Mills,
}

/// Everything fixed about one board.
#[derive(Debug)]
pub struct Geometry {
    board: Board,
    len: usize,
    neighbours: [PointSet; MAX_POINTS],
    mills: [PointSet; 20],
    mill_count: usize,
    partners: [[PointSet; MAX_CLOSED]; MAX_POINTS],
    partner_count: [u8; MAX_POINTS],
    edges: [(Point, Point); 40],
    edge_count: usize,
}

const NINE_LABELS: [&str; 24] = [
    "d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5", // inner square
    "d6", "f6", "f4", "f2", "d2", "b2", "b4", "b6", // middle square
    "d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7", // outer square
];
const SIX_LABELS: [&str; 16] =
    ["c4", "d4", "d3", "d2", "c2", "b2", "b3", "b4", "c5", "e5", "e3", "e1", "c1", "a1", "a3", "a5"];
const THREE_LABELS: [&str; 9] = ["b3", "c3", "c2", "c1", "b1", "a1", "a2", "a3", "b2"];

static GEOMETRIES: [[Geometry; 3]; 3] = {
    const fn all(board: Board) -> [Geometry; 3] {
        [
            Geometry::build(board, Diagonals::None),
            Geometry::build(board, Diagonals::Paths),
            Geometry::build(board, Diagonals::Mills),
        ]
    }
    [all(Board::Nine), all(Board::Six), all(Board::Three)]
};

impl Geometry {
    /// The tables of a board.
    #[inline]
    pub fn of(board: Board, diagonals: Diagonals) -> &'static Self {
        &GEOMETRIES[board as usize][diagonals as usize]
    }

    /// The board's family.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// How many points: 24, 16 or 9.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Never: every board has points.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All points as a set.
    #[inline]
    pub const fn all(&self) -> PointSet {
        PointSet::first(self.len)
    }

    /// All points, by index.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.len).filter_map(Point::new)
    }

    /// How many files (and ranks) the grid has: 7, 5 or 3.
    pub const fn size(&self) -> u8 {
        match self.board {
            Board::Nine => 7,
            Board::Six => 5,
            Board::Three => 3,
        }
    }

    /// The chess-like name, `a1` at the front left.
    pub fn label(&self, point: Point) -> &'static str {
        self.labels()[point.index()]
    }

    /// Zero-based file (left to right) and rank (bottom to top).
    pub fn grid(&self, point: Point) -> (u8, u8) {
        let label = self.label(point).as_bytes();
        (label[0] - b'a', label[1] - b'1')
    }

    /// The point with this name, upper or lower case.
    pub fn find(&self, label: &str) -> Option<Point> {
        Point::new(self.labels().iter().position(|known| known.eq_ignore_ascii_case(label))?)
    }

    /// The points one step along a line away.
    #[inline]
    pub const fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// Every mill as its three points.
    #[inline]
    pub fn mills(&self) -> &[PointSet] {
        &self.mills[..self.mill_count]
    }

    /// For each mill through `point`, its other two points.
    #[inline]
    pub fn partners(&self, point: Point) -> &[PointSet] {
        &self.partners[point.index()][..self.partner_count[point.index()] as usize]
    }

    /// Every line between two neighbouring points, once.
    pub fn edges(&self) -> &[(Point, Point)] {
        &self.edges[..self.edge_count]
    }

    /// How many mills a man on `point` stands in, with `men` on that side's other points.
    #[inline]
    pub fn mills_through(&self, point: Point, men: PointSet) -> usize {
        self.partners(point).iter().filter(|&&two| men.contains_all(two)).count()
    }

    /// The mills in which a man on `point` stands, with `men` on that side's other points.
    pub fn mills_at(&self, point: Point, men: PointSet) -> impl Iterator<Item = PointSet> {
        let pairs = self.partners(point).iter().filter(move |&&two| men.contains_all(two));
        pairs.map(move |two| two.with(point))
    }

    /// Those of `men` that stand in a mill.
    #[inline]
    pub fn in_mills(&self, men: PointSet) -> PointSet {
        let mut found = PointSet::EMPTY;
        for &mill in self.mills() {
            if men.contains_all(mill) {
                found |= mill;
            }
        }
        found
    }

    const fn labels(&self) -> &'static [&'static str] {
        match self.board {
            Board::Nine => &NINE_LABELS,
            Board::Six => &SIX_LABELS,
            Board::Three => &THREE_LABELS,
        }
    }

    const fn build(board: Board, diagonals: Diagonals) -> Self {
        let rings = match board {
            Board::Nine => 3,
            Board::Six => 2,
            Board::Three => 1,
        };
        let mut geometry = Self {
            board,
            len: board.points(),
            neighbours: [PointSet::EMPTY; MAX_POINTS],
            mills: [PointSet::EMPTY; 20],
            mill_count: 0,
            partners: [[PointSet::EMPTY; MAX_CLOSED]; MAX_POINTS],
            partner_count: [0; MAX_POINTS],
            edges: [(Point(0), Point(0)); 40],
            edge_count: 0,
        };
        let walk = !matches!(diagonals, Diagonals::None);
        let pay = matches!(diagonals, Diagonals::Mills);
        let mut ring = 0;
        while ring < rings {
            let mut place = 0;
            while place < 8 {
                let here = ring * 8 + place;
                let next = ring * 8 + (place + 1) % 8;
                geometry.join(here, next);
                if place % 2 == 1 {
                    geometry.mill(here, next, ring * 8 + (place + 2) % 8);
                }
                if ring + 1 < rings && (place % 2 == 0 || walk) {
                    geometry.join(here, here + 8);
                }
                if ring == 0 && rings == 3 && (place % 2 == 0 || pay) {
                    geometry.mill(place, place + 8, place + 16);
                }
                if rings == 1 && (place % 2 == 0 || walk) {
                    geometry.join(place, 8);
                }
                if rings == 1 && place < 4 && (place % 2 == 0 || pay) {
                    geometry.mill(place, 8, place + 4);
                }
                place += 1;
            }
            ring += 1;
        }
        geometry
    }

    const fn join(&mut self, a: usize, b: usize) {
        self.neighbours[a] = self.neighbours[a].with(Point(b as u8));
        self.neighbours[b] = self.neighbours[b].with(Point(a as u8));
        self.edges[self.edge_count] = (Point(a as u8), Point(b as u8));
        self.edge_count += 1;
    }

    const fn mill(&mut self, a: usize, b: usize, c: usize) {
        let mill = PointSet::EMPTY.with(Point(a as u8)).with(Point(b as u8)).with(Point(c as u8));
        self.mills[self.mill_count] = mill;
        self.mill_count += 1;
        let three = [a, b, c];
        let mut i = 0;
        while i < 3 {
            let point = three[i];
            self.partners[point][self.partner_count[point] as usize] = mill.without(Point(point as u8));
            self.partner_count[point] += 1;
            i += 1;
        }
    }
}
