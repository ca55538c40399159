//! The rules in use, the last turn, and the list of all turns, which opens upward.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Order, ScrollArea, Sense, WidgetType, pos2, vec2};

use super::plates;
use super::shown::{EDGE, SIDES_END, Shown};
use crate::rules::{ByColor, Color, Game};
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{Icon, faded, icon, plate};
use crate::ui::text;
use crate::ui::widgets::sheet::{panel, within};
use crate::ui::widgets::{fitted, touch};

impl TurnList {
    /// With all turns in sight.
    pub fn opened() -> Self {
        Self { open: true, ..default() }
    }
}

/// One numbered line of the list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Its number, from 1.
    pub number: usize,
    /// The turn of each side as text; empty where there is none.
    pub turns: ByColor<String>,
}

/// The list as it was last written, and whether it is open.
#[derive(Resource, Clone, Debug, Default)]
pub struct TurnList {
    open: bool,
    written_at: Option<u64>,
    rows: Vec<Row>,
}

/// All turns of a game, two to a line. If Black began, White's place in the first line holds `…`.
pub fn rows(game: &Game) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let first = game.start().turn();
    for (position, mv) in game.turns() {
        let color = position.turn();
        let fresh = rows.last().is_none_or(|row| !row.turns[color].is_empty() || color == Color::White);
        if fresh {
            rows.push(Row { number: rows.len() + 1, ..default() });
            if rows.len() == 1 && first == Color::Black {
                rows[0].turns[Color::White] = "…".to_owned();
            }
        }
        if let Some(row) = rows.last_mut() {
            row.turns[color] = position.text(game.rules(), mv);
        }
    }
    rows
}

/// The newest turn with its number, as `12. d6-d5` or `12… f4-f6`.
fn newest(rows: &[Row]) -> Option<String> {
    let row = rows.last()?;
    let [white, black] = row.turns.values();
    Some(if black.is_empty() { format!("{}. {white}", row.number) } else { format!("{}… {black}", row.number) })
}

/// Draws the plate at the lower left, opening upward, or from `top` downward.
pub fn show(ctx: &egui::Context, shown: &Shown, list: &mut TurnList, screen: egui::Rect, width: f32, top: Option<f32>) {
    let current = &shown.current;
    if list.written_at != Some(current.revision()) {
        list.rows = rows(current.game());
        list.written_at = Some(current.revision());
    }
    let low = 60.0;
    let room = match top {
        Some(top) => (screen.height() * SIDES_END - (top - screen.top())).max(low + 36.0),
        None => screen.height() - plates::height(shown) - 3.0 * EDGE,
    };
    let high = room.min(low + 14.0 + 22.0 * list.rows.len().clamp(1, 9) as f32);
    let opened = ctx.animate_bool_with_time(egui::Id::new("turn list"), list.open, 0.16);
    let height = low + (high - low) * opened;
    let upper = top.unwrap_or(screen.bottom() - EDGE - height);
    let rect = egui::Rect::from_min_size(pos2(screen.left() + EDGE, upper), vec2(width, height));
    panel(ctx, "turns", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, 0.0);
        // What always shows lies at the end that stays where it is.
        let fixed_top = if top.is_some() { rect.top() } else { rect.bottom() - low };
        let foot = egui::Rect::from_min_size(pos2(rect.left(), fixed_top), vec2(width, low));
        let title = text::rules::title(current.game().rules());
        let (left, room) = (rect.left() + 14.0, width - 28.0);
        let at = pos2(left, foot.top() + 18.0);
        fitted(ui, &title, Face::Italic, 15.0, room, at, Align2::LEFT_CENTER, SLATE.faint);
        let bar = egui::Rect::from_min_max(pos2(rect.left() + 4.0, foot.top() + 30.0), foot.max - vec2(4.0, 4.0));
        let response = touch(ui, bar, text::word("turns"), WidgetType::CollapsingHeader, Sense::CLICK);
        if response.clicked() {
            list.open = !list.open;
        }
        let color = if response.hovered() { SLATE.accent } else { SLATE.text };
        let sign = if list.open { Icon::Open } else { Icon::Closed };
        icon(ui.painter(), sign, pos2(left + 5.0, bar.center().y), 11.0, color);
        let word_at = pos2(left + 18.0, bar.center().y);
        let word = fitted(ui, text::word("turns"), Face::Caps, 17.0, room, word_at, Align2::LEFT_CENTER, color);
        if let Some(last) = newest(&list.rows) {
            let end = pos2(rect.right() - 14.0, bar.center().y);
            let space = end.x - word.right() - 8.0;
            fitted(ui, &last, Face::Body, 16.5, space, end, Align2::RIGHT_CENTER, SLATE.text);
        }
        if opened > 0.5 {
            let (from, to) = match top {
                Some(_) => (foot.bottom(), rect.bottom() - 10.0),
                None => (rect.top() + 10.0, foot.top()),
            };
            let body = egui::Rect::from_min_max(pos2(rect.left() + 10.0, from), pos2(rect.right() - 6.0, to));
            within(ui, "list", body, |ui| write_rows(ui, &list.rows, body));
        }
    });
}

fn write_rows(ui: &mut egui::Ui, rows: &[Row], body: egui::Rect) {
    if rows.is_empty() {
        ui.label(Face::Italic.text(15.0, text::word("no-turns")).color(SLATE.faint));
        return;
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().auto_shrink(false).max_height(body.height()).stick_to_bottom(true).show_rows(
        ui,
        22.0,
        rows.len(),
        |ui, range| {
            for row in &rows[range] {
                let (_, line) = ui.allocate_space(vec2(ui.available_width(), 22.0));
                let y = line.center().y;
                let number_at = pos2(line.left() + 24.0, y);
                let label = format!("{}.", row.number);
                fitted(ui, &label, Face::Body, 15.0, 26.0, number_at, Align2::RIGHT_CENTER, SLATE.faint);
                let half = (line.width() - 34.0) / 2.0;
                for (place, turn) in row.turns.values().iter().enumerate() {
                    let at = pos2(line.left() + 32.0 + half * place as f32, y);
                    let newest = row.number == rows.len() && (place == 1 || row.turns[Color::Black].is_empty());
                    let color = if newest { SLATE.accent } else { faded(SLATE.text, 0.9) };
                    fitted(ui, turn, Face::Body, 15.5, half - 4.0, at, Align2::LEFT_CENTER, color);
                }
            }
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;

    #[test]
    fn turns_stand_two_to_a_line() {
        let game = Game::from_text("nine", None, Some("d6 f4 a7 a1 d7 d1 g7xf4")).expect("legal");
        let rows = rows(&game);
        assert_eq!(rows.len(), 4);
        assert_eq!(*rows[0].turns.values(), ["d6", "f4"]);
        assert_eq!(*rows[3].turns.values(), ["g7xf4", ""]);
        assert_eq!(newest(&rows).as_deref(), Some("4. g7xf4"));
    }

    #[test]
    fn whites_place_stays_open_when_black_begins() {
        let mut game = Game::starting_with(RuleSet::default(), Color::Black);
        game.play_text("d6 f4 a1").expect("legal");
        let rows = rows(&game);
        assert_eq!(*rows[0].turns.values(), ["…", "d6"]);
        assert_eq!(*rows[1].turns.values(), ["f4", "a1"]);
        assert_eq!(newest(&rows).as_deref(), Some("2… a1"));
    }
}
