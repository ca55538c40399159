//! The lot: a man is hidden in one of two hands, a pale one or a dark one. Whoever picks a hand gets what is in it.

use bevy::prelude::*;
use bevy_egui::egui::epaint::{CubicBezierShape, PathShape};
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Sense, Stroke, Ui, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::Menu;
use crate::preferences::Preferences;
use crate::rules::Color;
use crate::ui::UiSystems;
use crate::ui::acts::Act;
use crate::ui::game_plan::{GamePlan, Opponent};
use crate::ui::menus::page::{PageAge, button_row};
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{carved_button, faded, man};
use crate::ui::text::{self, phrase, word};
use crate::ui::widgets::sheet::{Sheet, columns, within};
use crate::ui::widgets::{fitted, is_lit, touch};

/// Adds the page.
pub fn plugin(app: &mut App) {
    let here = in_state(Menu::Lot);
    app.init_resource::<Hands>();
    app.add_systems(OnEnter(Menu::Lot), |mut hands: ResMut<Hands>| *hands = Hands::closed(rand::random()));
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// Picks the left hand, as if it had been pressed.
pub fn pick_a_hand(world: &mut World) {
    world.insert_resource(Hands { picked: Some(0), ..Hands::closed(true) });
}

/// How long the open hands are shown before the game begins, in seconds.
const SHOWN: f32 = 2.2;

/// What is in the left hand and the right, which was picked, and how long ago.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
struct Hands {
    hidden: [Color; 2],
    picked: Option<usize>,
    since: f32,
}

impl Default for Hands {
    fn default() -> Self {
        Self::closed(false)
    }
}

impl Hands {
    const fn closed(dark_left: bool) -> Self {
        let hidden = if dark_left { [Color::Black, Color::White] } else { [Color::White, Color::Black] };
        Self { hidden, picked: None, since: 0.0 }
    }
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    time: Res<Time<Real>>,
    plan: Res<GamePlan>,
    preferences: Res<Preferences>,
    mut hands: ResMut<Hands>,
    mut acts: MessageWriter<Act>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let mut next = *hands;
    let sheet =
        Sheet { name: "lot", title: word("lot"), size: vec2(600.0, 430.0), alone: true, opening: age.opening() };
    sheet.show(ctx, |ui, parts| {
        let said = said(&next, *plan);
        let line = Rect::from_min_size(parts.body.min, vec2(parts.body.width(), 30.0));
        let color = palette(ui).text;
        fitted(ui, &said, Face::Body, 20.0, line.width(), line.center(), Align2::CENTER_CENTER, color);
        let below = Rect::from_min_max(pos2(parts.body.left(), line.bottom() + 8.0), parts.body.max);
        for (index, place) in columns(below, 2, 24.0).into_iter().enumerate() {
            let name = if index == 0 { word("left-hand") } else { word("right-hand") };
            let opened = next.picked.is_some().then(|| (next.since / 0.35).min(1.0));
            let opened = opened.map_or(0.0, |share| if preferences.reduced_motion { 1.0 } else { share });
            if within(ui, name, place, |ui| hand(ui, place, name, index, &next, opened)) && next.picked.is_none() {
                next.picked = Some(index);
            }
        }
        let labels: &[&str] = if next.picked.is_some() { &[word("begin")] } else { &[word("back")] };
        let pressed = button_row(ui, parts, labels).is_some();
        match next.picked {
            Some(index) if pressed || next.since >= SHOWN => drop(acts.write(Act::Drawn(next.hidden[index]))),
            None if pressed => drop(acts.write(Act::Back)),
            _ => {}
        }
    });
    if next.picked.is_some() {
        ctx.request_repaint();
        next.since += time.delta_secs().min(0.1);
    }
    *hands = next;
}

/// What is asked, and then what was found.
fn said(hands: &Hands, plan: GamePlan) -> String {
    let Some(index) = hands.picked else { return word("lot-asks").to_owned() };
    let found = hands.hidden[index];
    match (plan.opponent, found) {
        (Opponent::Computer, Color::White) => word("lot-you-white").to_owned(),
        (Opponent::Computer, Color::Black) => word("lot-you-black").to_owned(),
        _ => phrase("lot-begins", &[("who", text::side(found).into())]),
    }
}

/// A hand that can be picked; says whether it was.
fn hand(ui: &mut Ui, place: Rect, name: &str, index: usize, hands: &Hands, opened: f32) -> bool {
    let response = touch(ui, place, name, WidgetType::Button, Sense::click());
    let lit = is_lit(ui, &response) && hands.picked.is_none();
    let hover = ui.ctx().animate_bool_with_time(response.id.with("hover"), lit, 0.12);
    let chosen = hands.picked == Some(index);
    let palette = palette(ui);
    let focus = f32::from(u8::from(response.has_focus()));
    carved_button(ui.painter(), place, palette, hover, if chosen { 1.0 } else { 0.0 }, focus);
    let side = if index == 0 { 1.0 } else { -1.0 };
    let unit = place.height().min(place.width() * 1.1) / 220.0;
    let strength = if hands.picked.is_some() && !chosen { 0.55 } else { 1.0 };
    let center = place.center() + vec2(0.0, 10.0 * unit - 6.0 * hover);
    draw_hand(ui.painter(), center, unit, side, opened, palette.text, strength);
    if opened > 0.0 {
        let at = center + vec2(0.0, (-6.0 - 30.0 * opened) * unit);
        man(ui.painter(), hands.hidden[index], at, 25.0 * unit, opened * strength);
    }
    response.clicked()
}

/// A fist that opens to a palm, in ink: `side` is 1 for a left hand and -1 for a right one, `opened` goes from 0 to 1.
fn draw_hand(painter: &Painter, center: Pos2, unit: f32, side: f32, opened: f32, ink: Color32, strength: f32) {
    let at = |x: f32, y: f32| center + vec2(x * side, y) * unit;
    let ink = faded(ink, strength);
    let skin = faded(Color32::from_rgb(226, 190, 146), strength);
    let line = Stroke::new((2.2 * unit).max(1.2), ink);
    // The sleeve and the wrist.
    let sleeve = vec![at(-40.0, 62.0), at(40.0, 62.0), at(50.0, 100.0), at(-50.0, 100.0)];
    painter.add(PathShape::convex_polygon(sleeve, faded(Color32::from_rgb(120, 52, 38), strength), line));
    let palm = |points: [(f32, f32); 8]| {
        let outline: Vec<Pos2> = points.iter().map(|&(x, y)| at(x, y)).collect();
        painter.add(PathShape::convex_polygon(outline, skin, line));
    };
    let mix = |closed: f32, open: f32| closed + (open - closed) * opened;
    palm([
        (-28.0, 62.0),
        (28.0, 62.0),
        (mix(46.0, 52.0), mix(34.0, 20.0)),
        (mix(48.0, 54.0), mix(-8.0, -14.0)),
        (mix(34.0, 40.0), mix(-34.0, -32.0)),
        (mix(-30.0, -36.0), mix(-36.0, -32.0)),
        (mix(-48.0, -52.0), mix(-10.0, -14.0)),
        (mix(-44.0, -50.0), mix(34.0, 20.0)),
    ]);
    // Four fingers: folded over the palm, or stretched out above it.
    for finger in 0..4 {
        let x = -33.0 + 22.0 * finger as f32;
        let reach = [20.0, 27.0, 29.0, 22.0][finger];
        let top = mix(-40.0, -40.0 - 2.4 * reach);
        let low = mix(4.0, -30.0);
        let rect = Rect::from_two_pos(at(x - 10.5, top), at(x + 10.5, low));
        painter.rect(rect, 9.0 * unit, skin, line, bevy_egui::egui::StrokeKind::Middle);
    }
    // The thumb lies across the fist, or stands off.
    let thumb = [
        at(mix(46.0, 30.0), mix(30.0, 34.0)),
        at(mix(30.0, 60.0), mix(8.0, 30.0)),
        at(mix(6.0, 74.0), mix(12.0, 6.0)),
        at(mix(-8.0, 80.0), mix(14.0, -20.0)),
    ];
    let wide = Stroke::new(19.0 * unit, ink);
    let inner = Stroke::new(15.0 * unit, skin);
    for stroke in [wide, inner] {
        painter.add(CubicBezierShape::from_points_stroke(thumb, false, Color32::TRANSPARENT, stroke));
        painter.circle_filled(thumb[3], stroke.width / 2.0, stroke.color);
    }
}
