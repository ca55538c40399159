//! The coach's questions and remarks.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::foot::{FootPanel, PanelContent};
use crate::game::{Coach, CurrentGame, Names, Seats, SwitchCoach, TurnPhase};
use crate::preferences::Preferences;
use crate::ui::acts::Act;
use crate::ui::{UiInput, text};

/// Adds the system that switches the coach on and off.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, ask_for_coach.in_set(UiInput::Acts));
}

/// Switches the coach on or off as the settings say.
fn ask_for_coach(preferences: Res<Preferences>, coach: Res<Coach>, mut requests: MessageWriter<SwitchCoach>) {
    if coach.is_on() != preferences.coach {
        requests.write(SwitchCoach(preferences.coach));
    }
}

/// Asks about a blunder.
pub fn show(
    mut contexts: EguiContexts,
    coach: Res<Coach>,
    current: Res<CurrentGame>,
    (people, seats): (Res<Names>, Res<Seats>),
    phase: Res<TurnPhase>,
    mut foot: ResMut<FootPanel>,
    mut acts: MessageWriter<Act>,
) {
    if *phase == TurnPhase::Settling || foot.is_taken() {
        return;
    }
    let Some(advice) = coach.question() else { return };
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let who = text::side(current.game().position().turn());
    let question = text::phrase(
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
    let asked = text::called(&people, !current.game().position().turn());
    let head = match seats.humans() {
        2 => format!("{} · {asked}", text::word("coach-asks")),
        _ => text::word("coach-asks").to_owned(),
    };
    let note = PanelContent { name: "coach", head: &head, text: &question, buttons: &names, lit: 0.9 };
    match foot.show(ctx, &note) {
        Some(0) => drop(acts.write(Act::Undo)),
        Some(_) => drop(acts.write(Act::LetStand)),
        None => {}
    }
}

/// What the coach says about the newest turn when it has no question. `None` if it says nothing.
pub fn remark(coach: &Coach) -> Option<String> {
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
