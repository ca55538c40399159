//! Toasts at the top of the screen about saved games; and the import of records that are dropped on the window or
//! pasted.

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::egui::{self, Id, LayerId, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::{LibraryRequest, Menu, Screen, StorageNotice, waited};
use crate::ui::accessibility::describe;
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{lozenge, plate};
use crate::ui::{UiFollow, UiInput, UiSystems, text};

/// Adds the toasts.
pub fn plugin(app: &mut App) {
    app.init_resource::<RecordToasts>().add_message::<FileDragAndDrop>();
    app.add_systems(Update, (take_dropped.in_set(UiInput::Devices), collect.in_set(UiFollow::Always)));
    app.add_systems(EguiPrimaryContextPass, (take_pasted, show).chain().in_set(UiSystems::Top));
}

/// How long a toast stays, in seconds of real time. What went wrong stays twice as long.
const STAYS: f32 = 5.0;

/// The toasts on show, the newest last, each with the seconds that it still stays.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
struct RecordToasts(Vec<(String, f32)>);

fn take_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut cues: MessageWriter<LibraryRequest>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            cues.write(LibraryRequest::ImportFile(path_buf.clone()));
        }
    }
}

/// A record is pasted anywhere but where a page takes text itself.
fn take_pasted(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut cues: MessageWriter<LibraryRequest>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if ctx.text_edit_focused() || *menu.get() == Menu::SetUp || *screen.get() == Screen::Attract {
        return;
    }
    let pasted = ctx.input(|input| {
        input
            .events
            .iter()
            .find_map(|event| if let egui::Event::Paste(text) = event { Some(text.clone()) } else { None })
    });
    if let Some(text) = pasted {
        cues.write(LibraryRequest::Import(text));
    }
}

fn collect(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    mut notices: MessageReader<StorageNotice>,
    mut shown: ResMut<RecordToasts>,
) {
    if !shown.0.is_empty() && screen.is_attended() {
        let passed = waited(&time);
        shown.0.iter_mut().for_each(|(_, left)| *left -= passed);
        shown.0.retain(|&(_, left)| left > 0.0);
    }
    for notice in notices.read() {
        let wrong = matches!(
            notice,
            StorageNotice::NotSaved(_)
                | StorageNotice::SetAside(_)
                | StorageNotice::NotRead(_)
                | StorageNotice::LeftOut { .. }
                | StorageNotice::SecondCopy
                | StorageNotice::Odd(_)
                | StorageNotice::Refused(_)
                | StorageNotice::Exported(_)
                | StorageNotice::NoFileDialog
        );
        let words = text::notice(notice);
        shown.0.retain(|(known, _)| *known != words);
        shown.0.push((words, if wrong { 2.0 * STAYS } else { STAYS }));
    }
    let surplus = shown.0.len().saturating_sub(3);
    shown.0.drain(..surplus);
}

fn show(mut contexts: EguiContexts, stage: Res<State<Screen>>, menu: Res<State<Menu>>, shown: Res<RecordToasts>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("news")));
    let screen = ctx.viewport_rect();
    // Over neither the name of the game nor what is asked, nor the middle of a page.
    let mut top = match (stage.get(), menu.get()) {
        (Screen::Loading | Screen::Attract, _) => return,
        (Screen::Title, Menu::Main) => screen.top() + screen.height() * 0.7,
        (Screen::Playing | Screen::Theatre, Menu::None | Menu::GameOver) => screen.top() + 58.0,
        _ => screen.top() + 14.0,
    };
    for (place, (words, left)) in shown.0.iter().enumerate() {
        let mut painter = painter.clone();
        painter.set_opacity((left / 0.8).clamp(0.0, 1.0));
        let galley = painter.layout(words.clone(), Face::Body.font(17.0), SLATE.text, screen.width() * 0.6);
        let size = galley.size() + vec2(58.0, 16.0);
        let rect = Rect::from_min_size(pos2(screen.center().x - size.x / 2.0, top), size);
        describe::status(ctx, &format!("news {place}"), rect, words);
        plate(&painter, rect, 0.5);
        lozenge(&painter, pos2(rect.left() + 21.0, rect.center().y), vec2(5.0, 5.0), SLATE.accent);
        painter.galley(pos2(rect.left() + 38.0, rect.center().y - galley.size().y / 2.0), galley, SLATE.text);
        top = rect.bottom() + 6.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;
    use std::time::Duration;

    #[test]
    fn news_wait_for_somebody_who_reads_them() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin));
        app.init_state::<Screen>()
            .init_resource::<RecordToasts>()
            .add_message::<StorageNotice>()
            .add_systems(Update, collect);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.world_mut().write_message(StorageNotice::SetAside("under-way.pgn.damaged".into()));
        let mut on_show_after = |screen: Screen| {
            app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
            (0..200).for_each(|_| app.update());
            app.world().resource::<RecordToasts>().0.len()
        };
        assert_eq!(on_show_after(Screen::Loading), 1);
        assert_eq!(on_show_after(Screen::Attract), 1, "the film passes over them");
        assert_eq!(on_show_after(Screen::Title), 0, "they have been on show for longer than they stay");
    }
}
