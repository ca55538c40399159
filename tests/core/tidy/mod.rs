//! The order of the source tree: which layer may use which, and what no file may contain. Reads `src/` as text.

mod map;
mod ownership;
mod source;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use source::{named_paths, without_tests_and_comments};

/// The most lines a file should have.
const MAX_LINES: usize = 400;
/// Folders that know nothing of the engine that draws the game.
const PLAIN: [&str; 10] = [
    "src/rng.rs",
    "src/platform/",
    "src/rules/",
    "src/endgame/",
    "src/ai/",
    "src/learn/",
    "src/record/",
    "src/review/",
    "src/puzzle/",
    "src/bin/morris-engine/",
];
/// What a review may use.
const BELOW_REVIEW: [&str; 5] = ["rules", "endgame", "ai", "record", "review"];

#[test]
fn the_source_tree_is_in_order() {
    let complaints: Vec<String> = source_files().iter().flat_map(|(path, text)| check(path, text)).collect();
    assert!(complaints.is_empty(), "the source tree is out of order:\n{}", complaints.join("\n"));
}

/// Every Rust file of `src/` and `tests/`: its path from the package's root, and its text.
fn source_files() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        collect(&root.join(folder), &mut files);
    }
    assert!(files.iter().any(|file| file.ends_with("rules/position.rs")), "src/ is read");
    let read = |file: &PathBuf| {
        let path = file.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
        let text = read_root(&path);
        (path, text)
    };
    files.iter().map(read).collect()
}

/// The text of a file, given its path from the package's root.
fn read_root(path: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.expect("a folder that can be listed").path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
}

/// What is wrong with a file, given its path from the package's root.
fn check(path: &str, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut complain = |what: String| complaints.push(format!("{path}: {what}"));
    if !text.starts_with("//!") {
        complain("must open with a //! comment that says what it is".to_owned());
    }
    let lines = text.lines().count();
    if lines > MAX_LINES {
        complain(format!("has {lines} lines, more than {MAX_LINES}: split it by concept"));
    }
    if PLAIN.iter().any(|folder| path.starts_with(folder)) {
        // Written so that this file does not contain them either.
        for word in ["be\u{76}y", "e\u{67}ui"] {
            if text.to_lowercase().contains(word) {
                complain(format!("must not even mention the word '{word}': this layer builds without it"));
            }
        }
    }
    if path.starts_with("src/") {
        let code = without_tests_and_comments(text);
        for (pattern, advice) in [
            (".unwrap()", "return an error, or expect(\"why this cannot fail\")"),
            ("todo!", "finish it"),
            ("dbg!", "remove it"),
        ] {
            if code.contains(pattern) {
                complain(format!("contains {pattern} outside tests: {advice}"));
            }
        }
        for used in used_modules(path, text) {
            if let Some(law) = forbidden(path, &used) {
                complain(format!("uses '{used}', but {law}"));
            }
        }
    }
    complaints
}

/// The law that a use of a top-level module breaks, if it breaks one.
fn forbidden(path: &str, used: &str) -> Option<&'static str> {
    let layer = path.strip_prefix("src/")?.split(['/', '.']).next()?;
    let (broken, law) = match layer {
        "rng" => (true, "rng uses nothing of ours"),
        "platform" => (used != "platform", "platform uses nothing of ours"),
        // The ground floor, which any other may stand on; rules ask no operating system.
        _ if used == "rng" || (used == "platform" && layer != "rules") => (false, ""),
        "preferences" => (used != "preferences", "preferences use only platform"),
        "rules" => (used != "rules", "rules use only rng"),
        "endgame" => (!["rules", "endgame"].contains(&used), "endgame uses only rules"),
        "ai" => (!["rules", "endgame", "ai"].contains(&used), "ai uses only rules and endgame"),
        "learn" => (!["rules", "learn"].contains(&used), "learn uses only rules"),
        "puzzle" => (
            used != "puzzle" && !BELOW_REVIEW.contains(&used),
            "puzzle uses only rules, endgame, ai, record and review",
        ),
        "review" => (!BELOW_REVIEW.contains(&used), "review uses only rules, endgame, ai and record"),
        "record" => (!["rules", "record"].contains(&used), "record uses only rules"),
        "game" => (["view", "ui"].contains(&used), "game must run without view and ui"),
        "view" => (used == "ui", "view and ui never import each other"),
        "ui" => (used == "view", "view and ui never import each other"),
        "bin" => (["game", "view", "ui", "app"].contains(&used), "the command line builds without the game"),
        _ => (false, ""),
    };
    broken.then_some(law)
}

/// The top-level modules of our crate that a file names, by any path that begins with `crate`, `super` or its name.
fn used_modules(path: &str, text: &str) -> BTreeSet<String> {
    named_paths(path, text).into_iter().filter_map(|path| path.into_iter().next()).collect()
}

/// What the checker says of a planted file, without the file's name.
fn planted(path: &str, code: &str) -> Vec<String> {
    let complaints = check(path, &format!("//! A file.\n{code}\n"));
    complaints.into_iter().map(|complaint| complaint.trim_start_matches(&format!("{path}: ")).to_owned()).collect()
}

#[test]
fn the_checker_finds_imports_across_layers() {
    let view_in_game = "uses 'view', but game must run without view and ui";
    for code in [
        "use crate::view::layout;",
        "use crate::{rules::Game, view};",
        "use crate::{\n    rules::{Game, Move},\n    view::{self, layout::Size},\n};",
        "use super::super::view::layout;",
        "use super::{super::view::Camera, men};",
        "fn f() { crate::view::draw(); }",
        "use nine_mens_morris::view::Camera;",
    ] {
        assert_eq!(planted("src/game/board.rs", code), [view_in_game], "{code}");
    }
    assert_eq!(planted("src/game/mod.rs", "use super::view;"), [view_in_game]);
    assert_eq!(
        planted("src/view/men.rs", "use crate::ui::Theme;"),
        ["uses 'ui', but view and ui never import each other"]
    );
    assert_eq!(
        planted("src/ui/hud.rs", "use crate::view::Theme;"),
        ["uses 'view', but view and ui never import each other"]
    );
    assert_eq!(planted("src/rules/game.rs", "use crate::ai::think;"), ["uses 'ai', but rules use only rng"]);
    assert_eq!(planted("src/rules/game.rs", "use crate::platform::now;"), ["uses 'platform', but rules use only rng"]);
    assert_eq!(planted("src/endgame/file.rs", "use crate::ai::Level;"), ["uses 'ai', but endgame uses only rules"]);
    assert_eq!(planted("src/ai/mod.rs", "use crate::game::Seat;"), ["uses 'game', but ai uses only rules and endgame"]);
    assert_eq!(planted("src/record/write.rs", "use crate::ai::Stop;"), ["uses 'ai', but record uses only rules"]);
    let complaint = "uses 'puzzle', but review uses only rules, endgame, ai and record";
    assert_eq!(planted("src/review/worth.rs", "use crate::puzzle::Goal;"), [complaint]);
    let complaint = "uses 'game', but puzzle uses only rules, endgame, ai, record and review";
    assert_eq!(planted("src/puzzle/goal.rs", "use crate::game::Seat;"), [complaint]);
    let engine = "src/bin/morris-engine/uci.rs";
    assert_eq!(
        planted(engine, "use nine_mens_morris::{ai, game::Board};"),
        ["uses 'game', but the command line builds without the game"]
    );
}

/// The clock on the wall may be set, and go backwards: it is asked for the day alone. What is measured is measured by clocks
/// that only go forward.
#[test]
fn the_clock_on_the_wall_is_asked_for_dates_alone() {
    let asks = ["SystemTime::now", "ZonedDateTime::now", "Timestamp::now", "Zoned::now"];
    let mut asking: Vec<String> = Vec::new();
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).expect("the source").flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = std::fs::read_to_string(&path)
                && asks.iter().any(|ask| text.contains(ask))
            {
                asking.push(path.file_name().expect("a file").to_string_lossy().into_owned());
            }
        }
    }
    asking.sort();
    assert_eq!(asking, ["clock.rs"]);
}

#[test]
fn the_checker_lets_good_imports_pass() {
    for (path, code) in [
        ("src/game/board.rs", "use super::men::Man;\nuse crate::rules::Game;\nuse crate::ai::{Level, think};"),
        ("src/game/board.rs", "// use crate::view::Camera;\npub(crate) fn view() {}\nlet view = ui::paint;"),
        ("src/view/men.rs", "use crate::game::{self, Man};\nuse super::layout::{Size, ui};"),
        ("src/record/library.rs", "use crate::platform::write_atomically;"),
        ("src/rules/game.rs", "use super::color::Color;\npub(super) fn f() {}\npub(crate) fn g() {}"),
        ("src/ai/search.rs", "use crate::{endgame::Database, rules::{Game, Move}};"),
        ("src/bin/morris-engine/show.rs", "use crate::picture;\nuse nine_mens_morris::rules::Game;"),
        ("src/app.rs", "use crate::{game, ui, view};"),
    ] {
        assert_eq!(planted(path, code), Vec::<String>::new(), "{path}: {code}");
    }
}

#[test]
fn the_checker_finds_words_that_do_not_belong() {
    let word = ["be", "vy"].concat();
    let complaint = format!("must not even mention the word '{word}': this layer builds without it");
    for path in ["src/rules/a.rs", "src/endgame/a.rs", "src/ai/deep/a.rs", "src/bin/morris-engine/a.rs"] {
        assert_eq!(planted(path, &format!("// No {} here.", word.to_uppercase())), [complaint.clone()]);
    }
    assert_eq!(planted("src/game/board.rs", &format!("use {word}::prelude::*;")), Vec::<String>::new());
    // Put together, so that this file itself has no such call.
    let unfinished = ["to", "do!()"].concat();
    let complaints = planted("src/view/a.rs", &format!("fn f() {{ g().unwrap(); {unfinished}; dbg!(1); }}"));
    assert_eq!(complaints.len(), 3, "{complaints:?}");
    let tests = "fn f() -> u8 { 1 }\n#[cfg(test)]\nmod tests {\n    fn f() { g().unwrap(); }\n}";
    assert_eq!(planted("src/view/a.rs", tests), Vec::<String>::new());
}

#[test]
fn the_checker_wants_a_first_word_and_short_files() {
    assert_eq!(check("src/view/a.rs", "use std::fmt;\n").len(), 1);
    let long = "//! Long.\n".repeat(MAX_LINES + 1);
    assert_eq!(check("src/view/a.rs", &long), ["src/view/a.rs: has 401 lines, more than 400: split it by concept"]);
}
