//! Nine Men's Morris on a carved stone board in a medieval cloister.
//!
//! ```text
//! rules ← endgame ← ai ← review ← puzzle ← game ← view
//!       ← record ←────────┘                    ← ui     app composes them; main only starts it
//! platform: the operating system, for all of them but rules
//! ```
//!
//! # A turn, from the hand to the stone
//!
//! A click on an invisible target over a point ([`view::input::picking`]) becomes the request [`game::TouchPoint`]; the
//! selection makes it a step ([`game::PlayStep`]), the board checks the step against the rules core and plays it
//! ([`game::CurrentGame`], a resource around [`rules::Game`]), and facts come out: [`game::StepPlayed`],
//! [`game::MillClosed`], [`game::Rejected`], [`game::GameEnded`]. The men ([`game::Man`], entities) get new stations;
//! [`view::men::motion`] sees that and sends them on their way, and while one travels the turn is settling. The school
//! ([`ai`]) thinks in the background on a copy of the game and answers with the same request as a person.
//!
//! # What must stay true
//!
//! 1. The word bevy never appears under `platform`, `rules`, `endgame`, `ai`, `record`, `review`, `puzzle`: `cargo test
//!    --no-default-features` compiles none of it.
//! 2. The board resource is written only by the systems that start, play and undo; everything else reads it.
//! 3. `game` knows no mesh, material, transform or camera: without `view` and `ui` a headless game still plays.
//! 4. `view` decides nothing: it never asks for legal moves and never plays one. A late animation may delay a turn, never
//!    change it.
//! 5. Men agree with the board whenever none is travelling.
//! 6. One owner for each resource and component: only the module that defines it (a file, or a folder that is one feature)
//!    changes it. Everybody else asks by a message.
//! 7. No `unwrap()` outside tests; bad input is an error value.
//!
//! `tests/core/tidy.rs` reads the source and checks what of this can be read.

pub mod ai;
pub mod endgame;
pub mod learn;
pub mod platform;
pub mod puzzle;
pub mod record;
pub mod review;
pub mod rng;
pub mod rules;

#[cfg(feature = "game")]
pub mod app;
#[cfg(feature = "game")]
pub mod game;
#[cfg(feature = "game")]
pub mod preferences;
#[cfg(feature = "game")]
pub mod ui;
#[cfg(feature = "game")]
pub mod view;
