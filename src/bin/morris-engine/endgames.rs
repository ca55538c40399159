//! The solved endgames that a player brings along: whatever `morris-engine solve` has left in the user's data folder.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nine_mens_morris::endgame::{Database, EndgameError, Goal, Store, Unit, Watch, plan};
use nine_mens_morris::rules::RuleSet;

/// Loads what has a file; none when nothing has, or when the rules cannot be solved. Nothing is solved here.
///
/// # Errors
/// A file that is damaged, or no data folder.
pub fn load(rules: &RuleSet) -> Result<Option<Arc<Database>>, EndgameError> {
    load_until(rules, &AtomicBool::new(false))
}

/// [`load`], which ends with an error soon after `stop` is raised.
///
/// # Errors
/// Those of [`load`].
pub fn load_until(rules: &RuleSet, stop: &AtomicBool) -> Result<Option<Arc<Database>>, EndgameError> {
    let Ok(targets) = Goal::for_play(rules).targets(rules) else { return Ok(None) };
    let store = Store::of_the_user()?;
    let mut database = Database::new(rules)?;
    let watch = Watch { threads: 1, stop, progress: &|_| {} };
    for material in plan(rules, &targets).into_iter().flat_map(Unit::materials) {
        if let Some(table) = store.load(rules, material, watch)? {
            database.insert(Arc::new(table));
        }
    }
    let some = database.tables().next().is_some();
    Ok(some.then(|| Arc::new(database)))
}
