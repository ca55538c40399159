//! Every word that is shown comes from here: [`word`] and [`phrase`] read the translation catalogue
//! (`assets/locales`), the functions below put together what depends on the game.

mod catalogue;
mod faults;
mod library;
mod reasons;
pub mod rules;
pub mod settings;
mod translation;
mod worth;

use bevy::prelude::*;

use crate::ai::Level;
use crate::game::{Evening, Names, Seat, Seats, Verdict};
use crate::preferences::{Language, Preferences};
use crate::rules::{Color, DrawReason, Game, Outcome, Phase, RuleSet, WinReason};

pub use catalogue::{Value, phrase, phrase_in, speak, spoken, word, word_in, word_of};
pub use faults::{damage, file_failure, file_problem, line_fault, position_fault, record_fault};
pub use library::{contest, goal, notice, player_of_record, record_ending};
pub use reasons::{all_of, any_of, reason_why, refusal};
pub use translation::flaws;
pub use worth::worth;

/// Follows the language that is preferred.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_language.run_if(resource_exists_and_changed::<Preferences>));
}

fn follow_language(preferences: Res<Preferences>) {
    speak(preferences.language.unwrap_or_else(Language::of_system));
}

/// The names of the picture's presets, cheapest first.
pub fn qualities() -> [&'static str; 4] {
    [word("quality-low"), word("quality-medium"), word("quality-high"), word("quality-ultra")]
}

/// The name of a strength.
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Apprentice => word("level-apprentice"),
        Level::Journeyman => word("level-journeyman"),
        Level::Master => word("level-master"),
    }
}

/// What a strength is like, in a sentence.
pub fn level_says(level: Level) -> &'static str {
    match level {
        Level::Apprentice => word("level-apprentice-says"),
        Level::Journeyman => word("level-journeyman-says"),
        Level::Master => word("level-master-says"),
    }
}

/// What picking this side against a computer player means.
pub fn own_says(white: bool, black: bool) -> &'static str {
    match (white, black) {
        (true, _) => word("own-white-says"),
        (_, true) => word("own-black-says"),
        _ => word("own-lot-says"),
    }
}

/// How long a game was.
pub fn length(turns: usize, rules: &str) -> String {
    phrase("length", &[("turns", turns.into()), ("rules", rules.into())])
}

/// The name of a side.
pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => word("white"),
        Color::Black => word("black"),
    }
}

/// What a side is called: its name, or its colour.
pub fn called(names: &Names, color: Color) -> String {
    let name = names.of(color);
    if name.is_empty() { side(color).to_owned() } else { name.to_owned() }
}

/// The word for what a side may do.
pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Placing => word("phase-placing"),
        Phase::Moving => word("phase-moving"),
        Phase::Flying => word("phase-flying"),
    }
}

/// A computer player in the middle of a line.
fn computer(level: Level) -> &'static str {
    match level {
        Level::Apprentice => word("seat-apprentice"),
        Level::Journeyman => word("seat-journeyman"),
        Level::Master => word("seat-master"),
    }
}

/// The player of a side, for the line under the side's name. Empty for a person if both are people.
pub fn seat(seats: &Seats, color: Color) -> String {
    match seats.of(color) {
        Seat::Human if seats.humans() == 1 => word("seat-you").to_owned(),
        Seat::Human => String::new(),
        Seat::Computer(level) => computer(level).to_owned(),
    }
}

/// Who plays a side, at the start of a sentence.
pub fn player(seats: &Seats, color: Color) -> String {
    let name = match seats.of(color) {
        Seat::Computer(level) if seats.of(!color) != Seat::Computer(level) => match level {
            Level::Apprentice => word("player-apprentice"),
            Level::Journeyman => word("player-journeyman"),
            Level::Master => word("player-master"),
        },
        _ => side(color),
    };
    name.to_owned()
}

/// Who plays on the attract screen.
pub fn demo(seats: &Seats, rules: &RuleSet) -> String {
    let name = |color| match seats.of(color) {
        Seat::Computer(strength) => level(strength),
        Seat::Human => word("guest"),
    };
    let rules = rules::title(rules);
    phrase(
        "demo",
        &[("rules", rules.into()), ("white", name(Color::White).into()), ("black", name(Color::Black).into())],
    )
}

/// The result in a few words.
pub fn result(verdict: Verdict, seats: &Seats) -> String {
    match verdict.winner() {
        None => word("draw").to_owned(),
        Some(winner) if seats.humans() == 1 && seats.is_human(winner) => word("you-win").to_owned(),
        Some(winner) => phrase("wins", &[("who", player(seats, winner).into())]),
    }
}

/// How the evening stands between two people.
pub fn score(evening: &Evening, names: &Names) -> String {
    let (white, black, drawn) = evening.score();
    let name = |color| if names.of(color).is_empty() { side(color).to_owned() } else { names.of(color).to_owned() };
    phrase(
        "score",
        &[
            ("white", name(Color::White).into()),
            ("whitewins", white.to_string().into()),
            ("black", name(Color::Black).into()),
            ("blackwins", black.to_string().into()),
            ("drawn", drawn.to_string().into()),
        ],
    )
}

/// A clock's time: minutes and seconds, near its end with tenths.
pub fn clock(seconds: f32) -> String {
    if seconds < 20.0 {
        format!("{seconds:.1}").replace('.', word("decimal-point"))
    } else {
        let whole = seconds.ceil() as u32;
        format!("{}:{:02}", whole / 60, whole % 60)
    }
}

/// Why the game ended, as a sentence without its full stop.
pub fn verdict(verdict: Verdict, game: &Game) -> String {
    match verdict {
        Verdict::Rules(outcome) => {
            let men = outcome.winner().map_or(0, |winner| game.position().total(!winner));
            reason(outcome, game.rules(), men)
        }
        Verdict::Resigned { loser } => phrase("ended-resigned", &[("loser", side(loser).into())]),
        Verdict::Time { loser } => phrase("ended-time", &[("loser", side(loser).into())]),
        Verdict::Agreed => word("drawn-agreed").to_owned(),
    }
}

/// How a game ended, whole: who won and why. What drew it says that it is a draw.
pub fn ending(ended: Verdict, game: &Game, seats: &Seats) -> String {
    let why = sentence(&verdict(ended, game));
    match ended.winner() {
        Some(_) => format!("{} {why}", sentence(&result(ended, seats))),
        None => why,
    }
}

/// Why the rules ended the game, as a sentence without its full stop.
pub fn reason(outcome: Outcome, rules: &RuleSet, loser_men: usize) -> String {
    match outcome {
        Outcome::Win { winner, reason } => {
            let (winner, loser) = (("winner", side(winner).into()), ("loser", side(!winner).into()));
            match reason {
                WinReason::FewMen if loser_men == 1 => phrase("ended-one-man", &[loser]),
                WinReason::FewMen => phrase("ended-few-men", &[loser, ("men", number(loser_men).into())]),
                WinReason::Blocked => phrase("ended-blocked", &[loser]),
                WinReason::Mill => phrase("ended-mill", &[winner]),
                WinReason::FullBoard => phrase("ended-full-board", &[loser]),
            }
        }
        Outcome::Draw { reason } => {
            let turns = |limit: Option<u16>| [("turns", number(limit.map_or(0, usize::from)).into())];
            match reason {
                DrawReason::QuietTurns => phrase("drawn-quiet", &turns(rules.quiet_turns())),
                DrawReason::EndgameClock => phrase("drawn-clock", &turns(rules.endgame_clock())),
                DrawReason::Repetition => word("drawn-repetition").to_owned(),
                DrawReason::Blocked => word("drawn-blocked").to_owned(),
                DrawReason::FullBoard => word("drawn-full-board").to_owned(),
            }
        }
    }
}

/// A count in words where that is short.
pub fn number(count: usize) -> String {
    let named = matches!(count, 0..=12 | 20 | 30 | 50 | 100);
    named.then(|| word_of(&format!("number-{count}"))).flatten().map_or_else(|| count.to_string(), str::to_owned)
}

/// What is asked of one of two people.
pub fn asked_of(color: Color, task: &str) -> String {
    phrase("asked-of", &[("side", side(color).into()), ("task", task.into())])
}

/// A computer player is thinking.
pub fn school_thinks(who: &str) -> String {
    phrase("school-thinks", &[("who", who.into())])
}

/// It is a computer player's turn.
pub fn school_moves(who: &str) -> String {
    phrase("school-moves", &[("who", who.into())])
}

/// A computer player has closed a mill and takes a man.
pub fn school_takes(who: &str) -> String {
    phrase("school-takes", &[("who", who.into())])
}

/// A clause with a capital; the name of a point at its start keeps its small letter.
pub fn sentence_start(clause: &str) -> String {
    let mut letters = clause.chars();
    if clause.chars().nth(1).is_some_and(|second| second.is_ascii_digit()) {
        return clause.to_owned();
    }
    letters.next().map_or_else(String::new, |first| format!("{}{}", first.to_uppercase(), letters.as_str()))
}

/// A clause behind a colon; some languages begin it as a sentence.
pub fn after_colon(clause: &str) -> String {
    if word("after-colon") == "Capital" { sentence_start(clause) } else { clause.to_owned() }
}

/// The draw clock in words.
pub fn quiet_turns(quiet: u16, limit: u16) -> String {
    phrase("quiet-turns", &[("quiet", quiet.into()), ("limit", limit.into())])
}

/// The turn advised and why.
pub fn advice(turn: &str, why: &str) -> String {
    phrase("advice", &[("turn", turn.into()), ("why", why.into())])
}

/// What a computer player thought about its turn.
pub fn school_says(who: &str, why: &str) -> String {
    phrase("school-says", &[("who", who.into()), ("why", why.into())])
}

/// A sentence from a clause: a capital and a full stop.
pub fn sentence(clause: &str) -> String {
    let stop = if clause.is_empty() || clause.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    format!("{}{stop}", sentence_start(clause))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn against(level: Level) -> Seats {
        Seats::new(Seat::Human, Seat::Computer(level))
    }

    #[test]
    fn results_name_the_players_and_the_reason() {
        let rules = RuleSet::default();
        let lost = Outcome::Win { winner: Color::White, reason: WinReason::FewMen };
        assert_eq!(result(Verdict::Rules(lost), &against(Level::Master)), "You win");
        assert_eq!(sentence(&reason(lost, &rules, 2)), "Black has two men left.");
        let blocked = Outcome::Win { winner: Color::Black, reason: WinReason::Blocked };
        assert_eq!(result(Verdict::Rules(blocked), &against(Level::Master)), "The Master wins");
        assert_eq!(result(Verdict::Rules(blocked), &Seats::default()), "Black wins");
        assert_eq!(sentence(&reason(blocked, &rules, 4)), "White cannot move.");
        let drawn = Outcome::Draw { reason: DrawReason::QuietTurns };
        assert_eq!(result(Verdict::Rules(drawn), &Seats::default()), "A draw");
        assert_eq!(sentence(&reason(drawn, &rules, 5)), "Drawn: a hundred turns without a capture.");
    }

    #[test]
    fn two_players_of_one_strength_are_told_apart_by_colour() {
        let twins = Seats::new(Seat::Computer(Level::Master), Seat::Computer(Level::Master));
        assert_eq!(player(&twins, Color::Black), "Black");
        assert_eq!(seat(&twins, Color::Black), "the Master");
    }

    #[test]
    fn an_empty_clause_makes_no_sentence() {
        assert_eq!(sentence(""), "");
        assert_eq!(sentence("blocks d6"), "Blocks d6.");
        assert_eq!(sentence("a1 is occupied"), "a1 is occupied.");
    }
}
