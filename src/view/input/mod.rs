//! The pointer over the board: which point it is meant for, men that it drags, and where the points are seen on the screen.

mod aim;
pub mod drag;
pub mod picking;
pub mod sight;
