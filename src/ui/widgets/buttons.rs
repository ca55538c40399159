//! Buttons: with a word, with a sign, a key of the board of letters, a line of the title.

use bevy_egui::egui::{
    self, Align2, Color32, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::fitted::{fitted, fitting_size};
use super::press::{feel, touch, touchable};
use crate::ui::paint::theme::{Face, SMALL, palette};
use crate::ui::paint::{Icon, carved_button, faded, icon, lozenge};

/// The usual size of the word on a button.
pub const BUTTON_WORD: f32 = 20.0;

/// A button with a word on it, as wide as given; the word is set smaller where it would not fit.
pub fn button(ui: &mut Ui, text: &str, width: f32) -> Response {
    button_with(ui, text, width, BUTTON_WORD)
}

/// The room for a word on a button: narrow ones have less to spare.
pub fn room_on(width: f32) -> f32 {
    width - (width * 0.2).clamp(10.0, 34.0)
}

/// The size of the words on buttons of one width that stand together, so that all are set alike.
pub fn size_together<'a>(ui: &Ui, words: impl IntoIterator<Item = &'a str>, width: f32) -> f32 {
    fitting_size(ui, words, Face::Caps, BUTTON_WORD, room_on(width))
}

/// The widths of buttons that share a row of this width, and the size of their words. All are alike where the words have room so;
/// otherwise the longer words get more of the row.
pub fn share_row<const N: usize>(ui: &Ui, words: [&str; N], width: f32) -> ([f32; N], f32) {
    let each = width / N as f32;
    let size = size_together(ui, words, each);
    if size > 0.8 * BUTTON_WORD {
        return ([each; N], size);
    }
    let wide = |text: &str| {
        ui.painter().layout_no_wrap(text.to_owned(), Face::Caps.font(BUTTON_WORD), Color32::WHITE).size().x
    };
    let wide = words.map(wide);
    // At the size at which all words together fill what the edges leave of the row.
    let edges = N as f32 * EDGES;
    let scale = ((width - edges) / wide.iter().sum::<f32>().max(1.0)).min(1.0);
    let spare = (width - edges - scale * wide.iter().sum::<f32>()) / N as f32;
    let shares = wide.map(|wide| scale * wide + EDGES + spare);
    let size =
        words.iter().zip(shares).map(|(&text, share)| size_together(ui, [text], share)).fold(BUTTON_WORD, f32::min);
    (shares, size)
}

/// What a word on a button leaves free at its sides, together, where room is scarce.
const EDGES: f32 = 17.0;

/// A button with its word in a size of its own.
pub fn button_with(ui: &mut Ui, text: &str, width: f32, size: f32) -> Response {
    let (rect, response) = touchable(ui, vec2(width, 38.0), text, WidgetType::Button, Sense::click());
    if ui.is_rect_visible(rect) {
        let (hover, press, focus) = feel(ui, &response);
        let palette = palette(ui);
        carved_button(ui.painter(), rect, palette, hover, press, focus);
        let color = palette.text.lerp_to_gamma(palette.accent, hover);
        let center = rect.center() + vec2(0.0, press);
        let drawn = fitted(ui, text, Face::Caps, size, room_on(rect.width()), center, Align2::CENTER_CENTER, color);
        if hover > 0.0 && drawn.width() + 34.0 <= rect.width() {
            for side in [-1.0, 1.0] {
                let at = pos2(center.x + side * (drawn.width() / 2.0 + 11.0), center.y);
                lozenge(ui.painter(), at, vec2(3.4, 3.4) * hover, faded(palette.accent, hover));
            }
        }
    }
    response
}

/// A key of a board of letters, as large as its place. It is known by where it is, whatever letter it has.
pub fn key_button(ui: &Ui, letter: &str, place: Rect) -> Response {
    let response = touch(ui, place, "key", WidgetType::Button, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, letter));
    let (hover, press, focus) = feel(ui, &response);
    let palette = palette(ui);
    carved_button(ui.painter(), place, palette, hover, press, focus);
    let color = palette.text.lerp_to_gamma(palette.accent, hover);
    let at = place.center() + vec2(0.0, press);
    fitted(ui, letter, Face::Body, 22.0, place.width() - 10.0, at, Align2::CENTER_CENTER, color);
    response
}

/// A line to write in that opens a board of letters when it is pressed.
pub fn name_button(ui: &mut Ui, name: &str, text: &str, hint: &str, width: f32) -> Response {
    let (rect, response) = touchable(ui, vec2(width, 36.0), name, WidgetType::Button, Sense::click());
    let (hover, press, focus) = feel(ui, &response);
    let palette = palette(ui);
    carved_button(ui.painter(), rect, palette, hover, press, focus);
    let (face, shown, color) = match text {
        "" => (Face::Italic, hint, faded(palette.faint, 0.8)),
        text => (Face::Body, text, palette.text),
    };
    let at = rect.left_center() + vec2(12.0, 0.0);
    fitted(ui, shown, face, 18.0, rect.width() - 24.0, at, Align2::LEFT_CENTER, color);
    response
}

/// The font of the title's lines, each so high, where they have the room.
pub fn title_hand(height: f32) -> egui::FontId {
    Face::Caps.font(height * 0.66)
}

/// The size of the title's lines that stand together, so that all are set alike.
pub fn title_size<'a>(ui: &Ui, words: impl IntoIterator<Item = &'a str>, width: f32, height: f32) -> f32 {
    fitting_size(ui, words, Face::Caps, height * 0.66, width - 40.0)
}

/// A line of the title's menu: a word on the scene itself.
pub fn title_entry(ui: &mut Ui, text: &str, (width, height): (f32, f32), size: f32) -> Response {
    // As wide as the word: beside it lies the scene.
    let wide = ui.painter().layout_no_wrap(text.to_owned(), Face::Caps.font(size), Color32::WHITE).size().x + 52.0;
    let (rect, response) = touchable(ui, vec2(wide.min(width), height), text, WidgetType::Button, Sense::click());
    let (hover, press, focus) = feel(ui, &response);
    let palette = palette(ui);
    let at = pos2(rect.left() + 22.0 + 7.0 * hover, rect.center().y + press);
    let painter = ui.painter();
    if hover > 0.0 {
        let glow = Rect::from_min_max(rect.min, pos2(rect.left() + width * 0.8, rect.max.y));
        let warm = Color32::from_rgba_unmultiplied(200, 150, 70, (52.0 * hover) as u8);
        painter.add(egui::Shape::gradient_rect(glow, egui::Direction::LeftToRight, [warm, Color32::TRANSPARENT]));
        lozenge(painter, pos2(rect.left() + 10.0, at.y), vec2(5.0, 5.0) * hover, palette.accent);
    }
    if focus > 0.0 {
        painter.vline(rect.left() + 0.75, rect.y_range(), Stroke::new(2.0, palette.focus));
    }
    let shade = Color32::from_black_alpha(190);
    for off in [vec2(0.0, 1.5), vec2(1.0, 1.0), vec2(-1.0, 1.0)] {
        fitted(ui, text, Face::Caps, size, width - 40.0, at + off, Align2::LEFT_CENTER, shade);
    }
    let color = palette.text.lerp_to_gamma(palette.accent, hover);
    fitted(ui, text, Face::Caps, size, width - 40.0, at, Align2::LEFT_CENTER, color);
    response
}

/// A small square button with a sign; its name and key show when the pointer rests on it.
pub fn icon_button(ui: &mut Ui, sign: Icon, name: &str, key: &str, enabled: bool) -> bool {
    ui.add_enabled_ui(enabled, |ui| {
        // Not in the keyboard's round: over the board the arrow keys belong to the board, and each of these has a key.
        let (rect, response) = touchable(ui, Vec2::splat(40.0), name, WidgetType::Button, Sense::CLICK);
        let (hover, press, focus) = feel(ui, &response);
        let palette = palette(ui);
        carved_button(ui.painter(), rect, palette, hover, press, focus);
        let color = palette.text.lerp_to_gamma(palette.accent, hover);
        icon(ui.painter(), sign, rect.center() + vec2(0.0, press), 19.0, color);
        let hint = if key.is_empty() { name.to_owned() } else { format!("{name} · {key}") };
        response.on_hover_text(Face::Body.text(SMALL, hint)).clicked()
    })
    .inner
}
