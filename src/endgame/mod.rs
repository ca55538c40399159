//! Endgame databases.

mod database;
mod error;
mod index;
mod material;
mod plan;
mod solve;
mod stats;
mod table;
mod turns;
mod value;
mod watch;

pub use database::Database;
pub use error::EndgameError;
pub use index::{Index, Place};
pub use material::Material;
pub use plan::{Goal, Unit, check_rules, plan};
pub use solve::solve;
pub use stats::Stats;
pub use table::Table;
pub use value::Value;
pub use watch::Watch;
