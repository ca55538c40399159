//! What a player needs to see during a game, around the board and never over it: both sides in the upper corners, what
//! is asked between them, the turns at the lower left, the buttons at the lower right.

mod asked;
mod cards;
mod clock;
mod evaluation;
pub mod foot;
mod plates;
mod prompts;
mod puzzle;
pub mod teaching;
mod turns;

pub use cards::{Card, Cards};
pub use turns::TurnList;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::asked::Asked;
use super::UiSystems;
use crate::game::{
    Choices, Clocks, CurrentGame, Evaluation, Menu, Names, Occasion, PuzzleTable, Said, Seats, Sight, Teaching,
    Thinking, TurnPhase,
};
use crate::preferences::{Deed, Preferences};
use crate::rules::Color;
use crate::ui::acts::Act;
use crate::ui::devices::{LastDevice, offered};
use crate::ui::hud::foot::Foot;
use crate::ui::hud::puzzle::done;
use crate::ui::paint::theme::{Hand, SLATE};
use crate::ui::paint::{Icon, PadButton, faded, man, pad_button, plate};
use crate::ui::text::{self, settings};
use crate::ui::widgets::sheet::{panel, within};
use crate::ui::widgets::{fitted, icon_button};

/// Adds the display.
pub fn plugin(app: &mut App) {
    app.init_resource::<turns::TurnList>().add_plugins(evaluation::plugin);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Hud));
    app.add_plugins((puzzle::plugin, teaching::plugin, cards::plugin));
    // One at a time asks at the foot of the board; who comes first goes first.
    let foot = (teaching::show_lesson, teaching::show_coach, cards::show).chain();
    app.add_systems(EguiPrimaryContextPass, foot.in_set(UiSystems::Panels));
}

/// What is shown.
#[derive(SystemParam)]
struct Shown<'w> {
    current: Res<'w, CurrentGame>,
    seats: Res<'w, Seats>,
    phase: Res<'w, TurnPhase>,
    choices: Res<'w, Choices>,
    thinking: Res<'w, Thinking>,
    evaluation: Res<'w, Evaluation>,
    menu: Res<'w, State<Menu>>,
    names: Res<'w, Names>,
    clocks: Res<'w, Clocks>,
    teaching: Res<'w, Teaching>,
    puzzle: Res<'w, PuzzleTable>,
    last: Res<'w, LastDevice>,
    foot: Res<'w, Foot>,
    preferences: Res<'w, Preferences>,
    sight: Res<'w, Sight>,
}

impl Shown<'_> {
    /// The side that stands at the left: the one whose men in hand are seen there.
    fn at_left(&self) -> Color {
        let geometry = self.current.game().rules().geometry();
        if self.sight.is_turned(geometry) { Color::Black } else { Color::White }
    }
}

/// The distance from the window's edge, in points.
const EDGE: f32 = 12.0;

fn show(mut contexts: EguiContexts, shown: Shown, mut list: ResMut<turns::TurnList>, mut acts: MessageWriter<Act>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let open = matches!(shown.menu.get(), Menu::None | Menu::GameOver);
    let screen = ctx.viewport_rect();
    let width = (screen.width() * 0.19).clamp(170.0, 246.0);
    plates::show(&ctx, &shown, screen, width);
    let middle = Rect::from_x_y_ranges(
        screen.left() + width + 2.0 * EDGE..=screen.right() - width - 2.0 * EDGE,
        screen.y_range(),
    );
    show_asked(&ctx, &shown, middle);
    if !shown.foot.covers_corner() {
        turns::show(&ctx, &shown, &mut list, screen, width);
    }
    show_buttons(&ctx, &shown, screen, open, &mut acts);
}

/// The ribbon at the top with what is asked, and under it who stands better and the draw clock.
fn show_asked(ctx: &egui::Context, shown: &Shown, middle: Rect) {
    let asked = what_is_asked(shown);
    let font = Hand::Strong.font(19.0);
    let painter = ctx.layer_painter(egui::LayerId::background());
    let wide = painter.layout_no_wrap(asked.text.clone(), font, SLATE.text).size().x;
    // A window may be smaller than anything fits.
    let width = (wide + 62.0).max(180.0).min(middle.width().max(60.0));
    let rect = Rect::from_min_size(pos2(middle.center().x - width / 2.0, middle.top() + EDGE), vec2(width, 38.0));
    panel(ctx, "asked", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, if asked.urgent { 1.0 } else { 0.25 });
        let left = pos2(rect.left() + 23.0, rect.center().y);
        if let Some(color) = asked.side {
            man(ui.painter(), color, left, 9.0, 1.0);
        }
        let indent = if asked.side.is_some() { 40.0 } else { 20.0 };
        let room = Rect::from_min_max(pos2(rect.left() + indent, rect.top()), pos2(rect.right() - 18.0, rect.bottom()));
        let color = if asked.urgent { SLATE.accent } else { SLATE.text };
        let at = if asked.side.is_some() { room.left_center() } else { room.center() };
        let align = if asked.side.is_some() { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        fitted(ui, &asked.text, Hand::Strong, 19.0, room.width(), at, align, color);
        if let Some(progress) = shown.thinking.progress() {
            show_progress(ui.painter(), rect, progress);
        }
    });
    let below = evaluation::show(ctx, shown, middle, rect.bottom() + 6.0);
    clock::show(ctx, &shown.current, middle, below);
}

/// What is asked; whoever gives a lesson or sets a puzzle is no player of the school.
fn what_is_asked(shown: &Shown) -> Asked {
    let (current, lifted) = (&shown.current, shown.choices.lifted.is_some());
    let person = shown.seats.is_human(current.game().position().turn());
    let told = match current.occasion() {
        Occasion::Lesson if matches!(shown.teaching.said(), Some(Said::Right(_))) => Some(text::word("asked-read")),
        Occasion::Puzzle if shown.puzzle.is_solved() => Some(done(shown.puzzle.was_shown())),
        Occasion::Lesson | Occasion::Puzzle if !person => Some(text::word("asked-watch")),
        _ => None,
    };
    let plain = || asked::asked(current.game(), current.verdict(), &shown.seats, lifted, shown.thinking.is_busy());
    told.map_or_else(plain, |text| Asked { text: text.to_owned(), side: None, urgent: false })
}

/// How much of its time the school has used up: a line along the ribbon's foot.
fn show_progress(painter: &egui::Painter, ribbon: Rect, progress: f32) {
    let (from, to) = (ribbon.left() + 14.0, ribbon.right() - 14.0);
    let y = ribbon.bottom() - 5.5;
    painter.hline(from..=to, y, egui::Stroke::new(1.6, faded(SLATE.line, 0.5)));
    painter.hline(from..=from + (to - from) * progress, y, egui::Stroke::new(1.6, SLATE.accent));
}

fn show_buttons(ctx: &egui::Context, shown: &Shown, screen: Rect, open: bool, acts: &mut MessageWriter<Act>) {
    // Under each button its key, for whoever uses keys.
    let foot = if shown.last.walks() { 22.0 } else { 0.0 };
    let size = vec2(4.0 * 40.0 + 3.0 * 6.0 + 18.0, 56.0 + foot);
    let rect = Rect::from_min_size(screen.max - size - vec2(EDGE, EDGE), size);
    panel(ctx, "buttons", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, 0.0);
        let row = [
            (Icon::Undo, text::word("undo"), Deed::Undo, Act::Undo),
            (Icon::Redo, text::word("redo"), Deed::Redo, Act::Redo),
            (Icon::Hint, text::word("hint"), Deed::Hint, Act::Hint),
            (Icon::Menu, text::word("menu"), Deed::Menu, Act::Open(Menu::Pause)),
        ];
        for (place, (sign, name, deed, act)) in row.into_iter().enumerate() {
            let at = rect.min + vec2(9.0 + 46.0 * place as f32, 8.0);
            let key = settings::key(shown.preferences.keys.main(deed));
            within(ui, name, Rect::from_min_size(at, egui::Vec2::splat(40.0)), |ui| {
                let enabled = open && offered(act, &shown.current, *shown.phase, &shown.preferences);
                if icon_button(ui, sign, name, &key, enabled) {
                    acts.write(act);
                }
            });
            let below = at + vec2(20.0, 50.0);
            match (*shown.last, PadButton::of(deed, &shown.preferences.pads)) {
                (LastDevice::Pad, Some(button)) => pad_button(ui.painter(), button, below, 15.0, SLATE.faint),
                (LastDevice::Keys, _) => {
                    fitted(ui, &key, Hand::Body, 14.5, 44.0, below, Align2::CENTER_CENTER, SLATE.faint);
                }
                _ => {}
            }
        }
    });
    prompts::show(ctx, shown, rect);
}
