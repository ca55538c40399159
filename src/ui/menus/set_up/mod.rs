//! The set-up page: a board to put men on, the hands, who is to move, and what is wrong with it as long as something
//! is.

mod draft;
mod read;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, PointerButton, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};

use self::draft::{PositionDraft, Tool, Turning, Unfit};
use self::read::read_text;
use super::file_dialog::{PositionFileRead, ShowFileDialog};
use super::page::{PageAge, button_row};
use crate::game::{CurrentGame, Evening, Menu, NewGame, Occasion, PointWorth, Study, StudyPosition};
use crate::rules::{ByColor, Color, Point};
use crate::ui::accessibility::describe;
use crate::ui::acts::Act;
use crate::ui::game_plan::{ChosenRules, GamePlan, Opponent, PlanGame};
use crate::ui::paint::theme::{Face, palette};
use crate::ui::paint::{Field, board_with_men, faded, man, man_radius, worth_label};
use crate::ui::text::{self, phrase, word};
use crate::ui::widgets::sheet::{Sheet, scrolled, within};
use crate::ui::widgets::{button, button_with, fitted, segments, share_row, size_together, touch};
use crate::ui::{Pick, UiSystems};

/// Adds the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<PositionDraft>().init_resource::<Said>();
    let here = in_state(Menu::SetUp);
    app.add_systems(OnEnter(Menu::SetUp), follow_rules);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Pages).run_if(here));
}

/// What was last pasted or copied, in words; the man that is being dragged.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
struct Said {
    words: String,
    carried: Option<Point>,
}

fn follow_rules(chosen: Res<ChosenRules>, mut draft: ResMut<PositionDraft>, mut said: ResMut<Said>) {
    draft.play_by(chosen.0);
    *said = Said::default();
}

/// From this radius of a man on there is room for numbers, in points.
const ROOMY: f32 = 15.0;

/// What the page changes beside the draft.
#[derive(SystemParam)]
struct Outward<'w, 's> {
    plan: Res<'w, GamePlan>,
    plans: MessageWriter<'w, PlanGame>,
    evening: Res<'w, Evening>,
    games: MessageWriter<'w, NewGame>,
    dialogs: MessageWriter<'w, ShowFileDialog>,
    files: MessageReader<'w, 's, PositionFileRead>,
    acts: MessageWriter<'w, Act>,
    study: Res<'w, Study>,
    studied: MessageWriter<'w, StudyPosition>,
}

impl Outward<'_, '_> {
    /// What the turns of the position are worth, if that is known.
    fn labels(&self, draft: &PositionDraft) -> Vec<(Point, PointWorth)> {
        let Some((rules, position)) = self.study.position() else { return Vec::new() };
        let same = rules == draft.rules() && draft.position().is_ok_and(|drafted| drafted == *position);
        if same { self.study.labels(None) } else { Vec::new() }
    }

    /// Has the position rated, if that is wanted and it is not the one that is rated already.
    fn study(&mut self, draft: &PositionDraft) {
        if !self.study.is_wanted() {
            return;
        }
        let game = draft.game().ok();
        let drafted = game.as_ref().map(|game| (game.rules(), game.position()));
        if drafted != self.study.position() {
            self.studied.write(StudyPosition(game.map(Box::new)));
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    age: Res<PageAge>,
    current: Res<CurrentGame>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut draft: ResMut<PositionDraft>,
    mut said: ResMut<Said>,
    mut outward: Outward,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    let mut next = draft.clone();
    let before = said.words.clone();
    let mut plan = *outward.plan;
    if let Some(PositionFileRead(text)) = outward.files.read().last() {
        said.words = read_text(&mut next, text.trim());
    }
    let sheet = Sheet {
        name: "set-up",
        title: word("setup-title"),
        size: vec2(1080.0, 680.0),
        alone: true,
        opening: age.opening(),
    };
    sheet.show(&ctx, |ui, parts| {
        let side = parts.body.height().min(parts.body.width() * 0.52);
        let board = Rect::from_min_size(parts.body.min, vec2(side, side));
        let field = show_board(ui, board, &mut next, &mut said);
        for (point, worth) in outward.labels(&next) {
            // Numbers only where they leave the points' names free.
            let radius = man_radius(board, next.rules());
            let numbers = radius > ROOMY;
            let above = if numbers { 0.6 * radius } else { 0.0 };
            worth_label(ui.painter(), field.place(point) - vec2(0.0, above), worth, numbers);
        }
        let rest = Rect::from_min_max(pos2(board.right() + 26.0, parts.body.top()), parts.body.max);
        scrolled(ui, "fields", rest, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            let width = ui.available_width() - 14.0;
            show_men(ui, width, &mut next);
            show_turnings(ui, width, &mut next);
            if show_lines(ui, width, &mut next, &current, clipboard.as_deref_mut(), &mut said) {
                outward.dialogs.write(ShowFileDialog::OpenPosition);
            }
            show_judgement(ui, width, &next, &said);
            show_opponent(ui, width, &mut plan);
        });
        let game = next.game().ok();
        let names = [word("back"), word("setup-other-rules"), word("setup-begin")];
        match button_row(ui, parts, &names) {
            Some(0) => drop(outward.acts.write(Act::Back)),
            Some(1) => drop(outward.acts.write(Act::Open(Menu::Rules))),
            Some(2) => {
                if let Some(game) = game {
                    let seats = plan.request(*game.rules(), Color::White, 0).seats;
                    let request = NewGame::new(game, seats, rand::random(), Occasion::Match);
                    let names = outward.evening.names_for(&seats, &request.pairing);
                    outward.games.write(request.with_names(names));
                    outward.acts.write(Act::ToBoard);
                } else {
                    said.words = word("setup-cannot-begin").to_owned();
                }
            }
            _ => {}
        }
    });
    // What was said of the position before says nothing of this one.
    if next != *draft && said.words == before {
        said.words.clear();
    }
    outward.study(&next);
    draft.set_if_neq(next);
    if plan != *outward.plan {
        outward.plans.write(PlanGame(plan));
    }
}

/// The board: a touch does what the tool says, a drag carries a man, the other button takes one.
fn show_board(ui: &mut Ui, rect: Rect, draft: &mut PositionDraft, said: &mut Said) -> Field {
    let colors = palette(ui);
    let painter = ui.painter().clone();
    let field = board_with_men(&painter, rect, draft.rules(), draft.setup().men, colors.text, colors.fill);
    let radius = man_radius(rect, draft.rules());
    let geometry = draft.rules().geometry();
    let mut done = None;
    for point in geometry.points() {
        let at = field.place(point);
        let place = Rect::from_center_size(at, egui::Vec2::splat(2.6 * radius));
        let stands = match draft.man_at(point) {
            Some(color) => text::side(color),
            None => word("setup-empty"),
        };
        let name = phrase("setup-point", &[("point", geometry.label(point).into()), ("man", stands.into())]);
        // Known by its point, so that the keyboard stays at it whatever is put there.
        let response = touch(ui, place, geometry.label(point), WidgetType::Button, Sense::click_and_drag());
        let enabled = ui.is_enabled();
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
        if response.hovered() || response.has_focus() {
            painter.circle_stroke(at, radius * 1.35, Stroke::new(1.6, colors.focus));
        }
        let label = at + vec2(radius * 1.1, radius * 1.25);
        let faint = faded(colors.faint, 0.8);
        fitted(ui, geometry.label(point), Face::Italic, 13.0, 40.0, label, Align2::LEFT_TOP, faint);
        if response.clicked() {
            done = Some((point, false));
        } else if response.secondary_clicked() {
            done = Some((point, true));
        }
        if response.drag_started_by(PointerButton::Primary) {
            said.carried = draft.man_at(point).map(|_| point);
        }
    }
    if let Some((point, takes)) = done {
        if takes {
            draft.take(point)
        } else {
            draft.touch(point)
        }
        said.words.clear();
    }
    let Some(from) = said.carried else { return field };
    if let (Some(pointer), Some(color)) = (ui.ctx().pointer_latest_pos(), draft.man_at(from)) {
        man(&painter, color, pointer, radius * 1.1, 0.85);
        if ui.input(|input| input.pointer.any_released()) {
            match field.point_at(pointer) {
                Some(to) => draft.carry(from, to),
                None => draft.take(from),
            }
        }
    }
    if !ui.input(|input| input.pointer.any_down()) {
        said.carried = None;
    }
    field
}

fn show_men(ui: &mut Ui, width: f32, draft: &mut PositionDraft) {
    let tools = [
        (Tool::White, text::side(Color::White)),
        (Tool::Black, text::side(Color::Black)),
        (Tool::Take, word("setup-take")),
    ];
    segments(ui, word("setup-tool"), draft.tool(), &tools, width);
    for color in Color::ALL {
        let setup = *draft.setup();
        let hand = setup.in_hand[color];
        let lost = usize::from(draft.rules().men()).saturating_sub(setup.men[color].len() + usize::from(hand));
        let count =
            phrase("setup-hand", &[("side", text::side(color).into()), ("hand", hand.into()), ("lost", lost.into())]);
        let (_, row) = ui.allocate_space(vec2(width, 34.0));
        man(ui.painter(), color, pos2(row.left() + 12.0, row.center().y), 9.0, 1.0);
        let at = pos2(row.left() + 30.0, row.center().y);
        fitted(ui, &count, Face::Body, 17.0, width - 150.0, at, Align2::LEFT_CENTER, palette(ui).text);
        for (sign, more, left) in [("−", false, 104.0), ("+", true, 50.0)] {
            let place = Rect::from_min_size(pos2(row.right() - left, row.top() - 2.0), vec2(48.0, 38.0));
            let name = format!("hand {sign} {color}");
            if within(ui, &name, place, |ui| button(ui, sign, 48.0)).clicked() {
                draft.hand(color, more);
            }
        }
    }
    let mut placing = draft.setup().in_hand != ByColor::both(0);
    let phases = [(true, word("setup-placing")), (false, word("setup-moving"))];
    if segments(ui, word("setup-phase"), &mut placing, &phases, width) {
        draft.set_placing(placing);
    }
    let mut turn = draft.setup().turn;
    let turns = Color::ALL.map(|color| (color, phrase("setup-to-move", &[("side", text::side(color).into())])));
    let turns = turns.each_ref().map(|(color, name)| (*color, name.as_str()));
    if segments(ui, word("setup-turn"), &mut turn, &turns, width) {
        draft.set_turn(turn);
    }
    let mut pending = draft.setup().pending;
    let owed = [(0, word("setup-owes-none")), (1, word("setup-owes-one")), (2, word("setup-owes-two"))];
    if segments(ui, word("setup-owed"), &mut pending, &owed, width) {
        draft.set_pending(pending);
    }
}

fn show_turnings(ui: &mut Ui, width: f32, draft: &mut PositionDraft) {
    let turnings = [
        (word("setup-quarter"), Turning::Quarter, true),
        (word("setup-mirror"), Turning::Mirror, true),
        (word("setup-rings"), Turning::Rings, draft.has_rings()),
        (word("setup-colours"), Turning::Colors, true),
    ];
    let each = (width - 3.0 * 6.0) / 4.0;
    let size = size_together(ui, turnings.iter().map(|&(name, ..)| name), each).min(17.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (name, turning, enabled) in turnings {
            if ui.add_enabled_ui(enabled, |ui| button_with(ui, name, each, size)).inner.clicked() {
                draft.turn(turning);
            }
        }
    });
}

/// The buttons about whole positions; says whether a file is to be opened.
fn show_lines(
    ui: &mut Ui,
    width: f32,
    draft: &mut PositionDraft,
    current: &CurrentGame,
    mut clipboard: Option<&mut EguiClipboard>,
    said: &mut Said,
) -> bool {
    let names = ["setup-clear", "setup-start", "setup-board", "setup-copy", "setup-paste", "setup-open"].map(word);
    let (shares, size) = share_row(ui, names, width - 5.0 * 6.0);
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (index, (name, share)) in names.into_iter().zip(shares).enumerate() {
            if button_with(ui, name, share, size).clicked() {
                pressed = Some(index);
            }
        }
    });
    // The keys of the clipboard work as well.
    let typed = ui.input(|input| {
        input
            .events
            .iter()
            .find_map(|event| if let egui::Event::Paste(text) = event { Some(text.clone()) } else { None })
    });
    match pressed {
        Some(0) => draft.clear(),
        Some(1) => draft.restart(),
        Some(2) => draft.take_over(*current.game().rules(), current.game().position()),
        Some(3) => {
            if let (Some(line), Some(clipboard)) = (draft.line(), clipboard.as_mut()) {
                clipboard.set_text(&line);
                said.words = phrase("setup-copied", &[("line", line.into())]);
            }
        }
        _ => {}
    }
    let pasted = match pressed {
        Some(4) => Some(clipboard.and_then(EguiClipboard::get_text).unwrap_or_default()),
        _ => typed,
    };
    if let Some(line) = pasted {
        said.words = read_text(draft, line.trim());
    }
    pressed == Some(5)
}

/// What is wrong, or the line of the position.
fn show_judgement(ui: &mut Ui, width: f32, draft: &PositionDraft, said: &Said) {
    let colors = palette(ui);
    let (words, face, color) = match draft.game() {
        _ if !said.words.is_empty() => (said.words.clone(), Face::Italic, colors.text),
        Ok(_) => (draft.short_line().unwrap_or_default(), Face::Italic, colors.faint),
        Err(Unfit::Impossible(error)) => (text::sentence(&text::position_fault(&error)), Face::Strong, colors.accent),
        Err(Unfit::Over(outcome)) => {
            let men = outcome.winner().map_or(0, |winner| {
                let side = !winner;
                draft.setup().men[side].len() + usize::from(draft.setup().in_hand[side])
            });
            let reason = text::reason(outcome, draft.rules(), men);
            (phrase("setup-over", &[("reason", reason.into())]), Face::Strong, colors.accent)
        }
    };
    let galley = ui.painter().layout(words, face.font(16.0), color, width);
    let (_, row) = ui.allocate_space(vec2(width, galley.size().y.max(44.0)));
    describe::label(ui, row, galley.text());
    ui.painter().galley(row.min, galley, color);
}

fn show_opponent(ui: &mut Ui, width: f32, plan: &mut GamePlan) {
    let opponents = [
        (Opponent::Computer, word("setup-with-school")),
        (Opponent::Friend, word("setup-with-friend")),
        (Opponent::Watch, word("setup-watch")),
    ];
    segments(ui, word("setup-opponent"), &mut plan.opponent, &opponents, width);
    if plan.opponent == Opponent::Computer {
        let levels = crate::ai::Level::ALL.map(|level| (level, text::level(level)));
        let own = [(Pick::White, text::side(Color::White)), (Pick::Black, text::side(Color::Black))];
        if plan.own == Pick::Lot {
            plan.own = Pick::White;
        }
        // Side by side where there is room for the words.
        let part = if width < 560.0 { width } else { (width - 8.0) * 0.6 };
        let layout = egui::Layout::left_to_right(egui::Align::Min).with_main_wrap(part >= width);
        ui.allocate_ui_with_layout(vec2(width, 34.0), layout, |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            segments(ui, word("setup-strength"), &mut plan.level, &levels, part);
            let rest = if part < width { width - part - 8.0 } else { width };
            segments(ui, word("setup-own"), &mut plan.own, &own, rest);
        });
    }
}
