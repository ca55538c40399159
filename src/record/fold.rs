//! Text as it is searched: without capitals and accents.

/// The text in small letters without accents, so that `victor` is found in `Víctor`: the Latin letters of the languages that
/// the game speaks and of their neighbours, and Cyrillic ones. Letters of two sounds become two (`æ` is `ae`, `ß` is `ss`).
pub fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match base(letter) {
            Some(base) => plain.push_str(base),
            None => plain.push(letter),
        }
    }
    plain
}

/// What a small letter is without its accent; none if it has none. An accent that stands by itself is nothing.
const fn base(letter: char) -> Option<&'static str> {
    Some(match letter {
        '\u{300}'..='\u{36f}' => "",
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'þ' => "th",
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'ё' => "е",
        'й' => "и",
        'ї' => "і",
        '’' => "'",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_our_languages_lose_capitals_and_accents() {
        for (written, plain) in [
            ("Víctor Núñez", "victor nunez"),
            ("João Conceição", "joao conceicao"),
            ("Łucja Żądło-Święch", "lucja zadlo-swiech"),
            ("Győző Fűzfa", "gyozo fuzfa"),
            ("Jiří Šťastný Ďáblů", "jiri stastny dablu"),
            ("Größe, ŒUVRE, Ægir", "grosse, oeuvre, aegir"),
            ("İlkay", "ilkay"),
            ("Вера Неёлова", "вера неелова"),
            ("O’Hara", "o'hara"),
            ("", ""),
        ] {
            assert_eq!(folded(written), plain);
        }
        // Accents that stand by themselves behind their letter.
        assert_eq!(folded("Vi\u{301}ctor и\u{306}"), "victor и");
        assert_eq!(folded("Víctor"), folded("VI\u{301}CTOR"));
    }
}
