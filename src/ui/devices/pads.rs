//! Gamepads. Two pads belong to one player each, a single pad is passed along. In pages a pad works like the arrow keys
//! and Enter; at the board it moves the cursor, and the upper button leads to the panels; in the theatre it controls
//! the film. A pad rumbles for its own player only.

use std::time::Duration;

use bevy::input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;
use bevy_egui::input::{EguiInputEvent, EguiWantsInput};
use bevy_egui::{PrimaryEguiContext, egui};

use super::keys::DeedWriter;
use crate::game::{CurrentGame, Evening, MillClosed, Rejected, Seats, StepPlayed};
use crate::preferences::{Deed, Preferences};
use crate::rules::{Color, Step};
use crate::ui::menus::Listening;

/// The places of the gamepads, in the order in which they were connected: the first belongs to the first player. A pad that
/// is pulled out leaves its place free for the next that is plugged in.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PadOrder(Vec<Option<Entity>>);

impl PadOrder {
    /// Whether a pad may play this side now.
    pub fn may_play(&self, pad: Entity, color: Color, seats: &Seats, evening: &Evening) -> bool {
        let shared = self.pads().count() < 2 || seats.humans() != 2;
        let place = self.0.iter().position(|&known| known == Some(pad));
        shared || place.is_some_and(|place| place % 2 == evening.person(color))
    }

    /// The pads that are connected, by their places.
    pub fn pads(&self) -> impl Iterator<Item = Entity> {
        self.0.iter().copied().flatten()
    }

    /// Takes a pad's place away where it is gone, and gives new pads the first free ones.
    fn follow(&mut self, connected: &[Entity]) {
        for place in &mut self.0 {
            *place = place.filter(|pad| connected.contains(pad));
        }
        let mut fresh: Vec<Entity> = connected.iter().copied().filter(|&pad| !self.0.contains(&Some(pad))).collect();
        fresh.sort();
        for pad in fresh {
            match self.0.iter_mut().find(|place| place.is_none()) {
                Some(free) => *free = Some(pad),
                None => self.0.push(Some(pad)),
            }
        }
    }
}

/// Adds new pads and drops those that are gone.
pub fn seat_pads(pads: Query<Entity, With<Gamepad>>, mut order: ResMut<PadOrder>) {
    let gone = order.pads().any(|pad| !pads.contains(pad));
    if gone || order.pads().count() != pads.iter().count() {
        order.follow(&pads.iter().collect::<Vec<_>>());
    }
}

/// How long a stick is held before it steps again, and then each time, in seconds.
const REPEAT: (f32, f32) = (0.38, 0.16);
/// How far a stick must be pushed to step.
const PUSHED: f32 = 0.55;
/// How far the other stick must be pushed to look around.
const NUDGED: f32 = 0.15;

/// A stick that is held in one direction.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct HeldStick {
    way: Vec2,
    left: f32,
}

impl HeldStick {
    /// The direction to step in now, if a step is due. Directions snap to the four of the cross.
    fn step(&mut self, stick: Vec2, seconds: f32) -> Option<Vec2> {
        let way = if stick.length() < PUSHED {
            Vec2::ZERO
        } else if stick.x.abs() > stick.y.abs() {
            Vec2::new(stick.x.signum(), 0.0)
        } else {
            // A stick's y grows upwards, the screen's downwards.
            Vec2::new(0.0, -stick.y.signum())
        };
        if way == Vec2::ZERO {
            *self = Self::default();
            return None;
        }
        if way != self.way {
            *self = Self { way, left: REPEAT.0 };
            return Some(way);
        }
        self.left -= seconds;
        if self.left > 0.0 {
            return None;
        }
        self.left = REPEAT.1;
        Some(way)
    }
}

const CROSS: [(GamepadButton, Vec2); 4] = [
    (GamepadButton::DPadUp, Vec2::NEG_Y),
    (GamepadButton::DPadDown, Vec2::Y),
    (GamepadButton::DPadLeft, Vec2::NEG_X),
    (GamepadButton::DPadRight, Vec2::X),
];

/// Reads the pads at the board.
pub fn play_by_pad(
    time: Res<Time<Real>>,
    pads: Query<(Entity, &Gamepad)>,
    order: Res<PadOrder>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    evening: Res<Evening>,
    (preferences, listening): (Res<Preferences>, Res<Listening>),
    wants: Option<Res<EguiWantsInput>>,
    mut held: Local<HeldStick>,
    mut doing: DeedWriter,
) {
    if listening.takes_keys() {
        return;
    }
    let at_panel = wants.is_some_and(|wants| wants.wants_keyboard_input()) && !doing.in_pages();
    let map = &preferences.pads;
    let menu_button = map.button(Deed::Menu);
    let turn = current.game().position().turn();
    let mut pushed = Vec2::ZERO;
    for (entity, pad) in &pads {
        // On pages and panels the buttons are what they always are.
        let menu = if doing.at_board() && !at_panel { menu_button } else { Some(GamepadButton::Start) };
        if menu.is_some_and(|button| pad.just_pressed(button)) {
            doing.perform(Deed::Menu);
            continue;
        }
        if doing.in_pages() || (doing.in_theatre() && !at_panel) {
            if pad.just_pressed(GamepadButton::East) {
                doing.perform(Deed::Menu);
            }
            continue;
        }
        if !doing.at_board() {
            continue;
        }
        let look = pad.right_stick();
        let closer =
            pad.get(GamepadButton::LeftTrigger2).unwrap_or(0.0) - pad.get(GamepadButton::RightTrigger2).unwrap_or(0.0);
        if look.length() > NUDGED || closer.abs() > NUDGED {
            let seconds = time.delta_secs().min(0.1);
            doing.look_around(look * Vec2::new(1.6, 1.0) * seconds, closer * 8.0 * seconds);
        }
        if at_panel || !order.may_play(entity, turn, &seats, &evening) {
            continue;
        }
        for (_, way) in CROSS.into_iter().filter(|&(button, _)| pad.just_pressed(button)) {
            doing.go(way);
        }
        if pad.left_stick().length() > pushed.length() {
            pushed = pad.left_stick();
        }
        for (deed, button) in map.iter().filter(|&(deed, _)| deed != Deed::Menu) {
            if pad.just_pressed(button) {
                doing.perform(deed);
            }
        }
    }
    if let Some(way) = held.step(pushed, time.delta_secs().min(0.1)) {
        doing.go(way);
    }
}

/// The key that a pad's button stands for in a place, if any.
fn key_of(button: GamepadButton, place: Place) -> Option<egui::Key> {
    use GamepadButton as Pad;
    use egui::Key;
    let arrow = CROSS.into_iter().find(|&(known, _)| known == button).map(|(_, way)| arrow(way));
    match (place, button) {
        (Place::Board, Pad::North) => Some(Key::Tab),
        (Place::Board, _) => None,
        (Place::Pages | Place::Letters, Pad::South) => Some(Key::Enter),
        (Place::Letters, Pad::West) => Some(Key::Backspace),
        (Place::Panel, Pad::South) => Some(Key::Enter),
        (Place::Panel, Pad::East) => Some(Key::Escape),
        (Place::Panel, Pad::North) => Some(Key::Tab),
        (Place::Theatre, Pad::South) => Some(Key::Space),
        (Place::Theatre, Pad::West) => Some(Key::R),
        (Place::Theatre, Pad::North | Pad::DPadDown) => Some(Key::Tab),
        (Place::Theatre, Pad::LeftTrigger) => Some(Key::Home),
        (Place::Theatre, Pad::RightTrigger) => Some(Key::End),
        (Place::Theatre, Pad::RightThumb) => Some(Key::C),
        _ => arrow,
    }
}

/// What a pad's buttons control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// The board: only the upper button leads to the panels beside it.
    Board,
    /// A panel beside the board, or the buttons of the theatre, have the keyboard.
    Panel,
    /// A page.
    Pages,
    /// The board of letters.
    Letters,
    /// The film.
    Theatre,
}

/// Every button that can stand for a key.
const BUTTONS: [GamepadButton; 11] = [
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::RightThumb,
];

/// In pages and panels the cross and the left stick are the arrow keys, and the lower button is Enter.
pub fn walk_pages_by_pad(
    time: Res<Time<Real>>,
    pads: Query<&Gamepad>,
    doing: DeedWriter,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    wants: Option<Res<EguiWantsInput>>,
    listening: Res<Listening>,
    mut held: Local<HeldStick>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok(context) = contexts.single() else { return };
    if listening.takes_keys() {
        return;
    }
    let place = match wants.is_some_and(|wants| wants.wants_keyboard_input()) {
        _ if doing.at_letters() => Place::Letters,
        _ if doing.in_pages() => Place::Pages,
        true => Place::Panel,
        false if doing.in_theatre() => Place::Theatre,
        false if doing.at_board() => Place::Board,
        false => return,
    };
    if place == Place::Letters && pads.iter().any(|pad| pad.just_pressed(GamepadButton::North)) {
        events.write(EguiInputEvent { context, event: egui::Event::Text(" ".to_owned()) });
    }
    let mut press = |key, pressed| {
        let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: default() };
        events.write(EguiInputEvent { context, event });
    };
    for button in BUTTONS {
        let Some(key) = key_of(button, place) else { continue };
        for pad in &pads {
            if pad.just_pressed(button) {
                press(key, true);
            }
            if pad.just_released(button) {
                press(key, false);
            }
        }
    }
    let pushed = pads.iter().map(Gamepad::left_stick).find(|stick| stick.length() >= PUSHED).unwrap_or(Vec2::ZERO);
    if let Some(way) = held.step(pushed, time.delta_secs().min(0.1)).filter(|_| place != Place::Board) {
        press(arrow(way), true);
        press(arrow(way), false);
    }
}

fn arrow(way: Vec2) -> egui::Key {
    match (way.x > 0.5, way.x < -0.5, way.y > 0.0) {
        (true, ..) => egui::Key::ArrowRight,
        (_, true, _) => egui::Key::ArrowLeft,
        (.., true) => egui::Key::ArrowDown,
        _ => egui::Key::ArrowUp,
    }
}

/// Rumbles when a man is set down, strongly when a mill is closed, and when a step is refused.
pub fn rumble(
    order: Res<PadOrder>,
    seats: Res<Seats>,
    evening: Res<Evening>,
    preferences: Res<Preferences>,
    current: Res<CurrentGame>,
    mut played: MessageReader<StepPlayed>,
    mut closed: MessageReader<MillClosed>,
    mut rejected: MessageReader<Rejected>,
    mut requests: MessageWriter<GamepadRumbleRequest>,
) {
    let mut shakes = Vec::new();
    shakes.extend(
        played
            .read()
            .filter(|played| !matches!(played.step, Step::Remove(_)))
            .map(|played| (played.color, GamepadRumbleIntensity::weak_motor(0.35), 70)),
    );
    shakes.extend(closed.read().map(|closed| (closed.color, GamepadRumbleIntensity::MAX, 260)));
    let turn = current.game().position().turn();
    shakes.extend(rejected.read().map(|_| (turn, GamepadRumbleIntensity::strong_motor(0.4), 110)));
    if !preferences.rumble {
        return;
    }
    for (color, intensity, millis) in shakes.into_iter().filter(|&(color, ..)| seats.is_human(color)) {
        for gamepad in order.pads().filter(|&pad| order.may_play(pad, color, &seats, &evening)) {
            requests.write(GamepadRumbleRequest::Add { duration: Duration::from_millis(millis), intensity, gamepad });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Pairing;

    #[test]
    fn a_held_stick_steps_once_then_waits_then_repeats() {
        let mut held = HeldStick::default();
        let right = Vec2::new(0.9, 0.2);
        assert_eq!(held.step(right, 0.02), Some(Vec2::X));
        assert_eq!(held.step(right, 0.2), None);
        assert_eq!(held.step(right, 0.2), Some(Vec2::X));
        assert_eq!(held.step(right, 0.1), None);
        assert_eq!(held.step(Vec2::new(0.0, 1.0), 0.01), Some(Vec2::NEG_Y), "another direction steps at once");
        assert_eq!(held.step(Vec2::ZERO, 0.5), None);
    }

    #[test]
    fn two_pads_are_each_players_own_and_one_is_passed_along() {
        let mut world = World::new();
        let (first, second) = (world.spawn_empty().id(), world.spawn_empty().id());
        let (friends, mut evening) = (Seats::default(), Evening::default());
        let one = PadOrder(vec![Some(first)]);
        assert!(Color::ALL.iter().all(|&color| one.may_play(first, color, &friends, &evening)));
        let two = PadOrder(vec![Some(first), Some(second)]);
        assert!(two.may_play(first, Color::White, &friends, &evening));
        assert!(!two.may_play(second, Color::White, &friends, &evening));
        assert!(two.may_play(second, Color::Black, &friends, &evening));
        evening.pair(&Pairing::Swapped);
        assert!(two.may_play(second, Color::White, &friends, &evening), "the pad stays with its player");
    }

    #[test]
    fn a_pad_that_is_plugged_in_takes_the_place_that_another_left() {
        let mut world = World::new();
        let [first, second, third] = [(); 3].map(|()| world.spawn_empty().id());
        let mut order = PadOrder::default();
        order.follow(&[first]);
        order.follow(&[first, second]);
        order.follow(&[second]);
        assert_eq!(order.pads().collect::<Vec<_>>(), [second]);
        order.follow(&[second, third]);
        assert_eq!(order.0, [Some(third), Some(second)], "who stayed keeps the side");
    }
}
