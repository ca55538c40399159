//! Who plays: the seats and names, the clocks, and the score of two people who play several games.

mod clock;
mod evening;
mod seats;

use bevy::prelude::*;

pub use clock::{Clocks, TimeControl, waited};
pub use evening::Evening;
pub use seats::{Names, Seat, Seats};

/// Adds the players.
pub fn plugin(app: &mut App) {
    app.add_plugins((seats::plugin, clock::plugin, evening::plugin));
}
