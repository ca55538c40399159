//! What leaves as a file: games as records, drawings and films.

use std::fs;
use std::time::Duration;

use nine_mens_morris::game::{LibraryList, LibraryRequest, SaveFormat, StorageNotice};

use crate::harness::{FRIENDS, begin, settle};
use crate::saving::{Folder, notices};

#[test]
fn a_game_leaves_as_a_record_a_drawing_or_a_film() {
    let folder = Folder::new();
    let mut app = folder.app();
    app.world_mut().write_message(LibraryRequest::Import("d6 f4 d5 b4 d7xb4".to_owned()));
    settle(&mut app);
    app.world_mut().write_message(LibraryRequest::ReadAgain);
    for _ in 0..500 {
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    let kept = app.world().resource::<LibraryList>().games()[0].id.clone();
    begin(&mut app, "six", FRIENDS, 5);
    settle(&mut app);
    notices(&mut app);
    let begins: [(SaveFormat, &[u8]); 3] =
        [(SaveFormat::Record, b"["), (SaveFormat::Drawing, b"<svg "), (SaveFormat::Film, b"GIF89a")];
    for (format, head) in begins {
        for game in [Some(kept.clone()), None] {
            let name = folder.0.join(format!("{format:?} {}", game.is_some()));
            let (request, expected) = (
                LibraryRequest::Export { game, format, path: Some(name.clone()) },
                name.with_extension(format.ending()),
            );
            app.world_mut().write_message(request);
            let mut told = Vec::new();
            for _ in 0..2_000 {
                app.update();
                told.extend(notices(&mut app));
                if !told.is_empty() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(5));
            }
            assert_eq!(told, [StorageNotice::Exported(expected.clone())], "{format:?}");
            let bytes = fs::read(&expected).expect("it was written");
            assert!(bytes.starts_with(head), "{}", String::from_utf8_lossy(&bytes[..bytes.len().min(40)]));
        }
        // A folder that is none is told, and nothing is left behind.
        fs::write(folder.0.join("file"), "no folder").expect("written");
        let path = Some(folder.0.join("file").join("game.any"));
        app.world_mut().write_message(LibraryRequest::Export { game: Some(kept.clone()), format, path });
        let mut told = Vec::new();
        for _ in 0..2_000 {
            app.update();
            told.extend(notices(&mut app));
            if !told.is_empty() {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(matches!(told[..], [StorageNotice::NotSaved(_)]), "{told:?}");
    }
}
