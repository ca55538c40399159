//! A new game: opponent, strength, colours, rules.

mod letters;
mod lot;

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use lot::pick_a_hand;

use super::page::{PageAge, button_row};
use crate::ai::Level;
use crate::game::{Menu, TimeControl};
use crate::preferences::{ChangePreferences, Preferences};
use crate::rules::{Color, Preset};
use crate::ui::acts::Act;
use crate::ui::devices::LastDevice;
use crate::ui::game_plan::{ChooseRules, ChosenRules, GamePlan, Opponent, Pick, PlanGame};
use crate::ui::paint::board_preview;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::text::{self, rules as words};
use crate::ui::widgets::sheet::{Sheet, scrolled, within};
use crate::ui::widgets::{aside, name_button, segments, subheading, text_field};
use crate::ui::{UiSystems, paint};

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.add_plugins((letters::plugin, lot::plugin));
    let here = in_state(Menu::NewGame);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    preferences: Res<Preferences>,
    mut changes: MessageWriter<ChangePreferences>,
    (plan, mut plans): (Res<GamePlan>, MessageWriter<PlanGame>),
    (chosen, mut choices): (Res<ChosenRules>, MessageWriter<ChooseRules>),
    last: Res<LastDevice>,
    mut acts: MessageWriter<Act>,
) {
    // With a pad or a finger in the hand, names are written on a board of letters.
    let by_letters = matches!(*last, LastDevice::Pad | LastDevice::Touch);
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let (mut next, mut rules, mut names) = (*plan, chosen.0, preferences.names.clone());
    let title = match next.opponent {
        Opponent::Computer => text::word("play-school"),
        Opponent::Friend => text::word("play-friend"),
        Opponent::Watch => text::word("watch"),
    };
    let sheet = Sheet { name: "new game", title, size: vec2(900.0, 560.0), alone: true, opening: age.opening() };
    sheet.show(ctx, |ui, parts| {
        let split = parts.body.left() + parts.body.width() * 0.56;
        let left = Rect::from_min_max(parts.body.min, pos2(split - 18.0, parts.body.bottom()));
        let right = Rect::from_min_max(pos2(split + 14.0, parts.body.top()), parts.body.max);
        scrolled(ui, "choices", left, |ui| {
            if let Some(person) = choose_players(ui, &mut next, &mut names, by_letters) {
                acts.write(Act::Open(Menu::Name(person)));
            }
        });
        let line = palette(ui).line;
        ui.painter().vline(split - 2.0, parts.body.y_range(), egui::Stroke::new(0.8, paint::faded(line, 0.6)));
        within(ui, "rules", right, |ui| choose_rules(ui, right, &mut rules));
        match button_row(ui, parts, &[text::word("back"), text::word("choose-rules"), text::word("begin")]) {
            Some(0) => drop(acts.write(Act::Back)),
            Some(1) => drop(acts.write(Act::Open(Menu::Rules))),
            Some(_) => drop(acts.write(Act::Begin)),
            None => {}
        }
    });
    if preferences.names != names {
        changes.write_batch(ChangePreferences::by(&preferences, |wanted| wanted.names = names));
    }
    if next != *plan {
        plans.write(PlanGame(next));
    }
    if rules != chosen.0 {
        choices.write(ChooseRules(rules));
    }
}

/// Who plays; says whose name is to be written on the board of letters, if one is.
fn choose_players(ui: &mut Ui, plan: &mut GamePlan, names: &mut [String; 2], by_letters: bool) -> Option<u8> {
    let mut wanted = None;
    let width = ui.available_width() - 12.0;
    let sides =
        [(Pick::White, text::word("white")), (Pick::Black, text::word("black")), (Pick::Lot, text::word("by-lot"))];
    let levels = Level::ALL.map(|level| (level, text::level(level)));
    match plan.opponent {
        Opponent::Computer => {
            subheading(ui, text::word("strength"));
            segments(ui, text::word("strength"), &mut plan.level, &levels, width);
            aside(ui, text::level_says(plan.level));
            ui.add_space(14.0);
            subheading(ui, text::word("your-colour"));
            segments(ui, text::word("your-colour"), &mut plan.own, &sides, width);
            aside(ui, text::own_says(plan.own == Pick::White, plan.own == Pick::Black));
        }
        Opponent::Friend => {
            let half = (width - 12.0) / 2.0;
            ui.horizontal(|ui| {
                let headings = [text::word("name-first"), text::word("name-second")];
                for ((person, heading), name) in (0..).zip(headings).zip(names) {
                    ui.vertical(|ui| {
                        ui.set_width(half);
                        aside(ui, heading);
                        let hint = text::word("name-hint");
                        if !by_letters {
                            text_field(ui, heading, name, hint, half);
                        } else if name_button(ui, heading, name, hint, half).clicked() {
                            wanted = Some(person);
                        }
                    });
                }
            });
            ui.add_space(6.0);
            subheading(ui, text::word("who-begins"));
            segments(ui, text::word("who-begins"), &mut plan.first, &sides, width);
        }
        Opponent::Watch => {
            for (name, level) in [text::word("white"), text::word("black")].into_iter().zip(plan.watched.values_mut()) {
                subheading(ui, name);
                segments(ui, name, level, &levels, width);
                aside(ui, text::level_says(*level));
                ui.add_space(10.0);
            }
        }
    }
    if plan.opponent != Opponent::Watch {
        ui.add_space(8.0);
        choose_conditions(ui, plan, width);
    }
    wanted
}

/// Clocks, and a start for the weaker side.
fn choose_conditions(ui: &mut Ui, plan: &mut GamePlan, width: f32) {
    subheading(ui, text::word("clock"));
    let label = |(minutes, increment): (u16, u16)| {
        text::phrase(
            "clock-label",
            &[("minutes", u32::from(minutes).into()), ("increment", u32::from(increment).into())],
        )
    };
    let labels = CLOCKS.map(label);
    let clocks = CLOCKS
        .iter()
        .zip(&labels)
        .map(|(&(minutes, increment), label)| (Some(TimeControl { minutes, increment }), label.as_str()));
    let clocks: Vec<_> = [(None, text::word("no-clock"))].into_iter().chain(clocks).collect();
    segments(ui, text::word("clock"), &mut plan.clock, &clocks, width);
    if plan.clock.is_some() {
        aside(ui, text::word("clock-says"));
    }
    ui.add_space(6.0);
    subheading(ui, text::word("handicap"));
    let given = [(Color::White, 1), (Color::White, 2), (Color::Black, 1), (Color::Black, 2)];
    let labels = given.map(|(color, men): (Color, u8)| {
        text::phrase("handicap-label", &[("who", text::side(color).into()), ("men", u32::from(men).into())])
    });
    let starts = given.into_iter().zip(&labels).map(|(given, label)| (Some(given), label.as_str()));
    let starts: Vec<_> = [(None, text::word("no-handicap"))].into_iter().chain(starts).collect();
    segments(ui, text::word("handicap"), &mut plan.handicap, &starts, width);
    if let Some((color, men)) = plan.handicap {
        let values = [("who", text::side(color).into()), ("men", u32::from(men).into())];
        aside(ui, &text::phrase("handicap-says", &values));
    }
}

/// Minutes a side and seconds a turn.
const CLOCKS: [(u16, u16); 4] = [(3, 2), (5, 5), (10, 5), (20, 10)];

/// The rules with their board; the arrows go from preset to preset.
fn choose_rules(ui: &mut Ui, place: Rect, rules: &mut crate::rules::RuleSet) {
    let width = ui.available_width();
    subheading(ui, text::word("rules-in-use"));
    let side = (place.height() - 120.0).clamp(90.0, 250.0).min(width);
    let (_, board) = ui.allocate_space(vec2(width, side));
    let palette = palette(ui);
    board_preview(ui.painter(), board, rules, palette.text, palette.fill);
    let now = Preset::ALL.iter().position(|preset| preset.rules() == *rules);
    let count = Preset::ALL.len();
    for (name, forward, x) in [
        (text::word("preset-before"), false, board.left() + 16.0),
        (text::word("preset-after"), true, board.right() - 16.0),
    ] {
        let rect = Rect::from_center_size(pos2(x, board.center().y), vec2(32.0, 44.0));
        if arrow(ui, name, rect, forward) {
            let index = match (now, forward) {
                (Some(index), true) => (index + 1) % count,
                (Some(index), false) => (index + count - 1) % count,
                (None, _) => 0,
            };
            *rules = Preset::ALL[index].rules();
        }
    }
    ui.vertical_centered(|ui| {
        ui.label(Face::Strong.text(18.0, words::title(rules)));
    });
    let said = now.map_or(text::word("house-rules-say"), |index| words::preset_short(Preset::ALL[index]));
    ui.vertical_centered(|ui| aside(ui, said));
}

/// An arrow that goes to the preset before or after.
fn arrow(ui: &Ui, name: &str, rect: Rect, forward: bool) -> bool {
    use crate::ui::widgets::{is_lit, touch};
    let response = touch(ui, rect, name, egui::WidgetType::Button, egui::Sense::click());
    let palette = palette(ui);
    let color = if is_lit(ui, &response) { palette.accent } else { palette.faint };
    let toward = if forward { 1.0 } else { -1.0 };
    let tip = rect.center() + vec2(7.0 * toward, 0.0);
    let points = vec![tip + vec2(-12.0 * toward, -12.0), tip, tip + vec2(-12.0 * toward, 12.0)];
    ui.painter().line(points, egui::Stroke::new(2.2, color));
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 2, egui::Stroke::new(1.6, palette.focus), egui::StrokeKind::Outside);
    }
    response.clicked()
}
