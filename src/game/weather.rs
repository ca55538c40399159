//! The weather: fair, unless somebody calls for the queen who complained of the rain.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::schedule::InputSystems;

/// Adds the weather.
pub fn plugin(app: &mut App) {
    app.init_resource::<Weather>().add_message::<KeyboardInput>();
    app.add_systems(Update, listen.in_set(InputSystems::Weather));
}

/// Whether it rains.
#[derive(Resource, Default, Debug)]
pub struct Weather {
    /// Rain falls and fills the morris up with mud.
    pub raining: bool,
    heard: String,
}

/// The word that brings the rain, and sends it away.
const WORD: &str = "titania";

impl Weather {
    /// Hears one letter.
    pub fn hear(&mut self, letter: &str) {
        self.heard.push_str(&letter.to_lowercase());
        if self.heard.ends_with(WORD) {
            self.raining = !self.raining;
            self.heard.clear();
        } else if self.heard.len() > 4 * WORD.len() {
            self.heard.clear();
        }
    }
}

fn listen(mut keys: MessageReader<KeyboardInput>, mut weather: ResMut<Weather>) {
    for key in keys.read().filter(|key| key.state.is_pressed() && !key.repeat) {
        if let Key::Character(letter) = &key.logical_key {
            weather.hear(letter);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_queen_is_heard_among_other_letters_and_sent_away_again() {
        let mut weather = Weather::default();
        "tixTITania".chars().for_each(|c| weather.hear(&c.to_string()));
        assert!(weather.raining);
        "titani".chars().for_each(|c| weather.hear(&c.to_string()));
        assert!(weather.raining);
        weather.hear("a");
        assert!(!weather.raining);
    }
}
