//! Where solved subspaces are kept: a folder for each set of rules, a file for each subspace.

use std::path::{Path, PathBuf};

use super::error::EndgameError;
use super::file;
use super::material::Material;
use super::plan::essential_rules;
use super::table::Table;
use super::watch::Watch;
use crate::platform::{data_folder, remove_leftovers, set_aside};
use crate::rules::RuleSet;

/// A folder of solved subspaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// A folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    /// `endgame` in the user's data folder; `NINE_MENS_MORRIS_DATA` names another one.
    ///
    /// # Errors
    /// [`EndgameError::NoDataFolder`].
    pub fn of_the_user() -> Result<Self, EndgameError> {
        Ok(Self::new(data_folder().ok_or(EndgameError::NoDataFolder)?.join("endgame")))
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of a subspace.
    pub fn path(&self, rules: &RuleSet, material: Material) -> PathBuf {
        self.folder.join(file_rules(rules, material).to_string()).join(format!("{material}.morris"))
    }

    /// Whether the file of a subspace is there.
    pub fn has(&self, rules: &RuleSet, material: Material) -> bool {
        self.path(rules, material).is_file()
    }

    /// Reads a subspace. Returns `None` if it has no file.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn load(&self, rules: &RuleSet, material: Material, watch: Watch) -> Result<Option<Table>, EndgameError> {
        file::read(&self.path(rules, material), &file_rules(rules, material), material, watch)
    }

    /// Renames a file that cannot be read, so that nothing of it is lost and a new one can take its place. A file that
    /// cannot be renamed stays, and is written over.
    pub(super) fn set_aside(&self, rules: &RuleSet, material: Material) {
        let _ = set_aside(&self.path(rules, material));
    }

    /// Writes a subspace.
    ///
    /// # Errors
    /// [`EndgameError::Io`].
    pub fn save(&self, rules: &RuleSet, table: &Table, watch: Watch) -> Result<(), EndgameError> {
        let path = self.path(rules, table.material());
        path.parent().into_iter().for_each(remove_leftovers);
        file::write(&path, &file_rules(rules, table.material()), table, watch)
    }
}

/// The rules that the values of a subspace depend on: sliding while men are in hand does not matter without men in hand.
fn file_rules(rules: &RuleSet, material: Material) -> RuleSet {
    let rules = essential_rules(rules);
    rules.with_slide_while_placing(rules.slide_while_placing() && material.in_hand != [0, 0])
}
