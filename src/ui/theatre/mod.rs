//! The replay theatre's controls: what is on show at the top, the film's keys and its scrub bar below, the review at
//! the side. They write [`Cue`]s.

mod curve;
mod layout;
mod review;
mod turn_number;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Key, Order, Rect, Sense, Stroke, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::layout::{EDGE, HEAD, foot, is_narrow, review_width};
use self::turn_number::numbered;
use super::UiSystems;
use crate::game::{Cue, GameReview, Theatre};
use crate::rules::Color;
use crate::ui::acts::Act;
use crate::ui::game_plan::Opponent;
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{Icon, man, plate};
use crate::ui::text::{self, phrase, word};
use crate::ui::widgets::sheet::{panel, within};
use crate::ui::widgets::{button_with, fitted, icon_button, segments, size_together, touch};
pub use review::ReviewSide;

/// Adds the controls.
pub fn plugin(app: &mut App) {
    app.add_plugins(review::plugin);
    app.add_systems(EguiPrimaryContextPass, (show, review::show).chain().in_set(UiSystems::Theatre));
}

/// What is shown.
#[derive(SystemParam)]
struct Shown<'w> {
    theatre: Res<'w, Theatre>,
    review: Res<'w, GameReview>,
}

/// What can be asked for.
#[derive(SystemParam)]
struct Asked<'w> {
    cues: MessageWriter<'w, Cue>,
    acts: MessageWriter<'w, Act>,
}

fn show(mut contexts: EguiContexts, shown: Shown, mut side: ResMut<ReviewSide>, mut asked: Asked) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let screen = ctx.viewport_rect();
    // The review at the side leaves the rest of the width to the head.
    let free = if side.is_open() { screen.with_max_x(screen.right() - review_width(screen) - EDGE) } else { screen };
    show_head(&ctx, &shown, free);
    show_foot(&ctx, &shown, screen, &mut side, &mut asked);
    take_keys(&ctx, &shown, &mut asked);
}

/// Who played whom, and the turn on show.
fn show_head(ctx: &egui::Context, shown: &Shown, screen: Rect) {
    let theatre = &shown.theatre;
    let width = (screen.width() * 0.5).clamp(340.0, 640.0);
    let rect = Rect::from_min_size(pos2(screen.center().x - width / 2.0, screen.top() + EDGE), vec2(width, HEAD));
    panel(ctx, "theatre head", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, 0.2);
        let players = text::contest(theatre.film());
        let at = pos2(rect.center().x, rect.top() + 19.0);
        fitted(ui, &players, Face::Italic, 16.0, width - 36.0, at, Align2::CENTER_CENTER, SLATE.faint);
        let at = pos2(rect.center().x, rect.top() + 42.0);
        let caption = caption(theatre);
        fitted(ui, &caption, Face::Strong, 19.0, width - 36.0, at, Align2::CENTER_CENTER, SLATE.text);
    });
}

/// The turn on show in words, or how the game ended.
fn caption(theatre: &Theatre) -> String {
    let game = &theatre.film().game;
    let Some(index) = theatre.shown().checked_sub(1) else { return word("theatre-beginning").to_owned() };
    let Some((before, mv)) = game.turns().nth(index) else { return String::new() };
    let turn = before.text(game.rules(), mv);
    let number = numbered(game, index);
    let turn_text = phrase("theatre-turn", &[("number", number.into()), ("turn", turn.into())]);
    match theatre.film().verdict.filter(|_| theatre.shown() == game.ply()) {
        Some(verdict) => format!("{turn_text} · {}", text::result(verdict, &theatre.film().seats)),
        None => turn_text,
    }
}

fn show_foot(ctx: &egui::Context, shown: &Shown, screen: Rect, side: &mut ReviewSide, asked: &mut Asked) {
    let rect = Rect::from_min_max(
        pos2(screen.left() + EDGE, screen.bottom() - EDGE - foot(screen)),
        pos2(screen.right() - EDGE, screen.bottom() - EDGE),
    );
    panel(ctx, "theatre foot", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, 0.0);
        let inner = rect.shrink2(vec2(16.0, 8.0));
        let rows = if is_narrow(screen) { 2.0 } else { 1.0 };
        let track = Rect::from_min_max(inner.min, pos2(inner.right(), inner.bottom() - 2.0 - 44.0 * rows));
        scrub(ui, shown, track, asked);
        let keys = Rect::from_min_size(pos2(inner.left(), track.bottom() + 5.0), vec2(inner.width(), 41.0));
        within(ui, "keys", keys, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.horizontal(|ui| {
                show_keys(ui, shown, side, asked);
                if rows < 2.0 {
                    let room = keys.right() - ui.cursor().left() - 10.0;
                    show_ways_on(ui, shown, room, asked);
                }
            });
        });
        if rows > 1.0 {
            let below = keys.translate(vec2(0.0, 44.0));
            within(ui, "ways on", below, |ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.horizontal(|ui| show_ways_on(ui, shown, below.width(), asked));
            });
        }
    });
}

/// The scrub bar: a line with a place for each turn, under the curve of the advantage where the game is reviewed.
fn scrub(ui: &mut egui::Ui, shown: &Shown, track: Rect, asked: &mut Asked) {
    let theatre = &shown.theatre;
    let turns = theatre.film().game.ply();
    let response = touch(ui, track, word("theatre-scrub"), WidgetType::Slider, Sense::click_and_drag());
    let painter = ui.painter();
    let line = Rect::from_min_max(track.min + vec2(8.0, 2.0), pos2(track.right() - 8.0, track.bottom() - 2.0));
    let at = |turn: usize| line.left() + line.width() * turn as f32 / turns.max(1) as f32;
    curve::draw(painter, line, shown.review.curve(), turns);
    let y = if shown.review.curve().is_empty() { line.center().y } else { line.bottom() - 3.0 };
    painter.hline(line.x_range(), y, Stroke::new(2.0, SLATE.line));
    painter.hline(line.left()..=at(theatre.shown()), y, Stroke::new(3.0, SLATE.accent));
    for (index, (_, mv)) in theatre.film().game.turns().enumerate() {
        if !mv.removed().is_empty() {
            painter.circle_filled(pos2(at(index + 1), y), 3.0, SLATE.accent);
        }
    }
    let x = at(theatre.shown());
    painter.vline(x, line.y_range(), Stroke::new(1.0, SLATE.text));
    man(painter, Color::White, pos2(x, y), 7.0, 1.0);
    if let Some(pointer) = response.interact_pointer_pos() {
        let share = ((pointer.x - line.left()) / line.width()).clamp(0.0, 1.0);
        let turn = (share * turns as f32).round() as usize;
        if turn != theatre.shown() {
            asked.cues.write(Cue::Seek(turn));
        }
    }
}

fn show_keys(ui: &mut egui::Ui, shown: &Shown, side: &mut ReviewSide, asked: &mut Asked) {
    let theatre = &shown.theatre;
    let (turn, turns) = (theatre.shown(), theatre.film().game.ply());
    let run =
        if theatre.is_playing() { (Icon::Pause, word("theatre-pause")) } else { (Icon::Play, word("theatre-play")) };
    let film = [
        (Icon::First, word("theatre-first"), "Home", Cue::Seek(0), turn > 0),
        (Icon::Previous, word("theatre-back"), "←", Cue::Step(-1), turn > 0),
        (run.0, run.1, "Space", Cue::Toggle, turns > 0),
        (Icon::Next, word("theatre-next"), "→", Cue::Step(1), turn < turns),
        (Icon::Last, word("theatre-last"), "End", Cue::Seek(turns), turn < turns),
    ];
    for (sign, name, key, cue, enabled) in film {
        if icon_button(ui, sign, name, key, enabled) {
            asked.cues.write(cue);
        }
    }
    ui.add_space(8.0);
    let mut speed = theatre.speed();
    let speeds = [(0.5, "½"), (1.0, "1"), (2.0, "2"), (4.0, "4")];
    if segments(ui, word("theatre-speed"), &mut speed, &speeds, 168.0) {
        asked.cues.write(Cue::Speed(speed));
    }
    ui.add_space(8.0);
    let camera = if theatre.films() { word("theatre-still") } else { word("theatre-film") };
    if icon_button(ui, Icon::Camera, camera, "C", true) {
        asked.cues.write(Cue::Film(!theatre.films()));
    }
    let pressed = turns > 0 && ui.ctx().input(|input| input.key_pressed(Key::R));
    if icon_button(ui, Icon::Review, word("theatre-review"), "R", turns > 0) || pressed {
        side.toggle();
        // Whoever reads about turns wants to see the board.
        asked.cues.write(Cue::Film(!side.is_open() && theatre.films()));
    }
}

/// To play on from here, or to leave.
fn show_ways_on(ui: &mut egui::Ui, shown: &Shown, room: f32, asked: &mut Asked) {
    let right = [
        (word("theatre-leave"), Act::LeaveTheatre),
        (word("theatre-with-friend"), Act::PlayOn(Opponent::Friend)),
        (word("theatre-with-school"), Act::PlayOn(Opponent::Computer)),
    ];
    let each = ((room - 2.0 * 6.0) / 3.0).clamp(50.0, 190.0);
    let size = size_together(ui, right.iter().map(|&(name, _)| name), each);
    let over = shown.theatre.so_far().outcome().is_some();
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        for (name, act) in right {
            let enabled = act == Act::LeaveTheatre || !over;
            if ui.add_enabled_ui(enabled, |ui| button_with(ui, name, each, size)).inner.clicked() {
                asked.acts.write(act);
            }
        }
    });
}

fn take_keys(ctx: &egui::Context, shown: &Shown, asked: &mut Asked) {
    if ctx.egui_wants_keyboard_input() {
        return;
    }
    let turns = shown.theatre.film().game.ply();
    ctx.input(|input| {
        for (key, cue) in [
            (Key::Space, Cue::Toggle),
            (Key::ArrowRight, Cue::Step(1)),
            (Key::ArrowLeft, Cue::Step(-1)),
            (Key::Home, Cue::Seek(0)),
            (Key::End, Cue::Seek(turns)),
            (Key::C, Cue::Film(!shown.theatre.films())),
        ] {
            if input.key_pressed(key) {
                asked.cues.write(cue);
            }
        }
    });
}
