//! The text over the attract screen: who plays, what happens, and between two games a page of the rules or of the
//! history. Nothing here can be pressed: any press offers a seat.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Id, LayerId, Order, Painter, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{UiFollow, UiSystems, text};
use crate::ai::{Merit, explain};
use crate::game::{CurrentGame, DemoSettings, GameEnded, GameStarted, Menu, Seats, StepPlayed};
use crate::learn::CHRONICLE;
use crate::preferences::Preferences;
use crate::rules::{Color, Game, Move, Position, RuleSet};
use crate::ui::accessibility::describe;
use crate::ui::paint::theme::{Face, SLATE, palette};
use crate::ui::paint::{board_with_men, faded, inscribed, rule};
use crate::ui::widgets::sheet::{Sheet, within};

/// Adds the captions.
pub fn plugin(app: &mut App) {
    app.init_resource::<Caption>();
    app.add_systems(Update, narrate.in_set(UiFollow::Attract));
    let interlude = show_interlude.run_if(in_state(Menu::None));
    app.add_systems(EguiPrimaryContextPass, (interlude, write_caption).chain().in_set(UiSystems::Attract));
}

/// What happened last, in a sentence.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Caption {
    /// The sentence.
    pub text: String,
    /// Seconds of game time since it was said.
    since: f32,
}

impl Caption {
    /// A sentence that was just said.
    pub const fn new(text: String) -> Self {
        Self { text, since: 0.0 }
    }
}

/// How long a finished board stands before an interlude covers part of it, in seconds of game time.
const BEFORE_INTERLUDE: f32 = 4.0;

/// Puts the newest turn into a sentence: "Black opens the running mill: d6 and f4 next."
fn narrate(
    time: Res<Time>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mut played: MessageReader<StepPlayed>,
    mut started: MessageReader<GameStarted>,
    mut ended: MessageReader<GameEnded>,
    mut caption: ResMut<Caption>,
) {
    caption.since += time.delta_secs();
    let game = current.game();
    let mut text = None;
    if started.read().count() > 0 {
        text = Some(String::new());
    }
    if let Some(step) = played.read().last().filter(|_| game.position().pending() == 0) {
        let mut before = game.clone();
        if let Some(mv) = before.undo() {
            text = Some(caption_of(&before, mv, step.color));
        }
    }
    if let Some(&GameEnded(verdict)) = ended.read().last() {
        text = Some(text::ending(verdict, game, &seats));
    }
    if let Some(text) = text {
        *caption = Caption { text, since: 0.0 };
    }
}

/// A turn in a sentence. Quiet turns, which are easily missed on the board, are named in it.
fn caption_of(before: &Game, mv: Move, color: Color) -> String {
    let reason = explain(before, mv);
    let (who, why) = (text::side(color), text::reason_why(&reason));
    let quiet = matches!(
        reason.merit,
        Merit::Room | Merit::KeepsFree | Merit::Waits | Merit::Builds | Merit::Spreads | Merit::ShutsIn(_)
    );
    let turn = before.position().text(before.rules(), mv);
    if quiet {
        text::phrase("caption-turn", &[("who", who.into()), ("turn", turn.into()), ("why", why.into())])
    } else {
        text::phrase("caption", &[("who", who.into()), ("why", why.into())])
    }
}

/// What an interlude tells: heading, paragraph, board and men.
fn interlude(number: usize) -> (&'static str, &'static str, RuleSet, &'static str) {
    let how = text::rules::how_to_play();
    let place = number % (how.len() + CHRONICLE.len());
    // Rules and history take turns.
    if place.is_multiple_of(2) && place / 2 < how.len() {
        let (title, paragraph) = how[place / 2];
        return (title, paragraph, RuleSet::default(), "a7,d7,g7,b4,f4/d2,e3,c4,b6,g1 w 0-0");
    }
    let chapter = &CHRONICLE[(place / 2) % CHRONICLE.len()];
    let word = |key: &'static str| text::word_of(key).unwrap_or(key);
    (word(chapter.key), word(chapter.paragraphs[number % chapter.paragraphs.len()]), chapter.board.rules(), chapter.men)
}

fn show_interlude(mut contexts: EguiContexts, demo: Res<DemoSettings>) {
    let shown = demo.rested() - BEFORE_INTERLUDE;
    let left = demo.rest - demo.rested();
    if shown <= 0.0 || left <= 0.0 {
        return;
    }
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let opening = (shown / 0.6).min(left / 0.6).clamp(0.0, 1.0);
    let (title, paragraph, rules, men) = interlude(usize::try_from(demo.begun()).unwrap_or_default());
    // Above what is written below.
    let size = vec2(720.0, 330.0f32.min(ctx.viewport_rect().height() - 140.0));
    let sheet = Sheet { name: "interlude", title, size, alone: false, opening };
    sheet.show(ctx, |ui, parts| {
        let side = (parts.footer.bottom() - parts.body.top()).min(200.0);
        let board = Rect::from_min_size(parts.body.min, vec2(side, side));
        let palette = palette(ui);
        if let Ok(position) = Position::from_line(&rules, men) {
            board_with_men(ui.painter(), board, &rules, position.setup().men, palette.text, palette.fill);
        }
        let page = Rect::from_min_max(pos2(board.right() + 24.0, parts.body.top()), parts.footer.max);
        // As large as the page has room for.
        let high =
            |size: f32| ui.painter().layout(paragraph.to_owned(), Face::Body.font(size), palette.text, page.width());
        let size = [24.0, 22.0, 20.0].into_iter().find(|&size| high(size).size().y <= page.height()).unwrap_or(18.0);
        within(ui, "interlude-text", page, |ui| ui.add(egui::Label::new(Face::Body.text(size, paragraph)).wrap()));
    });
}

fn write_caption(
    mut contexts: EguiContexts,
    caption: Res<Caption>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    time: Res<Time>,
    preferences: Res<Preferences>,
    menu: Res<State<Menu>>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let screen = ctx.viewport_rect();
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("attract")));
    shade_below(&painter, screen, 170.0);
    let breath = if preferences.reduced_motion { 1.0 } else { 0.72 + 0.28 * (time.elapsed_secs() * 1.6).sin() };
    let middle = screen.center().x;
    if *menu.get() == Menu::None {
        let ask = pos2(middle, screen.bottom() - 52.0);
        describe::status(
            ctx,
            "press any key",
            Rect::from_center_size(ask, vec2(400.0, 30.0)),
            text::word("press-any-key"),
        );
        inscribed(&painter, ask, text::word("press-any-key"), Face::Caps, 22.0, 1.5, faded(SLATE.text, breath));
    }
    if !caption.text.is_empty() {
        let fresh = (caption.since / 0.35).min(1.0);
        let at = pos2(middle, screen.bottom() - 96.0);
        inscribed(&painter, at, &caption.text, Face::Strong, 23.0, 0.3, faded(SLATE.accent, fresh));
    }
    let players = text::demo(&seats, current.game().rules());
    let half = (screen.width() * 0.18).min(220.0);
    rule(&painter, egui::Rangef::new(middle - half, middle + half), screen.bottom() - 34.0, SLATE.line);
    inscribed(&painter, pos2(middle, screen.bottom() - 18.0), &players, Face::Italic, 15.0, 0.2, SLATE.faint);
}

/// Darkens the lower edge, so that writing on it can be read over any scene.
fn shade_below(painter: &Painter, screen: Rect, height: f32) {
    let strip = Rect::from_min_max(pos2(screen.left(), screen.bottom() - height), screen.max);
    let dark = Color32::from_rgba_unmultiplied(14, 10, 6, 190);
    painter.add(egui::Shape::gradient_rect(strip, egui::Direction::BottomUp, [dark, Color32::TRANSPARENT]));
}
