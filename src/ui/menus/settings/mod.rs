//! The settings, a tab for each kind. They ask for changes of the [`Preferences`] and of nothing else.

mod keys;

pub use keys::Listening;

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::page::{PageAge, button_row};
use crate::game::Menu;
use crate::preferences::{CameraManner, ChangePreferences, Language, Preferences, Quality};
use crate::ui::acts::Act;
use crate::ui::devices::LastDevice;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::text::settings as words;
use crate::ui::widgets::sheet::{Sheet, columns, scrolled, within};
use crate::ui::widgets::{fitted_lines, segments, slider, subheading, switch};
use crate::ui::{UiSystems, text};

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tab>().add_plugins(keys::plugin);
    let here = in_state(Menu::Settings);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// Which tab is turned up.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// Picture and camera.
    #[default]
    Picture,
    /// Sound and rumble.
    Sound,
    /// Language, text, help.
    Comfort,
    /// What the keys do.
    Keys,
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    mut tab: ResMut<Tab>,
    mut listening: ResMut<keys::Listening>,
    preferences: Res<Preferences>,
    mut changes: MessageWriter<ChangePreferences>,
    last: Res<LastDevice>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let (mut wanted, mut turned) = (preferences.clone(), *tab);
    let sheet = Sheet {
        name: "settings",
        title: text::word("settings"),
        size: vec2(900.0, 540.0),
        alone: true,
        opening: age.opening(),
    };
    sheet.show(ctx, |ui, parts| {
        let tabs = Rect::from_min_size(parts.body.min, vec2(parts.body.width(), 36.0));
        let width = tabs.width().min(620.0);
        within(ui, "leaves", Rect::from_center_size(tabs.center(), vec2(width, 36.0)), |ui| {
            let leaves = [
                (Tab::Picture, text::word("picture")),
                (Tab::Sound, text::word("sound")),
                (Tab::Comfort, text::word("comfort")),
                (Tab::Keys, text::word("keys")),
            ];
            segments(ui, text::word("settings"), &mut turned, &leaves, width);
        });
        let body = Rect::from_min_max(pos2(parts.body.left(), tabs.bottom() + 12.0), parts.body.max);
        match turned {
            Tab::Picture => two(ui, body, &mut wanted, [picture, camera]),
            Tab::Sound => two(ui, body, &mut wanted, [sound, play]),
            Tab::Comfort => two(ui, body, &mut wanted, [reading, help]),
            Tab::Keys => keys::show(ui, body, &mut wanted, &mut listening, *last == LastDevice::Pad),
        }
        if button_row(ui, parts, &[text::word("back")]).is_some() {
            acts.write(Act::Back);
        }
    });
    if turned != *tab {
        *listening = keys::Listening::default();
    }
    tab.set_if_neq(turned);
    changes.write_batch(ChangePreferences::between(&preferences, &wanted));
}

/// How many languages stand side by side.
const LANGUAGES_A_ROW: usize = 3;

/// Two columns, the second under a second list.
fn two(ui: &mut Ui, body: Rect, wanted: &mut Preferences, fill: [fn(&mut Ui, &mut Preferences); 2]) {
    for ((name, place), add) in ["left", "right"].into_iter().zip(columns(body, 2, 40.0)).zip(fill) {
        scrolled(ui, name, place, |ui| add(ui, wanted));
    }
}

fn picture(ui: &mut Ui, wanted: &mut Preferences) {
    subheading(ui, text::word("quality"));
    let qualities: Vec<(Quality, &str)> = Quality::ALL.into_iter().zip(text::qualities()).collect();
    let width = ui.available_width() - 12.0;
    segments(ui, text::word("quality"), &mut wanted.quality, &qualities, width);
    ui.add_space(6.0);
    subheading(ui, text::word("frame-cap"));
    let caps = [(30, "30"), (60, "60"), (120, "120"), (0, text::word("no-cap"))];
    segments(ui, text::word("frame-cap"), &mut wanted.frame_cap, &caps, width);
    ui.add_space(6.0);
    switch_row(ui, text::word("full-screen"), &mut wanted.full_screen);
    switch_row(ui, text::word("vsync"), &mut wanted.vsync);
}

fn camera(ui: &mut Ui, wanted: &mut Preferences) {
    subheading(ui, text::word("camera"));
    let manners: Vec<(CameraManner, &str)> = CameraManner::ALL.into_iter().map(|m| (m, words::camera(m))).collect();
    let width = ui.available_width() - 12.0;
    segments(ui, text::word("camera"), &mut wanted.camera, &manners, width);
    ui.add_space(6.0);
    switch_row(ui, text::word("coordinates"), &mut wanted.coordinates);
    switch_row(ui, text::word("reduced-motion"), &mut wanted.reduced_motion);
    row(ui, text::word("pace"), |ui, width| {
        slider(ui, text::word("pace"), &mut wanted.animation_speed, (0.5, 3.0, 0.25), width)
    });
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
    switch_row(ui, text::word("rumble"), &mut wanted.rumble);
}

fn reading(ui: &mut Ui, wanted: &mut Preferences) {
    subheading(ui, text::word("language"));
    let named = Language::offered().into_iter().map(|language| (Some(language), language.title()));
    let languages: Vec<(Option<Language>, &str)> =
        std::iter::once((None, text::word("language-system"))).chain(named).collect();
    let width = ui.available_width() - 12.0;
    for row in languages.chunks(LANGUAGES_A_ROW) {
        let width = width * row.len() as f32 / LANGUAGES_A_ROW as f32;
        segments(ui, text::word("language"), &mut wanted.language, row, width);
    }
    ui.add_space(6.0);
    subheading(ui, text::word("comfort"));
    text_size(ui, wanted);
    switch_row(ui, text::word("high-contrast"), &mut wanted.high_contrast);
}

fn help(ui: &mut Ui, wanted: &mut Preferences) {
    subheading(ui, text::word("play"));
    switch_row(ui, text::word("coach"), &mut wanted.coach);
    switch_row(ui, text::word("cards"), &mut wanted.cards);
    switch_row(ui, text::word("hints"), &mut wanted.hints);
    switch_row(ui, text::word("evaluation"), &mut wanted.evaluation);
    switch_row(ui, text::word("study"), &mut wanted.study);
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

/// A name and a switch.
fn switch_row(ui: &mut Ui, name: &str, on: &mut bool) {
    // A switch needs little room, and its name may be a sentence.
    roomy_row(ui, name, 66.0, |ui, _| switch(ui, name, on));
}

/// A name at the left and something to set it by at the right, which is told how much room there is.
fn row(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui, f32) -> bool) {
    let half = (ui.available_width() - 12.0) * 0.5;
    roomy_row(ui, name, half, add);
}

/// The same with so much room at the right.
fn roomy_row(ui: &mut Ui, name: &str, room: f32, add: impl FnOnce(&mut Ui, f32) -> bool) {
    let width = ui.available_width() - 12.0;
    let (_, rect) = ui.allocate_space(vec2(width, 34.0));
    let stem = width - room;
    let color = palette(ui).text;
    fitted_lines(ui, name, Face::Body, 17.5, stem - 8.0, rect.left_center(), egui::Align2::LEFT_CENTER, color);
    let place = Rect::from_min_max(pos2(rect.left() + stem, rect.top() + 2.0), rect.max);
    let builder =
        egui::UiBuilder::new().id_salt(name).max_rect(place).layout(egui::Layout::right_to_left(egui::Align::Center));
    ui.scope_builder(builder, |ui| add(ui, place.width()));
}
