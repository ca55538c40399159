//! What was baked at an earlier start, kept in the user's cache folder so that the next start need not bake it again.
//!
//! A file is used only if it was baked from the same ingredients by the same code, and if it is whole; otherwise it is
//! baked anew and silently replaced. Where the folder cannot be read or written, everything is baked at every start.

use std::hash::{DefaultHasher, Hasher};
use std::path::PathBuf;

use bevy::prelude::*;

use crate::platform::{read_bounded, spawn_background, write_atomically};

/// The first bytes of every file.
const MAGIC: [u8; 8] = *b"MORRISB1";
/// Magic, key and checksum, bytes.
const HEAD: usize = 8 + 8 + 4;
/// Larger files are not ours, bytes.
const MAX_BYTES: usize = 64 << 20;

/// Where baked files are kept.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct BakedFiles {
    folder: Option<PathBuf>,
}

impl BakedFiles {
    /// Keeps files in a folder, which need not exist yet; without one nothing is kept.
    pub fn in_folder(folder: Option<PathBuf>) -> Self {
        Self { folder }
    }

    /// What was kept under this name, if it was made from these ingredients and is whole.
    pub fn read(&self, name: &str, ingredients: &Ingredients) -> Option<Vec<u8>> {
        let mut bytes = read_bounded(&self.path(name)?, MAX_BYTES).ok().filter(|bytes| bytes.len() <= MAX_BYTES)?;
        let (head, baked) = bytes.split_at_checked(HEAD)?;
        if head != self::head(ingredients, baked) {
            return None;
        }
        bytes.drain(..HEAD);
        Some(bytes)
    }

    /// Keeps what was baked, in the background. If it cannot be written, the next start bakes again.
    pub fn keep(&self, name: &str, ingredients: &Ingredients, baked: &[u8]) {
        let Some(path) = self.path(name) else { return };
        let bytes = [&head(ingredients, baked), baked].concat();
        let _ = spawn_background("keep baked files", move || {
            let _ = write_atomically(&path, &bytes);
        });
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(format!("{name}.baked")))
    }
}

fn head(ingredients: &Ingredients, baked: &[u8]) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..8].copy_from_slice(&MAGIC);
    head[8..16].copy_from_slice(&ingredients.hash.finish().to_le_bytes());
    head[16..].copy_from_slice(&crc32fast::hash(baked).to_le_bytes());
    head
}

/// The hash of all that something is baked from.
#[derive(Clone, Default)]
pub struct Ingredients {
    hash: DefaultHasher,
}

impl Ingredients {
    /// Adds the source of the code that bakes: when it changes, everything is baked anew.
    #[must_use]
    pub fn code(mut self, sources: &[&str]) -> Self {
        sources.iter().for_each(|source| self.hash.write(source.as_bytes()));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, number: usize) -> Self {
        self.hash.write_u64(number as u64);
        self
    }

    /// Adds measures and colours.
    #[must_use]
    pub fn numbers(mut self, numbers: impl IntoIterator<Item = f32>) -> Self {
        numbers.into_iter().for_each(|number| self.hash.write_u32(number.to_bits()));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_files_of_the_same_ingredients_are_used() {
        let folder = std::env::temp_dir().join(format!("morris-baked-{}", std::process::id()));
        let files = BakedFiles::in_folder(Some(folder.clone()));
        let one = Ingredients::default().code(&["fn bake"]).number(512).numbers([0.5]);
        assert_eq!(files.read("board", &one), None);
        let whole = [&head(&one, b"stone")[..], b"stone"].concat();
        let path = folder.join("board.baked");
        write_atomically(&path, &whole).expect("a temporary file");
        assert_eq!(files.read("board", &one).as_deref(), Some(&b"stone"[..]));
        for other in [
            Ingredients::default().code(&["fn bake!"]).number(512).numbers([0.5]),
            Ingredients::default().code(&["fn bake"]).number(1024).numbers([0.5]),
            Ingredients::default().code(&["fn bake"]).number(512).numbers([0.25]),
        ] {
            assert_eq!(files.read("board", &other), None);
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 1;
            write_atomically(&path, &damaged).expect("a temporary file");
            assert_eq!(files.read("board", &one), None, "byte {at}");
            write_atomically(&path, &whole[..at]).expect("a temporary file");
            assert_eq!(files.read("board", &one), None, "cut after {at} bytes");
        }
        std::fs::remove_dir_all(folder).expect("the temporary folder goes");
    }

    #[test]
    fn a_folder_that_cannot_be_written_does_no_harm() {
        let blocked = std::env::temp_dir().join(format!("morris-blocked-{}", std::process::id()));
        std::fs::write(&blocked, b"a file, not a folder").expect("a temporary file");
        let one = Ingredients::default();
        for files in [BakedFiles::default(), BakedFiles::in_folder(Some(blocked.join("baked")))] {
            files.keep("board", &one, b"stone");
            assert_eq!(files.read("board", &one), None);
        }
        std::fs::remove_file(blocked).expect("the temporary file goes");
    }
}
