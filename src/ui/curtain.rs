//! The loading screen: a curtain over the scene with the name of the game and the progress.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Id, LayerId, Order, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{UiSystems, text};
use crate::game::{Readiness, Screen};
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{ease, faded, inscribed, rule};

/// Adds the curtain.
pub fn plugin(app: &mut App) {
    app.init_resource::<Curtain>();
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Curtain));
}

/// The curtain before the scene is ready, from 1 (drawn) to 0 (gone).
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Curtain(f32);

impl Default for Curtain {
    fn default() -> Self {
        Self(1.0)
    }
}

fn draw(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    windows: Query<(), With<Window>>,
    readiness: Res<Readiness>,
    mut curtain: ResMut<Curtain>,
    mut shown: Local<f32>,
) {
    if *screen.get() == Screen::Loading {
        curtain.0 = 1.0;
    } else if curtain.0 <= 0.0 || windows.is_empty() {
        // A picture without a window shows the scene from its first moment.
        curtain.0 = 0.0;
        return;
    } else {
        curtain.0 = (curtain.0 - time.delta_secs().min(0.1) / 0.7).max(0.0);
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let alpha = ease(curtain.0);
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("curtain")));
    let area = ctx.viewport_rect();
    painter.rect_filled(area, 0, faded(Color32::from_rgb(20, 16, 12), alpha));
    let (middle, size) = (area.center(), area.height().min(area.width() * 0.6) * 0.075);
    let gold = faded(SLATE.accent, alpha);
    let name = format!("{} {}", text::word("game-first"), text::word("game-second"));
    inscribed(&painter, middle - vec2(0.0, size * 0.7), &name, Face::Stone, size, size * 0.16, gold);
    let half = size * 4.5;
    rule(
        &painter,
        egui::Rangef::new(middle.x - half, middle.x + half),
        middle.y + size * 0.35,
        faded(SLATE.line, alpha),
    );
    // The line under the name is a groove that fills with light.
    *shown += (readiness.share() - *shown) * (time.delta_secs() * 5.0).min(1.0);
    let groove = egui::Rangef::new(middle.x - half, middle.x - half + 2.0 * half * shown.clamp(0.0, 1.0));
    painter.hline(groove, middle.y + size * 0.35, egui::Stroke::new((size * 0.05).max(1.5), gold));
    let below = middle + vec2(0.0, size * 0.95);
    inscribed(&painter, below, text::word("loading"), Face::Italic, size * 0.36, 0.3, faded(SLATE.faint, alpha));
}
