//! Cuts a record's text into pieces: tags, comments, parentheses and words.

use std::iter::Peekable;
use std::str::CharIndices;

use super::error::{Problem, RecordError};
use super::tags::is_tag_name;
use crate::rules::excerpt;

/// A text that is read piece by piece.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    letters: Peekable<CharIndices<'a>>,
    text: &'a str,
    /// The line, from 1.
    line: usize,
    /// Where the last `}` of the text may stand: behind it no comment is closed.
    last_brace: Option<usize>,
}

/// What a piece of the text is.
pub(super) enum Piece<'a> {
    Tag(String, String),
    Comment(String),
    Open,
    Close,
    Word(&'a str),
}

impl<'a> Scanner<'a> {
    /// Begins at the first letter of a text.
    pub(super) fn new(text: &'a str) -> Self {
        Self { letters: text.char_indices().peekable(), text, line: 1, last_brace: text.rfind('}') }
    }

    /// The line of the text, from 1, on which the next letter stands.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// Goes back to where a copy of this scanner stands.
    pub(super) fn go_back_to(&mut self, earlier: Self) {
        *self = Self { last_brace: self.last_brace, ..earlier };
    }

    /// Goes to the first game that begins behind a line of the text: to a line that begins with a tag, where the one
    /// before, empty lines apart, does not; to the end of the text if there is none.
    pub(super) fn skip_to_game_behind(&mut self, line: usize) {
        while self.line < line && self.peek().is_some() {
            self.skip_line();
        }
        let mut among_tags = self.is_at_tag();
        self.skip_line();
        while let Some(letter) = self.peek() {
            let at_tag = self.is_at_tag();
            if at_tag && !among_tags {
                return;
            }
            among_tags = at_tag || (among_tags && letter.is_whitespace());
            self.skip_line();
        }
    }

    /// Whether a tag seems to begin here.
    fn is_at_tag(&mut self) -> bool {
        let rest = self.text[self.place()..].strip_prefix('[').unwrap_or_default();
        rest.trim_start_matches([' ', '\t']).starts_with(|letter: char| letter.is_ascii_alphabetic())
    }

    fn next(&mut self) -> Option<char> {
        let (_, letter) = self.letters.next()?;
        if letter == '\n' {
            self.line += 1;
        }
        Some(letter)
    }

    pub(super) fn peek(&mut self) -> Option<char> {
        self.letters.peek().map(|&(_, letter)| letter)
    }

    fn place(&mut self) -> usize {
        self.letters.peek().map_or(self.text.len(), |&(place, _)| place)
    }

    /// Skips space, and what stands behind `%` at the beginning of a line.
    pub(super) fn skip(&mut self) {
        loop {
            let begins = self.text[..self.place()].ends_with('\n') || self.place() == 0;
            match self.peek() {
                Some('%') if begins => self.skip_line(),
                Some(letter) if letter.is_whitespace() || letter == '\u{feff}' || letter == ',' => {
                    self.next();
                }
                _ => return,
            }
        }
    }

    fn skip_line(&mut self) {
        while self.next().is_some_and(|letter| letter != '\n') {}
    }

    pub(super) fn piece(&mut self) -> Result<Option<Piece<'a>>, RecordError> {
        self.skip();
        let begin = self.place();
        let line = self.line;
        Ok(Some(match self.peek() {
            None => return Ok(None),
            Some('[') => {
                let (name, value) = self.tag(line)?;
                Piece::Tag(name, value)
            }
            Some('{') => {
                self.next();
                Piece::Comment(self.comment().ok_or_else(|| Problem::OpenComment.at(line))?)
            }
            Some(';') => {
                self.skip_line();
                let words: Vec<&str> = self.text[begin + 1..self.place()].split_whitespace().collect();
                Piece::Comment(words.join(" "))
            }
            Some('(') => {
                self.next();
                Piece::Open
            }
            Some(')') => {
                self.next();
                Piece::Close
            }
            Some('}') => return Err(Problem::ClosesNothing('}').at(line)),
            Some(_) => {
                while self.peek().is_some_and(|letter| !letter.is_whitespace() && !"[]{}();,".contains(letter)) {
                    self.next();
                }
                if self.place() == begin {
                    self.next();
                }
                Piece::Word(&self.text[begin..self.place()])
            }
        }))
    }

    fn tag(&mut self, line: usize) -> Result<(String, String), RecordError> {
        let begin = self.place();
        let mut parts = || {
            self.next();
            self.skip_blanks();
            let from = self.place();
            while self.peek().is_some_and(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
                self.next();
            }
            let name = self.text[from..self.place()].to_owned();
            self.skip_blanks();
            let value = (self.next()? == '"').then(|| self.quoted()).flatten()?;
            self.skip_blanks();
            (self.next()? == ']' && is_tag_name(&name)).then_some((name, value))
        };
        match parts() {
            Some(tag) => Ok(tag),
            None => {
                let written = self.text[begin..].lines().next().unwrap_or_default();
                Err(Problem::NotATag(excerpt(written)).at(line))
            }
        }
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(|letter| letter == ' ' || letter == '\t') {
            self.next();
        }
    }

    /// The rest of a quoted value, which ends on its line.
    fn quoted(&mut self) -> Option<String> {
        let mut value = String::new();
        loop {
            match self.next()? {
                '"' => return Some(value),
                '\n' => return None,
                '\\' => self.escaped(&mut value)?,
                letter => value.push(letter),
            }
        }
    }

    /// The rest of a comment. Where it is broken into lines, a space stands. Returns `None` if it is not closed.
    fn comment(&mut self) -> Option<String> {
        let begin = self.place();
        self.last_brace.filter(|&last| begin <= last)?;
        let comment = self.closed_comment();
        if comment.is_none() {
            self.last_brace = None;
        }
        comment
    }

    fn closed_comment(&mut self) -> Option<String> {
        let mut comment = String::new();
        let mut space = false;
        loop {
            let letter = self.next()?;
            if letter == '}' {
                return Some(comment);
            }
            if matches!(letter, ' ' | '\t' | '\r' | '\n') {
                space = !comment.is_empty();
                continue;
            }
            if std::mem::take(&mut space) {
                comment.push(' ');
            }
            if letter == '\\' {
                self.escaped(&mut comment)?;
            } else {
                comment.push(letter);
            }
        }
    }

    /// What stands behind a backslash; a sign that needs none keeps its backslash.
    fn escaped(&mut self, text: &mut String) -> Option<()> {
        let plain = match self.peek()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            's' => ' ',
            letter @ ('\\' | '"' | '}') => letter,
            'u' => {
                let Some((meant, length)) = code(&self.text[self.place()..]) else {
                    text.push('\\');
                    return Some(());
                };
                (1..length).for_each(|_| {
                    self.next();
                });
                meant
            }
            _ => {
                text.push('\\');
                return Some(());
            }
        };
        self.next();
        text.push(plain);
        Some(())
    }
}

/// The sign that `u{2028}` stands for, and how many letters say so.
fn code(text: &str) -> Option<(char, usize)> {
    let digits = text.strip_prefix("u{")?;
    let length = digits.bytes().take(7).position(|byte| byte == b'}')?;
    let meant = u32::from_str_radix(&digits[..length], 16).ok().and_then(char::from_u32)?;
    Some((meant, length + 3))
}
