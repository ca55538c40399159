//! A lesson: stages on a board, each with an objective that the pupil's turn meets or not.

use crate::rules::{Color, Game, Move, Phase, StartError};

/// A lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in the settings, and the key of its title.
    pub key: &'static str,
    /// What it is about, in a sentence: a key.
    pub about: &'static str,
    /// Its stages in order.
    pub stages: &'static [Stage],
}

/// One task. The pupil has White.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The position line under the common rules; `None` goes on from the board as the stage before left it.
    pub position: Option<&'static str>,
    /// What is asked.
    pub objective: Objective,
    /// The task: a key.
    pub task: &'static str,
    /// What the coach says when it is met: a key.
    pub right: &'static str,
    /// What the coach says to particular turns that miss it (without what they take): turn and key.
    pub tries: &'static [(&'static str, &'static str)],
    /// What the coach says to any other: a key.
    pub wrong: &'static str,
    /// Black's answer when the stage is met: the first of these turns that is legal and takes nothing.
    pub reply: &'static [&'static str],
}

/// What a turn must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Any turn.
    Any,
    /// One of these turns, whatever it takes.
    Turns(&'static [&'static str]),
    /// Close a mill; what is taken does not matter.
    Mill,
    /// Touch a man that a mill protects, or take another.
    MeetProtection,
    /// Win the game.
    Win,
}

/// What is said to what the pupil did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// The stage is met; the coach's key.
    Right(&'static str),
    /// It is not; the coach's key.
    Wrong(&'static str),
    /// The turn goes on: a man is to be taken.
    Open,
}

/// What the pupil did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PupilAct {
    /// Played a step; the game as it stands tells which.
    Step,
    /// Touched a protected man.
    Protected,
}

impl Stage {
    /// The game it begins with, if it does not go on from the stage before.
    ///
    /// # Errors
    /// [`StartError`] where the position line is wrong, which a test rules out.
    pub fn game(&self) -> Option<Result<Game, StartError>> {
        self.position.map(|line| Game::from_text("nine", Some(line), None))
    }

    /// Judges what the pupil did; `game` is the board after it, `since` its ply when the stage began.
    pub fn judge(&self, game: &Game, since: usize, attempt: PupilAct) -> Feedback {
        if attempt == PupilAct::Protected {
            return if self.objective == Objective::MeetProtection {
                Feedback::Right(self.right)
            } else {
                Feedback::Open
            };
        }
        if game.position().pending() > 0 {
            return Feedback::Open;
        }
        let Some((before, mv)) = game.turns().next_back().filter(|_| game.ply() > since) else { return Feedback::Open };
        let text = before.text(game.rules(), mv);
        let action = text.split('x').next().unwrap_or_default();
        let met = match self.objective {
            Objective::Any | Objective::MeetProtection => true,
            Objective::Turns(turns) => turns.contains(&action),
            // Where the stage begins with a mill closed, the removal alone is the turn.
            Objective::Mill => mv.to().is_none() || before.closes_mill(game.rules(), mv),
            Objective::Win => game.outcome().is_some_and(|outcome| outcome.winner() == Some(before.turn())),
        };
        if met {
            return Feedback::Right(self.right);
        }
        let answer = self.tries.iter().find(|(turn, _)| *turn == action).map_or(self.wrong, |&(_, key)| key);
        Feedback::Wrong(answer)
    }

    /// Black's answer, where the stage has one that is legal now.
    pub fn answer(&self, game: &Game) -> Option<Move> {
        let quiet = |mv: &Move| mv.removed().is_empty();
        self.reply.iter().find_map(|text| game.parse_move(text).ok().filter(quiet))
    }
}

impl Lesson {
    /// The phases that its stages show to White, in order.
    pub fn phases(&self) -> Vec<Phase> {
        let games = self.stages.iter().filter_map(Stage::game).filter_map(Result::ok);
        games.map(|game| game.position().phase(game.rules(), Color::White)).collect()
    }
}
