//! What is pressed, chosen and dragged: buttons, segments, switches and sliders in the game's own style. Each is
//! reached by mouse, touch and keyboard, shows where the keyboard is, and has a name for screen readers.

pub mod sheet;

use bevy_egui::egui::{
    self, Align2, Color32, CursorIcon, EventFilter, Id, Key, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use crate::ui::accessibility::describe;
use crate::ui::paint::theme::{BODY, Hand, SMALL, palette};
use crate::ui::paint::{Icon, carved_button, faded, icon, lozenge, rule};

/// How quickly a button answers the pointer, in seconds.
const ANSWER: f32 = 0.09;

/// Asks that the first thing drawn next that can have the keyboard gets it.
pub fn focus_first(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(Id::new("focus-first"), true));
}

/// Reserves space and makes it something to press. `name` is its name for screen readers and its identity on the page.
fn touchable(ui: &mut Ui, size: Vec2, name: &str, kind: WidgetType, sense: Sense) -> (Rect, Response) {
    let (_, rect) = ui.allocate_space(size);
    let response = touch(ui, rect, name, kind, sense);
    (rect, response)
}

/// Makes a place on the page something to press.
pub fn touch(ui: &Ui, rect: Rect, name: &str, kind: WidgetType, sense: Sense) -> Response {
    let response = ui.interact(rect, ui.id().with(name), sense);
    if sense.is_focusable() && ui.is_enabled() {
        let wanted = ui.data_mut(|data| data.remove_temp::<bool>(Id::new("focus-first")).is_some());
        if wanted {
            response.request_focus();
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
    }
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(kind, enabled, name));
    if enabled { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

/// Whether it shines: the keyboard is at it, or the pointer over it while the keyboard is nowhere.
pub fn is_lit(ui: &Ui, response: &Response) -> bool {
    response.has_focus() || (response.hovered() && ui.memory(|memory| memory.focused().is_none()))
}

/// How far hover, press and focus of a button have come, each 0 to 1.
fn feel(ui: &Ui, response: &Response) -> (f32, f32, f32) {
    let over = is_lit(ui, response);
    let down = response.is_pointer_button_down_on();
    let hover = ui.ctx().animate_bool_with_time(response.id.with("hover"), over, ANSWER);
    let press = ui.ctx().animate_bool_with_time(response.id.with("press"), down, ANSWER * 0.6);
    (hover, press, f32::from(u8::from(response.has_focus())))
}

/// The usual size of the word on a button.
const BUTTON_WORD: f32 = 20.0;

/// A button with a word on it, as wide as given; the word is set smaller where it would not fit.
pub fn button(ui: &mut Ui, text: &str, width: f32) -> Response {
    button_with(ui, text, width, BUTTON_WORD)
}

/// The room for a word on a button: narrow ones have less to spare.
fn room_on(width: f32) -> f32 {
    width - (width * 0.2).clamp(10.0, 34.0)
}

/// The size of the words on buttons of one width that stand together, so that all are set alike.
pub fn size_together<'a>(ui: &Ui, words: impl IntoIterator<Item = &'a str>, width: f32) -> f32 {
    fitting_size(ui, words, Hand::Caps, BUTTON_WORD, room_on(width))
}

/// A button with its word in a size of its own.
pub fn button_with(ui: &mut Ui, text: &str, width: f32, size: f32) -> Response {
    let (rect, response) = touchable(ui, vec2(width, 38.0), text, WidgetType::Button, Sense::click());
    if ui.is_rect_visible(rect) {
        let (hover, press, focus) = feel(ui, &response);
        let palette = palette(ui);
        carved_button(ui.painter(), rect, palette, hover, press, focus);
        let color = palette.text.lerp_to_gamma(palette.accent, hover);
        let center = rect.center() + vec2(0.0, press);
        let drawn = fitted(ui, text, Hand::Caps, size, room_on(rect.width()), center, Align2::CENTER_CENTER, color);
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
    fitted(ui, letter, Hand::Body, 22.0, place.width() - 10.0, at, Align2::CENTER_CENTER, color);
    response
}

/// A line to write in that opens a board of letters when it is pressed.
pub fn name_button(ui: &mut Ui, name: &str, text: &str, hint: &str, width: f32) -> Response {
    let (rect, response) = touchable(ui, vec2(width, 36.0), name, WidgetType::Button, Sense::click());
    let (hover, press, focus) = feel(ui, &response);
    let palette = palette(ui);
    carved_button(ui.painter(), rect, palette, hover, press, focus);
    let (hand, shown, color) = match text {
        "" => (Hand::Italic, hint, faded(palette.faint, 0.8)),
        text => (Hand::Body, text, palette.text),
    };
    let at = rect.left_center() + vec2(12.0, 0.0);
    fitted(ui, shown, hand, 18.0, rect.width() - 24.0, at, Align2::LEFT_CENTER, color);
    response
}

/// The smallest that words are set to make them fit, in points; what is longer still is shortened.
fn smallest(ui: &Ui) -> f32 {
    (8.6 / ui.ctx().pixels_per_point()).clamp(7.5, 10.75)
}

/// The size at which the longest of some words fits a width: `size`, or smaller where it must be.
pub fn fitting_size<'a>(ui: &Ui, words: impl IntoIterator<Item = &'a str>, hand: Hand, size: f32, width: f32) -> f32 {
    let wide = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), hand.font(size), Color32::WHITE).size().x;
    let widest = words.into_iter().map(wide).fold(0.0, f32::max);
    if widest > width { (size * width / widest).max(smallest(ui).min(size)) } else { size }
}

/// Draws text in two lines at most from its left middle, smaller where it must be, three of the smallest if that does not
/// do, and says where.
#[expect(clippy::too_many_arguments, reason = "a drawing call: what, how, where")]
pub fn fitted_lines(
    ui: &Ui,
    text: &str,
    hand: Hand,
    size: f32,
    width: f32,
    at: egui::Pos2,
    align: Align2,
    color: Color32,
) -> Rect {
    let painter = ui.painter();
    let one = painter.layout_no_wrap(text.to_owned(), hand.font(size), color);
    if one.size().x <= width * 1.12 {
        return fitted(ui, text, hand, size, width, at, align, color);
    }
    let laid = |size: f32, rows: usize| {
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), hand.font(size), color, width);
        job.wrap.max_rows = rows;
        job.halign = align.x();
        painter.layout_job(job)
    };
    let least = smallest(ui).min(size);
    let sizes = std::iter::successors(Some(size), |size| (*size > least).then(|| (size - 0.5).max(least)));
    let galley = sizes.map(|size| laid(size, 2)).find(|galley| !galley.elided).unwrap_or_else(|| laid(least, 3));
    let corner = align.anchor_size(at, galley.size()).min;
    let x = match align.x() {
        egui::Align::Min => corner.x,
        egui::Align::Center => at.x,
        egui::Align::Max => at.x,
    };
    let rect = galley.rect.translate(vec2(x, corner.y));
    painter.galley(pos2(x, corner.y), galley, color);
    describe::painted(ui, rect, text);
    rect
}

/// Draws text no wider than `width`, smaller where it must be, and says where.
#[expect(clippy::too_many_arguments, reason = "a drawing call: what, how, where")]
pub fn fitted(
    ui: &Ui,
    text: &str,
    hand: Hand,
    size: f32,
    width: f32,
    at: egui::Pos2,
    align: Align2,
    color: Color32,
) -> Rect {
    let painter = ui.painter();
    let mut galley = painter.layout_no_wrap(text.to_owned(), hand.font(size), color);
    if galley.size().x > width {
        let smaller = (size * width / galley.size().x).max(smallest(ui).min(size));
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), hand.font(smaller), color);
        if smaller <= smallest(ui) {
            job.wrap = egui::text::TextWrapping::truncate_at_width(width);
        }
        galley = painter.layout_job(job);
    }
    let rect = align.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, color);
    describe::painted(ui, rect, text);
    rect
}

/// The font of the title's lines, each so high, where they have the room.
pub fn title_hand(height: f32) -> egui::FontId {
    Hand::Caps.font(height * 0.66)
}

/// The size of the title's lines that stand together, so that all are set alike.
pub fn title_size<'a>(ui: &Ui, words: impl IntoIterator<Item = &'a str>, width: f32, height: f32) -> f32 {
    fitting_size(ui, words, Hand::Caps, height * 0.66, width - 40.0)
}

/// A line of the title's menu: a word on the scene itself.
pub fn title_entry(ui: &mut Ui, text: &str, (width, height): (f32, f32), size: f32) -> Response {
    // As wide as the word: beside it lies the scene.
    let wide = ui.painter().layout_no_wrap(text.to_owned(), Hand::Caps.font(size), Color32::WHITE).size().x + 52.0;
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
        fitted(ui, text, Hand::Caps, size, width - 40.0, at + off, Align2::LEFT_CENTER, shade);
    }
    let color = palette.text.lerp_to_gamma(palette.accent, hover);
    fitted(ui, text, Hand::Caps, size, width - 40.0, at, Align2::LEFT_CENTER, color);
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
        response.on_hover_text(Hand::Body.text(SMALL, hint)).clicked()
    })
    .inner
}

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
        Hand::Caps,
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
        let drawn = fitted(ui, text, Hand::Caps, size, room, center, Align2::CENTER_CENTER, color);
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
    let side = if selected { crate::rules::Color::White } else { crate::rules::Color::Black };
    super::paint::man(painter, side, knob, slot.height() * 0.4, if selected { 1.0 } else { 0.75 });
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
    *value = describe::moved(ui, &response, *value, step);
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
    super::paint::man(painter, crate::rules::Color::White, knob, 8.0 + 1.2 * hover + press, 1.0);
    if focus > 0.0 {
        painter.circle_stroke(knob, 12.5, Stroke::new(1.8, palette.focus));
    }
    (before - *value).abs() > f32::EPSILON
}

/// The most letters of a line to write in.
pub const LETTERS: usize = 24;

/// A line to write in, at most [`LETTERS`] long.
pub fn text_field(ui: &mut Ui, name: &str, text: &mut String, hint: &str, width: f32) -> Response {
    let palette = palette(ui);
    let (_, rect) = ui.allocate_space(vec2(width, 36.0));
    let edit = egui::TextEdit::singleline(text)
        .id_salt(name)
        .font(Hand::Body.font(18.0))
        .text_color(palette.text)
        .hint_text(Hand::Italic.text(17.0, hint).color(faded(palette.faint, 0.8)))
        .char_limit(LETTERS)
        .frame(egui::Frame::NONE)
        .desired_width(width - 24.0);
    carved_button(ui.painter(), rect, palette, 0.0, 0.0, 0.0);
    let response = ui.put(rect.shrink2(vec2(12.0, 5.0)), edit);
    if response.has_focus() {
        carved_button(
            ui.painter(),
            rect,
            &crate::ui::paint::theme::Palette { fill: Color32::TRANSPARENT, ..*palette },
            0.0,
            0.0,
            1.0,
        );
    }
    if response.has_focus() {
        // Up and down lead on to the next thing, as everywhere.
        let filter = EventFilter { horizontal_arrows: true, ..Default::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    if let Some(written) = describe::written(ui, &response) {
        *text = written.chars().take(LETTERS).collect();
    }
    let (enabled, said) = (ui.is_enabled(), text.clone());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::TextEdit, enabled, name);
        info.current_text_value = Some(said.clone());
        info
    });
    response
}

/// A heading in the middle with a ruled line under it.
pub fn heading(ui: &mut Ui, text: &str) {
    let palette = palette(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 38.0));
    let at = rect.center();
    describe::headed(ui, rect, text);
    fitted(ui, text, Hand::Caps, 32.0, rect.width() - 40.0, at, Align2::CENTER_CENTER, palette.accent);
    ruled(ui);
}

/// A smaller heading at the left.
pub fn subheading(ui: &mut Ui, text: &str) {
    let palette = palette(ui);
    ui.label(Hand::Caps.text(20.0, text).color(palette.accent));
}

/// A ruled line with its ornament.
pub fn ruled(ui: &mut Ui) {
    let palette = palette(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), 14.0));
    rule(ui.painter(), rect.x_range().shrink(rect.width() * 0.08), rect.center().y, palette.line);
}

/// Running text.
pub fn paragraph(ui: &mut Ui, text: &str) {
    ui.add(egui::Label::new(Hand::Body.text(BODY, text)).wrap());
}

/// An aside in italics.
pub fn aside(ui: &mut Ui, text: &str) {
    let color = palette(ui).faint;
    ui.add(egui::Label::new(Hand::Italic.text(BODY - 0.5, text).color(color)).wrap());
}
