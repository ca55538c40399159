//! What a translation lacks, compared with the English texts: for translators.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use crate::preferences::Language;

/// Everything that is wrong with the texts of a language, a sentence in English for each: files and messages that are missing,
/// messages that nobody asks for, variables that are dropped or not given, and what cannot be read.
pub fn flaws(language: Language) -> Vec<String> {
    let theirs: BTreeMap<_, _> = language.files().iter().copied().collect();
    let mut flaws = Vec::new();
    for &(name, english) in Language::ENGLISH.files() {
        match theirs.get(name) {
            Some(text) => flaws.extend(flaws_of(english, text).into_iter().map(|flaw| format!("{name}.ftl: {flaw}"))),
            None => flaws.push(format!("{name}.ftl is missing")),
        }
    }
    flaws
}

/// What is wrong with the text of a file, compared with the English one.
fn flaws_of(english: &str, text: &str) -> Vec<String> {
    let mut flaws = Vec::new();
    if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
        for error in errors {
            let line = text.as_bytes()[..error.pos.start.min(text.len())].iter().filter(|&&byte| byte == b'\n').count();
            flaws.push(format!("line {} cannot be read: {}", line + 1, error.kind));
        }
    }
    let (wanted, found) = (messages(english), messages(text));
    for (key, english) in &wanted {
        let Some(text) = found.get(key) else {
            flaws.push(format!("'{key}' is missing"));
            continue;
        };
        let (given, used) = (variables(english), variables(text));
        flaws.extend(used.difference(&given).map(|name| format!("'{key}' is not given ${name}")));
        flaws.extend(given.difference(&used).map(|name| format!("'{key}' does not use ${name}")));
    }
    flaws.extend(found.keys().filter(|key| !wanted.contains_key(*key)).map(|key| format!("nobody asks for '{key}'")));
    flaws
}

/// The messages of a file: each key, and all that stands behind it up to the next one.
fn messages(file: &str) -> BTreeMap<&str, String> {
    let mut found = BTreeMap::<&str, String>::new();
    let mut key = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            let (head, value) = line.split_once('=').unwrap_or((line, ""));
            key = head.trim();
            found.insert(key, value.to_owned());
        } else if let Some(value) = found.get_mut(key) {
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

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "back = Back\nwins = { $who } wins\nlength = { $turns ->\n    [one] one turn\n   *[other] { $turns } turns\n}\n";

    #[test]
    fn a_whole_translation_has_no_flaw() {
        let text = "back = Tillbaka\nwins = { $who } vinner\nlength = { $turns ->\n    [one] ett drag\n   *[other] { $turns } drag\n}\n";
        assert!(flaws_of(ENGLISH, text).is_empty());
        for language in Language::offered() {
            assert_eq!(flaws(language), Vec::<String>::new(), "{}", language.name());
        }
    }

    #[test]
    fn what_a_translation_lacks_is_named() {
        let flaws = flaws_of(ENGLISH, "wins = { $whom } vinner\nforth = Framåt\nlength = { $turns\n");
        let told = flaws.join("\n");
        for flaw in [
            "line 4 cannot be read: ",
            "'back' is missing",
            "'wins' is not given $whom",
            "'wins' does not use $who",
            "nobody asks for 'forth'",
        ] {
            assert!(told.contains(flaw), "'{flaw}' is not told:\n{told}");
        }
    }
}
