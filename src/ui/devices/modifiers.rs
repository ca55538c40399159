//! Keeps panels at rest from asking for new frames.
//!
//! `bevy_egui` tells egui in every frame which of Shift, Ctrl and Alt are held; egui takes that as input and asks for
//! the next frame at once, and so on for ever. Messages that change nothing are dropped here.

use bevy::prelude::*;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiInput, EguiPreUpdateSet};

/// Adds the system.
pub fn plugin(app: &mut App) {
    let heard = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, leave_out_what_is_known.after(heard.0).before(heard.1));
}

/// The modifier keys that egui was told of last.
#[derive(Component, Default)]
struct KnownKeys(Modifiers);

fn leave_out_what_is_known(
    mut contexts: Query<(Entity, &mut EguiInput, Option<&mut KnownKeys>)>,
    mut commands: Commands,
) {
    for (context, mut input, known) in &mut contexts {
        let Some(mut known) = known else {
            commands.entity(context).insert(KnownKeys::default());
            continue;
        };
        input.events.retain(|event| match event {
            Event::ModifiersChanged(held) => std::mem::replace(&mut known.0, *held) != *held,
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn held_keys_are_told_when_they_change_and_not_again() {
        let mut app = App::new();
        app.add_systems(Update, leave_out_what_is_known);
        let context = app.world_mut().spawn((EguiInput::default(), KnownKeys::default())).id();
        let mut heard = |held: Modifiers| {
            let mut input = app.world_mut().get_mut::<EguiInput>(context).expect("it was spawned");
            input.events = vec![Event::ModifiersChanged(held), Event::PointerGone];
            app.update();
            app.world().get::<EguiInput>(context).map_or(0, |input| input.events.len())
        };
        let presses = [Modifiers::NONE, Modifiers::SHIFT, Modifiers::SHIFT, Modifiers::NONE].map(&mut heard);
        assert_eq!(presses, [1, 2, 1, 2]);
    }
}
