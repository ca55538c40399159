//! What can go wrong with endgame databases, in one clear line each.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::material::Material;

/// Why something was not solved, loaded or looked up.
#[derive(Debug, Error)]
pub enum EndgameError {
    /// Such rules have no databases.
    #[error("no endgame database for these rules: {0}")]
    Unsupported(&'static str),
    /// No such subspace under these rules.
    #[error("no subspace {material} under these rules: {why}")]
    NoSubspace {
        /// Which was asked for.
        material: Material,
        /// What is wrong with it.
        why: String,
    },
    /// A subspace is needed that has not been solved.
    #[error("the endgame database {0} is missing")]
    Missing(Material),
    /// More than is solved without being asked for.
    #[error(
        "what is unsolved here has {entries} values, and unasked no more than {most} are solved: use the solve command"
    )]
    TooLarge {
        /// How many there are.
        entries: u64,
        /// How many would be accepted.
        most: u64,
    },
    /// A file's content is not what was written.
    #[error("damaged endgame file {path}: {why}", path = path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What does not fit.
        why: &'static str,
    },
    /// A file was written by another version.
    #[error("endgame file {path} has format {found}, this program reads {known}", path = path.display())]
    WrongVersion {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// Ours.
        known: u32,
    },
    /// A file could not be read or written.
    #[error("{path}: {source}", path = path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// No folder to keep the databases in.
    #[error("no folder for the player's data is known; set NINE_MENS_MORRIS_DATA")]
    NoDataFolder,
    /// A depth does not fit.
    #[error("subspace {0} holds wins that are too long to store")]
    TooDeep(Material),
    /// The stop flag was raised.
    #[error("stopped")]
    Stopped,
}

impl EndgameError {
    pub(super) fn io(path: &Path, source: std::io::Error) -> Self {
        Self::Io { path: path.to_owned(), source }
    }

    pub(super) fn damaged(path: &Path, why: &'static str) -> Self {
        Self::Damaged { path: path.to_owned(), why }
    }
}
