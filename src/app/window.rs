//! The game's window: no larger than its screen, where and as large as it was left the last time, back in sight when a
//! screen goes, and as the preferences want it.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::{
    Monitor, PresentMode, PrimaryMonitor, PrimaryWindow, WindowMode, WindowResizeConstraints, WindowResolution,
};
use serde::{Deserialize, Serialize};

use super::picture::Size;
use crate::platform::{read_bounded, write_atomically};
use crate::preferences::Preferences;
use crate::view::WindowPainted;

/// Adds what keeps the window in place.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, show_window.run_if(resource_changed::<WindowPainted>));
    app.add_systems(Update, follow_window_wishes.run_if(resource_changed::<Preferences>));
    app.add_systems(Update, fit_to_screens);
    app.add_systems(Last, remember_place.run_if(resource_exists::<Remembered>));
}

/// The size of a first window, in logical pixels.
const USUAL: Size = Size { width: 1280, height: 720 };
/// The smallest window, in logical pixels.
const SMALLEST: (f32, f32) = (480.0, 270.0);
/// What a desktop's bar over the window may take of the screen, in logical pixels.
const TITLE_BAR: f32 = 40.0;
/// How long the window must have been still before its place is written, in seconds.
const STILL: f32 = 1.0;
/// The most bytes of the file with the window's place that are read.
const MAX_BYTES: usize = 1 << 10;

/// The window as it is to open: of the size asked for, or as it was left.
pub fn open(app: &mut App, asked: Option<Size>, full_screen: bool, file: Option<PathBuf>) -> Window {
    let left = file.as_deref().filter(|_| asked.is_none()).and_then(read);
    let size = asked.or(left.map(|left| left.size())).unwrap_or(USUAL);
    // A size that was asked for is for this start only.
    if let Some(file) = file.filter(|_| asked.is_none()) {
        app.insert_resource(Remembered { file, kept: left, seen: None, still: 0.0 });
    }
    Window {
        title: "Nine Men's Morris".to_owned(),
        name: Some("nine-mens-morris".to_owned()),
        resolution: WindowResolution::new(size.width, size.height),
        position: left
            .and_then(|left| left.corner)
            .map_or(WindowPosition::Automatic, |[x, y]| WindowPosition::At(IVec2::new(x, y))),
        mode: if full_screen {
            WindowMode::BorderlessFullscreen(MonitorSelection::Current)
        } else {
            WindowMode::Windowed
        },
        present_mode: PresentMode::AutoVsync,
        // Until something is drawn into it.
        visible: false,
        resize_constraints: WindowResizeConstraints { min_width: SMALLEST.0, min_height: SMALLEST.1, ..default() },
        ..default()
    }
}

/// Where a window is and how large: what is kept from one start to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Place {
    /// Logical pixels across and down.
    width: u32,
    height: u32,
    /// Its upper left corner in physical pixels of the desktop, where the system tells.
    #[serde(default)]
    corner: Option<[i32; 2]>,
}

impl Place {
    const fn size(self) -> Size {
        Size { width: self.width, height: self.height }
    }

    /// The place of a window that neither fills the screen nor waits to be shown.
    fn of(window: &Window) -> Option<Self> {
        if window.mode != WindowMode::Windowed || !window.visible {
            return None;
        }
        let corner = match window.position {
            WindowPosition::At(corner) => Some(corner.into()),
            _ => None,
        };
        Some(Self { width: window.width().round() as u32, height: window.height().round() as u32, corner })
    }
}

/// Reads a place that was kept. One that cannot be read, or that no window could have, is no loss.
fn read(file: &Path) -> Option<Place> {
    let bytes = read_bounded(file, MAX_BYTES).ok()?;
    let place: Place = serde_json::from_slice(&bytes).ok()?;
    let possible = (480..=16_384).contains(&place.width) && (270..=16_384).contains(&place.height);
    Some(place).filter(|_| possible)
}

/// The window's place as it was kept and as it was seen last, and the seconds since it changed.
#[derive(Resource, Debug)]
struct Remembered {
    file: PathBuf,
    kept: Option<Place>,
    seen: Option<Place>,
    still: f32,
}

/// System: writes the window's place when it has been still for a moment, and at the end.
fn remember_place(
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut remembered: ResMut<Remembered>,
    mut exits: MessageReader<AppExit>,
) {
    // At the end the window may be gone already.
    if let Some(now) = windows.single().ok().and_then(Place::of).filter(|now| remembered.seen != Some(*now)) {
        remembered.seen = Some(now);
        remembered.still = 0.0;
    } else {
        remembered.still += time.delta_secs();
    }
    let leaving = exits.read().count() > 0;
    if remembered.seen.is_none() || remembered.seen == remembered.kept || (remembered.still < STILL && !leaving) {
        return;
    }
    // What cannot be written is told once, not every frame.
    remembered.kept = remembered.seen;
    let text = serde_json::to_string_pretty(&remembered.kept).unwrap_or_default();
    if let Err(error) = write_atomically(&remembered.file, text.as_bytes()) {
        warn!("the window's place could not be kept: {}: {error}", remembered.file.display());
    }
}

/// A screen in physical pixels of the desktop.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Screen {
    corner: IVec2,
    size: IVec2,
    /// Physical pixels of a logical one.
    scale: f32,
}

impl From<&Monitor> for Screen {
    fn from(monitor: &Monitor) -> Self {
        let size = UVec2::new(monitor.physical_width, monitor.physical_height).as_ivec2();
        Self { corner: monitor.physical_position, size, scale: monitor.scale_factor as f32 }
    }
}

impl Screen {
    /// How many pixels of a window lie on it.
    fn holds(&self, corner: IVec2, size: IVec2) -> i64 {
        let both = (corner + size).min(self.corner + self.size) - corner.max(self.corner);
        if both.min_element() <= 0 { 0 } else { i64::from(both.x) * i64::from(both.y) }
    }

    /// The largest window that it has room for.
    fn room(&self) -> IVec2 {
        self.size - IVec2::new(0, (TITLE_BAR * self.scale) as i32)
    }
}

/// Where a window should be, and how large, so that all of it is in sight: on the screen that shows most of it, or on the
/// first. A window whose corner nobody knows is only made small enough.
fn fitted(corner: Option<IVec2>, size: IVec2, screens: &[Screen]) -> (Option<IVec2>, IVec2) {
    let shown = |screen: &&Screen| corner.map_or(0, |corner| screen.holds(corner, size));
    // Of several that show as much the first counts.
    let Some(screen) = screens.iter().rev().max_by_key(shown) else { return (corner, size) };
    let room = screen.room();
    // A window without a bar may be as high as its screen.
    let fits = size.x <= screen.size.x && size.y <= screen.size.y;
    let size = if fits { size } else { size.min(room) };
    let last = (screen.corner + screen.size - size).max(screen.corner);
    (corner.map(|corner| corner.clamp(screen.corner, last)), size)
}

/// System: when screens come or go, the window gets a place on one of them.
fn fit_to_screens(
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    added: Query<(), Added<Monitor>>,
    mut gone: RemovedComponents<Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    if gone.read().count() == 0 && added.is_empty() {
        return;
    }
    let Ok(mut window) = windows.single_mut() else { return };
    if window.mode != WindowMode::Windowed {
        return;
    }
    let mut screens: Vec<(bool, Screen)> =
        monitors.iter().map(|(monitor, first)| (!first, Screen::from(monitor))).collect();
    screens.sort_by_key(|&(later, _)| later);
    let screens: Vec<Screen> = screens.into_iter().map(|(_, screen)| screen).collect();
    let corner = match window.position {
        WindowPosition::At(corner) => Some(corner),
        _ => None,
    };
    let size = window.resolution.physical_size().as_ivec2();
    let (place, room) = fitted(corner, size, &screens);
    if room != size {
        window.resolution.set_physical_resolution(room.x as u32, room.y as u32);
    }
    if let Some(place) = place.filter(|_| place != corner) {
        window.position.set(place);
    }
}

/// System: the window stays hidden until there is something to be seen in it.
fn show_window(painted: Res<WindowPainted>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    if let (true, Ok(mut window)) = (painted.0, window.single_mut()) {
        window.visible = true;
    }
}

/// System: whether the window fills the screen and whether frames wait for it are the preferences' wishes.
fn follow_window_wishes(preferences: Res<Preferences>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let Ok(mut window) = windows.single_mut() else { return };
    let mode = match (preferences.full_screen, window.mode) {
        (true, WindowMode::Windowed) => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        (false, WindowMode::BorderlessFullscreen(_)) => WindowMode::Windowed,
        (_, mode) => mode,
    };
    let present = if preferences.vsync { PresentMode::AutoVsync } else { PresentMode::AutoNoVsync };
    if window.mode != mode {
        window.mode = mode;
    }
    if window.present_mode != present {
        window.present_mode = present;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn screen(x: i32, y: i32, width: i32, height: i32) -> Screen {
        Screen { corner: IVec2::new(x, y), size: IVec2::new(width, height), scale: 1.0 }
    }

    #[test]
    fn a_window_is_no_larger_than_its_screen_and_wholly_on_it() {
        let netbook = [screen(0, 0, 1024, 600)];
        let two = [screen(0, 0, 1920, 1080), screen(1920, 0, 1280, 1024)];
        let at = |x, y| Some(IVec2::new(x, y));
        for (corner, size, screens, wanted) in [
            (None, (1280, 720), &netbook[..], (None, (1024, 560))),
            (at(0, 0), (1280, 720), &netbook, (at(0, 0), (1024, 560))),
            (at(90, 70), (960, 540), &netbook, (at(64, 60), (960, 540))),
            (at(10, 10), (800, 500), &netbook, (at(10, 10), (800, 500))),
            (at(0, 0), (1024, 600), &netbook, (at(0, 0), (1024, 600))),
            // On the second screen it stays there; where that is gone it comes to the first.
            (at(2000, 100), (1000, 700), &two, (at(2000, 100), (1000, 700))),
            (at(2000, 100), (1000, 700), &two[..1], (at(920, 100), (1000, 700))),
            (at(-4000, 9000), (1000, 700), &two, (at(0, 380), (1000, 700))),
            (at(1900, 0), (1400, 700), &two, (at(1920, 0), (1280, 700))),
            (at(5, 5), (800, 500), &[], (at(5, 5), (800, 500))),
        ] {
            let found = fitted(corner, IVec2::new(size.0, size.1), screens);
            assert_eq!(found, (wanted.0, IVec2::new(wanted.1.0, wanted.1.1)), "{corner:?} {size:?} {screens:?}");
        }
    }

    /// An app with a window of the usual size and one screen.
    fn app(file: &Path, asked: Option<Size>) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, crate::preferences::plugin)).insert_resource(WindowPainted(true));
        let window = open(&mut app, asked, false, Some(file.to_owned()));
        app.world_mut().spawn((window, PrimaryWindow));
        app.add_plugins(plugin);
        app
    }

    fn plug_in(app: &mut App, screen: Screen) -> Entity {
        let monitor = Monitor {
            name: None,
            physical_width: screen.size.x as u32,
            physical_height: screen.size.y as u32,
            physical_position: screen.corner,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        };
        app.world_mut().spawn(monitor).id()
    }

    fn place(app: &mut App) -> Option<Place> {
        let mut windows = app.world_mut().query_filtered::<&Window, With<PrimaryWindow>>();
        windows.single(app.world()).ok().and_then(Place::of)
    }

    #[test]
    fn the_next_window_opens_where_this_one_was_left() {
        let folder = std::env::temp_dir().join(format!("morris-window-{}", std::process::id()));
        let file = folder.join("window.json");
        let mut first = app(&file, None);
        plug_in(&mut first, screen(0, 0, 1024, 600));
        first.update();
        assert_eq!(place(&mut first), Some(Place { width: 1024, height: 560, corner: None }));
        let mut windows = first.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
        let mut window = windows.single_mut(first.world_mut()).expect("a window");
        window.resolution.set(800.0, 500.0);
        window.position.set(IVec2::new(120, 40));
        first.world_mut().write_message(AppExit::Success);
        first.update();
        let left = Place { width: 800, height: 500, corner: Some([120, 40]) };
        let mut second = app(&file, None);
        second.update();
        assert_eq!(place(&mut second), Some(left));
        // What is asked for on the command line is for one start.
        let mut third = app(&file, Some(Size { width: 640, height: 360 }));
        third.world_mut().write_message(AppExit::Success);
        third.update();
        assert_eq!(place(&mut third).map(Place::size), Some(Size { width: 640, height: 360 }));
        assert_eq!(read(&file), Some(left));
        for text in ["", "[]", "{\"width\": 1, \"height\": 1}", "{\"width\": 99999, \"height\": 600}"] {
            std::fs::write(&file, text).expect("a file");
            assert_eq!(read(&file), None, "{text}");
        }
        std::fs::remove_dir_all(folder).expect("the temporary folder goes");
    }

    #[test]
    fn a_window_comes_back_when_its_screen_is_unplugged() {
        let file = std::env::temp_dir().join(format!("morris-unplugged-{}/window.json", std::process::id()));
        let mut app = app(&file, Some(Size { width: 1000, height: 700 }));
        plug_in(&mut app, screen(0, 0, 1024, 768));
        let second = plug_in(&mut app, screen(1024, 0, 1920, 1080));
        app.update();
        let mut windows = app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(app.world_mut()).expect("a window").position.set(IVec2::new(1500, 200));
        app.update();
        assert_eq!(place(&mut app).and_then(|place| place.corner), Some([1500, 200]));
        app.world_mut().despawn(second);
        app.update();
        assert_eq!(place(&mut app).and_then(|place| place.corner), Some([24, 68]));
        assert!(!file.exists());
    }
}
