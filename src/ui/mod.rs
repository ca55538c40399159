//! The user interface: title, pages, and the panels around the board.
//!
//! `ui` reads facts and resources of [`crate::game`] and writes requests; it decides no rule and never imports `view`.
//! Whatever a person asks for, by button or key, is an [`Act`]; `acts` alone carries acts out, so that menus, keys and
//! gamepads cannot differ. `schedule` says in which order everything runs; drawing happens in `EguiPrimaryContextPass`.

pub mod accessibility;
mod acts;
mod attract;
mod curtain;
mod devices;
mod game_plan;
mod hud;
mod menus;
mod paint;
mod schedule;
pub mod text;
mod theatre;
mod toasts;
pub mod tour;
mod widgets;

use bevy::prelude::*;

use crate::preferences;

pub use acts::{Act, GameOverDelay, MenuPath};
pub use attract::Caption;
pub use devices::{IdleTitle, PressGuard};
pub use game_plan::{ChosenRules, GamePlan, Opponent, Pick};
pub use hud::{Card, Cards};
pub use schedule::{UiFollow, UiInput, UiSystems};

/// Adds the user interface.
pub fn plugin(app: &mut App) {
    app.add_plugins((preferences::plugin, schedule::plugin));
    app.add_plugins((
        text::plugin,
        paint::plugin,
        game_plan::plugin,
        acts::plugin,
        devices::plugin,
        attract::plugin,
        curtain::plugin,
        toasts::plugin,
        hud::plugin,
        menus::plugin,
        theatre::plugin,
        accessibility::plugin,
        tour::plugin,
    ));
}
