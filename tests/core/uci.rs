//! The engine's loop of text commands: what is asked is answered, by the protocol, and nothing holds up an answer.

use nine_mens_morris::rules::Game;

use crate::command_line::{engine_reading, printed};
use crate::support::{game, rules};

/// What the engine says to these lines, its input ending behind them.
fn said(lines: &[&str]) -> String {
    let input = format!("setoption name Hash value 1\nsetoption name Endgames value False\n{}\n", lines.join("\n"));
    let output = engine_reading(&["uci"], &input);
    assert_eq!((printed(&output.stderr).as_str(), output.status.code()), ("", Some(0)), "{lines:?}");
    printed(&output.stdout)
}

fn best_moves(said: &str) -> Vec<&str> {
    said.lines().filter_map(|line| line.strip_prefix("bestmove ")).collect()
}

/// The variations of the `info` lines, with what stands before them.
fn variations(said: &str) -> Vec<(&str, Vec<&str>)> {
    let lines = said.lines().filter_map(|line| line.split_once(" pv "));
    lines.map(|(before, pv)| (before, pv.split(' ').collect())).collect()
}

#[test]
fn a_search_is_kept_to_the_turns_that_are_named() {
    for moves in ["a7 d7", "a1", "d6 f4 b4 d2"] {
        for order in [format!("go depth 4 searchmoves {moves}"), format!("go searchmoves {moves} depth 4 so far")] {
            let said = said(&[&order]);
            let best = best_moves(&said);
            assert_eq!(best.len(), 1, "{said}");
            assert!(moves.split(' ').any(|mv| best[0].split(' ').next() == Some(mv)), "{order}: {said}");
            assert!(variations(&said).iter().all(|(_, pv)| moves.split(' ').any(|mv| mv == pv[0])), "{said}");
            assert!(said.contains("info depth 4 ") && !said.contains("error"), "{said}");
        }
    }
    let none = said(&["go depth 2 searchmoves z9 a7-d7"]);
    assert!(none.contains("info string error searchmoves names no legal turn: 'z9 a7-d7'"), "{none}");
    assert_eq!(best_moves(&none).len(), 1);
}

#[test]
fn a_win_in_so_many_turns_is_searched_for() {
    let three = "setoption name Rules value three,diagonals=mills";
    let found = said(&[three, "go mate 5"]);
    assert!(found.contains(" score mate 5 ") && best_moves(&found)[0].starts_with("b2"), "{found}");
    let sooner = said(&[three, "go mate 4"]);
    assert!(!sooner.contains(" score mate") && sooner.contains("info depth 7 "), "{sooner}");
    assert_eq!(best_moves(&sooner).len(), 1);
}

#[test]
fn words_that_go_does_not_know_are_passed_over() {
    for order in ["go depth 3 foo", "go sideways depth 3", "go depth 3 1 2 3"] {
        let said = said(&[order]);
        assert!(said.contains("info depth 3 ") && !said.contains("error"), "{order}: {said}");
        assert!(!said.contains("info depth 4 "), "{order}: {said}");
    }
}

#[test]
fn after_a_refused_position_there_is_none_to_play_in() {
    for refused in ["position fen nonsense", "position startpos moves d6 d6", "setoption name Rules value five"] {
        let said =
            said(&["position startpos moves a7", refused, "go depth 2", "legal", "position startpos", "go depth 1"]);
        let best = best_moves(&said);
        assert_eq!((best.len(), best[0]), (2, "(none)"), "{refused}: {said}");
        assert_ne!(best[1], "(none)");
        assert_eq!(said.lines().filter(|line| line.starts_with("info string error")).count(), 3, "{refused}: {said}");
    }
}

#[test]
fn what_was_asked_before_the_input_ended_is_answered() {
    assert_eq!(said(&["perft 4"]), format!("{}\n", count(4)));
    assert_eq!(said(&["perft 4", "quit"]), format!("{}\n", count(4)));
    let search = said(&["go depth 6"]);
    assert!(search.contains("info depth 6 "), "{search}");
    assert_eq!(best_moves(&search).len(), 1);
    for order in ["go depth 60", "go infinite", "go", "go ponder", "go movetime 600000"] {
        assert_eq!(best_moves(&said(&[order, "quit"])).len(), 1, "{order}");
        assert_eq!(said(&[order, "isready", "quit"]).matches("readyok\n").count(), 1, "{order}");
    }
    assert_eq!(said(&["isready", "quit"]), "readyok\n");
}

fn count(depth: u32) -> String {
    nine_mens_morris::rules::perft(&mut Game::new(rules("nine")), depth, nine_mens_morris::rules::Ply::Turn).to_string()
}

#[test]
fn the_answer_is_the_head_of_the_last_line() {
    let level = |name: &str| format!("setoption name Level value {name}");
    let positions =
        ["position startpos", "position startpos moves a7 b4 d7 f2", "position startpos moves a7 b4 d7 f2 g7"];
    for position in positions {
        for option in [level("full"), level("Apprentice"), level("JOURNEYMAN"), level("Master")] {
            for go in ["go depth 5", "go nodes 3000", "go movetime 5", "go nodes 1"] {
                let said = said(&[&option, position, go]);
                let variations = variations(&said);
                let (_, pv) = variations.last().unwrap_or_else(|| panic!("{option} {position} {go}: {said}"));
                assert_eq!(
                    best_moves(&said)[0].split(' ').next(),
                    pv.first().copied(),
                    "{option} {position} {go}: {said}"
                );
            }
            let stopped = said(&[&option, position, "go infinite", "stop"]);
            assert_eq!(best_moves(&stopped).len(), 1);
            let variations = variations(&stopped);
            assert_eq!(best_moves(&stopped)[0].split(' ').next(), variations.last().map(|(_, pv)| pv[0]), "{stopped}");
        }
    }
}

#[test]
fn several_lines_are_shown_the_best_first() {
    let mill = game("nine", "", "a7 b4 d7 f2");
    for order in [
        &["setoption name MultiPV value 4", "position startpos moves a7 b4 d7 f2", "go depth 3"][..],
        &["position startpos moves a7 b4 d7 f2", "go depth 3 multipv 4"],
    ] {
        let said = said(order);
        let last: Vec<_> =
            variations(&said).into_iter().filter(|(before, _)| before.starts_with("info depth 3 ")).collect();
        let score = |before: &str| before.split(" score cp ").nth(1)?.split(' ').next()?.parse::<i32>().ok();
        assert_eq!(last.len(), 4, "{said}");
        for (index, (before, pv)) in last.iter().enumerate() {
            assert!(before.contains(&format!(" multipv {} ", index + 1)), "{said}");
            assert!(mill.parse_move(pv[0]).is_ok());
        }
        assert!(last.is_sorted_by(|(a, _), (b, _)| score(a) >= score(b)), "{said}");
        assert_eq!(best_moves(&said)[0].split(' ').next(), Some(last[0].1[0]), "{said}");
    }
    // More lines than turns: all of them.
    let few = said(&["setoption name Rules value three", "go depth 2 multipv 256"]);
    assert_eq!(variations(&few).iter().filter(|(before, _)| before.starts_with("info depth 2 ")).count(), 9, "{few}");
}

#[test]
fn options_are_read_in_any_case() {
    for option in [
        "setoption name ENDGAMES value True",
        "setoption NAME endgames VALUE FALSE",
        "setoption name Level value Master",
        "setoption name level value FULL",
        "setoption name Rules value Nine,Flying=Never",
        "setoption name multipv value 2",
        "setoption name clear hash",
    ] {
        assert_eq!(said(&[option]), "", "{option}");
    }
    assert_eq!(
        said(&["setoption name Endgames value yes"]),
        "info string error Endgames is true or false, not 'yes'\n"
    );
    let black = said(&["position fen -/- B 9-9 fb", "d"]);
    assert!(black.contains("turn: black") || black.contains("turn: Black"), "{black}");
}

/// A file of solved endgames that takes for ever to be read.
#[cfg(unix)]
#[test]
fn what_takes_long_to_load_holds_up_nothing() {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::{Command, Stdio};

    let folder = std::env::temp_dir().join(format!("morris-uci-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("endgame/nine")).expect("a folder");
    let pipe = folder.join("endgame/nine/3-3.morris");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let mut engine = Command::new(env!("CARGO_BIN_EXE_morris-engine"))
        .arg("uci")
        .env("NINE_MENS_MORRIS_DATA", &folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut input = engine.stdin.take().expect("piped");
    let mut lines = BufReader::new(engine.stdout.take().expect("piped")).lines().map(|line| line.expect("text"));
    // The file is being read, or is about to be. It is owed an answer, and nothing else waits for it.
    writeln!(input, "setoption name Hash value 1\nisready\nposition startpos\ngo movetime 50").expect("it listens");
    let mut heard = Vec::new();
    for line in lines.by_ref() {
        heard.push(line);
        if heard.last().is_some_and(|line| line.starts_with("bestmove ")) {
            break;
        }
    }
    assert!(!heard.contains(&"readyok".to_owned()), "not ready: {heard:?}");
    writeln!(input, "go depth 30\nisready\nstop").expect("it listens");
    let heard: Vec<String> = lines.by_ref().take(2).collect();
    assert_eq!(heard[0], "readyok", "a search is running: {heard:?}");
    writeln!(input, "go infinite\nquit").expect("it listens");
    let heard: Vec<String> = lines.collect();
    assert!(heard.iter().any(|line| line.starts_with("bestmove ")), "{heard:?}");
    assert!(engine.wait().expect("it ends").success());
    std::fs::remove_dir_all(&folder).expect("the folder");
}
