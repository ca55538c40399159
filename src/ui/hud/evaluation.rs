//! Who stands better, if the settings ask for it: a bar between the two sides, and the exact result in words where the
//! endgames are solved.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, Id, Order, Rect, Stroke, StrokeKind, pos2, vec2};

use super::shown::Shown;
use crate::ai::Score;
use crate::game::{Evaluation, SwitchEvaluation};
use crate::preferences::Preferences;
use crate::rules::Color;
use crate::ui::UiInput;
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{faded, lozenge, plate};
use crate::ui::text;
use crate::ui::widgets::fitted;
use crate::ui::widgets::sheet::panel;

/// Adds the system that asks for the evaluation.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, follow_preference.in_set(UiInput::Acts));
}

fn follow_preference(
    preferences: Res<Preferences>,
    evaluation: Res<Evaluation>,
    mut requests: MessageWriter<SwitchEvaluation>,
) {
    if evaluation.is_wanted() != preferences.evaluation {
        requests.write(SwitchEvaluation(preferences.evaluation));
    }
}

/// The least advantage that counts as better, in hundredths of a man.
const BETTER: i32 = 35;
/// The least advantage that counts as much better, in hundredths of a man.
const MUCH_BETTER: i32 = 140;

/// What the position is worth to White, in words.
pub fn words(score: Score) -> String {
    let side = |white: bool| text::side(if white { Color::White } else { Color::Black });
    let wins = |white, plies: u32| text::phrase("stand-wins", &[("who", side(white).into()), ("turns", plies.into())]);
    match score {
        Score::Win(Score::FAR..) => text::phrase("stand-wins-some-day", &[("who", side(true).into())]),
        Score::Loss(Score::FAR..) => text::phrase("stand-wins-some-day", &[("who", side(false).into())]),
        Score::Win(plies) => wins(true, plies),
        Score::Loss(plies) => wins(false, plies),
        Score::Draw => text::word("stand-drawn").to_owned(),
        Score::Estimate(value) => match value.abs() {
            ..BETTER => text::word("stand-even").to_owned(),
            BETTER..MUCH_BETTER => text::phrase("stand-better", &[("who", side(value > 0).into())]),
            Score::IF_COUNT_ALLOWS.. => text::phrase("stand-wins-if-count-allows", &[("who", side(value > 0).into())]),
            _ => text::phrase("stand-much-better", &[("who", side(value > 0).into())]),
        },
    }
}

/// Draws the evaluation centred in `middle`, from `top` down. Returns the top of what may be drawn below it.
pub fn show(ctx: &egui::Context, shown: &Shown, middle: Rect, top: f32) -> f32 {
    let evaluation = &shown.evaluation;
    if !evaluation.is_wanted() || shown.current.verdict().is_some() {
        return top;
    }
    let Some(newest) = evaluation.newest() else { return top };
    let share = ctx.animate_value_with_time(Id::new("evaluation"), newest.expectation(), 0.35);
    let width = 300.0f32.min(middle.width());
    let rect = Rect::from_min_size(pos2(middle.center().x - width / 2.0, top), vec2(width, 48.0));
    panel(ctx, "evaluation", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, 0.0);
        let beam = Rect::from_center_size(pos2(rect.center().x, rect.top() + 14.0), vec2(width - 36.0, 8.0));
        let light_left = shown.at_left() == Color::White;
        show_beam(ui.painter(), beam, share, light_left);
        // A number belongs to its own position only; while the next is worked out, the beam alone stands.
        if let Some(score) = evaluation.score(&shown.current) {
            let at = pos2(rect.center().x, rect.top() + 33.0);
            let color = if score.is_exact() { SLATE.accent } else { SLATE.text };
            fitted(ui, &words(score), Face::Italic, 15.5, width - 28.0, at, Align2::CENTER_CENTER, color);
        }
    });
    rect.bottom() + 6.0
}

/// Draws the bar: light for White's share, dark for Black's, with a notch in the middle.
fn show_beam(painter: &egui::Painter, rect: Rect, share: f32, light_left: bool) {
    let (light, dark) = (Color32::from_rgb(226, 214, 188), Color32::from_rgb(44, 36, 30));
    let (left, right, share) = if light_left { (light, dark, share) } else { (dark, light, 1.0 - share) };
    let edge = rect.left() + rect.width() * share.clamp(0.0, 1.0);
    painter.rect_filled(rect, 1, right);
    painter.rect_filled(rect.with_max_x(edge), 1, left);
    painter.rect_stroke(rect, 1, Stroke::new(1.0, faded(SLATE.line, 0.9)), StrokeKind::Outside);
    let notch = Stroke::new(1.2, SLATE.line);
    painter.vline(rect.center().x, rect.top() - 3.5..=rect.top(), notch);
    painter.vline(rect.center().x, rect.bottom()..=rect.bottom() + 3.5, notch);
    lozenge(painter, pos2(edge, rect.center().y), vec2(6.0, 6.5), SLATE.accent);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_name_the_side_and_the_truth_where_it_is_known() {
        assert_eq!(words(Score::Win(17)), "White wins in 17 turns");
        assert_eq!(words(Score::Loss(1)), "Black wins with one turn");
        assert_eq!(words(Score::Draw), "Drawn, if neither errs");
        assert_eq!(words(Score::Estimate(-20)), "Nobody stands better");
        assert_eq!(words(Score::Estimate(-90)), "Black stands better");
        assert_eq!(words(Score::Estimate(300)), "White stands much better");
        assert_eq!(words(Score::Loss(Score::FAR + 25)), "Black wins");
        assert_eq!(words(Score::Estimate(Score::IF_COUNT_ALLOWS)), "White wins if the count of quiet turns allows");
    }
}
