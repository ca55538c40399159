//! Files that are their old selves or their new ones, and damaged ones put out of the way.

use std::fs;
use std::path::{Path, PathBuf};

use nine_mens_morris::platform::{
    FileFailure, FileLock, FileProblem, legal_file_name, read_bounded, remove_leftovers, set_aside, write_atomically,
};

/// A folder of its own for one test, empty at the beginning and gone at the end.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("morris-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The names in it, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder");
        let mut names: Vec<_> =
            entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort_unstable();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_is_written_in_one_piece() {
    let folder = Folder::new("write");
    let path = folder.path().join("deep/er/save.txt");
    write_atomically(&path, b"one").expect("a new file in new folders");
    write_atomically(&path, b"two").expect("over the old one");
    assert_eq!(fs::read(&path).expect("the file"), b"two");
    assert_eq!(fs::read_dir(path.parent().expect("a folder")).expect("a folder").count(), 1, "nothing else is left");
    // Where the file cannot be, nothing is lost and nothing is left behind.
    assert!(write_atomically(&path.join("below a file"), b"x").is_err());
    assert!(write_atomically(&folder.path().join("deep"), b"x").is_err(), "a folder stands there");
    assert_eq!(folder.names(), ["deep"]);
    assert_eq!(fs::read(&path).expect("the file"), b"two");
}

#[cfg(unix)]
#[test]
fn a_written_file_may_be_read_by_those_who_may_read_any_new_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("permissions");
    let (ours, plain) = (folder.path().join("ours"), folder.path().join("plain"));
    write_atomically(&ours, b"x").expect("written");
    fs::write(&plain, b"x").expect("written");
    let mode = |path: &Path| fs::metadata(path).expect("the file").permissions().mode();
    assert_eq!(mode(&ours), mode(&plain));
}

#[test]
fn many_writers_at_once_leave_one_whole_file() {
    let folder = Folder::new("writers");
    let path = folder.path().join("save.txt");
    std::thread::scope(|scope| {
        for letter in b'a'..=b'h' {
            let path = &path;
            scope.spawn(move || (0..20).for_each(|_| write_atomically(path, &[letter; 5000]).expect("written")));
        }
    });
    let bytes = fs::read(&path).expect("the file");
    assert!(bytes.len() == 5000 && bytes.iter().all(|byte| *byte == bytes[0]));
    assert_eq!(folder.names(), ["save.txt"]);
}

#[test]
fn damaged_files_are_set_aside_and_none_is_overwritten() {
    let folder = Folder::new("aside");
    let path = folder.path().join("save.txt");
    for content in ["one", "two", "three"] {
        fs::write(&path, content).expect("written");
        let aside = set_aside(&path).expect("set aside");
        assert_eq!(fs::read_to_string(aside).expect("still there"), content);
    }
    assert_eq!(folder.names(), ["save.txt.damaged", "save.txt.damaged-2", "save.txt.damaged-3"]);
    assert!(set_aside(&path).is_err(), "nothing is there any more");
}

#[test]
fn leftovers_are_swept_once_they_are_old() {
    let folder = Folder::new("sweep");
    let old = std::time::SystemTime::now() - std::time::Duration::from_secs(3600);
    for (name, is_old) in [(".save.txt.7-0.unfinished", true), (".save.txt.8-0.unfinished", false), ("game.txt", true)]
    {
        let file = fs::File::create(folder.path().join(name)).expect("made");
        if is_old {
            file.set_modified(old).expect("made older");
        }
    }
    remove_leftovers(folder.path());
    remove_leftovers(&folder.path().join("missing"));
    assert_eq!(folder.names(), [".save.txt.8-0.unfinished", "game.txt"]);
}

#[test]
fn what_a_person_wrote_becomes_a_name_that_every_system_takes() {
    for (text, name) in [
        ("A/B:*?\"<>|", "A_B_______"),
        ("2031.05.27 Großmeister Ødegård - 磨", "2031.05.27 Großmeister Ødegård - 磨"),
        ("../..\\x:y", "_.._x_y"),
        (" . ", "_"),
        ("", "_"),
        ("con", "_con"),
        ("Com7.pgn", "_Com7.pgn"),
        ("Lptá", "Lptá"),
        ("tab\tnew\nline\0", "tab_new_line_"),
    ] {
        assert_eq!(legal_file_name(text), name, "{text:?}");
    }
    let folder = Folder::new("names");
    for letter in ["a", "ß", "磨", "𠀀", "."] {
        let name = legal_file_name(&format!("x{}", letter.repeat(300)));
        write_atomically(&folder.path().join(format!("{name} (12).pgn")), b"x").expect("a legal name");
    }
    assert_eq!(folder.names().len(), 5);
}

#[test]
fn common_failures_have_names_of_their_own() {
    use std::io::{Error, ErrorKind};
    let folder = Folder::new("failures");
    let missing = folder.path().join("missing");
    let failure = FileFailure::new(&missing, &read_bounded(&missing, 1).expect_err("no such file"));
    assert_eq!(failure.to_string(), format!("{}: there is no such file or folder", missing.display()));
    for (kind, why) in [
        (ErrorKind::PermissionDenied, FileProblem::NotPermitted),
        (ErrorKind::StorageFull, FileProblem::NoSpace),
        (ErrorKind::QuotaExceeded, FileProblem::NoSpace),
        (ErrorKind::ReadOnlyFilesystem, FileProblem::ReadOnly),
    ] {
        assert_eq!(FileProblem::from(&Error::from(kind)), why);
    }
    let rare = Error::other("the moon is full");
    assert_eq!(FileProblem::from(&rare), FileProblem::Other("the moon is full".to_owned()));
}

#[test]
fn a_file_is_locked_by_one_at_a_time() {
    let folder = Folder::new("lock");
    let path = folder.path().join("deep/data.lock");
    let taken = FileLock::try_take(&path).expect("a file that can be locked");
    assert!(taken.is_some());
    assert!(FileLock::try_take(&path).expect("as before").is_none(), "it is taken");
    drop(taken);
    assert!(FileLock::try_take(&path).expect("as before").is_some(), "it is free again");
    assert!(FileLock::try_take(&path).expect("as before").is_some(), "and was given back at once");
    let blocked = folder.path().join("file");
    fs::write(&blocked, "").expect("written");
    assert!(FileLock::try_take(&blocked.join("below")).is_err(), "a file stands there");
}
