//! Game records: what is written is read back, to the same value and the same bytes; what cannot be is refused by name.

use nine_mens_morris::record::{
    Ending, Form, GameResult, Imported, Line, MAX_BYTES, Record, RecordError, Tags, Turn, decode, decode_collection,
    import, import_game,
};
use nine_mens_morris::rules::{Color, Game, Preset, RuleSet, Step};
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::support::{Dice, dice, game, random_color, random_rules, rules, walk};

fn read(text: &str) -> Result<Imported, RecordError> {
    import(text, &RuleSet::default())
}

/// Writes, reads and writes again; returns the text.
fn round_trip(record: &Record) -> String {
    let text = record.text();
    let back = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(back.games.len(), 1, "{text}");
    assert_eq!(&back.games[0], record, "{text}");
    assert_eq!(back.games[0].text(), text);
    let long = text.lines().find(|line| line.chars().count() > 80 && !line.starts_with('[') && line.contains(' '));
    assert_eq!(long, None, "no line is long that could be broken");
    text
}

#[test]
fn thousands_of_random_games_of_every_preset_come_back_the_same() {
    let mut dice = dice(61);
    let mut finished = 0;
    for _ in 0..300 {
        let drawn = random_rules(&mut dice);
        for rules in Preset::ALL.map(Preset::rules).into_iter().chain([drawn]) {
            let mut game = Game::starting_with(rules, random_color(&mut dice));
            let most = dice.random_range(0..200);
            walk(&mut dice, &mut game, most, |_, _, _| {});
            begin_a_turn(&mut dice, &mut game);
            let record = random_ending(&mut dice, Record::from_game(&game, Tags::default().with_white("Anna")));
            round_trip(&record);
            let again = record.to_game().expect("a game that was played");
            assert_eq!(again.position(), game.position());
            assert!(again.moves().eq(game.moves()) && again.outcome() == game.outcome());
            assert_eq!(record.positions().expect("as before").len(), game.ply() + 1);
            finished += usize::from(game.outcome().is_some());
        }
    }
    assert!(finished > 500, "{finished} games came to an end");
}

/// Sometimes leaves the game in the middle of a turn.
fn begin_a_turn(dice: &mut Dice, game: &mut Game) {
    let mills: Vec<_> = game.legal_moves().into_iter().filter(|mv| !mv.removed().is_empty()).collect();
    if let Some(action) = mills.choose(dice).and_then(|mv| mv.action()) {
        game.play_step(action).expect("the first step of a legal turn");
        assert!(game.position().pending() > 0);
    }
}

fn random_ending(dice: &mut Dice, record: Record) -> Record {
    if record.ending != Ending::Open {
        return record;
    }
    let someone = random_color(dice);
    let endings = [
        Ending::Open,
        Ending::Resignation { loser: someone },
        Ending::Time { loser: someone },
        Ending::Agreement,
        Ending::Adjudication { winner: None },
        Ending::Adjudication { winner: Some(someone) },
        Ending::Stated { winner: None },
        Ending::Stated { winner: Some(someone) },
    ];
    record.ended(*endings.choose(dice).expect("there are some"))
}

/// Text with everything in it that could be taken for something else.
fn awkward_text(dice: &mut Dice) -> String {
    const PIECES: [&str; 40] = [
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "\\",
        "\\\\",
        "\n",
        "\r\n",
        "\t",
        " ",
        "  ",
        "   ",
        ";",
        "%",
        "$3",
        "!",
        "?",
        "1-0",
        "*",
        "d6",
        "4…",
        "1.",
        "Zoë",
        "磨",
        "🪨",
        "\u{0}",
        "\u{1b}[31m",
        "\u{feff}",
        "\u{2028}",
        "\u{a0}",
        "\u{e000}",
        "\\n",
        "\\s",
        "\\u{41}",
        "\\u{",
        "[Event \"x\"]",
        "a long word or two to fill the line until it breaks",
    ];
    (0..dice.random_range(0..12)).map(|_| *PIECES.choose(dice).expect("there are some")).collect()
}

#[test]
fn comments_variations_and_awkward_signs_come_back_the_same() {
    let mut dice = dice(62);
    for _ in 0..600 {
        let presets = Preset::ALL.map(Preset::rules);
        let rules = *presets.choose(&mut dice).expect("there are presets");
        let mut game = Game::starting_with(rules, random_color(&mut dice));
        let most = dice.random_range(0..40);
        walk(&mut dice, &mut game, most, |_, _, _| {});
        let mut record = Record::from_game(&game, Tags::default());
        for name in ["Round", "Event", "Annotator", "White", "Place_2"] {
            assert!(record.tags.set(name, awkward_text(&mut dice)));
        }
        let mut start = Game::from_position(rules, record.start);
        decorate(&mut dice, &mut start, &mut record.line, 3);
        let text = round_trip(&record);
        // How lines end, and a mark at the beginning, do not matter.
        let foreign = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(read(&foreign).expect("the same text").games[0], record);
        assert_eq!(decode(text.as_bytes()).expect("text"), text);
        assert_eq!(decode(format!("\u{feff}{text}").as_bytes()).expect("text"), text);
    }
}

/// Adds comments, annotations and variations to a line that begins at the game's position.
fn decorate(dice: &mut Dice, game: &mut Game, line: &mut Line, levels: usize) {
    if dice.random_bool(0.3) && !line.turns.is_empty() {
        line.intro = awkward_text(dice);
    }
    for turn in &mut line.turns {
        if dice.random_bool(0.2) {
            turn.comment = awkward_text(dice);
        }
        if dice.random_bool(0.2) {
            turn.marks = (0..dice.random_range(1..4)).map(|_| dice.random_range(0..=12)).collect();
        }
        while levels > 0 && dice.random_bool(0.2) {
            let mut branch = game.clone();
            let most = dice.random_range(1..8);
            walk(dice, &mut branch, most, |_, _, _| {});
            let turns: Vec<Turn> =
                branch.turns().skip(game.ply()).map(|(p, mv)| Turn::new(p.text(game.rules(), mv))).collect();
            let mut variation = Line { intro: String::new(), turns };
            decorate(dice, &mut game.clone(), &mut variation, levels - 1);
            turn.variations.push(variation);
        }
        game.play_text(&turn.text).expect("a turn of the game");
    }
}

#[test]
fn a_begun_turn_is_a_variation_too_and_the_main_line_goes_on() {
    let text = "1. a7 b4 2. d7 b2 (b6 3. g7xb4 (xb6) 3… f4) 3. g7xb2 *";
    let record = read(text).expect("a record").into_first();
    let inner = &record.turns()[3].variations[0];
    assert_eq!(inner.turns[1].variations[0].turns[0].text, "g7xb6", "another removal of the same turn");
    assert_eq!(record.to_game().expect("legal").ply(), 5);
    round_trip(&record);
    let begun = read("a7 b4 d7 b2 g7").expect("a record").into_first();
    assert_eq!(begun.to_game().expect("legal").position().pending(), 1);
    let mut game = begun.to_game().expect("legal");
    game.play_step(Step::Remove(game.rules().geometry().find("b4").expect("a point"))).expect("legal");
    assert_eq!(Record::from_game(&game, Tags::default()).turns()[4].text, "g7xb4");
}

#[test]
fn a_record_reads_well() {
    let mut game = game("nine,flying=never", "", "d6 f4 d2 b4 f2");
    let tags = Tags::default().with_black("Bruno").with_white("Anna \"the wall\"").with_date("2031.05.27");
    let mut record = Record::from_game(&game, tags).ended(Ending::Resignation { loser: Color::Black });
    record.line.turns[2].comment =
        "the other side, where nobody had thought of going until that day in the cloister".to_owned();
    record.line.turns[3].marks = vec![1];
    let expected = "\
[Date \"2031.05.27\"]
[White \"Anna \\\"the wall\\\"\"]
[Black \"Bruno\"]
[Result \"1-0\"]
[Rules \"nine-no-flying\"]
[Reason \"resignation\"]

1. d6 f4 2. d2 {the other side, where nobody had thought of going until that day
in the cloister} 2… b4! 3. f2 1-0
";
    assert_eq!(record.text(), expected);
    game.undo();
    assert_eq!(record.number(3), "2…");
    assert_eq!(record.result(), GameResult::Won(Color::White));
    let begun_by_black = Record::from_game(&Game::starting_with(rules("six"), Color::Black), Tags::default());
    assert!(begun_by_black.text().contains("[Position \"-/- b 6-6 fb\"]"), "{}", begun_by_black.text());
}

#[test]
fn tags_of_the_record_itself_are_not_among_the_others() {
    let mut tags = Tags::default();
    for name in ["Result", "Rules", "Position", "Reason", "", "Two words", "9th", "Wei\u{df}"] {
        assert!(!tags.set(name, "x"), "{name}");
    }
    assert!(tags.set("White", "Anna") && tags.set("White", "Ada"));
    assert_eq!(tags.iter().collect::<Vec<_>>(), [("White", "Ada")]);
    assert_eq!(tags.remove("White").as_deref(), Some("Ada"));
    assert_eq!(tags.white(), None);
}

#[test]
fn garbage_is_refused_and_breaks_nothing() {
    let mut dice = dice(63);
    let sample = "[White \"A\"]\n[Rules \"nine\"]\n[Position \"a7/b4 w 8-8\"]\n[Result \"*\"]\n\n1. d6 {x} (f4! b2 $3 (a1)) f4 2. 5 14 xb4 1-0 % ; \\ …";
    let letters: Vec<char> = sample.chars().collect();
    let mut accepted = 0;
    for _ in 0..30_000 {
        let mut text = letters.clone();
        for _ in 0..dice.random_range(1..6) {
            if text.is_empty() {
                break;
            }
            let at = dice.random_range(0..text.len());
            match dice.random_range(0..4) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, *letters.choose(&mut dice).expect("letters")),
                2 => text.truncate(at.max(1)),
                _ => {
                    let other = dice.random_range(0..text.len());
                    text.swap(at, other);
                }
            }
        }
        let text: String = text.into_iter().collect();
        match read(&text) {
            Ok(read) => {
                accepted += 1;
                read.games.iter().for_each(|record| drop(round_trip(record)));
            }
            Err(error) => assert!(!error.to_string().contains('\n'), "one line: {error}"),
        }
    }
    assert!(accepted > 0);
    for _ in 0..3000 {
        let bytes: Vec<u8> = (0..dice.random_range(0..200)).map(|_| dice.random()).collect();
        if let Ok(text) = decode(&bytes) {
            let _ = read(&text).map(|read| read.games.iter().map(round_trip).count());
        }
    }
}

#[test]
fn sizes_and_depths_are_bounded() {
    let error = |text: &str| read(text).expect_err("too much").to_string();
    assert_eq!(error(&" ".repeat(MAX_BYTES + 1)), "the record has 1048577 bytes: at most 1048576 are read");
    assert_eq!(error(&format!("d6 {}", "(f4 ".repeat(65))), "line 1: variations are nested more than 64 deep");
    assert!(read(&format!("d6 {}{}", "(f4 ".repeat(64), ")".repeat(64))).is_ok());
    assert_eq!(error(&"a7 ".repeat(20_001)), "line 1: the record has more than 20000 turns");
    assert_eq!(error(&format!("a7 {}", "(d6) ".repeat(30_000))), "line 1: the record has more than 20000 turns");
    let tags: String = (0..201).map(|number| format!("[T{number} \"\"]\n")).collect();
    assert_eq!(error(&tags), "line 201: the game has more than 200 tags");
    let games = "[A \"\"]\n*\n".repeat(5_001);
    assert_eq!(error(&games), "line 10001: there are more than 5000 games in it");
    // None of these may take long, whatever becomes of it.
    for piece in
        ["{\\u{", "[", "(", "{", "\\", "x", "a7x", "1-0 ", "[A \"\"]\n*\n", "7", "!", "…", ";\n", "% \n", ",", "{}"]
    {
        let _ = read(&piece.repeat(MAX_BYTES / piece.len()));
        let _ = read(&format!("a7 {}", piece.repeat(MAX_BYTES / piece.len() - 3)));
    }
}

#[test]
fn other_forms_are_recognised() {
    for (text, form, turns) in [
        ("[Event \"x\"]\n\n1. d6 f4\n", Form::Tagged, 2),
        ("d6 f4", Form::Turns, 2),
        ("1. 5 14 2. 20 x14", Form::Numbers, 3),
        ("********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes", Form::Position, 0),
        ("position startpos moves d6 f4", Form::Position, 2),
        ("a7,d7/b4,b2 w 7-7", Form::Position, 0),
    ] {
        match read(text) {
            Ok(read) => assert_eq!((read.form, read.games[0].turns().len()), (form, turns), "{text}"),
            Err(error) => {
                assert!(text.contains("x14") && error.to_string().contains("no closed mill"), "{text}: {error}");
            }
        }
    }
}

#[test]
fn old_files_are_latin_1_and_others_that_are_no_text_are_refused() {
    let text = "[White \"J\u{fc}rgen\"]\n\n1. d6 {gru\u{df}} f4 *\n";
    let latin_1: Vec<u8> = text.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect();
    assert_eq!(decode(&latin_1).as_deref(), Ok(text));
    assert_eq!(read(&decode(&latin_1).expect("text")).expect("a record").games[0].tags.white(), Some("J\u{fc}rgen"));
    let damaged_utf_8 = [text.as_bytes(), &[0xff]].concat();
    for no_text in [&damaged_utf_8[..], b"\x89PNG\r\n\x1a\n\xff", b"d6 \0", b"\xfcber\x07"] {
        assert_eq!(
            decode(no_text).expect_err("no text").to_string(),
            "this is not a game record: it is not UTF-8 text"
        );
    }
}

#[test]
fn one_game_of_a_large_file_is_read() {
    let game = |name: &str| format!("[White \"{name}\"]\n\n1. d6 {{{}}} f4 *\n\n", "word ".repeat(1000));
    let text: String = (1..=300).map(|number| game(&number.to_string())).collect();
    assert!(text.len() > MAX_BYTES);
    assert_eq!(
        read(&text).expect_err("too much").to_string(),
        format!("the record has {} bytes: at most 1048576 are read", text.len())
    );
    let text = decode_collection(text.as_bytes()).expect("text");
    let found = import_game(&text, &RuleSet::default(), 299).expect("the game");
    assert_eq!((found.games[0].tags.white(), &found.numbers[..]), (Some("299"), &[299][..]));
    let error = import_game(&text, &RuleSet::default(), 301).expect_err("there is none");
    assert_eq!(error.to_string(), "there is no game 301: the file has 300");
}
