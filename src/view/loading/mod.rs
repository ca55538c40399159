//! From the start to the first picture: when the scene is ready, what is drawn once beforehand, what was baked at an
//! earlier start, and what stands in for files that are missing or damaged.

pub mod baked;
pub mod faults;
pub mod ready;
pub mod standins;
pub mod warm;
