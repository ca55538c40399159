//! What is written over the picture: title, pages, and what a player needs to see during a game.
//!
//! `ui` reads facts and resources of [`crate::game`] and writes requests; it decides no rule and never imports `view`.
//! Whatever a person asks for, by button or key, is an [`Act`]; `acts` alone carries acts out, so that menus, keys and
//! gamepads cannot differ. Drawing happens in `EguiPrimaryContextPass`, in the order of [`UiSystems`].

pub mod accessibility;
mod acts;
mod attract;
mod devices;
mod game_plan;
mod hud;
mod menus;
mod paint;
pub mod text;
mod theatre;
mod toasts;
pub mod tour;
mod widgets;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::game::GameSystems;
use crate::preferences::Preferences;

pub use acts::{Act, GameOverDelay, MenuPath};
pub use attract::Caption;
pub use devices::{IdleTitle, PressGuard};
pub use game_plan::{ChosenRules, GamePlan, Opponent, Pick};
pub use hud::{Card, Cards};

/// The order in which a pass is drawn.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UiSystems {
    /// Fonts, style and scale.
    Prepare,
    /// What lies beside the board: turn, hands, buttons, notices.
    Board,
    /// Pages over it.
    Pages,
}

/// What comes before a frame of the game.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UiInput {
    /// Keys, gamepads and presses are read.
    Devices,
    /// What was asked for is carried out.
    Acts,
}

/// All of it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Preferences>();
    app.configure_sets(Update, (UiInput::Devices, UiInput::Acts).chain().before(GameSystems::Judge));
    app.configure_sets(
        EguiPrimaryContextPass,
        (UiSystems::Prepare, UiSystems::Board.run_if(is_dressed), UiSystems::Pages.run_if(is_dressed)).chain(),
    );
    app.add_plugins((
        text::plugin,
        paint::theme::plugin,
        game_plan::plugin,
        acts::plugin,
        devices::plugin,
        attract::plugin,
        toasts::board::plugin,
        toasts::warnings::plugin,
        hud::plugin,
        menus::plugin,
        theatre::plugin,
        toasts::records::plugin,
        accessibility::plugin,
        tour::plugin,
    ));
}

fn is_dressed(dressed: Res<paint::theme::Dressed>) -> bool {
    dressed.0
}
