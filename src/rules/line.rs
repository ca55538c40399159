//! Positions as a line of text: Sanmill's line on boards of 24 points, and the project's own short text on every board.
//!
//! The short text is `white/black turn white-hand-black-hand` and what else there is to say:
//!
//! ```text
//! -/- w 9-9                      the empty board, White to place the first of nine men
//! a7,d7,g7/b4,f6 w 6-7 x1        White has just closed a mill and owes one removal
//! a7,d7,g7/a1,d1,g1 b 0-0 q12    twelve turns since the last capture or placement
//! ```
//!
//! Extra words in any order: `xN` removals pending for the side to move, `qN` quiet turns, `fb` Black began, `bw:d5-d6`
//! White's man on d5 may not go back to d6 to re-close the mill it left (`bb:` for Black's).

use std::fmt::Write as _;

use super::by_color::ByColor;
use super::color::Color;
use super::game::Game;
use super::geometry::{Board, Geometry};
use super::line_error::{Contradiction, LineError, LinePart};
use super::options::{FullBoard, Reforming};
use super::point::PointSet;
use super::position::Position;
use super::rule_set::RuleSet;
use super::sanmill;
use super::setup::{Ban, Setup};
use super::words::{Words, unreadable};

impl Game {
    /// A game that begins at the position of a line, with the turn's number where the line gives one.
    ///
    /// # Errors
    /// [`LineError`] names the word or count that is wrong.
    pub fn from_line(rules: RuleSet, line: &str) -> Result<Self, LineError> {
        let (setup, number) = read(&rules, line)?;
        Ok(Self::from_position(rules, Position::new(&rules, setup)?).numbered_from(number))
    }

    /// The line of the position on the board; see [`Position::line`].
    pub fn line(&self) -> String {
        self.position().numbered_line(self.rules(), self.turn_number())
    }
}

impl Position {
    /// Reads either form.
    ///
    /// # Errors
    /// [`LineError`] names the word or count that is wrong.
    pub fn from_line(rules: &RuleSet, line: &str) -> Result<Self, LineError> {
        let (setup, _) = read(rules, line)?;
        Ok(Self::new(rules, setup)?)
    }

    /// The line for `show` and for saving: Sanmill's on 24 points (`ply` turns have been played), the short text
    /// elsewhere, and where it matters who began, which Sanmill's line does not say.
    pub fn line(&self, rules: &RuleSet, ply: usize) -> String {
        self.numbered_line(rules, sanmill::number_after(ply))
    }

    fn numbered_line(&self, rules: &RuleSet, number: u32) -> String {
        let who_began = self.first() == Color::Black && rules.full_board() == FullBoard::FirstLoses;
        if rules.board() == Board::Nine && !who_began {
            self.numbered_sanmill_line(rules, number)
        } else {
            self.short_line(rules)
        }
    }

    /// The short text.
    pub fn short_line(&self, rules: &RuleSet) -> String {
        let geometry = rules.geometry();
        let mut line = format!(
            "{}/{} {} {}-{}",
            point_list(geometry, self.men(Color::White)),
            point_list(geometry, self.men(Color::Black)),
            self.turn().letter(),
            self.in_hand(Color::White),
            self.in_hand(Color::Black),
        );
        if self.pending() > 0 {
            let _ = write!(line, " x{}", self.pending());
        }
        if self.quiet_turns() > 0 {
            let _ = write!(line, " q{}", self.quiet_turns());
        }
        if self.first() == Color::Black {
            line.push_str(" fb");
        }
        for color in Color::ALL {
            if let Some(Ban { at, back }) = self.ban(color) {
                let _ = write!(line, " b{}:{}-{}", color.letter(), geometry.label(at), geometry.label(back));
            }
        }
        line
    }
}

/// The fields of the position, and the number of the turn that comes next: 1 where the line does not say.
fn read(rules: &RuleSet, line: &str) -> Result<(Setup, u32), LineError> {
    let first = line.split_whitespace().next().unwrap_or_default();
    let is_sanmills = first.matches('/').count() == 2 || first.contains(['*', 'O', '@']);
    if is_sanmills { sanmill::read(rules, line) } else { Ok((read_short(rules, line)?, 1)) }
}

fn point_list(geometry: &Geometry, points: PointSet) -> String {
    if points.is_empty() {
        return "-".to_owned();
    }
    let mut labels: Vec<_> = points.into_iter().map(|point| geometry.label(point)).collect();
    labels.sort_unstable();
    labels.join(",")
}

fn read_short(rules: &RuleSet, line: &str) -> Result<Setup, LineError> {
    let geometry = rules.geometry();
    let mut words = Words(line.split_whitespace());
    let board = words.next(LinePart::Board)?;
    let (white, black) = board.split_once('/').ok_or_else(|| unreadable(LinePart::Board, board))?;
    let men = ByColor::new(read_points(geometry, white)?, read_points(geometry, black)?);
    let turn = words.color()?;
    let hands = words.next(LinePart::Hands)?;
    let (white, black) = hands.split_once('-').ok_or_else(|| unreadable(LinePart::Hands, hands))?;
    let hand = |text: &str| text.parse().map_err(|_| unreadable(LinePart::Hands, hands));
    let in_hand = ByColor::new(hand(white)?, hand(black)?);
    let mut setup =
        Setup { men, in_hand, turn, first: Color::White, pending: 0, bans: ByColor::both(None), quiet_turns: 0 };
    for word in words.0 {
        read_extra(geometry, word, &mut setup)?;
    }
    if rules.reforming() == Reforming::Free && setup.bans != ByColor::both(None) {
        return Err(LineError::Contradiction(Contradiction::FreeReforming));
    }
    Ok(setup)
}

fn read_extra(geometry: &Geometry, word: &str, setup: &mut Setup) -> Result<(), LineError> {
    let bad = || unreadable(LinePart::Extra, word);
    if let Some((side, points)) = word.split_once(':') {
        let color = match side {
            "bw" => Color::White,
            "bb" => Color::Black,
            _ => return Err(bad()),
        };
        let (at, back) = points.split_once('-').ok_or_else(bad)?;
        let (at, back) = (geometry.find(at).ok_or_else(bad)?, geometry.find(back).ok_or_else(bad)?);
        if !setup.men[color].contains(at) {
            return Err(bad());
        }
        setup.bans[color] = Some(Ban { at, back });
    } else if let Some(count) = word.strip_prefix('x') {
        setup.pending = count.parse().map_err(|_| bad())?;
    } else if let Some(count) = word.strip_prefix('q') {
        setup.quiet_turns = count.parse().map_err(|_| bad())?;
    } else {
        setup.first = match word {
            "fw" => Color::White,
            "fb" => Color::Black,
            _ => return Err(bad()),
        };
    }
    Ok(())
}

fn read_points(geometry: &Geometry, text: &str) -> Result<PointSet, LineError> {
    if text == "-" {
        return Ok(PointSet::EMPTY);
    }
    let mut points = PointSet::EMPTY;
    for label in text.split(',') {
        let point = geometry.find(label).ok_or_else(|| unreadable(LinePart::Point, label))?;
        if points.contains(point) {
            return Err(LineError::Contradiction(Contradiction::NamedTwice(geometry.label(point))));
        }
        points = points.with(point);
    }
    Ok(points)
}
