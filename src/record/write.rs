//! Writing a record as text: tags, turns, comments and variations, the same bytes for the same record.

use super::ending::Ending;
use super::line::{GLYPHS, Line, Turn};
use super::number::Numbering;
use super::value::Record;
use super::variant;
use crate::rules::{Board, Color, Position, RuleSet};

/// Lines of turns are at most so many characters long, words that are longer themselves apart.
const WIDTH: usize = 80;

impl Record {
    /// The record as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.tags.iter() {
            push_tag(&mut text, name, value);
        }
        push_tag(&mut text, "Result", self.result().token());
        // What other programs read stands beside our own.
        if let Some(variant) = variant::name_of(&self.rules) {
            push_tag(&mut text, "Variant", variant);
        }
        push_tag(&mut text, "Rules", &self.rules.to_string());
        if self.start != Position::start(&self.rules, Color::White) || self.first_number != 1 {
            if self.rules.board() == Board::Nine {
                push_tag(&mut text, "SetUp", "1");
                push_tag(
                    &mut text,
                    "FEN",
                    &self.start.sanmill_line(&self.rules, 2 * (self.first_number as usize).saturating_sub(1)),
                );
            }
            push_tag(&mut text, "Position", &self.start.short_line(&self.rules));
        }
        if let Some(reason) = self.ending.reason() {
            push_tag(&mut text, "Reason", reason);
        }
        text.push('\n');
        let mut words = Words::default();
        words.line(&self.rules, Numbering::new(self.start, self.first_number), &self.line);
        words.push(self.result().token());
        wrap(&mut text, &words.0);
        text
    }
}

impl Ending {
    /// The ending in words: `1-0, resignation`.
    pub fn text(self) -> String {
        let token = self.result().token();
        self.reason().map_or_else(|| token.to_owned(), |reason| format!("{token}, {reason}"))
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    escape(text, value, &['"']);
    text.push_str("\"]\n");
}

/// Writes text so that it stays on its line and its closing sign is not met within it.
fn escape(text: &mut String, value: &str, closing: &[char]) {
    for letter in value.chars() {
        match letter {
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\t' => text.push_str("\\t"),
            '\r' => text.push_str("\\r"),
            letter if closing.contains(&letter) => text.extend(['\\', letter]),
            letter if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}') => {
                text.extend(letter.escape_unicode());
            }
            letter => text.push(letter),
        }
    }
}

/// The words of the turns, in the order in which they are written.
#[derive(Default)]
struct Words(Vec<String>);

impl Words {
    fn push(&mut self, word: impl Into<String>) {
        self.0.push(word.into());
    }

    fn line(&mut self, rules: &RuleSet, mut numbering: Numbering, line: &Line) {
        self.comment(&line.intro);
        // A number stands before White's turns and wherever the row of turns is interrupted.
        let mut interrupted = true;
        let mut last = Color::Black;
        for turn in &line.turns {
            if interrupted || numbering.turn() == Color::White || last == numbering.turn() {
                self.push(numbering.text());
            }
            self.turn(turn);
            for variation in turn.variations.iter().filter(|variation| !variation.turns.is_empty()) {
                let begin = self.0.len();
                self.line(rules, numbering, variation);
                // The parentheses stand at the words.
                if let Some(first) = self.0.get_mut(begin) {
                    first.insert(0, '(');
                }
                if let Some(last) = self.0.last_mut() {
                    last.push(')');
                }
            }
            interrupted = !turn.comment.is_empty() || !turn.variations.is_empty();
            last = numbering.turn();
            numbering.advance(rules, &turn.text);
        }
    }

    fn turn(&mut self, turn: &Turn) {
        let mut word = turn.text.clone();
        let mut marks = turn.marks.as_slice();
        if let [first, rest @ ..] = marks
            && let Some((glyph, _)) = GLYPHS.iter().find(|(_, mark)| mark == first)
        {
            word.push_str(glyph);
            marks = rest;
        }
        self.push(word);
        for mark in marks {
            self.push(format!("${mark}"));
        }
        self.comment(&turn.comment);
    }

    /// A comment's words break only at single spaces, so that no space is lost or won by wrapping.
    fn comment(&mut self, comment: &str) {
        if comment.is_empty() {
            return;
        }
        let mut word = String::from("{");
        let mut before: Option<&str> = None;
        for piece in comment.split(' ') {
            match before {
                Some(before) if piece.is_empty() || before.is_empty() => word.push_str("\\s"),
                Some(_) => self.push(std::mem::take(&mut word)),
                None => {}
            }
            escape(&mut word, piece, &['}']);
            before = Some(piece);
        }
        word.push('}');
        self.push(word);
    }
}

fn wrap(text: &mut String, words: &[String]) {
    let mut used = 0;
    for word in words {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > WIDTH {
            text.push('\n');
            used = 0;
        } else if used > 0 {
            text.push(' ');
            used += 1;
        }
        text.push_str(word);
        used += length;
    }
    text.push('\n');
}
