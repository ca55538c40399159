//! Who plays: the seats and names, the clocks, and the score of two people who play several games.

mod clock;
mod evening;
mod seating;
mod seats;
mod terms;

use bevy::prelude::*;

pub use clock::{Clocks, waited};
pub use evening::Evening;
pub use seats::{Names, Seat, Seats};
pub use terms::{Pairing, TimeControl};

/// Adds the players.
pub fn plugin(app: &mut App) {
    app.add_plugins((seats::plugin, clock::plugin, evening::plugin, seating::plugin));
}
