//! Every page, and every moment at the board that has panels of its own, by name: for pictures of them all and for the
//! tests that look at all of them. Nothing of the game depends on it.

mod arrange;
mod later;
mod stop;
mod stops;

pub use later::plugin;
pub use stop::Stop;
pub use stops::TOUR;
