//! What the buttons of a gamepad do at the board. The cross and the sticks steer, the triggers go closer and away, and the
//! upper button leads to the panels; every other button can be given to any deed that one press does.

use std::collections::BTreeMap;

use bevy::input::gamepad::GamepadButton;
use serde::{Deserialize, Serialize};

use super::Deed;

/// The buttons that can be given away, with their names in the settings file.
pub const BUTTONS: [(GamepadButton, &str); 9] = [
    (GamepadButton::South, "south"),
    (GamepadButton::East, "east"),
    (GamepadButton::West, "west"),
    (GamepadButton::LeftTrigger, "left-shoulder"),
    (GamepadButton::RightTrigger, "right-shoulder"),
    (GamepadButton::LeftThumb, "left-stick"),
    (GamepadButton::RightThumb, "right-stick"),
    (GamepadButton::Select, "select"),
    (GamepadButton::Start, "start"),
];

/// The deeds that a button can do, with the button that each has at first.
const DEEDS: [(Deed, Option<GamepadButton>); 7] = [
    (Deed::Touch, Some(GamepadButton::South)),
    (Deed::PutBack, Some(GamepadButton::East)),
    (Deed::Undo, Some(GamepadButton::LeftTrigger)),
    (Deed::Redo, Some(GamepadButton::RightTrigger)),
    (Deed::Hint, Some(GamepadButton::West)),
    (Deed::Menu, Some(GamepadButton::Start)),
    (Deed::FullScreen, None),
];

/// The button of every deed that has one. A deed that is not named in a settings file keeps its usual button, unless
/// another has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct PadMap(BTreeMap<Deed, GamepadButton>);

impl Default for PadMap {
    fn default() -> Self {
        Self(DEEDS.into_iter().filter_map(|(deed, button)| Some((deed, button?))).collect())
    }
}

impl From<BTreeMap<String, String>> for PadMap {
    fn from(named: BTreeMap<String, String>) -> Self {
        let mut map = Self::default();
        for (deed, _) in DEEDS {
            let button = named.get(deed.name()).and_then(|name| BUTTONS.iter().find(|(_, known)| known == name));
            if let Some(&(button, _)) = button {
                map.set(deed, button);
            }
        }
        map
    }
}

impl From<PadMap> for BTreeMap<String, String> {
    fn from(map: PadMap) -> Self {
        let name = |button| BUTTONS.iter().find(|&&(known, _)| known == button).map(|&(_, name)| name.to_owned());
        map.0.into_iter().filter_map(|(deed, button)| Some((deed.name().to_owned(), name(button)?))).collect()
    }
}

impl PadMap {
    /// Whether a deed can be given a button.
    pub fn can_have(deed: Deed) -> bool {
        DEEDS.iter().any(|&(known, _)| known == deed)
    }

    /// The button of a deed.
    pub fn button(&self, deed: Deed) -> Option<GamepadButton> {
        self.0.get(&deed).copied()
    }

    /// Every deed that has a button, with it.
    pub fn iter(&self) -> impl Iterator<Item = (Deed, GamepadButton)> + '_ {
        self.0.iter().map(|(&deed, &button)| (deed, button))
    }

    /// Gives a deed a button. Whatever the button did before gets the one that the deed had, so that nothing is out of
    /// reach; says whether the button can be given away.
    pub fn set(&mut self, deed: Deed, button: GamepadButton) -> bool {
        if !Self::can_have(deed) || !BUTTONS.iter().any(|&(known, _)| known == button) {
            return false;
        }
        let before = self.0.remove(&deed);
        let other = self.0.iter().find(|&(_, &known)| known == button).map(|(&other, _)| other);
        if let Some(other) = other {
            match before {
                Some(before) => drop(self.0.insert(other, before)),
                None => drop(self.0.remove(&other)),
            }
        }
        self.0.insert(deed, button);
        if !self.0.contains_key(&Deed::Menu) {
            // The menu is never out of reach.
            let free = BUTTONS.iter().rfind(|&&(known, _)| self.0.values().all(|&used| used != known));
            self.0.extend(free.map(|&(button, _)| (Deed::Menu, button)));
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_change_places_and_the_menu_is_never_out_of_reach() {
        let mut map = PadMap::default();
        assert!(map.set(Deed::Hint, GamepadButton::South));
        assert_eq!(map.button(Deed::Hint), Some(GamepadButton::South));
        assert_eq!(map.button(Deed::Touch), Some(GamepadButton::West));
        assert!(map.set(Deed::FullScreen, GamepadButton::Start));
        assert!(map.button(Deed::Menu).is_some_and(|button| button != GamepadButton::Start));
        assert!(!map.set(Deed::Hint, GamepadButton::DPadUp), "the cross steers");
        assert!(!map.set(Deed::Up, GamepadButton::South));
        let mut used: Vec<_> = map.iter().map(|(_, button)| button).collect();
        used.sort();
        used.dedup();
        assert_eq!(used.len(), map.iter().count(), "a button does one thing");
    }

    #[test]
    fn a_file_may_name_some_and_odd_ones() {
        let map: PadMap = serde_json::from_str(r#"{"hint": "select", "undo": "wing", "up": "south"}"#).expect("a map");
        assert_eq!(map.button(Deed::Hint), Some(GamepadButton::Select));
        assert_eq!(map.button(Deed::Undo), Some(GamepadButton::LeftTrigger));
        let text = serde_json::to_string(&map).expect("it is written");
        assert_eq!(serde_json::from_str::<PadMap>(&text).expect("and read"), map);
    }
}
