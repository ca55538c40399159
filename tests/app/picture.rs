//! The game as it is drawn: needs a Vulkan driver, a software one will do. No window, no display.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};

/// Pixels across and down: small, for a software renderer.
const SIZE: (u32, u32) = (480, 270);

/// Runs the game so that it takes one picture, and reads it.
fn picture(name: &str, arguments: &[&str]) -> Image {
    let file = std::env::temp_dir().join(format!("morris-{name}-{}.png", std::process::id()));
    let output = run(&file, arguments);
    let log = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "the game ends well: {log}");
    assert!(!log.contains("ERROR") && !log.contains("WARN"), "the log is clean: {log}");
    read(&file)
}

fn run(file: &Path, arguments: &[&str]) -> Output {
    let size = format!("{}x{}", SIZE.0, SIZE.1);
    let mut command = Command::new(env!("CARGO_BIN_EXE_morris"));
    command.args(["--quality", "low", "--size", &size, "--seed", "1", "--shot"]).arg(file).args(arguments);
    // The program must find its assets from any folder.
    command.current_dir(std::env::temp_dir()).output().expect("the game can be started")
}

fn read(file: &PathBuf) -> Image {
    let bytes = std::fs::read(file).expect("the picture was saved");
    std::fs::remove_file(file).expect("the picture can be removed");
    let kind = ImageType::Extension("png");
    let (formats, sampler) = (CompressedImageFormats::NONE, ImageSampler::Default);
    Image::from_buffer(&bytes, kind, formats, true, sampler, RenderAssetUsages::MAIN_WORLD).expect("a picture")
}

/// Mean brightness, 0 to 1, of the pixels at most `reach` from a place given in parts of the picture.
fn brightness(image: &Image, place: (f32, f32), reach: u32) -> f32 {
    let (x, y) = ((place.0 * SIZE.0 as f32) as u32, (place.1 * SIZE.1 as f32) as u32);
    let (mut sum, mut count) = (0.0, 0.0);
    for x in x.saturating_sub(reach)..=(x + reach).min(SIZE.0 - 1) {
        for y in y.saturating_sub(reach)..=(y + reach).min(SIZE.1 - 1) {
            let color = image.get_color_at(x, y).expect("a pixel of the picture").to_srgba();
            sum += (color.red + color.green + color.blue) / 3.0;
            count += 1.0;
        }
    }
    sum / count
}

/// How much the picture's brightness varies from place to place: nearly nothing for a blank one.
fn contrast(image: &Image) -> f32 {
    let places = (1..12).flat_map(|x| (1..8).map(move |y| (x as f32 / 12.0, y as f32 / 8.0)));
    let values: Vec<f32> = places.map(|place| brightness(image, place, 2)).collect();
    let (least, most) = values.iter().fold((1.0f32, 0.0f32), |(a, b), &v| (a.min(v), b.max(v)));
    most - least
}

#[test]
fn the_game_is_drawn_with_men_where_they_should_be() {
    let bare = picture("bare", &["--moves", "", "--touch", "", "--white", "human", "--at", "2"]);
    assert!(contrast(&bare) > 0.25, "the picture is not blank");
    // The same board with three men of each side: the picture changes on the board and hardly elsewhere.
    let moves = "a1 d1 a4 d2 a7xd2 d6 g1";
    let men = picture("men", &["--moves", moves, "--white", "human", "--at", "2"]);
    let changed = |place| (brightness(&bare, place, 3) - brightness(&men, place, 3)).abs();
    let board =
        (20..80).step_by(2).flat_map(|x| (30..95).step_by(3).map(move |y| (x as f32 / 100.0, y as f32 / 100.0)));
    let most = board.map(changed).fold(0.0f32, f32::max);
    assert!(most > 0.12, "men stand on the board: {most}");
}

#[test]
fn the_same_call_gives_the_same_picture() {
    let arguments = ["--attract", "--at", "4"];
    let (one, two) = (picture("one", &arguments), picture("two", &arguments));
    assert_eq!(one.data, two.data);
}
