//! Reading a record's text into tags, words and nested lines; what they mean is checked afterwards.

use std::iter::Peekable;
use std::str::CharIndices;

use super::error::{Problem, RecordError};
use super::line::GLYPHS;
use super::{GameResult, MOST_GAMES, MOST_LEVELS, MOST_TAGS, MOST_TURNS};
use crate::rules::{excerpt, plain_signs};

/// One game as written.
#[derive(Default, Debug)]
pub(super) struct RawGame {
    /// Name, value, line.
    pub(super) tags: Vec<(String, String, usize)>,
    pub(super) line: RawLine,
    /// The result behind the turns, and its line.
    pub(super) result: Option<(GameResult, usize)>,
    /// The line of the text at which it begins.
    pub(super) begin: usize,
    turns: usize,
}

impl RawGame {
    /// Whether nothing at all is written.
    fn is_nothing(&self) -> bool {
        self.is_empty() && self.line.intro.is_empty() && self.result.is_none()
    }

    /// Whether there is no game in it: no tag and no turn, but for a result or a remark.
    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.line.turns.is_empty()
    }

    /// The tag with this name.
    pub(super) fn tag(&self, name: &str) -> Option<(&str, usize)> {
        self.tags.iter().find(|(known, ..)| known == name).map(|(_, value, line)| (value.as_str(), *line))
    }
}

/// Turns as written.
#[derive(Default, Debug)]
pub(super) struct RawLine {
    pub(super) intro: String,
    pub(super) turns: Vec<RawTurn>,
    /// The number that was read last, while its turn is still to come.
    number: Option<usize>,
}

/// A turn as written.
#[derive(Default, Debug)]
pub(super) struct RawTurn {
    pub(super) text: String,
    /// The number that stands before it.
    pub(super) number: Option<usize>,
    pub(super) line: usize,
    pub(super) marks: Vec<u8>,
    pub(super) comment: String,
    pub(super) variations: Vec<RawLine>,
}

/// Reads the games of a text, so many at most; what comes behind those is not looked at.
pub(super) fn read(text: &str, most: usize) -> Result<Vec<RawGame>, RecordError> {
    let mut reader = Reader { letters: text.char_indices().peekable(), text, number: 1 };
    let mut games = Vec::new();
    loop {
        let game = reader.game().map_err(|mut error| {
            error.game = (!games.is_empty()).then_some(games.len() + 1);
            error
        })?;
        if game.is_nothing() {
            return Ok(games);
        }
        if game.is_empty() {
            let error = Problem::Empty.at(game.begin);
            return Err(RecordError { game: (!games.is_empty()).then_some(games.len() + 1), ..error });
        }
        if games.len() == MOST_GAMES {
            return Err(Problem::TooManyGames.at(game.begin));
        }
        games.push(game);
        if games.len() == most {
            return Ok(games);
        }
    }
}

struct Reader<'a> {
    letters: Peekable<CharIndices<'a>>,
    text: &'a str,
    /// The line, from 1.
    number: usize,
}

/// What a piece of the text is.
enum Piece<'a> {
    Tag(String, String),
    Comment(String),
    Open,
    Close,
    Word(&'a str),
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<char> {
        let (_, letter) = self.letters.next()?;
        if letter == '\n' {
            self.number += 1;
        }
        Some(letter)
    }

    fn peek(&mut self) -> Option<char> {
        self.letters.peek().map(|&(_, letter)| letter)
    }

    fn place(&mut self) -> usize {
        self.letters.peek().map_or(self.text.len(), |&(place, _)| place)
    }

    /// Skips space, and what stands behind `%` at the beginning of a line.
    fn skip(&mut self) {
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

    fn piece(&mut self) -> Result<Option<Piece<'a>>, RecordError> {
        self.skip();
        let begin = self.place();
        let line = self.number;
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
            (self.next()? == ']' && super::is_tag_name(&name)).then_some((name, value))
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

    /// The rest of a comment. Where it is broken into lines, a space stands.
    fn comment(&mut self) -> Option<String> {
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

    /// The next game: its tags, and its turns up to its result or the next game's tags.
    fn game(&mut self) -> Result<RawGame, RecordError> {
        self.skip();
        let mut game = RawGame { begin: self.number, ..RawGame::default() };
        // Everything of a game's end may be followed by the next game only if that begins with a tag.
        loop {
            self.skip();
            if self.peek() == Some('[') && (game.result.is_some() || !game.line.turns.is_empty()) {
                return Ok(game);
            }
            let line = self.number;
            match self.piece()? {
                None => return Ok(game),
                Some(Piece::Tag(name, value)) => {
                    if game.tag(&name).is_some() {
                        return Err(Problem::TagTwice(name).at(line));
                    }
                    if game.tags.len() == MOST_TAGS {
                        return Err(Problem::TooManyTags.at(line));
                    }
                    game.tags.push((name, value, line));
                }
                Some(Piece::Comment(text)) => game.line.say(&text),
                Some(Piece::Open) => self.variation(&mut game, line)?,
                Some(Piece::Close) => return Err(Problem::ClosesNothing(')').at(line)),
                Some(Piece::Word(word)) => {
                    if game.result.is_some() {
                        return Err(Problem::AfterTheEnd(excerpt(word)).at(line));
                    }
                    match GameResult::from_token(word) {
                        Some(result) => game.result = Some((result, line)),
                        None => game.turns += game.line.word(&plain_signs(word), line)?,
                    }
                }
            }
            if game.turns > MOST_TURNS {
                return Err(Problem::TooLong.at(line));
            }
        }
    }

    /// A variation of the main line's newest turn, with all that it contains.
    fn variation(&mut self, game: &mut RawGame, line: usize) -> Result<(), RecordError> {
        let mut open = vec![(RawLine::default(), line)];
        if game.line.turns.is_empty() {
            return Err(Problem::VariationOfNothing.at(line));
        }
        loop {
            self.skip();
            let line = self.number;
            let depth = open.len();
            let begun = open.last().map_or(line, |(_, begun)| *begun);
            let Some(piece) = self.piece()? else { return Err(Problem::OpenVariation.at(begun)) };
            let Some((inner, _)) = open.last_mut() else { return Ok(()) };
            match piece {
                Piece::Tag(..) => return Err(Problem::OpenVariation.at(begun)),
                Piece::Comment(text) => inner.say(&text),
                Piece::Open if inner.turns.is_empty() => return Err(Problem::VariationOfNothing.at(line)),
                Piece::Open if depth == MOST_LEVELS => return Err(Problem::TooDeep.at(line)),
                Piece::Open => open.push((RawLine::default(), line)),
                // A variation may state how it would have ended; nothing hangs on it.
                Piece::Word(word) if GameResult::from_token(word).is_some() => {}
                Piece::Word(word) => {
                    game.turns += inner.word(&plain_signs(word), line)?;
                    if game.turns > MOST_TURNS {
                        return Err(Problem::TooLong.at(line));
                    }
                }
                Piece::Close => {
                    let Some((done, begun)) = open.pop() else { return Ok(()) };
                    if done.turns.is_empty() {
                        return Err(Problem::EmptyVariation.at(begun));
                    }
                    let outer = open.last_mut().map_or(&mut game.line, |(outer, _)| outer);
                    if let Some(turn) = outer.turns.last_mut() {
                        turn.variations.push(done);
                    }
                    if open.is_empty() {
                        return Ok(());
                    }
                }
            }
        }
    }
}

/// The sign that `u{2028}` stands for, and how many letters say so.
fn code(text: &str) -> Option<(char, usize)> {
    let digits = text.strip_prefix("u{")?;
    let length = digits.bytes().take(7).position(|byte| byte == b'}')?;
    let meant = u32::from_str_radix(&digits[..length], 16).ok().and_then(char::from_u32)?;
    Some((meant, length + 3))
}

impl RawLine {
    /// Notes a comment at its place.
    fn say(&mut self, text: &str) {
        let said = self.turns.last_mut().map_or(&mut self.intro, |turn| &mut turn.comment);
        if !said.is_empty() && !text.is_empty() {
            said.push(' ');
        }
        said.push_str(text);
    }

    /// Notes a word: a number is read over, a removal joins its turn, the rest are turns and annotations. Says how many
    /// turns it began.
    fn word(&mut self, word: &str, line: usize) -> Result<usize, RecordError> {
        if let Some(number) = word.strip_prefix('$') {
            let mark = number.parse().map_err(|_| Problem::NotAMark(excerpt(word)).at(line))?;
            if let Some(turn) = self.turns.last_mut() {
                turn.marks.push(mark);
            }
            return Ok(0);
        }
        let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let rest = digits.trim_start_matches(['.', '…']);
        // `17.`, `17...d6`, and `...` alone are numbers; `17` alone may be a point of the numeric form.
        if rest.len() < digits.len() {
            self.number = word[..word.len() - digits.len()].parse().ok().or(self.number);
        }
        let word = if rest.len() < digits.len() { rest } else { word };
        let mut word = word;
        let mut marks = Vec::new();
        while let Some((glyph, mark)) =
            GLYPHS.iter().find(|(glyph, _)| word.len() > glyph.len() && word.ends_with(glyph))
        {
            marks.insert(0, *mark);
            word = &word[..word.len() - glyph.len()];
        }
        if let Some(mark) = GLYPHS.iter().find(|(glyph, _)| *glyph == word).map(|(_, mark)| *mark) {
            marks.insert(0, mark);
            word = "";
        }
        let begins = !word.is_empty() && (self.turns.is_empty() || !word.starts_with(['x', 'X', ':', '×']));
        if begins {
            let number = self.number.take();
            self.turns.push(RawTurn { line, number, ..RawTurn::default() });
        }
        if let Some(turn) = self.turns.last_mut() {
            turn.text.push_str(word);
            turn.marks.append(&mut marks);
        }
        Ok(usize::from(begins))
    }
}
