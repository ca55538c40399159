//! The lesson at the board: what it says, and the buttons that lead on.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::foot::{FootPanel, PanelContent};
use crate::game::{LessonDone, Menu, Said, Teaching};
use crate::learn::COURSE;
use crate::preferences::{ChangePreferences, Preferences};
use crate::ui::acts::Act;
use crate::ui::{UiFollow, text};

/// Adds the system that remembers finished lessons.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, keep_progress.in_set(UiFollow::Always));
}

/// Remembers finished lessons in the settings.
fn keep_progress(
    mut done: MessageReader<LessonDone>,
    preferences: Res<Preferences>,
    mut changes: MessageWriter<ChangePreferences>,
) {
    if done.is_empty() {
        return;
    }
    changes.write_batch(ChangePreferences::by(&preferences, |wanted| {
        for &LessonDone(lesson) in done.read() {
            let key = COURSE[lesson].key.to_owned();
            if !wanted.lessons_done.contains(&key) {
                wanted.lessons_done.push(key);
            }
        }
    }));
}

/// Shows what the lesson says, and its buttons.
pub fn show(
    mut contexts: EguiContexts,
    teaching: Res<Teaching>,
    mut foot: ResMut<FootPanel>,
    mut acts: MessageWriter<Act>,
) {
    let (Some((place, lesson)), Some(said)) = (teaching.lesson(), teaching.said()) else { return };
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let name = text::word_of(lesson.key).unwrap_or(lesson.key);
    let head = text::phrase(
        "lesson-of",
        &[("lesson", name.into()), ("stage", (teaching.stage() + 1).into()), ("stages", lesson.stages.len().into())],
    );
    let (Said::Task(key) | Said::Right(key) | Said::Wrong(key)) = said;
    let text = text::word_of(key).unwrap_or(key);
    let last = place + 1 == COURSE.len();
    let (text, buttons): (String, Vec<(&str, Act)>) = match said {
        Said::Right(_) if teaching.is_over() => {
            let next = (text::word("lesson-next"), Act::GoOn);
            let leave = (text::word("lesson-leave"), Act::Open(Menu::Learn));
            let text = format!("{text} {}", text::word("lesson-finished"));
            (text, if last { vec![leave] } else { vec![next, leave] })
        }
        Said::Right(_) => (text.to_owned(), vec![(text::word("lesson-go-on"), Act::GoOn)]),
        Said::Task(_) | Said::Wrong(_) => (text.to_owned(), Vec::new()),
    };
    let names: Vec<&str> = buttons.iter().map(|&(name, _)| name).collect();
    let lit = if matches!(said, Said::Right(_)) { 1.0 } else { 0.2 };
    let note = PanelContent { name: "lesson", head: &head, text: &text, buttons: &names, lit };
    if let Some(&(_, act)) = foot.show(ctx, &note).and_then(|pressed| buttons.get(pressed)) {
        acts.write(act);
    }
}
