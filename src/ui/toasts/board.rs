//! Toasts near the lower edge of the board: why something was refused, what a computer player thought, advice. They
//! take no clicks and fade by themselves.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Id, LayerId, Order, Painter, Rect, Shape, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::game::{
    Coach, CurrentGame, GameStarted, Hint, Rejected, Seat, Seats, StepPlayed, Thinking, TurnUndone, waited,
};
use crate::rules::Step;
use crate::ui::accessibility::describe;
use crate::ui::hud::coach::remark;
use crate::ui::hud::foot::FootPanel;
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{Icon, faded, icon, lozenge, plate};
use crate::ui::{UiFollow, UiSystems, text};

/// Adds the toasts.
pub fn plugin(app: &mut App) {
    app.init_resource::<BoardToasts>().add_message::<ShowBoardToast>();
    app.add_systems(Update, collect.in_set(UiFollow::Always));
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Toasts));
}

/// How long a refusal stays, in seconds of game time.
const REFUSAL: f32 = 4.0;
/// How long a computer player's thought stays, in seconds of game time.
const THOUGHT: f32 = 7.0;
/// How long both take to fade, in seconds.
const FADE: f32 = 0.8;

/// A sentence and how much longer it stays, in seconds.
#[derive(Clone, PartialEq, Debug)]
struct Toast {
    text: String,
    left: f32,
    /// Whether screen readers are told of it elsewhere.
    announced: bool,
}

/// What is on show.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct BoardToasts {
    refusal: Option<Toast>,
    thought: Option<Toast>,
}

/// Request: this sentence is shown at the board for a while.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ShowBoardToast(pub String);

#[expect(clippy::too_many_arguments, reason = "a system: its parameters are what it reads and writes")]
fn collect(
    time: Res<Time<Real>>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    thinking: Res<Thinking>,
    mut rejected: MessageReader<Rejected>,
    mut played: MessageReader<StepPlayed>,
    mut undone: MessageReader<TurnUndone>,
    mut started: MessageReader<GameStarted>,
    mut asked: MessageReader<ShowBoardToast>,
    mut toasts: ResMut<BoardToasts>,
) {
    let toasts = &mut *toasts;
    for toast in [&mut toasts.refusal, &mut toasts.thought] {
        if let Some(shown) = toast {
            shown.left -= waited(&time);
            if shown.left <= 0.0 {
                *toast = None;
            }
        }
    }
    if undone.read().count() + started.read().count() > 0 {
        *toasts = BoardToasts::default();
    }
    if let Some(ShowBoardToast(text)) = asked.read().last() {
        toasts.refusal = Some(Toast { text: text.clone(), left: REFUSAL, announced: false });
    }
    for &StepPlayed { color, step } in played.read() {
        toasts.refusal = None;
        match (seats.of(color), thinking.thought()) {
            (Seat::Computer(_), Some(thought)) if !matches!(step, Step::Remove(_)) => {
                let text = text::school_says(&text::player(&seats, color), &text::reason_why(&thought.reason));
                toasts.thought = Some(Toast { text, left: THOUGHT, announced: false });
            }
            (Seat::Human, _) => toasts.thought = None,
            _ => {}
        }
    }
    if let Some(Rejected { refusal, .. }) = rejected.read().last() {
        let text = text::sentence(&text::refusal(*refusal, current.game().rules().geometry()));
        toasts.refusal = Some(Toast { text, left: REFUSAL, announced: true });
    }
}

/// Writes what there is to say, from the foot of the screen upward.
pub fn show(
    mut contexts: EguiContexts,
    toasts: Res<BoardToasts>,
    hint: Res<Hint>,
    coach: Res<Coach>,
    foot: Res<FootPanel>,
    current: Res<CurrentGame>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("toasts")));
    let screen = ctx.viewport_rect();
    let mut bottom = foot.top(screen);
    let strip = |sign: Sign, text: &str, face: Face, alpha: f32, bottom: &mut f32| {
        let top = write_strip(&painter, screen, *bottom, sign, text, face, alpha);
        let known = matches!(sign, Sign::Refusal) && toasts.refusal.as_ref().is_some_and(|toast| toast.announced);
        if !known {
            let rect = Rect::from_x_y_ranges(screen.x_range(), top..=*bottom);
            describe::status(ctx, sign.name(), rect, text);
        }
        *bottom = top - 6.0;
    };
    if let Some(Toast { text, left, .. }) = &toasts.refusal {
        strip(Sign::Refusal, text, Face::Body, left / FADE, &mut bottom);
    }
    if hint.is_busy() {
        strip(Sign::Candle, text::word("hint-sought"), Face::Italic, 1.0, &mut bottom);
    } else if let Some(thought) = hint.thought(&current) {
        let turn = current.game().position().text(current.game().rules(), thought.mv);
        strip(Sign::Candle, &text::advice(&turn, &text::reason_why(&thought.reason)), Face::Body, 1.0, &mut bottom);
    }
    if let Some(remark) = remark(&coach) {
        strip(Sign::Coach, &remark, Face::Italic, 1.0, &mut bottom);
    }
    if let Some(Toast { text, left, .. }) = &toasts.thought {
        strip(Sign::School, text, Face::Italic, left / FADE, &mut bottom);
    }
}

/// The sign before a strip's sentence.
#[derive(Clone, Copy)]
pub enum Sign {
    /// Something cannot be.
    Refusal,
    /// Advice.
    Candle,
    /// The coach speaks.
    Coach,
    /// The school speaks.
    School,
}

impl Sign {
    /// Where screen readers find what stands behind it.
    const fn name(self) -> &'static str {
        match self {
            Self::Refusal => "refusal",
            Self::Candle => "advice",
            Self::Coach => "coach",
            Self::School => "school",
        }
    }
}

/// Writes a strip that ends above `bottom` and returns where it begins.
pub fn write_strip(
    painter: &Painter,
    screen: Rect,
    bottom: f32,
    sign: Sign,
    text: &str,
    face: Face,
    alpha: f32,
) -> f32 {
    let mut painter = painter.clone();
    painter.set_opacity(alpha.clamp(0.0, 1.0));
    let widest = screen.width() * 0.56 - 60.0;
    let galley = painter.layout(text.to_owned(), face.font(17.0), SLATE.text, widest);
    let size = galley.size() + vec2(62.0, 14.0);
    let rect = Rect::from_min_size(pos2(screen.center().x - size.x / 2.0, bottom - size.y), size);
    plate(&painter, rect, if matches!(sign, Sign::Refusal) { 0.0 } else { 0.35 });
    let at = pos2(rect.left() + 22.0, rect.center().y);
    match sign {
        Sign::Refusal => {
            lozenge(&painter, at, vec2(7.0, 7.0), Color32::from_rgb(186, 62, 42));
            painter.line_segment([at - vec2(2.5, 2.5), at + vec2(2.5, 2.5)], (1.4, SLATE.text));
            painter.line_segment([at - vec2(2.5, -2.5), at + vec2(2.5, -2.5)], (1.4, SLATE.text));
        }
        Sign::Candle | Sign::Coach => icon(&painter, Icon::Hint, at, 18.0, SLATE.accent),
        Sign::School => {
            lozenge(&painter, at, vec2(5.0, 5.0), SLATE.accent);
            painter.add(Shape::circle_stroke(at, 8.0, (1.0, faded(SLATE.accent, 0.7))));
        }
    }
    painter.galley(pos2(rect.left() + 40.0, rect.center().y - galley.size().y / 2.0), galley, SLATE.text);
    rect.top()
}
