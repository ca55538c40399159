//! Lists of turns in the words of a web site, turned into lists of turns as we write them.

use std::borrow::Cow;

/// What GoldToken writes, and what it means.
const GOLD_TOKEN: [(&str, &str); 3] = [("Place to ", ""), (", take ", "x"), (" -> ", "-")];

/// Turns GoldToken's words into turns: `Place to d6`, `d6 -> d5, take b4`. What stands before the first turn on its page,
/// and behind the last one, is left out. Every other text is returned as it is; lines keep their numbers.
pub(super) fn plain_turns(text: &str) -> Cow<'_, str> {
    let is_tag = |line: &str| line.trim_start().starts_with('[');
    if !text.lines().any(|line| !is_tag(line) && GOLD_TOKEN.iter().any(|(word, _)| line.contains(word))) {
        return Cow::Borrowed(text);
    }
    let text = text.split_once("Quick Jump").map_or(text, |(turns, _)| turns);
    let begins = |line: &str| line.strip_prefix('1').is_some_and(|rest| rest.starts_with(['\t', ' ', '.']));
    let first = text.lines().position(begins).unwrap_or(0);
    let lines = text.lines().enumerate().map(|(index, line)| {
        if is_tag(line) {
            return Cow::Borrowed(line);
        }
        if index < first {
            return Cow::Borrowed("");
        }
        let plain = |line: String, (word, turn): &(&str, &str)| line.replace(word, turn);
        Cow::Owned(GOLD_TOKEN.iter().fold(line.to_owned(), plain))
    });
    Cow::Owned(lines.collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::plain_turns;

    #[test]
    fn gold_tokens_words_become_turns() {
        let page =
            "GoldToken\nAnna against Bruno\n1\tPlace to d6\tPlace to f4\n2\td6 -> d5, take b4\tg7 -> a1\nQuick Jump";
        assert_eq!(plain_turns(page), "\n\n1\td6\tf4\n2\td6-d5xb4\tg7-a1");
        let tagged = "[White \"a -> b\"]\n\n1 Place to d6";
        assert_eq!(plain_turns(tagged), "[White \"a -> b\"]\n\n1 d6");
        let other = "[White \"Place to be\"]\n\n1. d6 f4 *";
        assert_eq!(plain_turns(other), other);
    }
}
