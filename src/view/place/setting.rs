//! Where and when each family of board is played: every kind of board has its own hour, light and place.
//!
//! | board | place | hour |
//! |---|---|---|
//! | nine | the bench of the cloister | a late, clear afternoon |
//! | six | the sill of the writing room, over a river valley | early morning, cool, from the other side |
//! | three | a tread of the church's west stair | the last light, low and red, from the left |
//! | with diagonals | the roof of a temple by the Nile, where such boards are scratched into the slabs | noon, white |

use bevy::prelude::*;

use crate::rules::{Board, Diagonals};
use crate::view::ViewSystems;
use crate::view::board::layout::BoardLayout;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Setting>().add_systems(
        Update,
        follow_board.in_set(ViewSystems::Setting).run_if(resource_exists_and_changed::<BoardLayout>),
    );
}

/// Place and hour.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Setting {
    /// What is built around the board.
    pub place: Place,
    /// How far the sun stands to the left of the line from the board to the garth, radians.
    pub azimuth: f32,
    /// How high it stands, radians.
    pub elevation: f32,
    /// Its colour, linear.
    pub sun: [f32; 3],
    /// Its light, lux.
    pub lux: f32,
    /// Brightness of the sky's light, as a share of the afternoon's.
    pub sky: f32,
    /// Colour of the air far away, linear.
    pub air: [f32; 3],
}

/// What is built around the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// A walk of the cloister.
    #[default]
    Cloister,
    /// The roof of a temple.
    Roof,
    /// The stair before the church.
    Stair,
    /// A window of the writing room.
    Window,
}

impl Default for Setting {
    fn default() -> Self {
        Self {
            place: Place::Cloister,
            azimuth: 0.56,
            elevation: 0.61,
            sun: [1.0, 0.82, 0.58],
            lux: 76_000.0,
            sky: 1.0,
            air: [0.42, 0.52, 0.66],
        }
    }
}

impl Setting {
    /// The setting of a board.
    pub fn of(board: Board, diagonals: Diagonals) -> Self {
        let afternoon = Self::default();
        match board {
            _ if diagonals != Diagonals::None && board != Board::Three => Self {
                place: Place::Roof,
                azimuth: 0.46,
                elevation: 0.80,
                sun: [1.0, 0.90, 0.74],
                lux: 80_000.0,
                sky: 1.0,
                air: [0.50, 0.50, 0.55],
            },
            Board::Nine => afternoon,
            Board::Six => Self {
                place: Place::Window,
                azimuth: -0.56,
                elevation: 0.50,
                sun: [1.0, 0.86, 0.68],
                lux: 70_000.0,
                sky: 1.25,
                air: [0.62, 0.66, 0.70],
            },
            Board::Three => Self {
                place: Place::Stair,
                azimuth: 1.95,
                elevation: 0.44,
                sun: [1.0, 0.60, 0.29],
                lux: 84_000.0,
                sky: 0.80,
                air: [0.56, 0.46, 0.44],
            },
        }
    }

    /// Colour of the slab under the board, linear, multiplied with its texture.
    pub fn bench(&self) -> Vec3 {
        match self.place {
            Place::Cloister => Vec3::new(0.50, 0.495, 0.475),
            Place::Roof => Vec3::new(0.92, 0.80, 0.63),
            Place::Stair => Vec3::new(0.62, 0.585, 0.53),
            Place::Window => Vec3::new(0.56, 0.525, 0.46),
        }
    }

    /// The direction from the board to the sun, before it drifts.
    pub fn to_sun(&self) -> Vec3 {
        sun_at(self.azimuth, self.elevation)
    }
}

/// The direction to a sun.
pub fn sun_at(azimuth: f32, elevation: f32) -> Vec3 {
    Vec3::new(-azimuth.sin() * elevation.cos(), elevation.sin(), -azimuth.cos() * elevation.cos())
}

fn follow_board(layout: Res<BoardLayout>, mut setting: ResMut<Setting>) {
    setting.set_if_neq(Setting::of(layout.board, layout.diagonals));
}
