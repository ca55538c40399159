//! Reads a record's text into tags, words and nested lines; what they mean is checked afterwards.

use super::ending::GameResult;
use super::error::{Problem, RecordError};
use super::limits::{MAX_LEVELS, MAX_TAGS, MAX_TURNS};
use super::line::GLYPHS;
use super::scan::{Piece, Scanner};
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

    fn add_tag(&mut self, name: String, value: String, line: usize) -> Result<(), RecordError> {
        if self.tag(&name).is_some() {
            return Err(Problem::TagTwice(name).at(line));
        }
        if self.tags.len() == MAX_TAGS {
            return Err(Problem::TooManyTags.at(line));
        }
        self.tags.push((name, value, line));
        Ok(())
    }

    /// The tag with this name, and its line.
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

/// The games of a text, one after the other. Behind a game that cannot be read the next one is looked for.
pub(super) struct Games<'a> {
    scanner: Scanner<'a>,
}

impl<'a> Games<'a> {
    /// Begins at the first game of a text.
    pub(super) fn new(text: &'a str) -> Self {
        Self { scanner: Scanner::new(text) }
    }

    /// The line of the text, from 1, that is reached.
    pub(super) const fn line(&self) -> usize {
        self.scanner.line()
    }
}

impl Iterator for Games<'_> {
    type Item = Result<RawGame, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        let begin = self.scanner.clone();
        match read_game(&mut self.scanner) {
            Ok(game) if game.is_nothing() => None,
            Ok(game) if game.is_empty() => Some(Err(Problem::Empty.at(game.begin))),
            Ok(game) => Some(Ok(game)),
            Err(error) => {
                self.scanner.go_back_to(begin);
                self.scanner.skip_to_game_behind(error.line.unwrap_or_default());
                Some(Err(error))
            }
        }
    }
}

/// Reads a game: its tags, and its turns up to its result or the next game's tags.
fn read_game(scanner: &mut Scanner) -> Result<RawGame, RecordError> {
    scanner.skip();
    let mut game = RawGame { begin: scanner.line(), ..RawGame::default() };
    loop {
        scanner.skip();
        // A game that has begun goes on up to the next tag.
        if scanner.peek() == Some('[') && (game.result.is_some() || !game.line.turns.is_empty()) {
            return Ok(game);
        }
        let line = scanner.line();
        match scanner.piece()? {
            None => return Ok(game),
            Some(Piece::Tag(name, value)) => game.add_tag(name, value, line)?,
            Some(Piece::Comment(text)) => game.line.add_comment(&text),
            Some(Piece::Open) => read_variation(scanner, &mut game, line)?,
            Some(Piece::Close) => return Err(Problem::ClosesNothing(')').at(line)),
            Some(Piece::Word(word)) => {
                if game.result.is_some() {
                    return Err(Problem::AfterTheEnd(excerpt(word)).at(line));
                }
                match GameResult::from_token(word) {
                    Some(result) => game.result = Some((result, line)),
                    None => game.turns += game.line.add_word(&plain_signs(word), line)?,
                }
            }
        }
        if game.turns > MAX_TURNS {
            return Err(Problem::TooLong.at(line));
        }
    }
}

/// Reads a variation of the main line's newest turn, with all that it contains.
fn read_variation(scanner: &mut Scanner, game: &mut RawGame, line: usize) -> Result<(), RecordError> {
    if game.line.turns.is_empty() {
        return Err(Problem::VariationOfNothing.at(line));
    }
    // The lines that are open, each inside the one before, with where they were opened.
    let mut open = vec![(RawLine::default(), line)];
    loop {
        scanner.skip();
        let line = scanner.line();
        let depth = open.len();
        let begun = open.last().map_or(line, |(_, begun)| *begun);
        let Some(piece) = scanner.piece()? else { return Err(Problem::OpenVariation.at(begun)) };
        let Some((inner, _)) = open.last_mut() else { return Ok(()) };
        match piece {
            Piece::Tag(..) => return Err(Problem::OpenVariation.at(begun)),
            Piece::Comment(text) => inner.add_comment(&text),
            Piece::Open if inner.turns.is_empty() => return Err(Problem::VariationOfNothing.at(line)),
            Piece::Open if depth == MAX_LEVELS => return Err(Problem::TooDeep.at(line)),
            Piece::Open => open.push((RawLine::default(), line)),
            // A variation may state how it would have ended; nothing depends on it.
            Piece::Word(word) if GameResult::from_token(word).is_some() => {}
            Piece::Word(word) => {
                game.turns += inner.add_word(&plain_signs(word), line)?;
                if game.turns > MAX_TURNS {
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

impl RawLine {
    /// Adds a comment to the newest turn, or before the first.
    fn add_comment(&mut self, text: &str) {
        let comment = self.turns.last_mut().map_or(&mut self.intro, |turn| &mut turn.comment);
        if !comment.is_empty() && !text.is_empty() {
            comment.push(' ');
        }
        comment.push_str(text);
    }

    /// Adds a word: a number belongs to the turn that follows, a removal joins its turn, the rest are turns and annotations.
    /// Returns how many turns it began.
    fn add_word(&mut self, word: &str, line: usize) -> Result<usize, RecordError> {
        // An annotation by number may stand directly behind its turn: `c3$10`.
        let (word, numbered) = word.split_at(word.find('$').unwrap_or(word.len()));
        let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let rest = digits.trim_start_matches(['.', '…']);
        // `17.`, `17...d6`, and `...` alone are numbers; `17` alone may be a point of the numeric form.
        let is_number = rest.len() < digits.len();
        if is_number {
            self.number = word[..word.len() - digits.len()].parse().ok().or(self.number);
        }
        let (word, mut marks) = split_glyphs(if is_number { rest } else { word });
        for number in numbered.split('$').skip(1) {
            let not_a_mark = |_| Problem::NotAMark(excerpt(&format!("${number}"))).at(line);
            marks.push(number.parse().map_err(not_a_mark)?);
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

/// A word without the glyphs at its end (`!`, `?!`), and their numbers.
fn split_glyphs(mut word: &str) -> (&str, Vec<u8>) {
    let mut marks = Vec::new();
    while let Some((rest, mark)) = GLYPHS.iter().find_map(|(glyph, mark)| Some((word.strip_suffix(glyph)?, *mark))) {
        marks.insert(0, mark);
        word = rest;
    }
    (word, marks)
}
