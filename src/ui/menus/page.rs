//! What all pages share: how far a page has opened, who gets the keyboard, the row of buttons at its foot.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::Menu;
use crate::preferences::Preferences;
use crate::ui::UiSystems;
use crate::ui::devices::LastDevice;
use crate::ui::widgets::sheet::{Parts, columns, within};
use crate::ui::widgets::{button_with, focus_first, size_together};

/// Adds what all pages share.
pub fn plugin(app: &mut App) {
    app.init_resource::<PageAge>();
    app.add_systems(EguiPrimaryContextPass, turn_page.in_set(UiSystems::TurnPage));
}

/// How long the page on show has been open, in seconds.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct PageAge {
    seconds: f32,
    still: bool,
}

impl PageAge {
    /// How far it has opened, 0 to 1.
    pub fn opening(self) -> f32 {
        if self.still { 1.0 } else { (self.seconds / 0.22).clamp(0.0, 1.0) }
    }
}

/// Follows the page's age, and gives a fresh page to whoever walks the menus by keys.
fn turn_page(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    menu: Res<State<Menu>>,
    last: Res<LastDevice>,
    preferences: Res<Preferences>,
    mut shown: Local<Menu>,
    mut age: ResMut<PageAge>,
) {
    age.still = preferences.reduced_motion;
    age.seconds += time.delta_secs().min(0.1);
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let fresh = *shown != *menu.get();
    if fresh {
        *shown = *menu.get();
        age.seconds = 0.0;
    }
    if *menu.get() == Menu::None {
        return;
    }
    if age.opening() < 1.0 {
        ctx.request_repaint();
    }
    let focused = ctx.memory(|memory| memory.focused());
    if let Some(id) = focused.filter(|&id| !last.walks() && !is_written_in(ctx, id)) {
        // Who points has no use for the keyboard's place; two things would shine at once. A line to write in keeps it.
        ctx.memory_mut(|memory| memory.surrender_focus(id));
    }
    let lost = ctx.memory(|memory| memory.focused().is_none());
    let walked = ctx.input(|input| {
        [egui::Key::ArrowDown, egui::Key::ArrowUp, egui::Key::ArrowLeft, egui::Key::ArrowRight]
            .iter()
            .any(|&key| input.key_pressed(key))
    });
    if last.walks() && (fresh || (lost && walked)) {
        focus_first(ctx);
        // The press that brings the keyboard to the page does not lead on from there.
        ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
}

/// Whether this is a line to write in.
fn is_written_in(ctx: &egui::Context, id: egui::Id) -> bool {
    egui::TextEdit::load_state(ctx, id).is_some()
}

/// A page's row of buttons, of equal width; says which was pressed.
pub fn button_row(ui: &mut Ui, parts: &Parts, names: &[&str]) -> Option<usize> {
    let mut pressed = None;
    let places = columns(parts.footer, names.len(), 14.0);
    let width = places.first().map_or(0.0, |place| place.width().min(230.0));
    let size = size_together(ui, names.iter().copied(), width);
    for (index, (place, name)) in places.into_iter().zip(names).enumerate() {
        let place = egui::Rect::from_center_size(place.center(), egui::vec2(width, place.height()));
        if within(ui, name, place, |ui| button_with(ui, name, width, size)).clicked() {
            pressed = Some(index);
        }
    }
    pressed
}
