//! What the picture cannot go on after: a damaged shader, a graphics card that is gone or full. A person is told in a
//! sentence, and the program ends; the match on the board is on the disk by then.

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};

use super::breakdown::last_words;
use crate::view::loading::faults::DamagedShader;

/// Adds the watch over the picture.
pub fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(give_up)).init_resource::<LastWords>();
    app.add_systems(Last, end_without_shader.run_if(resource_changed::<DamagedShader>));
}

/// What a person was told before the end. One fault brings others: only the first is told.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LastWords(pub Option<String>);

impl LastWords {
    fn tell(&mut self, sentence: impl FnOnce() -> String) {
        if self.0.is_none() {
            let sentence = sentence();
            eprintln!("morris: {sentence}");
            self.0 = Some(sentence);
        }
    }
}

fn end_without_shader(damaged: Res<DamagedShader>, mut last: ResMut<LastWords>, mut exit: MessageWriter<AppExit>) {
    if let Some(shader) = &damaged.0 {
        last.tell(|| format!("the game is not whole: shaders/{shader} is damaged. Fetch it again"));
        exit.write(AppExit::error());
    }
}

/// Nothing more is drawn, and the program ends in order.
fn give_up(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    let fault = match error.ty {
        ErrorType::DeviceLost => "Device is lost",
        ErrorType::OutOfMemory => "Out of Memory",
        ErrorType::Validation | ErrorType::Internal => "Validation Error",
    };
    main.resource_mut::<LastWords>().tell(|| last_words(fault).to_owned());
    main.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}
