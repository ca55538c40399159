//! How often the picture is drawn anew: as often as the screen shows it while something moves, a few times a second while
//! nothing does, so that a board at rest leaves the processor to others.
//!
//! Input wakes the program at once whatever the pace; panels that move ask for their own frames.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::game::{Screen, Travelling, TurnPhase};
use crate::preferences::{Preferences, Quality};
use crate::view::camera::CameraRig;
use crate::view::marks::BoardMarks;

/// Adds the pacing; only a program with a window has one.
pub fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings::continuous()).init_resource::<Stir>();
    app.add_systems(Last, (notice, keep_pace, hold_back).chain());
}

/// How fast frames follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As fast as the screen takes them: something moves.
    Full,
    /// So many frames a second.
    Frames(u32),
}

/// What decides the pace.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scene {
    /// The picture's preset.
    pub quality: Quality,
    /// Whether the school thinks.
    pub thinking: bool,
    /// Whether marks on the board glow and breathe.
    pub glowing: bool,
    /// Whether a pad is connected: pads do not wake the program.
    pub pads: bool,
    /// Whether the window has the keyboard.
    pub focused: bool,
    /// Whether nothing is to move by itself.
    pub reduced_motion: bool,
    /// Seconds since a man, the camera or a person moved.
    pub still: f32,
}

/// Things settle this long after the last motion: men rock, dust falls, marks fade.
const SETTLES: f32 = 1.1;
/// After this long without a person the place breathes more slowly, and so do marks that glow.
const DOZES: f32 = 45.0;
/// The same where every frame costs a good part of a second of the processor.
const SLOW_DOZES: f32 = 12.0;

impl Scene {
    /// The pace for this scene.
    pub fn pace(&self) -> Pace {
        if self.still < SETTLES {
            return Pace::Full;
        }
        let slow = self.quality == Quality::Low;
        let awake = self.still < if slow { SLOW_DOZES } else { DOZES };
        let breathing = match (slow, awake && self.focused && !self.reduced_motion) {
            (true, true) => 3,
            (true, false) => 1,
            (false, true) => 24,
            (false, false) => 5,
        };
        let asked = [
            (self.thinking, if slow { 4 } else { 10 }),
            (self.glowing && !self.reduced_motion && awake, if slow { 6 } else { 30 }),
            (self.pads, if slow { 6 } else { 20 }),
        ];
        Pace::Frames(asked.into_iter().filter(|&(asks, _)| asks).map(|(_, rate)| rate).fold(breathing, u32::max))
    }
}

/// Seconds since anything moved.
#[derive(Resource, Default)]
struct Stir {
    still: f32,
}

fn notice(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    rig: Res<CameraRig>,
    travelling: Query<(), With<Travelling>>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut cursor: MessageReader<CursorMoved>,
    mut wheel: MessageReader<bevy::input::mouse::MouseWheel>,
    mut focus: MessageReader<WindowFocused>,
    mut stir: ResMut<Stir>,
) {
    let films = matches!(screen.get(), Screen::Loading | Screen::Attract | Screen::Theatre);
    let moves = !travelling.is_empty() || rig.is_moving() || (films && !rig.is_still());
    let hands = keys.get_pressed().len() > 0
        || buttons.get_pressed().len() > 0
        || cursor.read().count() + wheel.read().count() + focus.read().count() > 0;
    if moves || hands || *screen.get() == Screen::Loading {
        stir.still = 0.0;
    } else {
        stir.still += time.delta_secs();
    }
}

/// Waits until the next frame is due where the preferences limit how many there may be a second.
fn hold_back(preferences: Res<Preferences>, mut last: Local<Option<Instant>>) {
    if let Some(wait) = last.and_then(|last| left_of_frame(preferences.frame_cap, last.elapsed())) {
        std::thread::sleep(wait);
    }
    *last = Some(Instant::now());
}

/// How long to wait for the end of a frame of which `spent` is over, with at most `cap` frames a second; 0 is no limit.
pub fn left_of_frame(cap: u32, spent: Duration) -> Option<Duration> {
    let frame = Duration::from_secs(1).checked_div(cap)?;
    frame.checked_sub(spent)
}

fn keep_pace(
    stir: Res<Stir>,
    phase: Res<TurnPhase>,
    marks: Res<BoardMarks>,
    preferences: Res<Preferences>,
    pads: Query<(), With<Gamepad>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut settings: ResMut<WinitSettings>,
) {
    let scene = Scene {
        quality: preferences.quality,
        thinking: *phase == TurnPhase::Thinking,
        glowing: marks.is_alive(),
        pads: !pads.is_empty(),
        focused: windows.single().is_ok_and(|window| window.focused),
        reduced_motion: preferences.reduced_motion,
        still: stir.still,
    };
    let mode = match scene.pace() {
        Pace::Full => UpdateMode::Continuous,
        Pace::Frames(rate) => UpdateMode::reactive_low_power(Duration::from_secs_f64(1.0 / f64::from(rate))),
    };
    if settings.focused_mode != mode || settings.unfocused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}
