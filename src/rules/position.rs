//! A position as a value, and how a step or a turn changes it.

use super::by_color::ByColor;
use super::color::Color;
use super::geometry::{Geometry, MAX_CLOSED};
use super::moves::{Move, Step};
use super::options::{Blocked, DoubleMill, Flying, MillEffect, Reforming};
use super::point::{Point, PointSet};
use super::rule_set::RuleSet;
use super::setup::{Ban, PositionError, Setup};
use super::zobrist;

/// What a side may do at its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// It has men in hand.
    Placing,
    /// Its hand is empty and its men slide along lines.
    Moving,
    /// Its hand is empty and its men go to any empty point.
    Flying,
}

/// Where the men are, who is to move, and what the rules remember. Says nothing of earlier positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    men: ByColor<PointSet>,
    in_hand: ByColor<u8>,
    turn: Color,
    first: Color,
    pending: u8,
    bans: ByColor<Option<Ban>>,
    quiet_turns: u16,
    key: u64,
}

impl Position {
    /// The empty board with all men in hand, `first` to move.
    pub fn start(rules: &RuleSet, first: Color) -> Self {
        let mut position = Self {
            men: ByColor::both(PointSet::EMPTY),
            in_hand: ByColor::both(rules.men()),
            turn: first,
            first,
            pending: 0,
            bans: ByColor::both(None),
            quiet_turns: 0,
            key: 0,
        };
        position.key = position.computed_key();
        position
    }

    /// A position from its fields.
    ///
    /// # Errors
    /// [`PositionError`] names what cannot be.
    pub fn new(rules: &RuleSet, setup: Setup) -> Result<Self, PositionError> {
        let geometry = rules.geometry();
        let [white, black] = *setup.men.values();
        if let Some(point) = (white & black).lowest() {
            return Err(PositionError::SharedPoint(geometry.label(point)));
        }
        if !geometry.all().contains_all(white | black) {
            return Err(PositionError::OutsideBoard);
        }
        for color in Color::ALL {
            let (on_board, in_hand) = (setup.men[color].len(), setup.in_hand[color]);
            if on_board + usize::from(in_hand) > usize::from(rules.men()) {
                return Err(PositionError::TooManyMen { color, on_board, in_hand, men: rules.men() });
            }
        }
        let mut position = Self {
            men: setup.men,
            in_hand: setup.in_hand,
            turn: setup.turn,
            first: setup.first,
            pending: setup.pending,
            bans: setup.bans,
            quiet_turns: setup.quiet_turns,
            key: 0,
        };
        if Color::ALL.iter().all(|&color| position.total(color) < 3) {
            return Err(PositionError::NobodyCanWin);
        }
        let own = position.men(setup.turn);
        let closed = geometry.mills().iter().filter(|&&mill| own.contains_all(mill)).count();
        let earned = if rules.double_mill() == DoubleMill::One { closed.min(1) } else { closed.min(MAX_CLOSED) };
        let impossible = usize::from(setup.pending) > earned
            || position.total(!setup.turn) < 3
            || rules.mill() == MillEffect::Wins
            || position.removable(rules).is_empty();
        if setup.pending > 0 && impossible {
            return Err(PositionError::ImpossibleRemoval { color: setup.turn, pending: setup.pending });
        }
        position.key = position.computed_key();
        position.pass_if_blocked(rules);
        Ok(position)
    }

    /// The fields, as [`Position::new`] takes them.
    pub const fn setup(&self) -> Setup {
        Setup {
            men: self.men,
            in_hand: self.in_hand,
            turn: self.turn,
            first: self.first,
            pending: self.pending,
            bans: self.bans,
            quiet_turns: self.quiet_turns,
        }
    }

    /// The men of one side on the board.
    #[inline]
    pub const fn men(&self, color: Color) -> PointSet {
        *self.men.get(color)
    }

    /// Men of one side not yet placed.
    #[inline]
    pub const fn in_hand(&self, color: Color) -> u8 {
        *self.in_hand.get(color)
    }

    /// Men of one side on the board and in hand.
    #[inline]
    pub const fn total(&self, color: Color) -> usize {
        self.men(color).len() + self.in_hand(color) as usize
    }

    /// Who is to move (or to remove, when a removal is pending).
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Who began the game.
    pub const fn first(&self) -> Color {
        self.first
    }

    /// Removals that the side to move still has to make before its turn ends.
    #[inline]
    pub const fn pending(&self) -> u8 {
        self.pending
    }

    /// The re-forming ban on the next turn of `color`.
    #[inline]
    pub const fn ban(&self, color: Color) -> Option<Ban> {
        *self.bans.get(color)
    }

    /// Turns since the last capture or placement.
    #[inline]
    pub const fn quiet_turns(&self) -> u16 {
        self.quiet_turns
    }

    /// The Zobrist key of what makes a position the same for repetition (decision 10): men, side to move, hands, pending
    /// removals and re-forming bans; not the quiet turns.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The empty points.
    #[inline]
    pub fn empty(&self, geometry: &Geometry) -> PointSet {
        geometry.all() - (self.men[Color::White] | self.men[Color::Black])
    }

    /// The man on a point.
    pub const fn man_at(&self, point: Point) -> Option<Color> {
        if self.men(Color::White).contains(point) {
            Some(Color::White)
        } else if self.men(Color::Black).contains(point) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// What `color` does at its turn. Flying needs an empty hand (decision 6) and is judged for each side alone.
    #[inline]
    pub fn phase(&self, rules: &RuleSet, color: Color) -> Phase {
        let flies = match rules.flying() {
            Flying::Three => self.men(color).len() <= 3,
            Flying::Never => false,
            Flying::Always => true,
        };
        if self.in_hand(color) > 0 {
            Phase::Placing
        } else if flies {
            Phase::Flying
        } else {
            Phase::Moving
        }
    }

    /// Whether two positions are the same for repetition.
    pub fn repeats(&self, other: &Self) -> bool {
        self.key == other.key
            && self.men == other.men
            && self.turn == other.turn
            && self.in_hand == other.in_hand
            && self.pending == other.pending
            && self.bans == other.bans
    }

    /// Makes one step, which must be legal; the turn passes on when no removal is left to make.
    pub fn apply_step(&mut self, rules: &RuleSet, step: Step) {
        match step {
            Step::Place(to) => self.act(rules, None, to),
            Step::Slide(from, to) => self.act(rules, Some(from), to),
            Step::Remove(point) => self.take(rules, point),
        }
        if self.pending == 0 {
            self.end_turn(rules);
        }
    }

    /// Plays a whole turn, which must be legal.
    pub fn play_unchecked(&mut self, rules: &RuleSet, mv: Move) {
        if let Some(to) = mv.to() {
            self.act(rules, mv.from(), to);
        }
        for point in mv.removed() {
            self.drop_man(point);
        }
        self.set_pending(0);
        self.end_turn(rules);
    }

    /// The key computed from nothing: what the incremental [`Position::key`] must equal.
    pub fn computed_key(&self) -> u64 {
        let mut key = zobrist::turn(self.turn) ^ zobrist::pending(self.pending);
        for color in Color::ALL {
            key ^= zobrist::hand(color, self.in_hand(color));
            key = self.men(color).into_iter().fold(key, |key, point| key ^ zobrist::man(color, point));
            if let Some(Ban { at, back }) = self.ban(color) {
                key ^= zobrist::ban(color, at, back);
            }
        }
        key
    }

    /// Places or moves a man and notes the removals it earns. The mover's own ban is spent, and a new one may arise.
    #[inline]
    fn act(&mut self, rules: &RuleSet, from: Option<Point>, to: Point) {
        let geometry = rules.geometry();
        let color = self.turn;
        let mut left_mill = false;
        if let Some(from) = from {
            self.men[color] = self.men[color].without(from);
            self.key ^= zobrist::man(color, from);
            self.quiet_turns = self.quiet_turns.saturating_add(1);
            left_mill = rules.reforming() != Reforming::Free && geometry.mills_through(from, self.men[color]) > 0;
        } else {
            self.key ^= zobrist::hand(color, self.in_hand[color]) ^ zobrist::hand(color, self.in_hand[color] - 1);
            self.in_hand[color] -= 1;
            self.quiet_turns = 0;
        }
        let closed = geometry.mills_through(to, self.men[color]);
        self.men[color] = self.men[color].with(to);
        self.key ^= zobrist::man(color, to);
        if rules.reforming() != Reforming::Free {
            let arises = left_mill && (rules.reforming() == Reforming::SameMill || closed > 0);
            self.set_ban(color, from.filter(|_| arises).map(|back| Ban { at: to, back }));
        }
        if closed > 0 && rules.mill() == MillEffect::Removes && !self.removable(rules).is_empty() {
            self.set_pending(if rules.double_mill() == DoubleMill::PerMill { closed as u8 } else { 1 });
        }
    }

    /// Takes an enemy man as one of the pending removals; what may not be taken any more is no longer owed
    /// (decision 4), and nothing is once the enemy has too few men to play (decision 5).
    fn take(&mut self, rules: &RuleSet, point: Point) {
        self.drop_man(point);
        let over = self.total(!self.turn) < 3 || self.removable(rules).is_empty();
        self.set_pending(if over { 0 } else { self.pending.saturating_sub(1) });
    }

    #[inline]
    fn drop_man(&mut self, point: Point) {
        let enemy = !self.turn;
        self.men[enemy] = self.men[enemy].without(point);
        self.key ^= zobrist::man(enemy, point);
        self.quiet_turns = 0;
        if self.bans[enemy].is_some_and(|ban| ban.at == point) {
            self.set_ban(enemy, None);
        }
    }

    #[inline]
    fn end_turn(&mut self, rules: &RuleSet) {
        self.turn = !self.turn;
        self.key ^= zobrist::turn(Color::Black);
        self.pass_if_blocked(rules);
    }

    /// Where a blocked player passes, gives the turn to the other side, if that one can move. Nobody passes once the
    /// game is decided.
    fn pass_if_blocked(&mut self, rules: &RuleSet) {
        let plays_on = rules.blocked() != Blocked::Passes || self.pending > 0 || self.has_legal_move(rules);
        if plays_on || self.decided(rules).is_some() {
            return;
        }
        let mut passed = *self;
        passed.set_ban(self.turn, None);
        passed.turn = !self.turn;
        passed.key ^= zobrist::turn(Color::Black);
        if passed.has_legal_move(rules) {
            *self = passed;
        }
    }

    #[inline]
    fn set_pending(&mut self, pending: u8) {
        if pending != self.pending {
            self.key ^= zobrist::pending(self.pending) ^ zobrist::pending(pending);
            self.pending = pending;
        }
    }

    #[inline]
    fn set_ban(&mut self, color: Color, ban: Option<Ban>) {
        for Ban { at, back } in self.bans[color].into_iter().chain(ban) {
            self.key ^= zobrist::ban(color, at, back);
        }
        self.bans[color] = ban;
    }
}
