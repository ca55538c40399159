//! Which device is used, and whether anybody is there: any press leaves the attract screen, an idle title returns to
//! it. [`keys`] and [`pads`] write the same acts and requests as the buttons on the screen.

mod keys;
mod modifiers;
mod pads;
mod shield;

use bevy::a11y::ActionRequest;
use bevy::ecs::system::SystemParam;
use bevy::input::gamepad::{GamepadEvent, GamepadRumbleRequest as Rumble};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseMotion, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::input::EguiInputEvent;

pub use keys::offered;
pub use pads::PadOrder;

use super::{UiFollow, UiInput};
use crate::game::{CursorRequest, Menu, Screen, waited};
use crate::ui::acts::go;

/// Adds the devices.
pub fn plugin(app: &mut App) {
    app.add_plugins((modifiers::plugin, shield::plugin));
    app.init_resource::<IdleTitle>().init_resource::<PressGuard>().init_resource::<LastDevice>();
    app.init_resource::<PadOrder>().init_resource::<super::menus::Listening>();
    app.add_message::<EguiInputEvent>().add_message::<ActionRequest>();
    app.add_systems(OnExit(Screen::Attract), raise_guard);
    app.add_systems(
        Update,
        (
            notice_device,
            lower_guard,
            offer_seat.run_if(in_state(Screen::Attract).and_then(in_state(Menu::None))),
            tire_of_title.run_if(in_state(Screen::Title)),
            pads::seat_pads,
            keys::read_keys,
            pads::play_by_pad,
            pads::walk_pages_by_pad,
        )
            .chain()
            .run_if(resource_exists::<ButtonInput<KeyCode>>)
            .in_set(UiInput::Devices),
    );
    app.add_systems(Update, pads::rumble.in_set(UiFollow::Always).run_if(resource_exists::<Messages<Rumble>>));
}

/// How long the title waits without input before the attract screen.
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

/// While the press that left the attract screen is held, acts are ignored.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PressGuard(bool);

impl PressGuard {
    /// Whether acts are ignored.
    pub const fn is_up(self) -> bool {
        self.0
    }

    /// Ignores acts until every key and button is released.
    pub const fn raise(&mut self) {
        self.0 = true;
    }
}

/// The device that was used last. Prompts name its keys or buttons.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LastDevice {
    /// A mouse.
    #[default]
    Mouse,
    /// A finger.
    Touch,
    /// The keyboard.
    Keys,
    /// A gamepad.
    Pad,
}

impl LastDevice {
    /// Whether it moves a focus (keys, gamepad) instead of pointing (mouse, finger).
    pub const fn walks(self) -> bool {
        matches!(self, Self::Keys | Self::Pad)
    }
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

/// How far a stick must be pushed to count as used.
const TOUCHED: f32 = 0.4;

fn notice_device(
    presses: Presses,
    mut motion: MessageReader<MouseMotion>,
    mut readers: MessageReader<ActionRequest>,
    mut contexts: EguiContexts,
    menu: Res<State<Menu>>,
    mut last: ResMut<LastDevice>,
    mut cursor: MessageWriter<CursorRequest>,
) {
    let pad = presses.gamepads.iter().any(|pad| {
        pad.get_just_pressed().next().is_some() || pad.left_stick().length().max(pad.right_stick().length()) > TOUCHED
    });
    let moved = motion.read().any(|moved| moved.delta.length_squared() > 4.0);
    let used = if pad {
        LastDevice::Pad
    } else if readers.read().count() > 0 || presses.keys.get_just_pressed().next().is_some() {
        // A screen reader walks from thing to thing as keys do.
        LastDevice::Keys
    } else if presses.touches.any_just_pressed() {
        LastDevice::Touch
    } else if moved || presses.mouse.get_just_pressed().next().is_some() {
        LastDevice::Mouse
    } else {
        return;
    };
    if last.set_if_neq(used) && !used.walks() {
        cursor.write(CursorRequest::Hide);
        // Who points at the board leaves no button with the keyboard.
        if *menu.get() == Menu::None
            && let Ok(ctx) = contexts.ctx_mut()
        {
            ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        }
    }
}

/// Any press stops the demo and offers a seat; the press itself chooses nothing.
fn offer_seat(presses: Presses, mut guard: ResMut<PressGuard>, mut menu: ResMut<NextState<Menu>>) {
    if presses.any_new() {
        guard.raise();
        go(&mut menu, Menu::TakeSeat);
    }
}

/// Every kind of input that shows that somebody is there.
#[derive(SystemParam)]
struct AnyInput<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    motion: MessageReader<'w, 's, MouseMotion>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    touch: MessageReader<'w, 's, TouchInput>,
    pads: MessageReader<'w, 's, GamepadEvent>,
    readers: MessageReader<'w, 's, ActionRequest>,
}

impl AnyInput<'_, '_> {
    fn any(&mut self) -> bool {
        // All are read to their end, so that an old sign does not count later.
        let seen = [
            self.keys.read().count(),
            self.motion.read().count(),
            self.wheel.read().count(),
            self.touch.read().count(),
            self.pads.read().count(),
            self.readers.read().count(),
        ];
        seen.iter().any(|&count| count > 0)
    }
}

fn tire_of_title(
    time: Res<Time<Real>>,
    presses: Presses,
    mut signs: AnyInput,
    mut idle: ResMut<IdleTitle>,
    mut screen: ResMut<NextState<Screen>>,
    entered: Res<State<Screen>>,
) {
    if signs.any() || presses.any_held_or_let_go() || entered.is_changed() {
        idle.idle = 0.0;
        return;
    }
    idle.idle += waited(&time);
    if idle.idle >= idle.after {
        idle.idle = 0.0;
        go(&mut screen, Screen::Attract);
    }
}
