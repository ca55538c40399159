//! Words of the pages about kept games.

use super::{after_colon, level, phrase, record_fault, word};
use crate::game::{Film, Hindrance, Seat, Tiding};
use crate::puzzle::Goal;
use crate::record::GameResult;
use crate::rules::Color;

/// Who played whom by which rules, in a line.
pub fn contest(film: &Film) -> String {
    let name = |color| match film.seats.of(color) {
        _ if !film.names.of(color).is_empty() => film.names.of(color).to_owned(),
        Seat::School(strength) => level(strength).to_owned(),
        Seat::Human => word("keep-person").to_owned(),
    };
    let (white, black) = (name(Color::White), name(Color::Black));
    phrase(
        "keep-contest",
        &[("white", white.into()), ("black", black.into()), ("rules", super::rules::title(film.game.rules()).into())],
    )
}

/// The result that a record states.
pub fn record_result(result: GameResult) -> &'static str {
    match result {
        GameResult::Won(Color::White) => word("result-white"),
        GameResult::Won(Color::Black) => word("result-black"),
        GameResult::Drawn => word("result-drawn"),
        GameResult::Open => word("result-open"),
    }
}

/// What happened to kept games, in a sentence.
pub fn tiding(tiding: &Tiding) -> String {
    let reason = |key, reason: &str| phrase(key, &[("reason", reason.trim_end_matches('.').to_owned().into())]);
    let file = |key, path: &std::path::Path| phrase(key, &[("file", path.display().to_string().into())]);
    match tiding {
        Tiding::NotSaved(Hindrance::NoFolder) => reason("tiding-not-saved", &after_colon(word("no-folder"))),
        Tiding::NotSaved(Hindrance::System(said)) => reason("tiding-not-saved", said),
        Tiding::NotRead(said) => reason("tiding-not-read", said),
        Tiding::Odd(what) => reason("tiding-odd", &after_colon(&record_fault(what))),
        Tiding::Refused(why) => reason("tiding-refused", &after_colon(&record_fault(why))),
        Tiding::NoText => word("setup-nothing-to-paste").to_owned(),
        Tiding::SetAside(path) => file("tiding-set-aside", path),
        Tiding::Exported(path) => file("tiding-exported", path),
        Tiding::Imported(games) => phrase("tiding-imported", &[("games", (*games).into())]),
        Tiding::Copied => word("tiding-copied").to_owned(),
        Tiding::Deleted => word("tiding-deleted").to_owned(),
        Tiding::Restored => word("tiding-restored").to_owned(),
    }
}

/// What a puzzle asks for, as a clause.
pub fn goal(goal: Goal) -> String {
    match goal {
        Goal::Close => word("goal-close").to_owned(),
        Goal::Stop => word("goal-stop").to_owned(),
        Goal::Force(turns) => phrase("goal-force", &[("turns", turns.into())]),
        Goal::Win(turns) => phrase("goal-win", &[("turns", turns.into())]),
        Goal::Hold => word("goal-hold").to_owned(),
    }
}
