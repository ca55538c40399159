//! The slow reference model: the same rules once more, as plainly as they can be said, to check the fast code against
//! and to measure it by.
//!
//! Written from the rules' text alone. Points are squares of a grid, lines and mills are found by walking over that
//! grid, men stand in a map, a turn is found by trying every step and whatever must follow it, and a repetition by
//! looking at every earlier position. Nothing here is used to play: of the rest of the rules it takes only the words,
//! that is the rule set, the colours and the names of the outcomes.

mod chart;
mod game;

pub use chart::{Chart, Spot};
pub use game::Match;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use super::by_color::ByColor;
use super::color::Color;
use super::options::{Blocked, DoubleMill, Flying, FullBoard, MillEffect, Reforming, Removal};
use super::outcome::{DrawReason, Outcome, WinReason};
use super::rule_set::RuleSet;

/// One thing done with one man.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Act {
    /// A man from the hand.
    Place(Spot),
    /// A man from one point to another.
    Go(Spot, Spot),
    /// An enemy man taken.
    Take(Spot),
}

impl std::fmt::Display for Act {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Place(to) => write!(f, "{to}"),
            Self::Go(from, to) => write!(f, "{from}-{to}"),
            Self::Take(spot) => write!(f, "x{spot}"),
        }
    }
}

/// A man that left a mill, and where it may not go at once.
#[derive(Clone, PartialEq, Debug)]
struct Memory {
    at: Spot,
    back: Spot,
    opened: Vec<[Spot; 3]>,
}

/// A board with men on it, and all that the rules need to know to go on.
#[derive(Clone, Debug)]
pub struct Table {
    rules: RuleSet,
    chart: Arc<Chart>,
    men: BTreeMap<Spot, Color>,
    hand: ByColor<usize>,
    turn: Color,
    first: Color,
    owed: usize,
    memory: ByColor<Option<Memory>>,
    quiet: u32,
}

impl Table {
    /// The empty board; `first` begins.
    pub fn new(rules: RuleSet, first: Color) -> Self {
        let hand = usize::from(rules.men());
        let chart = Arc::new(Chart::draw(rules.board(), rules.diagonals()));
        let men = BTreeMap::new();
        Self {
            rules,
            chart,
            men,
            hand: ByColor::both(hand),
            turn: first,
            first,
            owed: 0,
            memory: ByColor::default(),
            quiet: 0,
        }
    }

    /// A board in the middle of a game: whose men stand where, how many each side has in hand, who is to move.
    pub fn set_up(rules: RuleSet, men: &[(Spot, Color)], hand: ByColor<usize>, turn: Color) -> Self {
        let mut table = Self { men: men.iter().copied().collect(), hand, turn, ..Self::new(rules, Color::White) };
        table.pass_where_blocked_players_do();
        table
    }

    /// The same in a game that Black began.
    #[must_use]
    pub fn begun_by_black(self) -> Self {
        Self { first: Color::Black, ..self }
    }

    /// The board.
    pub fn chart(&self) -> &Chart {
        &self.chart
    }

    /// Who is to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Everything that may be done next with one man.
    pub fn acts(&self) -> Vec<Act> {
        if self.owed > 0 {
            return self.takeable().into_iter().map(Act::Take).collect();
        }
        let empty: Vec<Spot> = self.chart.spots.iter().copied().filter(|spot| !self.men.contains_key(spot)).collect();
        let in_hand = self.hand[self.turn];
        let mut acts = Vec::new();
        if in_hand > 0 {
            acts.extend(empty.iter().copied().map(Act::Place));
        }
        if in_hand == 0 || self.rules.slide_while_placing() {
            for from in self.men_of(self.turn) {
                acts.extend(empty.iter().filter(|&&to| self.may_go(from, to)).map(|&to| Act::Go(from, to)));
            }
        }
        acts
    }

    /// Every whole turn, as its acts in order. Removals that may be made in several orders are one turn, given in the
    /// alphabetically first order.
    pub fn turns(&self) -> Vec<Vec<Act>> {
        let mut turns: BTreeMap<Vec<Act>, Vec<Act>> = BTreeMap::new();
        self.try_acts(&mut Vec::new(), &mut |turn| {
            let mut same = turn.to_vec();
            same.sort_unstable();
            let kept = turns.entry(same).or_insert_with(|| turn.to_vec());
            if turn < kept.as_slice() {
                *kept = turn.to_vec();
            }
        });
        turns.into_values().collect()
    }

    /// Does one thing that is allowed. The turn passes to the other side when nothing more is owed.
    pub fn act(&mut self, act: Act) {
        let own = self.turn;
        match act {
            Act::Place(to) => {
                self.hand[own] -= 1;
                self.quiet = 0;
                self.memory[own] = None;
                self.men.insert(to, own);
                self.pay_for(to);
            }
            Act::Go(from, to) => {
                self.quiet += 1;
                let opened = self.closed_mills(from);
                self.men.remove(&from);
                self.men.insert(to, own);
                let remembers = match self.rules.reforming() {
                    Reforming::Free => false,
                    Reforming::SameMill => !opened.is_empty(),
                    Reforming::Shuttle => !opened.is_empty() && !self.closed_mills(to).is_empty(),
                };
                self.memory[own] = remembers.then_some(Memory { at: to, back: from, opened });
                self.pay_for(to);
            }
            Act::Take(spot) => {
                self.quiet = 0;
                self.owed -= 1;
                self.men.remove(&spot);
                if self.memory[!own].as_ref().is_some_and(|memory| memory.at == spot) {
                    self.memory[!own] = None;
                }
                if self.total(!own) < 3 || self.takeable().is_empty() {
                    self.owed = 0;
                }
            }
        }
        if self.owed == 0 {
            self.turn = !own;
            self.pass_where_blocked_players_do();
        }
    }

    /// How the game stands by this position alone.
    pub fn verdict(&self) -> Option<Outcome> {
        if self.owed > 0 {
            return None;
        }
        if let Some(outcome) = self.decided() {
            return Some(outcome);
        }
        if self.acts().is_empty() {
            return Some(match self.rules.blocked() {
                Blocked::Loses => Outcome::Win { winner: !self.turn, reason: WinReason::Blocked },
                Blocked::Draws | Blocked::Passes => Outcome::Draw { reason: DrawReason::Blocked },
            });
        }
        if self.rules.quiet_turns().is_some_and(|limit| self.quiet >= u32::from(limit)) {
            return Some(Outcome::Draw { reason: DrawReason::QuietTurns });
        }
        let endgame = self.hand == ByColor::both(0) && Color::ALL.iter().any(|&side| self.total(side) == 3);
        if endgame && self.rules.endgame_clock().is_some_and(|limit| self.quiet >= u32::from(limit)) {
            return Some(Outcome::Draw { reason: DrawReason::EndgameClock });
        }
        None
    }

    /// How many sequences of `depth` turns (or of single acts) there are. Blind to repetition: no deeper than a position
    /// can come about for the third time.
    pub fn perft(&self, depth: u32, by_act: bool) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.verdict().is_some() {
            return 0;
        }
        let turns = if by_act { self.acts().into_iter().map(|act| vec![act]).collect() } else { self.turns() };
        if depth == 1 {
            return turns.len() as u64;
        }
        let after = |turn: Vec<Act>| {
            let mut table = self.clone();
            turn.into_iter().for_each(|act| table.act(act));
            table.perft(depth - 1, by_act)
        };
        turns.into_iter().map(after).sum()
    }

    /// The short position text (see [`Position::short_line`](super::Position::short_line)).
    pub fn line(&self) -> String {
        let men = Color::ALL.map(|side| {
            let names: Vec<String> = self.men_of(side).iter().map(Spot::to_string).collect();
            if names.is_empty() { "-".to_owned() } else { names.join(",") }
        });
        let [white, black] = self.hand.values();
        let mut line = format!("{} {} {white}-{black}", men.join("/"), self.turn.letter());
        if self.owed > 0 {
            let _ = write!(line, " x{}", self.owed);
        }
        if self.quiet > 0 {
            let _ = write!(line, " q{}", self.quiet);
        }
        if self.first == Color::Black {
            line.push_str(" fb");
        }
        for side in Color::ALL {
            if let Some(Memory { at, back, .. }) = &self.memory[side] {
                let _ = write!(line, " b{}:{at}-{back}", side.letter());
            }
        }
        line
    }

    fn men_of(&self, side: Color) -> Vec<Spot> {
        self.men.iter().filter(|(_, color)| **color == side).map(|(spot, _)| *spot).collect()
    }

    fn total(&self, side: Color) -> usize {
        self.men_of(side).len() + self.hand[side]
    }

    /// The mills in which the man on `spot` stands.
    fn closed_mills(&self, spot: Spot) -> Vec<[Spot; 3]> {
        let side = self.men.get(&spot);
        let closed = |mill: &&[Spot; 3]| mill.contains(&spot) && mill.iter().all(|other| self.men.get(other) == side);
        if side.is_none() { Vec::new() } else { self.chart.mills.iter().filter(closed).copied().collect() }
    }

    fn may_go(&self, from: Spot, to: Spot) -> bool {
        let flies = self.hand[self.turn] == 0
            && match self.rules.flying() {
                Flying::Three => self.men_of(self.turn).len() <= 3,
                Flying::Never => false,
                Flying::Always => true,
            };
        (flies || self.chart.roads.contains(&(from, to))) && !self.goes_back_too_soon(from, to)
    }

    fn goes_back_too_soon(&self, from: Spot, to: Spot) -> bool {
        let Some(memory) = &self.memory[self.turn] else { return false };
        if (memory.at, memory.back) != (from, to) {
            return false;
        }
        let mut there = self.men.clone();
        there.remove(&from);
        there.insert(to, self.turn);
        memory.opened.iter().any(|mill| mill.iter().all(|spot| there.get(spot) == Some(&self.turn)))
    }

    /// The enemy men that may be taken now.
    fn takeable(&self) -> Vec<Spot> {
        let enemies = self.men_of(!self.turn);
        let free: Vec<Spot> = enemies.iter().copied().filter(|&man| self.closed_mills(man).is_empty()).collect();
        match self.rules.removal() {
            Removal::Any => enemies,
            Removal::Protected if free.is_empty() => enemies,
            Removal::LastThree if free.is_empty() && self.total(!self.turn) == 3 => enemies,
            Removal::Protected | Removal::Strict | Removal::LastThree => free,
        }
    }

    /// Notes what the man that came to `to` has earned.
    fn pay_for(&mut self, to: Spot) {
        let closed = self.closed_mills(to).len();
        if closed == 0 || self.rules.mill() == MillEffect::Wins || self.takeable().is_empty() {
            return;
        }
        self.owed = match self.rules.double_mill() {
            DoubleMill::One => 1,
            DoubleMill::PerMill => closed,
        };
    }

    /// Won or drawn by what stands on the board, whoever could still move.
    fn decided(&self) -> Option<Outcome> {
        let win = |winner, reason| Some(Outcome::Win { winner, reason });
        if let Some(side) = Color::ALL.into_iter().find(|&side| self.total(side) < 3) {
            return win(!side, WinReason::FewMen);
        }
        let has_mill = |side: &Color| self.men_of(*side).into_iter().any(|man| !self.closed_mills(man).is_empty());
        if self.rules.mill() == MillEffect::Wins
            && let Some(side) = [!self.turn, self.turn].into_iter().find(has_mill)
        {
            return win(side, WinReason::Mill);
        }
        if self.men.len() == self.chart.spots.len() {
            return match self.rules.full_board() {
                FullBoard::Draw => Some(Outcome::Draw { reason: DrawReason::FullBoard }),
                FullBoard::FirstLoses => win(!self.first, WinReason::FullBoard),
            };
        }
        None
    }

    fn pass_where_blocked_players_do(&mut self) {
        if self.rules.blocked() != Blocked::Passes || self.decided().is_some() || !self.acts().is_empty() {
            return;
        }
        let mut other = self.clone();
        other.turn = !self.turn;
        other.memory[self.turn] = None;
        if !other.acts().is_empty() {
            *self = other;
        }
    }

    fn try_acts(&self, done: &mut Vec<Act>, found: &mut impl FnMut(&[Act])) {
        for act in self.acts() {
            let mut next = self.clone();
            next.act(act);
            done.push(act);
            if next.owed > 0 {
                next.try_acts(done, found);
            } else {
                found(done);
            }
            done.pop();
        }
    }

    fn repeats(&self, other: &Self) -> bool {
        (&self.men, self.hand, self.turn, &self.memory) == (&other.men, other.hand, other.turn, &other.memory)
    }
}

/// A turn in move text.
pub fn text(turn: &[Act]) -> String {
    turn.iter().map(Act::to_string).collect()
}
