//! The panel at the foot of the board: what a lesson asks, what the coach asks, what happens for the first time. One at
//! a time, with at most three buttons, the first of which gets the keyboard; toasts move up.

use bevy::prelude::*;
use bevy_egui::egui::{self, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::LiftBoard;
use crate::ui::UiSystems;
use crate::ui::accessibility::describe;
use crate::ui::devices::LastDevice;
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{lozenge, plate};
use crate::ui::widgets::sheet::{columns, panel, within};
use crate::ui::widgets::{button_with, size_together};

/// Adds the place.
pub fn plugin(app: &mut App) {
    app.init_resource::<FootPanel>();
    app.add_systems(EguiPrimaryContextPass, clear.in_set(UiSystems::Prepare));
}

fn clear(last: Res<LastDevice>, mut foot: ResMut<FootPanel>) {
    foot.clear(last.walks());
}

/// The share of the window's height that the composed view leaves free below the board.
const FREE_BELOW: f32 = 0.085;

/// Whether text is so large, or the window so small, that panels in the lower corners would cover the board. Then they
/// stand below the two sides' plates, where the board leaves room, and the board is shown above the panel at its foot.
pub fn is_cramped(screen: Rect) -> bool {
    screen.height() < 600.0
}

/// In a cramped window the board is shown above the panel.
pub fn lift_board(
    mut contexts: EguiContexts,
    foot: Res<FootPanel>,
    mut lifted: Local<f32>,
    mut requests: MessageWriter<LiftBoard>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let screen = ctx.viewport_rect();
    let covered = (foot.taken / screen.height().max(1.0) - FREE_BELOW).max(0.0);
    let lift = if is_cramped(screen) && foot.is_taken() { covered } else { 0.0 };
    if (lift - *lifted).abs() > 0.002 {
        *lifted = lift;
        requests.write(LiftBoard(lift));
    }
}

/// The panel at the foot of the board, and how much room it takes; toasts are drawn above it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct FootPanel {
    taken: f32,
    /// Whether it reaches into the left corner, in this pass and in the one before.
    corner: bool,
    was_corner: bool,
    /// Whether keys or a gamepad were used last, not a mouse or a finger.
    walks: bool,
    /// What is asked now, since when, and whether the keyboard was given to it.
    asked: Option<(String, f64, bool)>,
}

/// Seconds until a panel with buttons takes the keyboard, so that a key that is just being pressed does not answer it.
const READ: f64 = 0.5;
/// From this width on, in points, the buttons stand beside the words, so that the board's first row stays visible.
const WIDE: f32 = 600.0;
/// How far the buttons of the board reach into the screen from the right, in points.
const BUTTONS: f32 = 218.0;
/// How far the list of turns reaches into the screen from the left at least, in points.
const TURNS: f32 = 190.0;

/// The panel's left edge and width: centred, or ending at the buttons if the screen has no room for both; across a
/// cramped screen, whose lower corners are free.
fn place(screen: Rect) -> (f32, f32) {
    if is_cramped(screen) {
        let width = (screen.width() - 24.0).min(776.0);
        return (screen.center().x - width / 2.0, width);
    }
    let width = (screen.width() * 0.57).clamp(330.0, 740.0);
    let left = screen.center().x - width / 2.0;
    let limit = screen.right() - BUTTONS;
    if left + width <= limit {
        return (left, width);
    }
    let least = screen.left() + 12.0;
    let width = width.max(460.0).min(limit - least);
    ((limit - width).max(least), width)
}

/// The width of buttons beside the words, in points.
const BESIDE: f32 = 178.0;

impl FootPanel {
    /// The lower end of the part of the screen that is free, in points.
    pub fn top(&self, screen: Rect) -> f32 {
        screen.bottom() - self.taken - 14.0
    }

    /// Whether it reaches into the left corner, where the list of turns stands otherwise.
    pub const fn covers_corner(&self) -> bool {
        self.corner || self.was_corner
    }

    /// Begins a new pass with nothing shown. `walks`: keys or a gamepad were used last.
    const fn clear(&mut self, walks: bool) {
        self.was_corner = self.corner;
        self.corner = false;
        self.taken = 0.0;
        self.walks = walks;
    }

    /// Whether a panel was already drawn in this pass.
    pub const fn is_taken(&self) -> bool {
        self.taken > 0.0
    }

    /// Draws a panel. Returns the index of the button that was pressed.
    pub fn show(&mut self, ctx: &egui::Context, note: &PanelContent) -> Option<usize> {
        let screen = ctx.viewport_rect();
        let (left, width) = place(screen);
        self.corner = left < TURNS && !is_cramped(screen);
        let count = note.buttons.len();
        let beside = width >= WIDE && count > 0;
        let column = if beside { BESIDE + 14.0 } else { 0.0 };
        let painter = ctx.layer_painter(egui::LayerId::background());
        let head = painter.layout_no_wrap(note.head.to_owned(), Face::Italic.font(15.0), SLATE.accent);
        let text = painter.layout(note.text.to_owned(), Face::Body.font(18.0), SLATE.text, width - 52.0 - column);
        let words = head.size().y + 4.0 + text.size().y;
        let stack = 42.0 * count as f32 - 4.0;
        let height = match (beside, count) {
            (true, _) => 30.0 + words.max(stack),
            (false, 0) => 30.0 + words,
            (false, _) => 30.0 + words + 46.0,
        };
        let rect = Rect::from_min_size(pos2(left, screen.bottom() - 12.0 - height), vec2(width, height));
        self.taken = height + 12.0;
        let gives = self.gives_keyboard(ctx, note);
        let mut pressed = None;
        panel(ctx, note.name, Order::Middle, rect, |ui| {
            plate(ui.painter(), rect, note.lit);
            let left = rect.left() + 26.0;
            let mut y = rect.top() + 14.0;
            lozenge(ui.painter(), pos2(left + 4.0, y + head.size().y / 2.0), vec2(4.0, 4.0), SLATE.accent);
            ui.painter().galley(pos2(left + 16.0, y), head.clone(), SLATE.accent);
            y += head.size().y + 4.0;
            ui.painter().galley(pos2(left, y), text.clone(), SLATE.text);
            describe::status(ctx, note.name, rect, &format!("{}: {}", note.head, note.text));
            y += text.size().y + 8.0;
            let row = Rect::from_min_max(pos2(left, y), pos2(rect.right() - 26.0, y + 38.0));
            let top = pos2(rect.right() - 20.0 - BESIDE, rect.center().y - stack / 2.0);
            let places = match beside {
                true => (0..count).map(|at| top + vec2(0.0, 42.0 * at as f32)).map(place_beside).collect(),
                false => columns(row, count.max(2), 12.0),
            };
            let each = places.first().map_or(0.0, Rect::width);
            let size = size_together(ui, note.buttons.iter().copied(), each);
            for (index, (name, place)) in note.buttons.iter().zip(places).enumerate() {
                let response = within(ui, name, place, |ui| button_with(ui, name, place.width(), size));
                if gives && index == 0 {
                    response.request_focus();
                }
                if response.clicked() {
                    pressed = Some(index);
                }
            }
        });
        pressed
    }

    /// Whether the first button takes the keyboard now: once for each text.
    fn gives_keyboard(&mut self, ctx: &egui::Context, note: &PanelContent) -> bool {
        if note.buttons.is_empty() {
            return false;
        }
        let now = ctx.input(|input| input.time);
        let fresh = self.asked.as_ref().is_none_or(|(text, ..)| text != note.text);
        if fresh {
            self.asked = Some((note.text.to_owned(), now, false));
        }
        let Some((_, since, given)) = &mut self.asked else { return false };
        let due = self.walks && !*given && now - *since >= READ;
        *given |= due;
        due
    }
}

/// A button beside the words, from its left top corner.
fn place_beside(corner: egui::Pos2) -> Rect {
    Rect::from_min_size(corner, vec2(BESIDE, 38.0))
}

/// The content of a panel.
pub struct PanelContent<'a> {
    /// Its identity.
    pub name: &'static str,
    /// A line above.
    pub head: &'a str,
    /// What it says.
    pub text: &'a str,
    /// The words on its buttons.
    pub buttons: &'a [&'a str],
    /// How bright its frame is, 0 to 1.
    pub lit: f32,
}
