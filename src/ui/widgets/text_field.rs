//! A line to write in.

use bevy_egui::egui::{self, Color32, EventFilter, Response, Ui, WidgetInfo, WidgetType, vec2};

use crate::ui::accessibility::describe;
use crate::ui::paint::theme::{Face, Palette, palette};
use crate::ui::paint::{carved_button, faded};

/// The most letters of a line to write in.
pub const MAX_LETTERS: usize = 24;

/// A line to write in, at most [`MAX_LETTERS`] long.
pub fn text_field(ui: &mut Ui, name: &str, text: &mut String, hint: &str, width: f32) -> Response {
    let palette = palette(ui);
    let (_, rect) = ui.allocate_space(vec2(width, 36.0));
    let edit = egui::TextEdit::singleline(text)
        .id_salt(name)
        .font(Face::Body.font(18.0))
        .text_color(palette.text)
        .hint_text(Face::Italic.text(17.0, hint).color(faded(palette.faint, 0.8)))
        .char_limit(MAX_LETTERS)
        .frame(egui::Frame::NONE)
        .desired_width(width - 24.0);
    carved_button(ui.painter(), rect, palette, 0.0, 0.0, 0.0);
    let response = ui.put(rect.shrink2(vec2(12.0, 5.0)), edit);
    if response.has_focus() {
        carved_button(ui.painter(), rect, &Palette { fill: Color32::TRANSPARENT, ..*palette }, 0.0, 0.0, 1.0);
    }
    if response.has_focus() {
        // Up and down lead on to the next thing, as everywhere.
        let filter = EventFilter { horizontal_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    if let Some(written) = describe::written_text(ui, &response) {
        *text = written.chars().take(MAX_LETTERS).collect();
    }
    let (enabled, said) = (ui.is_enabled(), text.clone());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::TextEdit, enabled, name);
        info.current_text_value = Some(said.clone());
        info
    });
    response
}
