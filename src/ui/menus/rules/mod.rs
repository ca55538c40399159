//! The rules page: the presets as slabs, what is special about each, every field, and how the game goes.

mod fields;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Sense, Ui, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::learn::ShowHistory;
use super::page::{PageAge, button_row};
use crate::game::{Menu, Screen};
use crate::rules::{Preset, RuleSet};
use crate::ui::UiSystems;
use crate::ui::accessibility::describe;
use crate::ui::acts::Act;
use crate::ui::game_plan::{ChooseRules, ChosenRules};
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{board_preview, carved_button, faded, lozenge};
use crate::ui::text::{self, rules as words};
use crate::ui::widgets::sheet::{Sheet, scrolled, within};
use crate::ui::widgets::{aside, button, fitted, fitting_size, is_lit, paragraph, ruled, segments, subheading, touch};

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tab>();
    let here = in_state(Menu::Rules);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// Which tab of the page is turned up.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// The presets as slabs.
    #[default]
    Games,
    /// How the game goes.
    HowToPlay,
    /// Each rule by itself.
    Fields,
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    (mut tab, mut field): (ResMut<Tab>, Local<usize>),
    chosen: Res<ChosenRules>,
    mut choices: MessageWriter<ChooseRules>,
    mut history: MessageWriter<ShowHistory>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let (mut turned, mut rules) = (*tab, chosen.0);
    let sheet = Sheet {
        name: "rules",
        title: text::word("rules"),
        size: vec2(1060.0, 660.0),
        alone: true,
        opening: age.opening(),
    };
    sheet.show(ctx, |ui, parts| {
        let tabs = Rect::from_min_size(parts.body.min, vec2(parts.body.width(), 36.0));
        let width = tabs.width().min(620.0);
        let middle = Rect::from_center_size(tabs.center(), vec2(width, 36.0));
        within(ui, "leaves", middle, |ui| {
            let leaves = [
                (Tab::Games, text::word("the-games")),
                (Tab::Fields, text::word("every-rule")),
                (Tab::HowToPlay, text::word("how-to-play")),
            ];
            segments(ui, text::word("rules"), &mut turned, &leaves, width);
        });
        let body = Rect::from_min_max(pos2(parts.body.left(), tabs.bottom() + 10.0), parts.body.max);
        match turned {
            Tab::Games => {
                let split = body.left() + body.width() * 0.44;
                let slabs = Rect::from_min_max(body.min, pos2(split - 10.0, body.bottom()));
                let side = Rect::from_min_max(pos2(split + 12.0, body.top()), body.max);
                scrolled(ui, "slabs", slabs, |ui| choose(ui, slabs.height(), &mut rules));
                let mut asked = false;
                scrolled(ui, "summary", side, |ui| asked = tell(ui, &rules, *screen.get() == Screen::Playing));
                if asked {
                    history.write(ShowHistory(rules.nearest_preset()));
                    acts.write(Act::Open(Menu::Learn));
                }
            }
            Tab::HowToPlay => scrolled(ui, "how", body, explain),
            Tab::Fields => fields::show(ui, body, &mut rules, &mut field, time.elapsed_secs()),
        }
        if button_row(ui, parts, &[text::word("back")]).is_some() {
            acts.write(Act::Back);
        }
    });
    tab.set_if_neq(turned);
    if rules != chosen.0 {
        choices.write(ChooseRules(rules));
    }
}

/// The presets as slabs, two in a row, all in sight where the page is high enough.
fn choose(ui: &mut Ui, page: f32, rules: &mut RuleSet) {
    let gap = 10.0;
    let width = (ui.available_width() - 14.0 - gap) / 2.0;
    let rows = Preset::ALL.len().div_ceil(2) as f32;
    let height = ((page - 1.0) / rows - ui.spacing().item_spacing.y).clamp(92.0, 150.0);
    let captions = Preset::ALL.map(words::preset_caption);
    let size = fitting_size(ui, captions, Face::Caps, 16.5, width - 24.0);
    for pair in Preset::ALL.chunks(2) {
        let (_, row) = ui.allocate_space(vec2(2.0 * width + gap, height));
        for (place, &preset) in pair.iter().enumerate() {
            let min = row.min + vec2((width + gap) * place as f32 + 4.0, 0.0);
            let rect = Rect::from_min_size(min, vec2(width, height)).shrink(3.0);
            if slab(ui, preset, rect, size, preset.rules() == *rules) {
                *rules = preset.rules();
            }
        }
    }
}

fn slab(ui: &Ui, preset: Preset, rect: Rect, size: f32, chosen: bool) -> bool {
    let response = touch(ui, rect, words::preset_title(preset), WidgetType::RadioButton, Sense::click());
    describe::choice(ui, &response, words::preset_title(preset), chosen);
    if !ui.is_rect_visible(rect) {
        return false;
    }
    let over = is_lit(ui, &response);
    let hover = ui.ctx().animate_bool_with_time(response.id.with("hover"), over, 0.09);
    let held = ui.ctx().animate_bool_with_time(response.id.with("held"), chosen, 0.12);
    let palette = palette(ui);
    let focus = f32::from(u8::from(response.has_focus()));
    carved_button(ui.painter(), rect, palette, hover, held, focus);
    let caption = 26.0;
    let board = Rect::from_min_max(rect.min + vec2(8.0, 8.0), pos2(rect.right() - 8.0, rect.bottom() - caption));
    board_preview(ui.painter(), board, &preset.rules(), palette.text, palette.fill);
    let color = palette.text.lerp_to_gamma(palette.accent, hover.max(held));
    let at = pos2(rect.center().x, rect.bottom() - caption / 2.0 - 1.0);
    let drawn = fitted(
        ui,
        words::preset_caption(preset),
        Face::Caps,
        size,
        rect.width() - 18.0,
        at,
        Align2::CENTER_CENTER,
        color,
    );
    for side in [(drawn.left() - 9.0).max(rect.left() + 5.0), (drawn.right() + 9.0).min(rect.right() - 5.0)] {
        lozenge(ui.painter(), pos2(side, at.y), vec2(3.4, 3.4) * held, faded(palette.accent, held));
    }
    response.clicked()
}

/// What is special about the rules chosen, and all of them; whether the history of the board was asked for.
fn tell(ui: &mut Ui, rules: &RuleSet, playing: bool) -> bool {
    ui.set_max_width(ui.available_width() - 14.0);
    let preset = Preset::ALL.into_iter().find(|preset| preset.rules() == *rules);
    subheading(ui, &text::rules::title(&rules));
    paragraph(ui, preset.map_or(text::word("house-rules-say"), words::preset_says));
    if playing {
        aside(ui, text::word("next-game-only"));
    }
    ui.add_space(4.0);
    let wide = ui.available_width().min(300.0);
    let asked = button(ui, text::word("chronicle"), wide).clicked();
    ruled(ui);
    subheading(ui, text::word("every-rule"));
    let palette = palette(ui);
    let width = ui.available_width();
    let stem = (width * 0.42).min(190.0);
    for (name, value, special) in words::fields(rules) {
        let color = if special { palette.accent } else { palette.text };
        let face = if special { Face::Strong } else { Face::Body };
        let room = width - stem - 8.0;
        let galley = ui.painter().layout(value, face.font(16.0), color, room);
        let (_, row) = ui.allocate_space(vec2(width, galley.size().y.max(20.0)));
        let at = pos2(row.left(), row.top() + 10.0);
        fitted(ui, name, Face::Italic, 16.0, stem - 8.0, at, Align2::LEFT_CENTER, palette.faint);
        let at = pos2(row.left() + stem, row.top());
        describe::label(ui, galley.rect.translate(at.to_vec2()), galley.text());
        ui.painter().galley(at, galley, color);
    }
    asked
}

fn explain(ui: &mut Ui) {
    ui.set_max_width(ui.available_width() - 14.0);
    for (title, text) in words::how_to_play() {
        subheading(ui, title);
        paragraph(ui, text);
        ui.add_space(6.0);
    }
}
