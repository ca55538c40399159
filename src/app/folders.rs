//! Where assets and shaders lie: beside the program as in a release, or in the source folder it was built from.

use std::path::{Path, PathBuf};

use thiserror::Error;

/// The folders that the game draws from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// Textures, sounds, fonts.
    pub assets: PathBuf,
    /// Shaders.
    pub shaders: PathBuf,
}

/// The folders were found nowhere.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the folders 'assets' and 'shaders' were found neither beside the program nor in {}", .searched.join(", "))]
pub struct NoFolders {
    searched: Vec<String>,
}

impl Folders {
    /// Looks beside the program, in the folders above it, in the folder that `BEVY_ASSET_ROOT` names, in the source
    /// folder, and in the current folder.
    ///
    /// # Errors
    /// [`NoFolders`] lists where it looked.
    pub fn find() -> Result<Self, NoFolders> {
        let named = std::env::var_os("BEVY_ASSET_ROOT").map(PathBuf::from);
        let program = std::env::current_exe().ok();
        let beside = program.iter().flat_map(|path| path.ancestors().skip(1).take(4)).map(Path::to_path_buf);
        let source = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let built = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let current = std::env::current_dir().ok();
        Self::first_of(named.into_iter().chain(beside).chain(source).chain([built]).chain(current))
    }

    fn first_of(roots: impl Iterator<Item = PathBuf>) -> Result<Self, NoFolders> {
        let mut searched = Vec::new();
        for root in roots {
            let folders = Self { assets: root.join("assets"), shaders: root.join("shaders") };
            if folders.assets.is_dir() && folders.shaders.is_dir() {
                return Ok(folders);
            }
            searched.push(root.display().to_string());
        }
        Err(NoFolders { searched })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_root_needs_both_folders() {
        let root = std::env::temp_dir().join(format!("morris-folders-{}", std::process::id()));
        std::fs::create_dir_all(root.join("half/assets")).expect("a temporary folder");
        std::fs::create_dir_all(root.join("whole/assets")).expect("a temporary folder");
        std::fs::create_dir_all(root.join("whole/shaders")).expect("a temporary folder");
        let roots = |names: &[&str]| names.iter().map(|name| root.join(name)).collect::<Vec<_>>().into_iter();
        let found = Folders::first_of(roots(&["none", "half", "whole"]));
        assert_eq!(found.map(|folders| folders.assets), Ok(root.join("whole/assets")));
        let lost = Folders::first_of(roots(&["none", "half"]));
        assert!(lost.is_err_and(|error| error.to_string().contains("half")));
        std::fs::remove_dir_all(root).expect("the temporary folder goes");
    }
}
