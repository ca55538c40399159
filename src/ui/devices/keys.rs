//! The keyboard at the board and in the pages: each key does what the preferences say.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::game::{CurrentGame, CursorRequest, LookAround, Menu, Occasion, Screen, TurnPhase};
use crate::preferences::{Deed, Preferences, written};
use crate::ui::acts::Act;
use crate::ui::menus::Listening;

/// How far a key walks round the board, in radians.
const WALK: f32 = 0.12;

/// Writes what a deed asks for.
#[derive(SystemParam)]
pub struct DeedWriter<'w> {
    screen: Res<'w, State<Screen>>,
    menu: Res<'w, State<Menu>>,
    current: Res<'w, CurrentGame>,
    phase: Res<'w, TurnPhase>,
    preferences: Res<'w, Preferences>,
    acts: MessageWriter<'w, Act>,
    cursor: MessageWriter<'w, CursorRequest>,
    look: MessageWriter<'w, LookAround>,
}

impl DeedWriter<'_> {
    /// Whether the board is free: no page lies over it.
    pub fn at_board(&self) -> bool {
        *self.screen.get() == Screen::Playing && *self.menu.get() == Menu::None
    }

    /// Whether a film is on show, with no page over it.
    pub fn in_theatre(&self) -> bool {
        *self.screen.get() == Screen::Theatre && *self.menu.get() == Menu::None
    }

    /// Whether a page is open.
    pub fn in_pages(&self) -> bool {
        *self.menu.get() != Menu::None
    }

    /// Whether a name is put together on the board of letters.
    pub fn at_letters(&self) -> bool {
        matches!(self.menu.get(), Menu::Name(_))
    }

    /// Writes what a deed asks for, if it has an effect on the current screen.
    pub fn perform(&mut self, deed: Deed) {
        let act = match deed {
            Deed::Menu => escape(*self.screen.get(), *self.menu.get()),
            Deed::FullScreen => Some(Act::FullScreen),
            Deed::Undo => Some(Act::Undo),
            Deed::Redo => Some(Act::Redo),
            Deed::Hint => Some(Act::Hint),
            _ => None,
        };
        let board_act = matches!(act, Some(Act::Undo | Act::Redo | Act::Hint));
        let seen = *self.screen.get() == Screen::Playing && matches!(self.menu.get(), Menu::None | Menu::GameOver);
        if let Some(act) = act
            && (!board_act || (seen && offered(act, &self.current, *self.phase, &self.preferences)))
        {
            self.acts.write(act);
        }
        if !self.at_board() {
            return;
        }
        match deed {
            Deed::Up => self.go(Vec2::NEG_Y),
            Deed::Down => self.go(Vec2::Y),
            Deed::Left => self.go(Vec2::NEG_X),
            Deed::Right => self.go(Vec2::X),
            Deed::Touch => drop(self.cursor.write(CursorRequest::Touch)),
            Deed::PutBack => drop(self.cursor.write(CursorRequest::PutBack)),
            Deed::LookLeft => self.look_around(Vec2::new(-WALK, 0.0), 0.0),
            Deed::LookRight => self.look_around(Vec2::new(WALK, 0.0), 0.0),
            Deed::Closer => self.look_around(Vec2::ZERO, -1.0),
            Deed::Farther => self.look_around(Vec2::ZERO, 1.0),
            Deed::Undo | Deed::Redo | Deed::Hint | Deed::Menu | Deed::FullScreen => {}
        }
    }

    /// The cursor goes this way on the screen.
    pub fn go(&mut self, way: Vec2) {
        self.cursor.write(CursorRequest::Go(way));
    }

    /// The camera goes round and closer.
    pub fn look_around(&mut self, turn: Vec2, zoom: f32) {
        self.look.write(LookAround { turn, zoom });
    }
}

/// Turns key presses into deeds. While something of the panels has the keyboard, its keys are its own.
pub fn read_keys(
    mut keyboard: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    listening: Res<Listening>,
    wants: Option<Res<EguiWantsInput>>,
    mut doing: DeedWriter,
) {
    if listening.takes_keys() {
        keyboard.clear();
        return;
    }
    let control =
        keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let writing = wants.is_some_and(|wants| wants.wants_keyboard_input());
    for event in keyboard.read() {
        if event.state != ButtonState::Pressed {
            continue;
        }
        // Escape leads back whatever the other keys do.
        let bound = written(&event.logical_key, control, shift).and_then(|key| doing.preferences.keys.deed(&key));
        let back = (event.logical_key == Key::Escape).then_some(Deed::Menu);
        let Some(deed) = bound.or(back) else { continue };
        let walks = matches!(
            deed,
            Deed::Up
                | Deed::Down
                | Deed::Left
                | Deed::Right
                | Deed::LookLeft
                | Deed::LookRight
                | Deed::Closer
                | Deed::Farther
        );
        let named = !matches!(event.logical_key, Key::Character(_));
        let at_panel = writing && !doing.in_pages();
        let panels = if at_panel {
            // A panel beside the board has the keyboard: it walks its buttons, and Escape gives it back to the board.
            walks || matches!(deed, Deed::Touch | Deed::PutBack | Deed::Menu)
        } else {
            writing && !(named && matches!(deed, Deed::Menu | Deed::FullScreen))
        };
        if (event.repeat && !walks) || panels {
            continue;
        }
        doing.perform(deed);
    }
}

/// What Escape asks for.
pub const fn escape(screen: Screen, menu: Menu) -> Option<Act> {
    match (screen, menu) {
        (Screen::Playing, Menu::None) => Some(Act::Open(Menu::Pause)),
        (Screen::Playing, Menu::GameOver) => Some(Act::Close),
        (Screen::Theatre, Menu::None) => Some(Act::LeaveTheatre),
        (Screen::Loading, _) | (_, Menu::None | Menu::Main) => None,
        _ => Some(Act::Back),
    }
}

/// Whether an act at the board can come to anything now.
pub fn offered(act: Act, current: &CurrentGame, phase: TurnPhase, preferences: &Preferences) -> bool {
    match act {
        Act::Undo => current.can_undo() && current.occasion() != Occasion::Lesson,
        Act::Redo => current.can_redo() && current.occasion() != Occasion::Lesson,
        Act::Hint => phase == TurnPhase::Choosing && preferences.hints,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_goes_one_step_back_and_never_leaves_the_title() {
        assert_eq!(escape(Screen::Title, Menu::Main), None);
        assert_eq!(escape(Screen::Title, Menu::Rules), Some(Act::Back));
        assert_eq!(escape(Screen::Playing, Menu::None), Some(Act::Open(Menu::Pause)));
        assert_eq!(escape(Screen::Playing, Menu::Pause), Some(Act::Back));
        assert_eq!(escape(Screen::Playing, Menu::GameOver), Some(Act::Close));
        assert_eq!(escape(Screen::Attract, Menu::None), None);
        assert_eq!(escape(Screen::Attract, Menu::TakeSeat), Some(Act::Back));
        assert_eq!(escape(Screen::Theatre, Menu::None), Some(Act::LeaveTheatre));
    }
}
