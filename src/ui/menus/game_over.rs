//! The result: who won, why in words, and what next. The board stays in sight.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::page::{PageAge, button_row};
use crate::game::{CurrentGame, Evening, Menu, Names, Seats};
use crate::ui::acts::Act;
use crate::ui::paint::man;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::widgets::sheet::{Sheet, within};
use crate::ui::widgets::{fitted, ruled};
use crate::ui::{UiSystems, text};

/// Adds the page.
pub fn plugin(app: &mut App) {
    let here = in_state(Menu::GameOver);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    (names, evening): (Res<Names>, Res<Evening>),
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let game = current.game();
    let Some(verdict) = current.verdict() else { return };
    let named = verdict.winner().map(|winner| names.of(winner)).filter(|name| !name.is_empty());
    let result =
        named.map_or_else(|| text::result(verdict, &seats), |name| text::phrase("wins", &[("who", name.into())]));
    let reason = text::sentence(&text::verdict(verdict, game));
    // Between the plates of both sides, and above the board.
    let width = (ctx.viewport_rect().width() * 0.58).clamp(470.0, 740.0);
    let scored = seats.humans() == 2 && evening.has_begun();
    let sheet = Sheet {
        name: "result",
        title: "",
        size: vec2(width, if scored { 270.0 } else { 244.0 }),
        alone: false,
        opening: age.opening(),
    };
    sheet.show(ctx, |ui, parts| {
        let body = Rect::from_min_max(parts.body.min, parts.body.max);
        let palette = palette(ui);
        let head = pos2(body.center().x, body.top() + 24.0);
        let drawn =
            fitted(ui, &result, Face::Caps, 38.0, body.width() - 90.0, head, Align2::CENTER_CENTER, palette.accent);
        let sides = match verdict.winner() {
            Some(winner) => [winner, winner],
            None => crate::rules::Color::ALL,
        };
        for (color, x) in sides.into_iter().zip([drawn.left() - 26.0, drawn.right() + 26.0]) {
            man(ui.painter(), color, pos2(x, head.y + 1.0), 11.0, 1.0);
        }
        let line = Rect::from_min_size(pos2(body.left(), body.top() + 50.0), vec2(body.width(), 14.0));
        within(ui, "line", line, ruled);
        let at = pos2(body.center().x, body.top() + 86.0);
        fitted(ui, &reason, Face::Body, 20.0, body.width(), at, Align2::CENTER_CENTER, palette.text);
        let length = text::length(game.ply(), &text::rules::title(&game.rules()));
        let at = pos2(body.center().x, body.top() + 112.0);
        fitted(ui, &length, Face::Italic, 16.0, body.width(), at, Align2::CENTER_CENTER, palette.faint);
        if scored {
            let at = pos2(body.center().x, body.top() + 138.0);
            let score = text::score(&evening, &names);
            fitted(ui, &score, Face::Strong, 17.0, body.width(), at, Align2::CENTER_CENTER, palette.text);
        }
        let row = [
            (text::word("look-at-board"), Act::Close),
            (text::word("theatre-review"), Act::LookThrough),
            (text::word("play-again"), Act::Rematch),
            (text::word("to-title"), Act::ToTitle),
        ];
        if let Some(pressed) = button_row(ui, parts, &row.map(|(name, _)| name)) {
            acts.write(row[pressed].1);
        }
    });
}
