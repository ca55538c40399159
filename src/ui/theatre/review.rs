//! x
pub fn show() {}
