//! What a position is worth, and what a turn made of it: the judgement that the review and the coach share.

use super::grade::Grade;
use crate::ai::{Limits, Memory, RateOptions, Score, Stop, analyse_with, rate_moves};
use crate::endgame::QUICK;
use crate::rules::{Game, Move};

/// What was found out about a position.
#[derive(Clone, Copy)]
pub(super) struct Judged {
    /// What it is worth to its side to move.
    pub(super) score: Score,
    /// The best turn; `None` when the game is over.
    pub(super) best: Option<Move>,
}

/// A turn beside the best one that there was. Scores are those of the side that played it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison {
    /// What the turn deserves.
    pub grade: Grade,
    /// The best turn; the played one itself where nothing was better.
    pub best: Move,
    /// What the best turn was worth.
    pub before: Score,
    /// What was left after the played one.
    pub after: Score,
    /// The opponent's best answer; `None` when the game is over.
    pub reply: Option<Move>,
    /// Whether there was no other turn.
    pub forced: bool,
}

impl Comparison {
    /// Compares `mv`, played in `game`, where `found` is what was found of that position and `later` what was found of the
    /// one that `mv` leads to.
    fn of(game: &Game, mv: Move, found: Judged, later: Judged) -> Self {
        let mut next = *game.position();
        next.play_unchecked(game.rules(), mv);
        let after = later.score.one_ply_earlier(next.turn() == game.position().turn());
        let forced = game.legal_moves().len() == 1;
        // What came of the turn in the game is known at least as well as what was thought of it beforehand.
        let nothing_better = found.best == Some(mv) || after.preference() >= found.score.preference();
        let (best, before) = if nothing_better { (mv, after) } else { (found.best.unwrap_or(mv), found.score) };
        let grade = if forced || best == mv { Grade::Best } else { Grade::of(before, after) };
        Self { grade, best, before, after, reply: later.best, forced }
    }

    /// Whether a longer look is to confirm the grade: where the two looks disagree about the turn, or the grade is grave.
    /// `found` is what was found of the position before the turn.
    fn is_doubtful(&self, mv: Move, found: Judged) -> bool {
        if self.forced || (found.score.is_exact() && self.after.is_exact()) {
            return false;
        }
        match self.grade {
            Grade::Best if found.best == Some(mv) => Grade::of(found.score, self.after) != Grade::Best,
            Grade::Best | Grade::Mistake | Grade::Blunder => true,
            Grade::Good | Grade::Inaccuracy => false,
        }
    }

    /// The comparison that a longer look gives, with a grade that both looks can answer for: a turn is the best, a mistake
    /// or a blunder only if both say so.
    fn confirmed_by(self, longer: Self) -> Self {
        let grade = match (self.grade, longer.grade) {
            (first, second) if first == second => first,
            (first, second) if first.min(second) >= Grade::Mistake => first.min(second),
            (_, second) => second.clamp(Grade::Good, Grade::Inaccuracy),
        };
        Self { grade, reply: longer.reply.or(self.reply), ..longer }
    }
}

/// Compares a legal turn with the best there is: by the solved endgames of `memory` where they reach, else by one search
/// within `limits` before the turn and one after it, and by longer ones where these disagree. Returns `None` when stopped.
pub fn compare_turn(game: &Game, mv: Move, limits: Limits, memory: &Memory, stop: &Stop) -> Option<Comparison> {
    let judge = Judge { limits, memory, stop };
    let mut next = game.clone();
    next.play_unchecked(mv);
    let later = judge.judge(&next)?;
    judge.compare(game, mv, later)
}

/// Positions that are looked at to see whether the counts of the game cut a solved win off.
const EFFORT: u64 = 5 * QUICK;

/// How positions are judged.
pub(super) struct Judge<'a> {
    pub(super) limits: Limits,
    pub(super) memory: &'a Memory,
    pub(super) stop: &'a Stop,
}

/// How many times as many positions a longer look searches.
const LONGER_NODES: u64 = 3;
/// How many plies deeper it searches.
const LONGER_DEPTH: u32 = 2;

impl Judge<'_> {
    /// Compares `mv`, played in `game`, with the best there was, where `later` is what was found of the position that it
    /// leads to. Returns `None` when stopped.
    pub(super) fn compare(&self, game: &Game, mv: Move, later: Judged) -> Option<Comparison> {
        let found = self.judge(game)?;
        let first = Comparison::of(game, mv, found, later);
        if !first.is_doubtful(mv, found) {
            return Some(first);
        }
        Some(first.confirmed_by(self.look_longer(game, mv, first)?))
    }

    /// Searches longer for the best turn, and then for the worth of that and of `mv` side by side.
    fn look_longer(&self, game: &Game, mv: Move, first: Comparison) -> Option<Comparison> {
        let limits = Limits {
            nodes: self.limits.nodes.map(|nodes| nodes.saturating_mul(LONGER_NODES)),
            depth: self.limits.depth.map(|depth| depth.saturating_add(LONGER_DEPTH)),
            ..self.limits
        };
        let best = analyse_with(game, limits, self.memory, self.stop, &mut |_, _| {})?.mv;
        let rival = if best == mv { first.best } else { best };
        let options = RateOptions { limits, count: 2, only: vec![rival, mv] };
        let ratings = rate_moves(game, &options, self.memory, self.stop, &mut |_, _| {})?;
        if self.stop.is_raised() {
            return None;
        }
        let rating = |wanted: Move| ratings.moves.iter().find(|rated| rated.mv == wanted);
        let played = rating(mv)?;
        // What was proven before is not forgotten.
        let after = if first.after.is_exact() { first.after } else { played.score };
        let before = match rating(rival)? {
            _ if rival == first.best && first.before.is_exact() => first.before,
            rated => rated.score,
        };
        let nothing_better = rival == mv || after.preference() >= before.preference();
        let (best, before) = if nothing_better { (mv, after) } else { (rival, before) };
        let grade = if nothing_better { Grade::Best } else { Grade::of(before, after) };
        Some(Comparison { grade, best, before, after, reply: played.pv.get(1).copied(), forced: first.forced })
    }

    /// Judges the position on the board. Returns `None` when stopped.
    pub(super) fn judge(&self, game: &Game) -> Option<Judged> {
        if self.stop.is_raised() {
            return None;
        }
        if let Some(outcome) = game.outcome() {
            return Some(Judged { score: Score::of_outcome(outcome, game.position().turn()), best: None });
        }
        if let Some(judged) = self.look_up(game) {
            return Some(judged);
        }
        let thought = analyse_with(game, self.limits, self.memory, self.stop, &mut |_, _| {})?;
        (!self.stop.is_raised()).then_some(Judged { score: thought.score, best: Some(thought.mv) })
    }

    /// The truth, where the solved endgames have it and the counts of the game leave it decided. Among turns of the same
    /// worth the one that says most for itself comes first, and then by its text.
    fn look_up(&self, game: &Game) -> Option<Judged> {
        let (rules, position) = (game.rules(), game.position());
        let turns = self.memory.solved(rules)?.judge_turns(game, EFFORT)?;
        let (_, truth) = *turns.first()?;
        let best = turns.iter().filter(|(_, other)| *other == truth).map(|&(mv, _)| mv);
        let best = best.min_by_key(|&mv| (mv.removed().is_empty(), position.text(rules, mv)))?;
        Some(Judged { score: Score::of_truth(truth)?, best: Some(best) })
    }
}
