//! The result's page opens by itself.

use bevy::prelude::*;

use super::pages::Pages;
use crate::game::{CurrentGame, Menu, Occasion, TurnPhase, TurnUndone};

/// When the result's page opens.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct GameOverDelay {
    /// How long the finished board is left to look at, in seconds of game time.
    pub after: f32,
    waited: f32,
    shown_at: Option<u64>,
}

impl Default for GameOverDelay {
    fn default() -> Self {
        Self { after: 2.0, waited: 0.0, shown_at: None }
    }
}

/// Opens the result's page once for each finished board, and closes it when the board goes on.
pub fn open_and_close(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    menu: Res<State<Menu>>,
    mut undone: MessageReader<TurnUndone>,
    mut delay: ResMut<GameOverDelay>,
    mut pages: Pages,
) {
    if undone.read().count() > 0 {
        pages.close_result();
    }
    // A puzzle and a lesson say for themselves what has come of them.
    let elsewhere = !matches!(current.occasion(), Occasion::Match | Occasion::Demo);
    if elsewhere
        || *phase != TurnPhase::Finished
        || *menu.get() != Menu::None
        || delay.shown_at == Some(current.revision())
    {
        delay.waited = 0.0;
        return;
    }
    delay.waited += time.delta_secs();
    if delay.waited >= delay.after {
        delay.shown_at = Some(current.revision());
        pages.open(Menu::GameOver);
    }
}
