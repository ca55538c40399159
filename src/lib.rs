//! Nine Men's Morris on a carved stone board in a medieval cloister.
//!
//! ```text
//! rules ← endgame ← ai ← game ← view
//!                             ← ui         app composes them; main only starts it
//! ```

pub mod ai;
pub mod endgame;
pub mod rules;

#[cfg(feature = "game")]
pub mod app;
#[cfg(feature = "game")]
pub mod game;
#[cfg(feature = "game")]
pub mod preferences;
#[cfg(feature = "game")]
pub mod ui;
#[cfg(feature = "game")]
pub mod view;
