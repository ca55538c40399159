//! A study on the board: each man that may move and each point that may be gone to bears a label that says what the turn is
//! worth, if the settings ask for it.

use bevy::prelude::*;
use bevy_egui::egui::{LayerId, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::game::{Choices, CurrentGame, Menu, Sight, Study, SwitchStudy, TurnPhase};
use crate::preferences::Preferences;
use crate::ui::paint::worth_label;
use crate::ui::{UiInput, UiSystems};

/// Adds the labels.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, follow_preference.in_set(UiInput::Acts));
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Study));
}

fn follow_preference(preferences: Res<Preferences>, study: Res<Study>, mut requests: MessageWriter<SwitchStudy>) {
    if study.is_wanted() != preferences.study {
        requests.write(SwitchStudy(preferences.study));
    }
}

/// How far below the middle of a man its label stands, in points.
const BELOW: f32 = 5.0;

fn show(
    mut contexts: EguiContexts,
    cameras: Query<&Camera, With<PrimaryEguiContext>>,
    menu: Res<State<Menu>>,
    phase: Res<TurnPhase>,
    (current, choices, sight): (Res<CurrentGame>, Res<Choices>, Res<Sight>),
    study: Res<Study>,
) {
    let Some((rules, position)) = study.position() else { return };
    let still = matches!(*phase, TurnPhase::Choosing | TurnPhase::Shown);
    if *menu.get() != Menu::None || !still || position != current.game().position() || rules != current.game().rules() {
        return;
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let scale = cameras.single().ok().and_then(Camera::target_scaling_factor).unwrap_or(1.0) / ctx.pixels_per_point();
    let painter = ctx.layer_painter(LayerId::background());
    for (point, worth) in study.labels(choices.lifted) {
        if let Some(Some(at)) = sight.places.get(point.index()) {
            worth_label(&painter, pos2(at.x, at.y) * scale + vec2(0.0, BELOW), worth);
        }
    }
}
