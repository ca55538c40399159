//! Which turns are legal: all of them, their number, and whether there is one.

use super::geometry::{Geometry, MAX_CLOSED};
use super::moves::{Move, Step};
use super::options::{DoubleMill, MillEffect, Removal};
use super::point::{Point, PointSet};
use super::position::{Phase, Position};
use super::rule_set::RuleSet;
use super::setup::Ban;

impl Position {
    /// Every legal turn, with its removals. Empty when the side to move is blocked; says nothing of a game that is over
    /// for another reason (see [`Game::legal_moves`](super::Game::legal_moves)).
    pub fn legal_moves(&self, rules: &RuleSet) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.for_each_move(rules, |mv| moves.push(mv));
        moves
    }

    /// Calls `visit` with every legal turn, placements first, then slides and flights by the man's point.
    #[inline]
    pub fn for_each_move(&self, rules: &RuleSet, mut visit: impl FnMut(Move)) {
        if self.pending() > 0 {
            let mut sets = Vec::new();
            self.removal_sets(rules, usize::from(self.pending()), &mut sets);
            sets.into_iter().for_each(|set| visit(Move::remove(set)));
            return;
        }
        let geometry = rules.geometry();
        let mut earned = Earnings::new(self, rules);
        self.for_each_action(rules, |from, to, others| {
            let mv = from.map_or(Move::place(to), |from| Move::slide(from, to));
            match geometry.mills_through(to, others) {
                0 => visit(mv),
                closed => earned.for_each(closed, |removed| visit(mv.removing(removed))),
            }
        });
    }

    /// How many legal turns there are, without making them.
    pub fn count_moves(&self, rules: &RuleSet) -> u64 {
        if self.pending() > 0 {
            let mut count = 0;
            self.for_each_move(rules, |_| count += 1);
            return count;
        }
        let geometry = rules.geometry();
        let mut earned = Earnings::new(self, rules);
        let mut count = 0;
        self.for_each_action(rules, |_, to, others| {
            count += match geometry.mills_through(to, others) {
                0 => 1,
                closed => earned.count(closed),
            };
        });
        count
    }

    /// Whether the side to move has a legal turn (decision 7).
    pub fn has_legal_move(&self, rules: &RuleSet) -> bool {
        let geometry = rules.geometry();
        let (color, empty) = (self.turn(), self.empty(geometry));
        if self.pending() > 0 {
            return true;
        }
        match self.phase(rules, color) {
            Phase::Placing => !empty.is_empty() || (rules.slide_while_placing() && self.can_slide(geometry, empty)),
            Phase::Moving | Phase::Flying if self.ban(color).is_some() => {
                self.men(color).into_iter().any(|from| !self.targets(rules, from).is_empty())
            }
            Phase::Flying => !empty.is_empty() && !self.men(color).is_empty(),
            Phase::Moving => self.can_slide(geometry, empty),
        }
    }

    /// Where the man on `from` of the side to move may go, by slide or flight; empty while men in hand come first.
    #[inline]
    pub fn targets(&self, rules: &RuleSet, from: Point) -> PointSet {
        let geometry = rules.geometry();
        let color = self.turn();
        let reach = match self.phase(rules, color) {
            Phase::Placing if !rules.slide_while_placing() => return PointSet::EMPTY,
            Phase::Placing | Phase::Moving => geometry.neighbours(from),
            Phase::Flying => geometry.all(),
        };
        let targets = reach & self.empty(geometry);
        match self.ban(color) {
            Some(Ban { at, back }) if at == from && geometry.mills_through(back, self.men(color).without(from)) > 0 => {
                targets.without(back)
            }
            _ => targets,
        }
    }

    /// The enemy men that the side to move may take next, were a removal pending: protection is judged on the board as
    /// it is (decision 3).
    #[inline]
    pub fn removable(&self, rules: &RuleSet) -> PointSet {
        let enemy = !self.turn();
        removable(rules, self.men(enemy), self.in_hand(enemy))
    }

    /// Whether a turn of the side to move closes a mill. A turn of removals alone closes none.
    #[inline]
    pub fn closes_mill(&self, rules: &RuleSet, mv: Move) -> bool {
        let own = self.men(self.turn());
        let others = mv.from().map_or(own, |from| own.without(from));
        mv.to().is_some_and(|to| rules.geometry().mills_through(to, others) > 0)
    }

    /// Every single step that may come next: placements, slides, flights, or the removals that are pending.
    pub fn legal_steps(&self, rules: &RuleSet) -> Vec<Step> {
        if self.pending() > 0 {
            return self.removable(rules).into_iter().map(Step::Remove).collect();
        }
        let mut steps = Vec::new();
        self.for_each_action(rules, |from, to, _| {
            steps.push(from.map_or(Step::Place(to), |from| Step::Slide(from, to)));
        });
        steps
    }

    /// Calls `visit(from, to, the mover's other men)` for every placement, slide and flight.
    #[inline]
    fn for_each_action(&self, rules: &RuleSet, mut visit: impl FnMut(Option<Point>, Point, PointSet)) {
        let color = self.turn();
        let own = self.men(color);
        if self.in_hand(color) > 0 {
            for to in self.empty(rules.geometry()) {
                visit(None, to, own);
            }
            if !rules.slide_while_placing() {
                return;
            }
        }
        for from in own {
            let others = own.without(from);
            for to in self.targets(rules, from) {
                visit(Some(from), to, others);
            }
        }
    }

    #[inline]
    fn can_slide(&self, geometry: &Geometry, empty: PointSet) -> bool {
        self.men(self.turn()).into_iter().any(|from| geometry.neighbours(from).meets(empty))
    }

    /// The sets of men that `count` removals in a row may take, each once.
    fn removal_sets(&self, rules: &RuleSet, count: usize, sets: &mut Vec<PointSet>) {
        let enemy = !self.turn();
        collect_removals(rules, self.men(enemy), self.in_hand(enemy), count, PointSet::EMPTY, sets);
    }
}

/// Which of `men` may be taken, their side holding `in_hand` more.
#[inline]
fn removable(rules: &RuleSet, men: PointSet, in_hand: u8) -> PointSet {
    if rules.removal() == Removal::Any {
        return men;
    }
    let free = men - rules.geometry().in_mills(men);
    let any = match rules.removal() {
        Removal::Protected => true,
        Removal::LastThree => men.len() == 3 && in_hand == 0,
        Removal::Strict | Removal::Any => false,
    };
    if free.is_empty() && any { men } else { free }
}

fn collect_removals(
    rules: &RuleSet,
    men: PointSet,
    in_hand: u8,
    count: usize,
    taken: PointSet,
    sets: &mut Vec<PointSet>,
) {
    let next = if count == 0 || men.len() + usize::from(in_hand) < 3 {
        PointSet::EMPTY
    } else {
        removable(rules, men, in_hand)
    };
    if next.is_empty() {
        if !sets.contains(&taken) {
            sets.push(taken);
        }
        return;
    }
    for point in next {
        collect_removals(rules, men.without(point), in_hand, count - 1, taken.with(point), sets);
    }
}

/// What closing mills earns in one position, worked out when first asked: it does not depend on the turn that closes.
struct Earnings<'a> {
    position: &'a Position,
    rules: &'a RuleSet,
    one: Option<PointSet>,
    several: [Option<Vec<PointSet>>; MAX_CLOSED + 1],
}

impl<'a> Earnings<'a> {
    #[inline]
    const fn new(position: &'a Position, rules: &'a RuleSet) -> Self {
        Self { position, rules, one: None, several: [const { None }; MAX_CLOSED + 1] }
    }

    fn removals(&self, closed: usize) -> usize {
        match (self.rules.mill(), self.rules.double_mill()) {
            (MillEffect::Wins, _) => 0,
            (MillEffect::Removes, DoubleMill::One) => 1,
            (MillEffect::Removes, DoubleMill::PerMill) => closed,
        }
    }

    fn one(&mut self) -> PointSet {
        *self.one.get_or_insert_with(|| self.position.removable(self.rules))
    }

    fn several(&mut self, count: usize) -> &[PointSet] {
        self.several[count].get_or_insert_with(|| {
            let mut sets = Vec::new();
            self.position.removal_sets(self.rules, count, &mut sets);
            sets
        })
    }

    fn for_each(&mut self, closed: usize, mut visit: impl FnMut(PointSet)) {
        match self.removals(closed) {
            0 => visit(PointSet::EMPTY),
            1 => {
                let one = self.one();
                if one.is_empty() {
                    visit(PointSet::EMPTY);
                }
                one.into_iter().for_each(|point| visit(point.set()));
            }
            count => self.several(count).iter().for_each(|&set| visit(set)),
        }
    }

    fn count(&mut self, closed: usize) -> u64 {
        match self.removals(closed) {
            0 => 1,
            1 => self.one().len().max(1) as u64,
            count => self.several(count).len() as u64,
        }
    }
}
