//! The statistics: games against computer players by strength, colour and rules, streaks, the fastest win.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::ai::Level;
use crate::game::{ClearStatistics, Menu, Score, Statistics, Summary};
use crate::rules::{Color, RuleSet};
use crate::ui::UiSystems;
use crate::ui::acts::Act;
use crate::ui::menus::page::{PageAge, button_row};
use crate::ui::paint::faded;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::text::{self, phrase, word};
use crate::ui::widgets::sheet::{Sheet, columns, scrolled};
use crate::ui::widgets::{aside, fitted, paragraph, subheading};

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Asking>();
    let here = in_state(Menu::Statistics);
    app.add_systems(OnEnter(Menu::Statistics), |mut asking: ResMut<Asking>| asking.0 = false);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// Whether it is being asked if everything shall be forgotten.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Asking(bool);

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    statistics: Res<Statistics>,
    mut asking: ResMut<Asking>,
    mut forget: MessageWriter<ClearStatistics>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let summary = statistics.summary();
    let title = word("statistics-title");
    let sheet = Sheet { name: "statistics", title, size: vec2(900.0, 560.0), alone: true, opening: age.opening() };
    sheet.show(ctx, |ui, parts| {
        if summary.games == 0 {
            scrolled(ui, "none", parts.body, |ui| paragraph(ui, word("statistics-none")));
        } else {
            let places = columns(parts.body, 2, 40.0);
            scrolled(ui, "left", places[0], |ui| school(ui, &summary));
            scrolled(ui, "right", places[1], |ui| rest(ui, &summary));
        }
        let names: &[&str] = match (asking.0, summary.games) {
            (_, 0) => &[word("back")],
            (false, _) => &[word("back"), word("statistics-forget")],
            (true, _) => &[word("statistics-keep"), word("statistics-really-forget")],
        };
        match button_row(ui, parts, names) {
            Some(0) if asking.0 => asking.0 = false,
            Some(0) => drop(acts.write(Act::Back)),
            Some(_) if asking.0 => {
                asking.0 = false;
                forget.write(ClearStatistics);
            }
            Some(_) => asking.0 = true,
            None => {}
        }
    });
}

fn school(ui: &mut Ui, summary: &Summary) {
    subheading(ui, word("statistics-by-strength"));
    for (level, score) in Level::ALL.into_iter().zip(summary.by_level) {
        line(ui, text::level(level), score);
    }
    ui.add_space(8.0);
    subheading(ui, word("statistics-by-colour"));
    for color in Color::ALL {
        line(ui, text::side(color), summary.by_color[color]);
    }
    ui.add_space(8.0);
    aside(ui, &phrase("statistics-streak", &[("now", summary.streak.into()), ("best", summary.best_streak.into())]));
    if let Some((turns, level)) = summary.fastest {
        let level = text::level(level);
        aside(ui, &phrase("statistics-fastest", &[("turns", turns.into()), ("level", level.into())]));
    }
}

fn rest(ui: &mut Ui, summary: &Summary) {
    subheading(ui, word("statistics-by-rules"));
    if summary.by_rules.is_empty() {
        aside(ui, word("statistics-no-school"));
    }
    for (rules, score) in &summary.by_rules {
        let title = rules.parse::<RuleSet>().map_or_else(|_| rules.clone(), |rules| text::rules::title(&rules));
        line(ui, &title, *score);
    }
    ui.add_space(8.0);
    subheading(ui, word("statistics-friends"));
    let Score { won, drawn, lost } = summary.friends;
    let counts = [("white", won.into()), ("drawn", drawn.into()), ("black", lost.into())];
    paragraph(ui, &phrase("statistics-friends-told", &counts));
    aside(ui, &phrase("statistics-games", &[("games", summary.games.into())]));
}

/// A name, a bar of games won, drawn and lost, and their numbers.
fn line(ui: &mut Ui, name: &str, score: Score) {
    let colors = palette(ui);
    let width = ui.available_width() - 14.0;
    let (_, row) = ui.allocate_space(vec2(width, 40.0));
    let at = pos2(row.left(), row.top() + 11.0);
    fitted(ui, name, Face::Body, 17.0, width * 0.52, at, Align2::LEFT_CENTER, colors.text);
    let Score { won, drawn, lost } = score;
    let result = phrase("statistics-score", &[("won", won.into()), ("drawn", drawn.into()), ("lost", lost.into())]);
    let at = pos2(row.right(), row.top() + 11.0);
    fitted(ui, &result, Face::Italic, 15.0, width * 0.46, at, Align2::RIGHT_CENTER, colors.faint);
    let bar = Rect::from_min_max(pos2(row.left(), row.top() + 25.0), pos2(row.right(), row.top() + 33.0));
    let games = score.games().max(1) as f32;
    let mut left = bar.left();
    let parts = [(won, faded(colors.accent, 0.85)), (drawn, faded(colors.line, 0.7)), (lost, faded(colors.text, 0.3))];
    for (count, color) in parts {
        let right = left + bar.width() * count as f32 / games;
        ui.painter().rect_filled(Rect::from_x_y_ranges(left..=right, bar.y_range()), 1.0, color);
        left = right;
    }
    ui.painter().rect_stroke(bar, 1, (0.8, faded(colors.line, 0.8)), bevy_egui::egui::StrokeKind::Middle);
}
