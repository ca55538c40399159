//! Solved endgames for everything that thinks: loaded, or at the first start solved, in the background while a game is on,
//! so that Master is perfect where they reach. What is solved stays in the user's data folder.

use std::sync::Arc;

use bevy::prelude::*;

use super::mode::EngineMode;
use crate::ai::Level;
use crate::endgame::{Background, Database, Extent, Store, Trouble};
use crate::game::board::CurrentGame;
use crate::game::players::{Seat, Seats};
use crate::game::schedule::GameSystems;
use crate::game::states::Screen;
use crate::rules::{Color, RuleSet};

/// Adds the solved endgames.
pub fn plugin(app: &mut App) {
    app.init_resource::<Endgames>().add_message::<SolveEndgames>();
    let at_board = in_state(Screen::Playing).or_else(in_state(Screen::Theatre));
    app.add_systems(
        Update,
        (note_troubles, ask_for_master.run_if(at_board), keep_endgames).chain().in_set(GameSystems::Judge),
    );
}

/// Request: the endgames of these rules are loaded or solved, in place of those of other rules.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SolveEndgames(pub RuleSet);

/// The solved endgames of the rules in play.
#[derive(Resource, Default)]
pub struct Endgames {
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

    /// Whether those of these rules are loaded, being solved, or known to be out of reach.
    pub fn are_of(&self, rules: &RuleSet) -> bool {
        self.rules.as_ref() == Some(rules)
    }

    /// Whether all that can be solved of these rules is solved.
    pub fn are_ready_for(&self, rules: &RuleSet) -> bool {
        self.are_of(rules) && !self.is_working()
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

/// Master asks for the endgames of a game that it sits down to.
fn ask_for_master(
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    endgames: Res<Endgames>,
    mut requests: MessageWriter<SolveEndgames>,
) {
    let rules = current.game().rules();
    let master = Color::ALL.iter().any(|&color| seats.of(color) == Seat::Computer(Level::Master));
    if master && !endgames.are_of(rules) {
        requests.write(SolveEndgames(*rules));
    }
}

/// Begins the work; rules whose endgames cannot be solved are simply played by search.
fn keep_endgames(mut requests: MessageReader<SolveEndgames>, mode: Res<EngineMode>, mut endgames: ResMut<Endgames>) {
    let Some(&SolveEndgames(rules)) = requests.read().last() else { return };
    if !mode.solves || endgames.are_of(&rules) {
        return;
    }
    let work = Store::of_the_user().and_then(|store| Background::start(&rules, Extent::for_play(&rules), store, 1));
    let work = work.inspect_err(|error| info!("no solved endgames: {error}")).ok();
    (endgames.rules, endgames.work, endgames.noted) = (Some(rules), work, 0);
}
