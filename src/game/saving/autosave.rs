//! The match on the board is written after every step and read again at the start.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use super::saved_match::{DateTime, SavedMatch, saved_match_on};
use super::statistics;
use super::under_way::{UnderWayFile, remove};
use super::worker::{Report, Task};
use super::{MatchResult, SaveError, Statistics, Storage, StorageNotice};
use crate::game::schedule::{FollowSystems, InputSystems};
use crate::game::{CurrentGame, GameStarted, Menu, Names, NewGame, Occasion, Screen, Seats};
use crate::platform::{FileFailure, read_bounded, remove_leftovers, rename_durably, set_aside};
use crate::record::{self, Library, MAX_BYTES};
use crate::rules::RuleSet;

/// Adds the autosave.
pub fn plugin(app: &mut App) {
    app.init_resource::<Autosave>().add_message::<ContinueGame>();
    app.add_systems(Startup, read_under_way);
    app.add_systems(Update, (continue_game.in_set(InputSystems::SavedMatch), save_match.in_set(FollowSystems::Saving)));
    app.add_systems(Last, (hear_worker, finish_writing.run_if(on_message::<AppExit>)).chain());
}

/// Request: the game that waits is put on the board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContinueGame;

/// How far the match on the board is saved.
#[derive(Resource, Clone, Debug, Default)]
struct Autosave {
    /// When the match was begun.
    begun: DateTime,
    /// The board's revision that was saved last.
    saved_at: Option<u64>,
    /// Whether it did not begin with an untouched board.
    resumed: bool,
    /// Whether the statistics have counted it.
    counted: bool,
}

/// The match in a file's bytes.
fn saved_match_in(bytes: &[u8]) -> Result<SavedMatch, record::RecordError> {
    SavedMatch::of(&record::import(&record::decode(bytes)?, &RuleSet::default())?.into_first())
}

/// System: reads the match that is under way, and sees to those of other copies of the game.
fn read_under_way(mut storage: ResMut<Storage>, mut notices: MessageWriter<StorageNotice>) {
    let storage = &mut *storage;
    let (Some(folder), Some(under_way)) = (&storage.folder, &storage.under_way) else { return };
    remove_leftovers(folder);
    if under_way.is_second() {
        notices.write(StorageNotice::SecondCopy);
    }
    for (path, _lock) in under_way.left_behind() {
        if let Some(notice) = adopt(&path, under_way, storage.library.as_ref()) {
            notices.write(notice);
        }
    }
    let path = under_way.path();
    let bytes = match read_bounded(&path, MAX_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
        Err(error) => {
            notices.write(StorageNotice::NotRead(FileFailure::new(&path, &error)));
            return;
        }
    };
    match saved_match_in(&bytes) {
        // It was over, but the library had not been told when the program was stopped.
        Ok(saved) if saved.verdict.is_some() => {
            storage.send(Task::File { record: Box::new(saved.record()), over: true });
        }
        Ok(saved) => storage.waiting = Some(saved),
        Err(_) => match set_aside(&path) {
            Ok(aside) => drop(notices.write(StorageNotice::SetAside(aside))),
            // Where it cannot be put out of the way it is not written over either.
            Err(error) => {
                storage.worker = None;
                notices.write(StorageNotice::NotSaved(SaveError::System(FileFailure::new(&path, &error))));
            }
        },
    }
}

/// Takes over the match of a copy of the game that is no longer running: as this copy's own if it has none, else it goes to
/// the library. Returns what a person should know; a file that cannot be taken over stays where it is.
fn adopt(path: &Path, own: &UnderWayFile, library: Option<&Arc<Mutex<Library>>>) -> Option<StorageNotice> {
    if !own.path().exists() && rename_durably(path, &own.path()).is_ok() {
        return None;
    }
    let saved = read_bounded(path, MAX_BYTES).ok().map(|bytes| saved_match_in(&bytes));
    match (saved, library) {
        (Some(Ok(saved)), Some(library)) => {
            let added = library.lock().unwrap_or_else(PoisonError::into_inner).add(&saved.record());
            match added {
                // What cannot be removed is taken over again at the next start.
                Ok(_) => drop(remove(path)),
                Err(failure) => return Some(StorageNotice::NotSaved(SaveError::System(failure))),
            }
            None
        }
        (Some(Err(_)), _) => set_aside(path).ok().map(StorageNotice::SetAside),
        _ => None,
    }
}

fn continue_game(
    mut asked: MessageReader<ContinueGame>,
    mut storage: ResMut<Storage>,
    mut autosave: ResMut<Autosave>,
    mut games: MessageWriter<NewGame>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if asked.read().count() == 0 {
        return;
    }
    let Some(SavedMatch { game, seats, seed, begun, names, .. }) = storage.waiting.take() else { return };
    *autosave = Autosave { begun, resumed: true, ..default() };
    games.write(NewGame::new(game, seats, seed, Occasion::Match).with_names(Names(names)));
    NextState::set_if_neq(&mut screen, Screen::Playing);
    NextState::set_if_neq(&mut menu, Menu::None);
}

/// System: saves the match whenever the board has changed.
fn save_match(
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    names: Res<Names>,
    mut started: MessageReader<GameStarted>,
    mut storage: ResMut<Storage>,
    mut autosave: ResMut<Autosave>,
    mut statistics: ResMut<Statistics>,
) {
    if storage.folder.is_none() {
        return;
    }
    if started.read().count() > 0 {
        begin_match(&mut storage, &mut autosave, &current);
    }
    if current.occasion() != Occasion::Match || autosave.saved_at == Some(current.revision()) {
        return;
    }
    let fresh = current.game().ply() == 0 && !autosave.resumed;
    if autosave.saved_at.is_none() && fresh {
        // An untouched board is no loss.
        return;
    }
    autosave.saved_at = Some(current.revision());
    let saved = saved_match_on(&current, &seats, &names, autosave.begun.clone());
    save(&mut storage, &mut autosave, saved, &mut statistics);
}

/// A match begins. One that was under way and is not resumed goes to the library as it stands.
fn begin_match(storage: &mut Storage, autosave: &mut Autosave, current: &CurrentGame) {
    if current.occasion() != Occasion::Match {
        return;
    }
    if autosave.resumed && autosave.saved_at.is_none() {
        // Its file is there already.
        return;
    }
    *autosave = Autosave { begun: DateTime::now(), resumed: current.game().ply() > 0, ..default() };
    if let Some(left) = storage.waiting.take() {
        storage.send(Task::File { record: Box::new(left.record()), over: true });
    }
}

/// Writes the match, or files it when it is over.
fn save(storage: &mut Storage, autosave: &mut Autosave, saved: SavedMatch, counted: &mut Statistics) {
    let record = saved.record();
    if saved.verdict.is_none() {
        storage.send(Task::Save(record.text()));
        storage.waiting = Some(saved);
        return;
    }
    storage.waiting = None;
    storage.send(Task::File { record: Box::new(record), over: true });
    if !autosave.counted
        && let Some(played) = MatchResult::of(&saved)
    {
        autosave.counted = true;
        if let Some(newer) = storage.read_of_other_copies(statistics::FILE, statistics::MAX_BYTES) {
            counted.take_over(newer);
        }
        counted.count(played);
        storage.write(statistics::FILE, counted.text());
    }
}

fn hear_worker(
    storage: Res<Storage>,
    mut list: ResMut<super::LibraryList>,
    mut notices: MessageWriter<StorageNotice>,
    mut failing: Local<bool>,
) {
    let Some(worker) = &storage.worker else { return };
    for report in worker.reports() {
        match report {
            Report::Filed => {
                *failing = false;
                list.outdate();
            }
            // A full disk fails at every step; it is told once.
            Report::Failed(_) if *failing => {}
            Report::Failed(why) => {
                *failing = true;
                notices.write(StorageNotice::NotSaved(SaveError::System(why)));
            }
        }
    }
}

/// What the worker still has to write is written before the program ends.
fn finish_writing(mut storage: ResMut<Storage>) {
    storage.worker = None;
}
