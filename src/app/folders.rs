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

/// The shaders: without one of them nothing can be drawn. What else is missing has a plain stand-in.
const SHADERS: [&str; 11] = [
    "air.wgsl",
    "board.wgsl",
    "board_marks.wgsl",
    "choice.wgsl",
    "glass.wgsl",
    "man.wgsl",
    "marks.wgsl",
    "noise.wgsl",
    "place.wgsl",
    "quick.wgsl",
    "surroundings.wgsl",
];

/// The game cannot be drawn with what lies there.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoFolders {
    /// The folders were found nowhere.
    #[error("the folders 'assets' and 'shaders' were found neither beside the program nor in {}", .0.join(", "))]
    Nowhere(Vec<String>),
    /// A shader is missing.
    #[error("the game is not whole: {} is missing. Fetch it again", .0.display())]
    NotWhole(PathBuf),
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
                let missing = SHADERS.iter().map(|name| folders.shaders.join(name)).find(|path| !path.is_file());
                return missing.map_or(Ok(folders), |path| Err(NoFolders::NotWhole(path)));
            }
            searched.push(root.display().to_string());
        }
        Err(NoFolders::Nowhere(searched))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shader_is_known() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("shaders");
        let listed = std::fs::read_dir(folder).expect("the shaders").flatten();
        let mut names: Vec<String> = listed.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        assert_eq!(names, SHADERS);
    }

    #[test]
    fn a_root_needs_both_folders() {
        let root = std::env::temp_dir().join(format!("morris-folders-{}", std::process::id()));
        std::fs::create_dir_all(root.join("half/assets")).expect("a temporary folder");
        std::fs::create_dir_all(root.join("whole/assets")).expect("a temporary folder");
        std::fs::create_dir_all(root.join("whole/shaders")).expect("a temporary folder");
        for name in SHADERS {
            std::fs::write(root.join("whole/shaders").join(name), "").expect("a temporary file");
        }
        let roots = |names: &[&str]| names.iter().map(|name| root.join(name)).collect::<Vec<_>>().into_iter();
        let found = Folders::first_of(roots(&["none", "half", "whole"]));
        assert_eq!(found.map(|folders| folders.assets), Ok(root.join("whole/assets")));
        let lost = Folders::first_of(roots(&["none", "half"]));
        assert!(lost.is_err_and(|error| error.to_string().contains("half")));
        std::fs::remove_file(root.join("whole/shaders/man.wgsl")).expect("it was there");
        let torn = Folders::first_of(roots(&["whole"]));
        assert!(torn.is_err_and(|error| error.to_string().contains("man.wgsl is missing")));
        std::fs::remove_dir_all(root).expect("the temporary folder goes");
    }
}
