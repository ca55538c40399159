//! What follows `go`.

use std::time::Duration;

use nine_mens_morris::ai::Limits;
use nine_mens_morris::rules::{ByColor, Color, Game, Move};

use super::number;

/// What is to be searched, and how far.
#[derive(Clone)]
pub(super) struct Go {
    pub(super) limits: Limits,
    /// Whether any bound is given; a level has its own.
    pub(super) bounded: bool,
    pub(super) infinite: bool,
    pub(super) ponder: bool,
    /// Only these turns are searched; all if it is empty.
    pub(super) only: Vec<Move>,
    /// How many of the best turns are shown, where that differs from the option.
    pub(super) multi_pv: Option<usize>,
}

/// The words that begin something else behind the turns of `searchmoves`.
const WORDS: [&str; 13] = [
    "depth",
    "nodes",
    "mate",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "multipv",
    "infinite",
    "ponder",
    "searchmoves",
];

impl Go {
    /// No bounds, on so many threads.
    fn endless(threads: usize) -> Self {
        let limits = Limits::NONE.with_threads(threads);
        Self { limits, bounded: false, infinite: false, ponder: false, only: Vec::new(), multi_pv: None }
    }

    /// A look that takes no time.
    pub(super) fn short() -> Self {
        Self { limits: Limits::depth(1), bounded: true, ..Self::endless(1) }
    }

    /// Reads what follows `go`, for the position on the board. Words that it does not know are passed over.
    ///
    /// # Errors
    /// A bound without its number, or `searchmoves` without a legal turn.
    pub(super) fn parse(text: &str, game: &Game, threads: usize) -> Result<Self, String> {
        let mut go = Self::endless(threads);
        let mut clocks = Clocks::default();
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    let mut turns = Vec::new();
                    while let Some(turn) = words.next_if(|word| !WORDS.contains(word)) {
                        turns.push(turn);
                    }
                    go.only = turns.iter().filter_map(|turn| game.parse_move(turn).ok()).collect();
                    if go.only.is_empty() {
                        return Err(format!("searchmoves names no legal turn: '{}'", turns.join(" ")));
                    }
                }
                _ if WORDS.contains(&word) => {
                    let value = words.next().unwrap_or_default();
                    match word {
                        "depth" => go.limits.depth = Some(number(word, value)?),
                        "nodes" => go.limits.nodes = Some(number(word, value)?),
                        "mate" => go.limits.mate = Some(number::<u32>(word, value)?.max(1)),
                        "movetime" => go.limits.time = Some(Duration::from_millis(number(word, value)?)),
                        "multipv" => go.multi_pv = Some(number::<usize>(word, value)?.max(1)),
                        _ => clocks.read(word, value)?,
                    }
                    go.bounded |= word != "multipv";
                }
                _ => {}
            }
        }
        if go.limits.time.is_none() {
            go.limits.time = clocks.share(game.position().turn());
        }
        Ok(go)
    }

    /// Whether the search goes on until it is stopped.
    pub(super) const fn is_endless(&self, has_level: bool) -> bool {
        self.infinite || self.ponder || !(self.bounded || has_level)
    }
}

/// The clocks of a game, in milliseconds.
struct Clocks {
    left: ByColor<Option<i64>>,
    /// For each turn.
    more: ByColor<i64>,
    /// Turns until there is new time.
    turns: u64,
}

impl Default for Clocks {
    fn default() -> Self {
        Self { left: ByColor::both(None), more: ByColor::both(0), turns: 30 }
    }
}

impl Clocks {
    fn read(&mut self, word: &str, value: &str) -> Result<(), String> {
        match word {
            "wtime" => self.left[Color::White] = Some(number(word, value)?),
            "btime" => self.left[Color::Black] = Some(number(word, value)?),
            "winc" => self.more[Color::White] = number(word, value)?,
            "binc" => self.more[Color::Black] = number(word, value)?,
            _ => self.turns = number::<u64>(word, value)?.clamp(1, 200),
        }
        Ok(())
    }

    /// What a side spends on a turn: its share of what is left and half of what it gets, and never more than half of all.
    fn share(&self, side: Color) -> Option<Duration> {
        let left = u64::try_from(self.left[side]?).unwrap_or(0);
        let more = u64::try_from(self.more[side]).unwrap_or(0);
        Some(Duration::from_millis((left / self.turns + more / 2).min(left / 2).max(5)))
    }
}
