//! Pages and panels: a page over the scene with a body and a row of buttons, a panel beside the board.

use bevy_egui::egui::{self, Align, Area, Id, Layout, Order, Rect, ScrollArea, Ui, UiBuilder, Vec2, pos2, vec2};

use super::prose::heading;
use crate::ui::accessibility::describe;
use crate::ui::paint::theme::{on_parchment, parchment};
use crate::ui::paint::{page, veil};

/// A page of parchment.
pub struct Sheet<'a> {
    /// Its identity.
    pub name: &'static str,
    /// Its heading; none if empty.
    pub title: &'a str,
    /// How large it would like to be, in points; a small window makes it smaller.
    pub size: Vec2,
    /// Whether the scene behind it darkens and nothing else can be pressed.
    pub alone: bool,
    /// How far it has opened, 0 to 1.
    pub opening: f32,
}

/// The parts of a page.
pub struct Parts {
    /// For the content.
    pub body: Rect,
    /// For its buttons.
    pub footer: Rect,
}

impl Sheet<'_> {
    /// Draws the page and fills it.
    pub fn show(&self, ctx: &egui::Context, add: impl FnOnce(&mut Ui, &Parts)) {
        let screen = ctx.viewport_rect();
        // In a window smaller than anything fits a page is larger than it.
        let size = self.size.min(screen.size() - vec2(20.0, 20.0)).max(vec2(160.0, 120.0));
        let ease = 1.0 - (1.0 - self.opening).powi(3);
        let shift = vec2(0.0, (1.0 - ease) * 16.0);
        let center = if self.alone {
            screen.center()
        } else {
            // Above the board, which stays in sight.
            let top = (screen.height() - size.y - 8.0).min(60.0);
            pos2(screen.center().x, screen.top() + top + size.y / 2.0)
        };
        let rect = Rect::from_center_size(center + shift, size);
        let covered = if self.alone { screen } else { rect };
        panel(ctx, self.name, Order::Foreground, covered, |ui| {
            if self.alone {
                describe::page(ui);
                veil(ui.painter(), screen, ease);
            }
            ui.set_opacity(ease);
            on_parchment(ui);
            page(ui.painter(), rect, parchment(ctx).map(|texture| texture.id()), 1.0);
            let margin = if size.y < 480.0 { vec2(34.0, 24.0) } else { vec2(46.0, 34.0) };
            let inner = rect.shrink2(margin);
            let mut top = inner.top();
            if !self.title.is_empty() {
                let head = Rect::from_min_max(inner.min, pos2(inner.right(), top + 58.0));
                within(ui, "head", head, |ui| heading(ui, self.title));
                top = head.bottom() + 4.0;
            }
            let footer = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 40.0), inner.max);
            let body = Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), footer.top() - 10.0));
            add(ui, &Parts { body, footer });
        });
    }
}

/// Draws a panel that takes the clicks that fall on it.
pub fn panel(ctx: &egui::Context, name: &str, order: Order, rect: Rect, add: impl FnOnce(&mut Ui)) {
    Area::new(Id::new(name))
        .order(order)
        .fixed_pos(rect.min)
        .default_size(rect.size())
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_clip_rect(ctx.viewport_rect());
            ui.expand_to_include_rect(rect);
            add(ui);
        });
}

/// Lays things out from the top in a part of `ui`.
pub fn within<R>(ui: &mut Ui, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().id_salt(name).max_rect(rect).layout(Layout::top_down(Align::Min));
    ui.scope_builder(builder, add).inner
}

/// The same, with a scroll bar where it does not fit.
pub fn scrolled(ui: &mut Ui, name: &str, rect: Rect, add: impl FnOnce(&mut Ui)) {
    within(ui, name, rect, |ui| {
        ui.shrink_clip_rect(rect.expand(4.0));
        ScrollArea::vertical().id_salt(name).auto_shrink(false).max_height(rect.height()).show(ui, add);
    });
}

/// Equal places side by side in a row of a page.
pub fn columns(rect: Rect, count: usize, gap: f32) -> Vec<Rect> {
    let width = (rect.width() - gap * (count.max(1) - 1) as f32) / count.max(1) as f32;
    (0..count)
        .map(|index| {
            let left = rect.left() + (width + gap) * index as f32;
            Rect::from_min_max(pos2(left, rect.top()), pos2(left + width, rect.bottom()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_fill_the_row() {
        let row = Rect::from_min_size(pos2(10.0, 0.0), vec2(310.0, 20.0));
        let places = columns(row, 3, 5.0);
        assert_eq!(places.len(), 3);
        assert!((places[2].right() - row.right()).abs() < 1e-3);
        assert!((places[1].left() - places[0].right() - 5.0).abs() < 1e-3);
    }
}
