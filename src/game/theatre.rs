//! The replay theatre: a record is played on the board like a film. The steps go the same way as everybody's
//! ([`PlayStep`]); going back or far ahead puts up the position afresh. Nobody may move meanwhile
//! ([`Occasion::Replay`]); whoever wants to play on begins a match from the position on show.

use bevy::prelude::*;

use super::board::{CurrentGame, TurnPhase, Verdict};
use super::messages::{GameStarted, MillClosed, NewGame, Occasion, PlayStep};
use super::players::{Names, Seats};
use super::schedule::{FollowSystems, InputSystems, ThinkSystems};
use super::states::{Menu, Screen};
use crate::rules::{Game, Move, Step};

/// Adds the theatre.
pub fn plugin(app: &mut App) {
    app.init_resource::<Theatre>().add_message::<Cue>();
    app.add_systems(Update, take_cues.in_set(InputSystems::Theatre));
    app.add_systems(Update, roll.in_set(ThinkSystems::Theatre));
    app.add_systems(Update, slow_down.in_set(FollowSystems::SlowMotion));
    app.add_systems(OnExit(Screen::Theatre), leave);
}

/// Seconds of game time between two turns at the usual speed, beside what their motion takes.
const REST: f32 = 1.1;
/// How slowly time goes while a mill closes, and for how many seconds of real time.
const SLOW: (f32, f32) = (0.4, 2.2);

/// Request: something about the film.
#[derive(Message, Clone, Debug)]
pub enum Cue {
    /// Show this game from its beginning.
    Show(Box<Film>),
    /// Play, or pause.
    Toggle,
    /// Pause, and go this many turns forward or back.
    Step(i32),
    /// Go to the position after this many turns.
    Seek(usize),
    /// This many times the usual speed.
    Speed(f32),
    /// A moment that deserves to be seen slowly: the turn with this number, from 0.
    Mark(Vec<usize>),
    /// The camera films, or stays where the player wants it.
    Film(bool),
    /// The best turn in the position on show, to be marked on the board.
    Better(Option<Move>),
}

/// A game to be shown.
#[derive(Clone, Debug)]
pub struct Film {
    /// The game.
    pub game: Game,
    /// Who played it.
    pub seats: Seats,
    /// What they were called.
    pub names: Names,
    /// How it ended, if it did.
    pub verdict: Option<Verdict>,
}

/// The film on show.
#[derive(Resource, Clone, Debug)]
pub struct Theatre {
    film: Film,
    shown: usize,
    playing: bool,
    speed: f32,
    filmed: bool,
    marked: Vec<usize>,
    better: Option<(Move, usize)>,
    waited: f32,
    put_up_at: Option<u64>,
    slow: f32,
}

impl Default for Theatre {
    fn default() -> Self {
        let game = Game::new(crate::rules::RuleSet::default());
        Self {
            film: Film { game, seats: Seats::default(), names: Names::default(), verdict: None },
            shown: 0,
            playing: false,
            speed: 1.0,
            filmed: true,
            marked: Vec::new(),
            better: None,
            waited: 0.0,
            put_up_at: None,
            slow: 0.0,
        }
    }
}

impl Theatre {
    /// The whole game and who played it.
    pub const fn film(&self) -> &Film {
        &self.film
    }

    /// How many of its turns have been played on the board, the one under way included.
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// Whether it runs.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// How many times the usual speed.
    pub const fn speed(&self) -> f32 {
        self.speed
    }

    /// Whether the camera films.
    pub const fn films(&self) -> bool {
        self.filmed
    }

    /// The better turn to be marked on the board as it stands.
    pub fn better(&self, current: &CurrentGame) -> Option<Move> {
        let turns = current.game().ply();
        self.better.filter(|&(_, before)| before == turns && self.shown == turns).map(|(mv, _)| mv)
    }

    /// The game as far as it has been shown, to be played on from there.
    pub fn so_far(&self) -> Game {
        prefix(&self.film.game, self.shown)
    }
}

/// The first `turns` turns of a game.
pub fn prefix(game: &Game, turns: usize) -> Game {
    let mut short = Game::from_position(*game.rules(), *game.start());
    for mv in game.moves().take(turns) {
        for step in short.position().steps(short.rules(), mv) {
            // A turn of a game that was played is legal where it was played.
            if short.play_step(step).is_err() {
                return short;
            }
        }
    }
    short
}

fn take_cues(
    mut cues: MessageReader<Cue>,
    current: Res<CurrentGame>,
    mut theatre: ResMut<Theatre>,
    mut games: MessageWriter<NewGame>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    for cue in cues.read() {
        let theatre = &mut *theatre;
        match cue {
            Cue::Show(film) => {
                let (speed, filmed) = (theatre.speed, theatre.filmed);
                *theatre = Theatre { film: (**film).clone(), speed, filmed, playing: true, ..default() };
                NextState::set_if_neq(&mut screen, Screen::Theatre);
                NextState::set_if_neq(&mut menu, Menu::None);
                put_up(theatre, 0, &current, &mut games);
            }
            Cue::Toggle if !theatre.playing && theatre.shown == theatre.film.game.ply() => {
                theatre.playing = true;
                put_up(theatre, 0, &current, &mut games);
            }
            Cue::Toggle => theatre.playing = !theatre.playing,
            Cue::Step(turns) => {
                theatre.playing = false;
                let to = theatre.shown.saturating_add_signed(*turns as isize).min(theatre.film.game.ply());
                put_up(theatre, to, &current, &mut games);
            }
            Cue::Seek(to) => put_up(theatre, (*to).min(theatre.film.game.ply()), &current, &mut games),
            Cue::Speed(speed) => theatre.speed = speed.clamp(0.25, 8.0),
            Cue::Mark(turns) => theatre.marked.clone_from(turns),
            Cue::Film(filmed) => theatre.filmed = *filmed,
            Cue::Better(mv) => theatre.better = mv.map(|mv| (mv, theatre.shown)),
        }
    }
}

/// Puts up the position after so many turns; the men walk to their places.
fn put_up(theatre: &mut Theatre, to: usize, current: &CurrentGame, games: &mut MessageWriter<NewGame>) {
    theatre.shown = to;
    theatre.waited = 0.0;
    theatre.better = None;
    theatre.put_up_at = Some(current.revision());
    let game = prefix(&theatre.film.game, to);
    let film = &theatre.film;
    games.write(NewGame::new(game, film.seats, 0, Occasion::Replay).with_names(film.names.clone()));
}

/// Plays the next step when the board is still and the time has come.
fn roll(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    mut theatre: ResMut<Theatre>,
    mut played: MessageWriter<PlayStep>,
) {
    if theatre.put_up_at == Some(current.revision()) || *phase != TurnPhase::Shown {
        return;
    }
    let theatre = theatre.bypass_change_detection();
    theatre.put_up_at = None;
    let game = current.game();
    let pending = game.position().pending() > 0 && theatre.shown <= game.ply();
    if !theatre.playing && !pending {
        return;
    }
    theatre.waited += time.delta_secs() * theatre.speed;
    if theatre.waited < if pending { REST * 0.5 } else { REST } {
        return;
    }
    let turn = if pending { game.ply().saturating_sub(1) } else { game.ply() };
    let Some((before, mv)) = theatre.film.game.turns().nth(turn) else {
        theatre.playing = false;
        return;
    };
    let step = if pending {
        let taken = mv.removed() & game.position().men(!game.position().turn());
        let order = before.removal_order(game.rules(), mv);
        order.into_iter().find(|point| taken.contains(*point)).map(Step::Remove)
    } else {
        before.steps(game.rules(), mv).into_iter().next()
    };
    // A record may break off with a removal pending.
    let Some(step) = step else {
        theatre.playing = false;
        return;
    };
    theatre.waited = 0.0;
    theatre.shown = turn + 1;
    played.write(PlayStep { step, revision: current.revision() });
}

/// Time goes slowly while a mill closes or a marked turn is played, if the film runs at its usual speed.
fn slow_down(
    real: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    mut closed: MessageReader<MillClosed>,
    mut started: MessageReader<GameStarted>,
    mut theatre: ResMut<Theatre>,
    mut time: ResMut<Time<Virtual>>,
) {
    let mills = closed.read().count();
    let again = started.read().count() > 0;
    if *screen.get() != Screen::Theatre {
        return;
    }
    let theatre = theatre.bypass_change_detection();
    let marked = theatre.shown.checked_sub(1).is_some_and(|turn| theatre.marked.contains(&turn));
    if theatre.playing && theatre.speed <= 1.0 && (mills > 0 || (marked && theatre.waited == 0.0)) {
        theatre.slow = SLOW.1;
    } else {
        theatre.slow = if again { 0.0 } else { (theatre.slow - real.delta_secs()).max(0.0) };
    }
    let speed = if theatre.slow > 0.0 { SLOW.0 } else { 1.0 };
    if (time.relative_speed() - speed).abs() > f32::EPSILON {
        time.set_relative_speed(speed);
    }
}

fn leave(mut theatre: ResMut<Theatre>, mut time: ResMut<Time<Virtual>>) {
    theatre.playing = false;
    theatre.slow = 0.0;
    time.set_relative_speed(1.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_is_the_game_that_far() {
        let text = "d6 f4 f6 b4 b6xf4 d2 d7";
        let game = Game::from_text("nine", None, Some(text)).expect("legal");
        for turns in 0..=game.ply() {
            let short = prefix(&game, turns);
            assert_eq!(short.ply(), turns);
            assert_eq!(short.moves().collect::<Vec<_>>(), game.moves().take(turns).collect::<Vec<_>>());
        }
        assert_eq!(prefix(&game, 99).position(), game.position());
    }
}
