//! What is asked of the game and of the program as it is.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::act::Act;
use super::pages::Pages;
use crate::game::{AskHint, ContinueGame, LetStand, LibraryRequest, RedoTurn, Teach, UndoTurn};

/// Where requests are written.
#[derive(SystemParam)]
pub struct Requests<'w> {
    undo: MessageWriter<'w, UndoTurn>,
    redo: MessageWriter<'w, RedoTurn>,
    library: MessageWriter<'w, LibraryRequest>,
    resume: MessageWriter<'w, ContinueGame>,
    hint: MessageWriter<'w, AskHint>,
    teach: MessageWriter<'w, Teach>,
    stand: MessageWriter<'w, LetStand>,
    exit: MessageWriter<'w, AppExit>,
}

impl Requests<'_> {
    /// Takes a turn back.
    pub fn undo(&mut self, pages: &mut Pages) {
        self.undo.write(UndoTurn);
        pages.close_result();
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self, pages: &mut Pages) {
        self.redo.write(RedoTurn);
        pages.close_result();
    }

    /// Begins a lesson, by its place in the course.
    pub fn teach(&mut self, lesson: usize, pages: &mut Pages) {
        self.teach.write(Teach::Begin(lesson));
        pages.to_board();
    }

    /// Passes on what changes no page by itself. Every other act is carried out elsewhere.
    pub fn pass_on(&mut self, act: Act) {
        match act {
            Act::Hint => drop(self.hint.write(AskHint)),
            Act::GoOn => drop(self.teach.write(Teach::GoOn)),
            Act::LetStand => drop(self.stand.write(LetStand)),
            Act::LookThrough => drop(self.library.write(LibraryRequest::ShowBoard)),
            Act::Resume => drop(self.resume.write(ContinueGame)),
            Act::Quit => drop(self.exit.write(AppExit::Success)),
            _ => {}
        }
    }
}
