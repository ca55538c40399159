//! The game rests.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::page::PageAge;
use crate::game::{CurrentGame, Menu, Occasion, Seats};
use crate::ui::acts::Act;
use crate::ui::game_plan::Opponent;
use crate::ui::widgets::button;
use crate::ui::widgets::sheet::{Sheet, within};
use crate::ui::{UiSystems, text};

/// Adds the page.
pub fn plugin(app: &mut App) {
    let here = in_state(Menu::Pause);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let again = match seats.humans() {
        0 => Opponent::Watch,
        1 => Opponent::Computer,
        _ => Opponent::Friend,
    };
    let on = current.verdict().is_none() && current.occasion() == Occasion::Match;
    let entries = [
        (text::word("continue"), Act::Back, true),
        (text::word("take-back"), Act::Undo, current.can_undo()),
        (text::word("offer-draw"), Act::OfferDraw, on && seats.humans() > 0),
        (text::word("give-up"), Act::Open(Menu::GiveUp), on && seats.humans() > 0),
        (text::word("new-game"), Act::SetUp(again), true),
        (text::word("library-export"), Act::Open(Menu::Save), true),
        (text::word("rules"), Act::Open(Menu::Rules), true),
        (text::word("settings"), Act::Open(Menu::Settings), true),
        (text::word("to-title"), Act::ToTitle, true),
    ];
    let step = 44.0f32.min((ctx.viewport_rect().height() - 150.0) / entries.len() as f32);
    let size = vec2(380.0, 142.0 + step * entries.len() as f32);
    let sheet = Sheet { name: "pause", title: text::word("pause"), size, alone: true, opening: age.opening() };
    sheet.show(ctx, |ui, parts| {
        let list = Rect::from_min_max(parts.body.min, pos2(parts.body.right(), parts.footer.bottom()));
        within(ui, "entries", list, |ui| {
            ui.spacing_mut().item_spacing.y = step - 38.0;
            for (name, act, enabled) in entries {
                let width = list.width();
                if ui.add_enabled_ui(enabled, |ui| button(ui, name, width)).inner.clicked() {
                    acts.write(act);
                    if act == Act::Undo {
                        acts.write(Act::Close);
                    }
                }
            }
        });
    });
}
