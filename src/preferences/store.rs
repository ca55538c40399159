//! Keeps the preferences between starts, in a plain file that a person may read and change. What cannot be read is set
//! aside, never lost and never in the way: the usual values stand in for it, and the player is told.

use std::io;
use std::path::{Path, PathBuf};

use bevy::app::AppExit;
use bevy::prelude::*;
use serde_json::Value;

use super::change::{change_preferences, overlaid};
use super::{Language, Preferences, Quality};
use crate::platform::{FileProblem, read_bounded, set_aside, settings_folder, without_mark, write_atomically};

/// The most bytes of a settings file; a longer one is no settings file.
pub const MAX_BYTES: usize = 1 << 16;

/// How long the preferences must have been still before they are written, in seconds.
const STILL: f32 = 0.8;

/// Reads the preferences from a file and keeps them there.
#[derive(Default)]
pub struct SettingsPlugin {
    /// The file; without one nothing is kept.
    pub path: Option<PathBuf>,
    /// What this start alone was asked for.
    pub this_start: ThisStart,
}

/// What one start of the program was asked for. It holds as long as nobody chooses something else, and never gets into the
/// file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThisStart {
    /// The window fills the screen.
    pub full_screen: bool,
    /// The picture spends so much.
    pub quality: Option<Quality>,
    /// The language of all words.
    pub language: Option<Language>,
}

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        let Found { mut preferences, has_quality, troubles } = self.path.as_deref().map_or_else(Found::default, read);
        let mut file = SettingsFile {
            path: self.path.clone(),
            kept: preferences.clone(),
            has_quality,
            borrowed: None,
            spoken: None,
            fills_once: false,
            still: 0.0,
        };
        file.lend(&self.this_start, &mut preferences);
        app.insert_resource(SettingsTroubles(troubles)).insert_resource(file).insert_resource(preferences);
        app.add_systems(Last, keep.after(change_preferences));
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
    /// Whether the file says how much the picture may spend; if not, the graphics adapter decides.
    has_quality: bool,
    /// The quality and language of this start only, each with the one that stays in the file.
    borrowed: Option<(Quality, Quality)>,
    spoken: Option<(Language, Option<Language>)>,
    /// Whether the window fills the screen for this start only.
    fills_once: bool,
    still: f32,
}

impl SettingsFile {
    /// Changes the preferences to what this start was asked for, and notes what stays in the file.
    fn lend(&mut self, asked: &ThisStart, preferences: &mut Preferences) {
        if asked.full_screen && !preferences.full_screen {
            self.fills_once = true;
            preferences.full_screen = true;
        }
        if let Some(language) = asked.language {
            self.spoken = Some((language, preferences.language));
            preferences.language = Some(language);
        }
        if let Some(quality) = asked.quality {
            self.borrowed = Some((quality, preferences.quality));
            preferences.quality = quality;
        }
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

/// System: where the file names no quality, the one that suits the graphics adapter is taken, if one is suggested. What this
/// start was asked for stays.
pub fn suggest_quality(
    In(suggested): In<Option<Quality>>,
    mut file: ResMut<SettingsFile>,
    mut preferences: ResMut<Preferences>,
) {
    let Some(suggested) = suggested.filter(|_| !file.has_quality) else { return };
    match &mut file.borrowed {
        Some((_, own)) => *own = suggested,
        None => preferences.quality = suggested,
    }
}

/// Everything that went wrong with the settings file since the start, the oldest first.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SettingsTroubles(Vec<SettingsTrouble>);

impl SettingsTroubles {
    /// What went wrong.
    pub fn all(&self) -> &[SettingsTrouble] {
        &self.0
    }
}

/// Something wrong with the settings file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsTrouble {
    /// It is damaged; it was set aside under this name and the usual settings are used.
    SetAside(PathBuf),
    /// These settings in it could not be read; the usual ones are used, and the file was set aside under this name.
    Unread(Vec<String>, PathBuf),
    /// It could not be read or written.
    System(FileProblem),
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
            return Found { troubles: vec![SettingsTrouble::System((&error).into())], ..default() };
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

/// Reads the text of a settings file. Returns `None` if it is no object of settings, or longer than [`MAX_BYTES`].
pub fn parse(bytes: &[u8]) -> Option<Told> {
    if bytes.len() > MAX_BYTES {
        return None;
    }
    let Ok(Value::Object(fields)) = serde_json::from_slice(without_mark(bytes)) else { return None };
    let has_quality = fields.contains_key("quality");
    let (preferences, unread) = overlaid(&Preferences::default(), fields);
    let has_quality = has_quality && !unread.iter().any(|name| name == "quality");
    Some(Told { preferences, has_quality, unread })
}

/// Sets the file aside and says so.
fn aside(path: &Path, say: impl FnOnce(PathBuf) -> SettingsTrouble) -> SettingsTrouble {
    match set_aside(path) {
        Ok(kept) => say(kept),
        Err(error) => SettingsTrouble::System((&error).into()),
    }
}

/// Writes preferences atomically: at any moment the file is the old one or the new one, complete.
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
        troubles.0.push(SettingsTrouble::System((&error).into()));
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::ChangePreferences;
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
            language: Some(super::super::Language::GERMAN),
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
        write(&path, &Preferences { language: Some(Language::GERMAN), ..default() }).expect("a folder");
        let this_start =
            ThisStart { full_screen: true, quality: Some(Quality::Ultra), language: Some(Language::FRENCH) };
        app.add_plugins((
            MinimalPlugins,
            SettingsPlugin { path: Some(path.clone()), this_start },
            super::super::plugin,
        ));
        app.update();
        let now = app.world().resource::<Preferences>().clone();
        assert_eq!((now.quality, now.language, now.full_screen), (Quality::Ultra, Some(Language::FRENCH), true));
        app.world_mut().write_message_batch(ChangePreferences::by(&now, |wanted| wanted.high_contrast = true));
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let found = read(&path);
        assert!(found.preferences.high_contrast && !found.preferences.full_screen);
        assert_eq!(found.preferences.quality, Quality::Medium);
        assert_eq!(found.preferences.language, Some(Language::GERMAN));
        fs::remove_dir_all(folder).expect("the temporary folder goes");
    }

    #[test]
    fn the_adapter_decides_only_where_nobody_else_has() {
        let quality_after = |path: Option<PathBuf>, quality: Option<Quality>, suggested: Quality| {
            let mut app = App::new();
            let this_start = ThisStart { quality, ..default() };
            app.add_plugins((MinimalPlugins, SettingsPlugin { path, this_start }, super::super::plugin));
            app.add_systems(Startup, (move || Some(suggested)).pipe(suggest_quality));
            app.update();
            let file = app.world().resource::<SettingsFile>();
            let now = app.world().resource::<Preferences>();
            (now.quality, file.lasting(now).quality)
        };
        assert_eq!(quality_after(None, None, Quality::High), (Quality::High, Quality::High));
        assert_eq!(quality_after(None, Some(Quality::Low), Quality::High), (Quality::Low, Quality::High));
        let folder = folder("adapter");
        let path = folder.join("settings.json");
        write(&path, &Preferences { quality: Quality::Ultra, ..default() }).expect("a folder");
        assert_eq!(quality_after(Some(path), None, Quality::Low), (Quality::Ultra, Quality::Ultra));
        fs::remove_dir_all(folder).expect("the temporary folder goes");
    }
}
