//! Whether a man is on its way.

use bevy::prelude::*;

/// On a man that is still on its way to its [`Station`](super::Station). Whoever animates inserts and removes it; while
/// any man carries it, the turn is settling.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Travelling;
