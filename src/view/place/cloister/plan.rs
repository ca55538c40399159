//! The plan of the building: the few numbers that every part is built to. `shaders/surroundings.wgsl` repeats some.

/// The arcade's middle plane; the garth lies beyond it.
pub const ARCADE_Z: f32 = -5.4;
/// Half the thickness of the arcade's wall.
pub const ARCADE_HALF: f32 = 0.62;
/// Distance from column to column.
pub const BAY: f32 = 11.0;
/// Middle of the bay that stands open to the garth; the sun comes through it onto the board.
pub const OPEN_BAY_X: f32 = -3.37;
/// Bays on each side of the open one.
pub const BAYS_BESIDE: i32 = 4;
/// Top of the parapet that carries the columns.
pub const SILL_Y: f32 = -0.17;
/// Where arches and vault spring.
pub const SPRING_Y: f32 = 6.2;
/// Clear width of an arch.
pub const SPAN: f32 = BAY - 1.9;
/// Radius of an arch as a share of its width.
pub const POINTED: f32 = 0.82;
/// The vault's crown.
pub const CROWN_Y: f32 = 13.6;
/// The top of the arcade's wall.
pub const EAVES_Y: f32 = 15.2;
/// The paving of the walk.
pub const FLOOR_Y: f32 = -4.6;
/// The wall behind the walk.
pub const WALL_Z: f32 = 13.0;
/// The front edge of the bench.
pub const BENCH_FRONT_Z: f32 = 3.45;
/// The lawn.
pub const LAWN_Y: f32 = -2.4;
/// The arcade on the far side of the garth.
pub const FAR_Z: f32 = -46.0;
/// The arcades on the left and the right.
pub const SIDE_X: f32 = 46.0;

/// Middles of the bays of the walk, from left to right, and whether each stands open.
pub fn bays() -> impl Iterator<Item = (f32, bool)> {
    (-BAYS_BESIDE..=BAYS_BESIDE).map(|k| (OPEN_BAY_X + k as f32 * BAY, k == 0))
}

/// The left and right ends of the walk.
pub fn ends() -> (f32, f32) {
    let reach = (BAYS_BESIDE as f32 + 0.5) * BAY;
    (OPEN_BAY_X - reach, OPEN_BAY_X + reach)
}
