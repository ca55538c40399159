//! A new game is asked for: its players take their seats, before the board begins it.

use bevy::prelude::*;

use super::clock::Clocks;
use super::evening::Evening;
use super::seats::{Names, Seats};
use crate::game::messages::NewGame;
use crate::game::schedule::GameSystems;

/// Adds the seating.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, seat_players.in_set(GameSystems::Seat));
}

/// System: seats, names, clocks and pairing become those of the game that is asked for.
fn seat_players(
    mut requests: MessageReader<NewGame>,
    mut seats: ResMut<Seats>,
    mut names: ResMut<Names>,
    mut evening: ResMut<Evening>,
    mut clocks: ResMut<Clocks>,
) {
    // As on the board, of several requests of one frame the last one counts.
    let Some(request) = requests.read().last() else { return };
    *seats = request.seats;
    names.set_if_neq(request.names.clone());
    evening.pair(&request.pairing);
    clocks.arm(request.clock);
}
