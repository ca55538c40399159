//! Choices: a row of which one holds, a switch, a slider.

use bevy_egui::egui::{Align2, EventFilter, Key, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::fitted::{fitted, fitting_size};
use super::press::{ANSWER, feel, touch, touchable};
use crate::rules::Color;
use crate::ui::accessibility::describe;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{carved_button, faded, lozenge, man};

/// A row of choices, one of which holds.
pub fn segments<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    choices: &[(T, &str)],
    width: f32,
) -> bool {
    let before = *value;
    let (_, row) = ui.allocate_space(vec2(width, 34.0));
    let each = row.width() / choices.len().max(1) as f32;
    let size = fitting_size(
        ui,
        choices.iter().map(|&(_, text)| text),
        Face::Caps,
        17.0,
        each - 4.0 - (each * 0.16).clamp(6.0, 16.0),
    );
    for (index, &(choice, text)) in choices.iter().enumerate() {
        let left = row.left() + each * index as f32;
        let rect = Rect::from_min_max(pos2(left, row.top()), pos2(left + each, row.bottom())).shrink2(vec2(2.0, 0.0));
        let label = format!("{name}: {text}");
        let response = touch(ui, rect, &label, WidgetType::RadioButton, Sense::click());
        let (hover, press, focus) = feel(ui, &response);
        let chosen = choice == *value;
        describe::choice(ui, &response, &label, chosen);
        let held = ui.ctx().animate_bool_with_time(response.id.with("chosen"), chosen, ANSWER);
        let palette = palette(ui);
        carved_button(ui.painter(), rect, palette, hover, press.max(held), focus);
        let color = palette.text.lerp_to_gamma(palette.accent, hover.max(held));
        let center = rect.center();
        let room = rect.width() - (each * 0.16).clamp(6.0, 16.0);
        let drawn = fitted(ui, text, Face::Caps, size, room, center, Align2::CENTER_CENTER, color);
        if held > 0.0 {
            let at = pos2(drawn.center().x, rect.bottom() - 4.5);
            lozenge(ui.painter(), at, vec2(5.0, 2.4) * held, palette.accent);
        }
        if response.clicked() {
            *value = choice;
        }
    }
    before != *value
}

/// A switch: a man in one of two cups.
pub fn switch(ui: &mut Ui, name: &str, on: &mut bool) -> bool {
    let (rect, response) = touchable(ui, vec2(58.0, 30.0), name, WidgetType::Checkbox, Sense::click());
    let (hover, press, focus) = feel(ui, &response);
    if response.clicked() {
        *on = !*on;
    }
    let (selected, enabled) = (*on, ui.is_enabled());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, selected, name));
    let palette = palette(ui);
    let slot = rect.shrink2(vec2(2.0, 4.0));
    let held = ui.ctx().animate_bool_with_time(response.id.with("on"), selected, ANSWER * 1.4);
    carved_button(ui.painter(), slot, palette, hover, press.max(held), focus);
    let painter = ui.painter();
    let (left, right) = (slot.left() + slot.height() / 2.0, slot.right() - slot.height() / 2.0);
    for x in [left, right] {
        painter.circle_stroke(pos2(x, slot.center().y), 3.0, Stroke::new(0.8, faded(palette.line, 0.8)));
    }
    let knob = pos2(left + (right - left) * held, slot.center().y);
    let side = if selected { Color::White } else { Color::Black };
    man(painter, side, knob, slot.height() * 0.4, if selected { 1.0 } else { 0.75 });
    response.clicked()
}

/// A slider from `low` to `high` in steps; the arrow keys move it while the keyboard is on it.
pub fn slider(ui: &mut Ui, name: &str, value: &mut f32, (low, high, step): (f32, f32, f32), width: f32) -> bool {
    let before = *value;
    let (rect, response) = touchable(ui, vec2(width, 30.0), name, WidgetType::Slider, Sense::click_and_drag());
    let (hover, press, focus) = feel(ui, &response);
    let track = rect.shrink2(vec2(11.0, 0.0));
    if let Some(pointer) = response.interact_pointer_pos() {
        let share = ((pointer.x - track.left()) / track.width()).clamp(0.0, 1.0);
        *value = low + share * (high - low);
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let pressed = |key| ui.input(|input| input.num_presses(key)) as f32;
        *value += step * (pressed(Key::ArrowRight) - pressed(Key::ArrowLeft));
    }
    *value = describe::slider_value(ui, &response, *value, step);
    *value = ((*value / step).round() * step).clamp(low, high);
    let (shown, enabled) = (f64::from(*value), ui.is_enabled());
    response.widget_info(|| WidgetInfo::slider(enabled, shown, name));
    describe::range(ui, &response, (low, high, step));
    let palette = palette(ui);
    let painter = ui.painter();
    let y = rect.center().y;
    let share = (*value - low) / (high - low);
    let knob = pos2(track.left() + share * track.width(), y);
    painter.hline(track.x_range(), y, Stroke::new(2.0, faded(palette.line, 0.7)));
    painter.hline(track.left()..=knob.x, y, Stroke::new(3.0, palette.accent));
    for tick in 0..=4 {
        let x = track.left() + track.width() * tick as f32 / 4.0;
        painter.vline(x, y - 4.0..=y + 4.0, Stroke::new(1.0, faded(palette.line, 0.7)));
    }
    man(painter, Color::White, knob, 8.0 + 1.2 * hover + press, 1.0);
    if focus > 0.0 {
        painter.circle_stroke(knob, 12.5, Stroke::new(1.8, palette.focus));
    }
    (before - *value).abs() > f32::EPSILON
}
