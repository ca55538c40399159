//! The user's folders: where the program keeps its data and its settings, and where the user's documents are.

use std::path::PathBuf;

use directories::{ProjectDirs, UserDirs};

/// The name of the program's own folders.
const PROGRAM: &str = "nine-mens-morris";
/// Names another folder for data.
const DATA: &str = "NINE_MENS_MORRIS_DATA";
/// Names another folder for settings.
const SETTINGS: &str = "NINE_MENS_MORRIS_CONFIG";

/// The folder for the program's data; the variable `NINE_MENS_MORRIS_DATA` names another one. Returns `None` if the user
/// has no home folder. The folder may not exist yet.
pub fn data_folder() -> Option<PathBuf> {
    named_by(DATA).or_else(|| Some(program_folders()?.data_dir().to_owned()))
}

/// The folder for what can be made anew at any time; with the variable `NINE_MENS_MORRIS_DATA` it lies in the folder that
/// this names. Returns `None` if the user has no home folder. The folder may not exist yet.
pub fn cache_folder() -> Option<PathBuf> {
    let beside_data = named_by(DATA).map(|folder| folder.join("cache"));
    beside_data.or_else(|| Some(program_folders()?.cache_dir().to_owned()))
}

/// The folder for the program's settings; the variable `NINE_MENS_MORRIS_CONFIG` names another one. Returns `None` if the
/// user has no home folder. The folder may not exist yet.
pub fn settings_folder() -> Option<PathBuf> {
    named_by(SETTINGS).or_else(|| Some(program_folders()?.config_dir().to_owned()))
}

/// The user's documents. Returns `None` if there is no such folder, or if `NINE_MENS_MORRIS_DATA` says where all files of
/// the program go.
pub fn documents_folder() -> Option<PathBuf> {
    if std::env::var_os(DATA).is_some() {
        return None;
    }
    UserDirs::new()?.document_dir().filter(|folder| folder.is_dir()).map(ToOwned::to_owned)
}

fn named_by(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

fn program_folders() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", PROGRAM)
}
