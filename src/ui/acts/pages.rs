//! Which page is open, and which one Back returns to.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

use crate::game::{Menu, Screen};

/// The way through the pages.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuPath {
    /// The pages that Back returns to, the newest last.
    back: Vec<Menu>,
    /// The page that the title opens with, if it is not its own.
    at_title: Option<Menu>,
}

/// Opens and closes pages.
#[derive(SystemParam)]
pub struct Pages<'w> {
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    path: ResMut<'w, MenuPath>,
}

impl Pages<'_> {
    /// Opens a page; Back returns to the one that is open now.
    pub fn open(&mut self, menu: Menu) {
        let now = *self.menu.get();
        if now != Menu::None && now != menu {
            self.path.back.push(now);
        }
        go(&mut self.next_menu, menu);
    }

    /// Returns to the page before, or to the title's menu or the board.
    pub fn back(&mut self) {
        let home = if *self.screen.get() == Screen::Title { Menu::Main } else { Menu::None };
        let before = self.path.back.pop().unwrap_or(home);
        go(&mut self.next_menu, before);
    }

    /// Closes all pages.
    pub fn close(&mut self) {
        self.path.back.clear();
        go(&mut self.next_menu, Menu::None);
    }

    /// Closes the result's page, if that is open.
    pub fn close_result(&mut self) {
        if *self.menu.get() == Menu::GameOver {
            self.close();
        }
    }

    /// Leaves for the title.
    pub fn to_title(&mut self) {
        self.path.back.clear();
        go(&mut self.next_screen, Screen::Title);
        go(&mut self.next_menu, Menu::Main);
    }

    /// Goes to the board.
    pub fn to_board(&mut self) {
        go(&mut self.next_screen, Screen::Playing);
        self.close();
    }

    /// Leaves the theatre for the library on the title.
    pub fn leave_theatre(&mut self) {
        self.path.at_title = Some(Menu::Library);
        go(&mut self.next_screen, Screen::Title);
    }
}

/// Goes to a state; does nothing in that state.
pub fn go<S: FreelyMutableState>(next: &mut NextState<S>, state: S) {
    next.set_if_neq(state);
}

/// Opens the title's menu, or the page that is to be open there.
pub fn open_title(mut path: ResMut<MenuPath>, mut next: ResMut<NextState<Menu>>) {
    path.back.clear();
    match path.at_title.take() {
        Some(menu) => {
            path.back.push(Menu::Main);
            go(&mut next, menu);
        }
        None => go(&mut next, Menu::Main),
    }
}

/// Closes all pages.
pub fn close_all(mut path: ResMut<MenuPath>, mut next: ResMut<NextState<Menu>>) {
    path.back.clear();
    go(&mut next, Menu::None);
}
