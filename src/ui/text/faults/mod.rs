//! Errors of the layers below in words: positions, position lines, rules, turns, records, files. Text that a person wrote,
//! names in rule text and rare messages of the operating system are not translated.

use super::{after_colon, phrase, refusal, side, word};
use crate::platform::{FileFailure, FileProblem};
use crate::record::{Damage, Ending, GameResult, MAX_GAMES, MAX_LEVELS, MAX_TAGS, MAX_TURNS, Problem, RecordError};
use crate::rules::{
    Allowed, Color, Contradiction, Diagonals, DrawReason, Geometry, IllegalMove, LineError, LinePart, Outcome,
    PositionError, RuleError, WinReason, field_names, preset_names,
};

/// Why a position was refused, as a clause.
pub fn position_fault(fault: &PositionError) -> String {
    match *fault {
        PositionError::SharedPoint(point) => phrase("position-shared-point", &[("point", point.into())]),
        PositionError::OutsideBoard => word("position-outside-board").to_owned(),
        PositionError::TooManyMen { color, on_board, in_hand, men } => phrase(
            "position-too-many-men",
            &[("side", side(color).into()), ("board", on_board.into()), ("hand", in_hand.into()), ("men", men.into())],
        ),
        PositionError::NobodyCanWin => word("position-nobody-can-win").to_owned(),
        PositionError::ImpossibleRemoval { color, pending } => {
            phrase("position-impossible-removal", &[("side", side(color).into()), ("pending", pending.into())])
        }
    }
}

/// Why a position line was refused, as a clause.
pub fn line_fault(fault: &LineError) -> String {
    let text = |text: &String| ("text", text.clone().into());
    let fault = match fault {
        LineError::Missing(part) => phrase("line-missing", &[("part", line_part(*part).into())]),
        LineError::Unreadable { what, text: given } => {
            phrase("line-unreadable", &[("part", line_part(*what).into()), text(given)])
        }
        LineError::TooLong(word) => phrase("line-too-long", &[text(word)]),
        LineError::WrongBoard(points) => phrase("line-wrong-board", &[("points", (*points).into())]),
        LineError::Contradiction(contradiction) => contradicted(*contradiction),
        LineError::Position(fault) => position_fault(fault),
    };
    phrase("line-of-position", &[("fault", after_colon(&fault).into())])
}

/// The name of a part of a position line.
fn line_part(part: LinePart) -> &'static str {
    match part {
        LinePart::Board => word("line-part-board"),
        LinePart::SideToMove => word("line-part-side"),
        LinePart::Phase => word("line-part-phase"),
        LinePart::Action => word("line-part-action"),
        LinePart::OnBoard(Color::White) => word("line-part-white-board"),
        LinePart::OnBoard(Color::Black) => word("line-part-black-board"),
        LinePart::InHand(Color::White) => word("line-part-white-hand"),
        LinePart::InHand(Color::Black) => word("line-part-black-hand"),
        LinePart::Removals(Color::White) => word("line-part-white-removals"),
        LinePart::Removals(Color::Black) => word("line-part-black-removals"),
        LinePart::MillFrom => word("line-part-mill-from"),
        LinePart::MillTo => word("line-part-mill-to"),
        LinePart::FormedMills => word("line-part-formed-mills"),
        LinePart::QuietTurns => word("line-part-quiet-turns"),
        LinePart::TurnNumber => word("line-part-turn-number"),
        LinePart::Hands => word("line-part-hands"),
        LinePart::Point => word("line-part-point"),
        LinePart::Extra => word("line-part-extra"),
    }
}

fn contradicted(contradiction: Contradiction) -> String {
    let of = |color| ("side", side(color).into());
    match contradiction {
        Contradiction::Men { color, said, seen } => {
            phrase("line-men-differ", &[of(color), ("said", said.into()), ("seen", seen.into())])
        }
        Contradiction::NotToMove(color) => phrase("line-not-to-move", &[of(color)]),
        Contradiction::Action { action, pending } => {
            phrase("line-action", &[("action", action.to_string().into()), ("pending", pending.into())])
        }
        Contradiction::StillPlacing(color) => phrase("line-still-placing", &[of(color)]),
        Contradiction::FreeReforming => word("line-free-reforming").to_owned(),
        Contradiction::NamedTwice(point) => phrase("line-named-twice", &[("point", point.into())]),
    }
}

/// Why a rule text was refused, as a clause.
fn rule_fault(fault: &RuleError) -> String {
    let text = |text: &String| ("text", text.clone().into());
    match fault {
        RuleError::UnknownPreset(given) => phrase("rules-unknown", &[text(given), ("presets", preset_names().into())]),
        RuleError::NotAField(given) => phrase("rules-not-a-field", &[text(given)]),
        RuleError::UnknownField(given) => {
            phrase("rules-unknown-field", &[text(given), ("fields", field_names().into())])
        }
        RuleError::GivenTwice(field) => phrase("rules-given-twice", &[("field", (*field).into())]),
        RuleError::BadValue { field, value, allowed } => {
            let allowed = match allowed {
                Allowed::Names(names) => names.join(", "),
                Allowed::Men => word("rules-allowed-men").to_owned(),
                Allowed::Turns => word("rules-allowed-turns").to_owned(),
            };
            let values = [("field", (*field).into()), ("value", value.clone().into()), ("allowed", allowed.into())];
            phrase("rules-bad-value", &values)
        }
        RuleError::MenDoNotFit { men, most } => {
            phrase("rules-men-do-not-fit", &[("men", (*men).into()), ("most", (*most).into())])
        }
    }
}

/// Why a turn cannot be played as it is written, as a clause.
fn turn_fault(fault: IllegalMove) -> String {
    match fault {
        IllegalMove::Refused { refusal: why, board } => refusal(why, Geometry::of(board, Diagonals::None)),
        IllegalMove::Unfinished { another: false } => word("turn-unfinished").to_owned(),
        IllegalMove::Unfinished { another: true } => word("turn-unfinished-another").to_owned(),
        IllegalMove::NotOneTurn => word("turn-not-one").to_owned(),
    }
}

/// A file or folder that could not be read or written, and why.
pub fn file_failure(failure: &FileFailure) -> String {
    let why = after_colon(&file_problem(&failure.why));
    phrase("file-failure", &[("file", failure.path.display().to_string().into()), ("why", why.into())])
}

/// Why something could not be read or written, as a clause: in the system's own words where that is rare.
pub fn file_problem(problem: &FileProblem) -> String {
    match problem {
        FileProblem::NotFound => word("file-not-found").to_owned(),
        FileProblem::NotPermitted => word("file-not-permitted").to_owned(),
        FileProblem::NoSpace => word("file-no-space").to_owned(),
        FileProblem::ReadOnly => word("file-read-only").to_owned(),
        FileProblem::Other(said) => said.clone(),
    }
}

/// Why a file of the library is no game, as a clause.
pub fn damage(damage: &Damage) -> String {
    match damage {
        Damage::System(why) => file_problem(why),
        Damage::Record(fault) => record_fault(fault),
    }
}

/// Why a record was refused and where, as a clause.
pub fn record_fault(fault: &RecordError) -> String {
    let mut clause = problem(&fault.problem);
    for (key, name, number) in [("record-of-line", "line", fault.line), ("record-of-game", "game", fault.game)] {
        if let Some(number) = number {
            clause = phrase(key, &[(name, number.into()), ("fault", after_colon(&clause).into())]);
        }
    }
    clause
}

fn problem(problem: &Problem) -> String {
    let plain = |key| word(key).to_owned();
    let at_most = |key, most: usize| phrase(key, &[("most", most.into())]);
    let text = |text: &String| ("text", text.clone().into());
    let of_tag = |tag: &str, fault: String| {
        phrase("record-of-tag", &[("tag", tag.into()), ("fault", after_colon(&fault).into())])
    };
    match problem {
        Problem::TooLarge { bytes, max } => {
            phrase("record-too-large", &[("bytes", (*bytes).into()), ("most", (*max).into())])
        }
        Problem::NotText => plain("record-not-text"),
        Problem::Empty => plain("record-empty"),
        Problem::TooDeep => at_most("record-too-deep", MAX_LEVELS),
        Problem::TooLong => at_most("record-too-long", MAX_TURNS),
        Problem::TooManyGames => at_most("record-too-many-games", MAX_GAMES),
        Problem::TooManyTags => at_most("record-too-many-tags", MAX_TAGS),
        Problem::OpenComment => plain("record-open-comment"),
        Problem::OpenVariation => plain("record-open-variation"),
        Problem::ClosesNothing(sign) => phrase("record-closes-nothing", &[("sign", sign.to_string().into())]),
        Problem::VariationOfNothing => plain("record-variation-of-nothing"),
        Problem::EmptyVariation => plain("record-empty-variation"),
        Problem::NotATag(given) => phrase("record-not-a-tag", &[text(given), ("form", "[Name \"value\"]".into())]),
        Problem::TagBelow(tag) => phrase("record-tag-below", &[("tag", tag.clone().into())]),
        Problem::TagTwice(tag) => phrase("record-tag-twice", &[("tag", tag.clone().into())]),
        Problem::UnknownVariant { name, rules } => {
            let values = [("name", name.clone().into()), ("rules", rules.clone().into())];
            of_tag("Variant", phrase("record-unknown-variant", &values))
        }
        Problem::DrawPassedOver { number, text: given, reason } => {
            let reason = ended(Outcome::Draw { reason: *reason });
            phrase(
                "record-draw-passed-over",
                &[("number", number.clone().into()), text(given), ("reason", reason.into())],
            )
        }
        Problem::Rules(fault) => of_tag("Rules", rule_fault(fault)),
        Problem::Start { tag, error } => of_tag(tag, line_fault(error)),
        Problem::Line(fault) => line_fault(fault),
        Problem::NotAResult(given) => {
            let results = GameResult::ALL.map(GameResult::token).join(", ");
            of_tag("Result", phrase("record-not-a-result", &[text(given), ("results", results.into())]))
        }
        Problem::NotAReason { reason, result } => {
            let values = [("reason", reason.clone().into()), ("result", result.token().into())];
            of_tag("Reason", phrase("record-not-a-reason", &values))
        }
        Problem::TwoResults { tag, end } => {
            phrase("record-two-results", &[("tag", tag.token().into()), ("end", end.token().into())])
        }
        Problem::WrongResult { said, outcome } => {
            let result = Ending::Rules(*outcome).result().token();
            let values =
                [("said", stated(*said).into()), ("result", result.into()), ("reason", ended(*outcome).into())];
            phrase("record-wrong-result", &values)
        }
        Problem::NotOver { said } => phrase("record-not-over", &[("said", stated(*said).into())]),
        Problem::AfterTheEnd(given) => phrase("record-after-the-end", &[text(given)]),
        Problem::SecondGame => plain("record-second-game"),
        Problem::NotAMark(given) => phrase("record-not-a-mark", &[text(given)]),
        Problem::Malformed { number, text: given } => {
            phrase("record-malformed", &[("number", number.clone().into()), text(given)])
        }
        Problem::NoSuchPoint { number, text: given, point } => {
            let values = [("number", number.clone().into()), text(given), ("point", point.clone().into())];
            phrase("record-no-such-point", &values)
        }
        Problem::NoSuchGame { number, games } => {
            phrase("record-no-such-game", &[("number", (*number).into()), ("games", (*games).into())])
        }
        Problem::OddNumber { said, number, text: given } => {
            let values = [("said", (*said).into()), ("number", number.clone().into()), text(given)];
            phrase("record-odd-number", &values)
        }
        Problem::Illegal { number, text: given, why } => {
            let fault = after_colon(&turn_fault(*why));
            phrase("record-illegal", &[("number", number.clone().into()), text(given), ("fault", fault.into())])
        }
    }
}

/// An ending as a record states it: the result, and the reason where it gives one.
fn stated(ending: Ending) -> String {
    let result = ending.result().token();
    let reason = match ending {
        Ending::Open | Ending::Stated { .. } => return result.to_owned(),
        Ending::Rules(outcome) => ended(outcome),
        Ending::Resignation { .. } => word("stated-resignation"),
        Ending::Time { .. } => word("stated-time"),
        Ending::Agreement => word("stated-agreement"),
        Ending::Adjudication { .. } => word("stated-adjudication"),
    };
    phrase("stated-ending", &[("result", result.into()), ("reason", reason.into())])
}

/// Why the rules end a game, in two or three words.
fn ended(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win { reason, .. } => match reason {
            WinReason::FewMen => word("stated-few-men"),
            WinReason::Blocked => word("stated-blocked"),
            WinReason::Mill => word("stated-mill"),
            WinReason::FullBoard => word("stated-full-board"),
        },
        Outcome::Draw { reason } => match reason {
            DrawReason::QuietTurns => word("stated-quiet-turns"),
            DrawReason::EndgameClock => word("stated-endgame-clock"),
            DrawReason::Repetition => word("stated-repetition"),
            DrawReason::Blocked => word("stated-blocked"),
            DrawReason::FullBoard => word("stated-full-board"),
        },
    }
}

#[cfg(test)]
mod tests;
