//! Sanmill's position line: the board ring by ring, then counts, and what the rules remember. It has grown over the years;
//! it is written in its newest form and read in all of them that name White first.

use std::fmt::Write as _;

use super::by_color::ByColor;
use super::color::Color;
use super::excerpt::excerpt;
use super::geometry::Board;
use super::line_error::{Contradiction, LineError, LinePart};
use super::options::Reforming;
use super::point::{Point, PointSet};
use super::position::{Phase, Position};
use super::rule_set::RuleSet;
use super::setup::{Ban, Setup};
use super::words::{Words, unreadable};

/// The last word of the newest form.
const MARK: &str = "ids:nodes";

/// The number of the turn that comes next after `ply` turns of a game that White began.
pub(super) const fn number_after(ply: usize) -> u32 {
    (1 + ply / 2) as u32
}

impl Position {
    /// Sanmill's line, for boards of 24 points, after `ply` turns of a game that White began. A re-forming ban stands in the mill
    /// fields: the point left, then the point the man stands on.
    pub fn sanmill_line(&self, rules: &RuleSet, ply: usize) -> String {
        self.numbered_sanmill_line(rules, number_after(ply))
    }

    /// [`sanmill_line`](Self::sanmill_line) with the number of the turn that comes next.
    pub(super) fn numbered_sanmill_line(&self, rules: &RuleSet, number: u32) -> String {
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
        let _ = write!(line, " 0 {} {number} {MARK}", self.quiet_turns());
        line
    }
}

/// Reads Sanmill's line: the fields of the position, and the number of the turn that comes next.
///
/// # Errors
/// [`LineError`] names the word or count that is wrong.
pub(super) fn read(rules: &RuleSet, line: &str) -> Result<(Setup, u32), LineError> {
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
    let mut rest: Vec<&str> = words.0.collect();
    let (mut bans, quiet_turns, number) = match read_short_ending(&rest) {
        Some(ending) => ending,
        None => read_full_ending(&mut rest.drain(..))?,
    };
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
    Ok((Setup { men, in_hand, turn, first: Color::White, pending, bans, quiet_turns }, number))
}

/// The end of a line, after the removals: the bans, the quiet turns, and the number of the turn.
type Ending = (ByColor<Option<Ban>>, u16, u32);

/// What the end of Sanmill's line was before it had all its fields: nothing, the formed mills, the last mill of each side
/// (one point), or both points of it, and then the quiet turns and the turn's number. `None` for the full line.
fn read_short_ending(words: &[&str]) -> Option<Ending> {
    let words = words.strip_suffix(&[MARK]).unwrap_or(words);
    let (between, [quiet_turns, number]) = words.split_last_chunk()?;
    let ending = (quiet_turns.parse().ok()?, number.parse().ok()?);
    let bans = match between {
        [] => ByColor::both(None),
        [formed] => read_formed(formed).map(|()| ByColor::both(None))?,
        [white, black] => {
            [white, black].iter().all(|point| point.parse::<i32>().is_ok()).then(|| ByColor::both(None))?
        }
        &[white_from, white_to, black_from, black_to] => {
            let ban = |back: &str, at: &str| Some(ban(back.parse().ok()?, at.parse().ok()?));
            ByColor::new(ban(white_from, white_to)?, ban(black_from, black_to)?)
        }
        _ => return None,
    };
    Some((bans, ending.0, ending.1))
}

fn read_full_ending(words: &mut dyn Iterator<Item = &str>) -> Result<Ending, LineError> {
    let mut words = Words(words);
    let mut bans = ByColor::both(None);
    for kept in bans.values_mut() {
        *kept = ban(words.number(LinePart::MillFrom)?, words.number(LinePart::MillTo)?);
    }
    let formed = words.next(LinePart::FormedMills)?;
    read_formed(formed).ok_or_else(|| unreadable(LinePart::FormedMills, formed))?;
    let (quiet_turns, number) = (words.number(LinePart::QuietTurns)?, words.number(LinePart::TurnNumber)?);
    if let Some(word) = words.0.next() {
        if !word.starts_with("ids:") {
            return Err(LineError::TooLong(excerpt(word)));
        }
        if let Some(word) = words.0.next() {
            return Err(LineError::TooLong(excerpt(word)));
        }
    }
    Ok((bans, quiet_turns, number))
}

/// The mills formed, a bit for each: White's in the upper half of 64 bits, so that programs without unsigned numbers write
/// it with a minus sign. What our rules need of it follows from the men.
fn read_formed(text: &str) -> Option<()> {
    text.parse::<u64>().map(drop).or_else(|_| text.parse::<i64>().map(drop)).ok()
}

/// The ban of a man that left `back` and stands on `at`.
fn ban(back: i32, at: i32) -> Option<Ban> {
    square(at).zip(square(back)).map(|(at, back)| Ban { at, back })
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
