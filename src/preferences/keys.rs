//! What the keys do at the board. A key is written as on its cap, with what is held before it: `u`, `ctrl+z`, `ArrowUp`.

use std::collections::BTreeMap;

use bevy::input::keyboard::Key;
use serde::{Deserialize, Serialize};

/// Something that a key does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// The cursor goes up on the screen.
    Up,
    /// The cursor goes down.
    Down,
    /// The cursor goes left.
    Left,
    /// The cursor goes right.
    Right,
    /// A man is taken up, put down or taken where the cursor is.
    Touch,
    /// The man that is taken up goes back.
    PutBack,
    /// A turn is taken back.
    Undo,
    /// What was taken back is played again.
    Redo,
    /// Advice.
    Hint,
    /// The camera walks to the left about the board.
    LookLeft,
    /// The camera walks to the right.
    LookRight,
    /// The camera comes closer.
    Closer,
    /// The camera goes farther away.
    Farther,
    /// The menu, and back.
    Menu,
    /// The window fills the screen, or no longer.
    FullScreen,
}

impl Deed {
    /// Every deed, in the order of the settings.
    pub const ALL: [Self; 15] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::Touch,
        Self::PutBack,
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::LookLeft,
        Self::LookRight,
        Self::Closer,
        Self::Farther,
        Self::Menu,
        Self::FullScreen,
    ];

    /// The name in the settings file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
            Self::Touch => "touch",
            Self::PutBack => "put-back",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Hint => "hint",
            Self::LookLeft => "look-left",
            Self::LookRight => "look-right",
            Self::Closer => "closer",
            Self::Farther => "farther",
            Self::Menu => "menu",
            Self::FullScreen => "full-screen",
        }
    }

    /// The keys it has at first.
    const fn usual(self) -> &'static [&'static str] {
        match self {
            Self::Up => &["ArrowUp"],
            Self::Down => &["ArrowDown"],
            Self::Left => &["ArrowLeft"],
            Self::Right => &["ArrowRight"],
            Self::Touch => &["Enter", "Space"],
            Self::PutBack => &["Backspace"],
            Self::Undo => &["u", "ctrl+z"],
            Self::Redo => &["r", "ctrl+y", "ctrl+shift+z"],
            Self::Hint => &["h"],
            Self::LookLeft => &["q"],
            Self::LookRight => &["e"],
            Self::Closer => &["+"],
            Self::Farther => &["-"],
            Self::Menu => &["Escape"],
            Self::FullScreen => &["F11"],
        }
    }
}

/// The keys of every deed. One that is not named in a settings file keeps its usual keys.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, Vec<String>>", into = "BTreeMap<String, Vec<String>>")]
pub struct KeyMap(BTreeMap<Deed, Vec<String>>);

impl Default for KeyMap {
    fn default() -> Self {
        let usual = |deed: Deed| deed.usual().iter().map(|&key| key.to_owned()).collect();
        Self(Deed::ALL.into_iter().map(|deed| (deed, usual(deed))).collect())
    }
}

impl From<BTreeMap<String, Vec<String>>> for KeyMap {
    fn from(named: BTreeMap<String, Vec<String>>) -> Self {
        let mut map = Self::default();
        for deed in Deed::ALL {
            if let Some(keys) = named.get(deed.name()) {
                map.0.insert(deed, keys.clone());
            }
        }
        map
    }
}

impl From<KeyMap> for BTreeMap<String, Vec<String>> {
    fn from(map: KeyMap) -> Self {
        map.0.into_iter().map(|(deed, keys)| (deed.name().to_owned(), keys)).collect()
    }
}

impl KeyMap {
    /// What a key does.
    pub fn deed(&self, key: &str) -> Option<Deed> {
        self.0.iter().find(|(_, keys)| keys.iter().any(|known| known == key)).map(|(&deed, _)| deed)
    }

    /// The keys of a deed, the main one first.
    pub fn keys(&self, deed: Deed) -> &[String] {
        self.0.get(&deed).map_or(&[], Vec::as_slice)
    }

    /// The main key of a deed; empty if it has none.
    pub fn main(&self, deed: Deed) -> &str {
        self.keys(deed).first().map_or("", String::as_str)
    }

    /// Makes a key the only one of a deed. Whatever it did before it does no longer.
    pub fn set(&mut self, deed: Deed, key: &str) {
        for keys in self.0.values_mut() {
            keys.retain(|known| known != key);
        }
        self.0.insert(deed, vec![key.to_owned()]);
    }
}

/// A pressed key as it is written here; nothing for a key that is only held with others. Shift counts only together with
/// Control or for a key without a letter: on letters and signs it is part of what they are.
pub fn written(key: &Key, control: bool, shift: bool) -> Option<String> {
    let name = match key {
        Key::Character(text) => text.to_lowercase(),
        Key::Control
        | Key::Shift
        | Key::Alt
        | Key::AltGraph
        | Key::Super
        | Key::Meta
        | Key::CapsLock
        | Key::NumLock => {
            return None;
        }
        Key::Unidentified(_) | Key::Dead(_) => return None,
        named => format!("{named:?}"),
    };
    let letter = matches!(key, Key::Character(_));
    let held = |on: bool, word: &'static str| if on { word } else { "" };
    Some(format!("{}{}{name}", held(control, "ctrl+"), held(shift && (control || !letter), "shift+")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_written_as_on_their_caps() {
        let letter = |text: &str| Key::Character(text.into());
        assert_eq!(written(&letter("U"), false, true).as_deref(), Some("u"));
        assert_eq!(written(&letter("z"), true, true).as_deref(), Some("ctrl+shift+z"));
        assert_eq!(written(&Key::ArrowUp, false, false).as_deref(), Some("ArrowUp"));
        assert_eq!(written(&Key::Shift, false, true), None);
        let map = KeyMap::default();
        assert_eq!(map.deed("ctrl+z"), Some(Deed::Undo));
        assert_eq!(map.deed("ctrl+q"), None);
    }

    #[test]
    fn a_key_does_one_thing() {
        let mut map = KeyMap::default();
        map.set(Deed::Hint, "u");
        assert_eq!(map.deed("u"), Some(Deed::Hint));
        assert_eq!(map.main(Deed::Undo), "ctrl+z");
        assert_eq!(map.deed("h"), None);
    }

    #[test]
    fn no_two_deeds_share_a_usual_key() {
        let map = KeyMap::default();
        for deed in Deed::ALL {
            for key in map.keys(deed) {
                assert_eq!(map.deed(key), Some(deed), "{key}");
            }
        }
    }

    #[test]
    fn a_file_may_name_some_deeds_only() {
        let map: KeyMap = serde_json::from_str(r#"{"hint": ["F1"], "juggle": ["j"]}"#).expect("a map");
        assert_eq!((map.main(Deed::Hint), map.main(Deed::Undo)), ("F1", "u"));
    }
}
