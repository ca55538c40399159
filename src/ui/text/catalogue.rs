//! The translation catalogue (Fluent): a folder for each language under `assets/locales`, part of the program, or a
//! translator's own. A text that a language lacks is shown in English.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::preferences::Language;

/// A value of a variable: text or a count.
pub type Value<'a> = FluentValue<'a>;

/// The place of the current language among the [`CATALOGUES`]; before one is chosen, that of no language: English.
static SPOKEN: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Each language and its messages, which are read at first use.
static CATALOGUES: LazyLock<Vec<(Language, OnceLock<Catalogue>)>> =
    LazyLock::new(|| Language::all().into_iter().map(|language| (language, OnceLock::new())).collect());

struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// The messages without variables, ready to show.
    words: HashMap<String, String>,
}

impl Catalogue {
    fn read(language: Language) -> Self {
        let id: LanguageIdentifier = language.source().name().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        if language == Language::STRETCHED {
            bundle.set_transform(Some(stretch));
        } else if BINDS_LETTERS.contains(&language.name()) {
            bundle.set_transform(Some(bind_letters));
        }
        let mut keys = Vec::new();
        for &(_, text) in language.files() {
            // The readable part of a damaged file counts; a test wants every file whole.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
            keys.extend(keys_of(text));
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

/// Languages that never leave a word of one letter at the end of a line.
const BINDS_LETTERS: [&str; 3] = ["cs", "pl", "ru"];

/// Binds each word of one letter to the word behind it.
fn bind_letters(text: &str) -> Cow<'_, str> {
    let letters: Vec<char> = text.chars().collect();
    let is_alone = |at: usize| letters[at].is_alphabetic() && (at == 0 || !letters[at - 1].is_alphanumeric());
    let bound = |at: usize| letters[at] == ' ' && at > 0 && is_alone(at - 1);
    if !(0..letters.len()).any(bound) {
        return text.into();
    }
    (0..letters.len()).map(|at| if bound(at) { '\u{a0}' } else { letters[at] }).collect::<String>().into()
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
    SPOKEN.store(index_of(language), Ordering::Relaxed);
}

/// The current language.
pub fn spoken() -> Language {
    CATALOGUES.get(SPOKEN.load(Ordering::Relaxed)).map_or(Language::ENGLISH, |&(language, _)| language)
}

/// A text without variables, in the current language.
pub fn word(key: &'static str) -> &'static str {
    word_in(spoken(), key)
}

/// The same in a language.
pub fn word_in(language: Language, key: &'static str) -> &'static str {
    let found = [language, Language::ENGLISH].into_iter().find_map(|each| catalogue(each).words.get(key));
    debug_assert!(found.is_some(), "the catalogue has no words for '{key}'");
    found.map_or(key, String::as_str)
}

/// The text of a key that is known only at run time. `None` if there is no such key.
pub fn word_of(key: &str) -> Option<&'static str> {
    [spoken(), Language::ENGLISH].into_iter().find_map(|each| catalogue(each).words.get(key)).map(String::as_str)
}

/// A text with its variables, in the current language.
pub fn phrase(key: &str, values: &[(&'static str, Value)]) -> String {
    phrase_in(spoken(), key, values)
}

/// The same in a language.
pub fn phrase_in(language: Language, key: &str, values: &[(&'static str, Value)]) -> String {
    let args: FluentArgs = values.iter().map(|(name, value)| (*name, value.clone())).collect();
    let written =
        [language, Language::ENGLISH].into_iter().find_map(|each| write(&catalogue(each).bundle, key, Some(&args)));
    debug_assert!(written.is_some(), "the catalogue has no phrase '{key}' with these values");
    written.unwrap_or_else(|| key.to_owned())
}

fn index_of(language: Language) -> usize {
    let of = |wanted: Language| CATALOGUES.iter().position(|&(each, _)| each == wanted);
    of(language).or_else(|| of(Language::ENGLISH)).unwrap_or_default()
}

fn catalogue(language: Language) -> &'static Catalogue {
    let (language, read) = &CATALOGUES[index_of(language)];
    read.get_or_init(|| Catalogue::read(*language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_whole() {
        for language in Language::all() {
            for &(name, text) in language.files() {
                if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
                    panic!("{errors:?} in {name} of {}", language.name());
                }
            }
        }
    }

    #[test]
    fn languages_differ_and_what_one_lacks_is_said_in_english() {
        assert_eq!(word_in(Language::ENGLISH, "back"), "Back");
        assert_eq!(word_in(Language::GERMAN, "back"), "Zurück");
        assert_eq!(word_in(Language::FRENCH, "back"), "Retour");
        assert!(word_in(Language::STRETCHED, "settings").chars().count() >= 12);
        let bundle = FluentBundle::new_concurrent(Vec::new());
        assert_eq!(write(&bundle, "back", None), None);
    }

    #[test]
    fn words_of_one_letter_are_bound_to_the_next() {
        assert_eq!(bind_letters("a w ręce i na d6 z tyłu"), "a\u{a0}w\u{a0}ręce i\u{a0}na d6 z\u{a0}tyłu");
        assert_eq!(bind_letters("bez nich"), "bez nich");
    }

    #[test]
    fn a_phrase_bends_with_its_count() {
        let said = |language, count: usize| {
            phrase_in(language, "length", &[("turns", count.into()), ("rules", "Lasker".into())])
        };
        assert_eq!(said(Language::ENGLISH, 1), "Lasker · one turn");
        assert_eq!(said(Language::ENGLISH, 24), "Lasker · 24 turns");
        assert_eq!(said(Language::GERMAN, 24), "Lasker · 24 Züge");
    }

    #[test]
    fn a_language_is_known_by_its_code() {
        assert_eq!(Language::from_name("de_AT.UTF-8"), Some(Language::GERMAN));
        assert_eq!(Language::from_name("fr-CA"), Some(Language::FRENCH));
        assert_eq!(Language::from_name("C"), None);
    }
}
