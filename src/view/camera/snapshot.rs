//! A picture of the view, when the viewfinder asks for one.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use crate::game::{ViewTaken, Viewfinder};
use crate::view::ViewSystems;

/// Adds the camera's shutter.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, take.in_set(ViewSystems::Sound).run_if(|finder: Res<Viewfinder>| finder.is_due()));
}

fn take(mut commands: Commands) {
    commands.spawn(Screenshot::primary_window()).observe(hand_over);
}

fn hand_over(captured: On<ScreenshotCaptured>, mut taken: MessageWriter<ViewTaken>) {
    // A format that cannot be read makes no picture; the viewfinder closes by itself.
    let Ok(picture) = captured.image.clone().try_into_dynamic() else { return };
    let rgb = picture.to_rgb8();
    taken.write(ViewTaken { size: UVec2::new(rgb.width(), rgb.height()), rgb: rgb.into_raw() });
}
