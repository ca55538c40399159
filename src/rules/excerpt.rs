//! A piece of what was given, for an error that quotes it.

/// The beginning of a text, fit to stand in an error: one line of at most 40 characters, and none that would garble the
/// sentence around it.
pub fn excerpt(text: &str) -> String {
    const MAX_CHARS: usize = 40;
    // Marks that turn the direction of writing would garble the whole sentence.
    let shown = |c: char| {
        if c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}') { '·' } else { c }
    };
    let mut short: String = text.chars().take(MAX_CHARS).map(shown).collect();
    if text.chars().nth(MAX_CHARS).is_some() {
        short.pop();
        short.push('…');
    }
    short
}
