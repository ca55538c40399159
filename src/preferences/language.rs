//! The languages of the program's words: a folder of `assets/locales` each, and one that a translator tries out.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::OnceLock;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::platform::read_bounded;

/// The words of a language, as `build.rs` finds them.
struct Locale {
    /// The name of its folder: a code of ISO 639, such as `de`.
    code: &'static str,
    /// Its own name for itself.
    title: &'static str,
    /// The names of its files, without their ending, and their texts.
    files: &'static [(&'static str, &'static str)],
}

/// All languages that are part of the program, by code.
static LOCALES: &[Locale] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The language that is tried out, once there is one.
static TRIED: OnceLock<Locale> = OnceLock::new();

/// The largest file of a language that is tried out, in bytes.
const MAX_FILE: usize = 1 << 20;

/// A language of the program's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Language(&'static str);

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl Language {
    /// English, which has every word.
    pub const ENGLISH: Self = Self("en");
    /// German.
    pub const GERMAN: Self = Self("de");
    /// French.
    pub const FRENCH: Self = Self("fr");
    /// English drawn out by half, to try whether the layout bears long words; no menu offers it.
    pub const STRETCHED: Self = Self("long");

    /// Those that a menu offers, by their own names.
    pub fn offered() -> Vec<Self> {
        let mut found: Vec<Self> = LOCALES.iter().map(|locale| Self(locale.code)).collect();
        if let Some(tried) = TRIED.get().filter(|tried| !found.contains(&Self(tried.code))) {
            found.push(Self(tried.code));
        }
        // A letter with a sign stands with the same letter without one.
        found.sort_by_key(|language| language.title().replace('Č', "C"));
        found
    }

    /// Every language, the one for trying the layout last.
    pub fn all() -> Vec<Self> {
        let mut found = Self::offered();
        found.push(Self::STRETCHED);
        found
    }

    /// The code on the command line and in the settings.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Its own name for itself.
    pub fn title(self) -> &'static str {
        if self == Self::STRETCHED { "Loong Ennglissh" } else { self.locale().title }
    }

    /// The language whose texts it shows.
    #[must_use]
    pub fn source(self) -> Self {
        if self == Self::STRETCHED { Self::ENGLISH } else { self }
    }

    /// Its texts: the names of its files, without their ending, and what stands in them.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        self.source().locale().files
    }

    fn locale(self) -> &'static Locale {
        let tried = TRIED.get().into_iter();
        tried.chain(LOCALES).find(|locale| locale.code == self.0).unwrap_or_else(|| Self::ENGLISH.locale())
    }

    /// The language with this code; a region behind it does not matter (`de-AT`, `de_AT.UTF-8`).
    pub fn from_name(name: &str) -> Option<Self> {
        let code = name.split(['-', '_', '.']).next().unwrap_or_default().to_lowercase();
        Self::all().into_iter().find(|language| language.name() == code)
    }

    /// The system's language, English where we do not speak it.
    pub fn of_system() -> Self {
        let wishes: Vec<String> = sys_locale::get_locales().collect();
        wishes
            .iter()
            .find_map(|wish| Self::from_name(wish))
            .filter(|&found| found != Self::STRETCHED)
            .unwrap_or_default()
    }

    /// Takes the texts of a translator's folder, which is named by the language's code, for the rest of the program's time. A
    /// language that is part of the program is replaced by it.
    ///
    /// # Errors
    /// Says in English why the folder cannot be used: its name is no code, it holds no `main.ftl`, a file cannot be read, or a
    /// folder is tried out already.
    pub fn try_out(folder: &Path) -> Result<Self, String> {
        let shown = folder.display();
        let folder = folder.canonicalize().map_err(|error| format!("{shown}: {error}"))?;
        let code = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if !(2..=3).contains(&code.len()) || !code.bytes().all(|letter| letter.is_ascii_lowercase()) {
            return Err(format!("{shown}: the folder's name is the code of a language, such as sv"));
        }
        let mut files = BTreeMap::new();
        for &(name, _) in Self::ENGLISH.files() {
            let path = folder.join(name).with_extension("ftl");
            if !path.exists() {
                continue;
            }
            let bytes = read_bounded(&path, MAX_FILE).map_err(|error| format!("{}: {error}", path.display()))?;
            let text = String::from_utf8(bytes).map_err(|_| format!("{}: it is not UTF-8 text", path.display()))?;
            files.insert(name, text.trim_start_matches('\u{feff}').to_owned());
        }
        let main = files.get("main").ok_or_else(|| format!("{shown}: there is no main.ftl"))?;
        let title = main.lines().find_map(|line| line.strip_prefix("language-title = ")).unwrap_or(&code).trim();
        // They last as long as the program, as those of the other languages do.
        let title: &'static str = title.to_owned().leak();
        let files: Vec<(&'static str, &'static str)> =
            files.into_iter().map(|(name, text)| (name, &*text.leak())).collect();
        let locale = Locale { code: code.leak(), title, files: files.leak() };
        let language = Self(locale.code);
        TRIED.set(locale).map_err(|_| format!("{shown}: another language is tried out already"))?;
        Ok(language)
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        Self::from_name(&code).ok_or_else(|| D::Error::custom(format!("there is no language '{code}'")))
    }
}
