//! As what a game is saved: a record, a drawing, a film, or a picture of the view.

use bevy::prelude::*;
use bevy_egui::egui::vec2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::file_dialog::ShowFileDialog;
use super::page::{PageAge, button_row};
use crate::game::{CurrentGame, Menu, Names, SaveFormat, Seats, suggested_board_name};
use crate::record::Id;
use crate::ui::acts::Act;
use crate::ui::text::word;
use crate::ui::widgets::button;
use crate::ui::widgets::sheet::{Sheet, within};
use crate::ui::{UiInput, UiSystems};

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Subject>().add_message::<ChooseFormat>();
    app.add_systems(Update, note_subject.in_set(UiInput::Choices));
    app.add_systems(OnExit(Menu::Save), |mut subject: ResMut<Subject>| subject.0 = None);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(in_state(Menu::Save)));
}

/// Request: the page is about a kept game; without it, it is about the one on the board.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ChooseFormat {
    /// The game.
    pub game: Id,
    /// The name, without an ending, that is suggested for its file.
    pub name: String,
}

/// The kept game that the page is about.
#[derive(Resource, Default)]
struct Subject(Option<ChooseFormat>);

fn note_subject(mut asked: MessageReader<ChooseFormat>, mut subject: ResMut<Subject>) {
    if let Some(kept) = asked.read().last() {
        subject.0 = Some(kept.clone());
    }
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    subject: Res<Subject>,
    current: Res<CurrentGame>,
    (seats, names): (Res<Seats>, Res<Names>),
    mut dialogs: MessageWriter<ShowFileDialog>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let kept = subject.0.as_ref();
    let has_turns = kept.is_some() || current.game().ply() > 0;
    let entries = SaveFormat::ALL.map(|format| match format {
        SaveFormat::Record => (format, word("save-record"), has_turns),
        SaveFormat::Drawing => (format, word("save-drawing"), true),
        SaveFormat::Film => (format, word("save-film"), has_turns),
        SaveFormat::View => (format, word("save-view"), kept.is_none()),
    });
    let sheet = Sheet {
        name: "save",
        title: word("save-title"),
        size: vec2(460.0, 390.0),
        alone: true,
        opening: age.opening(),
    };
    sheet.show(ctx, |ui, parts| {
        within(ui, "formats", parts.body, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            for (format, name, enabled) in entries {
                let width = parts.body.width();
                if !ui.add_enabled_ui(enabled, |ui| button(ui, name, width)).inner.clicked() {
                    continue;
                }
                let game = kept.map(|kept| kept.game.clone());
                let name =
                    kept.map_or_else(|| suggested_board_name(&current, &seats, &names), |kept| kept.name.clone());
                dialogs.write(ShowFileDialog::SaveGame { game, format, name });
                // The view is seen when every page is closed.
                acts.write(if format == SaveFormat::View { Act::Close } else { Act::Back });
            }
        });
        if button_row(ui, parts, &[word("back")]).is_some() {
            acts.write(Act::Back);
        }
    });
}
