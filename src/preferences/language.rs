//! The languages of the program's words.

use serde::{Deserialize, Serialize};

/// A language of the program's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English, which has every word.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// English drawn out by half, to try whether the layout bears long words; no menu offers it.
    #[serde(rename = "long")]
    Stretched,
}

impl Language {
    /// Every language, the untranslated one first.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Stretched];
    /// Those that a menu offers.
    pub const OFFERED: [Self; 3] = [Self::English, Self::German, Self::French];

    /// The code on the command line and in the settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Stretched => "long",
        }
    }

    /// Its own name for itself.
    pub const fn title(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Stretched => "Loong Ennglissh",
        }
    }

    /// The language whose texts it shows.
    #[must_use]
    pub const fn source(self) -> Self {
        match self {
            Self::Stretched => Self::English,
            other => other,
        }
    }

    /// The language with this code; a region behind it does not matter (`de-AT`, `de_AT.UTF-8`).
    pub fn from_name(name: &str) -> Option<Self> {
        let code = name.split(['-', '_', '.']).next().unwrap_or_default().to_lowercase();
        Self::ALL.into_iter().find(|language| language.name() == code)
    }

    /// The system's language, English where we do not speak it.
    pub fn of_system() -> Self {
        let wishes: Vec<String> = sys_locale::get_locales().collect();
        wishes
            .iter()
            .find_map(|wish| Self::from_name(wish))
            .filter(|found| Self::OFFERED.contains(found))
            .unwrap_or_default()
    }
}
