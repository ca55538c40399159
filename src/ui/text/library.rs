//! Words of the pages about kept games.

use super::{after_colon, file_failure, level, phrase, record_fault, side, word};
use crate::ai::Level;
use crate::game::{Film, SaveError, Seat, StorageNotice};
use crate::puzzle::Goal;
use crate::record::{Ending, GameResult};
use crate::rules::Color;

/// Who played whom by which rules, in a line.
pub fn contest(film: &Film) -> String {
    let name = |color| match film.seats.of(color) {
        _ if !film.names.of(color).is_empty() => film.names.of(color).to_owned(),
        Seat::Computer(strength) => level(strength).to_owned(),
        Seat::Human => word("keep-person").to_owned(),
    };
    let (white, black) = (name(Color::White), name(Color::Black));
    phrase(
        "keep-contest",
        &[("white", white.into()), ("black", black.into()), ("rules", super::rules::title(film.game.rules()).into())],
    )
}

/// A player as named in a record: computer players in the current language, "a guest" where no name was given.
pub fn player_of_record(name: &str) -> String {
    let unnamed = matches!(name, "" | "?") || Color::ALL.iter().any(|color| name == color.to_string());
    let school = Level::ALL.into_iter().find(|level| level.title() == name);
    match school {
        _ if unnamed => word("keep-person").to_owned(),
        Some(strength) => level(strength).to_owned(),
        None => name.to_owned(),
    }
}

/// How a record says that the game ended: who won, and how if not by the rules.
pub fn record_ending(ending: Ending) -> String {
    let sides = |loser: Color| [("winner", side(!loser).into()), ("loser", side(loser).into())];
    match ending {
        Ending::Resignation { loser } => phrase("result-resigned", &sides(loser)),
        Ending::Time { loser } => phrase("result-time", &sides(loser)),
        Ending::Agreement => word("result-agreed").to_owned(),
        Ending::Open | Ending::Rules(_) | Ending::Adjudication { .. } | Ending::Stated { .. } => {
            let key = match ending.result() {
                GameResult::Won(Color::White) => "result-white",
                GameResult::Won(Color::Black) => "result-black",
                GameResult::Drawn => "result-drawn",
                GameResult::Open => "result-open",
            };
            word(key).to_owned()
        }
    }
}

/// What happened to kept games, in a sentence.
pub fn notice(notice: &StorageNotice) -> String {
    let reason = |key, reason: &str| phrase(key, &[("reason", reason.trim_end_matches('.').to_owned().into())]);
    let file = |key, path: &std::path::Path| phrase(key, &[("file", path.display().to_string().into())]);
    match notice {
        StorageNotice::NotSaved(SaveError::NoFolder) => reason("notice-not-saved", &after_colon(word("no-folder"))),
        StorageNotice::NotSaved(SaveError::System(said)) => reason("notice-not-saved", &file_failure(said)),
        StorageNotice::NotRead(said) => reason("notice-not-read", &file_failure(said)),
        StorageNotice::Odd(what) => reason("notice-odd", &after_colon(&record_fault(what))),
        StorageNotice::Refused(why) => reason("notice-refused", &after_colon(&record_fault(why))),
        StorageNotice::NoText => word("setup-nothing-to-paste").to_owned(),
        StorageNotice::SetAside(path) => file("notice-set-aside", path),
        StorageNotice::Exported(path) => file("notice-exported", path),
        StorageNotice::Imported(games) => phrase("notice-imported", &[("games", (*games).into())]),
        StorageNotice::NoFileDialog => word("notice-no-file-dialog").to_owned(),
        StorageNotice::LeftOut { games, first } => {
            let fault = after_colon(&record_fault(first));
            phrase("notice-left-out", &[("games", (*games).into()), ("fault", fault.into())])
        }
        StorageNotice::SecondCopy => word("notice-second-copy").to_owned(),
        StorageNotice::Deleted => word("notice-deleted").to_owned(),
        StorageNotice::Restored => word("notice-restored").to_owned(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{DrawReason, Outcome};

    #[test]
    fn a_record_without_names_was_played_by_guests() {
        assert_eq!(["White", "?", "Anna", "Master"].map(player_of_record), ["a guest", "a guest", "Anna", "Master"]);
    }

    #[test]
    fn what_the_players_decided_is_said() {
        let black = Color::Black;
        let cases = [
            (Ending::Resignation { loser: black }, "White won: Black gave up"),
            (Ending::Time { loser: Color::White }, "Black won on time"),
            (Ending::Agreement, "a draw was agreed"),
            (Ending::Rules(Outcome::Draw { reason: DrawReason::Repetition }), "drawn"),
            (Ending::Adjudication { winner: Some(black) }, "Black won"),
            (Ending::Open, "not finished"),
        ];
        for (ending, words) in cases {
            assert_eq!(record_ending(ending), words);
        }
    }
}
