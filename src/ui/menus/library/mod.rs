//! The library: the games that were kept, found again by any word, looked at, shown, given away and taken in.

mod statistics;

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, Sense, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};

use super::file_dialog::ShowFileDialog;
use super::page::{PageAge, button_row};
use super::save::ChooseFormat;
use crate::game::{LibraryEntry, LibraryList, LibraryRequest, Menu, suggested_name};
use crate::record::{Id, folded};
use crate::ui::UiSystems;
use crate::ui::acts::Act;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{board_with_men, carved_button};
use crate::ui::text::{self, file_failure, phrase, word};
use crate::ui::widgets::sheet::{Sheet, scrolled, within};
use crate::ui::widgets::{aside, button, fitted, is_lit, paragraph, touch};

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.add_plugins(statistics::plugin);
    app.init_resource::<Search>().init_resource::<SearchTexts>();
    let here = in_state(Menu::Library);
    app.add_systems(OnEnter(Menu::Library), read_again);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// What is looked for, and which game is chosen.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct Search {
    sought: String,
    chosen: Option<usize>,
}

/// What the list says of the games that were looked through, in small letters without accents.
#[derive(Resource, Default)]
struct SearchTexts(HashMap<Id, String>);

fn read_again(mut requests: MessageWriter<LibraryRequest>, mut search: ResMut<Search>, mut said: ResMut<SearchTexts>) {
    *said = SearchTexts::default();
    requests.write(LibraryRequest::ReadAgain);
    search.chosen = None;
}

/// What can be asked for.
#[derive(SystemParam)]
struct Asked<'w> {
    cues: MessageWriter<'w, LibraryRequest>,
    dialogs: MessageWriter<'w, ShowFileDialog>,
    saves: MessageWriter<'w, ChooseFormat>,
    acts: MessageWriter<'w, Act>,
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    list: Res<LibraryList>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut search: ResMut<Search>,
    mut said: ResMut<SearchTexts>,
    mut asked: Asked,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let mut next = search.clone();
    let title = word("library-title");
    let sheet = Sheet { name: "library", title, size: vec2(1060.0, 660.0), alone: true, opening: age.opening() };
    sheet.show(&ctx, |ui, parts| {
        let split = parts.body.left() + parts.body.width() * 0.58;
        let top = Rect::from_min_max(parts.body.min, pos2(split - 12.0, parts.body.top() + 36.0));
        within(ui, "search", top, |ui| write_search(ui, top, &mut next));
        let place =
            Rect::from_min_max(pos2(parts.body.left(), top.bottom() + 8.0), pos2(split - 12.0, parts.body.bottom()));
        let found: Vec<(usize, &LibraryEntry)> =
            list.games().iter().enumerate().filter(|(_, kept)| matches(kept, &next.sought, &mut said)).collect();
        scrolled(ui, "games", place, |ui| write_list(ui, &list, &found, &mut next));
        let side = Rect::from_min_max(pos2(split + 14.0, parts.body.top()), parts.body.max);
        // Until one is chosen, the first in the list is shown.
        next.chosen = next.chosen.or(found.first().map(|&(index, _)| index));
        let chosen = next.chosen.and_then(|index| list.games().get(index));
        if let Some(kept) = chosen {
            within(ui, "chosen", side, |ui| tell(ui, side, kept, &mut asked));
        }
        let undo = if list.can_restore() { word("library-restore") } else { word("library-paste") };
        match button_row(ui, parts, &[word("back"), word("library-open"), undo, word("library-statistics")]) {
            Some(0) => drop(asked.acts.write(Act::Back)),
            Some(1) => drop(asked.dialogs.write(ShowFileDialog::OpenRecord)),
            Some(2) if list.can_restore() => drop(asked.cues.write(LibraryRequest::Restore)),
            Some(2) => {
                let text = clipboard.as_mut().and_then(|clipboard| clipboard.get_text());
                asked.cues.write(LibraryRequest::Import(text.unwrap_or_default()));
            }
            Some(3) => drop(asked.acts.write(Act::Open(Menu::Statistics))),
            _ => {}
        }
    });
    if next.sought != search.sought {
        next.chosen = None;
    }
    search.set_if_neq(next);
}

fn write_search(ui: &mut Ui, rect: Rect, search: &mut Search) {
    let colors = palette(ui);
    carved_button(ui.painter(), rect, colors, 0.0, 0.4, 0.0);
    let hint = Face::Italic.text(16.0, word("library-search")).color(colors.faint);
    let field = TextEdit::singleline(&mut search.sought)
        .hint_text(hint)
        .font(Face::Body.font(17.0))
        .text_color(colors.text)
        .char_limit(80)
        .frame(egui::Frame::NONE)
        .desired_width(rect.width() - 28.0);
    let response = ui.put(rect.shrink2(vec2(14.0, 6.0)), field);
    let (enabled, said) = (ui.is_enabled(), search.sought.clone());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::TextEdit, enabled, word("library-search"));
        info.current_text_value = Some(said.clone());
        info
    });
}

fn write_list(ui: &mut Ui, list: &LibraryList, found: &[(usize, &LibraryEntry)], search: &mut Search) {
    let width = ui.available_width() - 14.0;
    ui.spacing_mut().item_spacing.y = 4.0;
    write_damaged(ui, list);
    if found.is_empty() {
        let said = match (list.is_reading(), list.unread(), list.games().is_empty()) {
            (true, ..) => word("library-reading").to_owned(),
            (_, Some(failure), _) => phrase("library-unread", &[("reason", file_failure(failure).into())]),
            (.., true) => word("library-empty").to_owned(),
            _ => word("library-nothing-found").to_owned(),
        };
        paragraph(ui, &said);
        return;
    }
    for &(index, kept) in found {
        let (_, row) = ui.allocate_space(vec2(width, 46.0));
        if !ui.is_rect_visible(row) {
            continue;
        }
        let players = players(kept);
        let response =
            touch(ui, row.shrink2(vec2(2.0, 1.0)), &format!("{players} {index}"), WidgetType::Button, Sense::click());
        let enabled = ui.is_enabled();
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &players));
        let chosen = search.chosen == Some(index);
        let hover = ui.ctx().animate_bool_with_time(response.id.with("hover"), is_lit(ui, &response), 0.09);
        let colors = palette(ui);
        let focus = f32::from(u8::from(response.has_focus()));
        carved_button(ui.painter(), row.shrink2(vec2(2.0, 1.0)), colors, hover, f32::from(u8::from(chosen)), focus);
        let at = pos2(row.left() + 14.0, row.top() + 15.0);
        fitted(ui, &players, Face::Strong, 17.0, width - 120.0, at, Align2::LEFT_CENTER, colors.text);
        let at = pos2(row.left() + 14.0, row.top() + 33.0);
        fitted(ui, &details(kept), Face::Italic, 14.5, width - 120.0, at, Align2::LEFT_CENTER, colors.faint);
        let at = pos2(row.right() - 14.0, row.center().y);
        fitted(ui, &kept.date, Face::Body, 15.0, 96.0, at, Align2::RIGHT_CENTER, colors.faint);
        if response.clicked() {
            search.chosen = Some(index);
        }
    }
}

/// The files that cannot be read, whether or not there is a game beside them.
fn write_damaged(ui: &mut Ui, list: &LibraryList) {
    for damaged in list.damaged() {
        let file = damaged.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let reason = text::after_colon(&text::damage(&damaged.why));
        aside(ui, &phrase("library-damaged", &[("file", file.into()), ("reason", reason.into())]));
        ui.add_space(4.0);
    }
}

fn players(kept: &LibraryEntry) -> String {
    let [white, black] = [&kept.white, &kept.black].map(|name| text::player_of_record(name));
    phrase("library-players", &[("white", white.into()), ("black", black.into())])
}

/// Whether every word that is sought stands in the record or in what the list says of it.
fn matches(kept: &LibraryEntry, sought: &str, said: &mut SearchTexts) -> bool {
    if kept.matches(sought) {
        return true;
    }
    if !said.0.contains_key(&kept.id) {
        said.0.insert(kept.id.clone(), folded(&format!("{} {}", players(kept), details(kept))));
    }
    let shown = &said.0[&kept.id];
    folded(sought).split_whitespace().all(|word| shown.contains(word) || kept.matches(word))
}

/// Rules, result and length of a game.
fn details(kept: &LibraryEntry) -> String {
    let result = text::record_ending(kept.ending);
    phrase(
        "library-told",
        &[("rules", text::rules::title(&kept.rules).into()), ("result", result.into()), ("turns", kept.turns.into())],
    )
}

/// The game chosen: its last position and what can be done with it.
fn tell(ui: &mut Ui, side: Rect, kept: &LibraryEntry, asked: &mut Asked) {
    let colors = palette(ui);
    let buttons = 3.0 * 44.0;
    let size = side.width().min(side.height() - buttons - 66.0).max(80.0);
    let board = Rect::from_min_size(pos2(side.center().x - size / 2.0, side.top()), vec2(size, size));
    board_with_men(ui.painter(), board, &kept.rules, kept.position.setup().men, colors.text, colors.fill);
    ui.allocate_rect(board, Sense::hover());
    ui.add_space(6.0);
    let (_, line) = ui.allocate_space(vec2(side.width(), 22.0));
    fitted(ui, &players(kept), Face::Strong, 18.0, side.width(), line.center(), Align2::CENTER_CENTER, colors.text);
    let (_, line) = ui.allocate_space(vec2(side.width(), 20.0));
    fitted(ui, &details(kept), Face::Italic, 15.5, side.width(), line.center(), Align2::CENTER_CENTER, colors.faint);
    ui.spacing_mut().item_spacing.y = 5.0;
    if button(ui, word("library-watch"), side.width()).clicked() {
        asked.cues.write(LibraryRequest::Show(kept.id.clone()));
    }
    if button(ui, word("library-export"), side.width()).clicked() {
        asked.saves.write(ChooseFormat { game: kept.id.clone(), name: suggested_name(kept) });
        asked.acts.write(Act::Open(Menu::Save));
    }
    if button(ui, word("library-delete"), side.width()).clicked() {
        asked.cues.write(LibraryRequest::Delete(kept.id.clone()));
    }
}
