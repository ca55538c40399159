//! A file that one running program has for itself.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;

/// A lock on a file: no other running program can take it until the value is dropped or this program ends, however it ends.
#[derive(Debug)]
pub struct FileLock {
    /// The lock belongs to the open file.
    _file: File,
}

impl FileLock {
    /// Locks a file, which is made if it is missing, with its folder. Returns `None` if the file is locked already, by
    /// another program or by this one.
    ///
    /// # Errors
    /// The file cannot be opened for writing, or its file system knows no locks.
    pub fn try_take(path: &Path) -> io::Result<Option<Self>> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let file = File::options().create(true).append(true).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}
