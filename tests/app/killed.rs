//! Nothing is lost when the program is killed at any moment.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::saving::{Folder, read};

/// How many times the program is killed: enough to hit every moment of a write; `MORRIS_KILLS` names another number.
const KILLS: u32 = 40;

/// What the program says of its game: turns, removals pending, and whether it is over.
type State3 = (usize, u8, bool);

struct Player {
    child: Child,
    lines: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Player {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_morris"))
            .args(["--headless", "--rules", "three", "--white", "journeyman", "--black", "apprentice"])
            .env("NINE_MENS_MORRIS_DATA", folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("its output is read")).lines();
        Self { child, lines }
    }

    /// Waits until it has told a step, or ended. Returns what it said until then.
    fn wait_for_a_step(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        for line in self.lines.by_ref().map_while(Result::ok) {
            let played = line.starts_with("played");
            said.push(line);
            if played {
                break;
            }
        }
        said
    }

    /// Kills it and returns what it said until then.
    fn kill(mut self) -> Vec<String> {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it ends");
        self.lines.map_while(Result::ok).collect()
    }
}

fn state_of(line: &str) -> State3 {
    let words: Vec<&str> = line.split(' ').collect();
    let number = |index: usize| words[index].parse::<usize>().expect("a number");
    (number(1), number(2) as u8, words.last() == Some(&"over"))
}

#[test]
fn killed_at_any_moment_it_loses_at_most_the_step_under_way() {
    let kills = std::env::var("MORRIS_KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(KILLS);
    let folder = Folder::new();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(20);
    let mut last: Option<State3> = None;
    let mut games = 0;
    let mut steps = 0;
    for round in 0..kills {
        let mut player = Player::start(&folder.0);
        // Every other time it is killed while it plays, however slow the machine; else wherever it has come to.
        let mut said = if round % 2 == 0 { player.wait_for_a_step() } else { Vec::new() };
        std::thread::sleep(Duration::from_micros(random.random_range(20_000..160_000)));
        said.extend(player.kill());
        assert!(!said.iter().any(|line| line.starts_with("notice")), "round {round}: {said:?}");
        for line in &said {
            match (line.split(' ').next(), last) {
                (Some("begins"), None | Some((_, _, true))) => {}
                // The step that was under way when it was killed may be the one that ended the match, or the first
                // of one.
                (Some("begins"), Some((turns, ..))) => {
                    let ended = folder.games().iter().map(|path| read(path).game.ply()).max();
                    assert!(turns <= 1 || ended.is_some(), "round {round}: a match of {turns} turns is gone");
                }
                (Some("continues"), Some((turns, pending, over))) => {
                    let (now, owed, _) = state_of(&format!("{line} x"));
                    // After the end of a match the step under way is the first of the next one.
                    let (turns, pending) = if over { (0, 0) } else { (turns, pending) };
                    let step = now == turns && owed <= pending || now == turns + 1;
                    assert!(step, "round {round}: {turns} turns and {pending} owed became {now} and {owed}");
                }
                (Some("continues"), None) => {}
                (Some("played"), _) => {
                    steps += 1;
                    games += usize::from(line.ends_with("over"));
                }
                other => panic!("round {round}: {other:?} {line:?}"),
            }
            if line.starts_with("played") {
                last = Some(state_of(line));
            } else if line.starts_with("continues") {
                last = Some(state_of(&format!("{line} x")));
            } else {
                last = None;
            }
        }
    }
    let kept = folder.games();
    kept.iter().for_each(|path| assert!(read(path).verdict.is_some(), "{} is whole", path.display()));
    assert!(kept.len() >= games, "{games} matches ended, {} are kept", kept.len());
    assert!(steps > 0, "it was killed before it ever played: the test shows nothing");
    println!("{kills} kills, {steps} steps told, {games} matches told as over, {} kept", kept.len());
}
