//! The computer player: search, evaluation and the three strengths. Plain Rust on top of the rules; no engine.
//!
//! A caller hands over a cloned [`Game`](crate::rules::Game) in a [`Request`], keeps the [`Stop`] flag, and gets a
//! [`Thought`] back: the turn, how it is judged, and why, in the words of the game. [`hint`] and [`analyse`] answer for
//! either side at full strength. The way of a request: `request` → `deepen` (iterations, threads) → `search` (one
//! thread's tree) → `eval`, with `shape`, `ordering` and `transposition` beside them.

mod abdada;
mod apprentice;
mod bench;
mod deepen;
mod eval;
mod evaluate;
mod explain;
mod fit;
mod found;
mod level;
mod limits;
mod memory;
mod ordering;
mod quiescence;
mod reason;
mod request;
mod score;
mod search;
mod searcher;
mod seed;
mod shape;
mod solved;
mod transposition;
mod value;
mod weights;

pub use bench::{Bench, Pondered, bench, bench_pondering};
pub use evaluate::evaluate;
pub use explain::explain;
pub use fit::{Fit, Sample, fit, sample_game};
pub use level::Level;
pub use limits::{Clock, Limits, Stop};
pub use memory::Memory;
pub use reason::{Closing, Gain, Merit, Reason};
pub use request::{Request, Thought, analyse, analyse_by, analyse_with, hint, think, think_aloud};
pub use score::Score;
pub use weights::{Terms, Weights};
