//! The computer player: search, evaluation and the three strengths. Plain Rust on top of the rules; no engine.
//!
//! A caller hands over a cloned [`Game`](crate::rules::Game) in a [`Request`], keeps the [`Stop`] flag, and gets a
//! [`Thought`] back: the turn, its [`Score`], and a [`Reason`] in the words of the game. [`hint`] and [`analyse`] answer
//! for either side at full strength, [`evaluate`] says what a position is worth, [`rate_moves`] what every turn is. The way of a request: `request` →
//! `deepen` (iterations, threads) → `search` and `quiescence` (one thread's tree, its state in `searcher`) → `eval`, with
//! `shape`, `ordering`, `transposition`, `abdada` and `solved` beside them.
//!
//! # Think
//!
//! ```
//! use nine_mens_morris::ai::{Level, Limits, Request, Score, Stop, analyse, think};
//! use nine_mens_morris::rules::{Game, Preset};
//!
//! let mut game = Game::new(Preset::Nine.rules());
//! game.play_text("a7 b4 d7 f2")?;
//!
//! // White closes the mill a7 – d7 – g7, as every level does.
//! let request = Request::new(game.clone(), Level::Apprentice, 42);
//! let thought = think(&request, &Stop::default()).expect("there are legal turns");
//! assert!(game.position().text(game.rules(), thought.mv).starts_with("g7x"));
//!
//! // The best turn by a search eight plies deep, and what it is worth to White, in hundredths of a man.
//! let best = analyse(&game, Limits::depth(8), &Stop::default(), &mut |_, _| {}).expect("there are legal turns");
//! assert_eq!(best.mv, best.pv[0]);
//! assert!(matches!(best.score, Score::Estimate(1..)));
//! # Ok::<(), nine_mens_morris::rules::NotationError>(())
//! ```

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
mod rate;
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
pub use rate::{RateOptions, RatedMove, Ratings, rate_moves};
pub use reason::{Closing, Gain, Merit, Reason};
pub use request::{Request, Thought, analyse, analyse_by, analyse_with, hint, think, think_aloud};
pub use score::Score;
pub use weights::{Terms, Weights};
