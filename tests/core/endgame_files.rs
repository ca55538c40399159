//! The endgame databases as files: damage, builds in pieces and in the background, and the commands on top.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use nine_mens_morris::endgame::{
    self, Background, BuildError, BuildOptions, EndgameError, Extent, Listener, Material, Progress, Store, Table,
    Trouble, Value, Watch,
};
use nine_mens_morris::rules::{Color, Position};

use crate::endgame::{Deaf, OPTIONS, only_table, solved};
use crate::support::rules;

/// A folder of a test's own, empty at the start and gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("morris-endgame-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    fn store(&self) -> Store {
        Store::new(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

// Damage

#[test]
fn a_damaged_file_is_an_error_that_names_it() {
    let folder = Folder::new("damage");
    let store = folder.store();
    let rules = rules("three");
    let stop = AtomicBool::new(false);
    let watch = Watch { threads: 1, stop: &stop, progress: &|_| {} };
    endgame::build(&rules, Extent::Game, Some(&store), OPTIONS, &stop, &Deaf).unwrap();
    let material = Material::moving(3, 3);
    let path = store.path(&rules, material);
    let whole = fs::read(&path).unwrap();
    let error = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        match store.load(&rules, material, watch) {
            Ok(_) => String::new(),
            Err(error) => error.to_string(),
        }
    };
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        let text = error(&bytes);
        assert!(text.contains("3-3.morris"), "byte {at}: '{text}'");
        assert!(!text.contains('\n'));
        let text = error(&whole[..at]);
        assert!(text.starts_with("damaged endgame file"), "{at} bytes: '{text}'");
    }
    assert!(error(&[&whole[..], &[0]].concat()).ends_with("it is too long"));
    let mut newer = whole.clone();
    newer[8] = 2;
    assert!(error(&newer).ends_with("has format 2, this program reads 1"));
    let other = fs::read(store.path(&rules, Material { men: [3, 2], in_hand: [0, 1] }));
    let other = other.or_else(|_| fs::read(store.path(&rules, Material { men: [2, 3], in_hand: [1, 0] }))).unwrap();
    assert!(error(&other).starts_with("damaged endgame file"));

    // Whoever only wants to play gets it solved again.
    let build = |options| endgame::build(&rules, Extent::Game, Some(&store), options, &stop, &Deaf);
    assert!(matches!(build(OPTIONS), Err(BuildError::Endgame(EndgameError::Damaged { .. }))));
    build(BuildOptions { repair: true, ..OPTIONS }).unwrap();
    assert_eq!(fs::read(&path).unwrap(), whole);
}

// Building in pieces

/// Raises the stop flag after so many reports, and counts what was solved.
struct Killer {
    reports: AtomicUsize,
    after: usize,
    stop: AtomicBool,
    solved: AtomicUsize,
}

impl Killer {
    fn new(after: usize) -> Self {
        Self { reports: AtomicUsize::new(0), after, stop: AtomicBool::new(false), solved: AtomicUsize::new(0) }
    }
}

impl Listener for Killer {
    fn progress(&self, _progress: Progress) {
        if self.reports.fetch_add(1, Ordering::Relaxed) + 1 >= self.after {
            self.stop.store(true, Ordering::Relaxed);
        }
    }

    fn finished(&self, _table: &Table, solved: bool) {
        self.solved.fetch_add(usize::from(solved), Ordering::Relaxed);
    }
}

#[test]
fn a_build_that_was_stopped_anywhere_goes_on_where_it_was() {
    let rules = rules("six,men=4");
    let whole = Folder::new("whole");
    endgame::build(&rules, Extent::Game, Some(&whole.store()), OPTIONS, &AtomicBool::new(false), &Deaf).unwrap();
    let units = files(&whole.0).len();

    let pieces = Folder::new("pieces");
    let store = pieces.store();
    let (mut starts, mut solved) = (0, 0);
    loop {
        // Later and later, so that the largest subspace is finished in the end.
        let killer = Killer::new(5 + 10 * starts);
        let result = endgame::build(&rules, Extent::Game, Some(&store), OPTIONS, &killer.stop, &killer);
        starts += 1;
        solved += killer.solved.load(Ordering::Relaxed);
        // What a kill in the middle of writing leaves behind is in nobody's way.
        let unfinished = store.path(&rules, Material::moving(4, 4)).with_extension("1.part");
        fs::create_dir_all(unfinished.parent().unwrap()).unwrap();
        fs::write(&unfinished, "half a").unwrap();
        match result {
            Err(BuildError::Endgame(EndgameError::Stopped)) => assert!(starts < 200, "it gets nowhere"),
            result => break drop(result.unwrap()),
        }
    }
    assert!(starts > 2, "it was never stopped");
    assert_eq!(solved, units, "each subspace is solved once");
    for file in files(&whole.0) {
        let twin = pieces.0.join(file.strip_prefix(&whole.0).unwrap());
        assert_eq!(fs::read(&file).unwrap(), fs::read(&twin).unwrap(), "{}", twin.display());
    }
}

#[test]
fn the_game_can_build_in_the_background_and_look_on() {
    let folder = Folder::new("background");
    let rules = rules("three");
    let work = Background::start(&rules, Extent::for_play(&rules), folder.store(), 1).unwrap();
    let database = work.join().unwrap();
    assert_eq!(database.probe(&Position::start(&rules, Color::White)), Some(Value::Draw));
    assert!(Background::start(&crate::support::rules("morabaraba"), Extent::Total(6), folder.store(), 1).is_err());
    let stopped = Background::start(&rules, Extent::Game, folder.store(), 1).unwrap();
    stopped.stop();
    let _ = stopped.join();
}

#[test]
fn damage_found_in_the_background_is_put_aside_told_and_made_good() {
    let folder = Folder::new("aside");
    let rules = rules("three");
    Background::start(&rules, Extent::Game, folder.store(), 1).unwrap().join().unwrap();
    let path = folder.store().path(&rules, Material::moving(3, 3));
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let wait = |work: &Background| {
        while !work.is_finished() {
            std::thread::yield_now();
        }
    };
    let work = Background::start(&rules, Extent::Game, folder.store(), 1).unwrap();
    wait(&work);
    assert_eq!(work.troubles(), [Trouble::Damaged]);
    assert_eq!(work.database().probe(&Position::start(&rules, Color::White)), Some(Value::Draw));
    assert_eq!(fs::read(&path).unwrap(), whole);
    assert_eq!(fs::read(path.with_extension("morris.damaged")).unwrap(), whole[..whole.len() / 2], "nothing is lost");

    // A folder that cannot be written to costs the files, not the values.
    let blocked = folder.0.join("file");
    fs::write(&blocked, "").unwrap();
    let work = Background::start(&rules, Extent::Game, Store::new(blocked.join("endgame")), 1).unwrap();
    wait(&work);
    assert!(
        matches!(&work.troubles()[..], [Trouble::NotKept(why)] if why.to_string().contains("file")),
        "{:?}",
        work.troubles()
    );
    assert_eq!(work.join().unwrap().probe(&Position::start(&rules, Color::White)), Some(Value::Draw));
}

#[test]
fn a_position_is_looked_up_with_what_it_needs_alone() {
    let folder = Folder::new("open");
    let rules = rules("six");
    let position = Position::from_line(&rules, "a1,c1,e3/a5,c5,e5 w 0-0").unwrap();
    for _ in 0..2 {
        let database = endgame::open_for(&rules, &position, &folder.store(), &AtomicBool::new(false), &Deaf).unwrap();
        let turns = database.rate_turns(&rules, &position).unwrap();
        assert_eq!(Some(turns[0].1), database.probe(&position));
    }
    assert_eq!(files(&folder.0).len(), 1, "three men each need no other subspace");
}

#[test]
fn more_values_than_a_byte_can_name_are_kept() {
    let folder = Folder::new("words");
    let rules = rules("six");
    let mut table = only_table(solved(&rules, Extent::Men(Material::moving(3, 3))));
    for number in 0..2000 {
        table.overwrite(5 * number, Value::Win(number as u16));
    }
    let stop = AtomicBool::new(false);
    let watch = Watch { threads: 2, stop: &stop, progress: &|_| {} };
    folder.store().save(&rules, &table, watch).unwrap();
    let back = folder.store().load(&rules, table.material(), watch).unwrap().unwrap();
    for number in 0..table.index().len() {
        assert_eq!(back.at(number), table.at(number));
    }
}

// Commands

fn engine(folder: &Folder, arguments: &[&str]) -> (String, String, Option<i32>) {
    let program = env!("CARGO_BIN_EXE_morris-engine");
    let Output { stdout, stderr, status } =
        Command::new(program).args(arguments).env("NINE_MENS_MORRIS_DATA", &folder.0).output().unwrap();
    (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap(), status.code())
}

#[test]
fn solve_prints_statistics_and_the_value_of_a_whole_game() {
    let folder = Folder::new("solve");
    let (out, error, status) = engine(&folder, &["solve", "--rules", "three,diagonals=mills", "--stats", "--verify"]);
    assert_eq!((error.as_str(), status), ("", Some(0)));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 7 + 2 + 9, "{out}");
    assert_eq!(lines[0], "3-3 classes 228 win 129 loss 60 draw 39 max-win 9 max-loss 10");
    assert_eq!(lines[6], "0-0+3-3 classes 1 win 1 loss 0 draw 0 max-win 9 max-loss 0");
    assert_eq!(lines[7], "subspaces 7 solved 7 loaded 0 values 812, every value verified");
    assert_eq!(lines[8..11], ["empty-board: win in 9", "b2: win in 9", "c3: draw"]);
    let (again, ..) = engine(&folder, &["solve", "--rules", "three,diagonals=mills"]);
    assert!(again.starts_with("subspaces 7 solved 0 loaded 7 values 812\n"), "{again}");
    assert_eq!(files(&folder.0.join("endgame")).len(), 7, "the variable names the folder");
}

#[test]
fn probe_prints_the_value_of_a_position_and_of_each_turn() {
    let folder = Folder::new("probe");
    let rules = ["--rules", "three,diagonals=mills"];
    let (out, error, status) = engine(&folder, &[&["probe", "--moves", "b2 a1"], &rules[..]].concat());
    assert_eq!((error.as_str(), status), ("", Some(0)));
    assert!(out.starts_with("value: win in 7\nb3: win in 7\n"), "{out}");
    assert_eq!(out.lines().count(), 1 + 7);
    let (out, ..) = engine(&folder, &[&["probe", "--moves", "b2 a1 b3 a2 b1"], &rules[..]].concat());
    assert_eq!(out, "value: over, white wins (mill)\n");
}

#[test]
fn solve_refuses_to_vouch_for_a_wrong_value() {
    let folder = Folder::new("wrong");
    let rules = rules("six");
    let mut table = only_table(solved(&rules, Extent::Men(Material::moving(3, 3))));
    let draw = (0..table.index().len()).find(|&number| table.at(number) == Value::Draw).unwrap();
    table.overwrite(draw, Value::Win(5));
    let stop = AtomicBool::new(false);
    let watch = Watch { threads: 1, stop: &stop, progress: &|_| {} };
    Store::new(folder.0.join("endgame")).save(&rules, &table, watch).unwrap();
    let arguments = ["solve", "--rules", "six", "--men", "3-3"];
    assert_eq!(engine(&folder, &arguments).2, Some(0), "the file is sound");
    let (_, error, status) = engine(&folder, &[&arguments[..], &["--verify"]].concat());
    assert_eq!(status, Some(2));
    assert!(error.starts_with("error: verification failed: 3-3 number "), "{error}");
}

#[test]
fn what_cannot_be_solved_is_one_line_and_status_2() {
    let folder = Folder::new("refused");
    let blocked = folder.0.join("file");
    fs::create_dir_all(&folder.0).unwrap();
    fs::write(&blocked, "").unwrap();
    let blocked = blocked.to_str().unwrap();
    for (arguments, words) in [
        (&["solve", "--rules", "nine"][..], "name a part of it with --men 4-4 or --total 9"),
        (&["solve", "--men", "4"], "--men takes a pair such as 4-3, not '4'"),
        (&["solve", "--men", "4-99"], "--men takes a pair such as 4-3, not '4-99'"),
        (&["solve", "--men", "-4-3"], "--men takes a pair such as 4-3, not '-4-3'"),
        (&["solve", "--men", "2-5"], "each side needs three men"),
        (&["solve", "--men", "10-3"], "a side has 9 men"),
        (&["solve", "--total", "5"], "'--total <N>'"),
        (&["solve", "--men", "3-3", "--total", "6"], "cannot be used with"),
        (&["solve", "--rules", "morabaraba", "--men", "3-3"], "re-forming"),
        (&["solve", "--rules", "nine,endgame-clock=10", "--total", "7"], "endgame-clock"),
        (&["solve", "--rules", "three", "--out", blocked], "file"),
        (&["solve", "--rules", "three", "--moves", "b2"], "solve takes no --moves"),
        (&["probe"], "use the solve command"),
        (&["probe", "--rules", "morabaraba"], "re-forming"),
        (&["probe", "--rules", "three", "--position", "foo"], "position line"),
    ] {
        let (out, error, status) = engine(&folder, arguments);
        assert_eq!((out.as_str(), status), ("", Some(2)), "{arguments:?}");
        assert_eq!(error.lines().count(), 1, "{arguments:?}: {error}");
        assert!(error.starts_with("error: ") && error.contains(words), "{arguments:?}: {error}");
    }
}

#[test]
fn one_damaged_file_costs_a_command_its_own_subspace_only() {
    let folder = Folder::new("one-damaged");
    assert_eq!(engine(&folder, &["solve", "--rules", "six", "--men", "4-3"]).2, Some(0));
    let rules = rules("six");
    let path = Store::new(folder.0.join("endgame")).path(&rules, Material::moving(3, 3));
    let mut bytes = fs::read(&path).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&path, bytes).unwrap();
    let arguments = ["match", "master", "novice", "--rules", "six", "--games", "1", "--nodes", "20"];
    let (out, error, status) = engine(&folder, &arguments);
    assert_eq!(status, Some(0), "{error}");
    assert!(out.contains("game 1"), "{out}");
    let told: Vec<&str> = error.lines().filter(|line| line.starts_with("note: damaged endgame file")).collect();
    assert!(told.len() == 1 && told[0].contains("3-3.morris"), "{error}");
}
