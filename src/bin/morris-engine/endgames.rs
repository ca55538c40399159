//! The solved endgames that a player brings along: whatever `morris-engine solve` has left in the user's data folder.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nine_mens_morris::endgame::{Database, EndgameError, Extent, Store, Unit, Watch, plan};
use nine_mens_morris::rules::RuleSet;

/// Loads the subspaces that have a file. Returns `None` if none has, or if the rules cannot be solved. Solves nothing. A
/// file that is damaged or cannot be read costs its own subspace only; `on_trouble` is called with what is wrong with it.
///
/// # Errors
/// There is no data folder.
pub(crate) fn load(
    rules: &RuleSet,
    on_trouble: impl FnMut(&EndgameError),
) -> Result<Option<Arc<Database>>, EndgameError> {
    load_until(rules, &AtomicBool::new(false), on_trouble)
}

/// [`load`], which reads no further file once `stop` is raised, and drops the one that it is reading.
///
/// # Errors
/// There is no data folder.
pub(crate) fn load_until(
    rules: &RuleSet,
    stop: &AtomicBool,
    mut on_trouble: impl FnMut(&EndgameError),
) -> Result<Option<Arc<Database>>, EndgameError> {
    let Ok(targets) = Extent::for_play(rules).targets(rules) else { return Ok(None) };
    let store = Store::of_the_user()?;
    let mut database = Database::new(rules)?;
    let watch = Watch { threads: 1, stop, progress: &|_| {} };
    for material in plan(rules, &targets).into_iter().flat_map(Unit::materials) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        match store.load(rules, material, watch) {
            Ok(Some(table)) => database.insert(Arc::new(table)),
            Ok(None) => {}
            Err(_) if stop.load(Ordering::Relaxed) => break,
            Err(error) => on_trouble(&error),
        }
    }
    let some = database.tables().next().is_some();
    Ok(some.then(|| Arc::new(database)))
}

/// Prints on standard error what is wrong with a file, for [`load`].
pub(crate) fn print_trouble(error: &EndgameError) {
    eprintln!("note: {error}");
}
