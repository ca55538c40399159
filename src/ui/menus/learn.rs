//! Learning: the lessons with what is done of them, and "Stones that remember", the game's history chapter by chapter.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Sense, Stroke, Ui, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::page::{PageAge, button_row};
use crate::game::Menu;
use crate::learn::{CHRONICLE, COURSE};
use crate::preferences::Preferences;
use crate::rules::Preset;
use crate::ui::accessibility::describe;
use crate::ui::acts::Act;
use crate::ui::game_plan::{ChooseRules, Opponent};
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{board_with_men, carved_button, faded, lozenge};
use crate::ui::widgets::sheet::{Sheet, scrolled, within};
use crate::ui::widgets::{button, fitted, is_lit, paragraph, segments, subheading, touch};
use crate::ui::{UiInput, UiSystems, text};

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<LearnTab>().add_message::<ShowHistory>();
    app.add_systems(Update, turn_to_history.in_set(UiInput::Choices));
    let here = in_state(Menu::Learn);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// Which tab of the page is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LearnTab {
    /// The history rather than the lessons.
    pub chronicle: bool,
    /// The chapter of the history, from 0.
    pub place: usize,
}

impl LearnTab {
    /// The chapter of the history that tells of a preset's board, or the first.
    pub fn about(preset: Preset) -> Self {
        let place = CHRONICLE.iter().position(|chapter| chapter.board == preset).unwrap_or_default();
        Self { chronicle: true, place }
    }
}

/// Request: the page turns to what the history tells of this preset's board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShowHistory(pub Preset);

fn turn_to_history(mut requests: MessageReader<ShowHistory>, mut tab: ResMut<LearnTab>) {
    if let Some(&ShowHistory(preset)) = requests.read().last() {
        *tab = LearnTab::about(preset);
    }
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    preferences: Res<Preferences>,
    mut tab: ResMut<LearnTab>,
    mut rules: MessageWriter<ChooseRules>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let mut turned = *tab;
    let title = text::word("learn");
    let sheet = Sheet { name: "learn", title, size: vec2(980.0, 640.0), alone: true, opening: age.opening() };
    sheet.show(ctx, |ui, parts| {
        let tabs = Rect::from_min_size(parts.body.min, vec2(parts.body.width(), 36.0));
        let width = tabs.width().min(560.0);
        within(ui, "leaves", Rect::from_center_size(tabs.center(), vec2(width, 36.0)), |ui| {
            let both = [(false, text::word("lessons")), (true, text::word("chronicle"))];
            segments(ui, title, &mut turned.chronicle, &both, width);
        });
        let body = Rect::from_min_max(pos2(parts.body.left(), tabs.bottom() + 14.0), parts.body.max);
        if turned.chronicle {
            if tell(ui, body, &mut turned.place) {
                rules.write(ChooseRules(CHRONICLE[turned.place].board.rules()));
                acts.write(Act::SetUp(Opponent::Computer));
            }
        } else {
            scrolled(ui, "lessons", body, |ui| {
                if let Some(lesson) = choose(ui, &preferences.lessons_done) {
                    acts.write(Act::Teach(lesson));
                }
            });
        }
        if button_row(ui, parts, &[text::word("back")]).is_some() {
            acts.write(Act::Back);
        }
    });
    tab.set_if_neq(turned);
}

/// The lessons in a column, each with its first board; says which is begun.
fn choose(ui: &mut Ui, done: &[String]) -> Option<usize> {
    let width = ui.available_width() - 14.0;
    let mut begun = None;
    for (place, lesson) in COURSE.iter().enumerate() {
        let (_, row) = ui.allocate_space(vec2(width, 74.0));
        let rect = row.shrink2(vec2(4.0, 2.0));
        let name = text::word_of(lesson.key).unwrap_or(lesson.key);
        let response = touch(ui, rect, name, WidgetType::Button, Sense::click());
        let palette = palette(ui);
        let hover = ui.ctx().animate_bool_with_time(response.id.with("hover"), is_lit(ui, &response), 0.09);
        carved_button(ui.painter(), rect, palette, hover, 0.0, f32::from(u8::from(response.has_focus())));
        let board = Rect::from_min_size(rect.min + vec2(8.0, 5.0), vec2(60.0, 60.0));
        if let Some(Ok(game)) = lesson.stages.last().and_then(|stage| stage.game().or(lesson.stages[0].game())) {
            board_with_men(ui.painter(), board, game.rules(), game.position().setup().men, palette.text, palette.fill);
        }
        let left = board.right() + 16.0;
        let room = rect.right() - left - 120.0;
        let color = palette.text.lerp_to_gamma(palette.accent, hover);
        let at = pos2(left, rect.top() + 22.0);
        fitted(ui, name, Face::Caps, 21.0, room, at, Align2::LEFT_CENTER, color);
        let about = text::word_of(lesson.about).unwrap_or(lesson.about);
        let at = pos2(left, rect.top() + 48.0);
        fitted(ui, about, Face::Italic, 16.5, rect.right() - left - 20.0, at, Align2::LEFT_CENTER, palette.faint);
        if done.iter().any(|key| key == lesson.key) {
            let at = pos2(rect.right() - 16.0, rect.top() + 22.0);
            let word = fitted(
                ui,
                text::word("lesson-done"),
                Face::Italic,
                16.0,
                96.0,
                at,
                Align2::RIGHT_CENTER,
                palette.accent,
            );
            lozenge(ui.painter(), pos2(word.left() - 10.0, at.y), vec2(4.0, 4.0), palette.accent);
        }
        if response.clicked() {
            begun = Some(place);
        }
    }
    begun
}

/// The history: headings at the left, the chapter at the right. True when its board is to be played on.
fn tell(ui: &mut Ui, body: Rect, place: &mut usize) -> bool {
    let split = body.left() + (body.width() * 0.31).max(190.0);
    let list = Rect::from_min_max(body.min, pos2(split - 14.0, body.bottom()));
    let page = Rect::from_min_max(pos2(split + 10.0, body.top()), body.max);
    scrolled(ui, "headings", list, |ui| headings(ui, place));
    let line = faded(palette(ui).line, 0.6);
    ui.painter().vline(split - 2.0, body.y_range(), Stroke::new(0.8, line));
    *place = (*place).min(CHRONICLE.len() - 1);
    let chapter = &CHRONICLE[*place];
    let mut played = false;
    scrolled(ui, chapter.key, page, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        subheading(ui, text::word_of(chapter.key).unwrap_or(chapter.key));
        let side = (page.height() * 0.5).clamp(120.0, 230.0);
        let (_, place) = ui.allocate_space(vec2(ui.available_width(), side));
        let rules = chapter.board.rules();
        let palette = palette(ui);
        if let Ok(position) = crate::rules::Position::from_line(&rules, chapter.men) {
            board_with_men(ui.painter(), place, &rules, position.setup().men, palette.text, palette.fill);
        }
        ui.add_space(8.0);
        for key in chapter.paragraphs {
            paragraph(ui, text::word_of(key).unwrap_or(key));
            ui.add_space(6.0);
        }
        let width = ui.available_width().min(280.0);
        played = button(ui, text::word("chronicle-play"), width).clicked();
    });
    played
}

fn headings(ui: &mut Ui, chosen: &mut usize) {
    let width = ui.available_width() - 10.0;
    for (place, chapter) in CHRONICLE.iter().enumerate() {
        let name = text::word_of(chapter.key).unwrap_or(chapter.key);
        let (_, rect) = ui.allocate_space(vec2(width, 36.0));
        let response = touch(ui, rect, name, WidgetType::RadioButton, Sense::click());
        describe::choice(ui, &response, name, place == *chosen);
        let palette = palette(ui);
        let held = f32::from(u8::from(place == *chosen));
        let lit = f32::from(u8::from(is_lit(ui, &response)));
        let color = palette.text.lerp_to_gamma(palette.accent, held.max(lit));
        lozenge(ui.painter(), pos2(rect.left() + 8.0, rect.center().y), vec2(4.0, 4.0) * held, palette.accent);
        let at = pos2(rect.left() + 20.0, rect.center().y);
        fitted(ui, name, Face::Caps, 18.0, width - 22.0, at, Align2::LEFT_CENTER, color);
        if response.has_focus() {
            let stroke = Stroke::new(1.4, palette.focus);
            ui.painter().rect_stroke(rect, 2, stroke, bevy_egui::egui::StrokeKind::Inside);
        }
        if response.clicked() {
            *chosen = place;
        }
    }
}
