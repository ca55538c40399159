//! stub
pub fn plugin(_: &mut bevy::prelude::App) {}
