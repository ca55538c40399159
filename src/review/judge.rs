//! Going through a game: what each position was worth, and what each turn made of it.

use std::sync::Arc;

use super::fault::Fault;
use super::summary::Summary;
use super::worth::{Grade, Worth};
use crate::ai::{Limits, Memory, Reason, Stop, analyse_with, explain};
use crate::endgame::Database;
use crate::rules::{Color, Game, Move};

/// How far a position is searched where the solved endgames do not reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// So many positions looked at.
    Nodes(u64),
    /// So many plies.
    Depth(u32),
}

impl Effort {
    /// A few seconds for a game.
    pub const FAST: Self = Self::Nodes(20_000);
    /// About half a minute for a long game.
    pub const DEEP: Self = Self::Nodes(300_000);

    const fn limits(self) -> Limits {
        match self {
            Self::Nodes(nodes) => Limits::nodes(nodes),
            Self::Depth(depth) => Limits::depth(depth),
        }
    }
}

/// How a game is looked over.
#[derive(Clone)]
pub struct Options {
    /// How far to search.
    pub effort: Effort,
    /// Solved endgames; they are asked if they are of the game's rules.
    pub solved: Option<Arc<Database>>,
}

impl Default for Options {
    fn default() -> Self {
        Self { effort: Effort::DEEP, solved: None }
    }
}

impl std::fmt::Debug for Options {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Options({:?}, solved: {})", self.effort, self.solved.is_some())
    }
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Positions judged.
    pub done: usize,
    /// Positions to judge.
    pub total: usize,
}

/// A turn of the game as the review sees it. Every worth is that to the side that played it.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// Who played it.
    pub side: Color,
    /// The turn.
    pub mv: Move,
    /// Its text.
    pub text: String,
    /// What it deserves.
    pub grade: Grade,
    /// What the best turn was worth.
    pub before: Worth,
    /// What was left after this one.
    pub after: Worth,
    /// The best turn; this one itself where nothing was better.
    pub best: Move,
    /// The best turn's text.
    pub best_text: String,
    /// What is good about the best turn.
    pub best_reason: Reason,
    /// What is to be said for this one.
    pub reason: Reason,
    /// The other side's best answer to it, with its text; none when the game ended.
    pub reply: Option<(Move, String)>,
    /// What is good about that answer.
    pub reply_reason: Option<Reason>,
    /// What is wrong with it; only for inaccuracies and worse.
    pub fault: Option<Fault>,
    /// Whether there was no other turn.
    pub forced: bool,
}

/// A game looked over.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Every turn; a begun one at the end is left out.
    pub turns: Vec<Reviewed>,
    /// The advantage from White's view before each turn and at the end, -1 (lost) to 1 (won): one more than there are
    /// turns.
    pub curve: Vec<f32>,
    /// Counts, and where the game was decided.
    pub summary: Summary,
}

/// What was found out about a position, to its side to move.
struct Judged {
    worth: Worth,
    best: Option<Move>,
}

/// Looks a game over. `progress` hears after each position; none if `stop` was raised.
pub fn review(game: &Game, options: &Options, progress: &dyn Fn(Progress), stop: &Stop) -> Option<Review> {
    let mut game = game.clone();
    if game.position().pending() > 0 && game.ply() > 0 {
        game.undo();
    }
    let outcome = game.outcome();
    let total = game.ply() + 1;
    let memory = Memory::new(32);
    let memory = match &options.solved {
        Some(database) => memory.with_solved(Arc::clone(database)),
        None => memory,
    };
    let solved = options.solved.as_deref().filter(|database| database.covers(game.rules()));
    let judge = Judge { limits: options.effort.limits(), memory, solved, stop };
    progress(Progress { done: 0, total });
    let mut later = judge.judge(&game)?;
    progress(Progress { done: 1, total });
    let mut curve = vec![white_view(&game, later.worth)];
    let mut turns = Vec::with_capacity(game.ply());
    while game.ply() > 0 {
        let next = *game.position();
        let Some(mv) = game.undo() else { break };
        let same = next.turn() == game.position().turn();
        let mut judged = judge.judge(&game)?;
        let played = later.worth.one_turn_earlier(same);
        // What came of the turn in the game is known at least as well as what was thought of it beforehand.
        if judged.best == Some(mv) || played.preference() >= judged.worth.preference() {
            judged = Judged { worth: played, best: Some(mv) };
        }
        turns.push(reviewed(&game, mv, &judged, played, later.best));
        curve.push(white_view(&game, judged.worth));
        progress(Progress { done: turns.len() + 1, total });
        later = judged;
    }
    turns.reverse();
    curve.reverse();
    let summary = Summary::of(&turns, outcome);
    Some(Review { turns, curve, summary })
}

fn white_view(game: &Game, worth: Worth) -> f32 {
    let own = worth.advantage();
    if game.position().turn() == Color::White || own == 0.0 { own } else { -own }
}

struct Judge<'a> {
    limits: Limits,
    memory: Memory,
    solved: Option<&'a Database>,
    stop: &'a Stop,
}

impl Judge<'_> {
    /// Judges the position on the board; none when told to stop.
    fn judge(&self, game: &Game) -> Option<Judged> {
        if self.stop.is_raised() {
            return None;
        }
        if let Some(outcome) = game.outcome() {
            return Some(Judged { worth: Worth::of_outcome(outcome, game.position().turn()), best: None });
        }
        if let Some(judged) = self.look_up(game) {
            return Some(judged);
        }
        let thought = analyse_with(game, self.limits, &self.memory, self.stop, &mut |_, _| {})?;
        (!self.stop.is_raised()).then(|| Judged { worth: thought.score.into(), best: Some(thought.mv) })
    }

    /// The truth, where the solved endgames have it. Among turns of the same worth the one that says most for itself
    /// comes first, and then by its text.
    fn look_up(&self, game: &Game) -> Option<Judged> {
        let (rules, position) = (game.rules(), game.position());
        let turns = self.solved?.rate_turns(rules, position)?;
        let (_, value) = *turns.first()?;
        let best = turns.iter().filter(|(_, other)| *other == value).map(|&(mv, _)| mv);
        let best = best.min_by_key(|&mv| (mv.removed().is_empty(), position.text(rules, mv)))?;
        Some(Judged { worth: value.into(), best: Some(best) })
    }
}

fn reviewed(game: &Game, mv: Move, judged: &Judged, played: Worth, reply: Option<Move>) -> Reviewed {
    let (rules, position) = (game.rules(), game.position());
    let best = judged.best.unwrap_or(mv);
    let forced = game.legal_moves().len() == 1;
    let grade = if forced || best == mv { Grade::Best } else { Grade::of(judged.worth, played) };
    let mut next = game.clone();
    next.play_unchecked(mv);
    let fault = if grade >= Grade::Inaccuracy {
        let wins = match (judged.worth, played) {
            (Worth::Win(_), Worth::Win(_)) => None,
            (Worth::Win(turns), _) => Some(turns).filter(|turns| *turns < Worth::FAR),
            _ => None,
        };
        let loses = match (judged.worth, played) {
            (Worth::Loss(_), _) => None,
            (_, Worth::Loss(turns)) => Some(turns).filter(|turns| *turns < Worth::FAR),
            _ => None,
        };
        Fault::of(game, best, mv, reply, wins, loses)
    } else {
        None
    };
    Reviewed {
        side: position.turn(),
        mv,
        text: position.text(rules, mv),
        grade,
        before: judged.worth,
        after: played,
        best,
        best_text: position.text(rules, best),
        best_reason: explain(game, best),
        reason: explain(game, mv),
        reply: reply.map(|reply| (reply, next.position().text(rules, reply))),
        reply_reason: reply.map(|reply| explain(&next, reply)),
        fault,
        forced,
    }
}
