//! Why a file or a folder could not be read or written, as far as that can be told in any language.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A file or a folder that could not be read or written, and why. Its `Display` is one line in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileFailure {
    /// The file or folder.
    pub path: PathBuf,
    /// Why.
    pub why: FileProblem,
}

impl FileFailure {
    /// What the system's error means for this file or folder.
    pub fn new(path: &Path, error: &io::Error) -> Self {
        Self { path: path.to_owned(), why: error.into() }
    }
}

impl fmt::Display for FileFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A name may hold anything, an end of a line, too.
        let path = self.path.to_string_lossy();
        let shown: String = path.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
        write!(f, "{shown}: {}", self.why)
    }
}

/// Why something could not be read or written. Its `Display` is a clause in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileProblem {
    /// There is no such file or folder.
    NotFound,
    /// The user may not do that there.
    NotPermitted,
    /// The disk is full, or the user's share of it.
    NoSpace,
    /// Nothing can be written there at all.
    ReadOnly,
    /// Something rarer: the system's own words.
    Other(String),
}

impl From<&io::Error> for FileProblem {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::PermissionDenied => Self::NotPermitted,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::NoSpace,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl fmt::Display for FileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotFound => "there is no such file or folder",
            Self::NotPermitted => "access is not permitted",
            Self::NoSpace => "there is no space left on the disk",
            Self::ReadOnly => "nothing can be written there",
            Self::Other(said) => said,
        })
    }
}
