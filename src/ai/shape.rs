//! Mills and neighbours of whole sets of men at once: a ring is a byte, so one rotation of all bytes moves every man a
//! step along its square, and a shift by eight moves it along a spoke (the parallel-prefix style of chess bitboards,
//! see Chess Programming Wiki, "General Setwise Operations").

use crate::rules::{Board, Color, Diagonals, Geometry, Point, PointSet, Position, RuleSet};

const EVEN: u32 = 0x0055_5555;
const ODD: u32 = 0x00aa_aaaa;
const CENTRE: u32 = 0x100;

/// The board of one rule set, prepared for operations on whole sets.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    geometry: &'static Geometry,
    board: Board,
    all: u32,
    /// Places of a ring from which a line leads to the next ring (or the centre), repeated in every byte.
    walk: u32,
    /// Those of them that stand in a mill along that line.
    pay: u32,
    /// Points with at least three and with four neighbours.
    crossings: [u32; 2],
}

/// Every man one place clockwise.
#[inline]
const fn clockwise(set: u32) -> u32 {
    (set << 1) & 0x00fe_fefe | (set >> 7) & 0x0001_0101
}

/// Every man one place back.
#[inline]
const fn back(set: u32) -> u32 {
    (set >> 1) & 0x007f_7f7f | (set << 7) & 0x0080_8080
}

/// Every man half a ring on.
#[inline]
const fn opposite(ring: u32) -> u32 {
    (ring << 4 | ring >> 4) & 0xff
}

impl Shape {
    pub(super) fn new(rules: &RuleSet) -> Self {
        let geometry = rules.geometry();
        let line = |diagonal: bool| if diagonal { 0x00ff_ffff } else { EVEN };
        let with_degree = |least: usize| -> u32 {
            geometry.points().filter(|&point| geometry.neighbours(point).len() >= least).map(|p| p.set().bits()).sum()
        };
        Self {
            geometry,
            board: geometry.board(),
            all: geometry.all().bits(),
            walk: line(rules.diagonals() != Diagonals::None),
            pay: line(rules.diagonals() == Diagonals::Mills),
            crossings: [with_degree(3), with_degree(4)],
        }
    }

    pub(super) const fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// The points, empty or not, where one more man would stand in a mill with two of `men`. Those of `men` among them
    /// are the men in mills.
    #[inline]
    pub(super) fn completed_by(&self, men: PointSet) -> PointSet {
        let men = men.bits();
        let rings = if self.board == Board::Three { men & 0xff } else { men };
        let (before, after) = (clockwise(rings), back(rings));
        let sides = before & after & EVEN | (before & clockwise(before) | after & back(after)) & ODD;
        let spokes = match self.board {
            Board::Nine => {
                let (inner, middle, outer) = (men & 0xff, men >> 8 & 0xff, men >> 16);
                (middle & outer | (inner & outer) << 8 | (inner & middle) << 16) & self.pay
            }
            Board::Six => 0,
            Board::Three => {
                let across = opposite(men & 0xff) & self.pay;
                let centre = if across & men == 0 { 0 } else { CENTRE };
                centre | if men & CENTRE == 0 { 0 } else { across & 0xff }
            }
        };
        PointSet::from_bits((sides | spokes) & self.all)
    }

    /// The points next to any of `set`.
    #[inline]
    pub(super) fn next_to(&self, set: PointSet) -> PointSet {
        let set = set.bits();
        if self.board == Board::Three {
            let ring = set & 0xff;
            let around = (clockwise(ring) | back(ring)) & 0xff;
            let centre = if ring & self.walk == 0 { 0 } else { CENTRE };
            let from_centre = if set & CENTRE == 0 { 0 } else { self.walk & 0xff };
            return PointSet::from_bits(around | centre | from_centre);
        }
        let spokes = set & self.walk;
        PointSet::from_bits((clockwise(set) | back(set) | spokes << 8 | spokes >> 8) & self.all)
    }

    /// How many slides there are from `men` to `empty`.
    #[inline]
    pub(super) fn slides(&self, men: PointSet, empty: PointSet) -> u32 {
        let (men, empty) = (men.bits(), empty.bits());
        if self.board == Board::Three {
            let ring = men & 0xff;
            let around = (clockwise(ring) & empty & 0xff).count_ones() + (back(ring) & empty & 0xff).count_ones();
            let inwards = if empty & CENTRE == 0 { 0 } else { (ring & self.walk).count_ones() };
            let outwards = if men & CENTRE == 0 { 0 } else { (self.walk & 0xff & empty).count_ones() };
            return around + inwards + outwards;
        }
        let spokes = men & self.walk;
        (clockwise(men) & empty).count_ones()
            + (back(men) & empty).count_ones()
            + (spokes << 8 & empty).count_ones()
            + (spokes >> 8 & empty).count_ones()
    }

    /// How many of `men` stand on points with three or more ways, those with four counted twice.
    #[inline]
    pub(super) fn crossings(&self, men: PointSet) -> u32 {
        let men = men.bits();
        (men & self.crossings[0]).count_ones() + (men & self.crossings[1]).count_ones()
    }

    /// The men of `color` that can close a mill by going to `point` with their next turn (where men in hand cannot).
    #[inline]
    pub(super) fn closers(&self, men: PointSet, point: Point, flies: bool) -> PointSet {
        let near = if flies { men } else { self.geometry.neighbours(point) & men };
        near.into_iter().filter(|&man| self.geometry.mills_through(point, men.without(man)) > 0).collect()
    }

    /// The points where `color` could close a mill, were it to move now: with a man in hand, a slide or a flight.
    pub(super) fn threats(&self, position: &Position, rules: &RuleSet, color: Color) -> PointSet {
        use crate::rules::Phase;
        let men = position.men(color);
        let points = self.completed_by(men) & position.empty(self.geometry);
        match position.phase(rules, color) {
            Phase::Placing => points,
            phase => points
                .into_iter()
                .filter(|&point| !self.closers(men, point, phase == Phase::Flying).is_empty())
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn whole_set_operations_agree_with_the_tables() {
        let mut seed = 1_u64;
        for preset in Preset::ALL {
            let rules = preset.rules();
            let (shape, geometry) = (Shape::new(&rules), rules.geometry());
            for _ in 0..2_000 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let men = PointSet::from_bits((seed >> 33) as u32 & (seed >> 21) as u32) & geometry.all();
                let empty = !men & geometry.all();
                let completed: PointSet =
                    geometry.points().filter(|&p| geometry.mills_through(p, men.without(p)) > 0).collect();
                assert_eq!(shape.completed_by(men), completed, "{preset:?} {men:?}");
                assert_eq!(shape.completed_by(men) & men, geometry.in_mills(men));
                let next: PointSet = geometry.points().filter(|&p| geometry.neighbours(p).meets(men)).collect();
                assert_eq!(shape.next_to(men), next, "{preset:?} {men:?}");
                let slides: usize = men.into_iter().map(|p| (geometry.neighbours(p) & empty).len()).sum();
                assert_eq!(shape.slides(men, empty) as usize, slides);
            }
        }
    }
}
