//! A board in small on which a few turns are played over and over. The turns are a real game's, so that a picture of a rule
//! cannot show what the rule forbids.

use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{Color32, Painter, Rect, Stroke, Vec2, vec2};

use super::board::{Field, board_field, man_radius};
use super::icon::{man, pebble};
use super::shapes::{ease, faded};
use crate::rules::{Color, Game};

/// How long one turn takes in the picture, and how long its end is left to look at, in seconds.
const TURN: f32 = 1.5;
const REST: f32 = 1.6;

/// Draws the moment `seconds` into the last `shown` turns of a game, in a square in the middle of `rect`. `pebbles` lays one
/// for each quiet turn.
pub fn moving_board(
    painter: &Painter,
    rect: Rect,
    (game, shown): (&Game, usize),
    seconds: f32,
    ink: Color32,
    pebbles: bool,
) {
    let side = rect.width().min(rect.height());
    let slab = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let plan = board_field(painter, slab, game.rules(), ink, Color32::TRANSPARENT);
    let radius = man_radius(slab, game.rules());
    let turns: Vec<_> = game.turns().skip(game.ply().saturating_sub(shown)).collect();
    let whole = TURN * turns.len() as f32 + REST;
    let now = seconds.rem_euclid(whole);
    let index = (now / TURN) as usize;
    let Some(&(before, mv)) = turns.get(index) else {
        settled(painter, &plan, game, radius);
        lay_pebbles(painter, slab, game.position().quiet_turns(), pebbles, ink);
        return;
    };
    let share = now / TURN - index as f32;
    let (mover, mut goes) = (before.turn(), ease((share / 0.5).min(1.0)));
    let taken = mv.removed();
    for color in Color::ALL {
        for point in before.men(color) {
            if Some(point) == mv.from() || taken.contains(point) {
                continue;
            }
            man(painter, color, plan.place(point), radius, 1.0);
        }
    }
    let leaves = ((share - 0.62) / 0.2).clamp(0.0, 1.0);
    for point in taken {
        let at = plan.place(point);
        man(painter, !mover, at + vec2(0.0, -radius * leaves), radius, 1.0 - leaves);
        if share > 0.5 {
            painter.circle_stroke(
                at,
                radius * 1.45,
                Stroke::new(radius * 0.2, faded(Color32::from_rgb(176, 40, 26), 1.0 - leaves)),
            );
        }
    }
    let Some(to) = mv.to() else { return };
    let end = plan.place(to);
    let start = match mv.from() {
        Some(from) => plan.place(from),
        None => {
            let edge = if mover == Color::White { slab.left() + radius } else { slab.right() - radius };
            bevy_egui::egui::pos2(edge, slab.top() + radius)
        }
    };
    let hops = mv.from().is_none_or(|from| !game.rules().geometry().neighbours(from).contains(to));
    goes = goes.min(1.0);
    let height = if hops { 4.0 * goes * (1.0 - goes) * side * 0.1 } else { 0.0 };
    let at = start + (end - start) * goes - vec2(0.0, height);
    if share > 0.5 && !taken.is_empty() {
        // The mill that earned it.
        let mut men = before.men(mover).with(to);
        if let Some(from) = mv.from() {
            men = men.without(from);
        }
        for mill in game.rules().geometry().mills().iter().filter(|mill| mill.contains(to) && men.contains_all(**mill))
        {
            let line: Vec<_> = mill.into_iter().map(|point| plan.place(point)).collect();
            painter.add(PathShape::line(line, Stroke::new(radius * 0.5, faded(Color32::from_rgb(214, 140, 40), 0.55))));
        }
    }
    man(painter, mover, at, radius, 1.0);
    lay_pebbles(painter, slab, before.quiet_turns() + u16::from(share > 0.5), pebbles && taken.is_empty(), ink);
}

fn settled(painter: &Painter, plan: &Field, game: &Game, radius: f32) {
    for color in Color::ALL {
        for point in game.position().men(color) {
            man(painter, color, plan.place(point), radius, 1.0);
        }
    }
}

/// The quiet turns as pebbles across the empty middle.
fn lay_pebbles(painter: &Painter, slab: Rect, count: u16, wanted: bool, ink: Color32) {
    if !wanted {
        return;
    }
    let step = slab.width() * 0.045;
    let shown = count.min(8);
    for place in 0..shown {
        let x = (f32::from(place) - f32::from(shown - 1) / 2.0) * step;
        pebble(painter, slab.center() + vec2(x, 0.0), step * 0.42, true, ink);
    }
}
