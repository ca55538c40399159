//! Checking a puzzle afresh: that the goal is reached, by one first turn alone, along the line it gives.

use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

use super::Puzzle;
use super::goal::Goal;
use super::proof::{Aim, after, can_close, turns};
use crate::endgame::{self, BuildOptions, Database, Listener, Progress, QUICK, Table, Truth, Value};
use crate::rules::{Game, Move, Position, Preset, RuleSet};

/// The most men on the board of the solved endgames that judge, on 24 and on 16 points.
const MAX_MEN: u8 = 8;

/// Solved endgames that judge puzzles, each solved when it is first asked for, in a few seconds.
#[derive(Default)]
pub struct Judges {
    nine: OnceLock<Option<Database>>,
    six: OnceLock<Option<Database>>,
    three: OnceLock<Option<Database>>,
}

struct Unheard;

impl Listener for Unheard {
    fn progress(&self, _progress: Progress) {}
    fn finished(&self, _table: &Table, _solved: bool) {}
}

impl Judges {
    /// None solved yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The solved endgames of these rules, if there are such.
    pub fn database(&self, rules: &RuleSet) -> Option<&Database> {
        let choices = [
            (Preset::Nine, &self.nine, endgame::Extent::Total(MAX_MEN)),
            (Preset::Six, &self.six, endgame::Extent::Total(MAX_MEN)),
            (Preset::Three, &self.three, endgame::Extent::Game),
        ];
        let (preset, cell, goal) = choices.into_iter().find(|(preset, ..)| preset.rules() == *rules)?;
        let solve = || {
            let threads = std::thread::available_parallelism().map_or(1, usize::from);
            let options = BuildOptions { threads, verify: false, repair: false, keep: true };
            endgame::build(&preset.rules(), goal, None, options, &AtomicBool::new(false), &Unheard).ok()
        };
        cell.get_or_init(solve).as_ref()
    }
}

/// Checks a puzzle by solved endgames, where they reach, and by looking at every line.
///
/// # Errors
/// What is wrong with it, in one line.
pub fn certify(puzzle: &Puzzle, judges: &Judges) -> Result<(), String> {
    let complain = |what: &str| Err(format!("{}: {what}", puzzle.id));
    let (rules, start) = (&puzzle.rules, &puzzle.start);
    let Some(right) = puzzle.right() else { return complain("it has no solution") };
    if start.pending() > 0 || start.verdict(rules).is_some() {
        return complain("nothing is to be played");
    }
    let first = match puzzle.goal {
        Goal::Close => closing(rules, start),
        Goal::Stop => stopping(rules, start),
        Goal::Force(turns) => forcing(rules, start, turns),
        Goal::Win(within) => match values(judges, rules, start) {
            Some(values) => fastest(&values, within),
            None => Aim::Win.first_turns(rules, start, within),
        },
        Goal::Hold => match values(judges, rules, start) {
            Some(values) => holding(&values),
            None => return complain("nobody can judge it"),
        },
    };
    if first != [right] {
        return complain(&format!("{} first turns do it", first.len()));
    }
    for &(mv, worth) in &puzzle.tries {
        let value =
            values(judges, rules, start).and_then(|values| values.iter().find(|(other, _)| *other == mv).copied());
        if value.map(|(_, value)| value.into()) != Some(worth) {
            return complain("a try has another worth");
        }
    }
    match solution(rules, start, puzzle.goal, right, judges) {
        Some(solution) if solution == puzzle.solution => Ok(()),
        Some(_) => complain("the solution is another"),
        None => complain("a later turn is not the only one"),
    }
}

/// The turns that close a mill.
pub(super) fn closing(rules: &RuleSet, position: &Position) -> Vec<Move> {
    turns(rules, position).into_iter().filter(|&mv| position.closes_mill(rules, mv)).collect()
}

/// The turns behind which the other side closes no mill, where it threatens one and the own side has none to close.
pub(super) fn stopping(rules: &RuleSet, position: &Position) -> Vec<Move> {
    if can_close(rules, position) {
        return Vec::new();
    }
    let stops = |mv: &Move| !can_close(rules, &after(rules, position, *mv));
    turns(rules, position).into_iter().filter(stops).collect()
}

/// The turns that make sure of a mill, where none can be closed sooner.
pub(super) fn forcing(rules: &RuleSet, position: &Position, within: u8) -> Vec<Move> {
    if Aim::Mill.within(rules, position, within - 1) {
        return Vec::new();
    }
    Aim::Mill.first_turns(rules, position, within)
}

/// Each turn with its value, best first. `None` where one is not solved, or the count of quiet turns leaves it undecided.
pub(super) fn values(judges: &Judges, rules: &RuleSet, position: &Position) -> Option<Vec<(Move, Value)>> {
    let turns = judges.database(rules)?.judge_turns(&Game::from_position(*rules, *position), QUICK)?;
    let decided = |&(mv, truth): &(Move, Truth)| truth.result().map(|_| (mv, truth.value));
    turns.iter().map(decided).collect()
}

/// The turns that win soonest, if that is within just so many own turns.
pub(super) fn fastest(values: &[(Move, Value)], within: u8) -> Vec<Move> {
    let wanted = Value::Win(2 * u16::from(within) - 1);
    match values.first() {
        Some((_, best)) if *best == wanted => {
            values.iter().filter(|(_, value)| *value == wanted).map(|(mv, _)| *mv).collect()
        }
        _ => Vec::new(),
    }
}

/// The turns that do not lose where none wins.
pub(super) fn holding(values: &[(Move, Value)]) -> Vec<Move> {
    if values.iter().any(|(_, value)| matches!(value, Value::Win(_))) {
        return Vec::new();
    }
    values.iter().filter(|(_, value)| *value == Value::Draw).map(|(mv, _)| *mv).collect()
}

/// The solution from the right first turn to the goal. Returns `None` where a turn before the last is not the only one.
pub(super) fn solution(
    rules: &RuleSet,
    start: &Position,
    goal: Goal,
    right: Move,
    judges: &Judges,
) -> Option<Vec<Move>> {
    let mut solution = vec![right];
    let aim = match goal {
        Goal::Close | Goal::Stop | Goal::Hold => return Some(solution),
        Goal::Force(_) => Aim::Mill,
        Goal::Win(_) => Aim::Win,
    };
    let mut position = after(rules, start, right);
    for left in (1..goal.turns()).rev() {
        if position.verdict(rules).is_some() {
            break;
        }
        let reply = longest_reply(rules, &position, aim, left, judges)?;
        position = after(rules, &position, reply);
        solution.push(reply);
        if position.verdict(rules).is_some() {
            break;
        }
        let mut good = match values(judges, rules, &position).filter(|_| aim == Aim::Win) {
            Some(values) => fastest(&values, left),
            None => aim.first_turns(rules, &position, left),
        };
        if good.is_empty() || (left > 1 && good.len() > 1) {
            return None;
        }
        good.sort_by_key(|&mv| position.text(rules, mv));
        solution.push(good[0]);
        position = after(rules, &position, good[0]);
    }
    Some(solution)
}

/// The reply that holds out longest; among such a mill, then the one that leaves the fewest mills, then the first by its
/// text.
fn longest_reply(rules: &RuleSet, position: &Position, aim: Aim, left: u8, judges: &Judges) -> Option<Move> {
    let key = |mv: Move| {
        let left = closing(rules, &after(rules, position, mv)).len();
        (!position.closes_mill(rules, mv), left, position.text(rules, mv))
    };
    if let Some(values) = values(judges, rules, position).filter(|_| aim == Aim::Win) {
        let (_, best) = *values.first()?;
        return values.into_iter().filter(|(_, value)| *value == best).map(|(mv, _)| mv).min_by_key(|&mv| key(mv));
    }
    let side = !position.turn();
    let holds = |mv: &Move| left == 1 || !aim.against(rules, position, *mv, side, left - 1);
    turns(rules, position).into_iter().filter(holds).min_by_key(|&mv| key(mv))
}
