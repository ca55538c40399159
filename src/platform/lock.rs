//! A folder that one running program has for itself.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;

/// The file that is locked.
const NAME: &str = "in-use.lock";

/// A folder that this program has for itself, until the value is dropped or the program ends, however it ends.
#[derive(Debug)]
pub struct FolderLock {
    /// The lock belongs to the open file.
    _file: File,
}

impl FolderLock {
    /// Takes a folder, which is made if it is missing. Returns `None` if another running program has taken it.
    ///
    /// # Errors
    /// The folder cannot be written to, or its file system knows no locks.
    pub fn try_take(folder: &Path) -> io::Result<Option<Self>> {
        fs::create_dir_all(folder)?;
        let file = File::options().create(true).append(true).open(folder.join(NAME))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}
