//! Plays the turns of a record, as written in a text or as kept in a [`Record`], on a [`Game`].

use super::error::{Problem, RecordError};
use super::line::{Line, Turn};
use super::number::Numbering;
use super::read::{RawLine, RawTurn};
use super::value::Record;
use crate::rules::{DrawReason, Game, IllegalMove, Move, Outcome, Position, RuleSet, TurnText, excerpt, unknown_point};

/// How the turns of a text are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    /// `d6`
    Letters,
    /// `5`: the points row by row from the top left, from 1.
    Numbers,
}

/// The turns of a text, played.
pub(super) struct Replayed {
    /// The turns as they are properly written.
    pub(super) line: Line,
    /// The first number of a turn that does not follow from the one before.
    pub(super) odd_number: Option<RecordError>,
}

/// Why playing stopped before the end of the text.
pub(super) enum Stopped {
    /// A turn cannot be read or played.
    Refused(RecordError),
    /// The text goes on where the rules draw the game: why they do, and a remark that says so.
    Drawn(DrawReason, RecordError),
}

impl From<RecordError> for Stopped {
    fn from(error: RecordError) -> Self {
        Self::Refused(error)
    }
}

/// Plays a line with its variations and leaves the turns of the main line on the board.
///
/// # Errors
/// [`Stopped`], with the first turn that cannot be read or played.
pub(super) fn replay(raw: &RawLine, names: Names, game: &mut Game) -> Result<Replayed, Stopped> {
    let numbering = Numbering::new(*game.start(), game.first_number());
    let mut walker = Walker { names, game, numbers: Vec::new() };
    let line = walker.line(raw, None, numbering)?;
    Ok(Replayed { line, odd_number: odd_number(&walker.numbers) })
}

/// A number that stands before a turn of the main line.
struct Numbered {
    said: usize,
    /// What it would be if each turn of the first side had a number, and if each turn had one.
    usual: usize,
    each: usize,
    place: String,
    text: String,
    line: usize,
}

/// The first number that does not follow from the one before. A list may number each turn of the first side or every turn,
/// and begin with whatever number it likes.
fn odd_number(numbers: &[Numbered]) -> Option<RecordError> {
    let follows = |before: &Numbered, after: &Numbered, step: usize| before.said.checked_add(step) == Some(after.said);
    let pairs = || numbers.windows(2).map(|pair| (&pair[0], &pair[1]));
    let by_side = pairs().position(|(before, after)| !follows(before, after, after.usual - before.usual));
    let by_turn = pairs().all(|(before, after)| after.each == before.each + 1 && follows(before, after, 1));
    let odd = &numbers[by_side.filter(|_| !by_turn)? + 1];
    let (number, text) = (odd.place.clone(), excerpt(&odd.text));
    Some(Problem::OddNumber { said: odd.said, number, text }.at(odd.line))
}

/// Plays the lines of a game, variations included, and notes their turns as they are properly written.
struct Walker<'a> {
    names: Names,
    game: &'a mut Game,
    /// The numbers of the main line.
    numbers: Vec<Numbered>,
}

impl Walker<'_> {
    /// Plays a line and leaves its turns on the board. `instead` is the turn that it varies.
    fn line(&mut self, raw: &RawLine, instead: Option<&str>, mut numbering: Numbering) -> Result<Line, Stopped> {
        let mut turns = Vec::with_capacity(raw.turns.len());
        let last = raw.turns.len().saturating_sub(1);
        let is_main = instead.is_none();
        let mut bare = None;
        for (index, raw_turn) in raw.turns.iter().enumerate() {
            if self.names == Names::Letters && is_number(raw_turn) {
                bare = raw_turn.text.parse().ok();
                continue;
            }
            if let Some(said) = bare.take().or(raw_turn.number).filter(|_| is_main) {
                let (place, text) = (numbering.text(), raw_turn.text.clone());
                let (usual, each, line) = (numbering.number(), turns.len(), raw_turn.line);
                self.numbers.push(Numbered { said, usual, each, place, text, line });
            }
            let instead = instead.filter(|_| turns.is_empty());
            let text = self.play(raw_turn, instead, &numbering, index < last)?;
            let mut turn = Turn { text, ..Turn::default() };
            turn.marks.clone_from(&raw_turn.marks);
            turn.comment.clone_from(&raw_turn.comment);
            for variation in &raw_turn.variations {
                let variation = self.vary(variation, &turn.text, numbering)?;
                if variation.turns.is_empty() {
                    return Err(Problem::EmptyVariation.at(raw_turn.line).into());
                }
                turn.variations.push(variation);
            }
            numbering.advance(self.game.rules(), &turn.text);
            turns.push(turn);
        }
        Ok(Line { intro: raw.intro.clone(), turns })
    }

    /// Plays a variation in place of the newest turn and puts that one back.
    fn vary(&mut self, raw: &RawLine, instead: &str, numbering: Numbering) -> Result<Line, Stopped> {
        let newest = self.game.undo();
        let ply = self.game.ply();
        let line = self.line(raw, Some(instead), numbering);
        while self.game.ply() > ply {
            self.game.undo();
        }
        if let Some(newest) = newest {
            put_back(self.game, newest);
        }
        line
    }

    /// Plays one turn and returns its text.
    fn play(
        &mut self,
        raw: &RawTurn,
        instead: Option<&str>,
        numbering: &Numbering,
        whole: bool,
    ) -> Result<String, Stopped> {
        let rules = *self.game.rules();
        let geometry = rules.geometry();
        let malformed = || malformed(numbering.text(), &raw.text, &rules).at(raw.line);
        let text = tidy(&raw.text, self.names, &rules).ok_or_else(malformed)?;
        let mut turn = TurnText::parse(geometry, &text).ok_or_else(malformed)?;
        // A variation may write another removal of the same turn by that removal alone.
        if let Some((action, _)) = instead.filter(|_| text.starts_with('x')).and_then(|instead| instead.split_once('x'))
            && !action.is_empty()
        {
            turn = TurnText::parse(geometry, &format!("{action}{text}")).ok_or_else(malformed)?;
        }
        use DrawReason::{EndgameClock, QuietTurns, Repetition};
        let outcome = self.game.outcome();
        play_turn(self.game, &turn, whole).map_err(|why| {
            let (number, text) = (numbering.text(), excerpt(&raw.text));
            match outcome {
                Some(Outcome::Draw { reason: reason @ (QuietTurns | EndgameClock | Repetition) }) => {
                    Stopped::Drawn(reason, Problem::DrawPassedOver { number, text, reason }.at(raw.line))
                }
                _ => Stopped::Refused(Problem::Illegal { number, text, why }.at(raw.line)),
            }
        })
    }
}

/// Why a text is no turn.
fn malformed(number: String, text: &str, rules: &RuleSet) -> Problem {
    match unknown_point(rules.geometry(), text) {
        Some(point) => Problem::NoSuchPoint { number, text: excerpt(text), point: point.to_owned() },
        None => Problem::Malformed { number, text: excerpt(text) },
    }
}

/// A bare number, which in a list by letters is the number of a turn.
fn is_number(turn: &RawTurn) -> bool {
    turn.text.bytes().all(|byte| byte.is_ascii_digit()) && turn.variations.is_empty() && turn.comment.is_empty()
}

/// A turn in the letters and signs of move text, whatever signs it was written in.
fn tidy(text: &str, names: Names, rules: &RuleSet) -> Option<String> {
    let text: String = text
        .chars()
        .map(|letter| match letter {
            '–' | '—' | '−' | '‐' | '‑' | '→' => '-',
            '×' | ':' => 'x',
            letter => letter.to_ascii_lowercase(),
        })
        .collect();
    if names == Names::Letters {
        return Some(text);
    }
    let geometry = rules.geometry();
    let mut rows: Vec<_> = geometry.points().collect();
    rows.sort_unstable_by_key(|&point| {
        let (file, rank) = geometry.grid(point);
        (std::cmp::Reverse(rank), file)
    });
    let mut tidied = String::new();
    for piece in text.split_inclusive(['-', 'x']) {
        let digits = piece.trim_end_matches(['-', 'x']);
        if !digits.is_empty() {
            let number: usize = digits.parse().ok()?;
            tidied.push_str(geometry.label(*rows.get(number.checked_sub(1)?)?));
        }
        tidied.push_str(&piece[digits.len()..]);
    }
    Some(tidied)
}

/// Plays the steps of one turn, which must be whole if others follow, and returns its text.
fn play_turn(game: &mut Game, turn: &TurnText, whole: bool) -> Result<String, IllegalMove> {
    let rules = *game.rules();
    let before = *game.position();
    let ply = game.ply();
    for &step in &turn.steps {
        if let Err(refusal) = game.play_step(step) {
            return Err(IllegalMove::Refused { refusal, board: rules.board() });
        }
    }
    if whole && game.position().pending() > 0 {
        return Err(turn.unfinished());
    }
    match game.last_move() {
        Some(mv) if game.ply() == ply + 1 => Ok(before.text(&rules, mv)),
        _ => Err(IllegalMove::NotOneTurn),
    }
}

/// Puts a turn back that was taken back, a begun one as begun.
fn put_back(game: &mut Game, mv: Move) {
    let rules = *game.rules();
    for step in game.position().steps(&rules, mv) {
        // It was legal a moment ago.
        let _ = game.play_step(step);
    }
}

impl Record {
    /// The game, played again turn by turn.
    ///
    /// # Errors
    /// [`Problem::Illegal`] or [`Problem::Malformed`] with the number and the text of the first turn that cannot be.
    pub fn to_game(&self) -> Result<Game, RecordError> {
        let mut game = Game::from_position(self.rules, self.start).numbered_from(self.first_number);
        for (index, turn) in self.line.turns.iter().enumerate() {
            let number = || self.number(index);
            let text = &turn.text;
            let steps = TurnText::parse(self.rules.geometry(), text)
                .ok_or_else(|| malformed(number(), text, &self.rules).anywhere())?;
            play_turn(&mut game, &steps, index + 1 < self.line.turns.len())
                .map_err(|why| Problem::Illegal { number: number(), text: excerpt(text), why }.anywhere())?;
        }
        Ok(game)
    }

    /// Every position of the main line, the start first: one more than there are turns.
    ///
    /// # Errors
    /// As [`Record::to_game`].
    pub fn positions(&self) -> Result<Vec<Position>, RecordError> {
        let game = self.to_game()?;
        let mut positions: Vec<Position> = game.turns().map(|(before, _)| *before).collect();
        positions.push(*game.position());
        Ok(positions)
    }
}
