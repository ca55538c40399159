//! What a person can ask for, and the one place where it is carried out. Also which menu opens by itself.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

use super::devices::PressGuard;
use super::notices::Notices;
use super::setup::{ChosenRules, GamePlan, Opponent, Pick, rematch, seated};
use super::{UiInput, text};
use crate::ai::Score;
use crate::game::{
    AskHint, CallGame, Clocks, ContinueGame, CurrentGame, Evening, GameSystems, LetStand, Menu, Names, NewGame,
    Occasion, RedoTurn, Screen, Seats, ShelfCue, Teach, Theatre, Thinking, TurnPhase, TurnUndone, UndoTurn, Verdict,
};
use crate::preferences::Preferences;
use crate::rules::{ByColor, Color, RuleSet};

/// Adds the acts.
pub fn plugin(app: &mut App) {
    app.add_message::<Act>().init_resource::<MenuPath>().init_resource::<GameOverDelay>();
    app.add_systems(OnEnter(Screen::Title), open_title);
    app.add_systems(OnEnter(Screen::Attract), close_menus);
    app.add_systems(OnEnter(Screen::Playing), close_menus);
    app.add_systems(Update, perform.in_set(UiInput::Acts));
    app.add_systems(Update, call_result.run_if(in_state(Screen::Playing)).after(GameSystems::Offer));
}

/// Something a person asks for.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Open a page; Back returns from it.
    Open(Menu),
    /// Back to the page before, or to the board.
    Back,
    /// Close all pages.
    Close,
    /// Set up a game against such an opponent.
    SetUp(Opponent),
    /// Begin the game that is set up.
    Begin,
    /// Begin it with what the lot gave.
    Drawn(Color),
    /// The same again, with the sides swapped.
    Rematch,
    /// Offer a draw to whoever is on the other side.
    OfferDraw,
    /// Agree on a draw.
    AgreeDraw,
    /// Give the game up.
    Resign,
    /// Leave for the title.
    ToTitle,
    /// Leave the program.
    Quit,
    /// Take a turn back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show the best turn.
    Hint,
    /// Fill the screen, or no longer.
    FullScreen,
    /// Begin a lesson, by its place in the course.
    Teach(usize),
    /// The coach in a lesson has been read: go on.
    GoOn,
    /// The turn that the coach asks about shall stand.
    LetStand,
    /// Take this side's seat in the game of the attract screen.
    Sit(Color),
    /// Write the record of the game on the board to a file.
    SaveRecord,
    /// Look through the game on the board in the theatre.
    LookThrough,
    /// Continue the game that was kept.
    Resume,
    /// To the board, where a game has been put up.
    ToBoard,
    /// Leave the theatre for the page it was entered from.
    LeaveTheatre,
    /// Play on against such an opponent from the position that the theatre shows.
    PlayOn(Opponent),
}

/// The pages that Back returns to, the newest last.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuPath(Vec<Menu>, Option<Menu>);

/// When the result's page opens.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct GameOverDelay {
    /// How long the finished board is left to look at, in seconds of game time.
    pub after: f32,
    waited: f32,
    shown_at: Option<u64>,
}

impl Default for GameOverDelay {
    fn default() -> Self {
        Self { after: 2.0, waited: 0.0, shown_at: None }
    }
}

/// What acts change.
#[derive(SystemParam)]
struct Levers<'w> {
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    path: ResMut<'w, MenuPath>,
    plan: ResMut<'w, GamePlan>,
    preferences: ResMut<'w, Preferences>,
    theatre: Res<'w, Theatre>,
    evening: ResMut<'w, Evening>,
    names: ResMut<'w, Names>,
    clocks: ResMut<'w, Clocks>,
    notices: ResMut<'w, Notices>,
    games: MessageWriter<'w, NewGame>,
    calls: MessageWriter<'w, CallGame>,
    undo: MessageWriter<'w, UndoTurn>,
    redo: MessageWriter<'w, RedoTurn>,
    shelf: MessageWriter<'w, ShelfCue>,
    resume: MessageWriter<'w, ContinueGame>,
    hint: MessageWriter<'w, AskHint>,
    teach: MessageWriter<'w, Teach>,
    stand: MessageWriter<'w, LetStand>,
    exit: MessageWriter<'w, AppExit>,
}

fn perform(
    mut acts: MessageReader<Act>,
    guard: Res<PressGuard>,
    chosen: Res<ChosenRules>,
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    thinking: Res<Thinking>,
    mut levers: Levers,
) {
    if guard.is_up() {
        acts.clear();
        return;
    }
    for &act in acts.read() {
        match act {
            Act::Open(menu) => levers.open(menu),
            Act::SetUp(opponent) => {
                levers.plan.opponent = opponent;
                levers.open(Menu::NewGame);
            }
            Act::Back => levers.back(),
            Act::Close => levers.close(),
            Act::Begin if levers.plan.needs_lot() => levers.open(Menu::Lot),
            Act::Begin => levers.begin(chosen.0, Color::White),
            Act::Drawn(lot) => levers.begin(chosen.0, lot),
            Act::Rematch => {
                if seats.humans() == 2 {
                    levers.evening.swap();
                }
                let control = levers.clocks.control();
                levers.clocks.arm(control);
                levers.play(rematch(&current, &seats, rand::random()));
            }
            Act::OfferDraw if seats.humans() == 2 => levers.open(Menu::Offer),
            Act::OfferDraw => {
                let level = thinking.thought().is_some_and(|thought| is_level(thought.score));
                if seats.humans() == 1 && level {
                    levers.calls.write(CallGame(Verdict::Agreed));
                } else {
                    levers.notices.say(text::word("draw-declined"));
                }
                levers.close();
            }
            Act::AgreeDraw => {
                levers.calls.write(CallGame(Verdict::Agreed));
                levers.close();
            }
            Act::Resign => {
                let turn = current.game().position().turn();
                let loser = if seats.is_human(turn) { turn } else { !turn };
                levers.calls.write(CallGame(Verdict::Resigned { loser }));
                levers.close();
            }
            Act::ToTitle => {
                levers.path.0.clear();
                go(&mut levers.next_screen, Screen::Title);
                go(&mut levers.next_menu, Menu::Main);
            }
            Act::Quit => drop(levers.exit.write(AppExit::Success)),
            Act::Undo => {
                levers.undo.write(UndoTurn);
                levers.close_result();
            }
            Act::Redo => {
                levers.redo.write(RedoTurn);
                levers.close_result();
            }
            Act::Hint => drop(levers.hint.write(AskHint)),
            Act::Teach(lesson) => {
                levers.teach.write(Teach::Begin(lesson));
                go(&mut levers.next_screen, Screen::Playing);
                levers.close();
            }
            Act::GoOn => drop(levers.teach.write(Teach::GoOn)),
            Act::LetStand => drop(levers.stand.write(LetStand)),
            Act::Sit(color) => levers.play(seated(&current, &seats, color)),
            Act::SaveRecord => drop(levers.shelf.write(ShelfCue::ExportBoard)),
            Act::LookThrough => drop(levers.shelf.write(ShelfCue::ShowBoard)),
            Act::Resume => drop(levers.resume.write(ContinueGame)),
            Act::ToBoard => {
                go(&mut levers.next_screen, Screen::Playing);
                levers.close();
            }
            Act::LeaveTheatre => {
                levers.path.1 = Some(Menu::Library);
                go(&mut levers.next_screen, Screen::Title);
            }
            Act::PlayOn(opponent) => {
                let request = levers.play_on(opponent);
                levers.play(request);
            }
            Act::FullScreen => levers.preferences.full_screen = !levers.preferences.full_screen,
        }
    }
}

impl Levers<'_> {
    fn open(&mut self, menu: Menu) {
        let now = *self.menu.get();
        if now != Menu::None && now != menu {
            self.path.0.push(now);
        }
        go(&mut self.next_menu, menu);
    }

    fn back(&mut self) {
        let home = if *self.screen.get() == Screen::Title { Menu::Main } else { Menu::None };
        let before = self.path.0.pop().unwrap_or(home);
        go(&mut self.next_menu, before);
    }

    fn close(&mut self) {
        self.path.0.clear();
        go(&mut self.next_menu, Menu::None);
    }

    fn close_result(&mut self) {
        if *self.menu.get() == Menu::GameOver {
            self.close();
        }
    }

    /// The side to move is the person's, if the school is to answer.
    fn play_on(&self, opponent: Opponent) -> NewGame {
        let game = self.theatre.so_far();
        let own = if game.position().turn() == Color::White { Pick::White } else { Pick::Black };
        let plan = GamePlan { opponent, own, ..*self.plan };
        let seats = plan.request(*game.rules(), Color::White, 0).seats;
        NewGame { game, seats, seed: rand::random(), occasion: Occasion::Match }
    }

    fn begin(&mut self, rules: RuleSet, lot: Color) {
        let request = self.plan.request(rules, lot, rand::random());
        if self.evening.names != self.preferences.names {
            self.evening.names = self.preferences.names.clone();
            self.evening.clear();
        }
        self.evening.seat(false);
        let clock = self.plan.clock.filter(|_| self.plan.opponent != Opponent::Watch);
        self.clocks.arm(clock);
        self.play(request);
    }

    fn play(&mut self, request: NewGame) {
        let named = request.seats.humans() == 2;
        let name = |color| if named { self.evening.name(color).to_owned() } else { String::new() };
        *self.names = Names(ByColor::from_fn(name));
        self.games.write(request);
        go(&mut self.next_screen, Screen::Playing);
        self.close();
    }
}

/// Whether the school takes a draw: it sees no more than half a man between the sides.
const fn is_level(score: Score) -> bool {
    matches!(score, Score::Draw | Score::Estimate(-50..=50))
}

/// Goes to a state; where one is already, nothing happens.
pub fn go<S: FreelyMutableState>(next: &mut NextState<S>, state: S) {
    next.set_if_neq(state);
}

fn open_title(mut path: ResMut<MenuPath>, mut next: ResMut<NextState<Menu>>) {
    path.0.clear();
    match path.1.take() {
        Some(menu) => {
            path.0.push(Menu::Main);
            go(&mut next, menu);
        }
        None => go(&mut next, Menu::Main),
    }
}

fn close_menus(mut path: ResMut<MenuPath>, mut next: ResMut<NextState<Menu>>) {
    path.0.clear();
    go(&mut next, Menu::None);
}

/// Opens the result's page once for each finished board, and closes it when the board goes on.
#[expect(clippy::too_many_arguments, reason = "a system: its parameters are what it reads and writes")]
fn call_result(
    time: Res<Time>,
    phase: Res<TurnPhase>,
    current: Res<CurrentGame>,
    menu: Res<State<Menu>>,
    mut undone: MessageReader<TurnUndone>,
    mut delay: ResMut<GameOverDelay>,
    mut path: ResMut<MenuPath>,
    mut next: ResMut<NextState<Menu>>,
) {
    if undone.read().count() > 0 && *menu.get() == Menu::GameOver {
        path.0.clear();
        go(&mut next, Menu::None);
    }
    // A puzzle and a lesson say for themselves what has come of them.
    let told = !matches!(current.occasion(), Occasion::Match | Occasion::Demo);
    if told || *phase != TurnPhase::Finished || *menu.get() != Menu::None || delay.shown_at == Some(current.revision())
    {
        delay.waited = 0.0;
        return;
    }
    delay.waited += time.delta_secs();
    if delay.waited >= delay.after {
        delay.shown_at = Some(current.revision());
        go(&mut next, Menu::GameOver);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, crate::game::plugin, super::super::setup::plugin, plugin));
        app.init_resource::<PressGuard>().init_resource::<Preferences>().init_resource::<Notices>();
        app.configure_sets(Update, UiInput::Acts.before(GameSystems::Judge));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        app.update();
        app.update();
        app
    }

    fn ask(app: &mut App, act: Act) {
        app.world_mut().write_message(act);
        app.update();
        app.update();
    }

    fn menu(app: &App) -> Menu {
        *app.world().resource::<State<Menu>>().get()
    }

    #[test]
    fn back_returns_the_way_one_came() {
        let mut app = app();
        assert_eq!(menu(&app), Menu::Main);
        ask(&mut app, Act::SetUp(Opponent::Friend));
        ask(&mut app, Act::Open(Menu::Rules));
        assert_eq!(menu(&app), Menu::Rules);
        ask(&mut app, Act::Back);
        assert_eq!(menu(&app), Menu::NewGame);
        ask(&mut app, Act::Back);
        assert_eq!(menu(&app), Menu::Main);
    }

    #[test]
    fn begin_starts_the_game_and_clears_the_pages() {
        let mut app = app();
        ask(&mut app, Act::SetUp(Opponent::Friend));
        ask(&mut app, Act::Begin);
        assert_eq!(menu(&app), Menu::Lot);
        ask(&mut app, Act::Drawn(Color::Black));
        assert_eq!(app.world().resource::<CurrentGame>().game().position().turn(), Color::Black);
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Playing);
        assert_eq!(menu(&app), Menu::None);
        assert_eq!(app.world().resource::<Seats>().humans(), 2);
        ask(&mut app, Act::Open(Menu::Pause));
        ask(&mut app, Act::Open(Menu::Settings));
        ask(&mut app, Act::Back);
        assert_eq!(menu(&app), Menu::Pause);
        ask(&mut app, Act::Back);
        assert_eq!(menu(&app), Menu::None);
    }

    #[test]
    fn a_held_press_activates_nothing() {
        let mut app = app();
        app.world_mut().resource_mut::<PressGuard>().raise();
        ask(&mut app, Act::SetUp(Opponent::Friend));
        assert_eq!(menu(&app), Menu::Main);
    }
}
