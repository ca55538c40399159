//! Files that are never half written: at any moment a file holds all of its old bytes or all of its new ones.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::Builder;

/// What the names of unfinished files end with.
const UNFINISHED: &str = ".unfinished";
/// An unfinished file of this age was left behind by a program that was stopped.
const LEFTOVER_AGE: Duration = Duration::from_secs(60);

/// Reads a file of at most `max` bytes. Of a longer file it reads `max + 1` bytes, so that the caller can tell.
///
/// # Errors
/// The file cannot be opened or read.
pub fn read_bounded(path: &Path, max: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take((max as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The bytes of a text without the mark that some editors put before it (the byte-order mark in UTF-8).
pub fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// Writes a file by writing a new one beside it and renaming that over it, so that the path holds either all of the old
/// bytes or all of the new ones whenever the program is stopped. Makes the folder if it is missing.
///
/// # Errors
/// The folder cannot be made or the file not be written or renamed; the old file is then unchanged.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "the path names no file"))?;
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let mut prefix = OsString::from(".");
    prefix.push(name);
    prefix.push(".");
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(UNFINISHED);
    // As any new file, and not readable by its owner alone.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    // Where anything goes wrong the unfinished file is removed.
    let mut unfinished = builder.tempfile_in(folder)?;
    unfinished.write_all(bytes)?;
    unfinished.as_file().sync_all()?;
    unfinished.persist(path)?;
    sync_folder(folder);
    Ok(())
}

/// Renames a file and waits until the new name is on the disk.
///
/// # Errors
/// The file cannot be renamed.
pub fn rename_durably(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    sync_folder(folder_of(from));
    sync_folder(folder_of(to));
    Ok(())
}

/// Renames a damaged or foreign file, so that a new one can take its place, and returns the new path: `name.damaged` in
/// the same folder, or `name.damaged-2` and so on. Never overwrites a file.
///
/// # Errors
/// The file cannot be renamed; it is then where it was.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    for number in 1.. {
        let mut name = path.as_os_str().to_owned();
        name.push(if number == 1 { ".damaged".to_owned() } else { format!(".damaged-{number}") });
        let aside = PathBuf::from(name);
        if fs::symlink_metadata(&aside).is_err() {
            rename_durably(path, &aside)?;
            return Ok(aside);
        }
    }
    Err(io::Error::other("no name is left for the file"))
}

/// Removes the unfinished files that stopped programs left in a folder more than a minute ago. Does nothing if the folder
/// is missing or cannot be read.
pub fn remove_leftovers(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let old = || {
            let written = entry.metadata().and_then(|about| about.modified());
            written.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > LEFTOVER_AGE))
        };
        if name.starts_with('.') && name.ends_with(UNFINISHED) && old() {
            // If it cannot be removed, it is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Waits until the names in a folder are on the disk. Where folders cannot be synced there is nothing more to be done.
fn sync_folder(folder: &Path) {
    #[cfg(unix)]
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    #[cfg(not(unix))]
    let _ = folder;
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
