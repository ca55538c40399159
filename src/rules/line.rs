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
use super::geometry::{Board, Geometry};
use super::line_error::{Contradiction, LineError, LinePart};
use super::notation::excerpt;
use super::options::{FullBoard, Reforming};
use super::point::{Point, PointSet};
use super::position::{Ban, Phase, Position, Setup};
use super::rule_set::RuleSet;

impl Position {
    /// Reads either form.
    ///
    /// # Errors
    /// [`LineError`] names the word or count that is wrong.
    pub fn from_line(rules: &RuleSet, line: &str) -> Result<Self, LineError> {
        let first = line.split_whitespace().next().unwrap_or_default();
        let sanmill = first.matches('/').count() == 2 || first.contains(['*', 'O', '@']);
        let setup = if sanmill { read_sanmill(rules, line)? } else { read_short(rules, line)? };
        Ok(Self::new(rules, setup)?)
    }

    /// The line for `show` and for saving: Sanmill's on 24 points (`ply` turns have been played), the short text
    /// elsewhere, and where it matters who began, which Sanmill's line does not say.
    pub fn line(&self, rules: &RuleSet, ply: usize) -> String {
        let who_began = self.first() == Color::Black && rules.full_board() == FullBoard::FirstLoses;
        if rules.board() == Board::Nine && !who_began { self.sanmill_line(rules, ply) } else { self.short_line(rules) }
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

    /// Sanmill's line, for boards of 24 points. A re-forming ban stands in the mill fields: the point left, then the
    /// point the man stands on.
    pub fn sanmill_line(&self, rules: &RuleSet, ply: usize) -> String {
        let mut line = String::new();
        for ring in 0..3 {
            if ring > 0 {
                line.push('/');
            }
            for point in (ring * 8..ring * 8 + 8).filter_map(Point::new) {
                line.push(match self.man_at(point) {
                    Some(Color::White) => 'O',
                    Some(Color::Black) => '@',
                    None => '*',
                });
            }
        }
        let over = self.verdict(rules).is_some();
        let placing = self.phase(rules, self.turn()) == Phase::Placing;
        let (phase, action) = match (over, self.pending() > 0, placing) {
            (true, ..) => ('o', '?'),
            (_, true, true) => ('p', 'r'),
            (_, true, false) => ('m', 'r'),
            (.., true) => ('p', 'p'),
            (.., false) => ('m', 's'),
        };
        let removals = ByColor::from_fn(|color| if color == self.turn() { self.pending() } else { 0 });
        let _ = write!(
            line,
            " {} {phase} {action} {} {} {} {} {} {}",
            self.turn().letter(),
            self.men(Color::White).len(),
            self.in_hand(Color::White),
            self.men(Color::Black).len(),
            self.in_hand(Color::Black),
            removals[Color::White],
            removals[Color::Black],
        );
        for color in Color::ALL {
            let _ = match self.ban(color) {
                Some(Ban { at, back }) => write!(line, " {} {}", back.index() + 8, at.index() + 8),
                None => write!(line, " -1 -1"),
            };
        }
        let _ = write!(line, " 0 {} {} ids:nodes", self.quiet_turns(), 1 + ply / 2);
        line
    }
}

fn point_list(geometry: &Geometry, points: PointSet) -> String {
    if points.is_empty() {
        return "-".to_owned();
    }
    let mut labels: Vec<_> = points.into_iter().map(|point| geometry.label(point)).collect();
    labels.sort_unstable();
    labels.join(",")
}

/// The words of a line, each asked for by its name.
struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn next(&mut self, what: LinePart) -> Result<&'a str, LineError> {
        self.0.next().ok_or(LineError::Missing(what))
    }

    fn number<T: std::str::FromStr>(&mut self, what: LinePart) -> Result<T, LineError> {
        let text = self.next(what)?;
        text.parse().map_err(|_| unreadable(what, text))
    }

    fn color(&mut self) -> Result<Color, LineError> {
        match self.next(LinePart::SideToMove)? {
            "w" => Ok(Color::White),
            "b" => Ok(Color::Black),
            text => Err(unreadable(LinePart::SideToMove, text)),
        }
    }
}

fn unreadable(what: LinePart, text: &str) -> LineError {
    LineError::Unreadable { what, text: excerpt(text) }
}

fn read_sanmill(rules: &RuleSet, line: &str) -> Result<Setup, LineError> {
    if rules.board() != Board::Nine {
        return Err(LineError::WrongBoard(rules.geometry().len()));
    }
    let mut words = Words(line.split_whitespace());
    let men = read_rings(words.next(LinePart::Board)?)?;
    let turn = words.color()?;
    let phase = one_of(words.next(LinePart::Phase)?, LinePart::Phase, "rpmo")?;
    let action = one_of(words.next(LinePart::Action)?, LinePart::Action, "psr?")?;
    let mut on_board = ByColor::both(0u8);
    let mut in_hand = ByColor::both(0u8);
    for color in Color::ALL {
        on_board[color] = words.number(LinePart::OnBoard(color))?;
        in_hand[color] = words.number(LinePart::InHand(color))?;
    }
    let mut removals = ByColor::both(0u8);
    for color in Color::ALL {
        removals[color] = words.number(LinePart::Removals(color))?;
    }
    let mut bans = ByColor::both(None);
    for ban in bans.values_mut() {
        let (back, at): (i32, i32) = (words.number(LinePart::MillFrom)?, words.number(LinePart::MillTo)?);
        *ban = square(at).zip(square(back)).map(|(at, back)| Ban { at, back });
    }
    let _formed: i64 = words.number(LinePart::FormedMills)?;
    let quiet_turns = words.number(LinePart::QuietTurns)?;
    let _full_move: u32 = words.number(LinePart::TurnNumber)?;
    if let Some(word) = words.0.next() {
        if !word.starts_with("ids:") {
            return Err(LineError::TooLong(excerpt(word)));
        }
        if let Some(word) = words.0.next() {
            return Err(LineError::TooLong(excerpt(word)));
        }
    }
    for color in Color::ALL {
        let (said, seen) = (usize::from(on_board[color]), men[color].len());
        if said != seen {
            return Err(LineError::Contradiction(Contradiction::Men { color, said, seen }));
        }
    }
    let pending = removals[turn];
    if removals[!turn] > 0 {
        return Err(LineError::Contradiction(Contradiction::NotToMove(!turn)));
    }
    if (action == 'r') != (pending > 0) {
        return Err(LineError::Contradiction(Contradiction::Action { action, pending }));
    }
    let hand_left = in_hand[turn] > 0;
    if phase == 'm' && hand_left && !rules.slide_while_placing() {
        return Err(LineError::Contradiction(Contradiction::StillPlacing(turn)));
    }
    bans.values_mut().iter_mut().zip(Color::ALL).for_each(|(ban, color)| {
        // Sanmill notes the last mill of either side under every rule; only what can ban a move counts here.
        let kept = rules.reforming() != Reforming::Free;
        *ban = ban.filter(|ban| kept && men[color].contains(ban.at));
    });
    Ok(Setup { men, in_hand, turn, first: Color::White, pending, bans, quiet_turns })
}

fn one_of(text: &str, what: LinePart, letters: &str) -> Result<char, LineError> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (Some(letter), None) if letters.contains(letter) => Ok(letter),
        _ => Err(unreadable(what, text)),
    }
}

/// Sanmill numbers the points from 8; anything else is no point.
fn square(number: i32) -> Option<Point> {
    usize::try_from(number - 8).ok().and_then(Point::new)
}

fn read_rings(text: &str) -> Result<ByColor<PointSet>, LineError> {
    let rings: Vec<&str> = text.split('/').collect();
    if rings.len() != 3 || rings.iter().any(|ring| ring.chars().count() != 8) {
        return Err(unreadable(LinePart::Board, text));
    }
    let mut men = ByColor::both(PointSet::EMPTY);
    for (index, letter) in rings.iter().flat_map(|ring| ring.chars()).enumerate() {
        let point = Point::new(index).ok_or_else(|| unreadable(LinePart::Board, text))?;
        match letter {
            'O' => men[Color::White] = men[Color::White].with(point),
            '@' => men[Color::Black] = men[Color::Black].with(point),
            '*' => {}
            _ => return Err(unreadable(LinePart::Board, text)),
        }
    }
    Ok(men)
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
