//! The file of the match under way. Each running copy of the game has one of its own: the first copy the first file, the
//! second copy the second. A lock beside the file says that its copy runs.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::platform::FileLock;

/// So many copies are looked for.
const MAX_COPIES: usize = 32;

/// The file that this copy of the game has for its match.
#[derive(Debug)]
pub(super) struct UnderWayFile {
    folder: PathBuf,
    number: usize,
    /// Keeps other copies away. `None` where files cannot be locked.
    _lock: Option<FileLock>,
}

impl UnderWayFile {
    /// Takes the first file of the folder that no other running copy has. Where files cannot be locked this is the first
    /// one, as if no other copy were running.
    pub(super) fn take(folder: &Path) -> Self {
        let mut number = 1;
        loop {
            let lock = FileLock::try_take(&lock_of(&file(folder, number)));
            if let Ok(None) = lock {
                number += 1;
                continue;
            }
            return Self { folder: folder.to_owned(), number, _lock: lock.ok().flatten() };
        }
    }

    /// Where the match is written.
    pub(super) fn path(&self) -> PathBuf {
        file(&self.folder, self.number)
    }

    /// Whether another copy was running when this one began.
    pub(super) const fn is_second(&self) -> bool {
        self.number > 1
    }

    /// Whether another copy is running.
    pub(super) fn has_company(&self) -> bool {
        let mut locks = self.other_numbers().map(|number| lock_of(&file(&self.folder, number)));
        locks.any(|lock| lock.exists() && matches!(FileLock::try_take(&lock), Ok(None)))
    }

    /// The matches of copies that are no longer running: their files, each with the lock that keeps other copies away.
    pub(super) fn left_behind(&self) -> Vec<(PathBuf, FileLock)> {
        let left = self.other_numbers().map(|number| file(&self.folder, number)).filter(|path| path.is_file());
        left.filter_map(|path| FileLock::try_take(&lock_of(&path)).ok().flatten().map(|lock| (path, lock))).collect()
    }

    fn other_numbers(&self) -> impl Iterator<Item = usize> {
        (1..=MAX_COPIES).filter(|&number| number != self.number)
    }
}

/// Removes a file that is there or not.
///
/// # Errors
/// The file is there and cannot be removed.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn file(folder: &Path, number: usize) -> PathBuf {
    folder.join(if number == 1 { "under-way.pgn".to_owned() } else { format!("under-way-{number}.pgn") })
}

fn lock_of(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_copy_has_a_file_of_its_own_and_finds_what_others_left() {
        let folder = std::env::temp_dir().join(format!("morris-under-way-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let first = UnderWayFile::take(&folder);
        let second = UnderWayFile::take(&folder);
        assert_eq!((first.path(), first.is_second()), (folder.join("under-way.pgn"), false));
        assert_eq!((second.path(), second.is_second()), (folder.join("under-way-2.pgn"), true));
        for path in [first.path(), second.path()] {
            fs::write(path, "a match").expect("a temporary file");
        }
        assert!(first.left_behind().is_empty() && second.left_behind().is_empty(), "both are running");
        assert!(first.has_company() && second.has_company());
        drop(first);
        assert!(!second.has_company());
        let third = UnderWayFile::take(&folder);
        assert!(!third.is_second(), "the first file is free again");
        drop(second);
        let left: Vec<PathBuf> = third.left_behind().into_iter().map(|(path, _)| path).collect();
        assert_eq!(left, [folder.join("under-way-2.pgn")]);
        fs::remove_dir_all(folder).expect("a temporary folder");
    }
}
