//! What a record's text means: rules, start, turns and ending, each checked, and the record as a game again.

use crate::rules::{Color, Game, IllegalMove, Outcome, Position, RuleSet, TurnText, excerpt, unknown_point};

use super::error::{Problem, RecordError};
use super::line::{Line, Turn};
use super::read::{RawGame, RawLine, RawTurn};
use super::tags::OWN;
use super::write::Sides;
use super::{Ending, GameResult, Record, Tags};

/// How the turns of a text are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    /// `d6`
    Letters,
    /// `5`: the points row by row from the top left, from 1.
    Numbers,
}

/// Makes a record of a game as written, and says what is odd about it. `assumed` are the rules where it states none.
pub(super) fn check(
    raw: RawGame,
    names: Names,
    assumed: RuleSet,
) -> Result<(Record, Option<RecordError>), RecordError> {
    let rules = match raw.tag("Rules") {
        Some((text, line)) => text.parse().map_err(|error| Problem::Rules(error).at(line))?,
        None => assumed,
    };
    let start = start(&raw, &rules)?;
    let mut game = Game::from_position(rules, start);
    let mut walker = Walker { names, game: &mut game, numbers: Vec::new() };
    let line = walker.line(&raw.line, None, Sides::new(Some(start), 1))?;
    let odd = odd_number(&walker.numbers);
    let ending = ending(&raw, &game)?;
    let mut tags = Tags::default();
    for (name, value, _) in raw.tags {
        // The start has a tag of its own.
        if !OWN.contains(&name.as_str()) && name != "FEN" && name != "SetUp" {
            tags.set(&name, value);
        }
    }
    Ok((Record { tags, rules, start, line, ending }, odd))
}

fn start(raw: &RawGame, rules: &RuleSet) -> Result<Position, RecordError> {
    for tag in ["Position", "FEN"] {
        if let Some((text, line)) = raw.tag(tag) {
            return Position::from_line(rules, text).map_err(|error| Problem::Start { tag, error }.at(line));
        }
    }
    Ok(Position::start(rules, Color::White))
}

fn ending(raw: &RawGame, game: &Game) -> Result<Ending, RecordError> {
    let result_tag = match raw.tag("Result") {
        Some((text, line)) => {
            let result = GameResult::from_token(text.trim());
            Some((result.ok_or_else(|| Problem::NotAResult(excerpt(text)).at(line))?, line))
        }
        None => None,
    };
    let (result, line) = match (result_tag, raw.result) {
        (Some((tag, _)), Some((end, line))) if tag != end => {
            return Err(Problem::TwoResults { tag, end }.at(line));
        }
        (Some(result), _) | (None, Some(result)) => result,
        (None, None) => (GameResult::Open, raw.begin),
    };
    let reason = raw.tag("Reason");
    let ending = Ending::from_parts(result, reason.map(|(text, _)| text)).ok_or_else(|| {
        let (reason, line) = reason.unwrap_or_default();
        Problem::NotAReason { reason: excerpt(reason), result }.at(line)
    })?;
    settle(ending, game.outcome()).map_err(|problem| problem.at(line))
}

/// The ending by what is stated and what the rules say, who must agree.
fn settle(stated: Ending, outcome: Option<Outcome>) -> Result<Ending, Problem> {
    match (stated, outcome) {
        (Ending::Rules(said), Some(outcome)) if said == outcome => Ok(stated),
        (Ending::Open, Some(outcome)) => Ok(Ending::Rules(outcome)),
        (Ending::Stated { winner }, Some(outcome)) if winner == outcome.winner() => Ok(Ending::Rules(outcome)),
        (_, Some(outcome)) => Err(Problem::WrongResult { said: stated, outcome }),
        (Ending::Rules(_), None) => Err(Problem::NotOver { said: stated }),
        (_, None) => Ok(stated),
    }
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
    fn line(&mut self, raw: &RawLine, instead: Option<&str>, mut sides: Sides) -> Result<Line, RecordError> {
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
                let (place, text) = (sides.number_text(), raw_turn.text.clone());
                let (usual, each, line) = (sides.number(), turns.len(), raw_turn.line);
                self.numbers.push(Numbered { said, usual, each, place, text, line });
            }
            let instead = instead.filter(|_| turns.is_empty());
            let text = self.play(raw_turn, instead, &sides, index < last)?;
            let mut turn = Turn { text, ..Turn::default() };
            turn.marks.clone_from(&raw_turn.marks);
            turn.comment.clone_from(&raw_turn.comment);
            for variation in &raw_turn.variations {
                let variation = self.vary(variation, &turn.text, sides)?;
                if variation.turns.is_empty() {
                    return Err(Problem::EmptyVariation.at(raw_turn.line));
                }
                turn.variations.push(variation);
            }
            sides.play(self.game.rules(), &turn.text);
            turns.push(turn);
        }
        Ok(Line { intro: raw.intro.clone(), turns })
    }

    /// Plays a variation in place of the newest turn and puts that one back.
    fn vary(&mut self, raw: &RawLine, instead: &str, sides: Sides) -> Result<Line, RecordError> {
        let newest = self.game.undo();
        let ply = self.game.ply();
        let line = self.line(raw, Some(instead), sides);
        while self.game.ply() > ply {
            self.game.undo();
        }
        if let Some(newest) = newest {
            replay(self.game, newest);
        }
        line
    }

    /// Plays one turn and returns its text.
    fn play(
        &mut self,
        raw: &RawTurn,
        instead: Option<&str>,
        sides: &Sides,
        whole: bool,
    ) -> Result<String, RecordError> {
        let rules = *self.game.rules();
        let geometry = rules.geometry();
        let malformed = || malformed(sides.number_text(), &raw.text, &rules).at(raw.line);
        let text = tidy(&raw.text, self.names, &rules).ok_or_else(malformed)?;
        let mut turn = TurnText::parse(geometry, &text).ok_or_else(malformed)?;
        // A variation may write another removal of the same turn by that removal alone.
        if let Some((action, _)) = instead.filter(|_| text.starts_with('x')).and_then(|instead| instead.split_once('x'))
            && !action.is_empty()
        {
            turn = TurnText::parse(geometry, &format!("{action}{text}")).ok_or_else(malformed)?;
        }
        play_turn(self.game, &turn, whole)
            .map_err(|why| Problem::Illegal { number: sides.number_text(), text: excerpt(&raw.text), why }.at(raw.line))
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
fn replay(game: &mut Game, mv: crate::rules::Move) {
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
        let mut game = Game::from_position(self.rules, self.start);
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
