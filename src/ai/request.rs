//! What is asked of the computer player, and what it answers.

use super::apprentice;
use super::deepen::{self, Task};
use super::explain::explain;
use super::found::Found;
use super::level::Level;
use super::limits::{Clock, Limits, Stop};
use super::memory::Memory;
use super::reason::Reason;
use super::score::Score;
use super::seed::{generator, up_to};
use super::weights::Weights;
use crate::rules::{Color, Game, Move};

/// A request for a turn.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game as it stands.
    pub game: Game,
    /// How strongly to play.
    pub level: Level,
    /// Chooses among turns of about equal worth: the same request gives the same answer where `limits` has no time and
    /// one thread, and `memory` is [`Memory::NONE`].
    pub seed: u64,
    /// How far to search; the level's own bounds if nothing else is wanted.
    pub limits: Limits,
    /// What is known from turn to turn; only Master makes use of it.
    pub memory: Memory,
}

impl Request {
    /// A request with the level's own limits and no memory.
    pub fn new(game: Game, level: Level, seed: u64) -> Self {
        Self { game, level, seed, limits: level.limits(), memory: Memory::NONE }
    }

    /// The same with other limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// The same with a memory.
    #[must_use]
    pub fn with_memory(self, memory: Memory) -> Self {
        Self { memory, ..self }
    }
}

/// The computer's turn and what it thinks of it.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The turn.
    pub mv: Move,
    /// What it is worth to the side that plays it.
    pub score: Score,
    /// How many plies deep the search was.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The principal variation: the turns expected, this one first.
    pub pv: Vec<Move>,
    /// What is good about it ("blocks d6", "closes a mill").
    pub reason: Reason,
}

/// Finds a turn. Returns `None` when there is no legal one, or when `stop` was raised before any was found.
pub fn think(request: &Request, stop: &Stop) -> Option<Thought> {
    think_aloud(request, stop, &mut |_, _| {})
}

/// [`think`]; calls `report` after each iteration with what it would play now, and with the clock that was started when
/// the search began.
pub fn think_aloud(request: &Request, stop: &Stop, report: &mut dyn FnMut(&Thought, Clock)) -> Option<Thought> {
    let game = &request.game;
    let mut rng = generator(request.seed, game);
    let careless = request.level.carelessness(game.rules());
    if careless > 0 && rng.chance(careless) {
        return apprentice::choose(game, request.seed, stop).map(|found| thought(game, found));
    }
    let position = game.position();
    let max_noise = request.level.max_noise(Color::ALL.into_iter().map(|color| position.men(color).len()).sum());
    let memory = if request.level == Level::Master { &request.memory } else { &Memory::NONE };
    let max_depth = request.level.max_depth(game.rules());
    let depth = request.limits.depth.into_iter().chain(max_depth).min();
    let task = Task {
        game,
        limits: Limits { depth, ..request.limits },
        weights: Weights::of(game.rules()),
        memory,
        noise: game.legal_moves().into_iter().map(|mv| (mv, up_to(&mut rng, max_noise))).collect(),
    };
    let found = deepen::search(&task, stop, &mut |found, clock| report(&thought(game, found.clone()), clock))?;
    Some(thought(game, found))
}

/// The turn that Master would play for the side to move, without noise. Takes up to about a second.
pub fn hint(game: &Game, stop: &Stop) -> Option<Thought> {
    analyse(game, Level::Master.limits(), stop, &mut |_, _| {})
}

/// The best turn within `limits`, without noise; calls `report` as [`think_aloud`] does. The same game and limits without
/// time and on one thread give the same answer.
pub fn analyse(game: &Game, limits: Limits, stop: &Stop, report: &mut dyn FnMut(&Thought, Clock)) -> Option<Thought> {
    analyse_with(game, limits, &Memory::NONE, stop, report)
}

/// [`analyse`] with a memory: a table that earlier searches filled, solved endgames.
pub fn analyse_with(
    game: &Game,
    limits: Limits,
    memory: &Memory,
    stop: &Stop,
    report: &mut dyn FnMut(&Thought, Clock),
) -> Option<Thought> {
    analyse_by(game, &Weights::of(game.rules()), limits, memory, stop, report)
}

/// [`analyse_with`] with other weights of the evaluation.
pub fn analyse_by(
    game: &Game,
    weights: &Weights,
    limits: Limits,
    memory: &Memory,
    stop: &Stop,
    report: &mut dyn FnMut(&Thought, Clock),
) -> Option<Thought> {
    let task = Task { game, limits, weights: *weights, memory, noise: Vec::new() };
    let found = deepen::search(&task, stop, &mut |found, clock| report(&thought(game, found.clone()), clock))?;
    Some(thought(game, found))
}

fn thought(game: &Game, found: Found) -> Thought {
    let Found { pv, value, depth, nodes } = found;
    let mv = pv[0];
    Thought { mv, score: Score::from_value(value), depth, nodes, reason: explain(game, mv), pv }
}
