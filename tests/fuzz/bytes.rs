//! Files: records, kept games, endgame tables, settings.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use nine_mens_morris::endgame::{self, BuildOptions, Extent, Listener, Material, Progress, Store, Table, Watch};
use nine_mens_morris::record::{Library, Record, Tags, decode, import, import_game};
use nine_mens_morris::rules::{Preset, RuleSet};

use rand::RngExt;

use crate::feed::{Diet, feed};
use crate::mutate::dice;
use crate::texts::{game, turns};

/// A folder of a test's own, empty at the start and gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("morris-fuzz-{name}-{}", std::process::id()));
        // There is none as a rule.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("the temporary folder");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn records(name: &str) -> Vec<Vec<u8>> {
    let mut dice = dice(name, u64::MAX);
    let mut seeds = Vec::new();
    for _ in 0..20 {
        let game = game(&mut dice);
        seeds.push(Record::from_game(&game, Tags::default()).text().into_bytes());
        // Other programs' lists of turns.
        if *game.rules() == Preset::Nine.rules() && game.ply() > 4 {
            seeds.push(turns(&game).into_bytes());
        }
    }
    let puzzles = include_str!("../../assets/puzzles/puzzles.pgn");
    seeds.extend(puzzles.split("\n\n[").take(4).map(|text| format!("[{}", text.trim_start_matches('[')).into_bytes()));
    seeds.retain(|seed| import(&String::from_utf8_lossy(seed), &RuleSet::default()).is_ok());
    seeds
}

const WORDS: [&str; 39] = [
    "[Variant \"Lasker Morris\"]",
    "[FEN \"",
    "Place to ",
    ", take ",
    " -> ",
    "{[%clk 0:09:58]}",
    "\u{feff}",
    "\n[White \"B\"]\n\n",
    "$10$3",
    "[Rules \"",
    "[Position \"",
    "[White \"",
    "[Result \"1-0\"]",
    "\"]",
    "\\\"",
    "1.",
    "12…",
    "{",
    "}",
    "(",
    ")",
    "1-0",
    "1/2-1/2",
    "*",
    "a7",
    "d6xa4",
    "d5-d6",
    "!?",
    "$1",
    ";",
    "%",
    "\n\n",
    "\r\n",
    "nine",
    "six",
    "1-9",
    "23x",
    "[Date \"2026.02.30\"]",
    "[Reason \"time\"]",
];

#[test]
fn records_are_read_or_refused() {
    let seeds = records("records");
    feed(&Diet { name: "records", share: 12, seeds, words: &WORDS }, |dice, input| {
        let text = match decode(input) {
            Ok(text) => text,
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "one line: {error}");
                return false;
            }
        };
        // One game alone is what it is among the others.
        let number = dice.random_range(0..4);
        let alone = import_game(&text, &RuleSet::default(), number);
        match import(&text, &RuleSet::default()) {
            Ok(imported) => {
                assert!(!imported.games.is_empty());
                let place = imported.numbers.iter().position(|&known| known == number);
                let wanted = place.and_then(|place| imported.games.get(place));
                assert_eq!(
                    alone.ok().and_then(|alone| alone.games.into_iter().next()).as_ref(),
                    wanted,
                    "game {number}"
                );
                let told = imported.remarks.iter().chain(&imported.refused);
                assert!(told.into_iter().all(|remark| !remark.to_string().contains('\n')));
                for record in imported.games {
                    let text = record.text();
                    let again = import(&text, &RuleSet::default()).unwrap_or_else(|error| panic!("{error}: {text}"));
                    let again = again.into_first();
                    assert_eq!(again, record, "read back from:\n{text}");
                    assert_eq!(again.text(), text);
                    record.to_game().expect("a record holds a game");
                }
                true
            }
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "one line: {error}");
                false
            }
        }
    });
}

#[test]
fn kept_games_are_listed_or_told_to_be_damaged() {
    let folder = Folder::new("library");
    let (seeds, path) = (records("library"), folder.0.join("2026-01-01-a-game.pgn"));
    feed(&Diet { name: "library", share: 3, seeds, words: &WORDS }, |_, input| {
        fs::write(&path, input).expect("the temporary folder");
        let listing = Library::open(&folder.0).list().expect("a folder that can be read");
        assert_eq!(listing.games.len() + listing.damaged.len(), 1, "it is one or the other");
        assert_eq!(fs::read(&path).expect("still there"), input, "reading changes nothing");
        listing.damaged.is_empty()
    });
}

struct Deaf;

impl Listener for Deaf {
    fn progress(&self, _progress: Progress) {}
    fn finished(&self, _table: &Table, _solved: bool) {}
}

#[test]
fn endgame_tables_are_read_as_they_were_written_or_refused() {
    let folder = Folder::new("tables");
    let (rules, stop) = (Preset::Three.rules(), AtomicBool::new(false));
    let store = Store::new(&folder.0);
    let options = BuildOptions { threads: 1, verify: false, repair: false, keep: true };
    endgame::build(&rules, Extent::Game, Some(&store), options, &stop, &Deaf).expect("a small game");
    let watch = Watch { threads: 1, stop: &stop, progress: &|_| {} };
    let material = Material::moving(3, 3);
    let path = store.path(&rules, material);
    let good = fs::read(&path).expect("it was written");
    let values = |table: &Table| (0..table.index().len()).map(|at| table.at(at)).collect::<Vec<_>>();
    let whole = values(&store.load(&rules, material, watch).expect("good").expect("there"));
    let seeds = vec![good];
    let words = ["MORRISEG", "\u{1}\0\0\0", "\0\0\0\0\0\0\0\0", "\u{7f}\u{7f}\u{7f}\u{7f}"];
    feed(&Diet { name: "tables", share: 8, seeds, words: &words }, |_, input| {
        fs::write(&path, input).expect("the temporary folder");
        match store.load(&rules, material, watch) {
            Ok(table) => {
                assert_eq!(values(&table.expect("the file is there")), whole, "a wrong table is worse than none");
                true
            }
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "one line: {error}");
                false
            }
        }
    });
}

#[cfg(feature = "game")]
#[test]
fn settings_are_read_as_far_as_they_go() {
    use nine_mens_morris::preferences::{Preferences, store};

    let folder = Folder::new("settings");
    let path = folder.0.join("settings.json");
    store::write(&path, &Preferences::default()).expect("the temporary folder");
    let usual = fs::read(&path).expect("it was written");
    let seeds = vec![usual, b"{}".to_vec(), br#"{"quality": "high", "text-scale": 1.5, "vsync": false}"#.to_vec()];
    let words = [
        "{",
        "}",
        "[",
        "]",
        "\"",
        ":",
        ",",
        "null",
        "true",
        "-0.0",
        "NaN",
        "\\u0000",
        "\\ud800",
        "\"quality\"",
        "\"keys\"",
        "[[[[[[[[[[",
    ];
    feed(&Diet { name: "settings", share: 5, seeds, words: &words }, |_, input| {
        let Some(told) = store::parse(input) else { return false };
        assert_eq!(told.preferences.clone().within_bounds(), told.preferences, "within bounds");
        store::write(&path, &told.preferences).expect("the temporary folder");
        let again = store::parse(&fs::read(&path).expect("it was written")).expect("its own file");
        assert_eq!((again.preferences, again.unread), (told.preferences, vec![]), "read back");
        true
    });
}

#[cfg(feature = "game")]
#[test]
fn what_was_counted_and_solved_is_read_or_refused() {
    use nine_mens_morris::game::{Solved, Statistics};

    let seeds = vec![
        br#"{"games":[{"date":"2031.05.27","rules":"nine","white":"human","black":"master","winner":"none","turns":61}]}"#
            .to_vec(),
        br#"{"solved":{"nine-01":0,"three-02":3}}"#.to_vec(),
    ];
    let words =
        ["{", "}", "[", "]", "\"games\"", "\"solved\"", ":", ",", "null", "-1", "1e99", "\"turns\"", "[[[[[[[["];
    feed(&Diet { name: "counts", share: 2, seeds, words: &words }, |_, input| {
        let solved: Option<Solved> = serde_json::from_slice(input).ok();
        let counted: Option<Statistics> = serde_json::from_slice(input).ok();
        if let Some(counted) = &counted {
            assert_eq!(serde_json::from_str::<Statistics>(&counted.text()).ok().as_ref(), Some(counted), "read back");
        }
        solved.is_some() || counted.is_some()
    });
}

#[cfg(feature = "game")]
#[test]
fn a_command_line_is_understood_or_refused() {
    use clap::Parser;
    use nine_mens_morris::app::Options;

    let lines = [
        "--white human --black master --rules nine,flying=never",
        "--moves d6_f4_d2 --size 960x540 --quality low --language de",
        "--attract --shot a.png --at 4 --shot b.png --at 7.5 --seed 18446744073709551615",
        "--position a7,d7,a4/d5,e4,d2,f6,c3_w_0-0 --touch d7_g7 --text-size 1.5",
        "assets/puzzles/puzzles.pgn --full-screen",
    ];
    let seeds = lines.map(|line| line.as_bytes().to_vec()).to_vec();
    let words =
        ["--size", "--rules", "--at", "--", "-", "=", "0x0", "NaN", "inf", "-1", "1e39", "--seed", "--page", "all"];
    feed(&Diet { name: "arguments", share: 2, seeds, words: &words }, |_, input| {
        let text = String::from_utf8_lossy(input);
        // A space ends a word, an underline is a space within one.
        let words = text.split(' ').map(|word| word.replace('_', " "));
        let Ok(options) = Options::try_parse_from(std::iter::once("morris".to_owned()).chain(words)) else {
            return false;
        };
        let options = options.with_shots();
        assert_eq!(options.shots.len(), options.shot_files.len());
        match options.opening() {
            Ok(_) => true,
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "one line: {error}");
                false
            }
        }
    });
}
