//! A board in small on which a few turns are played over and over. The turns are a real game's, so that a picture of a
//! rule cannot show what the rule forbids.

use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{Color32, Painter, Rect, Stroke, Vec2, pos2, vec2};

use super::board::{Field, board_field, man_radius};
use super::icon::{man, pebble};
use super::shapes::{ease, faded};
use crate::rules::{Color, Game, Move, Point, Position};

/// How long one turn takes in the picture, and how long its end is left to look at, in seconds.
const TURN: f32 = 1.5;
const REST: f32 = 1.6;

/// Draws the moment `seconds` into the last `shown` turns of a game, in a square in the middle of `rect`. `pebbles`
/// lays one for each quiet turn.
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
    let moment = DateTime { painter, slab, plan: &plan, radius, game, before, mv, share };
    moment.draw_standing();
    moment.draw_taken();
    if let Some(to) = mv.to() {
        moment.draw_mill(to);
        moment.draw_moving(to);
        let quiet = before.quiet_turns() + u16::from(share > 0.5);
        lay_pebbles(painter, slab, quiet, pebbles && mv.removed().is_empty(), ink);
    }
}

/// A moment in the middle of a turn.
struct DateTime<'a> {
    painter: &'a Painter,
    slab: Rect,
    plan: &'a Field,
    radius: f32,
    game: &'a Game,
    before: &'a Position,
    mv: Move,
    /// How much of the turn's time has passed, 0 to 1: the man arrives in the middle, then men are taken.
    share: f32,
}

impl DateTime<'_> {
    /// The men that neither move nor are taken.
    fn draw_standing(&self) {
        for color in Color::ALL {
            for point in self.before.men(color) {
                if Some(point) != self.mv.from() && !self.mv.removed().contains(point) {
                    man(self.painter, color, self.plan.place(point), self.radius, 1.0);
                }
            }
        }
    }

    /// The men that are taken fade away.
    fn draw_taken(&self) {
        let gone = ((self.share - 0.62) / 0.2).clamp(0.0, 1.0);
        for point in self.mv.removed() {
            let at = self.plan.place(point);
            let raised = at + vec2(0.0, -self.radius * gone);
            man(self.painter, !self.before.turn(), raised, self.radius, 1.0 - gone);
            if self.share > 0.5 {
                let red = faded(Color32::from_rgb(176, 40, 26), 1.0 - gone);
                self.painter.circle_stroke(at, self.radius * 1.45, Stroke::new(self.radius * 0.2, red));
            }
        }
    }

    /// The mill for which a man is taken, once the man has arrived at `to`.
    fn draw_mill(&self, to: Point) {
        if self.share <= 0.5 || self.mv.removed().is_empty() {
            return;
        }
        let own = self.before.men(self.before.turn());
        let others = self.mv.from().map_or(own, |from| own.without(from));
        for mill in self.game.rules().geometry().mills_at(to, others) {
            let line: Vec<_> = mill.into_iter().map(|point| self.plan.place(point)).collect();
            let gold = faded(Color32::from_rgb(214, 140, 40), 0.55);
            self.painter.add(PathShape::line(line, Stroke::new(self.radius * 0.5, gold)));
        }
    }

    /// The man that goes to `to`, from its point or from beside the board.
    fn draw_moving(&self, to: Point) {
        let mover = self.before.turn();
        let goes = ease((self.share / 0.5).min(1.0));
        let end = self.plan.place(to);
        let start = self.mv.from().map_or_else(
            || {
                let (left, right) = (self.slab.left() + self.radius, self.slab.right() - self.radius);
                pos2(if mover == Color::White { left } else { right }, self.slab.top() + self.radius)
            },
            |from| self.plan.place(from),
        );
        let neighbours = |from| self.game.rules().geometry().neighbours(from);
        let hops = self.mv.from().is_none_or(|from| !neighbours(from).contains(to));
        let height = if hops { 4.0 * goes * (1.0 - goes) * self.slab.width() * 0.1 } else { 0.0 };
        let at = start + (end - start) * goes - vec2(0.0, height);
        man(self.painter, mover, at, self.radius, 1.0);
    }
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
