//! `morris-engine` as other programs call it: output, exit status and error lines, as data.

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

use nine_mens_morris::rules::{FIELDS, Preset};

use crate::support::{dice, legal, random_rules, text, walk};

pub(crate) fn engine(arguments: &[&str]) -> Output {
    engine_reading(arguments, "")
}

/// Calls the program with this on its standard input.
pub(crate) fn engine_reading(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_morris-engine"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read is no failure of the test.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

pub(crate) fn printed(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program prints UTF-8")
}

/// A command that must succeed without a word on standard error.
fn output_of(arguments: &[&str]) -> String {
    let output = engine(arguments);
    assert_eq!(printed(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    printed(&output.stdout)
}

/// One call in a data file with what it must print.
#[derive(Default)]
struct Case {
    line: usize,
    arguments: Vec<String>,
    input: String,
    output: String,
    error: String,
    status: i32,
}

/// Splits at spaces outside double quotes.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut quoted, mut open) = (Vec::<String>::new(), false, false);
    for letter in text.chars() {
        match letter {
            '"' => (quoted, open) = (!quoted, open || !quoted || words.is_empty()),
            ' ' if !quoted => open = false,
            _ => {}
        }
        if letter == '"' && quoted {
            words.push(String::new());
        } else if letter != '"' && (quoted || letter != ' ') {
            if !open {
                words.push(String::new());
                open = true;
            }
            words.last_mut().expect("a word is open").push(letter);
        }
    }
    words
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases = Vec::<Case>::new();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        let (mark, rest) = line.split_at(1);
        let rest = rest.strip_prefix(' ').unwrap_or(rest);
        if mark == "$" {
            cases.push(Case { line: index + 1, arguments: words(rest), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().expect("a call comes first");
        match mark {
            "<" => case.input.push_str(&format!("{rest}\n")),
            ">" => case.output.push_str(&format!("{rest}\n")),
            "~" => case.error.push_str(&format!("{rest}\n")),
            "!" => {
                case.error.push_str(&format!("{rest}\n"));
                case.status = 2;
            }
            _ => panic!("line {}: no such mark", index + 1),
        }
    }
    cases
}

#[test]
fn the_commands_print_exactly_this() {
    check("command_line.txt", include_str!("command_line.txt"), 40);
}

#[test]
fn the_commands_for_records_print_exactly_this() {
    check("record_commands.txt", include_str!("record_commands.txt"), 30);
}

/// Runs the calls of a data file, of which there are at least so many.
fn check(file: &str, text: &str, least: usize) {
    let cases = cases(text);
    assert!(cases.len() >= least, "{file} is read");
    let mut wrong = String::new();
    for case in cases {
        let arguments: Vec<&str> = case.arguments.iter().map(String::as_str).collect();
        let output = engine_reading(&arguments, &case.input);
        let (out, error) = (printed(&output.stdout), printed(&output.stderr));
        if (&out, &error, output.status.code()) != (&case.output, &case.error, Some(case.status)) {
            let mark = |mark: char, text: &str| text.lines().map(|line| format!("{mark} {line}\n")).collect::<String>();
            wrong.push_str(&format!("{file}:{}: {arguments:?} (status {:?})\n", case.line, output.status.code()));
            wrong.push_str(&format!("{}{}", mark('>', &out), mark('!', &error)));
        }
    }
    assert!(wrong.is_empty(), "these print something else now:\n{wrong}");
}

#[test]
fn help_names_every_preset_field_and_value_and_explains_the_texts() {
    let help = output_of(&["--help"]);
    for preset in Preset::ALL {
        assert!(help.contains(&format!("  {} ", preset.name())), "{}", preset.name());
    }
    for field in &FIELDS {
        let line = help.lines().find(|line| line.trim_start().starts_with(&format!("{} ", field.name)));
        let line = line.unwrap_or_else(|| panic!("{} is not explained", field.name));
        assert!(line.contains(&(field.allowed)().to_string()), "{line}");
    }
    for word in ["perft", "legal", "show", "bench", "--rules", "--position", "--moves", "-/- w 9-9", "ids:nodes", "xb4"]
    {
        assert!(help.contains(word), "{word} is not explained");
    }
    for command in ["perft", "legal", "show", "bench"] {
        assert!(output_of(&[command, "--help"]).contains("Usage: morris-engine"), "{command}");
    }
}

#[test]
fn the_help_of_a_command_lists_what_it_takes_and_nothing_else() {
    let all = output_of(&["--help"]);
    let commands = all.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let commands: Vec<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.len() > 10, "{commands:?}");
    for command in commands.into_iter().filter(|command| *command != "help") {
        let help = output_of(&[command, "--help"]);
        // What the command needs besides, so that nothing else is wrong; no file has this name.
        let needed: &[&str] = match command {
            "match" => &["depth=1", "nobody"],
            "import" | "review" => &["no-such-file"],
            "film" => &["no-such-file", "--out", "no-such-film"],
            "perft" => &["--depth", "1"],
            "puzzle" => &["no-such-puzzle"],
            "uci" | "legal" | "show" | "diagram" | "export" | "probe" => &[],
            // These work a while; that they take nothing but rules is checked by their error.
            _ => &["--depth-that-is-none"],
        };
        for (option, value) in [("--rules", "three"), ("--position", "-/- w 3-3"), ("--moves", "b2")] {
            let listed = help.contains(&format!("{option} "));
            let refused = if needed == ["--depth-that-is-none"] {
                ["solve", "keep", "fit"].contains(&command) && option != "--rules"
            } else {
                let mut arguments = vec![command, option, value];
                arguments.extend(needed);
                printed(&engine(&arguments).stderr).contains(&format!("takes no {option}"))
            };
            assert_eq!(listed, !refused, "{command} {option}: {help}");
        }
    }
}

#[test]
fn a_puzzle_of_a_day_is_found_by_either_way_of_writing_a_date() {
    assert_eq!(output_of(&["puzzle", "--daily", "2031-05-27"]), output_of(&["puzzle", "--daily", "2031.05.27"]));
}

#[test]
fn an_engine_that_never_answers_with_a_turn_is_not_waited_for_for_ever() {
    // Told to search without an end, ours answers to everything but `go`.
    let engine_command = format!("{} uci", env!("CARGO_BIN_EXE_morris-engine"));
    let arguments = ["match", "engine", "novice", "--engine-go", "infinite", "--engine-timeout", "3", "--engine"];
    let output = engine(&[&arguments[..], &[engine_command.as_str()]].concat());
    let error = printed(&output.stderr);
    assert_eq!(error, "error: engine: it did not say bestmove within 3 s (--engine-timeout)\n");
}

#[test]
fn the_version_is_printed() {
    assert_eq!(output_of(&["--version"]), format!("morris-engine {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_listed_turns_are_the_legal_ones_at_any_point_of_a_game() {
    let mut dice = dice(0xc11);
    for round in 0..24 {
        let rules = Preset::ALL.get(round).map_or_else(|| random_rules(&mut dice), |preset| preset.rules());
        let mut game = nine_mens_morris::rules::Game::new(rules);
        let most = 5 + 7 * round;
        walk(&mut dice, &mut game, most, |_, _, _| {});
        let moves: Vec<String> = game.turns().map(|(before, mv)| before.text(&rules, mv)).collect();
        let (rules_text, moves_text) = (rules.to_string(), moves.join(" "));
        let listed = output_of(&["legal", "--rules", &rules_text, "--moves", &moves_text]);
        assert_eq!(listed.lines().collect::<Vec<_>>(), legal(&game), "{rules_text}: {moves_text}");
        let shown = output_of(&["show", "--rules", &rules_text, "--moves", &moves_text]);
        let line = shown.lines().next().and_then(|line| line.strip_prefix("position: ")).expect("a position line");
        let from_line = output_of(&["show", "--rules", &rules_text, "--position", line]);
        let again = from_line.lines().next().and_then(|line| line.strip_prefix("position: ")).expect("a position line");
        let without_turn_number = |line: &str| line.split(' ').take(15).collect::<Vec<_>>().join(" ");
        assert_eq!(without_turn_number(again), without_turn_number(line));
        if let Some(&mv) = game.legal_moves().first() {
            let divided =
                output_of(&["perft", "--depth", "1", "--divide", "--rules", &rules_text, "--moves", &moves_text]);
            assert!(divided.lines().any(|line| line == format!("{}: 1", text(&game, mv))));
        }
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    for arguments in [&["perft", "--depth", "3", "--divide"][..], &["legal"], &["--help"], &["show"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_morris-engine"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let mut error = String::new();
        child.stderr.take().expect("it is piped").read_to_string(&mut error).expect("UTF-8");
        let status = child.wait().expect("it ends");
        assert_eq!((error.as_str(), status.code()), ("", Some(0)), "{arguments:?}");
    }
}

#[test]
fn the_bench_finds_turns_ten_times_as_fast_as_the_obvious_generator() {
    let report = output_of(&["bench"]);
    let value = |key: &str| {
        let line = report.lines().find_map(|line| line.strip_prefix(&format!("{key}: ")));
        line.unwrap_or_else(|| panic!("no {key} in {report}")).parse::<f64>().expect("a number")
    };
    assert!(value("nodes") > 50_000_000.0, "{report}");
    assert!(value("nodes-per-second") > 0.0 && value("obvious-nodes-per-second") > 0.0, "{report}");
    assert!(value("ratio") >= 10.0, "{report}");
}

#[test]
fn the_bench_measures_the_game_that_it_is_given() {
    let report = output_of(&["bench", "--rules", "lasker", "--depth", "3"]);
    assert!(report.starts_with("given: depth 3, 13552 turns, "), "{report}");
}

#[test]
fn every_go_is_answered_by_a_turn() {
    let asked = [
        ("go depth x", true),
        ("go nodes", true),
        ("go sideways", false),
        ("go movetime -5", true),
        ("go depth 2", false),
        ("go wtime 2000 btime 10 winc 0 binc 0", false),
        ("go btime 10 wtime 300 movestogo 40", false),
    ];
    for (go, refused) in asked {
        let input = format!("setoption name Hash value 1\nposition startpos moves d6 f4\n{go}\nisready\n");
        let said = printed(&engine_reading(&["uci", "--rules", "nine"], &input).stdout);
        assert_eq!(said.lines().filter(|line| line.starts_with("bestmove ")).count(), 1, "{go}: {said}");
        assert_eq!(said.contains("info string error"), refused, "{go}: {said}");
    }
}

#[test]
fn one_game_of_a_large_file_is_found() {
    let game = |name: usize| format!("[White \"{name}\"]\n\n1. d6 {{{}}} f4 *\n\n", "word ".repeat(1000));
    let text: String = (1..=300).map(game).collect();
    let output = engine_reading(&["import", "-", "--game", "300"], &text);
    assert!(printed(&output.stdout).starts_with("white: 300\n"), "{}", printed(&output.stderr));
    let output = engine_reading(&["import", "-"], &text);
    assert_eq!(
        printed(&output.stderr),
        "error: '-' has more than 1048576 bytes: at most 1048576 are read; --game N reads one game of a larger file\n"
    );
    assert_eq!(output.status.code(), Some(2));
}
