//! The endgame databases: numbering, values against published counts and brute force, files, damage, resuming.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use nine_mens_morris::endgame::{
    self, Background, BuildError, Database, EndgameError, Goal, Index, Listener, Material, Plan, Progress, Stats,
    Store, Table, Value, Watch,
};
use nine_mens_morris::rules::{Color, Outcome, PointSet, Position, RuleSet, Setup, Symmetry};
use rand::RngExt;

use crate::support::{dice, rules};

/// Follows nothing.
struct Deaf;

impl Listener for Deaf {
    fn progress(&self, _progress: Progress) {}
    fn finished(&self, _table: &Table, _solved: bool) {}
}

const OPTIONS: Plan = Plan { threads: 2, verify: false, repair: false, keep: true };

/// Solves in memory.
fn solved(rules: &RuleSet, goal: Goal) -> Database {
    endgame::build(rules, goal, None, OPTIONS, &AtomicBool::new(false), &Deaf).unwrap()
}

fn verified(rules: &RuleSet, database: &Database) -> Option<endgame::Mismatch> {
    let stop = AtomicBool::new(false);
    let watch = Watch { threads: 2, stop: &stop, progress: &|_| {} };
    let check = |table: &Arc<Table>| endgame::verify(rules, table.material(), database, watch).unwrap();
    database.tables().find_map(check)
}

fn line(database: &Database, own: u8, other: u8) -> String {
    Stats::of(database.table(Material::moving(own, other)).unwrap()).to_string()
}

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

// The numbering

#[test]
fn numbers_and_positions_correspond_one_to_one() {
    for (text, men) in [
        ("nine", [3, 3]),
        ("nine", [4, 3]),
        ("nine", [2, 4]),
        ("six", [4, 4]),
        ("six", [3, 5]),
        ("six", [0, 3]),
        ("three", [3, 3]),
        ("three", [1, 4]),
        ("three", [0, 0]),
    ] {
        let board = rules(text).board;
        let points = rules(text).geometry().len() as u64;
        let index = Index::new(board, Material { men, in_hand: [0, 0] });
        assert_eq!(index.len() as u64, Index::count(board, Material { men, in_hand: [0, 0] }));
        let symmetries = Symmetry::all(board).count() as u64;
        let mut positions = 0;
        for number in 0..index.len() {
            let (own, other) = index.unrank(number);
            assert_eq!([own.len(), other.len()], men.map(usize::from));
            assert!(!own.meets(other));
            assert_eq!(index.rank(own, other), number);
            let place = index.canonical(own, other);
            assert_eq!(place, index.canonical_of(number));
            if place.index == number {
                positions += symmetries / u64::from(place.fixed_by);
            }
        }
        let ways = |n: u64, k: u8| (0..u64::from(k)).fold(1, |ways, i| ways * (n - i) / (i + 1));
        assert_eq!(positions, ways(points, men[0]) * ways(points - u64::from(men[0]), men[1]), "{text} {men:?}");
    }
}

#[test]
fn images_under_symmetries_share_number_and_value() {
    let rules = rules("nine");
    let nine = solved(&rules, Goal::Men(Material::moving(4, 3)));
    let mut dice = dice(1);
    for table in nine.tables() {
        for _ in 0..2000 {
            let (own, other) = table.index().unrank(dice.random_range(0..table.index().len()));
            let place = table.index().canonical(own, other);
            for symmetry in Symmetry::all(rules.board) {
                let (own, other) = (symmetry.apply(own), symmetry.apply(other));
                assert_eq!(table.index().canonical(own, other), place);
                assert_eq!(table.value(own, other), table.at(place.index));
            }
        }
    }
}

// Values

#[test]
fn the_published_counts_come_out() {
    let nine = solved(&rules("nine"), Goal::Total(7));
    for (own, other, expected) in [
        (3, 3, "3-3 classes 169626 win 140621 loss 28736 draw 269 max-win 25 max-loss 26"),
        (3, 4, "3-4 classes 760398 win 102281 loss 0 draw 658117 max-win 33 max-loss 0"),
        (4, 3, "4-3 classes 760398 win 75397 loss 3095 draw 681906 max-win 1 max-loss 32"),
    ] {
        assert_eq!(line(&nine, own, other), expected);
    }
    assert_eq!(verified(&rules("nine"), &nine), None);
}

#[test]
fn three_mens_morris_is_what_it_is_known_to_be() {
    let start_value = |text: &str| {
        let rules = rules(text);
        let three = solved(&rules, Goal::Game);
        let start = Position::start(&rules, Color::White);
        let turns = three.rate_turns(&rules, &start).unwrap();
        let (best, value) = turns[0];
        (three.probe(&start).unwrap(), start.text(&rules, best), value, turns[1].1)
    };
    assert_eq!(
        start_value("three,diagonals=mills"),
        (Value::Win(9), "b2".to_owned(), Value::Win(9), Value::Draw),
        "only the centre wins, in nine plies"
    );
    for drawn in ["three", "three,flying=always", "three,diagonals=mills,flying=always", "three,flying=three"] {
        assert_eq!(start_value(drawn).0, Value::Draw, "{drawn}");
    }
}

/// Every value of the positions that can arise from the start, worked out without symmetry, numbering or taking turns
/// back: sweeps over all of them until no win or loss of the sweep's depth is left to find.
fn brute_force(rules: &RuleSet) -> HashMap<([PointSet; 2], [u8; 2], Color), (Position, Value)> {
    let name = |position: &Position| {
        let Setup { men, in_hand, turn, .. } = position.setup();
        (men, in_hand, turn)
    };
    let rules = RuleSet { quiet_turns: None, ..*rules };
    let start = Position::start(&rules, Color::White);
    let mut known = HashMap::from([(name(&start), (start, Value::Draw))]);
    let mut successors = HashMap::new();
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        let mut next_names = Vec::new();
        if let Some(outcome) = position.verdict(&rules) {
            known.get_mut(&name(&position)).unwrap().1 = match outcome {
                Outcome::Draw { .. } => Value::Draw,
                Outcome::Win { winner, .. } if winner == position.turn() => Value::Win(0),
                Outcome::Win { .. } => Value::Loss(0),
            };
        } else {
            for mv in position.legal_moves(&rules) {
                let mut next = position;
                next.play_unchecked(&rules, mv);
                next_names.push((name(&next), next.turn() == position.turn()));
                known.entry(name(&next)).or_insert_with(|| {
                    open.push(next);
                    (next, Value::Draw)
                });
            }
        }
        successors.insert(name(&position), next_names);
    }
    for depth in 1.. {
        let mut found = Vec::new();
        for (position, next) in
            successors.iter().filter(|(position, next)| !next.is_empty() && known[position].1 == Value::Draw)
        {
            let value_of = |&(name, passed): &(_, bool)| {
                let value: Value = known[&name].1;
                (if passed { value.for_the_other() } else { value }).one_turn_earlier()
            };
            let best = next.iter().map(value_of).max().unwrap();
            if best.depth() == Some(depth) {
                found.push((*position, best));
            }
        }
        for (position, value) in &found {
            known.get_mut(position).unwrap().1 = *value;
        }
        if found.is_empty() && known.values().all(|(_, value)| value.depth().is_none_or(|found| found < depth)) {
            return known;
        }
    }
    unreachable!("depths end");
}

#[test]
fn every_value_is_that_of_a_brute_force_search() {
    for text in [
        "three",
        "three,diagonals=mills",
        "three,diagonals=paths,flying=three",
        "three,men=4,mill=removes",
        "three,men=4,mill=removes,slide-while-placing=yes",
        "three,men=4,mill=removes,diagonals=mills,flying=three",
        "three,men=4,mill=removes,diagonals=mills,double-mill=per-mill,flying=three,removal=any",
        "three,men=4,mill=removes,removal=strict,flying=always",
        "three,men=4,mill=removes,removal=last-three,diagonals=mills,slide-while-placing=yes",
        "three,men=4,mill=removes,blocked=draws",
        "three,men=4,mill=removes,blocked=passes",
        "three,men=4,mill=removes,blocked=passes,slide-while-placing=yes,diagonals=paths",
        "three,men=4,mill=wins,blocked=passes,diagonals=mills",
    ] {
        let rules = rules(text);
        let database = solved(&rules, Goal::Game);
        let known = brute_force(&rules);
        for (position, value) in known.values() {
            assert_eq!(database.probe(position), Some(*value), "{text}: {}", position.short_line(&rules));
        }
    }
}

#[test]
fn every_value_follows_from_its_successors_under_odd_rules_too() {
    for text in [
        "six,men=4",
        "six,men=3,flying=three,slide-while-placing=yes",
        "six,men=4,diagonals=mills,double-mill=per-mill,removal=any,blocked=passes",
        "six,men=3,flying=always,removal=strict,blocked=draws",
    ] {
        let rules = rules(text);
        assert_eq!(verified(&rules, &solved(&rules, Goal::Game)), None, "{text}");
    }
    for text in ["nine,diagonals=mills,removal=last-three,double-mill=per-mill", "nine,flying=never,blocked=passes"] {
        let rules = rules(text);
        assert_eq!(verified(&rules, &solved(&rules, Goal::Men(Material::moving(3, 3)))), None, "{text}");
    }
}

#[test]
fn a_pending_removal_is_not_in_the_tables_but_its_turns_are() {
    let rules = rules("nine");
    let nine = solved(&rules, Goal::Men(Material::moving(3, 3)));
    let pending = Position::from_line(&rules, "a7,d7,g7/a1,d1,f4,g4 w 0-0 x1").unwrap();
    assert_eq!(nine.probe(&pending), None);
    let turns = nine.rate_turns(&rules, &pending).unwrap();
    assert_eq!(turns.len(), 4);
    assert!(turns.is_sorted_by(|a, b| a.1 >= b.1));
    let few = Position::from_line(&rules, "a7,d7,g7/a1,d1 b 0-0").unwrap();
    assert_eq!(nine.probe(&few), Some(Value::Loss(0)));
    let many = Position::from_line(&rules, "a7,d7,g7,a4/a1,d1,b4 b 0-0").unwrap();
    assert_eq!(nine.probe(&many), None);
}

#[test]
fn rules_that_remember_are_refused_by_name() {
    for (text, field) in [
        ("morabaraba", "reforming"),
        ("nine,reforming=same-mill", "reforming"),
        ("nine,endgame-clock=10", "endgame-clock"),
        ("twelve,full-board=first-loses", "full-board"),
    ] {
        let error = Database::new(&rules(text)).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains(field), "{text}: {error}");
    }
    let nine = Database::new(&rules("nine")).unwrap();
    assert!(nine.covers(&rules("nine,quiet-turns=off,repetition=off,men=7")));
    for other in ["nine-no-flying", "six", "twelve", "lasker", "nine,endgame-clock=10"] {
        assert!(!nine.covers(&rules(other)), "{other}");
    }
}

// Damage

#[test]
fn the_verification_finds_one_damaged_value() {
    let rules = rules("six");
    let good = solved(&rules, Goal::Men(Material::moving(3, 3)));
    assert_eq!(verified(&rules, &good), None);
    let len = good.tables().next().unwrap().index().len();
    let mut dice = dice(2);
    for _ in 0..40 {
        // A copy of its own, since tables in a database are shared.
        let mut table = Arc::into_inner(only_table(solved(&rules, Goal::Men(Material::moving(3, 3))))).unwrap();
        let number = dice.random_range(0..len);
        let wrong = match table.at(number) {
            Value::Win(depth) if dice.random_bool(0.5) => Value::Win(depth + 2),
            Value::Loss(depth) if dice.random_bool(0.5) => Value::Loss(depth + 2),
            Value::Draw if dice.random_bool(0.5) => Value::Loss(2),
            Value::Draw => Value::Win(3),
            Value::Win(_) | Value::Loss(_) => Value::Draw,
        };
        table.overwrite(number, wrong);
        let mut damaged = Database::new(&rules).unwrap();
        damaged.insert(Arc::new(table));
        let found = verified(&rules, &damaged);
        assert!(found.is_some(), "{number} stored as {wrong} was not found");
    }
}

fn only_table(database: Database) -> Arc<Table> {
    let table = Arc::clone(database.tables().next().unwrap());
    drop(database);
    table
}

#[test]
fn a_damaged_file_is_an_error_that_names_it() {
    let folder = Folder::new("damage");
    let store = folder.store();
    let rules = rules("three");
    let stop = AtomicBool::new(false);
    let watch = Watch { threads: 1, stop: &stop, progress: &|_| {} };
    endgame::build(&rules, Goal::Game, Some(&store), OPTIONS, &stop, &Deaf).unwrap();
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
    let build = |options| endgame::build(&rules, Goal::Game, Some(&store), options, &stop, &Deaf);
    assert!(matches!(build(OPTIONS), Err(BuildError::Endgame(EndgameError::Damaged { .. }))));
    build(Plan { repair: true, ..OPTIONS }).unwrap();
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
    endgame::build(&rules, Goal::Game, Some(&whole.store()), OPTIONS, &AtomicBool::new(false), &Deaf).unwrap();
    let units = files(&whole.0).len();

    let pieces = Folder::new("pieces");
    let store = pieces.store();
    let (mut starts, mut solved) = (0, 0);
    loop {
        // Later and later, so that the largest subspace is finished in the end.
        let killer = Killer::new(5 + 10 * starts);
        let result = endgame::build(&rules, Goal::Game, Some(&store), OPTIONS, &killer.stop, &killer);
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
    let work = Background::start(&rules, Goal::for_play(&rules), folder.store(), 1).unwrap();
    let database = work.join().unwrap();
    assert_eq!(database.probe(&Position::start(&rules, Color::White)), Some(Value::Draw));
    assert!(Background::start(&crate::support::rules("morabaraba"), Goal::Total(6), folder.store(), 1).is_err());
    let stopped = Background::start(&rules, Goal::Game, folder.store(), 1).unwrap();
    stopped.stop();
    let _ = stopped.join();
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
