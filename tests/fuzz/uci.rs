//! The engine's loop of text commands: a long talk of good, bad and mutated lines, as one program after the other.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use rand::RngExt;

use crate::feed::inputs;
use crate::mutate::{dice, mutated};
use crate::texts::{game, turns};

/// Lines that one program hears.
const A_TALK: u64 = 3_000;
/// The most memory that the program may have taken, in KB; its table takes 1 MB.
const MAX_MEMORY: u64 = 100_000;

const LINES: [&str; 28] = [
    "uci",
    "isready",
    "ucinewgame",
    "position startpos",
    "position startpos moves d6 f4 d2",
    "go depth 3",
    "go nodes 200",
    "go movetime 1",
    "go infinite",
    "go ponder",
    "ponderhit",
    "stop",
    "d",
    "legal",
    "perft 2",
    "perft 40",
    "setoption name Rules value six",
    "setoption name Rules value nine,flying=never",
    "setoption name Threads value 2",
    "setoption name Level value apprentice",
    "setoption name Level value full",
    "setoption name Seed value 7",
    "setoption name MultiPV value 3",
    "setoption name Clear Hash",
    "setoption name Endgames value False",
    "go depth 2 searchmoves d6 f4 multipv 2",
    "go mate 2",
    "go wtime 20 btime 20 winc 1 binc 1 movestogo 2",
];

const WORDS: [&str; 19] = [
    "position",
    "startpos",
    "fen",
    "moves",
    "go",
    "depth",
    "nodes",
    "setoption",
    "name",
    "value",
    "Rules",
    "d6",
    "xa4",
    "infinite",
    "searchmoves",
    "multipv",
    "mate",
    "\t",
    "perft",
];

/// Whether a line asks for what a test should not do: a huge table, a program that is told to end, a search with a bound
/// that it takes long to reach.
fn too_much(line: &str) -> bool {
    let low = line.to_lowercase();
    low.contains("hash") || low.trim() == "quit" || low.contains("threads")
}

#[test]
fn the_engine_hears_anything_and_goes_on() {
    let mut seeds: Vec<Vec<u8>> = LINES.iter().map(|line| line.as_bytes().to_vec()).collect();
    let mut lot = dice("uci", u64::MAX);
    for _ in 0..20 {
        let game = game(&mut lot);
        seeds.push(format!("setoption name Rules value {}", game.rules()).into_bytes());
        seeds.push(format!("position startpos moves {}", turns(&game)).into_bytes());
        seeds.push(format!("position fen {}", game.position().line(game.rules(), game.ply())).into_bytes());
    }
    let count = inputs(12);
    for talk in 0..count.div_ceil(A_TALK) {
        let lines = (talk * A_TALK..((talk + 1) * A_TALK).min(count)).map(|number| {
            let mut dice = dice("uci", number);
            let line = if dice.random_bool(0.2) {
                LINES[dice.random_range(0..LINES.len())].as_bytes().to_vec()
            } else {
                mutated(&mut dice, &seeds, &WORDS)
            };
            if too_much(&String::from_utf8_lossy(&line)) { b"isready".to_vec() } else { line }
        });
        converse(talk, lines);
    }
}

/// One program hears the lines, and answers a last question before it ends in peace.
fn converse(talk: u64, lines: impl Iterator<Item = Vec<u8>>) {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_morris-engine"))
        .arg("uci")
        .env("NINE_MENS_MORRIS_DATA", std::env::temp_dir().join("morris-fuzz-no-endgames"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let (mut input, output) = (engine.stdin.take().expect("piped"), engine.stdout.take().expect("piped"));
    let listener = std::thread::spawn(move || {
        let (mut answers, mut last) = (0_u64, Vec::new());
        let (mut reader, mut line) = (BufReader::new(output), Vec::new());
        while reader.read_until(b'\n', &mut line).expect("the engine's answers") > 0 {
            answers += 1;
            // What was asked long before may be answered last: getting ready takes its time.
            if line != b"readyok\n" {
                last.clone_from(&line);
            }
            line.clear();
        }
        (answers, String::from_utf8(last).expect("answers are text"))
    });
    let mut said = b"setoption name Hash value 1\n".to_vec();
    for line in lines {
        said.extend(line);
        said.push(b'\n');
    }
    said.extend(b"stop\nsetoption name Rules value nine\nposition startpos\nsetoption name Level value full\ngo depth 1\nstop\n");
    let heard = input.write_all(&said).is_ok();
    // It ends at the end of its input, when it has said all.
    let memory = format!("/proc/{}/status", engine.id());
    let most = std::fs::read_to_string(memory).ok().and_then(|text| {
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.trim().trim_end_matches(" kB").parse::<u64>().ok()
    });
    drop(input);
    let (answers, last) = listener.join().expect("the listener");
    let ended = engine.wait_with_output().expect("the engine ends");
    let complaint = || {
        let path = std::env::temp_dir().join(format!("morris-fuzz-uci-{talk}"));
        std::fs::write(&path, &said).expect("the temporary folder");
        format!("talk {talk}, kept as {}: {}", path.display(), String::from_utf8_lossy(&ended.stderr))
    };
    assert!(heard && ended.status.success() && ended.stderr.is_empty(), "{}", complaint());
    assert!(last.starts_with("bestmove "), "'{last}': {}", complaint());
    println!("talk {talk}: {answers} answers");
    assert!(answers > 0);
    if let Some(most) = most {
        assert!(most < MAX_MEMORY, "{most} KB: {}", complaint());
    }
}
