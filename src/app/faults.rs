//! What the picture cannot go on after: a damaged shader, a graphics card that is gone or full. A person is told in a
//! sentence, and the program ends; the match on the board is on the disk by then.

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;

use super::breakdown::sentence;
use crate::view::faults::DamagedShader;

/// Adds the watch over the picture.
pub fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(give_up)).init_resource::<Over>();
    app.add_systems(Last, end_without_shader.run_if(resource_changed::<DamagedShader>));
}

/// Loses the graphics device on purpose after so many seconds, as a driver that crashes does: for checks.
pub fn lose_device_after(app: &mut App, seconds: f32) {
    app.add_systems(First, move |time: Res<Time<Real>>, device: Option<Res<RenderDevice>>, mut done: Local<bool>| {
        let Some(device) = device.filter(|_| time.elapsed_secs() >= seconds) else { return };
        if !std::mem::replace(&mut *done, true) {
            device.wgpu_device().destroy();
        }
        // The loss is told when the device is asked next; that it is lost is no news here.
        let _ = device.poll(PollType::Poll);
    });
}

/// Whether the end was told already: one fault brings others.
#[derive(Resource, Default)]
struct Over(bool);

impl Over {
    fn tell(&mut self, sentence: &str) {
        if !std::mem::replace(&mut self.0, true) {
            eprintln!("morris: {sentence}");
        }
    }
}

fn end_without_shader(damaged: Res<DamagedShader>, mut over: ResMut<Over>, mut exit: MessageWriter<AppExit>) {
    if let Some(shader) = &damaged.0 {
        over.tell(&format!("the game is not whole: shaders/{shader} is damaged. Fetch it again"));
        exit.write(AppExit::error());
    }
}

/// Nothing more is drawn, and the program ends in order.
fn give_up(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    let told = match error.ty {
        ErrorType::DeviceLost => sentence("Device is lost"),
        ErrorType::OutOfMemory => sentence("Out of Memory"),
        ErrorType::Validation | ErrorType::Internal => sentence("Validation Error"),
    };
    main.resource_mut::<Over>().tell(told);
    main.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}
