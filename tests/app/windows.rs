//! Windows of every size: whatever is on show is drawn, and nothing breaks, in those too small for anything as well.

use bevy::camera::RenderTargetInfo;
use bevy::prelude::*;
use nine_mens_morris::game::{Menu, Screen};
use nine_mens_morris::preferences::Preferences;

use crate::devices::table;
use crate::harness::{FRIENDS, begin};

const SIZES: [(u32, u32); 9] =
    [(1, 1), (40, 4000), (5000, 40), (200, 150), (320, 240), (400, 700), (640, 360), (1280, 200), (3840, 2160)];

/// Makes the picture so large.
fn resize(app: &mut App, (width, height): (u32, u32)) {
    let mut cameras = app.world_mut().query::<&mut Camera>();
    for mut camera in cameras.iter_mut(app.world_mut()) {
        camera.computed.target_info =
            Some(RenderTargetInfo { physical_size: UVec2::new(width, height), scale_factor: 1.0 });
    }
}

#[test]
fn pages_and_panels_are_drawn_in_windows_of_every_size() {
    let mut app = table();
    begin(&mut app, "nine", FRIENDS, 1);
    let menus = [
        Menu::None,
        Menu::Pause,
        Menu::Settings,
        Menu::Rules,
        Menu::Library,
        Menu::Learn,
        Menu::Puzzles,
        Menu::GameOver,
    ];
    for screen in [Screen::Playing, Screen::Title, Screen::Attract, Screen::Theatre] {
        app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        for menu in menus {
            app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
            for text_scale in [1.0, 2.0] {
                let mut preferences = app.world_mut().resource_mut::<Preferences>();
                (preferences.text_scale, preferences.high_contrast) = (text_scale, text_scale > 1.0);
                for size in SIZES {
                    resize(&mut app, size);
                    (0..2).for_each(|_| app.update());
                    let mut contexts = app.world_mut().query::<&mut bevy_egui::EguiContext>();
                    let mut context = contexts.single_mut(app.world_mut()).expect("one context");
                    let shown = context.get_mut().viewport_rect().size() * context.get_mut().pixels_per_point();
                    // What has hardly a pixel keeps the size it had.
                    assert!(
                        size.0 < 40 || (shown.x - size.0 as f32).abs() < 1.0,
                        "{shown:?} is not as wide as {size:?}"
                    );
                }
            }
        }
    }
}
