//! The buttons at the lower right: take back, play again, hint, menu.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Order, Pos2, Rect, Vec2, vec2};

use super::foot::is_cramped;
use super::shown::{EDGE, Shown};
use crate::game::Menu;
use crate::preferences::Deed;
use crate::ui::acts::Act;
use crate::ui::devices::{LastDevice, offered};
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{Icon, PadButton, pad_button, plate};
use crate::ui::text::{self, settings};
use crate::ui::widgets::sheet::{panel, within};
use crate::ui::widgets::{fitted, icon_button};

/// The size of one button and the distance between two, in points.
fn measures(screen: Rect) -> (f32, f32) {
    if is_cramped(screen) { (37.0, 4.0) } else { (40.0, 6.0) }
}

/// The size of the plate with the buttons, in points.
pub fn size(shown: &Shown, screen: Rect) -> Vec2 {
    let (side, gap) = measures(screen);
    // Under each button its key, for whoever uses keys.
    let foot = if shown.last.walks() { 22.0 } else { 0.0 };
    vec2(4.0 * side + 3.0 * gap + 18.0, 16.0 + side + foot)
}

/// Draws the buttons with their left upper corner at `corner`, or in the corner of the window, and says where. `open`:
/// they can be pressed.
pub fn show(
    ctx: &egui::Context,
    shown: &Shown,
    screen: Rect,
    corner: Option<Pos2>,
    open: bool,
    acts: &mut MessageWriter<Act>,
) -> Rect {
    let (side, gap) = measures(screen);
    let size = size(shown, screen);
    let rect = Rect::from_min_size(corner.unwrap_or(screen.max - size - vec2(EDGE, EDGE)), size);
    panel(ctx, "buttons", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, 0.0);
        let row = [
            (Icon::Undo, text::word("undo"), Deed::Undo, Act::Undo),
            (Icon::Redo, text::word("redo"), Deed::Redo, Act::Redo),
            (Icon::Hint, text::word("hint"), Deed::Hint, Act::Hint),
            (Icon::Menu, text::word("menu"), Deed::Menu, Act::Open(Menu::Pause)),
        ];
        for (place, (sign, name, deed, act)) in row.into_iter().enumerate() {
            let at = rect.min + vec2(9.0 + (side + gap) * place as f32, 8.0);
            let key = settings::key(shown.preferences.keys.main(deed));
            within(ui, name, Rect::from_min_size(at, Vec2::splat(side)), |ui| {
                let enabled = open && offered(act, &shown.current, *shown.phase, &shown.preferences);
                if icon_button(ui, sign, name, &key, enabled) {
                    acts.write(act);
                }
            });
            let below = at + vec2(side / 2.0, side + 10.0);
            match (*shown.last, PadButton::of(deed, &shown.preferences.pads)) {
                (LastDevice::Pad, Some(button)) => pad_button(ui.painter(), button, below, 15.0, SLATE.faint),
                (LastDevice::Keys, _) => {
                    fitted(ui, &key, Face::Body, 14.5, 44.0, below, Align2::CENTER_CENTER, SLATE.faint);
                }
                _ => {}
            }
        }
    });
    rect
}
