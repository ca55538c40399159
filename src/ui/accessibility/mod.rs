//! For screen readers: every point is a control with its name and what stands on it, every event is announced in a
//! sentence, and a control that is pressed is a touch of its point; `pages` does the same for pages and panels. The
//! tree goes to the system through AccessKit.

pub(super) mod describe;
mod pages;

use accesskit::{Action, Live, Node, Rect, Role};
use bevy::a11y::{AccessibilityNode, ActionRequest};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

pub use pages::{PageControl, PageFrame};

use super::{UiFollow, UiInput, text};
use crate::game::{
    Choices, CurrentGame, GameEnded, GameStarted, Menu, Occasion, PointWorth, Rejected, Screen, Seats, Sight,
    StepPlayed, Study, TouchPoint, TurnUndone,
};
use crate::rules::{Color, Game, Point, Step};

/// Adds the controls and the announcements.
pub fn plugin(app: &mut App) {
    app.init_resource::<Announced>().add_message::<ActionRequest>();
    app.add_plugins(pages::plugin);
    app.add_systems(Update, obey_reader.in_set(UiInput::Devices));
    app.add_systems(Update, (announce, label_points, speak).chain().in_set(UiFollow::Always));
}

/// The control of a point.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointControl(pub Point);

/// The voice: what it holds is read out when it changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voice;

/// The newest announcement.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Announced(pub String);

/// Half the size of a point's control on the screen, in logical pixels.
const REACH: f32 = 18.0;

/// A point's name and what stands on it: "d6: Black, may be taken".
pub fn point_label(game: &Game, choices: &Choices, point: Point) -> String {
    let name = game.rules().geometry().label(point);
    let stands = game.position().man_at(point).map_or_else(|| text::word("point-empty"), text::side);
    let may = if choices.lifted == Some(point) {
        Some(text::word("point-lifted"))
    } else if choices.removable.contains(point) {
        Some(text::word("point-removable"))
    } else if choices.targets.contains(point) {
        Some(text::word("point-target"))
    } else if choices.liftable.contains(point) {
        Some(text::word("point-liftable"))
    } else {
        None
    };
    let values = [("point", name.into()), ("stands", stands.into())];
    match may {
        None => text::phrase("point-plain", &values),
        Some(may) => {
            let [point, stands] = values;
            text::phrase("point-may", &[point, stands, ("may", may.into())])
        }
    }
}

/// A step in a sentence, with what it closed and what may be taken: "White d6 to d5 closes a mill; take a7, b4 or c4."
pub fn step_sentence(game: &Game, color: Color, step: Step, mills: usize) -> String {
    let geometry = game.rules().geometry();
    let label = |point| geometry.label(point);
    let side = ("side", text::side(color).into());
    let did = match step {
        Step::Place(to) => text::phrase("said-placed", &[side, ("to", label(to).into())]),
        Step::Slide(from, to) => {
            text::phrase("said-moved", &[side, ("from", label(from).into()), ("to", label(to).into())])
        }
        Step::Remove(point) => text::phrase("said-took", &[side, ("point", label(point).into())]),
    };
    let closed = match mills {
        0 => did,
        1 => text::phrase("said-mill", &[("did", did.into())]),
        _ => text::phrase("said-mills", &[("did", did.into())]),
    };
    let takes = game.position().removable(game.rules());
    let sentence = if mills > 0 && game.position().pending() > 0 && !takes.is_empty() {
        text::phrase("said-take", &[("did", closed.into()), ("points", text::any_of(geometry, takes).into())])
    } else {
        closed
    };
    text::sentence(&sentence)
}

#[expect(clippy::too_many_arguments, reason = "a system: its parameters are what it reads and writes")]
fn announce(
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    screen: Res<State<Screen>>,
    mut played: MessageReader<StepPlayed>,
    mut closed: MessageReader<crate::game::MillClosed>,
    mut rejected: MessageReader<Rejected>,
    mut undone: MessageReader<TurnUndone>,
    mut started: MessageReader<GameStarted>,
    mut ended: MessageReader<GameEnded>,
    mut announced: ResMut<Announced>,
) {
    let game = current.game();
    let mut sentences = Vec::new();
    // The board that lies behind the title is nobody's game.
    if started.read().count() > 0 && (current.occasion() != Occasion::Demo || *screen.get() == Screen::Attract) {
        sentences.push(text::phrase("said-begun", &[("rules", text::rules::title(game.rules()).into())]));
    }
    if undone.read().count() > 0 {
        let turn = text::side(game.position().turn());
        sentences.push(text::phrase("said-undone", &[("side", turn.into())]));
    }
    let mills = closed.read().map(|closed| closed.mills.len()).sum();
    sentences.extend(played.read().map(|&StepPlayed { color, step }| step_sentence(game, color, step, mills)));
    if let Some(Rejected { refusal, .. }) = rejected.read().last() {
        sentences.push(text::sentence(&text::refusal(*refusal, game.rules().geometry())));
    }
    for &GameEnded(verdict) in ended.read() {
        sentences.push(text::ending(verdict, game, &seats));
    }
    if !sentences.is_empty() {
        announced.0 = sentences.join(" ");
    }
}

/// Keeps a control on every point while a board is played on.
fn label_points(
    current: Res<CurrentGame>,
    choices: Res<Choices>,
    sight: Option<Res<Sight>>,
    study: Option<Res<Study>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut controls: Query<(Entity, &PointControl, &mut AccessibilityNode)>,
    mut commands: Commands,
) {
    let scale = windows.single().map_or(1.0, |window| f64::from(window.scale_factor()));
    let shown = *screen.get() == Screen::Playing && *menu.get() == Menu::None;
    let game = current.game();
    let points = game.rules().geometry().len();
    let worths = study.as_deref().map_or_else(Vec::new, |study| match study.position() {
        Some((rules, position)) if rules == game.rules() && position == game.position() => study.labels(choices.lifted),
        _ => Vec::new(),
    });
    let worth = |point| worths.iter().find(|&&(at, _)| at == point).map(|&(_, worth)| worth);
    if !shown || controls.iter().count() != points {
        controls.iter().for_each(|(entity, ..)| commands.entity(entity).despawn());
        if shown {
            for point in game.rules().geometry().points() {
                let node = control(game, &choices, worth(point), sight.as_deref(), scale, point);
                commands.spawn((PointControl(point), AccessibilityNode(node)));
            }
        }
        return;
    }
    let moved = sight.as_ref().is_some_and(|sight| sight.is_changed());
    let rated = study.as_ref().is_some_and(|study| study.is_changed());
    if !current.is_changed() && !choices.is_changed() && !moved && !rated {
        return;
    }
    for (_, &PointControl(point), mut node) in &mut controls {
        let wanted = control(game, &choices, worth(point), sight.as_deref(), scale, point);
        if node.0 != wanted {
            node.0 = wanted;
        }
    }
}

/// A point's control; its bounds are in physical pixels of the window, which the system expects.
fn control(
    game: &Game,
    choices: &Choices,
    worth: Option<PointWorth>,
    sight: Option<&Sight>,
    scale: f64,
    point: Point,
) -> Node {
    let mut node = Node::new(Role::Button);
    let label = point_label(game, choices, point);
    node.set_label(worth.map_or_else(|| label.clone(), |worth| format!("{label}; {}", text::worth(worth))));
    node.add_action(Action::Click);
    if let Some(Some(at)) = sight.and_then(|sight| sight.places.get(point.index()).copied()) {
        let (x, y, reach) = (scale * f64::from(at.x), scale * f64::from(at.y), scale * f64::from(REACH));
        node.set_bounds(Rect { x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach });
    }
    node
}

/// Gives the voice the newest announcement.
fn speak(announced: Res<Announced>, mut voices: Query<&mut AccessibilityNode, With<Voice>>, mut commands: Commands) {
    if !announced.is_changed() {
        return;
    }
    let mut node = Node::new(Role::Status);
    node.set_live(Live::Polite);
    node.set_value(announced.0.clone());
    node.set_label(announced.0.clone());
    match voices.single_mut() {
        Ok(mut voice) => voice.0 = node,
        Err(_) => drop(commands.spawn((Voice, AccessibilityNode(node)))),
    }
}

/// A control that the reader presses is a touch of its point.
fn obey_reader(
    mut requests: MessageReader<ActionRequest>,
    controls: Query<&PointControl>,
    mut touches: MessageWriter<TouchPoint>,
) {
    for request in requests.read().filter(|request| request.action == Action::Click) {
        let pressed = Entity::try_from_bits(request.target_node.0).and_then(|entity| controls.get(entity).ok());
        if let Some(&PointControl(point)) = pressed {
            touches.write(TouchPoint(Some(point)));
        }
    }
}
