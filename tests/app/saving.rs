//! Nothing is lost: the match under way is on the disk after every step, whatever happens to the program, and what
//! cannot be read is set aside.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use nine_mens_morris::game::{
    CallGame, ContinueGame, Cue, CurrentGame, EngineMode, LibraryList, LibraryRequest, NewGame, Occasion, SaveFormat,
    SavedMatch, Screen, Statistics, Storage, StorageNotice, Theatre, UndoTurn, Verdict,
};
use nine_mens_morris::record::{self, Problem, RecordError};
use nine_mens_morris::rules::{Color, Game, RuleSet, Step};

use crate::harness::{self, FRIENDS, SCHOOL, begin, game, play, settle};

/// A folder that is gone when the test is.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = format!("morris-keeping-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Self(std::env::temp_dir().join(name))
    }

    fn under_way(&self) -> PathBuf {
        self.0.join("under-way.pgn")
    }

    pub fn games(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.0.join("games")) else { return Vec::new() };
        let files = entries.flatten().map(|entry| entry.path());
        files.filter(|path| path.extension().is_some_and(|kind| kind == "pgn")).collect()
    }

    /// An app that keeps its games here.
    pub fn app(&self) -> App {
        let mut app = harness::headless_with(|app| {
            app.insert_resource(Storage::in_folder(&self.0)).init_resource::<Heard>();
            app.add_systems(Last, hear);
        });
        app.update();
        app
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Every notice since it was last asked.
#[derive(Resource, Default)]
struct Heard(Vec<StorageNotice>);

fn hear(mut notices: MessageReader<StorageNotice>, mut heard: ResMut<Heard>) {
    heard.0.extend(notices.read().cloned());
}

pub fn read(path: &Path) -> SavedMatch {
    let bytes = fs::read(path).expect("the file is there");
    let text = record::decode(&bytes).expect("it is text");
    let record = record::import(&text, &RuleSet::default()).expect("it is a record").into_first();
    SavedMatch::of(&record).expect("its turns are legal")
}

fn written(app: &App) {
    app.world().resource::<Storage>().settle();
}

pub fn notices(app: &mut App) -> Vec<StorageNotice> {
    app.update();
    std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0)
}

fn place(app: &mut App, label: &str) {
    let point = game(app).rules().geometry().find(label).expect("a point");
    let step = if game(app).position().pending() > 0 { Step::Remove(point) } else { Step::Place(point) };
    play(app, step);
    settle(app);
    written(app);
}

#[test]
fn every_step_is_on_the_disk_and_continues_from_there() {
    let folder = Folder::new();
    let mut app = folder.app();
    begin(&mut app, "nine", FRIENDS, 7);
    assert!(!folder.under_way().exists(), "an untouched board is not kept");
    for (count, label) in ["d6", "f4", "f6", "b4", "b6", "f4"].into_iter().enumerate() {
        place(&mut app, label);
        let paper = read(&folder.under_way());
        assert_eq!(paper.game.position(), game(&app).position(), "after {label}");
        assert_eq!(paper.game.ply(), (count + 1).min(5));
        // The mill at b6 leaves a removal pending, which is kept as well.
        let stopped = Folder::new();
        fs::create_dir_all(&stopped.0).expect("a folder");
        fs::copy(folder.under_way(), stopped.under_way()).expect("what a stopped program leaves");
        let mut other = stopped.app();
        other.world_mut().write_message(ContinueGame);
        settle(&mut other);
        assert_eq!(game(&other).position(), game(&app).position());
        assert_eq!(game(&other).ply(), game(&app).ply());
        assert_eq!(*other.world().resource::<State<Screen>>().get(), Screen::Playing);
    }
    app.world_mut().write_message(UndoTurn);
    settle(&mut app);
    written(&app);
    assert_eq!(read(&folder.under_way()).game.ply(), 4, "what is taken back is taken back on the disk");
}

#[test]
fn a_finished_match_goes_to_the_library_once_and_is_counted_once() {
    let folder = Folder::new();
    let mut app = folder.app();
    begin(&mut app, "nine", harness::AGAINST_APPRENTICE, 3);
    place(&mut app, "d6");
    for _ in 0..2 {
        app.world_mut().write_message(CallGame(Verdict::Resigned { loser: Color::White }));
        settle(&mut app);
        written(&app);
        assert!(!folder.under_way().exists(), "it is over");
        assert_eq!(folder.games().len(), 1, "one match, one game in the library");
        assert_eq!(read(&folder.games()[0]).verdict, Some(Verdict::Resigned { loser: Color::White }));
        let summary = app.world().resource::<Statistics>().summary();
        assert_eq!((summary.games, summary.by_level[0].lost), (1, 1));
        app.world_mut().write_message(UndoTurn);
        settle(&mut app);
        written(&app);
        assert!(folder.under_way().exists(), "taken back, it is under way again");
    }
    drop(app);
    let app = folder.app();
    assert_eq!(app.world().resource::<Statistics>().summary().games, 1, "counted between starts");
}

#[test]
fn two_copies_of_the_game_take_nothing_from_each_other() {
    let folder = Folder::new();
    let seconds = folder.0.join("under-way-2.pgn");
    let mut first = folder.app();
    begin(&mut first, "nine", FRIENDS, 1);
    place(&mut first, "d6");
    let mut second = folder.app();
    assert_eq!(notices(&mut second), [StorageNotice::SecondCopy]);
    assert!(second.world().resource::<Storage>().waiting().is_none(), "the match of the first copy is not offered");
    begin(&mut second, "six", FRIENDS, 2);
    place(&mut second, "a5");
    place(&mut first, "f4");
    place(&mut second, "e5");
    place(&mut first, "b4");
    assert_eq!((read(&folder.under_way()).game.ply(), read(&seconds).game.ply()), (3, 2));
    drop(first);
    drop(second);
    // The next copy that runs alone continues the first match and finds the second in the library.
    let mut alone = folder.app();
    assert_eq!(notices(&mut alone), []);
    assert_eq!(alone.world().resource::<Storage>().waiting().map(|waiting| waiting.game.ply()), Some(3));
    assert_eq!(folder.games().iter().map(|path| read(path).game.ply()).collect::<Vec<_>>(), [2]);
    assert!(!seconds.exists());
}

#[test]
fn two_copies_of_the_game_count_their_matches_together() {
    let folder = Folder::new();
    let (mut first, mut second) = (folder.app(), folder.app());
    for (app, rules) in [(&mut first, "nine"), (&mut second, "six")] {
        begin(app, rules, FRIENDS, 1);
        let point = if rules == "nine" { "d6" } else { "a5" };
        place(app, point);
        app.world_mut().write_message(CallGame(Verdict::Resigned { loser: Color::White }));
        settle(app);
        written(app);
    }
    assert_eq!(folder.games().len(), 2);
    assert_eq!(second.world().resource::<Statistics>().summary().games, 2);
    drop((first, second));
    assert_eq!(folder.app().world().resource::<Statistics>().summary().games, 2);
}

#[test]
fn what_a_second_copy_leaves_is_continued_where_the_first_left_nothing() {
    let folder = Folder::new();
    let first = folder.app();
    let mut second = folder.app();
    begin(&mut second, "nine", FRIENDS, 2);
    place(&mut second, "d6");
    drop(first);
    drop(second);
    let alone = folder.app();
    assert_eq!(alone.world().resource::<Storage>().waiting().map(|waiting| waiting.game.ply()), Some(1));
    assert!(folder.games().is_empty() && !folder.0.join("under-way-2.pgn").exists());
}

#[test]
fn a_match_that_is_left_for_another_lies_in_the_library() {
    let folder = Folder::new();
    let mut app = folder.app();
    begin(&mut app, "nine", FRIENDS, 1);
    place(&mut app, "d6");
    place(&mut app, "f4");
    begin(&mut app, "six", FRIENDS, 2);
    written(&app);
    assert_eq!(folder.games().len(), 1);
    let left = read(&folder.games()[0]);
    assert_eq!((left.game.ply(), left.verdict), (2, None));
    assert!(!folder.under_way().exists(), "the new board is untouched");
}

#[test]
fn lessons_demos_and_replays_are_not_kept() {
    for occasion in [Occasion::Demo, Occasion::Lesson, Occasion::Puzzle, Occasion::Replay] {
        let folder = Folder::new();
        let mut app = folder.app();
        begin(&mut app, "nine", FRIENDS, 1);
        place(&mut app, "d6");
        let other = Game::from_text("nine", None, Some("a1 d1")).expect("legal");
        app.world_mut().write_message(NewGame::new(other, FRIENDS, 1, occasion));
        settle(&mut app);
        written(&app);
        let kept = read(&folder.under_way());
        assert_eq!(kept.game.ply(), 1, "{occasion:?} leaves the match under way as it was");
        assert!(folder.games().is_empty());
    }
}

#[test]
fn damaged_and_foreign_files_are_set_aside_and_nothing_is_written_over_them() {
    let whole = {
        let folder = Folder::new();
        let mut app = folder.app();
        begin(&mut app, "nine", FRIENDS, 1);
        ["d6", "f4", "f6", "b4"].into_iter().for_each(|label| place(&mut app, label));
        fs::read(folder.under_way()).expect("it was written")
    };
    let mut bad: Vec<Vec<u8>> = vec![Vec::new(), b"\0\xff\xfe".to_vec(), b"[Rules \"nine\"]\n\n1. d6 d6 *\n".to_vec()];
    bad.push(vec![b'x'; 3 << 20]);
    bad.push(whole.iter().map(|byte| byte ^ 0x55).collect());
    for bytes in bad {
        let folder = Folder::new();
        fs::create_dir_all(&folder.0).expect("a folder");
        fs::write(folder.under_way(), &bytes).expect("written");
        let mut app = folder.app();
        let told = notices(&mut app);
        let aside = folder.0.join("under-way.pgn.damaged");
        assert_eq!(told, [StorageNotice::SetAside(aside.clone())]);
        assert_eq!(fs::read(&aside).expect("set aside"), bytes, "as it was");
        begin(&mut app, "nine", FRIENDS, 1);
        place(&mut app, "d6");
        assert_eq!(read(&folder.under_way()).game.ply(), 1, "the game goes on");
        assert_eq!(fs::read(&aside).expect("still there"), bytes);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on() {
    let folder = Folder::new();
    fs::write(&folder.0, "a file where the folder should be").expect("written");
    let mut app = folder.app();
    notices(&mut app);
    begin(&mut app, "nine", FRIENDS, 1);
    let mut told = Vec::new();
    for label in ["d6", "f4", "f6"] {
        place(&mut app, label);
        told.extend(notices(&mut app));
    }
    assert_eq!(game(&app).ply(), 3);
    assert!(matches!(&told[..], [StorageNotice::NotSaved(_)]), "{told:?}");
    fs::remove_file(&folder.0).expect("removed");
}

#[test]
fn a_record_is_taken_in_shown_and_kept_and_a_bad_one_changes_nothing() {
    let folder = Folder::new();
    let mut app = folder.app();
    begin(&mut app, "nine", FRIENDS, 1);
    place(&mut app, "d6");
    let before = *game(&app).position();
    for bad in ["", " \n", "{no turn}", "1. d6 d6", "[Rules \"none\"]\n\n1. d6 *", "hello there"] {
        app.world_mut().write_message(LibraryRequest::Import(bad.to_owned()));
        settle(&mut app);
        match (bad.trim(), &notices(&mut app)[..]) {
            ("", [StorageNotice::NoText]) => {}
            (text, [StorageNotice::Refused(_)]) if !text.is_empty() => {}
            (_, told) => panic!("{bad:?}: {told:?}"),
        }
        assert_eq!(game(&app).position(), &before);
        assert!(folder.games().is_empty());
    }
    app.world_mut().write_message(LibraryRequest::Import("d6 f4 d2 b4".to_owned()));
    settle(&mut app);
    assert_eq!(notices(&mut app), [StorageNotice::Imported(1)]);
    assert_eq!(folder.games().len(), 1);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Theatre);
    assert_eq!(app.world().resource::<Theatre>().film().game.ply(), 4);
    assert_eq!(read(&folder.under_way()).game.ply(), 1, "the match under way waits");
    // What is odd is told, and read all the same.
    app.world_mut().write_message(LibraryRequest::Import("1. d6 f4 3. g7".to_owned()));
    settle(&mut app);
    let told = notices(&mut app);
    let odd = |odd: &RecordError| matches!(odd.problem, Problem::OddNumber { said: 3, .. });
    assert!(matches!(&told[..], [StorageNotice::Imported(1), StorageNotice::Odd(what)] if odd(what)), "{told:?}");
    assert_eq!(folder.games().len(), 2);
    // Of several games the good ones are taken in.
    let several = "[White \"A\"]\n\nd6 d6 *\n\n[White \"B\"]\n\nf4 *\n";
    app.world_mut().write_message(LibraryRequest::Import(several.to_owned()));
    settle(&mut app);
    let told = notices(&mut app);
    let first = |first: &RecordError| (first.game, first.line) == (Some(1), Some(3));
    assert!(
        matches!(&told[..], [StorageNotice::Imported(1), StorageNotice::LeftOut { games: 1, first: why }] if first(why)),
        "{told:?}"
    );
    assert_eq!(folder.games().len(), 3);
}

#[test]
fn the_library_lists_shows_exports_deletes_and_brings_back() {
    let folder = Folder::new();
    let mut app = folder.app();
    for turns in ["d6 f4 d2", "a1 d1 g1 g4"] {
        app.world_mut().write_message(LibraryRequest::Import(turns.to_owned()));
        settle(&mut app);
    }
    let listed = |app: &mut App| {
        app.world_mut().write_message(LibraryRequest::ReadAgain);
        for _ in 0..500 {
            app.update();
            std::thread::sleep(Duration::from_millis(2));
        }
        app.world().resource::<LibraryList>().games().to_vec()
    };
    let games = listed(&mut app);
    assert_eq!(games.len(), 2);
    let long = games.iter().find(|kept| kept.turns == 4).expect("the longer game is listed");
    app.world_mut().write_message(LibraryRequest::Show(long.id.clone()));
    settle(&mut app);
    assert_eq!(app.world().resource::<Theatre>().film().game.ply(), 4);
    notices(&mut app);
    app.world_mut().write_message(LibraryRequest::Export {
        game: Some(long.id.clone()),
        format: SaveFormat::Record,
        path: None,
    });
    settle(&mut app);
    let told = notices(&mut app);
    let [StorageNotice::Exported(path)] = &told[..] else { panic!("{told:?}") };
    assert_eq!(read(path).game.ply(), 4);
    app.world_mut().write_message(LibraryRequest::Delete(long.id.clone()));
    settle(&mut app);
    assert_eq!(listed(&mut app).len(), 1);
    app.world_mut().write_message(LibraryRequest::Restore);
    settle(&mut app);
    assert_eq!(listed(&mut app).len(), 2);
    let _ = fs::remove_file(path);
}

#[test]
fn a_match_between_players_of_the_school_is_kept_as_well() {
    let folder = Folder::new();
    let mut app = folder.app();
    app.insert_resource(EngineMode { blocking: true, solves: false, patience: 0.0 });
    begin(&mut app, "three", SCHOOL, 5);
    (0..400).for_each(|_| app.update());
    written(&app);
    let turns = app.world().resource::<CurrentGame>().game().ply();
    assert!(turns > 4);
    let kept = if folder.under_way().exists() { read(&folder.under_way()) } else { read(&folder.games()[0]) };
    assert_eq!((kept.game.ply(), kept.seats), (turns, SCHOOL));
    app.world_mut().write_message(Cue::Toggle);
    app.update();
}
