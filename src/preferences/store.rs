//! Keeps the preferences between starts, in a plain file that a person may read and change. What cannot be read is set
//! aside, never lost and never in the way: the usual values stand in for it, and the player is told.

use std::io;
use std::path::{Path, PathBuf};

use bevy::app::AppExit;
use bevy::prelude::*;
use serde_json::{Map, Value};

use super::{Language, Preferences, Quality};
use crate::platform::{read_bounded, set_aside, settings_folder, without_mark, write_atomically};

/// The most bytes of a settings file; a longer one is no settings file.
pub const MAX_BYTES: usize = 1 << 16;

/// How long the preferences must have been still before they are written, in seconds.
const STILL: f32 = 0.8;

/// Reads the preferences from a file and keeps them there.
pub struct SettingsPlugin {
    /// The file; without one nothing is kept.
    pub path: Option<PathBuf>,
}

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        let found = self.path.as_deref().map_or_else(Found::default, read);
        app.insert_resource(SettingsTroubles(found.troubles));
        app.insert_resource(SettingsFile {
            path: self.path.clone(),
            kept: found.preferences.clone(),
            has_quality: found.has_quality,
            borrowed: None,
            spoken: None,
            fills_once: false,
            still: 0.0,
        });
        app.insert_resource(found.preferences);
        app.add_systems(Last, keep);
    }
}

/// Where the user's preferences are kept: `settings.json` in the [`settings_folder`]. Returns `None` if there is no such
/// folder.
pub fn path_of_the_user() -> Option<PathBuf> {
    Some(settings_folder()?.join("settings.json"))
}

/// The settings file.
#[derive(Resource, Debug)]
pub struct SettingsFile {
    path: Option<PathBuf>,
    kept: Preferences,
    has_quality: bool,
    borrowed: Option<(Quality, Quality)>,
    spoken: Option<(Language, Option<Language>)>,
    fills_once: bool,
    still: f32,
}

impl SettingsFile {
    /// Whether the file says how much the picture may spend; if not, the graphics adapter decides.
    pub const fn has_quality(&self) -> bool {
        self.has_quality
    }

    /// Notes that the picture spends `now` for this start only; `own` is what stays in the file.
    pub const fn borrow_quality(&mut self, now: Quality, own: Quality) {
        self.borrowed = Some((now, own));
    }

    /// Notes that this start speaks `now`; `own` is what stays in the file.
    pub const fn borrow_language(&mut self, now: Language, own: Option<Language>) {
        self.spoken = Some((now, own));
    }

    /// Notes that the window fills the screen for this start only.
    pub const fn borrow_full_screen(&mut self) {
        self.fills_once = true;
    }

    /// What goes into the file for these preferences.
    fn lasting(&self, preferences: &Preferences) -> Preferences {
        let mut lasting = preferences.clone();
        if let Some((_, own)) = self.borrowed.filter(|&(now, _)| now == preferences.quality) {
            lasting.quality = own;
        }
        if let Some((_, own)) = self.spoken.filter(|&(now, _)| Some(now) == preferences.language) {
            lasting.language = own;
        }
        lasting.full_screen &= !self.fills_once;
        lasting
    }
}

/// What went wrong with the settings file and the player has not been told yet.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SettingsTroubles(pub Vec<SettingsTrouble>);

/// Something wrong with the settings file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsTrouble {
    /// It is damaged; it was set aside under this name and the usual settings are used.
    SetAside(PathBuf),
    /// These settings in it could not be read; the usual ones are used, and the file was set aside under this name.
    Unread(Vec<String>, PathBuf),
    /// It could not be read or written: the system's words.
    System(String),
}

/// What a file holds.
#[derive(Default)]
struct Found {
    preferences: Preferences,
    has_quality: bool,
    troubles: Vec<SettingsTrouble>,
}

fn read(path: &Path) -> Found {
    let bytes = match read_bounded(path, MAX_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Found::default(),
        Err(error) => {
            return Found { troubles: vec![SettingsTrouble::System(error.to_string())], ..default() };
        }
    };
    let Some(told) = parse(&bytes) else {
        return Found { troubles: vec![aside(path, SettingsTrouble::SetAside)], ..default() };
    };
    let mut found = Found { preferences: told.preferences, has_quality: told.has_quality, ..default() };
    if !told.unread.is_empty() {
        found.troubles.push(aside(path, |kept| SettingsTrouble::Unread(told.unread, kept)));
    }
    found
}

/// What the text of a settings file says.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The preferences, the usual ones where it says nothing that can be read.
    pub preferences: Preferences,
    /// Whether it says how much the picture may spend.
    pub has_quality: bool,
    /// The settings that could not be read.
    pub unread: Vec<String>,
}

/// Reads the text of a settings file; none if it is no object of settings, or longer than [`MAX_BYTES`].
pub fn parse(bytes: &[u8]) -> Option<Told> {
    if bytes.len() > MAX_BYTES {
        return None;
    }
    let Ok(Value::Object(fields)) = serde_json::from_slice(without_mark(bytes)) else { return None };
    let has_quality = fields.contains_key("quality");
    let (preferences, unread) = from_fields(fields);
    let has_quality = has_quality && !unread.iter().any(|name| name == "quality");
    Some(Told { preferences, has_quality, unread })
}

/// Sets the file aside and says so.
fn aside(path: &Path, say: impl FnOnce(PathBuf) -> SettingsTrouble) -> SettingsTrouble {
    match set_aside(path) {
        Ok(kept) => say(kept),
        Err(error) => SettingsTrouble::System(error.to_string()),
    }
}

/// Each field by itself, so that one that cannot be read costs no other. Fields that nobody knows are passed over.
fn from_fields(fields: Map<String, Value>) -> (Preferences, Vec<String>) {
    let mut preferences = Preferences::default();
    let mut unread = Vec::new();
    for (name, value) in fields {
        let Ok(Value::Object(mut all)) = serde_json::to_value(&preferences) else { continue };
        if all.insert(name.clone(), value).is_none() {
            continue;
        }
        match serde_json::from_value::<Preferences>(Value::Object(all)) {
            Ok(read) => preferences = read,
            Err(_) => unread.push(name),
        }
    }
    (preferences.within_bounds(), unread)
}

/// Writes preferences in one piece: whoever looks finds the old file or the new one, whole.
///
/// # Errors
/// What the system says.
pub fn write(path: &Path, preferences: &Preferences) -> io::Result<()> {
    let mut text = serde_json::to_string_pretty(preferences).map_err(io::Error::other)?;
    text.push('\n');
    write_atomically(path, text.as_bytes())
}

/// Writes the preferences when they have been still for a moment, and at the end.
fn keep(
    time: Res<Time<Real>>,
    preferences: Res<Preferences>,
    mut file: ResMut<SettingsFile>,
    mut exits: MessageReader<AppExit>,
    mut troubles: ResMut<SettingsTroubles>,
) {
    let leaving = exits.read().count() > 0;
    file.still = if preferences.is_changed() { 0.0 } else { file.still + time.delta_secs() };
    if file.still < STILL && !leaving {
        return;
    }
    let lasting = file.lasting(&preferences);
    let Some(path) = file.path.clone().filter(|_| lasting != file.kept) else { return };
    // A failure is told once, not every frame.
    file.kept = lasting;
    if let Err(error) = write(&path, &file.kept) {
        troubles.0.push(SettingsTrouble::System(error.to_string()));
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("morris-settings-{name}-{}", std::process::id()));
        fs::remove_dir_all(&folder).ok();
        folder
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = folder("again");
        let path = folder.join("deep/settings.json");
        let mut wanted = Preferences {
            high_contrast: true,
            text_scale: 1.4,
            language: Some(super::super::Language::German),
            ..default()
        };
        wanted.keys.set(super::super::Deed::Hint, "F1");
        wanted.pads.set(super::super::Deed::Hint, bevy::input::gamepad::GamepadButton::Select);
        write(&path, &wanted).expect("a folder that can be written to");
        let found = read(&path);
        assert_eq!((found.preferences, found.troubles), (wanted, vec![]));
        assert!(found.has_quality);
        assert_eq!(
            fs::read_dir(path.parent().expect("a parent")).expect("a folder").count(),
            1,
            "nothing is left over"
        );
        fs::remove_dir_all(folder).expect("the temporary folder goes");
    }

    #[test]
    fn a_mark_before_the_text_is_passed_over() {
        let told = parse(b"\xef\xbb\xbf{\"vsync\": false}").expect("settings");
        assert!(!told.preferences.vsync && told.unread.is_empty());
    }

    #[test]
    fn a_file_that_is_not_there_is_no_trouble() {
        let found = read(&folder("none").join("settings.json"));
        assert_eq!((found.preferences, found.troubles, found.has_quality), (Preferences::default(), vec![], false));
    }

    #[test]
    fn a_damaged_file_is_set_aside_each_time_under_a_name_of_its_own() {
        let folder = folder("damaged");
        let path = folder.join("settings.json");
        fs::create_dir_all(&folder).expect("a temporary folder");
        let long = " ".repeat(MAX_BYTES) + "{}";
        for (number, text) in ["{\"quality\": \"hi", "[]", "\0\0\0", &long].into_iter().enumerate() {
            fs::write(&path, text).expect("a file");
            let found = read(&path);
            let kept = folder.join(
                [
                    "settings.json.damaged",
                    "settings.json.damaged-2",
                    "settings.json.damaged-3",
                    "settings.json.damaged-4",
                ][number],
            );
            assert_eq!(found.troubles, [SettingsTrouble::SetAside(kept.clone())]);
            assert_eq!(found.preferences, Preferences::default());
            assert_eq!(fs::read_to_string(kept).expect("it was kept"), text);
            assert!(!path.exists());
        }
        fs::remove_dir_all(folder).expect("the temporary folder goes");
    }

    #[test]
    fn one_bad_setting_costs_no_other_and_unknown_ones_are_passed_over() {
        let folder = folder("field");
        let path = folder.join("settings.json");
        fs::create_dir_all(&folder).expect("a temporary folder");
        fs::write(&path, r#"{"quality": "purple", "text-scale": 900, "vsync": false, "wings": 2}"#).expect("a file");
        let found = read(&path);
        assert!(!found.preferences.vsync);
        assert_eq!(found.preferences.text_scale, 2.0, "held within bounds");
        assert_eq!(found.preferences.quality, Quality::default());
        assert!(!found.has_quality);
        assert!(matches!(&found.troubles[..], [SettingsTrouble::Unread(names, _)] if names == &["quality"]));
        fs::remove_dir_all(folder).expect("the temporary folder goes");
    }

    #[test]
    fn changes_are_kept_and_what_was_asked_for_one_start_is_not() {
        let folder = folder("app");
        let path = folder.join("settings.json");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, SettingsPlugin { path: Some(path.clone()) }));
        app.update();
        app.world_mut().resource_mut::<SettingsFile>().borrow_quality(Quality::Ultra, Quality::Medium);
        app.world_mut().resource_mut::<Preferences>().quality = Quality::Ultra;
        app.world_mut().resource_mut::<SettingsFile>().borrow_language(Language::French, Some(Language::German));
        app.world_mut().resource_mut::<Preferences>().language = Some(Language::French);
        app.world_mut().resource_mut::<Preferences>().high_contrast = true;
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let found = read(&path);
        assert!(found.preferences.high_contrast);
        assert_eq!(found.preferences.quality, Quality::Medium);
        assert_eq!(found.preferences.language, Some(Language::German));
        fs::remove_dir_all(folder).expect("the temporary folder goes");
    }
}
