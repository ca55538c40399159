//! Inputs made from good ones: bytes changed, pieces cut, doubled and swapped, words of the format thrown in.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A generator whose numbers are the same everywhere.
pub(crate) type Dice = Xoshiro256PlusPlus;

/// Numbers on which arithmetic likes to break.
const NUMBERS: [&str; 12] = [
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "00000000000000000000000000000000001",
];

/// Characters that are rarely thought of.
const ODD: [&str; 10] = [
    "\0",
    "\u{feff}",
    "\r",
    "\u{2028}",
    "ä",
    "𝄞",
    "\u{301}",
    "\u{202e}",
    "{{{{{{{{",
    "((((((((((((((((((((((((((((((((",
];

/// The most bytes of an input, but for one in a few thousand.
const MOST: usize = 1 << 14;

/// The generator for one input.
pub(crate) fn dice(name: &str, number: u64) -> Dice {
    let seed = name.bytes().fold(number, |sum, byte| sum.wrapping_mul(0x100_0000_01b3) ^ u64::from(byte));
    Dice::seed_from_u64(seed)
}

/// One input from good ones and the words of their format.
pub(crate) fn mutated(dice: &mut Dice, seeds: &[Vec<u8>], words: &[&str]) -> Vec<u8> {
    let mut input = match dice.random_range(0..20) {
        0 => noise(dice),
        1 => sentence(dice, words),
        _ => seeds.choose(dice).cloned().unwrap_or_default(),
    };
    // A few stay as they are, most change in one or two places, some in many.
    let changes = [0, 1, 1, 1, 1, 2, 2, 3, 5, 20][dice.random_range(0..10)];
    for _ in 0..changes {
        change(dice, &mut input, seeds, words);
    }
    if dice.random_ratio(1, 4000) {
        let piece = input.clone();
        while input.len() < 1 << 18 && !piece.is_empty() {
            input.extend(&piece);
        }
    } else {
        input.truncate(MOST);
    }
    input
}

fn noise(dice: &mut Dice) -> Vec<u8> {
    let size = dice.random_range(0..200);
    (0..size).map(|_| if dice.random_bool(0.7) { dice.random_range(32..127) } else { dice.random() }).collect()
}

fn sentence(dice: &mut Dice, words: &[&str]) -> Vec<u8> {
    let mut text = String::new();
    for _ in 0..dice.random_range(0..30) {
        text.push_str(word(dice, words));
        text.push_str([" ", "", "\n", ",", "  "].choose(dice).copied().unwrap_or_default());
    }
    text.into_bytes()
}

fn word<'a>(dice: &mut Dice, words: &[&'a str]) -> &'a str {
    let list: &[&str] = match dice.random_range(0..8) {
        0 => &NUMBERS,
        1 => &ODD,
        _ => words,
    };
    list.choose(dice).copied().unwrap_or_default()
}

/// A piece of the input.
fn piece(dice: &mut Dice, input: &[u8]) -> std::ops::Range<usize> {
    let start = dice.random_range(0..=input.len());
    let most = if dice.random_bool(0.8) { 12 } else { input.len() };
    let end = (start + dice.random_range(0..=most.max(1))).min(input.len());
    start..end
}

fn change(dice: &mut Dice, input: &mut Vec<u8>, seeds: &[Vec<u8>], words: &[&str]) {
    let here = piece(dice, input);
    match dice.random_range(0..9) {
        0 if !input.is_empty() => {
            let at = dice.random_range(0..input.len());
            input[at] ^= 1 << dice.random_range(0..8);
        }
        1 if !input.is_empty() => {
            let at = dice.random_range(0..input.len());
            input[at] = dice.random();
        }
        2 => drop(input.drain(here)),
        3 => {
            let copy = input[here.clone()].to_vec();
            let times = if dice.random_bool(0.95) { 1 } else { dice.random_range(1..200) };
            input.splice(here.start..here.start, copy.repeat(times));
        }
        4 => input.truncate(here.start),
        5 => {
            let other = seeds.choose(dice).cloned().unwrap_or_default();
            let there = piece(dice, &other);
            input.splice(here, other[there].iter().copied());
        }
        6 => {
            // A number in the text becomes another.
            if let Some(at) = input.iter().position(u8::is_ascii_digit) {
                let end =
                    input[at..].iter().position(|byte| !byte.is_ascii_digit()).map_or(input.len(), |size| at + size);
                let number = NUMBERS.choose(dice).copied().unwrap_or_default();
                input.splice(at..end, number.bytes());
            }
        }
        7 => {
            let word = word(dice, words);
            input.splice(here.start..here.start, word.bytes());
        }
        _ => {
            let word = word(dice, words);
            input.splice(here, word.bytes());
        }
    }
}

#[test]
fn inputs_follow_from_their_number_and_differ() {
    let seeds = [b"d6 f4 xb4".to_vec(), b"a7-d7".to_vec()];
    let make = |number| mutated(&mut dice("test", number), &seeds, &["x", "-"]);
    let inputs: Vec<_> = (0..300).map(make).collect();
    assert!(inputs.iter().enumerate().all(|(number, input)| *input == make(number as u64)));
    let different: std::collections::BTreeSet<_> = inputs.iter().collect();
    assert!(different.len() > 200, "{} different of 300", different.len());
    assert!(inputs.iter().filter(|input| seeds.contains(input)).count() < 100);
}
