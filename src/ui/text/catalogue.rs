//! The translation catalogue (Fluent): one file for each language and feature under `assets/locales`, part of the
//! program. A text that a language lacks is shown in English.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::preferences::Language;

/// The files of every language, in the order of [`Language::ALL`]. A new feature adds a line here.
macro_rules! files {
    ($($feature:literal),+ $(,)?) => {
        const FILES: &[[&str; 3]] = &[$([
            include_str!(concat!("../../../assets/locales/en/", $feature, ".ftl")),
            include_str!(concat!("../../../assets/locales/de/", $feature, ".ftl")),
            include_str!(concat!("../../../assets/locales/fr/", $feature, ".ftl")),
        ]),+];
    };
}

files![
    "main",
    "board",
    "rules",
    "reasons",
    "settings",
    "couch",
    "keep",
    "opponent",
    "lessons",
    "chronicle",
    "voice",
    "faults"
];

/// A value of a variable: text or a count.
pub type Value<'a> = FluentValue<'a>;

static SPOKEN: AtomicUsize = AtomicUsize::new(0);

/// Each language's messages, read at first use.
static CATALOGUES: LazyLock<Vec<Catalogue>> =
    LazyLock::new(|| Language::ALL.into_iter().map(Catalogue::read).collect());

struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// The messages without variables, ready to show.
    words: HashMap<String, String>,
}

impl Catalogue {
    fn read(language: Language) -> Self {
        let source = language.source();
        let column = Language::ALL.iter().position(|&each| each == source).unwrap_or(0);
        let id: LanguageIdentifier = source.name().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        if language == Language::Stretched {
            bundle.set_transform(Some(stretch));
        }
        let mut keys = Vec::new();
        for file in FILES {
            // The readable part of a damaged file counts; a test wants every file whole.
            let resource = FluentResource::try_new(file[column].to_owned()).unwrap_or_else(|(readable, _)| readable);
            keys.extend(keys_of(file[column]));
            bundle.add_resource_overriding(resource);
        }
        let words = keys.into_iter().filter_map(|key| Some((key.clone(), write(&bundle, &key, None)?))).collect();
        Self { bundle, words }
    }
}

/// The keys of a file: what stands before `=` on a line that is not indented.
fn keys_of(file: &str) -> impl Iterator<Item = String> {
    let heads = file.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_alphabetic()));
    heads.filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim().to_owned())
}

/// Formats a message. `None` if it is missing or needs a value that is not given.
fn write(bundle: &FluentBundle<FluentResource>, key: &str, values: Option<&FluentArgs>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, values, &mut errors);
    errors.is_empty().then(|| text.into_owned())
}

/// English made half as long again, to test the layout.
fn stretch(text: &str) -> Cow<'_, str> {
    let mut long = String::with_capacity(text.len() * 2);
    for (index, letter) in text.chars().enumerate() {
        long.push(letter);
        if letter.is_alphabetic() && index % 2 == 0 {
            long.push(letter);
        }
    }
    long.into()
}

/// Changes the language of everything that is shown from now on.
pub fn speak(language: Language) {
    SPOKEN.store(Language::ALL.iter().position(|&each| each == language).unwrap_or(0), Ordering::Relaxed);
}

/// The current language.
pub fn spoken() -> Language {
    Language::ALL[SPOKEN.load(Ordering::Relaxed).min(Language::ALL.len() - 1)]
}

/// A text without variables, in the current language.
pub fn word(key: &'static str) -> &'static str {
    word_in(spoken(), key)
}

/// The same in a language.
pub fn word_in(language: Language, key: &'static str) -> &'static str {
    let found = [language, Language::English].into_iter().find_map(|each| catalogue(each).words.get(key));
    debug_assert!(found.is_some(), "the catalogue has no words for '{key}'");
    found.map_or(key, String::as_str)
}

/// The text of a key that is known only at run time. `None` if there is no such key.
pub fn word_of(key: &str) -> Option<&'static str> {
    [spoken(), Language::English].into_iter().find_map(|each| catalogue(each).words.get(key)).map(String::as_str)
}

/// A text with its variables, in the current language.
pub fn phrase(key: &str, values: &[(&'static str, Value)]) -> String {
    phrase_in(spoken(), key, values)
}

/// The same in a language.
pub fn phrase_in(language: Language, key: &str, values: &[(&'static str, Value)]) -> String {
    let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
    let written =
        [language, Language::English].into_iter().find_map(|each| write(&catalogue(each).bundle, key, Some(&args)));
    debug_assert!(written.is_some(), "the catalogue has no phrase '{key}' with these values");
    written.unwrap_or_else(|| key.to_owned())
}

fn catalogue(language: Language) -> &'static Catalogue {
    let index = Language::ALL.iter().position(|&each| each == language).unwrap_or(0);
    &CATALOGUES[index]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_whole() {
        for file in FILES {
            for text in file {
                if let Err((_, errors)) = FluentResource::try_new((*text).to_owned()) {
                    panic!("{errors:?} in\n{text}");
                }
            }
        }
    }

    #[test]
    fn languages_differ_and_what_one_lacks_is_said_in_english() {
        assert_eq!(word_in(Language::English, "back"), "Back");
        assert_eq!(word_in(Language::German, "back"), "Zurück");
        assert_eq!(word_in(Language::French, "back"), "Retour");
        assert!(word_in(Language::Stretched, "settings").chars().count() >= 12);
        let bundle = FluentBundle::new_concurrent(Vec::new());
        assert_eq!(write(&bundle, "back", None), None);
    }

    #[test]
    fn a_phrase_bends_with_its_count() {
        let said = |language, count: usize| {
            phrase_in(language, "length", &[("turns", count.into()), ("rules", "Lasker".into())])
        };
        assert_eq!(said(Language::English, 1), "Lasker · one turn");
        assert_eq!(said(Language::English, 24), "Lasker · 24 turns");
        assert_eq!(said(Language::German, 24), "Lasker · 24 Züge");
    }

    #[test]
    fn a_language_is_known_by_its_code() {
        assert_eq!(Language::from_name("de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::from_name("fr-CA"), Some(Language::French));
        assert_eq!(Language::from_name("C"), None);
    }
}
