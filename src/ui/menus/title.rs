//! The title: the game's name like an inscription over the scene, and what one may do.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::page::PageAge;
use crate::game::{Menu, Screen, Storage, Weather};
use crate::ui::accessibility::describe;
use crate::ui::acts::Act;
use crate::ui::game_plan::{ChosenRules, Opponent};
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{carved, faded, rule};
use crate::ui::widgets::sheet::{panel, within};
use crate::ui::widgets::{title_entry, title_hand, title_size};
use crate::ui::{UiSystems, text};

/// Adds the title.
pub fn plugin(app: &mut App) {
    let here = in_state(Screen::Title).and_then(in_state(Menu::Main));
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// The ways to play, large: the key of each one's name, and what it does.
const PLAY: [(&str, Act); 4] = [
    ("continue-game", Act::Resume),
    ("play-school", Act::SetUp(Opponent::Computer)),
    ("play-friend", Act::SetUp(Opponent::Friend)),
    ("watch", Act::SetUp(Opponent::Watch)),
];

/// Everything else, in a second column.
const MORE: [(&str, Act); 7] = [
    ("learn", Act::Open(Menu::Learn)),
    ("puzzles", Act::Open(Menu::Puzzles)),
    ("library", Act::Open(Menu::Library)),
    ("set-up", Act::Open(Menu::SetUp)),
    ("rules", Act::Open(Menu::Rules)),
    ("settings", Act::Open(Menu::Settings)),
    ("quit", Act::Quit),
];

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    chosen: Res<ChosenRules>,
    weather: Res<Weather>,
    storage: Res<Storage>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let screen = ctx.viewport_rect();
    panel(ctx, "title", Order::Foreground, screen, |ui| {
        ui.set_opacity(age.opening());
        let painter = ui.painter().clone();
        let ground = painter.add(egui::Shape::Noop);
        let left = screen.left() + screen.width() * 0.065;
        let width = (screen.width() * 0.36).clamp(280.0, 470.0);
        let unit = screen.height() / 720.0;
        let mut y = screen.top() + 0.115 * screen.height();
        let size = (width / 8.2).min(62.0 * unit.max(0.7));
        let ivory = Color32::from_rgb(250, 240, 218);
        describe::page(ui);
        let name = format!("{} {}", text::word("game-first"), text::word("game-second"));
        describe::heading(ui, Rect::from_min_size(pos2(left, y - size), vec2(width, 2.4 * size)), &name);
        for line in [text::word("game-first"), text::word("game-second")] {
            let at = pos2(left, y);
            let drawn = carved(&painter, at, Align2::LEFT_CENTER, line, Face::Stone, size, size * 0.12, ivory);
            y = drawn.center().y + size * 1.12;
        }
        let under = y - size * 0.38;
        rule(&painter, egui::Rangef::new(left, left + width * 0.86), under, SLATE.accent);
        let motto_at = pos2(left, under + 20.0);
        let motto = if weather.raining { text::word("titania-line") } else { text::word("motto") };
        carved(&painter, motto_at, Align2::LEFT_CENTER, motto, Face::Italic, 16.0, 0.2, SLATE.faint);
        let top = under + 44.0;
        let low = screen.bottom() - 0.075 * screen.height();
        let play = PLAY.iter().filter(|(_, act)| *act != Act::Resume || storage.waiting().is_some());
        let half = width * 0.62;
        let size = ((low - top) / PLAY.len() as f32).min(50.0);
        // The ways to play are the largest: their column is as wide as their words, within reason.
        let wide = |text: &str| painter.layout_no_wrap(text.to_owned(), title_hand(size), ivory).size().x;
        let longest = play.clone().map(|&(key, _)| wide(text::word(key))).fold(0.0, f32::max);
        let first = (longest + 44.0).clamp(half, (screen.width() * 0.36).max(half));
        let list = Rect::from_min_size(pos2(left - 22.0, top), vec2(first, size * PLAY.len() as f32));
        entries(ui, "play", list, size, play, &mut acts);
        let size = ((low - top) / MORE.len() as f32).min(38.0);
        let list = Rect::from_min_size(pos2(left + first, top), vec2(half, size * MORE.len() as f32));
        entries(ui, "more", list, size, MORE.iter(), &mut acts);
        painter.set(ground, shade(screen, list.right()));
        let rules = text::phrase("rules-in-use-are", &[("rules", text::rules::title(&chosen.0).into())]);
        let at = pos2(left, screen.bottom() - 22.0);
        let drawn = carved(&painter, at, Align2::LEFT_CENTER, &rules, Face::Italic, 15.0, 0.2, faded(SLATE.faint, 0.9));
        describe::label(ui, drawn, &rules);
    });
}

/// A column of entries, each so high.
fn entries<'a>(
    ui: &mut egui::Ui,
    column: &str,
    list: Rect,
    each: f32,
    entries: impl Iterator<Item = &'a (&'static str, Act)> + Clone,
    acts: &mut MessageWriter<Act>,
) {
    let words = entries.clone().map(|&(key, _)| text::word(key));
    let size = title_size(ui, words, list.width(), each);
    within(ui, column, list, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for &(key, act) in entries {
            if title_entry(ui, text::word(key), (list.width(), each), size).clicked() {
                acts.write(act);
            }
        }
    });
}

/// Dusk over the left of the scene, where the writing stands: its columns end at `written`.
fn shade(screen: Rect, written: f32) -> egui::Shape {
    let dusk = |alpha: u8| Color32::from_rgba_unmultiplied(18, 12, 7, alpha);
    let width = screen.width();
    let end = (screen.left() + 0.62 * width).max(written + 0.08 * width);
    let across = end - 0.36 * width;
    let deep = Rect::from_min_max(screen.min, pos2(across, screen.bottom()));
    let thin = Rect::from_min_max(pos2(across, screen.top()), pos2(end, screen.bottom()));
    egui::Shape::Vec(vec![
        egui::Shape::gradient_rect(deep, egui::Direction::LeftToRight, [dusk(214), dusk(170)]),
        egui::Shape::gradient_rect(thin, egui::Direction::LeftToRight, [dusk(170), dusk(0)]),
    ])
}
