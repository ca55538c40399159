//! Retrograde analysis: from the ends of the game backwards, depth by depth.
//!
//! Technique: R. Gasser, "Solving Nine Men's Morris" (1996): a pass over all positions finds those that are decided at
//! once and counts the quiet turns of the others; then each decided position tells the positions before it, which are
//! found by taking turns back. Depth to win with conversions to subspaces of fewer men as in G. E. Gévay and G. Danner,
//! "Calculating Ultrastrong and Extended Solutions for Nine Men's Morris, Morabaraba, and Lasker Morris", IEEE TCIAIG 8
//! (2016): a value that a capture promises is kept as a candidate until the analysis comes to its depth, so that a
//! capture and a quiet turn that win in the same number of turns meet in the same layer.
//!
//! Symmetry: only canonical positions take part. If `x` has *f* turns that lead to images of `y`, and taking turns back
//! from `y` gives *b* images of `x`, then *f* = *b* · |stabiliser of `x`| / |stabiliser of `y`|. A decided `y` therefore
//! counts that many of `x`'s turns as spent: *b* alone would be wrong next to symmetric positions.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicUsize};

use super::error::EndgameError;
use super::index::{Index, Place};
use super::material::{MAX_REMOVED, Material};
use super::table::Table;
use super::turns::Turns;
use super::value::Value;
use super::watch::Watch;
use crate::rules::{Blocked, PointSet, RuleSet};

/// Solves a subspace, together with its partner when quiet turns lead to and fro between them. `lower` yields the
/// subspaces that captures and placements lead to.
///
/// # Errors
/// A missing lower subspace, a depth that cannot be stored, or [`EndgameError::Stopped`].
pub fn solve(
    rules: &RuleSet,
    material: Material,
    lower: &dyn Fn(Material) -> Option<Arc<Table>>,
    watch: Watch,
) -> Result<Vec<Table>, EndgameError> {
    let solver = Solver::new(rules, material, lower, watch)?;
    solver.begin()?;
    solver.spread()?;
    solver.finish()
}

/// What is known of a position: whether it is decided, what kind of value, and its depth.
///
/// Undecided kinds speak of the turns that leave the subspace: `WIN` the quickest win, `LOSS` that all of them lose and
/// how late, `DRAW` that one of them draws, 0 that there are none.
mod state {
    pub(super) const DECIDED: u16 = 1 << 15;
    pub(super) const KIND: u16 = 3 << 13;
    pub(super) const DRAW: u16 = 1 << 13;
    pub(super) const WIN: u16 = 2 << 13;
    pub(super) const LOSS: u16 = 3 << 13;
    pub(super) const DEPTH: u16 = (1 << 13) - 1;
    /// An image of a canonical position, filled in at the end.
    pub(super) const IMAGE: u16 = DECIDED;
}
use state::{DECIDED, DEPTH, DRAW, IMAGE, KIND, LOSS, WIN};

/// One of the subspaces that are solved together.
struct Half {
    material: Material,
    index: Index,
    turns: Turns,
    states: Vec<AtomicU16>,
    /// Quiet turns whose positions are not yet known to be won for the enemy.
    quiet: Vec<AtomicU8>,
    /// The subspaces that turns lead to, by whether a man is placed and how many are taken; none where that ends the
    /// game.
    exits: [[Option<Arc<Table>>; MAX_REMOVED as usize + 1]; 2],
}

struct Solver<'a> {
    halves: Vec<Half>,
    cyclic: bool,
    watch: Watch<'a>,
    entries: usize,
    /// The greatest depth noted so far.
    horizon: AtomicUsize,
}

impl Half {
    fn new(
        rules: &RuleSet,
        material: Material,
        lower: &dyn Fn(Material) -> Option<Arc<Table>>,
    ) -> Result<Self, EndgameError> {
        let index = Index::new(rules.board(), material);
        let mut exits = [const { [const { None }; MAX_REMOVED as usize + 1] }; 2];
        let needed = material.exits(rules);
        for placing in [false, true] {
            for removed in 0..=MAX_REMOVED {
                if let Some(exit) = material.after(placing, removed).filter(|exit| needed.contains(exit)) {
                    let table = lower(exit).ok_or(EndgameError::Missing(exit))?;
                    exits[usize::from(placing)][usize::from(removed)] = Some(table);
                }
            }
        }
        let states = (0..index.len()).map(|_| AtomicU16::new(0)).collect();
        let quiet = (0..index.len()).map(|_| AtomicU8::new(0)).collect();
        Ok(Self { material, turns: Turns::new(rules, material), index, states, quiet, exits })
    }

    /// The first state of a position, and its number of quiet turns within the subspaces at hand.
    fn first_state(&self, own: PointSet, other: PointSet, cyclic: bool) -> (u16, u8) {
        if let Some(won) = self.turns.won_by_mill(own, other) {
            return (DECIDED | if won { WIN } else { LOSS }, 0);
        }
        if self.turns.is_full(own, other) {
            return (DECIDED | DRAW, 0);
        }
        let mut best: Option<Value> = None;
        let mut quiet = 0u8;
        let mut blocked = true;
        self.turns.for_each(own, other, |turn| {
            blocked = false;
            let exit = &self.exits[usize::from(turn.placing)][usize::from(turn.removed)];
            let value = match exit {
                _ if turn.wins => Value::Win(1),
                None if cyclic && !turn.placing && turn.removed == 0 => {
                    quiet += 1;
                    return;
                }
                // Too few men are left to the enemy.
                None => Value::Win(1),
                Some(table) => table.value(turn.other, turn.own).one_turn_earlier(),
            };
            best = best.max(Some(value));
        });
        if blocked {
            return (self.blocked_state(own, other, cyclic), 0);
        }
        let state = match best {
            None => 0,
            Some(Value::Draw) => DRAW,
            Some(Value::Win(depth)) => WIN | depth,
            Some(Value::Loss(depth)) => LOSS | depth,
        };
        (if quiet == 0 && state & KIND == LOSS { state | DECIDED } else { state }, quiet)
    }

    /// The state of a position whose mover has no turn.
    fn blocked_state(&self, own: PointSet, other: PointSet, cyclic: bool) -> u16 {
        match self.turns.blocked_means() {
            Blocked::Loses => DECIDED | LOSS,
            Blocked::Draws => DECIDED | DRAW,
            // The enemy moves again; known at the end, when both are solved together.
            Blocked::Passes if cyclic => DRAW,
            Blocked::Passes => match &self.exits[0][0] {
                Some(table) => state_of(table.value(other, own).reversed()),
                None => DECIDED | DRAW,
            },
        }
    }
}

const fn state_of(value: Value) -> u16 {
    DECIDED
        | match value {
            Value::Draw => DRAW,
            Value::Win(depth) => WIN | depth,
            Value::Loss(depth) => LOSS | depth,
        }
}

/// The value behind a final state: what never was decided is a draw.
const fn value_of(state: u16) -> Value {
    match (state & DECIDED, state & KIND) {
        (DECIDED, WIN) => Value::Win(state & DEPTH),
        (DECIDED, LOSS) => Value::Loss(state & DEPTH),
        _ => Value::Draw,
    }
}

impl<'a> Solver<'a> {
    fn new(
        rules: &RuleSet,
        material: Material,
        lower: &dyn Fn(Material) -> Option<Arc<Table>>,
        watch: Watch<'a>,
    ) -> Result<Self, EndgameError> {
        let cyclic = material.is_cyclic(rules);
        let mut halves = vec![Half::new(rules, material, lower)?];
        if cyclic && material != material.swapped() {
            halves.push(Half::new(rules, material.swapped(), lower)?);
        }
        let entries = halves.iter().map(|half| half.index.len()).sum();
        Ok(Self { halves, cyclic, watch, entries, horizon: AtomicUsize::new(0) })
    }

    /// The subspace with the other side to move.
    fn partner(&self, half: usize) -> usize {
        self.halves.len() - 1 - half
    }

    /// Notes a depth, so that the analysis will come to it.
    fn expect(&self, depth: u16) {
        if usize::from(depth) > self.horizon.load(Relaxed) {
            self.horizon.fetch_max(usize::from(depth), Relaxed);
        }
    }

    /// Gives every position its first state.
    fn begin(&self) -> Result<(), EndgameError> {
        let done = AtomicUsize::new(0);
        for half in &self.halves {
            let per_class = half.index.per_class();
            let piece = (4096 / per_class).max(1);
            self.watch.in_pieces(half.index.classes(), piece, half.index.len(), |classes| {
                for class in classes.clone() {
                    let free = half.index.is_free(class);
                    for index in class * per_class..(class + 1) * per_class {
                        if !free && half.index.canonical_of(index).index != index {
                            half.states[index].store(IMAGE, Relaxed);
                            continue;
                        }
                        let (own, other) = half.index.unrank(index);
                        let (state, quiet) = half.first_state(own, other, self.cyclic);
                        half.states[index].store(state, Relaxed);
                        half.quiet[index].store(quiet, Relaxed);
                        self.expect(if state & KIND >= WIN { state & DEPTH } else { 0 });
                    }
                }
                let done = done.fetch_add(classes.len() * per_class, Relaxed);
                (self.watch.progress)(0.5 * done as f64 / self.entries as f64);
            })?;
        }
        Ok(())
    }

    /// Lets the decided positions decide those before them, depth by depth.
    fn spread(&self) -> Result<(), EndgameError> {
        let decided = AtomicUsize::new(0);
        let mut depth = 0;
        while depth <= self.horizon.load(Relaxed) {
            if depth >= usize::from(DEPTH) {
                return Err(EndgameError::TooDeep(self.halves[0].material));
            }
            for half in 0..self.halves.len() {
                self.spread_layer(half, depth as u16, &decided)?;
            }
            depth += 1;
        }
        Ok(())
    }

    /// The positions of one depth.
    fn spread_layer(&self, half: usize, depth: u16, decided: &AtomicUsize) -> Result<(), EndgameError> {
        let states = &self.halves[half].states;
        let (win, loss) = (WIN | depth, LOSS | depth);
        self.watch.in_pieces(states.len(), 1 << 13, states.len(), |range| {
            let mut count = 0;
            for index in range {
                let state = states[index].load(Relaxed);
                if state & !DECIDED == win {
                    // A win that was only a candidate is the best by now.
                    states[index].store(DECIDED | win, Relaxed);
                } else if state != DECIDED | loss {
                    continue;
                }
                count += 1;
                if self.cyclic {
                    let value = if state & KIND == WIN { Value::Win(depth) } else { Value::Loss(depth) };
                    self.tell(half, index, value);
                }
            }
            if count > 0 {
                let decided = decided.fetch_add(count, Relaxed);
                (self.watch.progress)(0.5 + 0.5 * decided as f64 / self.entries as f64);
            }
        })
    }

    /// Tells the positions before a decided one.
    fn tell(&self, half: usize, index: usize, value: Value) {
        let (own, other) = self.halves[half].index.unrank(index);
        self.tell_origins(half, own, other, value);
        if self.halves[half].turns.blocked_means() == Blocked::Passes {
            let partner = &self.halves[self.partner(half)];
            let place = partner.index.canonical(other, own);
            let open = partner.states[place.index].load(Relaxed) == DRAW;
            if open && partner.turns.is_blocked(other, own) {
                self.tell_origins(self.partner(half), other, own, value.reversed());
            }
        }
    }

    fn tell_origins(&self, half: usize, own: PointSet, other: PointSet, value: Value) {
        let before = &self.halves[self.partner(half)];
        match value {
            Value::Draw => {}
            Value::Loss(depth) => before.turns.for_each_origin(other, own, |other| {
                self.win(before, before.index.canonical(other, own), depth + 1);
            }),
            Value::Win(depth) => {
                let fixed_by = self.halves[half].index.canonical(own, other).fixed_by;
                if fixed_by == 1 {
                    before.turns.for_each_origin(other, own, |other| {
                        let place = before.index.canonical(other, own);
                        self.spend(before, place, place.fixed_by, depth + 1);
                    });
                    return;
                }
                let mut places = Vec::new();
                before.turns.for_each_origin(other, own, |other| places.push(before.index.canonical(other, own)));
                places.sort_unstable_by_key(|place| place.index);
                for same in places.chunk_by(|a, b| a.index == b.index) {
                    let turns = same.len() * usize::from(same[0].fixed_by) / usize::from(fixed_by);
                    self.spend(before, same[0], turns as u8, depth + 1);
                }
            }
        }
    }

    /// A turn wins in this position, so late.
    #[inline]
    fn win(&self, half: &Half, place: Place, depth: u16) {
        let state = half.states[place.index].load(Relaxed);
        let sooner = state & KIND == WIN && state & DEPTH <= depth;
        if state & DECIDED == 0 && !sooner {
            half.states[place.index].store(DECIDED | WIN | depth, Relaxed);
            self.expect(depth);
        }
    }

    /// So many quiet turns of this position are found to lose, the latest at this depth; when it was the last and no
    /// other turn helps, the position is lost.
    #[inline]
    fn spend(&self, half: &Half, place: Place, turns: u8, depth: u16) {
        if half.quiet[place.index].fetch_sub(turns, Relaxed) != turns {
            return;
        }
        let state = half.states[place.index].load(Relaxed);
        if state == 0 || state & (DECIDED | KIND) == LOSS {
            let depth = depth.max(state & DEPTH);
            half.states[place.index].store(DECIDED | LOSS | depth, Relaxed);
            self.expect(depth);
        }
    }

    /// Fills in the blocked positions that pass and the images of canonical ones, and packs the values.
    fn finish(self) -> Result<Vec<Table>, EndgameError> {
        if self.cyclic && self.halves[0].turns.blocked_means() == Blocked::Passes {
            for (half, partner) in
                (0..self.halves.len()).map(|half| (&self.halves[half], &self.halves[self.partner(half)]))
            {
                for index in 0..half.index.len() {
                    let (own, other) = half.index.unrank(index);
                    if half.states[index].load(Relaxed) == DRAW && half.turns.is_blocked(own, other) {
                        let state = partner.states[partner.index.canonical(other, own).index].load(Relaxed);
                        half.states[index].store(state_of(value_of(state).reversed()), Relaxed);
                    }
                }
            }
        }
        for half in &self.halves {
            for class in (0..half.index.classes()).filter(|&class| !half.index.is_free(class)) {
                for index in class * half.index.per_class()..(class + 1) * half.index.per_class() {
                    let state = half.states[half.index.canonical_of(index).index].load(Relaxed);
                    half.states[index].store(state, Relaxed);
                }
            }
        }
        let tables = self.halves.into_iter().map(|half| {
            let Half { material, index, states, .. } = half;
            Table::collect(material, index, |index| value_of(states[index].load(Relaxed)))
        });
        Ok(tables.collect())
    }
}
