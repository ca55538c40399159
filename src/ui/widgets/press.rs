//! What can be pressed: how it answers the pointer and the keyboard, and how screen readers find it.

use bevy_egui::egui::{self, CursorIcon, Id, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType};

/// How quickly a button answers the pointer, in seconds.
pub const ANSWER: f32 = 0.09;

/// Asks that the first thing drawn next that can have the keyboard gets it.
pub fn focus_first(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(Id::new("focus-first"), true));
}

/// Reserves space and makes it something to press. `name` is its name for screen readers and its identity on the page.
pub fn touchable(ui: &mut Ui, size: Vec2, name: &str, kind: WidgetType, sense: Sense) -> (Rect, Response) {
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
pub fn feel(ui: &Ui, response: &Response) -> (f32, f32, f32) {
    let over = is_lit(ui, response);
    let down = response.is_pointer_button_down_on();
    let hover = ui.ctx().animate_bool_with_time(response.id.with("hover"), over, ANSWER);
    let press = ui.ctx().animate_bool_with_time(response.id.with("press"), down, ANSWER * 0.6);
    (hover, press, f32::from(u8::from(response.has_focus())))
}
