//! Nine Men's Morris on a carved stone board in a medieval cloister.
//!
//! # The map
//!
//! Each room, and the rooms that it uses; the ground floor comes first. `app` puts them together, `main` only starts it, and
//! `bin/morris-engine` is the engine on the command line.
//!
//! ```text
//! rng         ←                                             (pseudo-random numbers)
//! platform    ←                                             (the operating system: files, folders, threads, the clock)
//! rules       ← rng                                         (what is legal, and nothing else decides it)
//! record      ← platform, rules                             (games as text, the library's files)
//! diagram     ← rules                                       (a position as a flat drawing)
//! endgame     ← platform, rules                             (solved endgames: building, keeping and probing them)
//! learn       ← rules                                       (lessons and the chronicle)
//! ai          ← endgame, rng, rules                         (the computer player: search, strengths, reasons)
//! review      ← ai, endgame, rules                          (turns graded, games summed up)
//! puzzle      ← ai, endgame, record, rng, rules             (puzzles: making, certifying, trying)
//! preferences ← platform                                    (what a player has set)
//! game        ← ai, diagram, endgame, learn, platform, puzzle, record, review, rules (the headless game: board, players, clocks)
//! view        ← game, platform, preferences, rules          (picture, sound, pointer)
//! ui          ← ai, endgame, game, learn, platform, preferences, puzzle, record, review, rules (everything written over the picture)
//! app         ← game, platform, preferences, rules, ui, view
//! ```
//!
//! # Words
//!
//! | word | what it means here |
//! |---|---|
//! | point, man, men | where a man may stand, and what stands there; [`rules::PointSet`] is a set of points |
//! | step | one touch of the board: a man is placed, slid (or flown), or removed ([`rules::Step`]). What is saved and checked one by one |
//! | turn, move | all that one player does before the other may: a placement, slide or flight with the removals it earns ([`rules::Move`], `mv`) |
//! | ply | a turn as a number: "ply 12" comes after twelve turns, both players' counted. Depths of the search and distances to a win are plies; a player reads them as turns |
//! | round | one turn of each player; what a game record numbers |
//! | quiet turn | a turn without a placement or a removal; so many in a row are a draw |
//! | in hand | men that are not placed yet |
//! | pending | removals that a closed mill still owes |
//! | position, game | the board as it stands ([`rules::Position`]); the position with all that led to it ([`rules::Game`]) |
//! | outcome | how a game ended ([`rules::Outcome`]) |
//! | score | what a position is worth to a side: a win, a draw or a loss in so many plies, or an estimate in hundredths of a man ([`ai::Score`]) |
//! | grade | how good a turn was, from best to blunder ([`review::Grade`]) |
//! | computer player, engine | whoever plays for the program ([`ai`]); players read "the school" |
//! | revision | a number that changes whenever the board does: an answer to another revision is dropped |
//! | attract, theatre | the film that runs while nobody plays; a kept game shown as a film |
//!
//! # A turn, from the hand to the stone
//!
//! A click on an invisible target over a point ([`view::input::picking`]) becomes the request [`game::TouchPoint`]; the
//! selection makes it a step ([`game::PlayStep`]), the board checks the step against the rules core and plays it
//! ([`game::CurrentGame`], a resource around [`rules::Game`]), and facts come out: [`game::StepPlayed`],
//! [`game::MillClosed`], [`game::Rejected`], [`game::GameEnded`]. The men ([`game::Man`], entities) get new stations;
//! [`view::men::motion`] sees that and sends them on their way, and while one travels the turn is settling. The computer
//! player ([`ai`]) thinks in the background on a copy of the game and answers with the same request as a person.
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
//! `tests/core/tidy/` reads the source and checks what of this can be read.

pub mod ai;
pub mod diagram;
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
