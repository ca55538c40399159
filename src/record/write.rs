//! Writing a record as text: tags, turns, comments and variations, the same bytes for the same record.

use crate::rules::{Color, Position, RuleSet, TurnText};

use super::line::{GLYPHS, Line, Turn};
use super::{Ending, Record};

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
        push_tag(&mut text, "Rules", &self.rules.to_string());
        if self.start != Position::start(&self.rules, Color::White) {
            push_tag(&mut text, "Position", &self.start.short_line(&self.rules));
        }
        if let Some(reason) = self.ending.reason() {
            push_tag(&mut text, "Reason", reason);
        }
        text.push('\n');
        let mut words = Words::default();
        words.line(&self.rules, Sides::new(Some(self.start), 1), &self.line);
        words.push(self.result().token());
        wrap(&mut text, &words.0);
        text
    }

    /// The number of a turn of the main line as it is written: `17.` or `17…`.
    pub fn number(&self, index: usize) -> String {
        let mut sides = Sides::new(Some(self.start), 1);
        for turn in self.line.turns.iter().take(index) {
            sides.play(&self.rules, &turn.text);
        }
        sides.number_text()
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

/// Whose turn it is and which number the turn has. Where a side passes, its number is passed over too.
#[derive(Clone, Copy)]
pub(super) struct Sides {
    position: Option<Position>,
    turn: Color,
    number: usize,
}

impl Sides {
    pub(super) fn new(position: Option<Position>, number: usize) -> Self {
        let turn = position.map_or(Color::White, |position| position.turn());
        Self { position, turn, number }
    }

    /// The number of the turn.
    pub(super) const fn number(&self) -> usize {
        self.number
    }

    /// `17.` for White's turn, `17…` for Black's.
    pub(super) fn number_text(&self) -> String {
        format!("{}{}", self.number, if self.turn == Color::White { "." } else { "…" })
    }

    /// Goes on to the turn after this one. Behind a turn that is not legal the sides alternate.
    pub(super) fn play(&mut self, rules: &RuleSet, text: &str) {
        let next = self.position.and_then(|position| play(position, rules, text));
        let turn = next.map_or(!self.turn, |position| position.turn());
        if turn == Color::White || self.turn == Color::Black {
            self.number += 1;
        }
        self.turn = turn;
        self.position = next;
    }
}

fn play(mut position: Position, rules: &RuleSet, text: &str) -> Option<Position> {
    for step in TurnText::parse(rules.geometry(), text)?.steps {
        position.check_step(rules, step).ok()?;
        position.apply_step(rules, step);
    }
    Some(position)
}

/// The words of the turns, in the order in which they are written.
#[derive(Default)]
struct Words(Vec<String>);

impl Words {
    fn push(&mut self, word: impl Into<String>) {
        self.0.push(word.into());
    }

    fn line(&mut self, rules: &RuleSet, mut sides: Sides, line: &Line) {
        self.comment(&line.intro);
        // A number stands before White's turns and wherever the row of turns is interrupted.
        let mut interrupted = true;
        let mut last = Color::Black;
        for turn in &line.turns {
            if interrupted || sides.turn == Color::White || last == sides.turn {
                self.push(sides.number_text());
            }
            self.turn(turn);
            for variation in turn.variations.iter().filter(|variation| !variation.turns.is_empty()) {
                let begin = self.0.len();
                self.line(rules, sides, variation);
                // The parentheses stand at the words.
                if let Some(first) = self.0.get_mut(begin) {
                    first.insert(0, '(');
                }
                if let Some(last) = self.0.last_mut() {
                    last.push(')');
                }
            }
            interrupted = !turn.comment.is_empty() || !turn.variations.is_empty();
            last = sides.turn;
            sides.play(rules, &turn.text);
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
        let mut before = None;
        for piece in comment.split(' ') {
            match before {
                Some(before) if piece.is_empty() || before == "" => word.push_str("\\s"),
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
