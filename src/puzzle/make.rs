//! Making a set of puzzles: random positions, kept where exactly one turn does what is asked.

use super::Puzzle;
use super::certify::{Judges, certify, closing, fastest, forcing, holding, solution, stopping, values};
use super::goal::{Goal, Theme};
use super::proof::{Aim, after, can_close};
use crate::ai::{Closing, Merit, Score, explain};
use crate::endgame::Value;
use crate::rng::Rng;
use crate::rules::{
    ByColor, Color, Game, Move, Outcome, Point, PointSet, Position, Preset, RuleSet, Setup, Symmetry, WinReason,
};

/// Where positions come from.
#[derive(Clone, Copy)]
enum Source {
    /// Random games, after so many turns.
    Play(usize, usize),
    /// So many men on random points, own and enemy men, hands empty.
    Scatter(&'static [(usize, usize)]),
}

/// Puzzles of one kind.
struct Recipe {
    preset: Preset,
    goal: Goal,
    count: usize,
    source: Source,
}

const fn recipe(preset: Preset, goal: Goal, count: usize, source: Source) -> Recipe {
    Recipe { preset, goal, count, source }
}

const FEW: Source = Source::Scatter(&[(4, 3), (4, 4), (5, 3), (4, 4), (3, 3)]);
const BEHIND: Source = Source::Scatter(&[(4, 4), (4, 3), (3, 5), (4, 4), (3, 4)]);
const CROWD: Source = Source::Scatter(&[(9, 7), (8, 6), (8, 7), (9, 6), (7, 7), (9, 5)]);
const THREE: Source = Source::Play(3, 12);
const SIX: Source = Source::Scatter(&[(4, 4), (4, 3), (5, 3), (3, 4)]);

/// What a set of a hundred consists of.
const RECIPES: [Recipe; 30] = [
    recipe(Preset::Nine, Goal::Close, 7, Source::Play(8, 40)),
    recipe(Preset::Nine, Goal::Stop, 4, Source::Play(5, 18)),
    recipe(Preset::Nine, Goal::Stop, 5, Source::Play(19, 60)),
    recipe(Preset::Nine, Goal::Force(2), 8, Source::Play(4, 14)),
    recipe(Preset::Nine, Goal::Force(2), 7, Source::Play(18, 60)),
    recipe(Preset::Nine, Goal::Force(3), 4, Source::Play(18, 60)),
    recipe(Preset::Nine, Goal::Win(1), 3, CROWD),
    recipe(Preset::Nine, Goal::Win(2), 3, CROWD),
    recipe(Preset::Nine, Goal::Win(2), 4, FEW),
    recipe(Preset::Nine, Goal::Win(3), 5, FEW),
    recipe(Preset::Nine, Goal::Win(4), 4, FEW),
    recipe(Preset::Nine, Goal::Win(5), 4, FEW),
    recipe(Preset::Nine, Goal::Win(6), 3, FEW),
    recipe(Preset::Nine, Goal::Win(7), 3, FEW),
    recipe(Preset::Nine, Goal::Win(8), 3, FEW),
    recipe(Preset::Nine, Goal::Win(9), 2, FEW),
    recipe(Preset::Nine, Goal::Win(10), 2, FEW),
    recipe(Preset::Nine, Goal::Hold, 6, BEHIND),
    recipe(Preset::Three, Goal::Win(1), 1, THREE),
    recipe(Preset::Three, Goal::Win(2), 2, THREE),
    recipe(Preset::Three, Goal::Win(3), 2, THREE),
    recipe(Preset::Three, Goal::Hold, 1, THREE),
    recipe(Preset::Six, Goal::Force(2), 2, Source::Play(4, 30)),
    recipe(Preset::Six, Goal::Win(2), 2, SIX),
    recipe(Preset::Six, Goal::Win(3), 2, SIX),
    recipe(Preset::Six, Goal::Win(4), 2, SIX),
    recipe(Preset::Six, Goal::Win(5), 1, SIX),
    recipe(Preset::Six, Goal::Hold, 2, SIX),
    recipe(Preset::Twelve, Goal::Stop, 2, Source::Play(8, 40)),
    recipe(Preset::Twelve, Goal::Force(2), 4, Source::Play(4, 14)),
];

/// The most positions that are tried for a recipe.
const MAX_DRAWN: usize = 400_000;

/// Makes up to `count` puzzles, sorted from easy to hard; the same seed makes the same ones. Calls `report` after each
/// kind of puzzle with a line that says how many were found.
pub fn make(count: usize, seed: u64, judges: &Judges, report: &mut dyn FnMut(&str)) -> Vec<Puzzle> {
    let total: usize = RECIPES.iter().map(|recipe| recipe.count).sum();
    let mut known = Vec::new();
    let mut found: Vec<Vec<Puzzle>> = Vec::new();
    for (index, recipe) in RECIPES.iter().enumerate() {
        let mut rng = Rng::new(seed ^ (index as u64 + 1).wrapping_mul(0x9e37_79b9));
        let wanted = (recipe.count * count).div_ceil(total);
        let puzzles = fill(recipe, wanted, judges, &mut rng, &mut known);
        report(&format!("{} {}: {} of {wanted}", recipe.preset.name(), recipe.goal.text(), puzzles.len()));
        found.push(puzzles);
    }
    let mut set = Vec::new();
    let longest = found.iter().map(Vec::len).max().unwrap_or_default();
    for round in 0..longest {
        set.extend(found.iter().filter_map(|puzzles| puzzles.get(round)).cloned());
    }
    set.truncate(count);
    set.sort_by_key(|puzzle| {
        (puzzle.level, puzzle.goal, puzzle.rules.to_string(), puzzle.start.short_line(&puzzle.rules))
    });
    name(&mut set);
    set
}

fn name(set: &mut [Puzzle]) {
    for preset in Preset::ALL {
        let own = set.iter_mut().filter(|puzzle| puzzle.rules == preset.rules());
        for (number, puzzle) in own.enumerate() {
            puzzle.id = format!("{}-{:02}", preset.name(), number + 1);
        }
    }
}

fn fill(
    recipe: &Recipe,
    wanted: usize,
    judges: &Judges,
    rng: &mut Rng,
    known: &mut Vec<(PointSet, PointSet)>,
) -> Vec<Puzzle> {
    let rules = recipe.preset.rules();
    let mut puzzles = Vec::new();
    for _ in 0..MAX_DRAWN {
        if puzzles.len() == wanted {
            break;
        }
        let Some(start) = draw(recipe.source, &rules, rng) else { continue };
        let Some(right) = only_turn(recipe.goal, &rules, &start, judges) else { continue };
        let Some(solution) = solution(&rules, &start, recipe.goal, right, judges) else { continue };
        let shape = shape(&rules, &start);
        let theme = theme(recipe.goal, &rules, &start, &solution);
        if known.contains(&shape) {
            continue;
        }
        let tries = if matches!(recipe.goal, Goal::Win(_) | Goal::Hold) {
            let values = values(judges, &rules, &start).unwrap_or_default();
            values.into_iter().filter(|(mv, _)| *mv != right).map(|(mv, value)| (mv, Score::from(value))).collect()
        } else {
            Vec::new()
        };
        let level = (recipe.goal.level() + u8::from(theme == Theme::Quiet)).min(5);
        let puzzle = Puzzle { id: String::new(), rules, start, goal: recipe.goal, theme, level, solution, tries };
        if certify(&puzzle, judges).is_ok() {
            known.push(shape);
            puzzles.push(puzzle);
        }
    }
    puzzles
}

/// The one turn that does it, where it is worth finding.
fn only_turn(goal: Goal, rules: &RuleSet, start: &Position, judges: &Judges) -> Option<Move> {
    let choices = start.legal_moves(rules).len();
    if choices < 4 {
        return None;
    }
    let first = match goal {
        Goal::Close => closing(rules, start),
        Goal::Stop => stopping(rules, start),
        Goal::Force(turns) => forcing(rules, start, turns),
        Goal::Win(within) => match values(judges, rules, start) {
            Some(values) => {
                // A short win is the only one; among long ones it is the shortest.
                let wins = values.iter().filter(|(_, value)| matches!(value, Value::Win(_))).count();
                if wins > if within <= 4 { 1 } else { 3 } {
                    return None;
                }
                fastest(&values, within)
            }
            None if Aim::Win.within(rules, start, within - 1) => return None,
            None => Aim::Win.first_turns(rules, start, within),
        },
        Goal::Hold => holding(&values(judges, rules, start)?),
    };
    match first.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// What the puzzle is about, read off its first turn and its end.
fn theme(goal: Goal, rules: &RuleSet, start: &Position, solution: &[Move]) -> Theme {
    let mut game = Game::from_position(*rules, *start);
    let first = solution.first().map(|&mv| explain(&game, mv).merit);
    solution.iter().for_each(|&mv| game.play_unchecked(mv));
    let running = match first {
        Some(Merit::Mill { closing, .. }) => closing == Closing::Running,
        Some(Merit::OpensRunning(_)) => true,
        _ => false,
    };
    match goal {
        Goal::Close => Theme::Mill,
        Goal::Stop => Theme::Block,
        Goal::Hold => Theme::Rescue,
        _ if matches!(game.outcome(), Some(Outcome::Win { reason: WinReason::Blocked, .. })) => Theme::Blockade,
        _ if running => Theme::Running,
        Goal::Force(_) => Theme::Fork,
        Goal::Win(_) if matches!(first, Some(Merit::Mill { .. } | Merit::WinsAtOnce)) => Theme::Mill,
        Goal::Win(_) => Theme::Quiet,
    }
}

/// The men of both sides in the way of lying on the board that comes first: equal for positions that differ by turning and
/// mirroring.
fn shape(rules: &RuleSet, position: &Position) -> (PointSet, PointSet) {
    let (own, other) = (position.men(position.turn()), position.men(!position.turn()));
    let ways = Symmetry::all(rules.board()).map(|way| (way.apply(own), way.apply(other)));
    ways.min().unwrap_or((own, other))
}

fn draw(source: Source, rules: &RuleSet, rng: &mut Rng) -> Option<Position> {
    match source {
        Source::Play(from, to) => play(rules, from + rng.below(to - from + 1), rng),
        Source::Scatter(men) => scatter(rules, men[rng.below(men.len())], rng),
    }
}

/// A random game in which mills are mostly closed, and often blocked.
fn play(rules: &RuleSet, turns: usize, rng: &mut Rng) -> Option<Position> {
    let mut position = Position::start(rules, Color::White);
    for _ in 0..turns {
        if position.verdict(rules).is_some() {
            return None;
        }
        let mut moves = closing(rules, &position);
        if moves.is_empty() || rng.below(8) == 0 {
            moves = if rng.below(3) > 0 { stopping(rules, &position) } else { Vec::new() };
        }
        if moves.is_empty() {
            moves = position.legal_moves(rules);
        }
        let mv = *moves.get(rng.below(moves.len()))?;
        position = after(rules, &position, mv);
    }
    position.verdict(rules).is_none().then_some(position)
}

/// Men on random points, both hands empty. Mostly the side to move cannot close a mill at once.
fn scatter(rules: &RuleSet, (own, other): (usize, usize), rng: &mut Rng) -> Option<Position> {
    let mut points: Vec<Point> = rules.geometry().points().collect();
    let mut take = |count: usize, rng: &mut Rng| -> PointSet {
        (0..count).map(|_| points.swap_remove(rng.below(points.len()))).collect()
    };
    let (own, other) = (take(own, rng), take(other, rng));
    let turn = if rng.below(2) == 0 { Color::White } else { Color::Black };
    let men = if turn == Color::White { ByColor::new(own, other) } else { ByColor::new(other, own) };
    let setup = Setup {
        men,
        in_hand: ByColor::both(0),
        turn,
        first: Color::White,
        pending: 0,
        bans: ByColor::both(None),
        quiet_turns: 0,
    };
    let position = Position::new(rules, setup).ok()?;
    if position.verdict(rules).is_some() || (can_close(rules, &position) && rng.below(3) > 0) {
        return None;
    }
    Some(position)
}
