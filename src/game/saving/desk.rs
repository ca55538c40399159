//! The match on the board is written after every half-turn and read again at the start.

use bevy::prelude::*;

use super::clerk::{Order, Report, UNDER_WAY};
use super::papers::{Moment, Paper};
use super::{Hindrance, Keeping, Played, Statistics, Tiding};
use crate::game::schedule::{FollowSystems, InputSystems};
use crate::game::{CurrentGame, GameStarted, Menu, Names, NewGame, Occasion, Screen, Seats};
use crate::record::{self, MOST_BYTES, read_bounded, set_aside};
use crate::rules::RuleSet;

/// Adds the desk.
pub fn plugin(app: &mut App) {
    app.add_message::<ContinueGame>();
    app.add_systems(Startup, read_under_way);
    app.add_systems(Update, (continue_game.in_set(InputSystems::Saving), keep.in_set(FollowSystems::Saving)));
    app.add_systems(Last, (hear_clerk, finish_writing.run_if(on_message::<AppExit>)).chain());
}

/// Request: the game that waits is put on the board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContinueGame;

/// What is known about the match on the board.
#[derive(Clone, Debug, Default)]
pub struct Sitting {
    begun: Moment,
    kept_at: Option<u64>,
    resumed: bool,
    counted: bool,
}

/// The paper in a file's bytes.
fn paper_in(bytes: &[u8]) -> Result<Paper, record::RecordError> {
    Paper::of(&record::import(&record::decode(bytes)?, &RuleSet::default())?.into_first())
}

fn read_under_way(mut keeping: ResMut<Keeping>, mut tidings: MessageWriter<Tiding>) {
    let Some(folder) = keeping.folder.clone() else { return };
    record::sweep(&folder);
    let path = folder.join(UNDER_WAY);
    let bytes = match read_bounded(&path, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
        Err(error) => {
            tidings.write(Tiding::NotRead(format!("{}: {error}", path.display())));
            return;
        }
    };
    match paper_in(&bytes) {
        // It was over, but the library had not been told when the program was stopped.
        Ok(paper) if paper.verdict.is_some() => {
            keeping.order(Order::File { record: Box::new(paper.record()), over: true });
        }
        Ok(paper) => keeping.waiting = Some(paper),
        Err(_) => match set_aside(&path) {
            Ok(aside) => drop(tidings.write(Tiding::SetAside(aside))),
            // Where it cannot be put out of the way it is not written over either.
            Err(error) => {
                keeping.clerk = None;
                tidings.write(Tiding::NotSaved(Hindrance::System(error.to_string())));
            }
        },
    }
}

fn continue_game(
    mut asked: MessageReader<ContinueGame>,
    mut keeping: ResMut<Keeping>,
    mut names: ResMut<Names>,
    mut games: MessageWriter<NewGame>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if asked.read().count() == 0 {
        return;
    }
    let Some(Paper { game, seats, seed, begun, names: called, .. }) = keeping.waiting.take() else { return };
    keeping.sitting = Sitting { begun, resumed: true, ..default() };
    names.0 = called;
    games.write(NewGame { game, seats, seed, occasion: Occasion::Match });
    NextState::set_if_neq(&mut screen, Screen::Playing);
    NextState::set_if_neq(&mut menu, Menu::None);
}

fn keep(
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    names: Res<Names>,
    mut started: MessageReader<GameStarted>,
    mut keeping: ResMut<Keeping>,
    mut statistics: ResMut<Statistics>,
) {
    if keeping.folder.is_none() {
        return;
    }
    let keeping = &mut *keeping;
    if started.read().count() > 0 {
        begin_sitting(keeping, &current);
    }
    if current.occasion() != Occasion::Match || keeping.sitting.kept_at == Some(current.revision()) {
        return;
    }
    let fresh = current.game().ply() == 0 && !keeping.sitting.resumed;
    if keeping.sitting.kept_at.is_none() && fresh {
        // An untouched board is no loss.
        return;
    }
    keeping.sitting.kept_at = Some(current.revision());
    let paper = paper_on(&current, &seats, &names, keeping.sitting.begun.clone());
    put_by(keeping, paper, &mut statistics);
}

/// A match begins. One that was under way and is not resumed goes to the library as it stands.
fn begin_sitting(keeping: &mut Keeping, current: &CurrentGame) {
    if current.occasion() != Occasion::Match {
        return;
    }
    if keeping.sitting.resumed && keeping.sitting.kept_at.is_none() {
        // Its file is there already.
        return;
    }
    keeping.sitting = Sitting { begun: Moment::now(), resumed: current.game().ply() > 0, ..default() };
    if let Some(left) = keeping.waiting.take() {
        keeping.order(Order::File { record: Box::new(left.record()), over: true });
    }
}

/// Writes the match, or files it when it is over.
fn put_by(keeping: &mut Keeping, paper: Paper, statistics: &mut Statistics) {
    let record = paper.record();
    if paper.verdict.is_none() {
        keeping.order(Order::Save(record.text()));
        keeping.waiting = Some(paper);
        return;
    }
    keeping.waiting = None;
    keeping.order(Order::File { record: Box::new(record), over: true });
    if !keeping.sitting.counted
        && let Some(played) = Played::of(&paper)
    {
        keeping.sitting.counted = true;
        statistics.count(played);
        keeping.write(super::statistics::FILE, statistics.text());
    }
}

fn hear_clerk(
    keeping: Res<Keeping>,
    mut shelf: ResMut<super::Shelf>,
    mut tidings: MessageWriter<Tiding>,
    mut failing: Local<bool>,
) {
    let Some(clerk) = &keeping.clerk else { return };
    for report in clerk.reports() {
        match report {
            Report::Filed => {
                *failing = false;
                shelf.outdate();
            }
            // A full disk fails at every half-turn; it is told once.
            Report::Failed(_) if *failing => {}
            Report::Failed(why) => {
                *failing = true;
                tidings.write(Tiding::NotSaved(Hindrance::System(why)));
            }
        }
    }
}

/// What the clerk still has to write is written before the program ends.
fn finish_writing(mut keeping: ResMut<Keeping>) {
    keeping.clerk = None;
}

/// The game on the board as a paper.
pub fn paper_on(current: &CurrentGame, seats: &Seats, names: &Names, begun: Moment) -> Paper {
    Paper {
        game: current.game().clone(),
        seats: *seats,
        names: names.0.clone(),
        seed: current.seed(),
        verdict: current.verdict(),
        begun,
    }
}
