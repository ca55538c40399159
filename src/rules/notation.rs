//! Move text: `d6`, `d6-d5`, removals `xb4` after it, a turn one token.
//!
//! Numbers with dots (`1.`, `4…`, `4...`), comments in braces and results in a list of turns are passed over.

use std::borrow::Cow;

use thiserror::Error;

use super::excerpt::excerpt;
use super::game::Game;
use super::geometry::Geometry;
use super::legality::IllegalMove;
use super::moves::{Move, Step};
use super::point::{Point, PointSet};
use super::position::Position;
use super::rule_set::RuleSet;

/// Why a turn's text was refused; the number is the turn's place in the list, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotationError {
    /// Not of the form of a turn.
    #[error("turn {number} '{text}' is not a turn: expected a point as in d6, two as in d6-d5, removals as in d6xb4")]
    Malformed {
        /// Place in the list, from 1.
        number: usize,
        /// The token.
        text: String,
    },
    /// It names a point that the board does not have.
    #[error("turn {number} '{text}': there is no point {point} on this board")]
    NoSuchPoint {
        /// Place in the list, from 1.
        number: usize,
        /// The token.
        text: String,
        /// The name.
        point: String,
    },
    /// The rules forbid it.
    #[error("turn {number} '{text}' is not legal: {why}")]
    Illegal {
        /// Place in the list, from 1.
        number: usize,
        /// The token.
        text: String,
        /// Why.
        why: IllegalMove,
    },
    /// A comment that never ends.
    #[error("a comment opened with '{{' is not closed")]
    OpenComment,
}

/// A turn as written: its steps in the order given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnText {
    /// The steps.
    pub steps: Vec<Step>,
    /// As it was written, separate removal tokens joined on.
    pub text: String,
}

impl TurnText {
    /// Reads one token, such as `d6`, `d6-d5xc3` or `xb4`.
    pub fn parse(geometry: &Geometry, text: &str) -> Option<Self> {
        let mut parts = text.split(['x', 'X']);
        let action = parts.next()?;
        let mut steps = Vec::new();
        if let Some((from, to)) = action.split_once('-') {
            steps.push(Step::Slide(geometry.find(from)?, geometry.find(to)?));
        } else if !action.is_empty() {
            steps.push(Step::Place(geometry.find(action)?));
        }
        for part in parts {
            steps.push(Step::Remove(geometry.find(part)?));
        }
        (!steps.is_empty()).then(|| Self { steps, text: text.to_owned() })
    }

    /// What is wrong with it where it leaves a removal pending.
    pub fn unfinished(&self) -> IllegalMove {
        IllegalMove::Unfinished { another: self.steps.iter().any(|step| matches!(step, Step::Remove(_))) }
    }
}

/// The first name of a point that the board lacks, in a text that has the form of a turn (a letter and a number for each
/// point). `None` where the text has another form or every point is on the board.
pub fn unknown_point<'a>(geometry: &Geometry, text: &'a str) -> Option<&'a str> {
    let has_form = |name: &str| {
        let digits = name.strip_prefix(|letter: char| letter.is_ascii_alphabetic()).unwrap_or_default();
        (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let (action, removals) = match text.split_once(['x', 'X']) {
        Some((action, removals)) => (action, removals.split(['x', 'X']).collect()),
        None => (text, Vec::new()),
    };
    let ends: Vec<&str> = action.split('-').filter(|_| !action.is_empty()).collect();
    let names = || ends.iter().chain(&removals).copied();
    let is_turn = ends.len() <= 2 && names().all(has_form);
    names().find(|name| is_turn && geometry.find(name).is_none())
}

/// A word with the signs that keyboards have: books and word processors write dashes, crosses and halves of their own.
pub fn plain_signs(word: &str) -> Cow<'_, str> {
    const DASHES: [char; 7] = ['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2015}', '\u{2212}'];
    let word: Cow<str> =
        if word.is_ascii() { word.into() } else { word.replace(DASHES, "-").replace('×', "x").into() };
    if matches!(&*word, "½-½" | "0.5-0.5") { "1/2-1/2".into() } else { word }
}

/// Splits a list of turns into its tokens, separate removals (`d6 xb4`) joined to the turn that they belong to.
///
/// # Errors
/// [`NotationError::OpenComment`].
pub fn split_turns(text: &str) -> Result<Vec<String>, NotationError> {
    let mut turns: Vec<String> = Vec::new();
    for word in without_comments(text)?.split_whitespace() {
        let word = plain_signs(word);
        if matches!(&*word, "1-0" | "0-1" | "1/2-1/2" | "*") {
            continue;
        }
        let word = without_number(&word);
        if word.is_empty() {
            continue;
        }
        match turns.last_mut() {
            Some(turn) if word.starts_with(['x', 'X']) => turn.push_str(word),
            _ => turns.push(word.to_owned()),
        }
    }
    Ok(turns)
}

/// What is left of a word such as `1.d6` or `4...`. A number without a dot counts no turn: it is left as it is, for the error
/// that names it.
fn without_number(word: &str) -> &str {
    let counted = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = counted.trim_start_matches(['.', '…']);
    if rest.len() < counted.len() { rest } else { word }
}

fn without_comments(text: &str) -> Result<String, NotationError> {
    let mut rest = text;
    let mut plain = String::with_capacity(text.len());
    while let Some((before, comment)) = rest.split_once('{') {
        plain.push_str(before);
        plain.push(' ');
        (_, rest) = comment.split_once('}').ok_or(NotationError::OpenComment)?;
    }
    plain.push_str(rest);
    Ok(plain)
}

impl Game {
    /// Plays a list of turns. The last one may leave a removal pending.
    ///
    /// # Errors
    /// [`NotationError`] names the turn and the reason; the game stays as it was.
    pub fn play_text(&mut self, text: &str) -> Result<(), NotationError> {
        let mut game = self.clone();
        let turns = split_turns(text)?;
        for (index, text) in turns.iter().enumerate() {
            let number = index + 1;
            let geometry = game.rules().geometry();
            let turn = TurnText::parse(geometry, text).ok_or_else(|| match unknown_point(geometry, text) {
                Some(point) => NotationError::NoSuchPoint { number, text: excerpt(text), point: point.to_owned() },
                None => NotationError::Malformed { number, text: excerpt(text) },
            })?;
            let illegal = |why| NotationError::Illegal { number, text: excerpt(text), why };
            let board = game.rules().board();
            for &step in &turn.steps {
                game.play_step(step).map_err(|refusal| illegal(IllegalMove::Refused { refusal, board }))?;
            }
            if game.position().pending() > 0 && number < turns.len() {
                return Err(illegal(turn.unfinished()));
            }
        }
        *self = game;
        Ok(())
    }

    /// Reads one whole turn against the position on the board.
    ///
    /// # Errors
    /// [`NotationError`] with number 1.
    pub fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        let mut game = self.clone();
        let begun = self.position().pending() > 0 && self.ply() > 0;
        game.play_text(text)?;
        let illegal = |why| NotationError::Illegal { number: 1, text: excerpt(text), why };
        if game.position().pending() > 0 {
            let another = game.last_move().is_some_and(|mv| !mv.removed().is_empty());
            return Err(illegal(IllegalMove::Unfinished { another }));
        }
        match game.last_move() {
            Some(mv) if begun && game.ply() == self.ply() => {
                let already = self.last_move().map_or(PointSet::EMPTY, Move::removed);
                Ok(Move::remove(mv.removed() - already))
            }
            Some(mv) if !begun && game.ply() == self.ply() + 1 => Ok(mv),
            _ => Err(illegal(IllegalMove::NotOneTurn)),
        }
    }
}

impl Position {
    /// The text of a legal turn. Several removals stand in an order in which they may be made, the alphabetically
    /// first.
    pub fn text(&self, rules: &RuleSet, mv: Move) -> String {
        let geometry = rules.geometry();
        let mut text = match mv.action() {
            Some(Step::Place(to)) => geometry.label(to).to_owned(),
            Some(Step::Slide(from, to)) => format!("{}-{}", geometry.label(from), geometry.label(to)),
            _ => String::new(),
        };
        for point in self.removal_order(rules, mv) {
            text.push('x');
            text.push_str(geometry.label(point));
        }
        text
    }

    /// The steps of a legal turn, each of them legal after the one before.
    pub fn steps(&self, rules: &RuleSet, mv: Move) -> Vec<Step> {
        let removals = self.removal_order(rules, mv).into_iter().map(Step::Remove);
        mv.action().into_iter().chain(removals).collect()
    }

    /// The removals of a legal turn in an order in which they may be made.
    pub fn removal_order(&self, rules: &RuleSet, mv: Move) -> Vec<Point> {
        let geometry = rules.geometry();
        let mut points: Vec<Point> = mv.removed().into_iter().collect();
        points.sort_unstable_by_key(|&point| geometry.label(point));
        if points.len() < 2 {
            return points;
        }
        let mut position = *self;
        if let Some(action) = mv.action() {
            position.apply_step(rules, action);
        }
        let mut order = Vec::with_capacity(points.len());
        if find_order(&position, rules, &points, &mut order) { order } else { points }
    }
}

/// Extends `order` to all of `points` by steps that are legal one after the other.
fn find_order(position: &Position, rules: &RuleSet, points: &[Point], order: &mut Vec<Point>) -> bool {
    if order.len() == points.len() {
        return true;
    }
    for &point in points {
        if order.contains(&point) || position.check_step(rules, Step::Remove(point)).is_err() {
            continue;
        }
        let mut next = *position;
        next.apply_step(rules, Step::Remove(point));
        order.push(point);
        if find_order(&next, rules, points, order) {
            return true;
        }
        order.pop();
    }
    false
}
