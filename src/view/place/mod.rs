//! Where the board lies: the place that is built around it, its hour and light, and what moves in its air.

pub mod atmosphere;
pub mod cloister;
pub mod lighting;
pub mod pattern;
pub mod rain;
pub mod setting;
