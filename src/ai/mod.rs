//! The computer player: search, evaluation and the three strengths. Plain Rust on top of the rules; no engine.
//!
//! A caller hands over a cloned [`Game`](crate::rules::Game) in a [`Request`], keeps the [`Stop`] flag, and gets a
//! [`Thought`] back: the turn, how it is judged, and why, in the words of the game.

mod level;
mod request;

pub use level::Level;
pub use request::{Request, Score, Stop, Thought, think};
