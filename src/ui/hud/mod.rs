//! What a player needs to see during a game, around the board and never over it: both sides in the upper corners, what
//! is asked between them, the turns at the lower left, the buttons at the lower right; with very large text those two stand
//! below the sides' plates.

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
use bevy_egui::egui::{Rect, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::foot::is_cramped;
use self::shown::{EDGE, GAP, Shown};
use super::UiSystems;
use crate::game::Menu;
use crate::ui::acts::Act;

/// Adds the display.
pub fn plugin(app: &mut App) {
    app.init_resource::<turns::TurnList>().add_plugins((evaluation::plugin, study::plugin));
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Hud));
    app.add_plugins((foot::plugin, lesson::plugin, coach::plugin, cards::plugin));
    // One at a time asks at the foot of the board; who comes first goes first.
    let foot = (puzzle::show, lesson::show, coach::show, cards::show, foot::lift_board).chain();
    app.add_systems(EguiPrimaryContextPass, foot.in_set(UiSystems::Panels));
}

fn show(mut contexts: EguiContexts, shown: Shown, mut list: ResMut<turns::TurnList>, mut acts: MessageWriter<Act>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let open = matches!(shown.menu.get(), Menu::None | Menu::GameOver);
    let screen = ctx.viewport_rect();
    let cramped = is_cramped(screen);
    let width = if cramped { 178.0 } else { (screen.width() * 0.19).clamp(170.0, 246.0) };
    plates::show(&ctx, &shown, screen, width);
    let middle = Rect::from_x_y_ranges(
        screen.left() + width + 2.0 * EDGE..=screen.right() - width - 2.0 * EDGE,
        screen.y_range(),
    );
    ribbon::show(&ctx, &shown, middle);
    // A puzzle takes the place below the right plate.
    let puzzle = shown.puzzle.puzzle().is_some();
    let below_plates = screen.top() + EDGE + plates::height(&shown) + GAP;
    let (buttons_at, turns_top) = if cramped {
        let size = buttons::size(&shown, screen);
        let left = if puzzle { screen.left() + EDGE } else { screen.right() - EDGE - size.x };
        let turns_top = if puzzle { below_plates + size.y + GAP } else { below_plates };
        (Some(pos2(left, below_plates)), Some(turns_top))
    } else {
        (None, None)
    };
    if !shown.foot.covers_corner() {
        turns::show(&ctx, &shown, &mut list, screen, width, turns_top);
    }
    let buttons = buttons::show(&ctx, &shown, screen, buttons_at, open, &mut acts);
    if !(cramped && puzzle) {
        prompts::show(&ctx, &shown, buttons, cramped);
    }
}
