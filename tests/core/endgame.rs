//! The endgame databases: numbering, values against published counts and brute force, files, damage, resuming.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nine_mens_morris::endgame::{self, Database, Goal, Material, Stats, Watch};
use nine_mens_morris::rules::RuleSet;

fn rules(text: &str) -> RuleSet {
    text.parse().expect("the rule text is right")
}

/// Solves in memory.
fn solved(rules: &RuleSet, goal: Goal) -> Database {
    let stop = AtomicBool::new(false);
    let watch = Watch { threads: 2, stop: &stop, progress: &|_| {} };
    let mut database = Database::new(rules).unwrap();
    for unit in endgame::plan(rules, &goal.targets(rules).unwrap()) {
        let lower = |material| database.table(material).cloned();
        let tables = endgame::solve(rules, unit.material(), &lower, watch).unwrap();
        tables.into_iter().for_each(|table| database.insert(Arc::new(table)));
    }
    database
}

fn line(database: &Database, own: u8, other: u8) -> String {
    Stats::of(database.table(Material::moving(own, other)).unwrap()).to_string()
}

#[test]
fn the_published_counts_come_out() {
    let nine = solved(&rules("nine"), Goal::Men(Material::moving(4, 3)));
    for (own, other, expected) in [
        (3, 3, "3-3 classes 169626 win 140621 loss 28736 draw 269 max-win 25 max-loss 26"),
        (3, 4, "3-4 classes 760398 win 102281 loss 0 draw 658117 max-win 33 max-loss 0"),
        (4, 3, "4-3 classes 760398 win 75397 loss 3095 draw 681906 max-win 1 max-loss 32"),
    ] {
        assert_eq!(line(&nine, own, other), expected);
    }
}
