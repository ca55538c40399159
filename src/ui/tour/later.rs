//! What happens at a stop some frames after its board is set up.

use bevy::prelude::*;

use crate::game::{AskHint, CallGame, CurrentGame, PlayStep, PuzzleCue, ReviewCue, TouchPoint, Verdict};
use crate::ui::UiInput;
use crate::ui::menus::pick_a_hand;

/// Adds the system that makes it happen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Later>();
    // It touches everything, but only where pictures of pages are taken: its place among other systems does not matter.
    app.add_systems(Update, happen.in_set(UiInput::Tour).ambiguous_with_all());
}

/// What happens some frames after a stop is arrived at.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Later {
    pub frames: u32,
    pub touch: Option<&'static str>,
    pub turn: Option<&'static str>,
    pub verdict: Option<Verdict>,
    pub hint: bool,
    pub puzzle: bool,
    pub review: bool,
    pub hand: bool,
}

fn happen(world: &mut World) {
    let mut later = *world.resource::<Later>();
    if later == Later::default() {
        return;
    }
    later.frames += 1;
    if later.frames < 5 {
        world.insert_resource(later);
        return;
    }
    world.insert_resource(Later::default());
    let current = world.resource::<CurrentGame>();
    let (game, revision) = (current.game().clone(), current.revision());
    if let Some(point) = later.touch.and_then(|label| game.rules().geometry().find(label)) {
        world.write_message(TouchPoint(Some(point)));
    }
    let steps = later.turn.and_then(|turn| game.parse_move(turn).ok()).and_then(|mv| mv.action());
    if let Some(step) = steps {
        world.write_message(PlayStep { step, revision });
    }
    if let Some(verdict) = later.verdict {
        world.write_message(CallGame(verdict));
    }
    if later.hand {
        pick_a_hand(world);
    }
    if later.hint {
        world.write_message(AskHint);
    }
    if later.puzzle {
        world.write_message(PuzzleCue::ShowTurn);
    }
    if later.review {
        world.write_message(ReviewCue::Begin);
    }
}
