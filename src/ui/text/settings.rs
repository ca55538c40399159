//! The words of the settings.

use crate::preferences::store::SettingsTrouble;
use crate::preferences::{CameraManner, Deed};

words! {
    FRAME_CAP = "Pictures a second";
    NO_CAP = "all";
    COMFORT = "Comfort";
    KEYS = "Keys";
    HIGH_CONTRAST = "High contrast";
    HINTS = "Advice on request";
    EVALUATION = "Show who stands better";
    RUMBLE = "Gamepads rumble";
    CAMERA = "When the turn passes to a friend";
    USUAL_KEYS = "The usual keys";
    PRESS_A_KEY = "press a key…";
    KEYS_SAY = "Choose a line and press the key that shall do it. Escape leaves it as it is.";
    PADS_SAY = "A gamepad’s cross or left stick moves the cursor, its lower button takes up and puts down, the right one \
                puts back. The shoulders take back and replay, the left button asks for advice, Start opens the menu.";
    NOT_BOUND = "none";
}

/// What the camera does when the turn passes.
pub const fn camera(manner: CameraManner) -> &'static str {
    match manner {
        CameraManner::Stay => "it stays",
        CameraManner::Turn => "it turns",
        CameraManner::Flat => "it lies flat",
    }
}

/// What a key is for.
pub const fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Up => "Cursor up",
        Deed::Down => "Cursor down",
        Deed::Left => "Cursor left",
        Deed::Right => "Cursor right",
        Deed::Touch => "Take up, put down, take",
        Deed::PutBack => "Put back",
        Deed::Undo => "Take back a turn",
        Deed::Redo => "Replay it",
        Deed::Hint => "Advice",
        Deed::LookLeft => "Walk round to the left",
        Deed::LookRight => "Walk round to the right",
        Deed::Closer => "Closer",
        Deed::Farther => "Farther away",
        Deed::Menu => "Menu",
        Deed::FullScreen => "Full screen",
    }
}

/// A key as it is shown: `u` is `U`, `ctrl+z` is `Ctrl Z`, `ArrowUp` an arrow.
pub fn key(written: &str) -> String {
    if written.is_empty() {
        return NOT_BOUND.to_owned();
    }
    // The sign that joins may itself be the key.
    let (held, last) = match written.strip_suffix('+') {
        Some(held) => (held.strip_suffix('+'), "+"),
        None => written.rsplit_once('+').map_or((None, written), |(held, last)| (Some(held), last)),
    };
    let last = match last {
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "Escape" => "Esc".to_owned(),
        letter => letter
            .chars()
            .next()
            .map_or_else(String::new, |first| first.to_uppercase().chain(letter.chars().skip(1)).collect()),
    };
    let held = held.into_iter().flat_map(|held| held.split('+')).map(|word| match word {
        "ctrl" => "Ctrl",
        "shift" => "Shift",
        other => other,
    });
    held.chain([last.as_str()]).collect::<Vec<_>>().join(" ")
}

/// What went wrong with the settings file.
pub fn trouble(trouble: &SettingsTrouble) -> String {
    match trouble {
        SettingsTrouble::SetAside(kept) => format!(
            "The settings could not be read. They lie aside as {}; the usual ones are used.",
            kept.file_name().unwrap_or_default().to_string_lossy()
        ),
        SettingsTrouble::Unread(names, kept) => format!(
            "Of the settings, {} could not be read. The file lies aside as {}.",
            names.join(", "),
            kept.file_name().unwrap_or_default().to_string_lossy()
        ),
        SettingsTrouble::System(error) => format!("The settings cannot be kept: {error}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_shown_as_on_their_caps() {
        for (written, shown) in [
            ("u", "U"),
            ("ctrl+z", "Ctrl Z"),
            ("ctrl+shift+z", "Ctrl Shift Z"),
            ("ArrowUp", "↑"),
            ("+", "+"),
            ("ctrl++", "Ctrl +"),
            ("F11", "F11"),
            ("", "none"),
        ] {
            assert_eq!(key(written), shown);
        }
    }
}
