//! The settings. They write [`Preferences`] and nothing else.

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{PageAge, button_row};
use crate::game::Menu;
use crate::preferences::{Preferences, Quality};
use crate::ui::acts::Act;
use crate::ui::sheet::{Sheet, columns, scrolled};
use crate::ui::theme::{Hand, palette};
use crate::ui::widgets::{fitted, segments, slider, subheading, switch};
use crate::ui::{UiSystems, text};

/// Adds the page.
pub fn plugin(app: &mut App) {
    let here = in_state(Menu::Settings);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).after(super::turn_page).run_if(here));
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    mut preferences: ResMut<Preferences>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let mut wanted = preferences.clone();
    let sheet = Sheet {
        name: "settings",
        title: text::word("settings"),
        size: vec2(900.0, 500.0),
        alone: true,
        opening: age.opening(),
    };
    sheet.show(ctx, |ui, parts| {
        let places = columns(parts.body, 2, 40.0);
        scrolled(ui, "left", places[0], |ui| {
            picture(ui, &mut wanted);
        });
        scrolled(ui, "right", places[1], |ui| {
            sound(ui, &mut wanted);
            ui.add_space(8.0);
            play(ui, &mut wanted);
        });
        if button_row(ui, parts, &[text::word("back")]).is_some() {
            acts.write(Act::Back);
        }
    });
    preferences.set_if_neq(wanted);
}

fn picture(ui: &mut Ui, wanted: &mut Preferences) {
    subheading(ui, text::word("picture"));
    let qualities: Vec<(Quality, &str)> = Quality::ALL.into_iter().zip(text::qualities()).collect();
    let width = ui.available_width() - 12.0;
    segments(ui, text::word("quality"), &mut wanted.quality, &qualities, width);
    ui.add_space(4.0);
    row(ui, text::word("full-screen"), |ui, _| switch(ui, text::word("full-screen"), &mut wanted.full_screen));
    row(ui, text::word("vsync"), |ui, _| switch(ui, text::word("vsync"), &mut wanted.vsync));
    row(ui, text::word("coordinates"), |ui, _| switch(ui, text::word("coordinates"), &mut wanted.coordinates));
    row(ui, text::word("reduced-motion"), |ui, _| switch(ui, text::word("reduced-motion"), &mut wanted.reduced_motion));
    text_size(ui, wanted);
}

fn sound(ui: &mut Ui, wanted: &mut Preferences) {
    subheading(ui, text::word("sound"));
    for (name, value) in [
        (text::word("master-volume"), &mut wanted.master_volume),
        (text::word("effects-volume"), &mut wanted.effects_volume),
        (text::word("ambience-volume"), &mut wanted.ambience_volume),
    ] {
        row(ui, name, |ui, width| slider(ui, name, value, (0.0, 1.0, 0.05), width));
    }
}

fn play(ui: &mut Ui, wanted: &mut Preferences) {
    subheading(ui, text::word("play"));
    row(ui, text::word("pace"), |ui, width| {
        slider(ui, text::word("pace"), &mut wanted.animation_speed, (0.5, 3.0, 0.25), width)
    });
}

/// Text size changes when the slider is let go: everything, the slider too, changes its size with it.
fn text_size(ui: &mut Ui, wanted: &mut Preferences) {
    let id = ui.id().with("text size held");
    let mut value = ui.data(|data| data.get_temp(id)).unwrap_or(wanted.text_scale);
    row(ui, text::word("text-size"), |ui, width| {
        slider(ui, text::word("text-size"), &mut value, (0.8, 2.0, 0.1), width)
    });
    if ui.input(|input| input.pointer.any_down()) {
        ui.data_mut(|data| data.insert_temp(id, value));
    } else {
        ui.data_mut(|data| data.remove_temp::<f32>(id));
        wanted.text_scale = value;
    }
}

/// A name at the left and something to set it by at the right, which is told how much room there is.
fn row(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui, f32) -> bool) {
    let width = ui.available_width() - 12.0;
    let (_, rect) = ui.allocate_space(vec2(width, 34.0));
    let stem = width * 0.5;
    let color = palette(ui).text;
    fitted(ui, name, Hand::Body, 17.5, stem - 8.0, rect.left_center(), egui::Align2::LEFT_CENTER, color);
    let place = Rect::from_min_max(pos2(rect.left() + stem, rect.top() + 2.0), rect.max);
    let builder =
        egui::UiBuilder::new().id_salt(name).max_rect(place).layout(egui::Layout::right_to_left(egui::Align::Center));
    ui.scope_builder(builder, |ui| add(ui, place.width()));
}
