//! Endgame databases.

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
mod turns;
mod value;
mod verify;
mod watch;

pub use build::{Background, BuildError, Listener, Plan, Progress, Step, build, open_for};
pub use database::Database;
pub use error::EndgameError;
pub use index::{Index, Place};
pub use material::Material;
pub use plan::{Goal, Unit, check_rules, plan};
pub use solve::solve;
pub use stats::Stats;
pub use store::Store;
pub use table::Table;
pub use value::Value;
pub use verify::{Mismatch, verify};
pub use watch::Watch;
