//! Lines to write in: a click gives them the keyboard, and they keep it.

use bevy::prelude::*;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::egui;
use bevy_egui::input::EguiInputEvent;

use crate::hands::{Hand, sat_down, wait, written};

/// Types a word as a keyboard does, a letter each frame.
fn type_word(app: &mut App, word: &str) {
    for letter in word.chars() {
        let context = app.world_mut().query_filtered::<Entity, With<PrimaryEguiContext>>().single(app.world());
        let event = egui::Event::Text(letter.to_string());
        app.world_mut().write_message(EguiInputEvent { context: context.expect("one context"), event });
        wait(app, 2);
    }
}

#[test]
fn a_line_that_is_clicked_can_be_written_in() {
    for (device, hand) in [("mouse", Hand::Mouse), ("finger", Hand::Touch)] {
        let mut app = sat_down(|_| {});
        hand.press(&mut app, "Play a friend");
        wait(&mut app, 20);
        hand.press(&mut app, "Who has White");
        // The pointer rests, and time goes by.
        wait(&mut app, 10);
        type_word(&mut app, "Anna");
        let told = written(&mut app);
        assert!(told.contains("Anna"), "{device}: the name is not written:\n{told}");
    }
}
