//! Describes to screen readers what is not a control: painted text, headings, and sentences that come and go.
//! [`accessibility`](crate::ui::accessibility) takes it from here to the system.

use accesskit::{Action, ActionData, Live, Role};
use bevy_egui::egui::{Context, Event, Id, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

/// The class name of a page. While one is open, nothing under it is described.
pub const PAGE: &str = "page";

/// Whether a screen reader is active.
fn heard(ui: &Ui) -> bool {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |_| ()).is_some()
}

/// Describes painted text. On a button it becomes part of the button's description.
pub fn label(ui: &Ui, rect: Rect, text: &str) {
    if text.is_empty() || !heard(ui) {
        return;
    }
    // The same words may stand twice on a page; where they stand, seen from the page, tells them apart.
    let place = (rect.center() - ui.max_rect().min).round();
    let id = ui.id().with(("label", text, place.x as i32, place.y as i32));
    ui.interact(rect, id, Sense::hover()).widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
}

/// Describes a heading.
pub fn heading(ui: &Ui, rect: Rect, text: &str) {
    if text.is_empty() || !heard(ui) {
        return;
    }
    let id = ui.id().with(("heading", text));
    ui.interact(rect, id, Sense::hover()).widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Heading);
        node.set_label(text);
        node.clear_value();
    });
}

/// Describes a sentence that comes and goes; it is read out when it is new. `slot` names the place: one sentence at a
/// time.
pub fn status(ctx: &Context, slot: &str, rect: Rect, text: &str) {
    ctx.accesskit_node_builder(Id::new(("passing", slot)), |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_label(text);
        node.set_value(text);
        let [x0, y0, x1, y1] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f64::from);
        node.set_bounds(accesskit::Rect { x0, y0, x1, y1 });
    });
}

/// Marks a part of the screen as a page.
pub fn page(ui: &Ui) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_class_name(PAGE));
}

/// Describes one of several choices, and whether it is chosen.
pub fn choice(ui: &Ui, response: &Response, name: &str, chosen: bool) {
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, name));
}

/// Describes a slider's range and its actions.
pub fn range(ui: &Ui, response: &Response, (low, high, step): (f32, f32, f32)) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(low.into());
        node.set_max_numeric_value(high.into());
        node.set_numeric_value_step(step.into());
        [Action::Increment, Action::Decrement, Action::SetValue].into_iter().for_each(|action| node.add_action(action));
    });
}

/// The value that a screen reader sets a slider to; `value` if it asks for nothing.
pub fn slider_value(ui: &Ui, response: &Response, value: f32, step: f32) -> f32 {
    ui.input(|input| {
        let asked = |action| input.num_accesskit_action_requests(response.id, action) as f32;
        let set = input.accesskit_action_requests(response.id, Action::SetValue).last();
        let set = set.and_then(|request| match request.data {
            Some(ActionData::NumericValue(wanted)) => Some(wanted as f32),
            _ => None,
        });
        set.unwrap_or(value) + step * (asked(Action::Increment) - asked(Action::Decrement))
    })
}

/// The text that a screen reader writes into a field.
pub fn written_text(ui: &Ui, response: &Response) -> Option<String> {
    ui.ctx().accesskit_node_builder(response.id, |node| node.add_action(Action::SetValue));
    let id = response.id.accesskit_id();
    ui.input(|input| {
        input.events.iter().rev().find_map(|event| match event {
            Event::AccessKitActionRequest(request)
                if request.target_node == id && request.action == Action::SetValue =>
            {
                match &request.data {
                    Some(ActionData::Value(text)) => Some(text.to_string()),
                    _ => None,
                }
            }
            _ => None,
        })
    })
}
