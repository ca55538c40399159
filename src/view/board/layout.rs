//! Where everything lies: points, hands and heaps in world space.
//!
//! Pure maths: nothing here draws. One unit is ten centimetres; the stone's surface is y = 0, +x is to the right (files
//! a to g), +z is towards the viewer (rank 1 in front).

use bevy::prelude::*;

use crate::rules::{Board, Color, Diagonals, Geometry, Point};
use crate::view::materials::noise;

/// Radius of a man in world units.
pub const MAN_RADIUS: f32 = 0.205;
/// Height of the top of a man above its underside.
pub const MAN_HEIGHT: f32 = 0.17;
/// How far the underside of a man sinks into its cup (negative is down).
const REST: f32 = -0.012;

/// The board in play and where its parts lie; inserting another one makes the scene rebuild the board.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct BoardLayout {
    /// Which family of board.
    pub board: Board,
    /// Which diagonals are carved.
    pub diagonals: Diagonals,
    /// Men a side at the start.
    pub men: u8,
}

impl BoardLayout {
    /// A layout for `men` men a side.
    pub fn new(board: Board, diagonals: Diagonals, men: u8) -> Self {
        Self { board, diagonals, men }
    }

    /// The lines and points of this board.
    pub fn geometry(&self) -> &'static Geometry {
        Geometry::of(self.board, self.diagonals)
    }

    /// Distance between neighbouring lines of the grid.
    pub fn pitch(&self) -> f32 {
        match self.board {
            Board::Nine => 0.55,
            Board::Six => 0.76,
            Board::Three => 1.02,
        }
    }

    /// Half the side of the slab.
    pub fn half_size(&self) -> f32 {
        match self.board {
            Board::Nine => 2.16,
            Board::Six => 2.02,
            Board::Three => 1.52,
        }
    }

    /// Thickness of the slab; its bed, the top of the bench, lies at minus this.
    pub fn thickness(&self) -> f32 {
        BENCH_DEPTH
    }

    /// Where the centre of a man's underside rests on a point.
    pub fn point(&self, p: Point) -> Vec3 {
        let (file, rank) = self.geometry().grid(p);
        let at = self.node(f32::from(file), f32::from(rank));
        Vec3::new(at.x, REST, at.y)
    }

    /// The `i`-th man waiting in a side's hand: White's on the left, Black's on the right.
    pub fn hand_slot(&self, c: Color, i: usize) -> Vec3 {
        let side = side_of(c);
        let (row, column) = (i % 6, i / 6);
        let jitter = scatter(i as u32 * 2 + u32::from(side > 0.0)) * 0.035;
        let x = self.half_size() + 0.50 + column as f32 * 0.50 + jitter.x;
        let z = 1.62 - row as f32 * 0.50 + jitter.y;
        Vec3::new(side * x, -BENCH_DEPTH, z)
    }

    /// The `i`-th captured man of colour `c`: it lies in a small heap on the side of the player who took it.
    pub fn captured_slot(&self, c: Color, i: usize) -> (Vec3, Quat) {
        // A heap in layers: six men flat, then four, then two, each leaning a little on the ones below.
        const HEAP: [(f32, f32, f32); 12] = [
            (0.00, 0.00, 0.0),
            (0.44, 0.06, 0.0),
            (0.20, 0.41, 0.0),
            (-0.25, 0.36, 0.0),
            (0.24, -0.38, 0.0),
            (0.66, 0.44, 0.0),
            (0.22, 0.12, 1.0),
            (0.02, 0.24, 1.0),
            (0.34, -0.16, 1.0),
            (0.46, 0.28, 1.0),
            (0.20, 0.16, 2.0),
            (0.30, 0.02, 2.0),
        ];
        let side = -side_of(c);
        let (x, z, layer) = HEAP[i.min(HEAP.len() - 1)];
        let jitter = scatter(31 + i as u32 * 5 + u32::from(side > 0.0));
        let place = Vec3::new(
            side * (self.half_size() + 0.62 + x) + jitter.x * 0.02,
            -BENCH_DEPTH + layer * (MAN_HEIGHT + 0.012),
            -1.88 + z + jitter.y * 0.02,
        );
        let lean = if layer > 0.0 { 0.16 } else { 0.03 };
        let turn = Quat::from_rotation_y(jitter.x * 3.0)
            * Quat::from_euler(EulerRot::XYZ, jitter.y * lean, 0.0, jitter.x * lean);
        (place, turn)
    }

    /// The point nearest to a place on the stone, if it is within `reach` of one.
    pub fn nearest_point(&self, world: Vec3, reach: f32) -> Option<Point> {
        let flat = |v: Vec3| Vec2::new(v.x, v.z);
        self.geometry()
            .points()
            .map(|p| (p, flat(self.point(p)).distance(flat(world))))
            .filter(|&(_, d)| d <= reach)
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(p, _)| p)
    }

    /// Radius of a man.
    pub fn man_radius(&self) -> f32 {
        MAN_RADIUS
    }

    /// Every carved line as a pair of places (x, z), long straight runs cut at the points.
    pub fn segments(&self) -> Vec<(Vec2, Vec2)> {
        let flat = |p: Point| {
            let v = self.point(p);
            Vec2::new(v.x, v.z)
        };
        self.geometry().edges().iter().map(|&(a, b)| (flat(a), flat(b))).collect()
    }

    /// A place of the grid (x, z), counted from zero at the front left.
    pub(crate) fn node(&self, file: f32, rank: f32) -> Vec2 {
        let middle = f32::from(self.geometry().size() - 1) * 0.5;
        Vec2::new((file - middle) * self.pitch(), (middle - rank) * self.pitch())
    }
}

/// The top of the bench lies this far below the surface of the board.
pub const BENCH_DEPTH: f32 = 0.42;

/// White keeps the left side, Black the right.
fn side_of(c: Color) -> f32 {
    match c {
        Color::White => -1.0,
        Color::Black => 1.0,
    }
}

/// A fixed scatter in -1..1 for the `i`-th thing, so that rows laid by hand are never straight.
fn scatter(i: u32) -> Vec2 {
    let h = noise::hash(i, 77, 1);
    let k = noise::hash(i, 13, 2);
    Vec2::new(h, k) * 2.0 - 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> [BoardLayout; 3] {
        [
            BoardLayout::new(Board::Nine, Diagonals::None, 9),
            BoardLayout::new(Board::Six, Diagonals::None, 6),
            BoardLayout::new(Board::Three, Diagonals::None, 3),
        ]
    }

    #[test]
    fn the_first_file_and_rank_lie_in_front_on_the_left() {
        for layout in boards() {
            let a1 = layout.geometry().points().find(|&p| layout.geometry().label(p) == "a1").map(|p| layout.point(p));
            assert!(a1.is_some_and(|v| v.x < 0.0 && v.z > 0.0));
        }
    }

    #[test]
    fn every_point_is_nearest_to_itself() {
        for layout in boards() {
            for p in layout.geometry().points() {
                assert_eq!(layout.nearest_point(layout.point(p), 0.1), Some(p));
            }
            assert_eq!(layout.nearest_point(Vec3::new(9.0, 0.0, 0.0), 0.3), None);
        }
    }

    #[test]
    fn waiting_men_never_overlap_each_other_or_the_slab() {
        for layout in boards() {
            let all: Vec<Vec3> = [Color::White, Color::Black]
                .into_iter()
                .flat_map(|c| (0..12).map(move |i| (c, i)))
                .map(|(c, i)| layout.hand_slot(c, i))
                .collect();
            for (i, a) in all.iter().enumerate() {
                assert!(a.x.abs() > layout.half_size() + MAN_RADIUS);
                for b in &all[..i] {
                    assert!(a.distance(*b) > 2.0 * MAN_RADIUS, "{a} {b}");
                }
            }
        }
    }

    #[test]
    fn the_lowest_layer_of_a_heap_lies_clear_of_the_hands() {
        for layout in boards() {
            for c in [Color::White, Color::Black] {
                for i in 0..6 {
                    let (fallen, _) = layout.captured_slot(c, i);
                    for k in 0..12 {
                        assert!(fallen.distance(layout.hand_slot(!c, k)) > 2.0 * MAN_RADIUS - 0.03);
                    }
                }
            }
        }
    }
}
