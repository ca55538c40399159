//! The library of finished games: kept, listed, found, deleted and brought back, whatever single files hold.

use std::fs;

use nine_mens_morris::platform::FileProblem;
use nine_mens_morris::record::{Ending, GameResult, Library, LibraryError, Record, Tags};
use nine_mens_morris::rules::{Color, Game, Preset};

use crate::platform::Folder;
use crate::support::{dice, game, walk};

fn record(white: &str, black: &str, date: &str) -> Record {
    let game = game("nine,flying=never", "", "d6 f4 d2 b4 f2");
    let tags = Tags::default().with_white(white).with_black(black).with_date(date);
    Record::from_game(&game, tags).ended(Ending::Resignation { loser: Color::Black })
}

#[test]
fn games_are_kept_listed_and_found() {
    let folder = Folder::new("library");
    let mut library = Library::open(folder.path().join("games"));
    assert!(library.list().expect("an empty library").games.is_empty(), "a folder that is not there yet");
    let first = library.add(&record("Anna", "Bruno", "2031.05.27")).expect("added");
    let second = library.add(&record("Zoë", "Anna", "????.??.??")).expect("added");
    let again = library.add(&record("Anna", "Bruno", "2031.05.27")).expect("added again");
    assert!(first != again && first != second);
    let listing = library.list().expect("listed");
    assert_eq!((listing.games.len(), listing.damaged.len()), (3, 0));
    let entry = listing.games.iter().find(|entry| entry.id == first).expect("the first game");
    assert_eq!((entry.white.as_str(), entry.black.as_str(), entry.date.as_str()), ("Anna", "Bruno", "2031.05.27"));
    assert_eq!((entry.turns, entry.result()), (5, GameResult::Won(Color::White)));
    assert_eq!(entry.rules, Preset::NineNoFlying.rules());
    assert_eq!(&entry.position, game("nine,flying=never", "", "d6 f4 d2 b4 f2").position());
    assert_eq!(library.load(&first).expect("loaded"), record("Anna", "Bruno", "2031.05.27"));
    for (words, found) in [
        ("anna", 3),
        ("ZOË", 1),
        ("bruno anna", 2),
        ("2031", 2),
        ("no flying", 3),
        ("resignation", 3),
        ("lasker", 0),
        ("", 3),
    ] {
        assert_eq!(library.search(words).expect("searched").len(), found, "{words}");
    }
}

#[test]
fn a_deleted_game_can_be_brought_back() {
    let folder = Folder::new("delete");
    let mut library = Library::open(folder.path());
    let ids: Vec<_> = ["A", "B"].map(|name| library.add(&record(name, "x", "")).expect("added")).into();
    for id in &ids {
        library.delete(id).expect("deleted");
    }
    assert!(library.list().expect("listed").games.is_empty());
    assert_eq!(library.delete(&ids[0]).map_err(|failure| failure.why), Err(FileProblem::NotFound), "it is gone");
    assert_eq!(library.deleted(), 2);
    let taken = library.add(&record("B", "x", "")).expect("added meanwhile");
    assert_eq!(taken, ids[1]);
    let back = library.undo_delete().expect("brought back").expect("the second");
    assert_ne!(back, taken, "its name was taken");
    assert_eq!(library.load(&back).expect("loaded").tags.white(), Some("B"));
    assert_eq!(library.undo_delete().expect("brought back"), Some(ids[0].clone()));
    assert_eq!(library.undo_delete().expect("nothing left"), None);
    assert_eq!(library.list().expect("listed").games.len(), 3);
}

#[test]
fn damaged_and_foreign_files_are_named_and_left_alone() {
    let folder = Folder::new("damaged");
    let mut library = Library::open(folder.path());
    let good = library.add(&record("Anna", "Bruno", "")).expect("added");
    let bad = library.add(&record("Carla", "Dora", "")).expect("added");
    let text = fs::read_to_string(library.path(&bad)).expect("text");
    fs::write(library.path(&bad), &text[..text.len() / 3]).expect("cut off");
    fs::write(folder.path().join("picture.png"), [0x89, b'P']).expect("not ours to list");
    fs::write(folder.path().join("zeros.pgn"), [0; 4096]).expect("what a power cut leaves");
    fs::write(folder.path().join("empty.pgn"), "").expect("written");
    fs::create_dir(folder.path().join("folder.pgn")).expect("a folder");
    let before = folder.names();
    for _ in 0..2 {
        let listing = library.list().expect("listed");
        assert_eq!(listing.games.iter().map(|entry| &entry.id).collect::<Vec<_>>(), [&good]);
        assert_eq!(listing.damaged.len(), 4, "{:?}", listing.damaged);
        let whys: Vec<String> = listing.damaged.iter().map(|damaged| damaged.why.to_string()).collect();
        assert!(whys.iter().all(|why| !why.is_empty() && !why.contains('\n')), "{whys:?}");
    }
    assert!(matches!(library.load(&bad), Err(LibraryError::Damaged { .. })));
    assert_eq!(folder.names(), before, "nothing is deleted");
    fs::write(library.path(&bad), text).expect("mended");
    assert_eq!(library.list().expect("listed").games.len(), 2, "a file that changes is read again");
}

#[test]
fn every_preset_has_its_place() {
    let folder = Folder::new("presets");
    let mut library = Library::open(folder.path());
    let mut dice = dice(71);
    let mut positions = Vec::new();
    for preset in Preset::ALL {
        let mut game = Game::new(preset.rules());
        walk(&mut dice, &mut game, 200, |_, _, _| {});
        let id = library.add(&Record::from_game(&game, Tags::default())).expect("added");
        positions.push((id, *game.position(), game.ply()));
    }
    let mut reopened = Library::open(folder.path());
    let games = reopened.list().expect("listed").games;
    for (id, position, turns) in positions {
        let entry = games.iter().find(|entry| entry.id == id).expect("listed");
        assert_eq!((entry.position, entry.turns), (position, turns));
    }
}

#[test]
fn a_clock_that_goes_backwards_loses_no_game() {
    let folder = Folder::new("clock");
    let mut library = Library::open(folder.path());
    // The second game is played on an earlier day than the first, and its file is older too.
    let later = library.add(&record("Anna", "Bruno", "2031.05.27")).expect("added");
    let earlier = library.add(&record("Anna", "Bruno", "1969.12.31")).expect("added");
    let ages = [(&later, 4_000_000_000), (&earlier, 0)];
    for (id, seconds) in ages {
        let file = fs::File::options().write(true).open(library.path(id)).expect("a kept game");
        file.set_modified(std::time::UNIX_EPOCH + std::time::Duration::from_secs(seconds)).expect("another age");
    }
    // What a stopped writer left tomorrow is not yet old.
    let leftover = folder.path().join(".x.pgn.7-0.unfinished");
    let file = fs::File::create(&leftover).expect("made");
    file.set_modified(std::time::SystemTime::now() + std::time::Duration::from_secs(86_400)).expect("made newer");
    let mut library = Library::open(folder.path());
    let found: Vec<_> = library.list().expect("listed").games.into_iter().map(|entry| entry.id).collect();
    assert_eq!(found, [later, earlier], "the newest by its file first");
    assert!(leftover.exists());
}
