//! Every word that is shown, in one place, so that a translation catalogue can take its stead.

use crate::ai::Level;
use crate::game::{Seat, Seats, Verdict};
use crate::rules::{Color, DrawReason, Game, Outcome, Phase, RuleSet, WinReason};

macro_rules! words {
    ($($name:ident = $text:literal;)+) => {
        $(#[doc = concat!("\u{201c}", $text, "\u{201d}")] pub const $name: &str = $text;)+
    };
}

pub mod devices;
pub mod rules;
pub mod settings;

words! {
    GAME_FIRST = "NINE MEN’S";
    GAME_SECOND = "MORRIS";
    MOTTO = "merels, mill, Mühle, moulin: one game, cut in stone";
    LOADING = "The stone is being cut…";
    PRESS_ANY_KEY = "press any key";

    PLAY_SCHOOL = "Play the school";
    PLAY_FRIEND = "Play a friend";
    WATCH = "Watch a game";
    RULES = "Rules";
    SETTINGS = "Settings";
    QUIT = "Quit";

    BEGIN = "Begin";
    BACK = "Back";
    STRENGTH = "Strength";
    YOUR_COLOUR = "Your men";
    WHO_BEGINS = "Who begins";
    BY_LOT = "By lot";
    WHITE = "White";
    BLACK = "Black";
    RULES_IN_USE = "The rules";
    CHOOSE_RULES = "Other rules…";

    FRIEND_SAYS = "Two people, one board. White sits in the light, Black in the shade.";
    PRESET_BEFORE = "The rules before";
    PRESET_AFTER = "The rules after";
    HOUSE_RULES = "House rules: a game of your own making. What differs from the common game is marked below.";

    PAUSE = "The game rests";
    CONTINUE = "Continue";
    TAKE_BACK = "Take back";
    NEW_GAME = "New game";
    TO_TITLE = "To the title";
    PLAY_AGAIN = "Play again";
    REVIEW = "Review the board";

    UNDO = "Take back";
    REDO = "Replay";
    HINT = "Advice";
    MENU = "Menu";
    HINT_SOUGHT = "The Master looks at your board…";
    TURNS = "Turns";
    NO_TURNS = "No turn has been played yet.";
    IN_HAND = "in hand";
    TAKEN = "taken";
    PLACE = "place a man";
    PLACE_OR_SLIDE = "place a man, or move one";
    CHOOSE = "choose a man to move";
    CHOOSE_TO_FLY = "choose a man: it may fly";
    PUT_DOWN = "choose where it goes";
    PUT_DOWN_ANYWHERE = "choose any empty point";
    TAKE = "a mill: take a man";
    TAKE_SEVERAL = "two mills: take a man, and then another";
    LAST_CHANCE = "Once more and it is a draw.";

    PICTURE = "Picture";
    SOUND = "Sound";
    PLAY = "Play";
    QUALITY = "Quality";
    FULL_SCREEN = "Full screen";
    VSYNC = "Wait for the screen";
    MASTER_VOLUME = "Everything";
    EFFECTS_VOLUME = "Stones and bell";
    AMBIENCE_VOLUME = "Wind and birds";
    PACE = "Pace of the men";
    REDUCED_MOTION = "Less motion";
    COORDINATES = "Names of the points";
    TEXT_SIZE = "Size of text";

    THE_GAMES = "The games";
    HOW_TO_PLAY = "How to play";
    EVERY_RULE = "Every rule";
    NEXT_GAME_ONLY = "The game on the board keeps the rules with which it began; what is chosen here is for the next.";
}

/// The names of the picture's presets, cheapest first.
pub const QUALITIES: [&str; 4] = ["Low", "Medium", "High", "Ultra"];

/// What a strength is like, in a sentence.
pub const fn level_says(level: Level) -> &'static str {
    match level {
        Level::Apprentice => "Sees its own mills and misses many of yours.",
        Level::Journeyman => "Looks a few turns ahead and punishes carelessness.",
        Level::Master => "Plays as well as the school can teach.",
    }
}

/// What follows from the side one picks against the school.
pub const fn own_says(white: bool, black: bool) -> &'static str {
    match (white, black) {
        (true, _) => "You have the pale men and begin.",
        (_, true) => "You have the dark men; the school begins.",
        _ => "A man hidden in a hand decides. White begins.",
    }
}

/// How long a game was.
pub fn length(turns: usize, rules: &str) -> String {
    format!("{rules} · {turns} turns")
}

/// The name of a side.
pub const fn side(color: Color) -> &'static str {
    match color {
        Color::White => WHITE,
        Color::Black => BLACK,
    }
}

/// The word for what a side may do.
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Placing => "Place",
        Phase::Moving => "Move",
        Phase::Flying => "Fly",
    }
}

/// Who sits at a side, under the side's name; nothing where both are people.
pub fn seat(seats: &Seats, color: Color) -> String {
    match seats.of(color) {
        Seat::Human if seats.humans() == 1 => "you".to_owned(),
        Seat::Human => String::new(),
        Seat::School(level) => format!("the {}", level.title()),
    }
}

/// Who plays a side, at the start of a sentence.
pub fn player(seats: &Seats, color: Color) -> String {
    match seats.of(color) {
        Seat::School(level) if seats.of(!color) != Seat::School(level) => format!("The {}", level.title()),
        _ => side(color).to_owned(),
    }
}

/// Who plays on the attract screen.
pub fn demo(seats: &Seats, rules: &RuleSet) -> String {
    let name = |color| match seats.of(color) {
        Seat::School(level) => level.title(),
        Seat::Human => "a guest",
    };
    format!("{} · White, {} · Black, {}", rules.title(), name(Color::White), name(Color::Black))
}

/// The result in a few words.
pub fn result(verdict: Verdict, seats: &Seats) -> String {
    match verdict.winner() {
        None => "A draw".to_owned(),
        Some(winner) if seats.humans() == 1 && seats.is_human(winner) => "You win".to_owned(),
        Some(winner) => format!("{} wins", player(seats, winner)),
    }
}

/// Why the game ended, as a sentence without its full stop.
pub fn verdict(verdict: Verdict, game: &Game) -> String {
    match verdict {
        Verdict::Rules(outcome) => {
            let men = outcome.winner().map_or(0, |winner| game.position().total(!winner));
            reason(outcome, game.rules(), men)
        }
        Verdict::Resigned { loser } => format!("{loser} has given up"),
        Verdict::Time { loser } => format!("{loser} has no time left"),
        Verdict::Agreed => "drawn: both sides agreed".to_owned(),
    }
}

/// Why the rules ended the game, as a sentence without its full stop.
pub fn reason(outcome: Outcome, rules: &RuleSet, loser_men: usize) -> String {
    match outcome {
        Outcome::Win { winner, reason } => {
            let loser = !winner;
            match reason {
                WinReason::FewMen if loser_men == 1 => format!("{loser} has one man left"),
                WinReason::FewMen => format!("{loser} has {} men left", number(loser_men)),
                WinReason::Blocked => format!("{loser} cannot move"),
                WinReason::Mill => format!("{winner} has closed a mill"),
                WinReason::FullBoard => format!("the board is full, and {loser} began"),
            }
        }
        Outcome::Draw { reason } => match reason {
            DrawReason::QuietTurns => {
                format!("drawn: {} turns without a capture", number(rules.quiet_turns.map_or(0, usize::from)))
            }
            DrawReason::EndgameClock => format!(
                "drawn: {} turns without a capture, and a side is down to three men",
                number(rules.endgame_clock.map_or(0, usize::from))
            ),
            DrawReason::Repetition => "drawn: the same position for the third time".to_owned(),
            DrawReason::Blocked => "drawn: the side to move cannot".to_owned(),
            DrawReason::FullBoard => "drawn: the board is full".to_owned(),
        },
    }
}

/// A count in words where that is short.
pub fn number(count: usize) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    match count {
        20 => "twenty".to_owned(),
        30 => "thirty".to_owned(),
        50 => "fifty".to_owned(),
        100 => "a hundred".to_owned(),
        _ => WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned()),
    }
}

/// What is asked of one of two people.
pub fn asked_of(color: Color, task: &str) -> String {
    format!("{} · {task}", side(color))
}

/// The school is searching.
pub fn school_thinks(who: &str) -> String {
    format!("{who} is thinking…")
}

/// It is the school's turn.
pub fn school_moves(who: &str) -> String {
    format!("{who} to move")
}

/// The school has closed a mill.
pub fn school_takes(who: &str) -> String {
    format!("{who} takes a man")
}

/// A clause with a capital.
pub fn sentence_start(clause: &str) -> String {
    let mut letters = clause.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}", first.to_uppercase(), letters.as_str()))
}

/// The draw clock in words.
pub fn quiet_turns(quiet: u16, limit: u16) -> String {
    format!("{quiet} of {limit} turns without a capture")
}

/// The turn advised and why.
pub fn advice(turn: &str, why: &str) -> String {
    if why.is_empty() { format!("Try {turn}.") } else { format!("Try {turn}: {why}.") }
}

/// What the school thought of its own turn.
pub fn school_says(who: &str, why: &str) -> String {
    format!("{who}: “{why}”")
}

/// A sentence from a clause: a capital and a full stop.
pub fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let stop = if clause.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    letters.next().map_or_else(String::new, |first| format!("{}{}{stop}", first.to_uppercase(), letters.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn against(level: Level) -> Seats {
        Seats([Seat::Human, Seat::School(level)])
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
        let twins = Seats([Seat::School(Level::Master), Seat::School(Level::Master)]);
        assert_eq!(player(&twins, Color::Black), "Black");
        assert_eq!(seat(&twins, Color::Black), "the Master");
    }

    #[test]
    fn an_empty_clause_makes_no_sentence() {
        assert_eq!(sentence(""), "");
        assert_eq!(sentence("blocks d6"), "Blocks d6.");
    }
}
