//! The shape of the source tree: no files that use each other in a circle, no folder in which a newcomer gets lost, and a
//! map in the crate's documentation that tells the truth.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Path, Tree};
use super::{read_root, source_files};

/// How many modules of the game's three large rooms may lie side by side in one folder.
const MAX_SIDE_BY_SIDE: usize = 15;
/// Rooms whose folders are counted.
const COUNTED: [&str; 3] = ["game", "ui", "view"];
/// The one room in which files may use each other: positions, rules and turns are one thing in several files.
const ONE_THING: &str = "rules";

#[test]
#[ignore = "being brought about"]
fn no_files_use_each_other_in_a_circle() {
    let files = source_files();
    let tree = Tree::new(files.iter().map(|(path, text)| (path.as_str(), text.as_str())));
    let circles: Vec<String> = circles(&tree)
        .into_iter()
        .filter(|circle| circle.iter().any(|module| module[0] != ONE_THING))
        .map(|circle| describe(&tree, &circle))
        .collect();
    assert!(circles.is_empty(), "{} circles:\n{}", circles.len(), circles.join("\n"));
}

#[test]
fn no_folder_of_the_large_rooms_holds_too_many_modules() {
    let files = source_files();
    let paths = files.iter().map(|(path, _)| path.as_str());
    let crowded: Vec<String> = side_by_side(paths)
        .into_iter()
        .filter(|(folder, names)| {
            COUNTED.contains(&folder.split('/').next().unwrap_or_default()) && names.len() > MAX_SIDE_BY_SIDE
        })
        .map(|(folder, names)| {
            format!("src/{folder} has {} modules side by side: group them by what they are for", names.len())
        })
        .collect();
    assert!(crowded.is_empty(), "{}", crowded.join("\n"));
}

#[test]
fn the_map_in_the_documentation_is_true() {
    let files = source_files();
    let tree = Tree::new(files.iter().map(|(path, text)| (path.as_str(), text.as_str())));
    let told = told_arrows(&read_root("src/lib.rs"));
    assert!(!told.is_empty(), "the documentation in src/lib.rs has a map");
    assert_eq!(told, arrows(&tree), "left: what the map in src/lib.rs says; right: what the files import");
}

/// Which top-level rooms each room uses.
fn arrows(tree: &Tree) -> BTreeMap<String, BTreeSet<String>> {
    let mut arrows = BTreeMap::<String, BTreeSet<String>>::new();
    for module in tree.modules() {
        let Some(room) = module.first().filter(|room| !["bin", "main"].contains(&room.as_str())) else { continue };
        let used = tree.used_by(module).into_iter().filter_map(|used| used.first());
        arrows.entry(room.clone()).or_default().extend(used.filter(|used| *used != room).cloned());
    }
    arrows
}

/// What the map says: lines of a crate's documentation such as `//! ai        ← rules, endgame`.
fn told_arrows(root: &str) -> BTreeMap<String, BTreeSet<String>> {
    let lines = root.lines().filter_map(|line| line.strip_prefix("//! ")?.split_once('←'));
    lines
        .map(|(room, used)| {
            let used = used.split('(').next().unwrap_or_default().split(',').map(str::trim);
            (room.trim().to_owned(), used.filter(|used| !used.is_empty()).map(str::to_owned).collect())
        })
        .collect()
}

/// The modules in each folder below `src/`, by the folder's path: a folder of its own counts as one.
fn side_by_side<'a>(files: impl Iterator<Item = &'a str>) -> BTreeMap<String, BTreeSet<String>> {
    let mut folders = BTreeMap::<String, BTreeSet<String>>::new();
    for file in files.filter_map(|file| file.strip_prefix("src/")) {
        let parts: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
        for depth in 1..parts.len() {
            if parts[depth] != "mod" {
                folders.entry(parts[..depth].join("/")).or_default().insert(parts[depth].to_owned());
            }
        }
    }
    folders
}

/// The groups of modules in which each can be reached from each other (Tarjan's strongly connected components, found here by
/// following the arrows from every module: the tree is small).
fn circles(tree: &Tree) -> Vec<Vec<Path>> {
    let reached: BTreeMap<&Path, BTreeSet<&Path>> =
        tree.modules().map(|module| (module, reach(tree, module))).collect();
    let mut done = BTreeSet::new();
    let mut circles = Vec::new();
    for module in tree.modules() {
        let circle: Vec<Path> = reached[module]
            .iter()
            .filter(|other| reached[**other].contains(module))
            .map(|other| (*other).clone())
            .collect();
        if circle.len() > 1 && done.insert(circle.clone()) {
            circles.push(circle);
        }
    }
    circles
}

/// Everything that can be reached from a module; the module itself only if a circle leads back.
fn reach<'a>(tree: &'a Tree, module: &Path) -> BTreeSet<&'a Path> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&Path> = tree.used_by(module).into_iter().collect();
    while let Some(next) = open.pop() {
        if reached.insert(next) {
            open.extend(tree.used_by(next));
        }
    }
    reached
}

fn describe(tree: &Tree, circle: &[Path]) -> String {
    let arrows = circle.iter().flat_map(|module| {
        let used = tree.used_by(module).into_iter().filter(|used| circle.contains(used));
        used.map(|used| format!("  {} uses {}", tree.file(module), tree.file(used)))
    });
    arrows.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_checker_finds_circles_crowds_and_lies() {
    let files = [
        ("src/lib.rs", "//! a ← b, c (both)\n//! b ←\n"),
        ("src/a/mod.rs", "mod one; mod two; pub use two::Two; fn f() { one::f(); }"),
        ("src/a/one.rs", "use super::Two;"),
        ("src/a/two.rs", "use super::one::f; use crate::b::B;"),
        ("src/b.rs", "pub struct B;"),
        ("src/c.rs", "fn f() { crate::a::one::f(); }"),
    ];
    let tree = Tree::new(files);
    let found: Vec<String> = circles(&tree).iter().map(|circle| describe(&tree, circle)).collect();
    assert_eq!(found, ["  src/a/one.rs uses src/a/two.rs\n  src/a/two.rs uses src/a/one.rs"]);
    let set = |names: &[&str]| -> BTreeSet<String> { names.iter().map(|name| (*name).to_owned()).collect() };
    let told = told_arrows(files[0].1);
    assert_eq!(told, BTreeMap::from([("a".to_owned(), set(&["b", "c"])), ("b".to_owned(), set(&[]))]));
    let real =
        BTreeMap::from([("a".to_owned(), set(&["b"])), ("b".to_owned(), set(&[])), ("c".to_owned(), set(&["a"]))]);
    assert_eq!(arrows(&tree), real);
    let folders =
        side_by_side(["src/x/mod.rs", "src/x/a.rs", "src/x/y/mod.rs", "src/x/y/b.rs", "src/z.rs"].into_iter());
    assert_eq!(folders, BTreeMap::from([("x".to_owned(), set(&["a", "y"])), ("x/y".to_owned(), set(&["b"]))]));
}
