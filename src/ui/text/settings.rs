//! The words of the settings.

use super::{after_colon, file_problem, phrase, word};
use crate::preferences::store::SettingsTrouble;
use crate::preferences::{CameraManner, Deed};

/// What the camera does when the turn passes.
pub fn camera(manner: CameraManner) -> &'static str {
    match manner {
        CameraManner::Stay => word("camera-stay"),
        CameraManner::Turn => word("camera-turn"),
        CameraManner::Flat => word("camera-flat"),
    }
}

/// What a key is for.
pub fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Up => word("deed-up"),
        Deed::Down => word("deed-down"),
        Deed::Left => word("deed-left"),
        Deed::Right => word("deed-right"),
        Deed::Touch => word("deed-touch"),
        Deed::PutBack => word("deed-put-back"),
        Deed::Undo => word("deed-undo"),
        Deed::Redo => word("deed-redo"),
        Deed::Hint => word("deed-hint"),
        Deed::LookLeft => word("deed-look-left"),
        Deed::LookRight => word("deed-look-right"),
        Deed::Closer => word("deed-closer"),
        Deed::Farther => word("deed-farther"),
        Deed::Menu => word("deed-menu"),
        Deed::FullScreen => word("deed-full-screen"),
    }
}

/// A key as it is shown: `u` is `U`, `ctrl+z` is `Ctrl Z`, `ArrowUp` an arrow.
pub fn key(written: &str) -> String {
    if written.is_empty() {
        return word("not-bound").to_owned();
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
    let file =
        |kept: &std::path::Path| ("file", kept.file_name().unwrap_or_default().to_string_lossy().into_owned().into());
    match trouble {
        SettingsTrouble::SetAside(kept) => phrase("settings-set-aside", &[file(kept)]),
        SettingsTrouble::Unread(names, kept) => {
            phrase("settings-unread", &[("names", names.join(", ").into()), file(kept)])
        }
        SettingsTrouble::System(error) => {
            phrase("settings-not-kept", &[("error", after_colon(&file_problem(error)).into())])
        }
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
