//! Writing so that nothing is lost: a file is its old self or its new self, whatever happens in between.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What unfinished files end with.
const UNFINISHED: &str = ".unfinished";
/// An unfinished file of this age is a leftover of a writer that was stopped.
const LEFTOVER: Duration = Duration::from_secs(60);

/// Reads a file of at most `most` bytes; of a longer one, a byte more than that and no further, whatever its length.
///
/// # Errors
/// What the file system says.
pub fn read_bounded(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take((most as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a file in one piece: to a new file beside it, synced, and renamed over it. Stopped at any moment, the path
/// holds either all of the old bytes or all of the new ones. The folder is made if it is missing.
///
/// # Errors
/// What the file system says; the old file is then as it was.
pub fn safe_write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let name = path.file_name().ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "the path names no file"))?;
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let mut unfinished = OsString::from(".");
    unfinished.push(name);
    unfinished.push(format!(".{}-{}{UNFINISHED}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed)));
    let unfinished = folder.join(unfinished);
    let written = write_synced(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, path));
    if let Err(error) = written {
        // It may never have come to be.
        let _ = fs::remove_file(&unfinished);
        return Err(error);
    }
    sync_folder(folder);
    Ok(())
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes a renaming last. Where folders cannot be synced there is nothing more to be done.
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

/// Renames a file so that it lasts.
pub(super) fn rename_synced(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    sync_folder(folder_of(from));
    sync_folder(folder_of(to));
    Ok(())
}

/// Puts a damaged or foreign file out of the way, beside where it was, and returns its new path: `name.damaged`, or
/// `name.damaged-2` and so on. Nothing is overwritten.
///
/// # Errors
/// What the file system says; the file is then where it was.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    for number in 1.. {
        let mut name = path.as_os_str().to_owned();
        name.push(if number == 1 { ".damaged".to_owned() } else { format!(".damaged-{number}") });
        let aside = PathBuf::from(name);
        if fs::symlink_metadata(&aside).is_err() {
            rename_synced(path, &aside)?;
            return Ok(aside);
        }
    }
    Err(io::Error::other("no name is left for the file"))
}

/// Removes what stopped writers left unfinished in a folder more than a minute ago. A folder that is missing or cannot be
/// read is left alone.
pub fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let old = || {
            entry
                .metadata()
                .and_then(|about| about.modified())
                .is_ok_and(|time| time.elapsed().is_ok_and(|age| age > LEFTOVER))
        };
        if name.starts_with('.') && name.ends_with(UNFINISHED) && old() {
            let _ = fs::remove_file(entry.path());
        }
    }
}
