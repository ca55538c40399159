//! The endgame databases: the numbering, and the values against published counts, brute force and the rules core.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nine_mens_morris::endgame::{
    self, BuildOptions, Database, Extent, Index, Listener, Material, Progress, Stats, Table, Value, Watch,
};
use nine_mens_morris::rules::{ByColor, Color, Outcome, PointSet, Position, RuleSet, Setup, Symmetry};
use rand::RngExt;

use crate::support::{dice, rules};

/// Follows nothing.
pub(crate) struct Deaf;

impl Listener for Deaf {
    fn progress(&self, _progress: Progress) {}
    fn finished(&self, _table: &Table, _solved: bool) {}
}

/// Keeps everything in memory.
pub(crate) const OPTIONS: BuildOptions = BuildOptions { threads: 2, verify: false, repair: false, keep: true };

/// Solves in memory.
pub(crate) fn solved(rules: &RuleSet, extent: Extent) -> Database {
    endgame::build(rules, extent, None, OPTIONS, &AtomicBool::new(false), &Deaf).unwrap()
}

/// The first value that does not follow from its successors.
pub(crate) fn verified(rules: &RuleSet, database: &Database) -> Option<endgame::Mismatch> {
    let stop = AtomicBool::new(false);
    let watch = Watch { threads: 2, stop: &stop, progress: &|_| {} };
    let check = |table: &Arc<Table>| endgame::verify(rules, table.material(), database, watch).unwrap();
    database.tables().find_map(check)
}

fn line(database: &Database, own: u8, other: u8) -> String {
    Stats::of(database.table(Material::moving(own, other)).unwrap()).to_string()
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
        let board = rules(text).board();
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
    let nine = solved(&rules, Extent::Men(Material::moving(4, 3)));
    let mut dice = dice(1);
    for table in nine.tables() {
        for _ in 0..2000 {
            let (own, other) = table.index().unrank(dice.random_range(0..table.index().len()));
            let place = table.index().canonical(own, other);
            for symmetry in Symmetry::all(rules.board()) {
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
    let nine = solved(&rules("nine"), Extent::Total(7));
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
        let three = solved(&rules, Extent::Game);
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

/// What makes two positions the same: men, hands and side to move.
type Name = (ByColor<PointSet>, ByColor<u8>, Color);

/// Every value of the positions that can arise from the start, worked out without symmetry, numbering or taking turns
/// back: sweeps over all of them until no win or loss of the sweep's depth is left to find.
fn brute_force(rules: &RuleSet) -> HashMap<Name, (Position, Value)> {
    let name = |position: &Position| {
        let Setup { men, in_hand, turn, .. } = position.setup();
        (men, in_hand, turn)
    };
    let rules = rules.with_quiet_turns(None);
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
                (if passed { value.reversed() } else { value }).one_turn_earlier()
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
        let database = solved(&rules, Extent::Game);
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
        assert_eq!(verified(&rules, &solved(&rules, Extent::Game)), None, "{text}");
    }
    for text in ["nine,diagonals=mills,removal=last-three,double-mill=per-mill", "nine,flying=never,blocked=passes"] {
        let rules = rules(text);
        assert_eq!(verified(&rules, &solved(&rules, Extent::Men(Material::moving(3, 3)))), None, "{text}");
    }
}

#[test]
fn a_pending_removal_is_not_in_the_tables_but_its_turns_are() {
    let rules = rules("nine");
    let nine = solved(&rules, Extent::Men(Material::moving(3, 3)));
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

#[test]
fn the_verification_finds_one_damaged_value() {
    let rules = rules("six");
    let good = solved(&rules, Extent::Men(Material::moving(3, 3)));
    assert_eq!(verified(&rules, &good), None);
    let len = good.tables().next().unwrap().index().len();
    let mut dice = dice(2);
    for _ in 0..40 {
        // A copy of its own, since tables in a database are shared.
        let mut table = only_table(solved(&rules, Extent::Men(Material::moving(3, 3))));
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

/// The table of a database that has one, to write into.
pub(crate) fn only_table(database: Database) -> Table {
    Arc::into_inner(database.into_tables().next().unwrap()).expect("nobody else holds it")
}
