//! The translation catalogue against itself and against the program: every language has every key with the same
//! variables, the program asks for no key that is missing, and no key lies idle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The languages: the folders of `assets/locales`, English first.
fn languages() -> Vec<String> {
    let entries = fs::read_dir(root().join("assets/locales")).expect("the folder of the languages");
    let folders = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir());
    let mut found: Vec<String> =
        folders.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect();
    found.sort_by_key(|code| (code != "en", code.clone()));
    assert!(found.len() >= 3 && found[0] == "en", "the languages: {found:?}");
    found
}

/// Keys that are put together at run time: a family's beginning, and where its members come from.
const FAMILIES: [&str; 2] = ["field-", "number-"];
/// The key that the build reads: what a language calls itself.
const TITLE: &str = "language-title";

type Messages = BTreeMap<String, String>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files of a language, each with its messages: key and everything up to the next key.
fn files(language: &str) -> BTreeMap<String, Messages> {
    let folder = root().join("assets/locales").join(language);
    let entries = fs::read_dir(folder).expect("the language's folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a catalogue file");
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name.clone(), messages(&name, &text))
        })
        .collect()
}

fn messages(name: &str, text: &str) -> Messages {
    let mut found = Messages::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            let (head, value) = line.split_once(" = ").unwrap_or_else(|| panic!("{name}: no ' = ' in '{line}'"));
            head.clone_into(&mut key);
            assert!(found.insert(key.clone(), value.to_owned()).is_none(), "{name}: '{key}' stands there twice");
        } else if let Some(value) = found.get_mut(&key) {
            value.push('\n');
            value.push_str(line);
        }
    }
    found
}

fn variables(text: &str) -> BTreeSet<String> {
    let letters = |part: &str| part.chars().take_while(|&c| c.is_ascii_alphanumeric() || c == '-').collect::<String>();
    text.split('$').skip(1).map(letters).collect()
}

/// The text of every file of the program's source.
fn sources() -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a source folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                found.push(fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    found
}

/// All string literals of the program's source (not of its tests).
fn literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for text in sources() {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        found.extend(code.split('"').map(str::to_owned));
    }
    found
}

/// Keys that the source asks for by name: `word("…")`, `phrase("…"`.
fn asked_for() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for text in sources() {
        let code: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        for call in ["word(\"", "phrase(\""] {
            found.extend(code.split(call).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_language_has_every_key_with_the_same_variables() {
    let english = files("en");
    assert!(english.len() >= 4);
    for language in &languages()[1..] {
        let other = files(language);
        assert_eq!(
            english.keys().collect::<Vec<_>>(),
            other.keys().collect::<Vec<_>>(),
            "the files of en and {language} differ"
        );
        for (name, messages) in &english {
            let theirs = &other[name];
            let missing: Vec<_> = messages.keys().filter(|key| !theirs.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{language}/{name} lacks {missing:?}");
            let idle: Vec<_> = theirs.keys().filter(|key| !messages.contains_key(*key)).collect();
            assert!(idle.is_empty(), "{language}/{name} has what English has not: {idle:?}");
            for (key, text) in messages {
                assert_eq!(variables(text), variables(&theirs[key]), "{language}/{name}: variables of '{key}'");
            }
        }
    }
}

#[test]
fn no_key_stands_in_two_files() {
    for language in languages() {
        let mut seen = BTreeMap::new();
        for (name, messages) in files(&language) {
            for key in messages.into_keys() {
                if let Some(before) = seen.insert(key.clone(), name.clone()) {
                    panic!("{language}: '{key}' stands in {before} and in {name}");
                }
            }
        }
    }
}

#[test]
fn every_key_asked_for_exists_and_none_lies_idle() {
    let english: BTreeSet<String> = files("en").into_values().flat_map(Messages::into_keys).collect();
    let missing: Vec<_> = asked_for().into_iter().filter(|key| !english.contains(key)).collect();
    assert!(missing.is_empty(), "the program asks for keys that no file has: {missing:?}");
    let literals = literals();
    let in_family = |key: &str| FAMILIES.iter().any(|family| key.starts_with(family));
    let idle: Vec<_> =
        english.iter().filter(|key| !literals.contains(*key) && !in_family(key) && *key != TITLE).collect();
    assert!(idle.is_empty(), "nothing asks for these keys: {idle:?}");
}

/// Signs of the typewriter where the language has its own.
#[test]
fn typography_is_the_languages_own() {
    for language in languages() {
        for (name, messages) in files(&language) {
            for (key, text) in messages {
                assert!(!text.contains("..."), "{language}/{name}: '{key}' has three dots for an ellipsis");
                assert!(!text.contains('\''), "{language}/{name}: '{key}' has a straight apostrophe");
                let quoted = text.replace("{ \"", "").replace("\" }", "");
                assert!(!quoted.contains('"'), "{language}/{name}: '{key}' has straight quotation marks");
            }
        }
    }
}
