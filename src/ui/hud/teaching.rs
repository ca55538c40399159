//! The lesson at the board, and the coach's questions and remarks.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::foot::{Foot, Note};
use crate::game::{Coach, CurrentGame, LessonDone, Menu, Names, Said, Seats, Teaching, TurnPhase};
use crate::learn::COURSE;
use crate::preferences::Preferences;
use crate::ui::acts::Act;
use crate::ui::devices::LastDevice;
use crate::ui::{UiFollow, UiInput, UiSystems, text};

/// Adds lesson and coach.
pub fn plugin(app: &mut App) {
    app.init_resource::<Foot>();
    app.add_systems(Update, (ask_for_coach.in_set(UiInput::Acts), keep_progress.in_set(UiFollow::Always)));
    app.add_systems(EguiPrimaryContextPass, clear_foot.in_set(UiSystems::Prepare));
}

fn clear_foot(last: Res<LastDevice>, mut foot: ResMut<Foot>) {
    foot.clear(last.walks());
}

/// The coach looks when the preferences say so.
fn ask_for_coach(preferences: Res<Preferences>, mut coach: ResMut<Coach>) {
    if coach.on != preferences.coach {
        coach.on = preferences.coach;
    }
}

/// Lessons that were finished are remembered.
fn keep_progress(mut done: MessageReader<LessonDone>, mut preferences: ResMut<Preferences>) {
    for &LessonDone(lesson) in done.read() {
        let key = COURSE[lesson].key.to_owned();
        if !preferences.lessons_done.contains(&key) {
            preferences.lessons_done.push(key);
        }
    }
}

/// Shows what the lesson says, and its buttons.
pub fn show_lesson(
    mut contexts: EguiContexts,
    teaching: Res<Teaching>,
    mut foot: ResMut<Foot>,
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
    let told = text::word_of(key).unwrap_or(key);
    let last = place + 1 == COURSE.len();
    let (told, buttons): (String, Vec<(&str, Act)>) = match said {
        Said::Right(_) if teaching.is_over() => {
            let next = (text::word("lesson-next"), Act::GoOn);
            let leave = (text::word("lesson-leave"), Act::Open(Menu::Learn));
            let told = format!("{told} {}", text::word("lesson-finished"));
            (told, if last { vec![leave] } else { vec![next, leave] })
        }
        Said::Right(_) => (told.to_owned(), vec![(text::word("lesson-go-on"), Act::GoOn)]),
        Said::Task(_) | Said::Wrong(_) => (told.to_owned(), Vec::new()),
    };
    let names: Vec<&str> = buttons.iter().map(|&(name, _)| name).collect();
    let lit = if matches!(said, Said::Right(_)) { 1.0 } else { 0.2 };
    let note = Note { name: "lesson", head: &head, text: &told, buttons: &names, lit };
    if let Some(&(_, act)) = foot.show(ctx, &note).and_then(|pressed| buttons.get(pressed)) {
        acts.write(act);
    }
}

/// Asks about a blunder.
pub fn show_coach(
    mut contexts: EguiContexts,
    coach: Res<Coach>,
    current: Res<CurrentGame>,
    (people, seats): (Res<Names>, Res<Seats>),
    phase: Res<TurnPhase>,
    mut foot: ResMut<Foot>,
    mut acts: MessageWriter<Act>,
) {
    if *phase == TurnPhase::Settling || foot.is_taken() {
        return;
    }
    let Some(advice) = coach.question() else { return };
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let who = text::side(current.game().position().turn());
    let told = text::phrase(
        "coach-question",
        &[
            ("played", advice.played.as_str().into()),
            ("who", who.into()),
            ("reply", advice.reply.as_str().into()),
            ("hurts", text::reason_why(&advice.hurts).into()),
            ("better", advice.better.as_str().into()),
            ("why", text::reason_why(&advice.why).into()),
        ],
    );
    let names = [text::word("coach-take-back"), text::word("coach-let-stand")];
    // Between two people it says whom it asks.
    let asked = crate::ui::menus::called(&people, !current.game().position().turn());
    let head = match seats.humans() {
        2 => format!("{} · {asked}", text::word("coach-asks")),
        _ => text::word("coach-asks").to_owned(),
    };
    let note = Note { name: "coach", head: &head, text: &told, buttons: &names, lit: 0.9 };
    match foot.show(ctx, &note) {
        Some(0) => drop(acts.write(Act::Undo)),
        Some(_) => drop(acts.write(Act::LetStand)),
        None => {}
    }
}

/// What the coach says of the newest turn, where it did not ask.
pub fn coach_remark(coach: &Coach) -> Option<String> {
    let advice = coach.remark()?;
    Some(text::phrase(
        "coach-remark",
        &[
            ("played", advice.played.as_str().into()),
            ("better", advice.better.as_str().into()),
            ("why", text::reason_why(&advice.why).into()),
        ],
    ))
}
