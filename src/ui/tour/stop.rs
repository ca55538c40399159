//! A stop of the tour and how to get there.

use bevy::prelude::*;

use crate::game::{EngineMode, Evening, Menu, NewGame, Occasion, Screen, Seats};
use crate::preferences::Preferences;
use crate::rules::{Game, RuleSet};
use crate::ui::Cards;
use crate::ui::acts::{MenuPath, go};
use crate::ui::devices::LastDevice;
use crate::ui::game_plan::{ChosenRules, GamePlan};
use crate::ui::hud::TurnList;
use crate::ui::theatre::ReviewSide;

/// A page or a moment.
#[derive(Clone, Copy)]
pub struct Stop {
    /// Its name.
    pub name: &'static str,
    /// Seconds of game time after [`arrive`](Self::arrive) until everything is in place.
    pub seconds: f32,
    pub(super) screen: Screen,
    pub(super) arrange: fn(&mut World),
}

impl Stop {
    /// Leaves whatever was on show and goes to the screen of this stop. Some frames later, [`arrive`](Self::arrive).
    pub fn set_out(&self, world: &mut World) {
        let wishes = world.resource::<Preferences>().clone();
        let (language, text_scale, high_contrast) = (wishes.language, wishes.text_scale, wishes.high_contrast);
        *world.resource_mut::<Preferences>() = Preferences {
            language,
            text_scale,
            high_contrast,
            cards: false,
            coach: false,
            evaluation: false,
            study: false,
            reduced_motion: true,
            ..wishes
        };
        world.resource_mut::<EngineMode>().blocking = true;
        world.insert_resource(GamePlan::default());
        world.insert_resource(ChosenRules::default());
        world.insert_resource(Evening::default());
        world.insert_resource(MenuPath::default());
        world.insert_resource(Cards::default());
        world.insert_resource(LastDevice::Mouse);
        world.insert_resource(TurnList::default());
        world.insert_resource(ReviewSide::default());
        go(&mut world.resource_mut::<NextState<Menu>>(), Menu::None);
        go(&mut world.resource_mut::<NextState<Screen>>(), self.screen);
        let game = Game::new(RuleSet::default());
        let occasion = if self.screen == Screen::Playing { Occasion::Match } else { Occasion::Demo };
        world.write_message(NewGame::new(game, Seats::default(), 1, occasion));
    }

    /// Opens the page or sets up the board.
    pub fn arrive(&self, world: &mut World) {
        (self.arrange)(world);
    }
}
