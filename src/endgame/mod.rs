//! Endgame databases: the true value of every position of a subspace, and how many turns it is from the end. Plain Rust
//! on top of the rules; no engine.
//!
//! A *subspace* is all positions with given men on the board and in hand ([`Material`], the side to move first). The way
//! of a build: [`plan`] orders the subspaces by what they depend on → [`solve`] works one out by retrograde analysis
//! (with its partner, where quiet turns lead to and fro) → [`Table`] holds its values by [`Index`] → [`Store`] keeps it as
//! a checksummed file → [`Database`] looks positions up. [`verify`] checks every value forwards with the rules core's own
//! turns, and [`Background`] does all this on a thread of its own for the game's first start.
//!
//! # What the values say
//!
//! [`Value`] is the game-theoretic value for the side to move, in turns to the end: won as soon, lost as late as can be.
//! The state is men, side to move and hands. Rules that remember more (re-forming bans, the three-men clock) are refused
//! by [`check_rules`]. The draws by quiet turns and by repetition are outside the tables, and so [`Database::probe`] knows
//! neither. What a position is worth in a game that counts is a [`Truth`], which [`Database::judge`] finds: whoever shows or
//! uses a solved value in a game asks for that.
//!
//! # Sizes
//!
//! A value is one byte in memory, through a dictionary of the values that occur; a file takes a small fraction of that.
//! Nine Men's Morris up to nine men on the board has 47 million values and takes half a megabyte on disk and about half
//! a minute of two cores. The whole moving phase, 9-9 included, has 9.07 thousand million values by this numbering. What
//! that would take:
//!
//! * memory: the largest units are 8-7 with 7-8, and 9-8 with 8-9, of 1.07 thousand million values. Solving takes three
//!   bytes for each (state and count of quiet turns), the finished tables one, and the subspaces that captures lead to
//!   another 0.8 to 1 GB: about 5 GB at the peak. Nothing else is held; see [`BuildOptions::keep`];
//! * time: up to ten men on the board (164 million values, depths up to 157) a value took 0.45 µs of one core, its
//!   verification 1.5 µs. At these rates it is some 35 minutes of two cores, and two hours more with verification;
//!   subspaces with more wins and greater depths take longer, so count on two or three times as much. A unit that was not
//!   finished is begun again after a kill;
//! * disk: the values are 9 GB unpacked. Drawish subspaces pack to a thousandth (4-4, 4-5), sharp ones to a fifth (6-4).
//!
//! Nothing in the format or the types stops it: numbers are 64-bit where it matters, depths reach 8190 turns, and more
//! than 256 different values in one subspace take two bytes each.
//!
//! # Probe a table
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use nine_mens_morris::endgame::{BuildOptions, Extent, Listener, Progress, Table, Value, build};
//! use nine_mens_morris::rules::{Game, RuleSet};
//!
//! struct Silent;
//! impl Listener for Silent {
//!     fn progress(&self, _: Progress) {}
//!     fn finished(&self, _: &Table, _: bool) {}
//! }
//!
//! // The whole of Three Men's Morris is solved in a moment.
//! let rules: RuleSet = "three,diagonals=mills".parse()?;
//! let options = BuildOptions { threads: 1, verify: false, repair: false, keep: true };
//! let database = build(&rules, Extent::Game, None, options, &AtomicBool::new(false), &Silent)?;
//!
//! // White wins in nine plies from the empty board, by taking the centre.
//! let game = Game::new(rules);
//! assert_eq!(database.probe(game.position()), Some(Value::Win(9)));
//! let turns = database.rate_turns(&rules, game.position()).expect("every turn is solved");
//! assert_eq!(turns[0], (game.parse_move("b2")?, Value::Win(9)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod background;
mod build;
mod coder;
mod database;
mod error;
mod file;
mod index;
mod material;
mod plan;
mod solve;
mod stats;
mod store;
mod table;
mod truth;
mod turns;
mod value;
mod verify;
mod watch;

pub use background::{Background, Trouble};
pub use build::{BuildError, BuildOptions, Listener, Progress, Step, build, open_for};
pub use database::Database;
pub use error::EndgameError;
pub use index::{Index, Place};
pub use material::Material;
pub use plan::{Extent, Unit, check_rules, plan};
pub use solve::solve;
pub use stats::Stats;
pub use store::Store;
pub use table::Table;
pub use truth::{Certainty, QUICK, THOROUGH, Truth};
pub use value::Value;
pub use verify::{Mismatch, verify};
pub use watch::Watch;
