//! Both sides: whose turn it is, who sits there, what the side may do, its men in hand and the men it has taken.

use bevy_egui::egui::{self, Align2, Order, Rect, Ui, pos2, vec2};

use super::shown::{EDGE, Shown};
use crate::game::Occasion;
use crate::rules::{Color, Phase};
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{Icon, faded, icon, lozenge, man, plate};
use crate::ui::text;
use crate::ui::widgets::sheet::panel;
use crate::ui::widgets::{fitted, fitting_size};

/// The height of a plate without a clock, in points.
const HEIGHT: f32 = 106.0;
/// The distance of what is written from the plate's edge, in points.
const PAD: f32 = 14.0;
/// The height of the line that names the player, in points.
const SEAT: f32 = 21.0;
/// The height of the clock's line, in points.
const CLOCK: f32 = 30.0;

/// The height of both plates, in points.
pub fn height(shown: &Shown) -> f32 {
    let clock = if shown.clocks.control().is_some() { CLOCK } else { 0.0 };
    HEIGHT + seat_line(shown) + clock
}

/// The height of the line with the players' names, in points; 0 where neither side has a name to show.
fn seat_line(shown: &Shown) -> f32 {
    if Color::ALL.iter().any(|&color| !who_sits(shown, color).is_empty()) { SEAT } else { 0.0 }
}

/// Draws each side's plate above the place where its men in hand lie.
pub fn show(ctx: &egui::Context, shown: &Shown, screen: Rect, width: f32) {
    for color in Color::ALL {
        let at_left = color == shown.at_left();
        let left = if at_left { screen.left() + EDGE } else { screen.right() - EDGE - width };
        let rect = Rect::from_min_size(pos2(left, screen.top() + EDGE), vec2(width, height(shown)));
        let name = if color == Color::White { "white" } else { "black" };
        panel(ctx, name, Order::Middle, rect, |ui| show_side(ui, shown, color, rect));
    }
}

fn show_side(ui: &Ui, shown: &Shown, color: Color, rect: Rect) {
    let game = shown.current.game();
    let (position, rules) = (game.position(), game.rules());
    let on_turn = shown.current.verdict().is_none() && position.turn() == color;
    let lit = ui.ctx().animate_bool_with_time(egui::Id::new(("lit", color)), on_turn, 0.25);
    plate(ui.painter(), rect, lit);
    let strength = 0.8 + 0.2 * lit;
    let (text_color, faint) = (faded(SLATE.text, strength), faded(SLATE.faint, strength));
    let head = rect.top() + 22.0;
    if lit > 0.0 {
        let tip = if color == shown.at_left() { rect.right() } else { rect.left() };
        lozenge(ui.painter(), pos2(tip, head), vec2(6.0, 6.0) * lit, SLATE.accent);
    }
    man(ui.painter(), color, pos2(rect.left() + PAD + 10.0, head), 10.5, strength);
    if let Some(left) = shown.clocks.left(color) {
        let line = Rect::from_min_max(
            pos2(rect.left(), rect.top() + HEIGHT + seat_line(shown) - 6.0),
            rect.max - vec2(0.0, 4.0),
        );
        show_clock(ui, left, line, on_turn);
    }
    let name_at = pos2(rect.left() + PAD + 28.0, head);
    let phase_color = if on_turn { SLATE.accent } else { faint };
    let both = rect.right() - PAD - name_at.x;
    let room = both * if rect.width() < 200.0 { 0.45 } else { 0.56 };
    // Both sides alike: the names, and what stands beside the longer of them.
    let names = Color::ALL.map(text::side);
    let size = fitting_size(ui, names, Face::Caps, 22.0, room);
    fitted(ui, text::side(color), Face::Caps, size, room, name_at, Align2::LEFT_CENTER, text_color);
    let wide = |name: &str| ui.painter().layout_no_wrap(name.to_owned(), Face::Caps.font(size), text_color).size().x;
    let widest = names.map(wide).into_iter().fold(0.0, f32::max).min(room);
    let phase_at = pos2(rect.right() - PAD, head);
    let phase = Some(position.phase(rules, color)).filter(|_| !on_turn || position.pending() == 0);
    show_phase(ui, phase, phase_at, both - widest - 8.0, phase_color);
    let at = pos2(rect.left() + PAD, rect.top() + 51.0);
    fitted(
        ui,
        &who_sits(shown, color),
        Face::Italic,
        16.5,
        rect.width() - 2.0 * PAD,
        at,
        Align2::LEFT_CENTER,
        text_color,
    );
    ui.painter().hline(
        rect.left() + PAD..=rect.right() - PAD,
        rect.top() + 40.0,
        egui::Stroke::new(0.8, faded(SLATE.line, 0.7)),
    );
    show_men(ui, shown, color, rect, strength);
}

/// The men in hand and the men that the side has taken.
fn show_men(ui: &Ui, shown: &Shown, color: Color, rect: Rect, strength: f32) {
    let game = shown.current.game();
    let (position, rules, seats) = (game.position(), game.rules(), seat_line(shown));
    let most = usize::from(rules.men());
    // As many as lie in the heap; men that a side plays without from an empty board were never taken.
    let start = game.start();
    let bare = Color::ALL.iter().all(|&side| start.men(side).is_empty());
    let began = if bare { start.total(!color) } else { most };
    let taken = began.saturating_sub(position.total(!color));
    let rows = [
        (text::word("in-hand"), color, usize::from(position.in_hand(color)), rect.top() + 56.0 + seats),
        (text::word("taken"), !color, taken, rect.top() + 84.0 + seats),
    ];
    for (label, men, count, y) in rows {
        show_row(
            ui,
            label,
            men,
            count,
            most,
            Rect::from_center_size(pos2(rect.center().x, y), vec2(rect.width() - 2.0 * PAD, 24.0)),
            strength,
        );
    }
}

/// Draws the time that a side has left, in red when little is left.
fn show_clock(ui: &Ui, left: f32, rect: Rect, on_turn: bool) {
    let little = left < 20.0;
    let color = match (on_turn, little) {
        (_, true) => egui::Color32::from_rgb(255, 122, 84),
        (true, false) => SLATE.accent,
        (false, false) => SLATE.faint,
    };
    ui.painter().hline(
        rect.left() + 14.0..=rect.right() - 14.0,
        rect.top(),
        egui::Stroke::new(0.8, faded(SLATE.line, 0.7)),
    );
    let face = if on_turn { Face::Strong } else { Face::Body };
    let at = rect.center();
    let drawn = fitted(ui, &text::clock(left), face, 21.0, rect.width() - 60.0, at, Align2::CENTER_CENTER, color);
    if on_turn {
        for x in [drawn.left() - 12.0, drawn.right() + 12.0] {
            lozenge(ui.painter(), pos2(x, at.y), vec2(4.0, 4.0), color);
        }
    }
}

/// The player of a side: a name, the strength of a computer player, or the teacher in a lesson. Empty where there is
/// nothing to say.
fn who_sits(shown: &Shown, color: Color) -> String {
    let named = shown.names.of(color);
    match (shown.current.occasion(), shown.seats.is_human(color)) {
        (Occasion::Lesson, false) => text::word("seat-teacher").to_owned(),
        (Occasion::Puzzle, false) => String::new(),
        _ if !named.is_empty() => named.to_owned(),
        _ => text::seat(&shown.seats, color),
    }
}

/// Draws the sign and the word for what a side does, right-aligned at `at` and no wider than `room`. `None`: the side
/// takes a man.
fn show_phase(ui: &Ui, phase: Option<Phase>, at: egui::Pos2, room: f32, color: egui::Color32) {
    let sign = match phase {
        None => Icon::Take,
        Some(Phase::Placing) => Icon::Place,
        Some(Phase::Moving) => Icon::Move,
        Some(Phase::Flying) => Icon::Fly,
    };
    let word = phase.map_or_else(|| text::word("phase-taking"), text::phase);
    let word = fitted(ui, word, Face::Caps, 16.5, room - 22.0, at, Align2::RIGHT_CENTER, color);
    icon(ui.painter(), sign, pos2(word.left() - 12.0, at.y), 13.0, color);
}

/// Draws a word, a row of men and their number.
fn show_row(ui: &Ui, label: &str, color: Color, count: usize, most: usize, rect: Rect, strength: f32) {
    let faint = faded(SLATE.faint, strength);
    let word = fitted(ui, label, Face::Italic, 14.5, 52.0, rect.left_center(), Align2::LEFT_CENTER, faint);
    let number =
        fitted(ui, &count.to_string(), Face::Body, 16.0, 24.0, rect.right_center(), Align2::RIGHT_CENTER, faint);
    let start = rect.left() + word.width().max(44.0) + 8.0;
    let room = (rect.right() - 22.0).min(number.left() - 4.0) - start;
    let step = (room / most.max(1) as f32).min(16.0);
    // Where the row is short of room the men overlap like coins, the first on top.
    let radius = (step * 0.44).clamp(5.2, 6.6);
    for place in (0..count).rev() {
        let at = pos2(start + radius + step * place as f32, rect.center().y);
        man(ui.painter(), color, at, radius, strength);
    }
}
