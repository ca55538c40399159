//! The sentence that says who is to do what.

use crate::game::{Seat, Seats, Verdict};
use crate::rules::{Color, Game, Phase};
use crate::ui::text;

/// The sentence at the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What it says.
    pub text: String,
    /// The colour of the man drawn before it.
    pub side: Option<Color>,
    /// Whether it should shine: a man is to be taken, or the game is over.
    pub urgent: bool,
}

/// The sentence for the position. `lifted`: a man is picked up; `busy`: a computer player is thinking.
pub fn asked(game: &Game, verdict: Option<Verdict>, seats: &Seats, lifted: bool, busy: bool) -> Asked {
    let position = game.position();
    if let Some(verdict) = verdict {
        let reason = text::verdict(verdict, game);
        // A draw's reason says that it is one.
        let text = match verdict.winner() {
            Some(_) => format!("{} · {reason}", text::result(verdict, seats)),
            None => text::sentence_start(&reason),
        };
        return Asked { text, side: verdict.winner(), urgent: true };
    }
    let color = position.turn();
    let take = position.pending() > 0;
    let text = match seats.of(color) {
        Seat::Computer(_) if take => text::school_takes(&text::player(seats, color)),
        Seat::Computer(_) if busy => text::school_thinks(&text::player(seats, color)),
        Seat::Computer(_) => text::school_moves(&text::player(seats, color)),
        Seat::Human => {
            let phase = position.phase(game.rules(), color);
            let task = task(phase, game.rules().slide_while_placing(), lifted, position.pending());
            if seats.humans() == 2 { text::asked_of(color, task) } else { text::sentence_start(task) }
        }
    };
    Asked { text, side: Some(color), urgent: take && seats.is_human(color) }
}

/// What a person is to do next.
fn task(phase: Phase, slides: bool, lifted: bool, pending: u8) -> &'static str {
    match (phase, lifted) {
        _ if pending > 1 => text::word("take-several"),
        _ if pending == 1 => text::word("take"),
        (Phase::Placing, true) => text::word("put-down"),
        (Phase::Placing, false) if slides => text::word("place-or-slide"),
        (Phase::Placing, false) => text::word("place"),
        (Phase::Moving, false) => text::word("choose"),
        (Phase::Moving, true) => text::word("put-down"),
        (Phase::Flying, false) => text::word("choose-to-fly"),
        (Phase::Flying, true) => text::word("put-down-anywhere"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;

    fn game(rules: &str, moves: &str) -> Game {
        Game::from_text(rules, None, Some(moves)).expect("a legal game")
    }

    #[test]
    fn each_moment_asks_for_what_is_due() {
        let friends = Seats::default();
        assert_eq!(asked(&game("nine", ""), None, &friends, false, false).text, "White · place a man");
        assert_eq!(
            asked(&game("lasker", "d6 f4"), None, &friends, false, false).text,
            "White · place a man, or move one"
        );
        let mill = asked(&game("nine", "a7 a1 d7 d1 g7"), None, &friends, false, false);
        assert_eq!((mill.text.as_str(), mill.urgent), ("White · a mill: take a man", true));
        let school = Seats::new(Seat::Human, Seat::Computer(Level::Master));
        assert_eq!(asked(&game("nine", ""), None, &school, false, false).text, "Place a man");
        assert_eq!(asked(&game("nine", "d6"), None, &school, false, true).text, "The Master is thinking…");
        assert_eq!(
            asked(&game("three", "a1 a2 b1 b2 c3 c1 c3-c2"), None, &school, false, false).text,
            "The Master to move"
        );
    }

    #[test]
    fn a_finished_game_says_so() {
        let done = game("three", "a1 a2 b1 b2 c1");
        let asked = asked(&done, done.outcome().map(Verdict::Rules), &Seats::default(), false, false);
        assert_eq!(asked.text, "White wins · White has closed a mill");
        assert_eq!(asked.side, Some(Color::White));
    }
}
