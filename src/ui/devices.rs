//! Keys, gamepads, and whether anybody is there: shortcuts become acts, a gamepad walks the menus like the arrow keys,
//! any press leaves the attract screen, and an idle title returns to it.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadEvent;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseMotion, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{PrimaryEguiContext, egui};

use super::UiInput;
use super::acts::{Act, go};
use super::menus::Listening;
use crate::game::{CurrentGame, Menu, Screen, TurnPhase};

/// Adds the devices.
pub fn plugin(app: &mut App) {
    app.init_resource::<IdleTitle>().init_resource::<PressGuard>().init_resource::<LastDevice>();
    app.add_message::<EguiInputEvent>();
    app.add_systems(OnExit(Screen::Attract), raise_guard);
    app.add_systems(
        Update,
        (
            notice_device,
            lower_guard,
            leave_attract.run_if(in_state(Screen::Attract)),
            tire_of_title.run_if(in_state(Screen::Title)),
            read_shortcuts,
            walk_menus_by_gamepad,
        )
            .chain()
            .run_if(resource_exists::<ButtonInput<KeyCode>>)
            .in_set(UiInput::Devices),
    );
}

/// How long a title without visitors waits for the attract screen.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct IdleTitle {
    /// Seconds without input.
    pub after: f32,
    idle: f32,
}

impl Default for IdleTitle {
    fn default() -> Self {
        Self { after: 45.0, idle: 0.0 }
    }
}

/// Up while the press that left the attract screen is held: until it is let go, no act is carried out.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PressGuard(bool);

impl PressGuard {
    /// Whether acts are held off.
    pub const fn is_up(self) -> bool {
        self.0
    }

    /// Holds acts off until everything is let go.
    pub const fn raise(&mut self) {
        self.0 = true;
    }
}

/// Whether the device used last walks from button to button (keyboard, gamepad) rather than pointing.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastDevice {
    /// Keyboard or gamepad.
    pub walks: bool,
}

/// Everything that can be pressed.
#[derive(SystemParam)]
struct Presses<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    mouse: Res<'w, ButtonInput<MouseButton>>,
    touches: Res<'w, Touches>,
    gamepads: Query<'w, 's, &'static Gamepad>,
}

impl Presses<'_, '_> {
    fn any_new(&self) -> bool {
        self.keys.get_just_pressed().next().is_some()
            || self.mouse.get_just_pressed().next().is_some()
            || self.touches.any_just_pressed()
            || self.gamepads.iter().any(|pad| pad.get_just_pressed().next().is_some())
    }

    fn any_held_or_let_go(&self) -> bool {
        self.keys.get_pressed().next().is_some()
            || self.keys.get_just_released().next().is_some()
            || self.mouse.get_pressed().next().is_some()
            || self.mouse.get_just_released().next().is_some()
            || self.touches.iter().next().is_some()
            || self.touches.any_just_released()
            || self
                .gamepads
                .iter()
                .any(|pad| pad.get_pressed().next().is_some() || pad.get_just_released().next().is_some())
    }
}

fn raise_guard(mut guard: ResMut<PressGuard>) {
    guard.raise();
}

fn lower_guard(presses: Presses, mut guard: ResMut<PressGuard>) {
    if guard.is_up() && !presses.any_held_or_let_go() {
        guard.0 = false;
    }
}

fn notice_device(presses: Presses, mut motion: MessageReader<MouseMotion>, mut last: ResMut<LastDevice>) {
    let walked = presses.keys.get_just_pressed().next().is_some()
        || presses.gamepads.iter().any(|pad| pad.get_just_pressed().next().is_some());
    let pointed = motion.read().any(|moved| moved.delta.length_squared() > 4.0)
        || presses.mouse.get_just_pressed().next().is_some()
        || presses.touches.any_just_pressed();
    if walked {
        last.walks = true;
    } else if pointed {
        last.walks = false;
    }
}

fn leave_attract(presses: Presses, mut screen: ResMut<NextState<Screen>>) {
    if presses.any_new() {
        go(&mut screen, Screen::Title);
    }
}

/// Whatever a person at the machine gives off.
#[derive(SystemParam)]
struct Signs<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    motion: MessageReader<'w, 's, MouseMotion>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    touch: MessageReader<'w, 's, TouchInput>,
    pads: MessageReader<'w, 's, GamepadEvent>,
}

impl Signs<'_, '_> {
    fn any(&mut self) -> bool {
        // All are read to their end, so that an old sign does not count later.
        let seen = [
            self.keys.read().count(),
            self.motion.read().count(),
            self.wheel.read().count(),
            self.touch.read().count(),
            self.pads.read().count(),
        ];
        seen.iter().any(|&count| count > 0)
    }
}

fn tire_of_title(
    time: Res<Time>,
    presses: Presses,
    mut signs: Signs,
    mut idle: ResMut<IdleTitle>,
    mut screen: ResMut<NextState<Screen>>,
    entered: Res<State<Screen>>,
) {
    if signs.any() || presses.any_held_or_let_go() || entered.is_changed() {
        idle.idle = 0.0;
        return;
    }
    idle.idle += time.delta_secs();
    if idle.idle >= idle.after {
        idle.idle = 0.0;
        go(&mut screen, Screen::Attract);
    }
}

#[expect(clippy::too_many_arguments, reason = "a system: its parameters are what it reads and writes")]
fn read_shortcuts(
    mut keyboard: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    gamepads: Query<&Gamepad>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    current: Res<CurrentGame>,
    phase: Res<TurnPhase>,
    listening: Res<Listening>,
    mut acts: MessageWriter<Act>,
) {
    if listening.takes_keys() {
        keyboard.clear();
        return;
    }
    let control =
        keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let board = *screen.get() == Screen::Playing && matches!(menu.get(), Menu::None | Menu::GameOver);
    for event in keyboard.read() {
        if event.state != ButtonState::Pressed || event.repeat {
            continue;
        }
        let act = match &event.logical_key {
            Key::Escape => escape(*screen.get(), *menu.get()),
            Key::F11 => Some(Act::FullScreen),
            Key::Character(letter) if board => {
                board_key(&letter.to_lowercase(), control, shift).filter(|&act| offered(act, &current, *phase))
            }
            _ => None,
        };
        if let Some(act) = act {
            acts.write(act);
        }
    }
    for pad in &gamepads {
        if (pad.just_pressed(GamepadButton::Start)
            || (pad.just_pressed(GamepadButton::East) && *menu.get() != Menu::None))
            && let Some(act) = escape(*screen.get(), *menu.get())
        {
            acts.write(act);
        }
    }
}

/// What Escape asks for.
const fn escape(screen: Screen, menu: Menu) -> Option<Act> {
    match (screen, menu) {
        (Screen::Playing, Menu::None) => Some(Act::Open(Menu::Pause)),
        (Screen::Playing, Menu::GameOver) => Some(Act::Close),
        (Screen::Loading | Screen::Attract, _) | (_, Menu::None | Menu::Main) => None,
        _ => Some(Act::Back),
    }
}

fn board_key(letter: &str, control: bool, shift: bool) -> Option<Act> {
    match (letter, control) {
        ("u", false) => Some(Act::Undo),
        ("z", true) if shift => Some(Act::Redo),
        ("z", true) => Some(Act::Undo),
        ("y", true) => Some(Act::Redo),
        ("h", false) => Some(Act::Hint),
        _ => None,
    }
}

/// Whether an act at the board can come to anything now.
pub fn offered(act: Act, current: &CurrentGame, phase: TurnPhase) -> bool {
    match act {
        Act::Undo => current.can_undo(),
        Act::Redo => current.can_redo(),
        Act::Hint => phase == TurnPhase::Choosing,
        _ => true,
    }
}

/// In menus the cross of a gamepad is the arrow keys, and its lower button Enter.
fn walk_menus_by_gamepad(
    gamepads: Query<&Gamepad>,
    menu: Res<State<Menu>>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    if *menu.get() == Menu::None {
        return;
    }
    let Ok(context) = contexts.single() else { return };
    const WALK: [(GamepadButton, egui::Key); 5] = [
        (GamepadButton::DPadUp, egui::Key::ArrowUp),
        (GamepadButton::DPadDown, egui::Key::ArrowDown),
        (GamepadButton::DPadLeft, egui::Key::ArrowLeft),
        (GamepadButton::DPadRight, egui::Key::ArrowRight),
        (GamepadButton::South, egui::Key::Enter),
    ];
    for (pad, (button, key)) in gamepads.iter().flat_map(|pad| WALK.map(|step| (pad, step))) {
        for (pressed, changed) in [(true, pad.just_pressed(button)), (false, pad.just_released(button))] {
            if changed {
                let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: default() };
                events.write(EguiInputEvent { context, event });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_goes_one_step_back_and_never_leaves_the_title() {
        assert_eq!(escape(Screen::Title, Menu::Main), None);
        assert_eq!(escape(Screen::Title, Menu::Rules), Some(Act::Back));
        assert_eq!(escape(Screen::Playing, Menu::None), Some(Act::Open(Menu::Pause)));
        assert_eq!(escape(Screen::Playing, Menu::Pause), Some(Act::Back));
        assert_eq!(escape(Screen::Playing, Menu::GameOver), Some(Act::Close));
        assert_eq!(escape(Screen::Attract, Menu::None), None);
    }

    #[test]
    fn keys_take_back_and_play_again() {
        assert_eq!(board_key("u", false, false), Some(Act::Undo));
        assert_eq!(board_key("z", true, false), Some(Act::Undo));
        assert_eq!(board_key("z", true, true), Some(Act::Redo));
        assert_eq!(board_key("y", true, false), Some(Act::Redo));
        assert_eq!(board_key("h", false, false), Some(Act::Hint));
        assert_eq!(board_key("z", false, false), None);
    }
}
