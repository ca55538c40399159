//! Two questions that end a game: a draw that is offered across the board, and whether to give up.

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::page::{PageAge, button_row};
use crate::game::{CurrentGame, Menu, Names, Seats};
use crate::ui::UiSystems;
use crate::ui::acts::Act;
use crate::ui::paint::theme::Face;
use crate::ui::text::{self, phrase, word};
use crate::ui::widgets::sheet::{Sheet, within};

/// Adds both pages.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (offer.run_if(in_state(Menu::Offer)), give_up.run_if(in_state(Menu::GiveUp))).in_set(UiSystems::Pages),
    );
}

fn offer(
    contexts: EguiContexts,
    age: Res<PageAge>,
    current: Res<CurrentGame>,
    names: Res<Names>,
    mut acts: MessageWriter<Act>,
) {
    let turn = current.game().position().turn();
    let said = phrase(
        "offer-says",
        &[("who", text::called(&names, turn).into()), ("other", text::called(&names, !turn).into())],
    );
    match ask(contexts, *age, word("offer-draw"), &said, [word("play-on"), word("accept")]) {
        Some(1) => drop(acts.write(Act::AgreeDraw)),
        Some(_) => drop(acts.write(Act::Close)),
        None => {}
    }
}

fn give_up(
    contexts: EguiContexts,
    age: Res<PageAge>,
    current: Res<CurrentGame>,
    (names, seats): (Res<Names>, Res<Seats>),
    mut acts: MessageWriter<Act>,
) {
    let turn = current.game().position().turn();
    let loser = if seats.is_human(turn) { turn } else { !turn };
    let said = if seats.humans() == 1 {
        word("give-up-asks").to_owned()
    } else {
        phrase("give-up-asks-who", &[("who", text::called(&names, loser).into())])
    };
    match ask(contexts, *age, word("give-up"), &said, [word("play-on"), word("give-up")]) {
        Some(1) => drop(acts.write(Act::Resign)),
        Some(_) => drop(acts.write(Act::Close)),
        None => {}
    }
}

/// A small page with a question and two answers; the first is the harmless one.
fn ask(mut contexts: EguiContexts, age: PageAge, title: &str, said: &str, answers: [&str; 2]) -> Option<usize> {
    let ctx = contexts.ctx_mut().ok()?;
    let sheet = Sheet { name: "question", title, size: vec2(520.0, 260.0), alone: true, opening: age.opening() };
    let mut answer = None;
    sheet.show(ctx, |ui, parts| {
        let room = vec2(parts.body.width(), f32::INFINITY);
        let galley = ui.painter().layout(said.to_owned(), Face::Body.font(20.0), egui::Color32::BLACK, room.x);
        let top = parts.body.center().y - galley.size().y / 2.0;
        let body = Rect::from_min_max(pos2(parts.body.left(), top.max(parts.body.top())), parts.body.max);
        within(ui, "said", body, |ui| ui.vertical_centered(|ui| ui.label(Face::Body.text(20.0, said))));
        answer = button_row(ui, parts, &answers);
    });
    answer
}
