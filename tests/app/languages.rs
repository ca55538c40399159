//! What is wrong is told in the language of the game: records and positions that are refused, and files that cannot be
//! read.

use std::fs;
use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::PrimaryEguiContext;
use bevy_egui::egui;
use bevy_egui::input::EguiInputEvent;
use nine_mens_morris::game::{LibraryList, LibraryRequest, Menu, Storage};
use nine_mens_morris::preferences::{Language, Preferences};
use nine_mens_morris::ui::Act;

use crate::hands::{Hand, menu, sat_down, wait, written};
use crate::harness::in_a_program_of_its_own;
use crate::saving::Folder;

/// The table with a library in a folder.
fn library_in(folder: &Folder) -> App {
    sat_down(|app| {
        app.insert_resource(Storage::in_folder(&folder.0));
    })
}

fn speak(app: &mut App, language: Language) {
    app.world_mut().resource_mut::<Preferences>().language = Some(language);
    wait(app, 2);
}

fn open(app: &mut App, page: Menu) {
    app.world_mut().write_message(Act::Open(page));
    wait(app, 20);
    assert_eq!(menu(app), page);
}

/// Pastes text as the keys of the clipboard do.
fn paste(app: &mut App, text: &str) {
    let context = app.world_mut().query_filtered::<Entity, With<PrimaryEguiContext>>().single(app.world());
    let (context, event) = (context.expect("one context"), egui::Event::Paste(text.to_owned()));
    app.world_mut().write_message(EguiInputEvent { context, event });
    wait(app, 6);
}

#[track_caller]
fn is_told(app: &mut App, sentence: &str) {
    let told = written(app);
    assert!(told.lines().any(|line| line.contains(sentence)), "'{sentence}' is not told:\n{told}");
}

/// Waits until the library has been read.
fn wait_for_library(app: &mut App, is_read: impl Fn(&LibraryList) -> bool) {
    for _ in 0..500 {
        if is_read(app.world().resource::<LibraryList>()) {
            wait(app, 2);
            return;
        }
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("the library is not read");
}

const OVER: &str = "[Rules \"three\"]\n[Result \"0-1\"]\n[Reason \"resignation\"]\n\n1. a1 b1 2. a2 b2 3. a3 0-1\n";

/// What is brought in, and what is told of it in German, French and English.
const RECORDS: [(&str, [&str; 3]); 7] = [
    (
        "",
        [
            "In der Zwischenablage ist kein Text.",
            "Le presse-papiers ne contient pas de texte.",
            "There is no text on the clipboard.",
        ],
    ),
    (
        "1. d6 d6",
        [
            "Das ist keine spielbare Aufzeichnung: Zeile 1: Zug 1… „d6“ ist nicht erlaubt: d6 ist besetzt.",
            "Ce n’est pas une partie jouable : ligne 1 : le coup 1… « d6 » n’est pas permis : d6 est occupé.",
            "This is no record that can be played: line 1: turn 1… ‘d6’ is not legal: d6 is occupied.",
        ],
    ),
    (
        "1. a7 b4 2. d7 b2 3. g7 f4",
        [
            "Zeile 1: Zug 3. „g7“ ist nicht erlaubt: Er schließt eine Mühle und muss einen Stein nehmen.",
            "ligne 1 : le coup 3. « g7 » n’est pas permis : il ferme un moulin et doit prendre un pion.",
            "line 1: turn 3. ‘g7’ is not legal: it closes a mill and must take a man.",
        ],
    ),
    (
        "[Rules \"nine,flying=often\"]\n\n1. d6 *",
        [
            "Zeile 1: Kopfzeile Rules: Das Regelfeld „flying“ kann nicht „often“ sein; möglich ist: three, never, always.",
            "ligne 1 : en-tête Rules : le champ de règles « flying » ne peut pas être « often » ; il accepte : three, \
         never, always.",
            "line 1: tag Rules: rule field ‘flying’ cannot be ‘often’: it takes three, never, always.",
        ],
    ),
    (
        OVER,
        [
            "Zeile 2: Die Aufzeichnung sagt 0-1, aufgegeben, nach den Regeln ist es aber 1-0: Mühle.",
            "ligne 2 : la partie notée dit 0-1, abandon, mais d’après les règles c’est 1-0 : moulin.",
            "line 2: the record says 0-1, resignation, but by the rules it is 1-0: mill.",
        ],
    ),
    (
        "a7/a7 w 8-8",
        [
            "Zeile 1: Stellungszeile: Auf a7 stehen ein weißer und ein schwarzer Stein.",
            "ligne 1 : ligne de position : a7 porte un pion blanc et un pion noir.",
            "line 1: position line: a7 holds a white and a black man.",
        ],
    ),
    // This one is read all the same.
    (
        "1. d6 f4 3. g7",
        [
            "Am Gelesenen ist etwas sonderbar: Zeile 1: Die Nummer 3 steht bei Zug 2. „g7“: Fehlt ein Zug?",
            "quelque chose est étrange : ligne 1 : le numéro 3 se trouve au coup 2. « g7 » : manque-t-il un coup ?",
            "something is odd: line 1: the number 3 stands at turn 2. ‘g7’: is a turn missing?",
        ],
    ),
];

const LANGUAGES: [Language; 3] = [Language::GERMAN, Language::FRENCH, Language::ENGLISH];

#[test]
fn a_bad_record_is_refused_in_the_language_of_the_game() {
    in_a_program_of_its_own("languages::a_bad_record_is_refused_in_the_language_of_the_game", || {
        for (place, language) in LANGUAGES.into_iter().enumerate() {
            let folder = Folder::new();
            let mut app = library_in(&folder);
            speak(&mut app, language);
            for (text, sentences) in RECORDS {
                paste(&mut app, text);
                is_told(&mut app, sentences[place]);
            }
            let file = folder.0.join("picture.pgn");
            fs::write(&file, [0x89, b'P', 0xff]).expect("written");
            app.world_mut().write_message(LibraryRequest::ImportFile(file));
            wait(&mut app, 6);
            is_told(&mut app, ["kein UTF-8-Text", "pas du texte UTF-8", "it is not UTF-8 text"][place]);
        }
    });
}

#[test]
fn a_position_that_cannot_be_is_told_in_the_language_of_the_game() {
    in_a_program_of_its_own("languages::a_position_that_cannot_be_is_told_in_the_language_of_the_game", || {
        let mut app = sat_down(|_| {});
        for (language, clear, start, few, unread, nothing) in [
            (
                Language::GERMAN,
                "Leeren",
                "Eröffnung",
                "Beide Seiten haben weniger als drei Steine.",
                "Das ist nicht lesbar. Stellungszeile: „nonsense“ passt nicht; hier gehört das Brett hin.",
                "In der Zwischenablage ist kein Text.",
            ),
            (
                Language::FRENCH,
                "Vider",
                "Ouverture",
                "Les deux camps ont moins de trois pions.",
                "Illisible. Ligne de position : « nonsense » ne convient pas ; ici doit venir le tablier.",
                "Le presse-papiers ne contient pas de texte.",
            ),
            (
                Language::ENGLISH,
                "Clear",
                "Opening",
                "Both sides have fewer than three men.",
                "That cannot be read. Position line: the board cannot be ‘nonsense’.",
                "There is no text on the clipboard.",
            ),
        ] {
            speak(&mut app, language);
            open(&mut app, Menu::SetUp);
            Hand::Mouse.press(&mut app, clear);
            is_told(&mut app, few);
            paste(&mut app, "nonsense");
            is_told(&mut app, unread);
            paste(&mut app, " ");
            is_told(&mut app, nothing);
            // It does not hide what is wrong with the next position.
            Hand::Mouse.press(&mut app, start);
            Hand::Mouse.press(&mut app, clear);
            is_told(&mut app, few);
            app.world_mut().write_message(Act::Back);
            wait(&mut app, 20);
        }
    });
}

#[test]
fn a_damaged_file_is_told_in_the_language_of_the_game_even_if_there_is_no_game_beside_it() {
    let name = "languages::a_damaged_file_is_told_in_the_language_of_the_game_even_if_there_is_no_game_beside_it";
    in_a_program_of_its_own(name, || {
        let folder = Folder::new();
        fs::create_dir_all(folder.0.join("games")).expect("a folder");
        fs::write(folder.0.join("games").join("broken.pgn"), "1. d6 d6").expect("written");
        let mut app = library_in(&folder);
        speak(&mut app, Language::GERMAN);
        open(&mut app, Menu::Library);
        wait_for_library(&mut app, |shelf| !shelf.damaged().is_empty());
        is_told(&mut app, "broken.pgn ist nicht lesbar: Zeile 1: Zug 1… „d6“ ist nicht erlaubt: d6 ist besetzt");
        is_told(&mut app, "Noch liegt keine Partie hier.");
        speak(&mut app, Language::FRENCH);
        is_told(&mut app, "broken.pgn est illisible : ligne 1 : le coup 1… « d6 » n’est pas permis : d6 est occupé");
    });
}

#[test]
fn a_library_that_cannot_be_read_is_not_called_empty() {
    let folder = Folder::new();
    fs::create_dir_all(&folder.0).expect("a folder");
    fs::write(folder.0.join("games"), "a file where the folder should be").expect("written");
    let mut app = library_in(&folder);
    open(&mut app, Menu::Library);
    wait_for_library(&mut app, |shelf| shelf.unread().is_some());
    is_told(&mut app, "The shelves cannot be read: ");
    assert!(!written(&mut app).contains("No game has been kept yet"), "it is not empty");
}
