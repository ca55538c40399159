//! What a record's text means: rules, start, turns and ending, each checked.

use super::ending::{Ending, GameResult};
use super::error::{Problem, RecordError};
use super::read::RawGame;
use super::replay::{Names, Stopped, replay};
use super::tags::Tags;
use super::value::Record;
use super::variant;
use crate::rules::{DrawReason, Game, Outcome, RuleSet, excerpt};

/// Makes a record of a game as written, and says what is odd about it. `assumed` are the rules where it states none.
pub(super) fn check(raw: RawGame, names: Names, assumed: RuleSet) -> Result<(Record, Vec<RecordError>), RecordError> {
    let mut remarks = Vec::new();
    let mut rules = stated_rules(&raw, assumed, &mut remarks)?;
    let (game, line) = loop {
        let mut game = start(&raw, rules)?;
        match replay(&raw.line, names, &mut game) {
            Ok(replayed) => {
                remarks.extend(replayed.odd_number);
                break (game, replayed.line);
            }
            Err(Stopped::Refused(error)) => return Err(error),
            // It went on, so whoever played it did not draw here: it is read by rules that do not either.
            Err(Stopped::Drawn(reason, remark)) => {
                remarks.push(remark);
                rules = without_draw(rules, reason);
            }
        }
    };
    let ending = ending(&raw, &game, &mut remarks)?;
    let mut tags = Tags::default();
    for (name, value, _) in raw.tags {
        // What the record has fields for is not kept twice.
        tags.set(&name, value);
    }
    let (start, first_number) = (*game.start(), game.first_number());
    Ok((Record { tags, rules, start, first_number, line, ending }, remarks))
}

/// The rules that a game states: in our own tag, or by a name that programs use.
fn stated_rules(raw: &RawGame, assumed: RuleSet, remarks: &mut Vec<RecordError>) -> Result<RuleSet, RecordError> {
    if let Some((text, line)) = raw.tag("Rules") {
        return text.parse().map_err(|error| Problem::Rules(error).at(line));
    }
    let Some((name, line)) = raw.tag("Variant") else { return Ok(assumed) };
    Ok(variant::rules_called(name).unwrap_or_else(|| {
        remarks.push(Problem::UnknownVariant { name: excerpt(name), rules: assumed.to_string() }.at(line));
        assumed
    }))
}

/// The same rules without the one that draws for this reason.
const fn without_draw(rules: RuleSet, reason: DrawReason) -> RuleSet {
    match reason {
        DrawReason::QuietTurns => rules.with_quiet_turns(None),
        DrawReason::EndgameClock => rules.with_endgame_clock(None),
        DrawReason::Repetition => rules.with_repetition(false),
        DrawReason::Blocked | DrawReason::FullBoard => rules,
    }
}

/// Where a game begins, by its tags. Our own tag says it on every board, Sanmill's has the number of the first turn as well.
fn start(raw: &RawGame, rules: RuleSet) -> Result<Game, RecordError> {
    let read = |tag| {
        raw.tag(tag).map(|(text, line)| {
            let game = Game::from_line(rules, text).map_err(|error| Problem::Start { tag, error }.at(line))?;
            let number = game.first_number().max(1);
            Ok(game.numbered_from(number))
        })
    };
    match (read("Position"), read("FEN")) {
        (Some(position), Some(Ok(numbered))) => Ok(position?.numbered_from(numbered.first_number())),
        (Some(position), _) => position,
        (None, Some(start)) => start,
        (None, None) => Ok(Game::new(rules)),
    }
}

fn ending(raw: &RawGame, game: &Game, remarks: &mut Vec<RecordError>) -> Result<Ending, RecordError> {
    let (result, line) = result(raw, game, remarks)?;
    let reason = raw.tag("Reason");
    let ending = Ending::from_parts(result, reason.map(|(text, _)| text)).ok_or_else(|| {
        let (reason, line) = reason.unwrap_or_default();
        Problem::NotAReason { reason: excerpt(reason), result }.at(line)
    })?;
    settle(ending, game.outcome()).map_err(|problem| problem.at(line))
}

/// The result that a game states, and its line. Where the tag and the end of the turns differ, the one that the rules
/// confirm counts, then the one that says more, then the tag.
fn result(raw: &RawGame, game: &Game, remarks: &mut Vec<RecordError>) -> Result<(GameResult, usize), RecordError> {
    let tag = match raw.tag("Result") {
        Some((text, line)) => {
            let result = GameResult::from_token(text.trim());
            Some((result.ok_or_else(|| Problem::NotAResult(excerpt(text)).at(line))?, line))
        }
        None => None,
    };
    let (Some(tag), Some(end)) = (tag, raw.result) else {
        return Ok(tag.or(raw.result).unwrap_or((GameResult::Open, raw.begin)));
    };
    if tag.0 == end.0 {
        return Ok(tag);
    }
    remarks.push(Problem::TwoResults { tag: tag.0, end: end.0 }.at(end.1));
    let by_rules = game.outcome().map(|outcome| Ending::Rules(outcome).result());
    let end_counts = by_rules.map_or(tag.0 == GameResult::Open, |result| result == end.0);
    Ok(if end_counts { end } else { tag })
}

/// The ending by what is stated and what the rules say, who must agree.
fn settle(stated: Ending, outcome: Option<Outcome>) -> Result<Ending, Problem> {
    match (stated, outcome) {
        (Ending::Rules(said), Some(outcome)) if said == outcome => Ok(stated),
        (Ending::Open, Some(outcome)) => Ok(Ending::Rules(outcome)),
        (Ending::Stated { winner }, Some(outcome)) if winner == outcome.winner() => Ok(Ending::Rules(outcome)),
        (_, Some(outcome)) => Err(Problem::WrongResult { said: stated, outcome }),
        (Ending::Rules(_), None) => Err(Problem::NotOver { said: stated }),
        (_, None) => Ok(stated),
    }
}
