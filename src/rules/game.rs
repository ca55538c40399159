//! A game: a position with the way that led to it, undo, repetition, and the outcome.

use super::color::Color;
use super::legality::{IllegalMove, Refusal};
use super::moves::{Move, Step};
use super::outcome::{DrawReason, Outcome};
use super::position::Position;
use super::rule_set::RuleSet;

#[derive(Clone, Debug)]
struct Record {
    before: Position,
    mv: Move,
}

/// A position with its history.
#[derive(Clone, Debug)]
pub struct Game {
    rules: RuleSet,
    history: Vec<Record>,
    position: Position,
    outcome: Option<Outcome>,
    /// The number of the first turn.
    number: u32,
}

impl Game {
    /// A new game; White begins.
    pub fn new(rules: RuleSet) -> Self {
        Self::starting_with(rules, Color::White)
    }

    /// A new game that `first` begins.
    pub fn starting_with(rules: RuleSet, first: Color) -> Self {
        Self::from_position(rules, Position::start(&rules, first))
    }

    /// A game that begins at a position.
    pub fn from_position(rules: RuleSet, position: Position) -> Self {
        Self { rules, history: Vec::new(), position, outcome: position.verdict(&rules), number: 1 }
    }

    /// The same game, its first turn counted as number `number` (a turn of White and one of Black have one number).
    #[must_use]
    pub fn numbered_from(self, number: u32) -> Self {
        Self { number, ..self }
    }

    /// The number of the first turn: 1, or what the line of the start gave.
    pub const fn first_number(&self) -> u32 {
        self.number
    }

    /// The number of the turn that comes next, or that has been begun.
    pub fn turn_number(&self) -> u32 {
        let begun = usize::from(self.position.pending() > 0 && self.ply() > 0);
        let halves = self.ply() - begun + usize::from(self.start().turn() == Color::Black);
        self.number.saturating_add(u32::try_from(halves / 2).unwrap_or(u32::MAX))
    }

    /// The rules it began with and keeps.
    #[inline]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position on the board.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        self.history.first().map_or(&self.position, |record| &record.before)
    }

    /// How the game ended. `None` while it goes on.
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How many turns have been played, one that has been begun (a removal is pending) included.
    pub const fn ply(&self) -> usize {
        self.history.len()
    }

    /// The turns played, oldest first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.history.iter().map(|record| record.mv)
    }

    /// Each turn with the position before it, oldest first.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = (&Position, Move)> + ExactSizeIterator {
        self.history.iter().map(|record| (&record.before, record.mv))
    }

    /// The last turn played. `None` before the first.
    pub fn last_move(&self) -> Option<Move> {
        self.history.last().map(|record| record.mv)
    }

    /// Every legal turn. Empty once the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() { Vec::new() } else { self.position.legal_moves(&self.rules) }
    }

    /// Whether a whole turn is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// How often the position on the board has stood there, this time included. Counted back to the last capture or
    /// placement, before which it cannot have been the same (decision 10).
    pub fn occurrences(&self) -> usize {
        let reach = usize::from(self.position.quiet_turns());
        1 + self.history.iter().rev().take(reach).filter(|record| record.before.repeats(&self.position)).count()
    }

    /// Plays a whole turn.
    ///
    /// # Errors
    /// [`IllegalMove`] says what is wrong with it; the game stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_legal(mv) {
            self.play_unchecked(mv);
            return Ok(());
        }
        Err(self.explain(mv))
    }

    /// Plays a legal turn without checking it.
    pub fn play_unchecked(&mut self, mv: Move) {
        let before = self.position;
        self.position.play_unchecked(&self.rules, mv);
        self.record(before, mv);
    }

    /// Makes one step of a turn. While a removal is pending the turn is unfinished but already stands in the history;
    /// its removals join it there.
    ///
    /// # Errors
    /// The [`Refusal`] that explains it; the game stays as it was.
    pub fn play_step(&mut self, step: Step) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        self.position.check_step(&self.rules, step)?;
        let before = self.position;
        self.position.apply_step(&self.rules, step);
        let mv = match step {
            Step::Place(to) => Move::place(to),
            Step::Slide(from, to) => Move::slide(from, to),
            Step::Remove(point) => Move::remove(point.set()),
        };
        self.record(before, mv);
        Ok(())
    }

    /// Takes back the last turn, whole or begun, and returns it. `None` where there is none to take back.
    pub fn undo(&mut self) -> Option<Move> {
        let Record { before, mv } = self.history.pop()?;
        self.position = before;
        self.outcome = self.judge();
        Some(mv)
    }

    fn record(&mut self, before: Position, mv: Move) {
        match self.history.last_mut() {
            // The removals that finish a turn begun by a step belong to that turn.
            Some(last) if before.pending() > 0 => last.mv = last.mv.removing(last.mv.removed() | mv.removed()),
            _ => self.history.push(Record { before, mv }),
        }
        self.outcome = self.judge();
    }

    fn judge(&self) -> Option<Outcome> {
        let verdict = self.position.verdict(&self.rules);
        let repeated = self.rules.repetition() && self.position.quiet_turns() >= 4 && self.occurrences() >= 3;
        verdict.or_else(|| repeated.then_some(Outcome::Draw { reason: DrawReason::Repetition }))
    }

    fn explain(&self, mv: Move) -> IllegalMove {
        let refused = |refusal| IllegalMove::Refused { refusal, board: self.rules.board() };
        if self.outcome.is_some() {
            return refused(Refusal::GameOver);
        }
        let mut position = self.position;
        for step in mv.action().into_iter().chain(mv.removed().into_iter().map(Step::Remove)) {
            if let Err(refusal) = position.check_step(&self.rules, step) {
                return refused(refusal);
            }
            position.apply_step(&self.rules, step);
        }
        IllegalMove::Unfinished { another: !mv.removed().is_empty() }
    }
}
