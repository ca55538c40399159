//! The tab where keys get their work: choose a line, press a key.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, EventFilter, Rect, Sense, Ui, WidgetType, pos2, vec2};

use crate::game::Menu;
use crate::preferences::{ChangePreferences, Deed, KeyMap, PAD_BUTTONS, PadMap, Preferences, written};
use crate::ui::UiInput;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{PadButton, carved_button, pad_button};
use crate::ui::text::{self, settings as words};
use crate::ui::widgets::sheet::{columns, scrolled};
use crate::ui::widgets::{aside, button, fitted, is_lit, touch};

/// Adds the ear.
pub fn plugin(app: &mut App) {
    let there = resource_exists::<ButtonInput<KeyCode>>;
    app.add_systems(Update, hear.in_set(UiInput::Binding).run_if(there));
    app.add_systems(OnExit(Menu::Settings), |mut listening: ResMut<Listening>| *listening = Listening::default());
}

/// The deed that waits for its key.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Listening {
    deed: Option<Deed>,
    heard: bool,
}

impl Listening {
    /// Whether the keys of this frame belong to the settings and to nobody else.
    pub const fn takes_keys(self) -> bool {
        self.deed.is_some() || self.heard
    }
}

/// The next key pressed is the deed's, or the next button of a pad; Escape leaves it as it is.
fn hear(
    mut keyboard: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    mut listening: ResMut<Listening>,
    preferences: Res<Preferences>,
    mut changes: MessageWriter<ChangePreferences>,
) {
    listening.heard = false;
    if let Some(deed) = listening.deed {
        let pressed = PAD_BUTTONS.iter().find(|(button, _)| pads.iter().any(|pad| pad.just_pressed(*button)));
        if let Some(&(button, _)) = pressed {
            *listening = Listening { deed: None, heard: true };
            let bind = |wanted: &mut Preferences| {
                wanted.pads.set(deed, button);
            };
            changes.write_batch(ChangePreferences::by(&preferences, bind));
        }
    }
    for event in keyboard.read() {
        let Some(deed) = listening.deed else { continue };
        if event.state != ButtonState::Pressed || event.repeat {
            continue;
        }
        let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
        let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let Some(key) = written(&event.logical_key, control, shift) else { continue };
        *listening = Listening { deed: None, heard: true };
        if key != "Escape" || deed == Deed::Menu {
            changes.write_batch(ChangePreferences::by(&preferences, |wanted| wanted.keys.set(deed, &key)));
        }
    }
}

/// Draws the tab.
pub fn show(ui: &mut Ui, body: Rect, wanted: &mut Preferences, listening: &mut Listening, pad: bool) {
    let places = columns(body, 2, 36.0);
    if pad {
        scrolled(ui, "buttons", places[0], |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            // The cross, the sticks and the triggers keep their work.
            Deed::ALL.into_iter().filter(|&deed| PadMap::can_have(deed)).for_each(|deed| {
                line(ui, deed, wanted, listening, true);
            });
        });
        scrolled(ui, "what buttons do", places[1], |ui| {
            aside(ui, text::word("buttons-say"));
            ui.add_space(6.0);
            aside(ui, text::word("pads-say"));
            ui.add_space(10.0);
            let width = (ui.available_width() - 12.0).min(260.0);
            if button(ui, text::word("usual-buttons"), width).clicked() {
                wanted.pads = PadMap::default();
            }
        });
        return;
    }
    let half = Deed::ALL.len().div_ceil(2);
    for (place, deeds) in places.into_iter().zip(Deed::ALL.chunks(half)) {
        let last = deeds.len() < half;
        scrolled(ui, if last { "more keys" } else { "keys" }, place, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            for &deed in deeds {
                line(ui, deed, wanted, listening, false);
            }
            if last {
                ui.add_space(4.0);
                let width = (ui.available_width() - 12.0).min(230.0);
                if button(ui, text::word("usual-keys"), width).clicked() {
                    wanted.keys = KeyMap::default();
                }
            } else {
                aside(ui, text::word("keys-say"));
                aside(ui, text::word("pads-say"));
            }
        });
    }
}

/// A deed and its keys, or its button on a pad; pressed, it waits for another.
fn line(ui: &mut Ui, deed: Deed, wanted: &Preferences, listening: &mut Listening, pad: bool) {
    let keys = &wanted.keys;
    let width = ui.available_width() - 12.0;
    let (_, rect) = ui.allocate_space(vec2(width, 31.0));
    let waits = listening.deed == Some(deed);
    let response = touch(ui, rect, words::deed(deed), WidgetType::Button, Sense::click());
    let palette = palette(ui);
    let stem = rect.left() + width * 0.56;
    let lit = is_lit(ui, &response);
    fitted(
        ui,
        words::deed(deed),
        Face::Body,
        17.0,
        stem - rect.left() - 8.0,
        rect.left_center(),
        Align2::LEFT_CENTER,
        if lit { palette.accent } else { palette.text },
    );
    let cap = Rect::from_min_max(pos2(stem, rect.top() + 1.0), pos2(rect.right(), rect.bottom() - 1.0));
    let focus = f32::from(u8::from(response.has_focus()));
    carved_button(ui.painter(), cap, palette, f32::from(u8::from(lit)), f32::from(u8::from(waits)), focus);
    let sign = PadButton::of(deed, &wanted.pads).filter(|_| pad && !waits);
    let shown = if waits {
        if pad { text::word("press-a-button").to_owned() } else { text::word("press-a-key").to_owned() }
    } else if pad {
        if sign.is_some() { String::new() } else { "–".to_owned() }
    } else {
        let all: Vec<String> = keys.keys(deed).iter().map(|key| words::key(key)).collect();
        if all.is_empty() { text::word("not-bound").to_owned() } else { all.join(" · ") }
    };
    let color = if waits { palette.accent } else { palette.text };
    let face = if waits { Face::Italic } else { Face::Body };
    if let Some(sign) = sign {
        pad_button(ui.painter(), sign, cap.center(), 18.0, color);
    }
    fitted(ui, &shown, face, 16.5, cap.width() - 14.0, cap.center(), Align2::CENTER_CENTER, color);
    if waits && response.has_focus() {
        // The arrows are keys like others now.
        let all = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, all));
    }
    if response.clicked() && !listening.heard {
        listening.deed = if waits { None } else { Some(deed) };
    }
}
