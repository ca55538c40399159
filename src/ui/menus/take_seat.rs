//! Somebody touched the attract screen: the game waits and offers either seat.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::page::PageAge;
use crate::game::{CurrentGame, Menu, Seats, waited};
use crate::rules::Color;
use crate::ui::acts::Act;
use crate::ui::paint::man;
use crate::ui::paint::theme::{Face, palette};
use crate::ui::widgets::sheet::{Sheet, within};
use crate::ui::widgets::{button, fitted};
use crate::ui::{UiInput, UiSystems, text};

/// Adds the page.
pub fn plugin(app: &mut App) {
    let here = in_state(Menu::TakeSeat);
    app.init_resource::<Waited>();
    app.add_systems(Update, tire.in_set(UiInput::Devices).run_if(here.clone()));
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// How long the question waits for an answer, in seconds.
const PATIENCE: f32 = 25.0;

/// How long it has waited, in seconds.
#[derive(Resource, Default)]
struct Waited(f32);

impl Waited {
    /// How many whole seconds are left, counted so that the last one is 1.
    fn seconds_left(&self) -> u32 {
        (PATIENCE - self.0).max(0.0).ceil() as u32
    }
}

/// Whoever asked has gone: the game goes on.
fn tire(time: Res<Time<Real>>, menu: Res<State<Menu>>, mut acts: MessageWriter<Act>, mut waiting: ResMut<Waited>) {
    if menu.is_changed() {
        waiting.0 = 0.0;
    }
    waiting.0 += waited(&time);
    if waiting.0 >= PATIENCE {
        waiting.0 = 0.0;
        acts.write(Act::Close);
    }
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    waiting: Res<Waited>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let game = current.game();
    let running = current.verdict().is_none();
    let title = text::word("take-seat");
    let sheet = Sheet { name: "take seat", title, size: vec2(560.0, 396.0), alone: true, opening: age.opening() };
    sheet.show(ctx, |ui, parts| {
        let palette = palette(ui);
        let mut y = parts.body.top() + 6.0;
        for color in Color::ALL {
            let rect = Rect::from_min_size(pos2(parts.body.left() + 40.0, y), vec2(parts.body.width() - 40.0, 38.0));
            man(ui.painter(), color, pos2(parts.body.left() + 16.0, rect.center().y), 12.0, 1.0);
            let men = ("men", game.position().total(color).into());
            let name = text::phrase(
                "take-seat-of",
                &[("side", text::side(color).into()), ("player", text::seat(&seats, color).into()), men],
            );
            let pressed = within(ui, text::side(color), rect, |ui| {
                ui.add_enabled_ui(running, |ui| button(ui, &name, rect.width())).inner.clicked()
            });
            if pressed {
                acts.write(Act::Sit(color));
            }
            y += 46.0;
        }
        for (name, act) in [(text::word("take-seat-watch"), Act::Close), (text::word("to-title"), Act::ToTitle)] {
            let rect = Rect::from_min_size(pos2(parts.body.left(), y + 4.0), vec2(parts.body.width(), 38.0));
            if within(ui, name, rect, |ui| button(ui, name, rect.width())).clicked() {
                acts.write(act);
            }
            y += 46.0;
        }
        let ply = text::phrase("take-seat-turns", &[("turns", game.ply().into())]);
        let waits = text::phrase("take-seat-waits", &[("seconds", waiting.seconds_left().into())]);
        for (line, y) in [(ply, 28.0), (waits, 6.0)] {
            let at = pos2(parts.body.center().x, parts.footer.bottom() - y);
            fitted(ui, &line, Face::Italic, 16.0, parts.body.width(), at, Align2::CENTER_CENTER, palette.faint);
        }
    });
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;

    #[test]
    fn the_page_waits_as_long_as_it_says_however_seldom_it_is_drawn() {
        for frame in [0.02, 1.0] {
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, StatesPlugin)).insert_state(Menu::TakeSeat);
            app.init_resource::<Waited>().add_message::<Act>().add_systems(Update, tire);
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(frame)));
            // What a frame lasted is known in the next.
            app.update();
            let mut closed = 0;
            for _ in 0..(PATIENCE / frame) as usize {
                let left = app.world().resource::<Waited>().seconds_left();
                assert!((1..=25).contains(&left), "{left}");
                app.update();
                closed += app.world_mut().resource_mut::<Messages<Act>>().drain().count();
            }
            app.update();
            closed += app.world_mut().resource_mut::<Messages<Act>>().drain().count();
            assert_eq!(closed, 1, "at {frame} seconds a frame");
        }
    }
}
