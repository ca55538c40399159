//! What a player needs to see during a game, around the board and never over it: both sides in the upper corners, what
//! is asked between them, the turns at the lower left, the buttons at the lower right.

mod asked;
mod buttons;
mod cards;
mod clock;
pub mod coach;
mod evaluation;
pub mod foot;
mod lesson;
mod plates;
mod prompts;
mod puzzle;
mod ribbon;
mod shown;
mod study;
mod turns;

pub use cards::{Card, Cards};
pub use turns::TurnList;

use bevy::prelude::*;
use bevy_egui::egui::Rect;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::shown::{EDGE, Shown};
use super::UiSystems;
use crate::game::Menu;
use crate::ui::acts::Act;

/// Adds the display.
pub fn plugin(app: &mut App) {
    app.init_resource::<turns::TurnList>().add_plugins((evaluation::plugin, study::plugin));
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Hud));
    app.add_plugins((foot::plugin, lesson::plugin, coach::plugin, cards::plugin));
    // One at a time asks at the foot of the board; who comes first goes first.
    let foot = (puzzle::show, lesson::show, coach::show, cards::show).chain();
    app.add_systems(EguiPrimaryContextPass, foot.in_set(UiSystems::Panels));
}

fn show(mut contexts: EguiContexts, shown: Shown, mut list: ResMut<turns::TurnList>, mut acts: MessageWriter<Act>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let open = matches!(shown.menu.get(), Menu::None | Menu::GameOver);
    let screen = ctx.viewport_rect();
    let width = (screen.width() * 0.19).clamp(170.0, 246.0);
    plates::show(&ctx, &shown, screen, width);
    let middle = Rect::from_x_y_ranges(
        screen.left() + width + 2.0 * EDGE..=screen.right() - width - 2.0 * EDGE,
        screen.y_range(),
    );
    ribbon::show(&ctx, &shown, middle);
    if !shown.foot.covers_corner() {
        turns::show(&ctx, &shown, &mut list, screen, width);
    }
    buttons::show(&ctx, &shown, screen, open, &mut acts);
}
