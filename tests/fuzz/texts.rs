//! Rule texts, position lines, turns.

use nine_mens_morris::rules::{Game, Position, Preset, RuleSet};
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::feed::{Diet, feed};
use crate::mutate::{Dice, dice};

/// Words of position lines and turns.
const WORDS: [&str; 24] = [
    "a7", "d6", "g1", "c3", "d4", "h9", "x", "-", "/", "w", "b", "9-9", "0-0", "x1", "x2", "q", "r", "e", "…", "!?",
    "1.", "{a}", "~", "moves",
];

/// A random game of some length under a preset's rules.
pub(crate) fn game(dice: &mut Dice) -> Game {
    let preset = Preset::ALL.choose(dice).copied().unwrap_or(Preset::Nine);
    let mut game = Game::new(preset.rules());
    for _ in 0..dice.random_range(0..90) {
        let moves = game.legal_moves();
        let Some(&mv) = moves.choose(dice) else { break };
        game.play(mv).expect("a legal turn");
    }
    game
}

/// The turns of a game as text.
pub(crate) fn turns(game: &Game) -> String {
    let texts: Vec<String> = game.turns().map(|(before, mv)| before.text(game.rules(), mv)).collect();
    texts.join(" ")
}

fn games(name: &str) -> Vec<Game> {
    let mut dice = dice(name, u64::MAX);
    (0..60).map(|_| game(&mut dice)).collect()
}

#[test]
fn rules_are_read_or_refused() {
    let seeds: Vec<Vec<u8>> = Preset::ALL
        .iter()
        .map(|preset| preset.rules().to_string())
        .chain(
            ["nine,flying=never", "six,men=7,repetition=ignored", "three,diagonals=mills,quiet-turns=60"]
                .map(String::from),
        )
        .filter(|text| text.parse::<RuleSet>().is_ok())
        .map(String::into_bytes)
        .collect();
    let words = [
        "nine",
        "three",
        "board=",
        "men=",
        "diagonals=mills",
        "flying=",
        "removal=",
        "=",
        ",",
        ":",
        "quiet-turns=",
        "none",
        "draw",
    ];
    feed(&Diet { name: "rules", share: 15, seeds, words: &words }, |_, input| {
        let Ok(text) = std::str::from_utf8(input) else { return false };
        match text.parse::<RuleSet>() {
            Ok(rules) => {
                assert_eq!(rules.to_string().parse::<RuleSet>().as_ref(), Ok(&rules), "read back");
                // A game under them begins with a turn.
                assert!(!Game::new(rules).legal_moves().is_empty(), "{rules}");
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
fn position_lines_are_read_or_refused() {
    let games = games("positions");
    let mut seeds = Vec::new();
    for game in games.iter().filter(|game| *game.rules() == Preset::Nine.rules()) {
        seeds.push(game.position().line(game.rules(), game.ply()).into_bytes());
        seeds.push(game.position().short_line(game.rules()).into_bytes());
    }
    let others = Preset::ALL.map(nine_mens_morris::rules::Preset::rules);
    feed(&Diet { name: "positions", share: 25, seeds, words: &WORDS }, |dice, input| {
        let Ok(text) = std::str::from_utf8(input) else { return false };
        // The lines are of this preset; other boards must refuse or take them as well.
        let other = others.choose(dice).copied().unwrap_or_default();
        if let Ok(position) = Position::from_line(&other, text) {
            sound(&other, &position);
        }
        let rules = Preset::Nine.rules();
        match Position::from_line(&rules, text) {
            Ok(position) => {
                sound(&rules, &position);
                true
            }
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "one line: {error}");
                false
            }
        }
    });
}

/// A position that was accepted can be written, read back and played.
fn sound(rules: &RuleSet, position: &Position) {
    let line = position.short_line(rules);
    assert_eq!(Position::from_line(rules, &line).as_ref(), Ok(position), "'{line}' is read back");
    assert_eq!(position.key(), position.computed_key(), "{line}");
    let mut game = Game::from_position(*rules, *position);
    if let Some(&mv) = game.legal_moves().first() {
        game.play(mv).expect("a legal turn");
        assert_eq!(game.undo(), Some(mv));
        assert_eq!(game.position(), position, "{line}");
    }
}

#[test]
fn turns_are_read_or_refused() {
    let games = games("turns");
    let seeds = games
        .iter()
        .filter(|game| *game.rules() == Preset::Nine.rules())
        .map(|game| turns(game).into_bytes())
        .collect();
    feed(&Diet { name: "turns", share: 20, seeds, words: &WORDS }, |dice, input| {
        let Ok(text) = std::str::from_utf8(input) else { return false };
        let mut game = Game::new(Preset::Nine.rules());
        let before = *games.choose(dice).expect("games").position();
        let accepted = match game.play_text(text) {
            Ok(()) => {
                let mut again = Game::new(Preset::Nine.rules());
                // A turn that waits for its removal has no text of its own.
                if game.position().pending() == 0 {
                    again.play_text(&turns(&game)).expect("its own text");
                    assert_eq!(again.position(), game.position());
                }
                true
            }
            Err(error) => {
                assert!(!error.to_string().contains('\n'), "one line: {error}");
                assert_eq!(game.ply(), 0, "nothing of a refused list is played");
                false
            }
        };
        // As a single turn in the middle of another game, whatever its rules.
        let here = games.iter().find(|game| *game.position() == before).expect("one of them");
        if let Ok(mv) = here.parse_move(text) {
            assert!(here.is_legal(mv) || here.position().pending() > 0, "{text}");
        }
        accepted
    });
}
