//! The review at the side: what each turn deserves, what was better and why, and where the game was decided.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Order, Rect, Sense, Ui, WidgetType, pos2, vec2};

use super::layout::{EDGE, foot, review_width};
use super::turn_number::numbered;
use crate::game::{Cue, GameReview, ReviewCue, Screen, Theatre};
use crate::review::{Fault, Grade, Review, Reviewed, Turning};
use crate::rules::{Color, Game};
use crate::ui::UiInput;
use crate::ui::acts::Act;
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{carved_button, faded, lozenge, man, plate};
use crate::ui::text::{self, phrase, word};
use crate::ui::widgets::sheet::{panel, scrolled, within};
use crate::ui::widgets::{aside, button, fitted, is_lit, paragraph, subheading, switch, touch};

/// Adds whether the review is open.
pub fn plugin(app: &mut App) {
    app.init_resource::<ReviewSide>();
    app.add_systems(OnExit(Screen::Theatre), |mut side: ResMut<ReviewSide>| side.open = false);
    app.add_systems(Update, note_wish.in_set(UiInput::Acts));
    app.add_systems(OnEnter(Screen::Theatre), begin_as_wished);
}

/// Whoever asks for the review of the game on the board finds it open, and begun, in the theatre.
fn note_wish(mut acts: MessageReader<Act>, mut side: ResMut<ReviewSide>) {
    if acts.read().any(|act| *act == Act::LookThrough) {
        side.wished = true;
    }
}

fn begin_as_wished(mut side: ResMut<ReviewSide>, mut reviews: MessageWriter<ReviewCue>, mut cues: MessageWriter<Cue>) {
    if std::mem::take(&mut side.wished) {
        side.open = true;
        reviews.write(ReviewCue::Begin);
        cues.write(Cue::Film(false));
    }
}

/// Whether the review is open at the side.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReviewSide {
    open: bool,
    only_faults: bool,
    /// Whether it opens when the theatre does.
    wished: bool,
}

impl ReviewSide {
    /// With the review open.
    pub const fn opened() -> Self {
        Self { open: true, only_faults: false, wished: false }
    }

    /// Whether it is open.
    pub const fn is_open(self) -> bool {
        self.open
    }

    /// Opens or closes it.
    pub const fn toggle(&mut self) {
        self.open = !self.open;
    }
}

/// Draws the review, if it is open.
pub fn show(
    mut contexts: EguiContexts,
    theatre: Res<Theatre>,
    review: Res<GameReview>,
    mut side: ResMut<ReviewSide>,
    mut asked: MessageWriter<ReviewCue>,
    mut cues: MessageWriter<Cue>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !side.open {
        return;
    }
    let screen = ctx.viewport_rect();
    let width = review_width(screen);
    let rect = Rect::from_min_max(
        pos2(screen.right() - EDGE - width, screen.top() + EDGE),
        pos2(screen.right() - EDGE, screen.bottom() - foot(screen) - 2.0 * EDGE),
    );
    let mut only_faults = side.only_faults;
    panel(ctx, "review", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, 0.0);
        let inner = rect.shrink2(vec2(14.0, 12.0));
        within(ui, "inside", inner, |ui| {
            subheading(ui, word("review-title"));
            match (review.review(), review.progress()) {
                (Some(review), _) => {
                    summary(ui, review, &theatre.film().game);
                    ui.horizontal(|ui| {
                        switch(ui, word("review-only-faults"), &mut only_faults);
                        ui.label(Face::Body.text(15.5, word("review-only-faults")).color(SLATE.text));
                    });
                    let list = Rect::from_min_max(ui.cursor().min, inner.max);
                    scrolled(ui, "turns", list, |ui| turns(ui, review, &theatre, only_faults, &mut cues));
                }
                (None, Some(progress)) => {
                    if show_progress(ui, inner.width(), progress.done, progress.total) {
                        asked.write(ReviewCue::Stop);
                    }
                }
                (None, None) => {
                    paragraph(ui, word("review-begin"));
                    ui.add_space(6.0);
                    if button(ui, word("review-start"), inner.width()).clicked() {
                        asked.write(ReviewCue::Begin);
                    }
                }
            }
        });
    });
    if side.only_faults != only_faults {
        side.only_faults = only_faults;
    }
}

/// How far the review has come, and a button that stops it; says whether that was pressed.
fn show_progress(ui: &mut Ui, width: f32, done: usize, total: usize) -> bool {
    // One position more than turns is looked at: the first.
    let turns = total.saturating_sub(1);
    paragraph(ui, &phrase("review-progress", &[("done", done.min(turns).into()), ("all", turns.into())]));
    let (_, bar) = ui.allocate_space(vec2(width, 10.0));
    let share = done as f32 / total.max(1) as f32;
    ui.painter().rect_filled(bar, 2.0, faded(SLATE.line, 0.35));
    let filled = Rect::from_min_size(bar.min, vec2(bar.width() * share, bar.height()));
    ui.painter().rect_filled(filled, 2.0, SLATE.accent);
    ui.add_space(8.0);
    button(ui, word("review-stop"), width).clicked()
}

/// Where the game was decided, and how each side played.
fn summary(ui: &mut Ui, review: &Review, game: &Game) {
    let turning = match review.summary.turning {
        Some(Turning::Lost { loser, index }) => {
            phrase("review-lost", &[("side", text::side(loser).into()), ("number", numbered(game, index).into())])
        }
        Some(Turning::Missed { side, index }) => {
            phrase("review-missed", &[("side", text::side(side).into()), ("number", numbered(game, index).into())])
        }
        None => word("review-no-faults").to_owned(),
    };
    paragraph(ui, &turning);
    for color in Color::ALL {
        let [best, good, inaccuracies, mistakes, blunders] = Grade::ALL.map(|grade| review.summary.count(color, grade));
        let values = [
            ("side", text::side(color).into()),
            ("best", best.into()),
            ("good", good.into()),
            ("inaccuracies", inaccuracies.into()),
            ("mistakes", mistakes.into()),
            ("blunders", blunders.into()),
        ];
        aside(ui, &phrase("review-counts", &values));
    }
}

/// The name of a grade.
fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => word("grade-best"),
        Grade::Good => word("grade-good"),
        Grade::Inaccuracy => word("grade-inaccuracy"),
        Grade::Mistake => word("grade-mistake"),
        Grade::Blunder => word("grade-blunder"),
    }
}

/// The sign of a grade: the worse, the more corners stand out.
fn sign(ui: &Ui, grade: Grade, at: egui::Pos2) {
    let painter = ui.painter();
    let red = egui::Color32::from_rgb(206, 82, 58);
    match grade {
        Grade::Best => lozenge(painter, at, vec2(5.5, 5.5), SLATE.accent),
        Grade::Good => drop(painter.circle_filled(at, 3.0, faded(SLATE.text, 0.7))),
        Grade::Inaccuracy => drop(painter.circle_stroke(at, 4.5, (1.4, SLATE.text))),
        Grade::Mistake | Grade::Blunder => {
            let reach = if grade == Grade::Blunder { 5.5 } else { 4.0 };
            let width = if grade == Grade::Blunder { 2.6 } else { 1.6 };
            painter.line_segment([at - vec2(reach, reach), at + vec2(reach, reach)], (width, red));
            painter.line_segment([at - vec2(reach, -reach), at + vec2(reach, -reach)], (width, red));
        }
    }
}

fn turns(ui: &mut Ui, review: &Review, theatre: &Theatre, only_faults: bool, cues: &mut MessageWriter<Cue>) {
    let game = &theatre.film().game;
    ui.spacing_mut().item_spacing.y = 3.0;
    let width = ui.available_width() - 12.0;
    for (index, turn) in review.turns.iter().enumerate() {
        let faulty = turn.grade >= Grade::Inaccuracy;
        if only_faults && !faulty {
            continue;
        }
        let advice = if faulty { fault_told(turn, game) } else { Vec::new() };
        let galleys: Vec<_> = advice
            .into_iter()
            .map(|line| ui.painter().layout(line, Face::Italic.font(15.0), SLATE.faint, width - 30.0))
            .collect();
        let height = 26.0 + galleys.iter().map(|galley| galley.size().y).sum::<f32>() + if faulty { 4.0 } else { 0.0 };
        let (_, row) = ui.allocate_space(vec2(width, height));
        if !ui.is_rect_visible(row) {
            continue;
        }
        let name = format!("{index} {}: {}", turn.text, grade_name(turn.grade));
        let response = touch(ui, row, &name, WidgetType::Button, Sense::click());
        let here = theatre.shown() == index || theatre.shown() == index + 1 && !faulty;
        let hover = ui.ctx().animate_bool_with_time(response.id.with("hover"), is_lit(ui, &response), 0.09);
        carved_button(
            ui.painter(),
            row,
            &SLATE,
            hover,
            if here { 0.8 } else { 0.0 },
            f32::from(u8::from(response.has_focus())),
        );
        let y = row.top() + 13.0;
        man(ui.painter(), turn.side, pos2(row.left() + 13.0, y), 6.5, 1.0);
        let label = format!("{} {}", numbered(game, index), turn.text);
        fitted(ui, &label, Face::Body, 16.0, width * 0.5, pos2(row.left() + 26.0, y), Align2::LEFT_CENTER, SLATE.text);
        let end = pos2(row.right() - 24.0, y);
        fitted(ui, grade_name(turn.grade), Face::Italic, 14.5, width * 0.36, end, Align2::RIGHT_CENTER, SLATE.faint);
        sign(ui, turn.grade, pos2(row.right() - 12.0, y));
        let mut top = row.top() + 26.0;
        for galley in galleys {
            let below = galley.size().y;
            ui.painter().galley(pos2(row.left() + 26.0, top), galley, SLATE.faint);
            top += below;
        }
        if response.clicked() {
            // A turn that could have been better is looked at before it is played, with the better one on the board.
            if theatre.is_playing() {
                cues.write(Cue::Toggle);
            }
            cues.write(Cue::Seek(if faulty { index } else { index + 1 }));
            cues.write(Cue::Better(faulty.then_some(turn.best)));
        }
    }
}

/// What was better, why, and what is wrong with the turn.
fn fault_told(turn: &Reviewed, game: &Game) -> Vec<String> {
    let geometry = game.rules().geometry();
    let why = text::reason_why(&turn.best_reason);
    let better = if why.is_empty() {
        phrase("review-better", &[("turn", turn.best_text.clone().into())])
    } else {
        phrase("review-better-why", &[("turn", turn.best_text.clone().into()), ("why", why.into())])
    };
    let wrong = turn.fault.map(|fault| match fault {
        Fault::MissedWin(turns) => phrase("fault-missed-win", &[("turns", turns.into())]),
        Fault::MissedMill(points) => phrase("fault-missed-mill", &[("points", text::any_of(geometry, points).into())]),
        Fault::MissedBlock(point) => phrase("fault-missed-block", &[("point", geometry.label(point).into())]),
        Fault::Loses(turns) => phrase("fault-loses", &[("turns", turns.into())]),
        Fault::BrokeMill(points) => phrase("fault-broke-mill", &[("points", text::all_of(geometry, points).into())]),
        Fault::Allows => match &turn.reply {
            Some((_, reply)) => phrase("fault-allows", &[("turn", reply.clone().into())]),
            None => String::new(),
        },
    });
    wrong.into_iter().chain([better]).filter(|line| !line.is_empty()).map(|line| text::sentence(&line)).collect()
}
