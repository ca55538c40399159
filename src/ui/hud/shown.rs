//! The resources that the display reads, and its distance from the window's edge.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::foot::FootPanel;
use crate::game::{
    Choices, Clocks, CurrentGame, Evaluation, Menu, Names, PuzzleTable, Seats, Sight, Teaching, Thinking, TurnPhase,
};
use crate::preferences::Preferences;
use crate::rules::Color;
use crate::ui::devices::LastDevice;

/// What is shown.
#[derive(SystemParam)]
pub struct Shown<'w> {
    pub current: Res<'w, CurrentGame>,
    pub seats: Res<'w, Seats>,
    pub phase: Res<'w, TurnPhase>,
    pub choices: Res<'w, Choices>,
    pub thinking: Res<'w, Thinking>,
    pub evaluation: Res<'w, Evaluation>,
    pub menu: Res<'w, State<Menu>>,
    pub names: Res<'w, Names>,
    pub clocks: Res<'w, Clocks>,
    pub teaching: Res<'w, Teaching>,
    pub puzzle: Res<'w, PuzzleTable>,
    pub last: Res<'w, LastDevice>,
    pub foot: Res<'w, FootPanel>,
    pub preferences: Res<'w, Preferences>,
    pub sight: Res<'w, Sight>,
}

impl Shown<'_> {
    /// The side whose men in hand lie at the left of the picture: its plate stands there too.
    pub fn at_left(&self) -> Color {
        let geometry = self.current.game().rules().geometry();
        if self.sight.is_turned(geometry) { Color::Black } else { Color::White }
    }
}

/// The distance from the window's edge, in points.
pub const EDGE: f32 = 12.0;
/// The distance between panels that stand one below the other, in points.
pub const GAP: f32 = 8.0;

/// Down to here, as a share of the window's height, panels at the sides of a cramped window leave the board free.
pub const SIDES_END: f32 = 0.745;
