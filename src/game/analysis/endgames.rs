//! Solved endgames for the school: loaded, or at the first start solved, in the background while a game is on, so that
//! Master is perfect where they reach. What is solved stays in the user's data folder.

use std::sync::Arc;

use bevy::prelude::*;

use super::engine::EngineMode;
use super::evaluation::Evaluation;
use crate::ai::Level;
use crate::endgame::{Background, Database, Goal, Store, Trouble};
use crate::game::board::CurrentGame;
use crate::game::players::{Seat, Seats};
use crate::game::schedule::GameSystems;
use crate::game::states::Screen;
use crate::rules::{Color, RuleSet};

/// Adds the library.
pub fn plugin(app: &mut App) {
    app.init_resource::<Endgames>();
    app.add_systems(
        Update,
        (note_troubles, keep_endgames.run_if(in_state(Screen::Playing).or_else(in_state(Screen::Theatre))))
            .chain()
            .in_set(GameSystems::Judge),
    );
}

/// The solved endgames of the rules in play.
#[derive(Resource, Default)]
pub struct Endgames {
    wanted: Option<RuleSet>,
    rules: Option<RuleSet>,
    work: Option<Background>,
    /// Everything that went wrong since the start, and how much of it is of the work under way.
    troubles: Vec<Trouble>,
    noted: usize,
}

impl Endgames {
    /// What can be looked up by now.
    pub fn database(&self) -> Option<Arc<Database>> {
        self.work.as_ref().map(Background::database)
    }

    /// Everything that went wrong since the start of the program, the oldest first.
    pub fn troubles(&self) -> &[Trouble] {
        &self.troubles
    }

    /// Has the endgames of these rules solved, whoever plays.
    pub const fn want(&mut self, rules: RuleSet) {
        self.wanted = Some(rules);
    }

    /// Whether all that can be solved of these rules is solved.
    pub fn is_ready_for(&self, rules: Option<RuleSet>) -> bool {
        self.wanted.is_none() && self.rules == rules && !self.is_working()
    }

    /// Whether it is still being loaded or solved.
    pub fn is_working(&self) -> bool {
        self.work.as_ref().is_some_and(|work| !work.is_finished())
    }
}

/// Notes what went wrong. Why a build broke off is nothing a player could mend: that stands in the log.
fn note_troubles(mut endgames: ResMut<Endgames>) {
    let endgames = endgames.bypass_change_detection();
    let Some(work) = &endgames.work else { return };
    for trouble in work.troubles().into_iter().skip(endgames.noted) {
        if let Trouble::Failed(why) = &trouble {
            warn!("the endgames could not be solved: {why}");
        }
        endgames.noted += 1;
        endgames.troubles.push(trouble);
    }
}

/// Begins the work when Master sits down to a game whose rules can be solved, or somebody wants to see who stands better;
/// rules that cannot are simply played by search.
pub(super) fn keep_endgames(
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mode: Res<EngineMode>,
    evaluation: Res<Evaluation>,
    mut endgames: ResMut<Endgames>,
) {
    let asked = endgames.wanted.is_some();
    let rules = endgames.wanted.unwrap_or(*current.game().rules());
    let master = Color::ALL.iter().any(|&color| seats.of(color) == Seat::School(Level::Master));
    if !mode.solves || !(master || asked || evaluation.is_wanted()) {
        return;
    }
    if asked {
        endgames.bypass_change_detection().wanted = None;
    }
    if endgames.rules == Some(rules) {
        return;
    }
    endgames.rules = Some(rules);
    endgames.noted = 0;
    endgames.work =
        match Store::of_the_user().and_then(|store| Background::start(&rules, Goal::for_play(&rules), store, 1)) {
            Ok(work) => Some(work),
            Err(error) => {
                info!("no solved endgames: {error}");
                None
            }
        };
}
