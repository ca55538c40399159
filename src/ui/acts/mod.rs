//! What a person can ask for, and the one place where it is carried out.

mod act;
mod matches;
mod pages;
mod requests;
mod result_page;

use bevy::prelude::*;

use super::devices::PressGuard;
use super::{UiFollow, UiInput};
use crate::game::{Menu, Screen};
use crate::preferences::{ChangePreferences, Preferences};
use crate::rules::Color;

pub use act::Act;
pub use pages::{MenuPath, go};
pub use result_page::GameOverDelay;

use self::matches::Matches;
use self::pages::Pages;
use self::requests::Requests;

/// Adds the acts.
pub fn plugin(app: &mut App) {
    app.add_message::<Act>().init_resource::<MenuPath>().init_resource::<GameOverDelay>();
    app.add_systems(OnEnter(Screen::Title), pages::open_title);
    app.add_systems(OnEnter(Screen::Attract), pages::close_all);
    app.add_systems(OnEnter(Screen::Playing), pages::close_all);
    app.add_systems(Update, perform.in_set(UiInput::Acts));
    app.add_systems(Update, result_page::open_and_close.in_set(UiFollow::Playing));
}

/// Carries out what was asked for, in the order in which it was asked. While the press that left the attract screen is
/// held, what is asked is dropped.
fn perform(
    mut acts: MessageReader<Act>,
    guard: Res<PressGuard>,
    preferences: Res<Preferences>,
    mut changes: MessageWriter<ChangePreferences>,
    mut pages: Pages,
    mut matches: Matches,
    mut requests: Requests,
) {
    if guard.is_up() {
        acts.clear();
        return;
    }
    for &act in acts.read() {
        match act {
            Act::Open(menu) => pages.open(menu),
            Act::Back => pages.back(),
            Act::Close => pages.close(),
            Act::ToTitle => pages.to_title(),
            Act::ToBoard => pages.to_board(),
            Act::LeaveTheatre => pages.leave_theatre(),
            Act::FullScreen => {
                let turn = |wanted: &mut Preferences| wanted.full_screen = !wanted.full_screen;
                changes.write_batch(ChangePreferences::by(&preferences, turn));
            }
            Act::SetUp(opponent) => {
                matches.plan_against(opponent);
                pages.open(Menu::NewGame);
            }
            Act::Begin if matches.needs_lot() => pages.open(Menu::Lot),
            Act::Begin => matches.begin(Color::White, &preferences, &mut pages),
            Act::Drawn(lot) => matches.begin(lot, &preferences, &mut pages),
            Act::Rematch => matches.rematch(&mut pages),
            Act::Sit(color) => matches.take_seat(color, &mut pages),
            Act::PlayOn(opponent) => matches.play_on(opponent, &mut pages),
            Act::OfferDraw if matches.is_between_two() => pages.open(Menu::Offer),
            Act::OfferDraw => matches.offer_draw_to_computer(&mut pages),
            Act::AgreeDraw => matches.agree_draw(&mut pages),
            Act::Resign => matches.resign(&mut pages),
            Act::Undo => requests.undo(&mut pages),
            Act::Redo => requests.redo(&mut pages),
            Act::Teach(lesson) => requests.teach(lesson, &mut pages),
            act => requests.pass_on(act),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{CurrentGame, GameSystems, Seats};
    use crate::ui::game_plan::Opponent;
    use crate::ui::toasts::board::ShowBoardToast;
    use bevy::state::app::StatesPlugin;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, crate::game::plugin, crate::ui::game_plan::plugin, plugin));
        app.add_plugins(crate::preferences::plugin).init_resource::<PressGuard>().add_message::<ShowBoardToast>();
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
