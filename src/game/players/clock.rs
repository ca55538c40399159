//! A clock for each player: so many minutes, and some seconds more for each turn. Whose clock runs out has lost. It rests
//! while men travel and while a page lies over the board, and a turn that is taken back takes its time back too.

use bevy::prelude::*;

use super::terms::TimeControl;
use crate::game::board::{CurrentGame, TurnPhase, Verdict};
use crate::game::messages::{CallGame, GameStarted, TurnUndone};
use crate::game::schedule::{FollowSystems, InputSystems};
use crate::rules::{ByColor, Color, Game};

/// Adds the clocks.
pub fn plugin(app: &mut App) {
    app.init_resource::<Clocks>();
    app.add_systems(Update, set_clocks.in_set(FollowSystems::Clocks));
    app.add_systems(Update, run_clocks.in_set(InputSystems::Clocks));
}

/// The clocks of the game on the board, if it is played by any.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Clocks {
    armed: Option<TimeControl>,
    control: Option<TimeControl>,
    left: ByColor<f32>,
    /// What was left when each turn began, by turns played.
    turns: Vec<ByColor<f32>>,
}

impl Clocks {
    /// The next game to begin has these clocks, or none.
    pub(super) const fn arm(&mut self, control: Option<TimeControl>) {
        self.armed = control;
    }

    /// What this game is played by.
    pub const fn control(&self) -> Option<TimeControl> {
        self.control
    }

    /// Seconds left to a side; none where there is no clock.
    pub fn left(&self, color: Color) -> Option<f32> {
        self.control.map(|_| self.left[color].max(0.0))
    }

    fn start(&mut self) {
        self.control = self.armed.take();
        let minutes = self.control.map_or(0, |control| control.minutes);
        self.left = ByColor::both(f32::from(minutes) * 60.0);
        self.turns = vec![self.left];
    }

    /// Follows the number of whole turns: a new one adds its seconds to who played it, a lost one gives the time back.
    fn follow(&mut self, game: &Game) {
        let Some(control) = self.control else { return };
        let position = game.position();
        let whole = game.ply() - usize::from(position.pending() > 0);
        while self.turns.len() > whole + 1 {
            self.turns.pop();
            self.left = self.turns.last().copied().unwrap_or(self.left);
        }
        while self.turns.len() < whole + 1 {
            let mover = game.turns().nth(self.turns.len() - 1).map(|(before, _)| before.turn());
            if let Some(mover) = mover {
                self.left[mover] += f32::from(control.increment);
            }
            self.turns.push(self.left);
        }
    }
}

fn set_clocks(
    mut started: MessageReader<GameStarted>,
    mut undone: MessageReader<TurnUndone>,
    current: Res<CurrentGame>,
    mut clocks: ResMut<Clocks>,
) {
    if started.read().count() > 0 {
        clocks.start();
    }
    if undone.read().count() > 0
        && let Some(&left) = clocks.turns.last().filter(|_| clocks.control.is_some())
    {
        // A lost game is taken back with the time that its last turn began with.
        clocks.left = left;
    }
    if current.is_changed() && clocks.control.is_some() {
        clocks.follow(current.game());
    }
}

/// Longer frames, in seconds, are those of a machine that slept.
const ASLEEP: f32 = 2.0;

/// Seconds that people have waited since the last frame. A picture at rest is drawn once a second, for which game time is
/// cut short; that of people is not.
pub fn waited(time: &Time<Real>) -> f32 {
    time.delta_secs().min(ASLEEP)
}

fn run_clocks(
    time: Res<Time<Real>>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    mut clocks: ResMut<Clocks>,
    mut calls: MessageWriter<CallGame>,
) {
    let runs = matches!(*phase, TurnPhase::Choosing | TurnPhase::Thinking);
    if clocks.control.is_none() || !runs {
        return;
    }
    let turn = current.game().position().turn();
    let left = &mut clocks.left[turn];
    *left -= waited(&time);
    if *left <= 0.0 {
        calls.write(CallGame(Verdict::Time { loser: turn }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::states::Screen;
    use crate::rules::RuleSet;

    #[test]
    fn a_turn_adds_its_seconds_and_gives_them_back() {
        let mut clocks = Clocks::default();
        clocks.arm(Some(TimeControl { minutes: 1, increment: 5 }));
        clocks.start();
        let mut game = Game::new(RuleSet::default());
        clocks.left[Color::White] -= 20.0;
        game.play_text("d6").expect("legal");
        clocks.follow(&game);
        assert_eq!(clocks.left, ByColor::new(45.0, 60.0));
        game.play_text("f4").expect("legal");
        clocks.follow(&game);
        assert_eq!(clocks.left, ByColor::new(45.0, 65.0));
        game.undo();
        game.undo();
        clocks.follow(&game);
        assert_eq!(clocks.left, ByColor::new(60.0, 60.0));
        clocks.start();
        assert_eq!(clocks.left(Color::White), None, "the next game has none unless it is asked for");
    }

    #[test]
    fn a_second_is_a_second_however_seldom_the_picture_is_drawn() {
        use bevy::time::TimeUpdateStrategy;
        use std::time::Duration;
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin, crate::game::plugin));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
        for _ in 0..5 {
            app.update();
        }
        let mut clocks = app.world_mut().resource_mut::<Clocks>();
        clocks.arm(Some(TimeControl { minutes: 1, increment: 0 }));
        clocks.start();
        let mut spent = |frame: f32, frames: usize| {
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(frame)));
            // What a frame lasted is known in the next.
            app.update();
            let left = |app: &App| app.world().resource::<Clocks>().left(Color::White).unwrap_or_default();
            let before = left(&app);
            (0..frames).for_each(|_| app.update());
            before - left(&app)
        };
        assert!((spent(0.02, 100) - 2.0).abs() < 0.01);
        assert!((spent(1.0, 2) - 2.0).abs() < 0.01);
        assert!((spent(3600.0, 1) - ASLEEP).abs() < 0.01, "a machine that slept for an hour takes little");
    }
}
