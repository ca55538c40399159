//! What is written over the attract screen and while the program loads. Nothing here can be pressed: any press at all
//! leaves for the title.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Id, LayerId, Order, Painter, Pos2, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::UiSystems;
use super::paint::{faded, rule};
use super::text;
use super::theme::{Hand, SLATE};
use crate::game::{CurrentGame, Screen, Seats};
use crate::preferences::Preferences;

/// Adds the captions.
pub fn plugin(app: &mut App) {
    app.init_resource::<Curtain>();
    app.add_systems(EguiPrimaryContextPass, write_caption.in_set(UiSystems::Board).run_if(in_state(Screen::Attract)));
    app.add_systems(EguiPrimaryContextPass, draw_curtain.in_set(UiSystems::Pages));
}

/// The curtain before the scene is ready, from 1 (drawn) to 0 (gone).
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Curtain(f32);

impl Default for Curtain {
    fn default() -> Self {
        Self(1.0)
    }
}

fn write_caption(
    mut contexts: EguiContexts,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    time: Res<Time>,
    preferences: Res<Preferences>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let screen = ctx.viewport_rect();
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("attract")));
    shade_below(&painter, screen, 110.0);
    let breath = if preferences.reduced_motion { 1.0 } else { 0.72 + 0.28 * (time.elapsed_secs() * 1.6).sin() };
    let middle = screen.center().x;
    let ask = pos2(middle, screen.bottom() - 52.0);
    inscribed(&painter, ask, text::word("press-any-key"), Hand::Caps, 22.0, 1.5, faded(SLATE.text, breath));
    let players = text::demo(&seats, current.game().rules());
    let half = (screen.width() * 0.18).min(220.0);
    rule(&painter, egui::Rangef::new(middle - half, middle + half), screen.bottom() - 34.0, SLATE.line);
    inscribed(&painter, pos2(middle, screen.bottom() - 18.0), &players, Hand::Italic, 15.0, 0.2, SLATE.faint);
}

/// Darkens the lower edge, so that writing on it can be read over any scene.
fn shade_below(painter: &Painter, screen: Rect, height: f32) {
    let strip = Rect::from_min_max(pos2(screen.left(), screen.bottom() - height), screen.max);
    let dark = Color32::from_rgba_unmultiplied(14, 10, 6, 190);
    painter.add(egui::Shape::gradient_rect(strip, egui::Direction::BottomUp, [dark, Color32::TRANSPARENT]));
}

/// Letter-spaced writing in the middle of a line, with a soft shadow; says where it lies.
pub fn inscribed(painter: &Painter, at: Pos2, text: &str, hand: Hand, size: f32, spacing: f32, color: Color32) -> Rect {
    carved(painter, at, Align2::CENTER_CENTER, text, hand, size, spacing, color)
}

/// The same with any alignment.
#[expect(clippy::too_many_arguments, reason = "a drawing call: what, how, where")]
pub fn carved(
    painter: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    hand: Hand,
    size: f32,
    spacing: f32,
    color: Color32,
) -> Rect {
    let format = egui::TextFormat { extra_letter_spacing: spacing, ..egui::TextFormat::simple(hand.font(size), color) };
    let galley = painter.layout_job(egui::text::LayoutJob::single_section(text.to_owned(), format));
    // The space after the last letter is not part of the word.
    let seen = galley.size() - vec2(spacing, 0.0);
    let rect = align.anchor_size(at, seen);
    let alpha = f32::from(color.a()) / 255.0;
    let depth = (size * 0.035).max(0.8);
    for (off, strength) in
        [(vec2(0.0, 2.0), 0.55), (vec2(1.0, 1.0), 0.5), (vec2(-1.0, 1.2), 0.35), (vec2(0.0, 3.4), 0.25)]
    {
        let shade = Color32::from_black_alpha((255.0 * strength * alpha) as u8);
        painter.galley_with_override_text_color(rect.min + off * depth, galley.clone(), shade);
    }
    painter.galley(rect.min, galley, color);
    rect
}

fn draw_curtain(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    windows: Query<(), With<Window>>,
    mut curtain: ResMut<Curtain>,
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
    let alpha = curtain.0 * curtain.0 * (3.0 - 2.0 * curtain.0);
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("curtain")));
    let area = ctx.viewport_rect();
    painter.rect_filled(area, 0, faded(Color32::from_rgb(20, 16, 12), alpha));
    let (middle, size) = (area.center(), area.height().min(area.width() * 0.6) * 0.075);
    let gold = faded(SLATE.accent, alpha);
    let name = format!("{} {}", text::word("game-first"), text::word("game-second"));
    inscribed(&painter, middle - vec2(0.0, size * 0.7), &name, Hand::Stone, size, size * 0.16, gold);
    let half = size * 4.5;
    rule(
        &painter,
        egui::Rangef::new(middle.x - half, middle.x + half),
        middle.y + size * 0.35,
        faded(SLATE.line, alpha),
    );
    let below = middle + vec2(0.0, size * 0.95);
    inscribed(&painter, below, text::word("loading"), Hand::Italic, size * 0.36, 0.3, faded(SLATE.faint, alpha));
}
