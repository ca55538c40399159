//! The pages: title, new game, rules, settings, pause, result, and the dialogs in which files are chosen. Each reads what it
//! shows and writes [`Act`](super::Act)s.

mod file_dialog;
mod game_over;
mod learn;
mod library;
mod new_game;
mod page;
mod pause;
mod puzzles;
mod question;
mod rules;
mod save;
mod set_up;
mod settings;
mod take_seat;
mod title;

use bevy::prelude::*;

pub use learn::LearnTab;
pub use new_game::pick_a_hand;
pub use rules::Tab as RulesTab;
pub use settings::{Listening, Tab as SettingsTab};

/// Adds the pages.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        page::plugin,
        title::plugin,
        learn::plugin,
        take_seat::plugin,
        new_game::plugin,
        rules::plugin,
        set_up::plugin,
        library::plugin,
        file_dialog::plugin,
        puzzles::plugin,
        settings::plugin,
        pause::plugin,
        question::plugin,
        save::plugin,
        game_over::plugin,
    ));
}
