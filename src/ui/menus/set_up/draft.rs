//! The position that is being put up: men put down, moved and taken at will, and whether a game can begin from it.

use bevy::prelude::*;

use crate::rules::{ByColor, Color, Game, Outcome, Point, PointSet, Position, PositionError, RuleSet, Setup, Symmetry};

/// What a touch of a point does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tool {
    /// Puts down a white man, or takes it up again.
    #[default]
    White,
    /// The same with a black man.
    Black,
    /// Takes any man off.
    Take,
}

/// A way to turn the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// A quarter to the left.
    Quarter,
    /// Left and right are exchanged.
    Mirror,
    /// Inner and outer square are exchanged.
    Rings,
    /// White's men become Black's.
    Colors,
}

/// Why no game can begin from the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It cannot be.
    Impossible(PositionError),
    /// It is already decided.
    Over(Outcome),
}

/// The workbench.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct PositionDraft {
    rules: RuleSet,
    setup: Setup,
    tool: Tool,
}

impl Default for PositionDraft {
    fn default() -> Self {
        Self::new(RuleSet::default())
    }
}

impl PositionDraft {
    /// An empty board with all men in hand.
    pub fn new(rules: RuleSet) -> Self {
        let setup = Position::start(&rules, Color::White).setup();
        Self { rules, setup, tool: Tool::White }
    }

    /// The rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The fields of the position.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What a touch does.
    pub const fn tool(&mut self) -> &mut Tool {
        &mut self.tool
    }

    /// Takes over a position.
    pub fn take_over(&mut self, rules: RuleSet, position: &Position) {
        (self.rules, self.setup) = (rules, position.setup());
    }

    /// Other rules; men that the new board has no point for are taken off, and hands are cut to what there may be.
    pub fn play_by(&mut self, rules: RuleSet) {
        if rules == self.rules {
            return;
        }
        self.rules = rules;
        for color in Color::ALL {
            self.setup.men[color] = self.setup.men[color] & rules.geometry().all();
            self.trim(color);
        }
        self.forget();
    }

    /// Sets all men back into the hands.
    pub fn restart(&mut self) {
        self.setup = Position::start(&self.rules, Color::White).setup();
    }

    /// Takes all men off and empties the hands.
    pub fn clear(&mut self) {
        self.restart();
        self.setup.in_hand = ByColor::both(0);
    }

    /// A touch of a point with the tool.
    pub fn touch(&mut self, point: Point) {
        match self.tool {
            Tool::White => self.put(Color::White, point),
            Tool::Black => self.put(Color::Black, point),
            Tool::Take => self.take(point),
        }
    }

    /// Takes whatever stands on a point.
    pub fn take(&mut self, point: Point) {
        for men in self.setup.men.values_mut() {
            *men = men.without(point);
        }
        self.forget();
    }

    /// Moves a man to another point; a man that stands there is taken.
    pub fn carry(&mut self, from: Point, to: Point) {
        let Some(color) = self.man_at(from) else { return };
        if from != to {
            self.take(from);
            self.take(to);
            self.setup.men[color] = self.setup.men[color].with(to);
        }
    }

    /// Whose man stands on a point.
    pub fn man_at(&self, point: Point) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.setup.men[*color].contains(point))
    }

    fn put(&mut self, color: Color, point: Point) {
        let stood = self.man_at(point);
        self.take(point);
        let men = &mut self.setup.men[color];
        if stood == Some(color) {
            return;
        }
        if men.len() < usize::from(self.rules.men()) {
            *men = men.with(point);
            self.trim(color);
        } else if let Some(other) = stood {
            self.setup.men[other] = self.setup.men[other].with(point);
        }
    }

    /// No more men in hand than the rules leave.
    fn trim(&mut self, color: Color) {
        let left = usize::from(self.rules.men()).saturating_sub(self.setup.men[color].len());
        let hand = &mut self.setup.in_hand[color];
        *hand = (*hand).min(left as u8);
    }

    /// What the rules remember of earlier turns belongs to the position before the change.
    fn forget(&mut self) {
        self.setup.bans = ByColor::both(None);
        self.setup.pending = 0;
        self.setup.quiet_turns = 0;
    }

    /// One man more or fewer in a hand.
    pub fn hand(&mut self, color: Color, more: bool) {
        let hand = &mut self.setup.in_hand[color];
        *hand = if more { *hand + 1 } else { hand.saturating_sub(1) };
        self.trim(color);
        self.forget();
    }

    /// Fills both hands with the men not on the board, or empties them.
    pub fn set_placing(&mut self, placing: bool) {
        self.setup.in_hand = ByColor::both(if placing { self.rules.men() } else { 0 });
        Color::ALL.into_iter().for_each(|color| self.trim(color));
        self.forget();
    }

    /// Who is to move.
    pub fn set_turn(&mut self, turn: Color) {
        if self.setup.turn != turn {
            self.setup.turn = turn;
            self.setup.pending = 0;
        }
    }

    /// How many removals the side to move owes.
    pub const fn set_pending(&mut self, pending: u8) {
        self.setup.pending = pending;
    }

    /// Turns the board, or the colours.
    pub fn turn(&mut self, turning: Turning) {
        self.setup.bans = ByColor::both(None);
        if turning == Turning::Colors {
            self.setup.men.swap();
            self.setup.in_hand.swap();
            self.setup.turn = !self.setup.turn;
            self.setup.first = !self.setup.first;
            return;
        }
        let image = |set: PointSet, symmetry: Symmetry| symmetry.apply(set);
        let wanted = self.symmetry(turning);
        if let Some(symmetry) = wanted {
            self.setup.men = self.setup.men.map(|set| image(set, symmetry));
        }
    }

    /// The symmetry of the board that does what is asked, found by what it does to its corners.
    fn symmetry(&self, turning: Turning) -> Option<Symmetry> {
        let geometry = self.rules.geometry();
        let last = geometry.size() - 1;
        let ring = |(file, rank): (u8, u8)| {
            let reach = |at: u8| (2 * i16::from(at) - i16::from(last)).abs();
            reach(file).max(reach(rank))
        };
        Symmetry::all(self.rules.board()).find(|symmetry| {
            geometry.points().all(|point| {
                let (file, rank) = geometry.grid(point);
                let image = geometry.grid(symmetry.apply_to_point(point));
                match turning {
                    Turning::Quarter => image == (last - rank, file),
                    Turning::Mirror => image == (last - file, rank),
                    // The square changes, the direction from the middle does not.
                    Turning::Rings => {
                        let side = |at: u8| (2 * i16::from(at) - i16::from(last)).signum();
                        let same = (side(file), side(rank)) == (side(image.0), side(image.1));
                        let outer = ring((file, rank)) == i16::from(last);
                        same && (!outer || ring(image) != i16::from(last))
                    }
                    Turning::Colors => false,
                }
            })
        })
    }

    /// Whether the board has squares to exchange.
    pub fn has_rings(&self) -> bool {
        self.symmetry(Turning::Rings).is_some()
    }

    /// The position, if it can be.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::new(&self.rules, self.setup)
    }

    /// The game that can begin from it.
    ///
    /// # Errors
    /// [`Unfit`]: the position cannot be, or is decided already.
    pub fn game(&self) -> Result<Game, Unfit> {
        let game = Game::from_position(self.rules, self.position().map_err(Unfit::Impossible)?);
        match game.outcome() {
            None => Ok(game),
            Some(outcome) => Err(Unfit::Over(outcome)),
        }
    }

    /// The position as a line, where it can be.
    pub fn line(&self) -> Option<String> {
        self.position().ok().map(|position| position.line(&self.rules, 0))
    }

    /// The same in its short form, for reading.
    pub fn short_line(&self) -> Option<String> {
        self.position().ok().map(|position| position.short_line(&self.rules))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    fn point(draft: &PositionDraft, label: &str) -> Point {
        draft.rules.geometry().find(label).expect("the point is on the board")
    }

    #[test]
    fn men_are_put_moved_and_taken() {
        let mut draft = PositionDraft::default();
        let (d6, d7) = (point(&draft, "d6"), point(&draft, "d7"));
        draft.touch(d6);
        assert_eq!((draft.man_at(d6), draft.setup.in_hand), (Some(Color::White), ByColor::new(8, 9)));
        draft.carry(d6, d7);
        assert_eq!((draft.man_at(d6), draft.man_at(d7)), (None, Some(Color::White)));
        *draft.tool() = Tool::Black;
        draft.touch(d7);
        assert_eq!(draft.man_at(d7), Some(Color::Black));
        *draft.tool() = Tool::Take;
        draft.touch(d7);
        assert_eq!(draft.man_at(d7), None);
    }

    #[test]
    fn there_are_never_more_men_than_the_rules_give() {
        let mut draft = PositionDraft::new(Preset::Three.rules());
        for point in draft.rules.geometry().points() {
            draft.touch(point);
        }
        let men = usize::from(draft.rules.men());
        assert_eq!((draft.setup.men[Color::White].len(), draft.setup.in_hand[Color::White]), (men, 0));
    }

    #[test]
    fn impossible_and_decided_positions_cannot_begin() {
        let mut draft = PositionDraft::default();
        draft.clear();
        assert_eq!(draft.game().map(|_| ()), Err(Unfit::Impossible(PositionError::NobodyCanWin)));
        for label in ["a1", "a4", "a7"] {
            let point = point(&draft, label);
            draft.touch(point);
        }
        draft.set_turn(Color::Black);
        assert!(matches!(draft.game(), Err(Unfit::Over(outcome)) if outcome.winner() == Some(Color::White)));
    }

    #[test]
    fn turning_four_times_and_mirroring_twice_give_the_board_back() {
        for preset in Preset::ALL {
            let mut draft = PositionDraft::new(preset.rules());
            for point in draft.rules.geometry().points().step_by(3).take(3) {
                draft.touch(point);
            }
            let before = draft.clone();
            draft.turn(Turning::Quarter);
            assert_ne!(draft.setup.men, before.setup.men, "{preset:?}");
            (0..3).for_each(|_| draft.turn(Turning::Quarter));
            assert_eq!(draft.setup.men, before.setup.men, "{preset:?}");
            for turning in [Turning::Mirror, Turning::Rings, Turning::Colors] {
                draft.turn(turning);
                draft.turn(turning);
                assert_eq!(draft, before, "{preset:?} {turning:?}");
            }
        }
    }

    #[test]
    fn a_position_line_comes_back_as_it_was() {
        let mut draft = PositionDraft::default();
        for label in ["a1", "a4", "g7"] {
            let point = point(&draft, label);
            draft.touch(point);
        }
        let line = draft.line().expect("it can be");
        let mut other = PositionDraft::default();
        let position = Position::from_line(draft.rules(), &line).expect("our own line");
        other.take_over(*draft.rules(), &position);
        assert_eq!(other.setup, draft.setup);
    }
}
