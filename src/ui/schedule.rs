//! The order of everything in `ui`: what comes before a frame of the game, what follows it, and how a picture is drawn.
//!
//! Conditions that several systems share stand here, on the sets. A system that only one page or screen needs has its
//! own.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::paint::theme::FontsReady;
use crate::game::{GameSystems, Menu, Screen, Viewfinder};

/// What comes before a frame of the game, in `Update`.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UiInput {
    /// A tour through all pages does what the stop it is at asks for.
    Tour,
    /// A key or button that the settings wait for is theirs and nobody else's.
    Binding,
    /// Keys, gamepads, fingers, screen readers and dropped files become acts and requests.
    Devices,
    /// The rules and the plan of the next game become what the pages asked for.
    Choices,
    /// Acts are carried out, and the game is told what the preferences ask of it.
    Acts,
}

/// What follows a frame of the game, in `Update`: what is shown keeps up with what happened. The three are independent.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UiFollow {
    /// On every screen: toasts, what screen readers are told, rumble, progress in the lessons.
    Always,
    /// While a game is played: cards, and the result's page that opens by itself.
    Playing,
    /// On the attract screen: its caption.
    Attract,
}

/// How a picture is drawn, in `EguiPrimaryContextPass`. Each set runs after the one above it; nothing but `Prepare`
/// runs before the fonts are there.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UiSystems {
    /// Fonts, style and scale; the places that panels share are cleared.
    Prepare,
    /// On the attract screen: its caption and the page between two games.
    Attract,
    /// While nobody plays against the computer, if wanted: what every turn is worth, on the board itself.
    Study,
    /// While a game is played, under any page: both sides, what is asked, the turns, the buttons.
    Hud,
    /// While a game is played and no page is open: what a lesson, the coach, a card or a puzzle asks.
    Panels,
    /// At the same time: why something was refused, advice, what a computer player thought.
    Toasts,
    /// In the theatre with no page open: its controls and the review.
    Theatre,
    /// Which page is open is noticed, and the keyboard given to it.
    TurnPage,
    /// The page that is open. There is never more than one, so that their order does not matter.
    Pages,
    /// Over everything: news of saved games and warnings. Each has a place of its own.
    Top,
    /// Over that: the curtain before the first picture.
    Curtain,
}

/// Puts the sets in order.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            UiInput::Tour,
            UiInput::Binding,
            // What two devices ask for in one frame may be asked in either order.
            UiInput::Devices.ambiguous_with(UiInput::Devices),
            UiInput::Choices,
            UiInput::Acts,
        )
            .chain()
            .before(GameSystems::Judge),
    );
    app.configure_sets(
        Update,
        (
            UiFollow::Always.ambiguous_with(UiFollow::Playing),
            UiFollow::Playing.run_if(in_state(Screen::Playing)),
            UiFollow::Attract.run_if(in_state(Screen::Attract)),
        )
            .after(GameSystems::Offer),
    );
    let at_board = in_state(Screen::Playing).and_then(in_state(Menu::None));
    app.configure_sets(
        EguiPrimaryContextPass,
        (
            UiSystems::Attract.run_if(in_state(Screen::Attract)),
            UiSystems::Study,
            UiSystems::Hud.run_if(in_state(Screen::Playing)),
            UiSystems::Panels.run_if(at_board.clone()),
            UiSystems::Toasts.run_if(at_board),
            UiSystems::Theatre.run_if(in_state(Screen::Theatre).and_then(in_state(Menu::None))),
            UiSystems::TurnPage,
            UiSystems::Pages.ambiguous_with(UiSystems::Pages),
            UiSystems::Top.ambiguous_with(UiSystems::Top),
            UiSystems::Curtain,
        )
            .chain()
            .after(UiSystems::Prepare)
            .run_if(fonts_are_ready.and_then(not(a_picture_is_taken))),
    );
}

/// Nothing is written over the scene while a picture of it is taken.
fn a_picture_is_taken(finder: Option<Res<Viewfinder>>) -> bool {
    finder.is_some_and(|finder| finder.is_open())
}

fn fonts_are_ready(ready: Res<FontsReady>) -> bool {
    ready.0
}
