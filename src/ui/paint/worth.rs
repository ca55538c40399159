//! The label of a point in a study: what the turn is worth, by shape and number.

use bevy_egui::egui::epaint::PathShape;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::ornament::lozenge;
use super::shapes::{cut_corners, faded};
use super::theme::{Face, SLATE};
use crate::game::PointWorth;
use crate::ui::text;

const WON: Color32 = Color32::from_rgb(170, 214, 130);
const LOST: Color32 = Color32::from_rgb(240, 140, 112);
/// The height of a label, in points.
const HEIGHT: f32 = 19.0;
/// Half the width of a sign, in points.
const SIGN: f32 = 5.0;

/// Draws the label with its middle at `center`: a triangle that points up for a win and down for a loss, each with the
/// number of turns to the end where it is known; two bars for a draw; a lozenge for what seems best, a number for how much
/// worse the turn seems, and a question mark where a win is passed over. Without `numbers` there are signs alone: a bar for
/// what seems worse.
pub fn worth_label(painter: &Painter, center: Pos2, worth: PointWorth, numbers: bool) {
    let number = if numbers { number(worth) } else { String::new() };
    let color = match worth {
        PointWorth::Won(_) => WON,
        PointWorth::Lost(_) => LOST,
        PointWorth::Best => SLATE.accent,
        PointWorth::Drawn | PointWorth::Worse(_) | PointWorth::Unclear => SLATE.text,
    };
    let galley = painter.layout_no_wrap(number, Face::Strong.font(14.5), color);
    let signed = !matches!(worth, PointWorth::Worse(_) | PointWorth::Unclear) || galley.text() == "";
    let sign = if signed { 2.0 * SIGN } else { 0.0 };
    let gap = if signed && galley.text() != "" { 4.0 } else { 0.0 };
    let inside = sign + gap + galley.size().x;
    let rect = Rect::from_center_size(
        center,
        if numbers { vec2(inside + 12.0, HEIGHT) } else { Vec2::splat(2.0 * SIGN + 5.0) },
    );
    painter.add(PathShape::convex_polygon(cut_corners(rect, 4.0), Color32::from_black_alpha(205), Stroke::NONE));
    painter.add(PathShape::closed_line(cut_corners(rect.shrink(0.5), 4.0), Stroke::new(1.0, faded(color, 0.7))));
    let left = rect.center().x - inside / 2.0;
    let at = pos2(left + SIGN, rect.center().y);
    match worth {
        _ if !signed => {}
        PointWorth::Won(_) => triangle(painter, at, -1.0, color),
        PointWorth::Lost(_) => triangle(painter, at, 1.0, color),
        PointWorth::Drawn => {
            for y in [-2.5, 2.5] {
                let bar = Rect::from_center_size(at + vec2(0.0, y), vec2(2.0 * SIGN, 2.0));
                painter.rect_filled(bar, 0, color);
            }
        }
        PointWorth::Worse(_) | PointWorth::Unclear if !numbers => {
            painter.rect_filled(Rect::from_center_size(at, vec2(2.0 * SIGN, 2.0)), 0, color);
        }
        PointWorth::Best | PointWorth::Worse(_) | PointWorth::Unclear => {
            lozenge(painter, at, Vec2::splat(SIGN), color);
        }
    }
    let place = Align2::LEFT_CENTER.anchor_size(pos2(left + sign + gap, rect.center().y), galley.size());
    painter.galley(place.min, galley, color);
}

/// A triangle that points up (-1) or down (1).
fn triangle(painter: &Painter, at: Pos2, way: f32, color: Color32) {
    let points =
        vec![at + vec2(0.0, way * SIGN), at + vec2(SIGN, -way * SIGN * 0.8), at + vec2(-SIGN, -way * SIGN * 0.8)];
    painter.add(PathShape::convex_polygon(points, color, Stroke::NONE));
}

/// What is written beside the sign.
fn number(worth: PointWorth) -> String {
    match worth {
        PointWorth::Won(Some(plies)) | PointWorth::Lost(Some(plies)) => plies.to_string(),
        PointWorth::Worse(hundredths) => match (hundredths + 5) / 10 {
            0 => String::new(),
            tenths => format!("−{}{}{}", tenths / 10, text::word("decimal-point"), tenths % 10),
        },
        PointWorth::Unclear => "?".to_owned(),
        PointWorth::Won(None) | PointWorth::Lost(None) | PointWorth::Drawn | PointWorth::Best => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_turns_or_tenths_of_a_man() {
        let told = [
            (PointWorth::Won(Some(7)), "7"),
            (PointWorth::Lost(None), ""),
            (PointWorth::Worse(34), "−0.3"),
            (PointWorth::Worse(1_250), "−12.5"),
            (PointWorth::Worse(3), ""),
            (PointWorth::Unclear, "?"),
        ];
        for (worth, wanted) in told {
            assert_eq!(number(worth), wanted, "{worth:?}");
        }
    }
}
