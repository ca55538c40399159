//! Nine Men's Morris on a carved stone board in a medieval cloister.

pub mod ai;
pub mod rules;
