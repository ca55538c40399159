//! Every refusal of the layers below, said here and there.

use super::*;
use crate::rules::{Board, FIELDS, Refusal};

/// Values of a type, one of each variant at least. A variant that is left out does not compile.
macro_rules! one_of_each {
    ($($pattern:pat => $value:expr),+ $(,)?) => {{
        let values = [$($value),+];
        values.iter().for_each(|value| match value { $($pattern => {}),+ });
        $(assert!(values.iter().any(|value| matches!(value, $pattern)), "{}", stringify!($pattern));)+
        values
    }};
}

/// A sentence of the layers below with the signs of print.
fn printed(said: impl ToString) -> String {
    let mut before = ' ';
    let mut sign = |letter| {
        let opens = before == ' ';
        before = letter;
        if letter != '\'' {
            letter
        } else if opens {
            '‘'
        } else {
            '’'
        }
    };
    said.to_string().chars().map(&mut sign).collect()
}

fn positions() -> [PositionError; 5] {
    one_of_each! {
        PositionError::SharedPoint(_) => PositionError::SharedPoint("d6"),
        PositionError::OutsideBoard => PositionError::OutsideBoard,
        PositionError::TooManyMen { .. } =>
            PositionError::TooManyMen { color: Color::White, on_board: 8, in_hand: 2, men: 9 },
        PositionError::NobodyCanWin => PositionError::NobodyCanWin,
        PositionError::ImpossibleRemoval { .. } =>
            PositionError::ImpossibleRemoval { color: Color::Black, pending: 2 },
    }
}

fn line_parts() -> [LinePart; 18] {
    one_of_each! {
        LinePart::Board => LinePart::Board,
        LinePart::SideToMove => LinePart::SideToMove,
        LinePart::Phase => LinePart::Phase,
        LinePart::Action => LinePart::Action,
        LinePart::OnBoard(Color::White) => LinePart::OnBoard(Color::White),
        LinePart::OnBoard(Color::Black) => LinePart::OnBoard(Color::Black),
        LinePart::InHand(Color::White) => LinePart::InHand(Color::White),
        LinePart::InHand(Color::Black) => LinePart::InHand(Color::Black),
        LinePart::Removals(Color::White) => LinePart::Removals(Color::White),
        LinePart::Removals(Color::Black) => LinePart::Removals(Color::Black),
        LinePart::MillFrom => LinePart::MillFrom,
        LinePart::MillTo => LinePart::MillTo,
        LinePart::FormedMills => LinePart::FormedMills,
        LinePart::QuietTurns => LinePart::QuietTurns,
        LinePart::TurnNumber => LinePart::TurnNumber,
        LinePart::Hands => LinePart::Hands,
        LinePart::Point => LinePart::Point,
        LinePart::Extra => LinePart::Extra,
    }
}

fn contradictions() -> [Contradiction; 6] {
    one_of_each! {
        Contradiction::Men { .. } => Contradiction::Men { color: Color::White, said: 3, seen: 2 },
        Contradiction::NotToMove(_) => Contradiction::NotToMove(Color::Black),
        Contradiction::Action { .. } => Contradiction::Action { action: 'r', pending: 0 },
        Contradiction::StillPlacing(_) => Contradiction::StillPlacing(Color::White),
        Contradiction::FreeReforming => Contradiction::FreeReforming,
        Contradiction::NamedTwice(_) => Contradiction::NamedTwice("a7"),
    }
}

fn lines() -> Vec<LineError> {
    let shown = one_of_each! {
        LineError::Missing(_) => LineError::Missing(LinePart::Board),
        LineError::Unreadable { .. } => LineError::Unreadable { what: LinePart::Hands, text: "9".to_owned() },
        LineError::TooLong(_) => LineError::TooLong("more".to_owned()),
        LineError::WrongBoard(_) => LineError::WrongBoard(16),
        LineError::Contradiction(_) => LineError::Contradiction(Contradiction::FreeReforming),
        LineError::Position(_) => LineError::Position(PositionError::NobodyCanWin),
    };
    let missing = line_parts().map(LineError::Missing);
    let unreadable = line_parts().map(|what| LineError::Unreadable { what, text: String::new() });
    let contradicted = contradictions().map(LineError::Contradiction);
    let impossible = positions().map(LineError::Position);
    shown.into_iter().chain(missing).chain(unreadable).chain(contradicted).chain(impossible).collect()
}

fn rules() -> Vec<RuleError> {
    let text = || "none".to_owned();
    let shown = one_of_each! {
        RuleError::UnknownPreset(_) => RuleError::UnknownPreset(text()),
        RuleError::NotAField(_) => RuleError::NotAField(text()),
        RuleError::UnknownField(_) => RuleError::UnknownField(text()),
        RuleError::GivenTwice(_) => RuleError::GivenTwice("men"),
        RuleError::BadValue { .. } =>
            RuleError::BadValue { field: "men", value: text(), allowed: Allowed::Men },
        RuleError::MenDoNotFit { .. } => RuleError::MenDoNotFit { men: 9, most: 8 },
    };
    let of_fields =
        FIELDS.map(|field| RuleError::BadValue { field: field.name, value: text(), allowed: (field.allowed)() });
    let allowed = one_of_each! {
        Allowed::Names(_) => Allowed::Names(vec!["no", "yes"]),
        Allowed::Men => Allowed::Men,
        Allowed::Turns => Allowed::Turns,
    };
    let of_values = allowed.map(|allowed| RuleError::BadValue { field: "men", value: text(), allowed });
    shown.into_iter().chain(of_fields).chain(of_values).collect()
}

fn turns() -> [IllegalMove; 3] {
    let refusal = Refusal::GameOver;
    one_of_each! {
        IllegalMove::Refused { .. } => IllegalMove::Refused { refusal, board: Board::Nine },
        IllegalMove::Unfinished { .. } => IllegalMove::Unfinished { another: true },
        IllegalMove::NotOneTurn => IllegalMove::NotOneTurn,
    }
}

fn outcomes() -> Vec<Outcome> {
    let wins = one_of_each! {
        WinReason::FewMen => WinReason::FewMen,
        WinReason::Blocked => WinReason::Blocked,
        WinReason::Mill => WinReason::Mill,
        WinReason::FullBoard => WinReason::FullBoard,
    };
    let draws = one_of_each! {
        DrawReason::QuietTurns => DrawReason::QuietTurns,
        DrawReason::EndgameClock => DrawReason::EndgameClock,
        DrawReason::Repetition => DrawReason::Repetition,
        DrawReason::Blocked => DrawReason::Blocked,
        DrawReason::FullBoard => DrawReason::FullBoard,
    };
    let won = wins.map(|reason| Outcome::Win { winner: Color::Black, reason });
    won.into_iter().chain(draws.map(|reason| Outcome::Draw { reason })).collect()
}

fn endings() -> Vec<Ending> {
    let drawn = Outcome::Draw { reason: DrawReason::Repetition };
    let shown = one_of_each! {
        Ending::Open => Ending::Open,
        Ending::Rules(_) => Ending::Rules(drawn),
        Ending::Resignation { .. } => Ending::Resignation { loser: Color::White },
        Ending::Time { .. } => Ending::Time { loser: Color::Black },
        Ending::Agreement => Ending::Agreement,
        Ending::Adjudication { .. } => Ending::Adjudication { winner: None },
        Ending::Stated { .. } => Ending::Stated { winner: Some(Color::White) },
    };
    shown.into_iter().chain(outcomes().into_iter().map(Ending::Rules)).collect()
}

fn problems() -> Vec<Problem> {
    let text = || "d6xb4".to_owned();
    let number = || "17…".to_owned();
    let (drawn, outcome) = (GameResult::Drawn, Outcome::Win { winner: Color::White, reason: WinReason::FewMen });
    let (line, why) = (LineError::WrongBoard(9), IllegalMove::Unfinished { another: false });
    let shown = one_of_each! {
        Problem::TooLarge { .. } => Problem::TooLarge { bytes: 2_000_000, max: 1 << 20 },
        Problem::NotText => Problem::NotText,
        Problem::Empty => Problem::Empty,
        Problem::TooDeep => Problem::TooDeep,
        Problem::TooLong => Problem::TooLong,
        Problem::TooManyGames => Problem::TooManyGames,
        Problem::TooManyTags => Problem::TooManyTags,
        Problem::OpenComment => Problem::OpenComment,
        Problem::OpenVariation => Problem::OpenVariation,
        Problem::ClosesNothing(_) => Problem::ClosesNothing('}'),
        Problem::VariationOfNothing => Problem::VariationOfNothing,
        Problem::EmptyVariation => Problem::EmptyVariation,
        Problem::NotATag(_) => Problem::NotATag("[White Anna]".to_owned()),
        Problem::TagBelow(_) => Problem::TagBelow("White".to_owned()),
        Problem::TagTwice(_) => Problem::TagTwice("White".to_owned()),
        Problem::Rules(_) => Problem::Rules(RuleError::NotAField(text())),
        Problem::Start { .. } => Problem::Start { tag: "FEN", error: line.clone() },
        Problem::Line(_) => Problem::Line(line),
        Problem::NotAResult(_) => Problem::NotAResult(text()),
        Problem::NotAReason { .. } => Problem::NotAReason { reason: text(), result: drawn },
        Problem::TwoResults { .. } => Problem::TwoResults { tag: drawn, end: GameResult::Open },
        Problem::WrongResult { .. } => Problem::WrongResult { said: Ending::Agreement, outcome },
        Problem::UnknownVariant { .. } =>
            Problem::UnknownVariant { name: "El Filja".to_owned(), rules: "nine".to_owned() },
        Problem::DrawPassedOver { .. } =>
            Problem::DrawPassedOver { number: number(), text: text(), reason: DrawReason::Repetition },
        Problem::NotOver { .. } => Problem::NotOver { said: Ending::Rules(outcome) },
        Problem::AfterTheEnd(_) => Problem::AfterTheEnd(text()),
        Problem::SecondGame => Problem::SecondGame,
        Problem::NotAMark(_) => Problem::NotAMark("$300".to_owned()),
        Problem::Malformed { .. } => Problem::Malformed { number: number(), text: text() },
        Problem::NoSuchPoint { .. } =>
            Problem::NoSuchPoint { number: number(), text: text(), point: "z9".to_owned() },
        Problem::NoSuchGame { .. } => Problem::NoSuchGame { number: 3, games: 2 },
        Problem::OddNumber { .. } => Problem::OddNumber { said: 3, number: number(), text: text() },
        Problem::Illegal { .. } => Problem::Illegal { number: number(), text: text(), why },
    };
    let illegal = turns().map(|why| Problem::Illegal { number: number(), text: text(), why });
    let open = endings().into_iter().map(|said| Problem::NotOver { said });
    let wrong = outcomes().into_iter().map(|outcome| Problem::WrongResult { said: Ending::Open, outcome });
    let below = rules().into_iter().map(Problem::Rules).chain(lines().into_iter().map(Problem::Line));
    shown.into_iter().chain(illegal).chain(open).chain(wrong).chain(below).collect()
}

#[test]
fn english_reads_as_the_layers_below_say_it() {
    for fault in positions() {
        assert_eq!(position_fault(&fault), printed(fault));
    }
    for fault in lines() {
        assert_eq!(line_fault(&fault), printed(fault));
    }
    let mut said = 0;
    for problem in problems() {
        for (game, line) in [(None, None), (None, Some(7)), (Some(2), Some(7)), (Some(2), None)] {
            let fault = RecordError { game, line, problem: problem.clone() };
            assert_eq!(record_fault(&fault), printed(&fault));
            said += 1;
        }
    }
    assert!(said > 300, "{said}");
    let whole = one_of_each! {
        Damage::System(_) => Damage::System(FileProblem::NotPermitted),
        Damage::Record(_) => Damage::Record(RecordError { game: None, line: Some(1), problem: Problem::NotText }),
    };
    for fault in whole {
        assert_eq!(damage(&fault), printed(fault));
    }
    let problems = one_of_each! {
        FileProblem::NotFound => FileProblem::NotFound,
        FileProblem::NotPermitted => FileProblem::NotPermitted,
        FileProblem::NoSpace => FileProblem::NoSpace,
        FileProblem::ReadOnly => FileProblem::ReadOnly,
        FileProblem::Other(_) => FileProblem::Other("the moon is full".to_owned()),
    };
    for why in problems {
        let failure = FileFailure { path: "games".into(), why };
        assert_eq!(file_failure(&failure), printed(failure));
    }
}
