//! The pointer over the board: what it points at, men that it drags, and where the points are seen on the screen.

pub mod drag;
pub mod picking;
pub mod sight;
