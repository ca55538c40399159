//! The request for a change of the preferences, and the one place where it is carried out.

use bevy::prelude::*;
use serde_json::{Map, Value};

use super::Preferences;

/// Request: some preferences change. It holds only the fields that are to change, so that two requests of one frame for
/// different fields both count; of two for the same field the later one does. They are carried out in `Last`.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct ChangePreferences(Map<String, Value>);

impl ChangePreferences {
    /// The request for what `edit` changes in the preferences of `now`; `None` if it changes nothing.
    pub fn by(now: &Preferences, edit: impl FnOnce(&mut Preferences)) -> Option<Self> {
        let mut wanted = now.clone();
        edit(&mut wanted);
        Self::between(now, &wanted)
    }

    /// The request that makes the preferences of `now` those that are `wanted`; `None` if they are the same.
    pub fn between(now: &Preferences, wanted: &Preferences) -> Option<Self> {
        if now == wanted {
            return None;
        }
        let before = fields(now);
        let changed: Map<String, Value> =
            fields(wanted).into_iter().filter(|(name, value)| before.get(name) != Some(value)).collect();
        (!changed.is_empty()).then_some(Self(changed))
    }
}

/// System: carries out the requests.
pub(super) fn change_preferences(mut requests: MessageReader<ChangePreferences>, mut preferences: ResMut<Preferences>) {
    for ChangePreferences(changed) in requests.read() {
        let (wanted, _) = overlaid(&preferences, changed.clone());
        preferences.set_if_neq(wanted);
    }
}

/// The preferences with these fields over them, within bounds, and the names of the fields that could not be read. Each is
/// read by itself, so that one that cannot be read costs no other. Fields that nobody knows are passed over.
pub(super) fn overlaid(preferences: &Preferences, changed: Map<String, Value>) -> (Preferences, Vec<String>) {
    let mut overlaid = preferences.clone();
    let mut unread = Vec::new();
    for (name, value) in changed {
        let mut all = fields(&overlaid);
        if all.insert(name.clone(), value).is_none() {
            continue;
        }
        match serde_json::from_value(Value::Object(all)) {
            Ok(read) => overlaid = read,
            Err(_) => unread.push(name),
        }
    }
    (overlaid.within_bounds(), unread)
}

fn fields(preferences: &Preferences) -> Map<String, Value> {
    match serde_json::to_value(preferences) {
        Ok(Value::Object(fields)) => fields,
        // A structure with named fields is an object.
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Deed, Language};
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, super::super::plugin));
        app
    }

    #[test]
    fn two_requests_of_one_frame_both_count() {
        let mut app = app();
        let now = app.world().resource::<Preferences>().clone();
        let first = ChangePreferences::by(&now, |wanted| wanted.full_screen = true).expect("a change");
        let second = ChangePreferences::by(&now, |wanted| {
            wanted.master_volume = 0.35;
            wanted.language = Some(Language::GERMAN);
            wanted.keys.set(Deed::Hint, "F1");
        });
        app.world_mut().write_message(first);
        app.world_mut().write_message_batch(second);
        app.update();
        let found = app.world().resource::<Preferences>();
        assert!(found.full_screen);
        assert_eq!((found.master_volume, found.language), (0.35, Some(Language::GERMAN)));
        assert_eq!(found.keys.main(Deed::Hint), "F1");
    }

    #[test]
    fn a_field_is_taken_back_to_nothing_and_no_change_is_no_request() {
        let mut app = app();
        let spoken = Preferences { language: Some(Language::FRENCH), ..default() };
        app.insert_resource(spoken.clone());
        assert_eq!(ChangePreferences::by(&spoken, |_| {}), None);
        app.world_mut().write_message_batch(ChangePreferences::by(&spoken, |wanted| wanted.language = None));
        app.update();
        assert_eq!(*app.world().resource::<Preferences>(), Preferences::default());
    }
}
