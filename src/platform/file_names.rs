//! Names of files made of what a person wrote.

/// The most bytes of a name: file systems allow 255, and a number and an ending come to it.
const MAX_BYTES: usize = 180;
/// What stands for a sign that a name must not have.
const SUBSTITUTE: char = '_';
/// Names that one system keeps for its devices, whatever ending follows them.
const RESERVED: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];

/// The same text as far as it can be the name of a file on every system, without an ending: letters, digits, spaces, dots
/// and dashes stay, every other sign becomes `_`, and what is too long is cut off. Never empty.
pub fn legal_file_name(text: &str) -> String {
    let stays = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '.' | '-' | '_');
    let mut name = String::new();
    for letter in text.chars().map(|letter| if stays(letter) { letter } else { SUBSTITUTE }) {
        if name.len() + letter.len_utf8() > MAX_BYTES {
            break;
        }
        name.push(letter);
    }
    let name = name.trim_matches(['.', ' ']);
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_ascii_lowercase();
    let device = RESERVED.contains(&stem.trim_end_matches(|letter: char| letter.is_ascii_digit()));
    if name.is_empty() || device { format!("{SUBSTITUTE}{name}") } else { name.to_owned() }
}
