//! Golden pictures: named scenes as they should look, drawn small with a fixed clock by whatever Vulkan driver there is and
//! compared in patches, so that another driver's rounding is no fault and a lost shadow, man or light is.
//!
//! After a change of the look that is meant: `MORRIS_GOLDEN=write cargo test --test app golden`, look at what changed in
//! `tests/golden/`, and commit it with the change.

use std::path::{Path, PathBuf};
use std::process::Command;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};

/// Pixels across and down, and of a patch.
const SIZE: (u32, u32) = (320, 180);
const PATCH: (u32, u32) = (8, 6);
/// The most that a patch's mean colour may differ, and that all of them may on the average; 1 is from black to white.
const MOST: f32 = 0.12;
const MEAN: f32 = 0.012;

/// Name, and how the program is called.
const SCENES: [(&str, &[&str]); 7] = [
    ("title", &["--title", "--at", "2"]),
    ("nine", &["--white", "human", "--moves", "d6 f4 d2 b4 g7 a1 d5", "--at", "2"]),
    ("mill", &["--white", "human", "--moves", "a1 d1 a4 d2 a7", "--at", "2"]),
    ("chosen", &["--white", "human", "--position", "a7,d7,a4/d5,e4,d2,f6,c3 w 0-0", "--touch", "d7", "--at", "3"]),
    ("six", &["--rules", "six", "--white", "human", "--moves", "a1 e5", "--at", "2"]),
    ("three", &["--rules", "three", "--white", "human", "--moves", "b2 a1", "--at", "2"]),
    ("twelve", &["--rules", "twelve", "--white", "human", "--moves", "d6 f4 d2", "--at", "2"]),
];

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.png"))
}

fn draw(name: &str, arguments: &[&str], file: &Path) {
    let size = format!("{}x{}", SIZE.0, SIZE.1);
    let output = Command::new(env!("CARGO_BIN_EXE_morris"))
        .args(["--quality", "low", "--language", "en", "--size", &size, "--seed", "1", "--shot"])
        .arg(file)
        .args(arguments)
        .current_dir(std::env::temp_dir())
        .output()
        .expect("the game can be started");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
}

fn read(file: &Path) -> Image {
    let bytes = std::fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let (formats, sampler) = (CompressedImageFormats::NONE, ImageSampler::Default);
    let kind = ImageType::Extension("png");
    Image::from_buffer(&bytes, kind, formats, true, sampler, RenderAssetUsages::MAIN_WORLD).expect("a picture")
}

/// The mean colour of each patch.
fn patches(image: &Image) -> Vec<[f32; 3]> {
    let mut means = Vec::new();
    for top in (0..SIZE.1).step_by(PATCH.1 as usize) {
        for left in (0..SIZE.0).step_by(PATCH.0 as usize) {
            let mut sum = [0.0; 3];
            for (x, y) in (left..left + PATCH.0).flat_map(|x| (top..top + PATCH.1).map(move |y| (x, y))) {
                let color = image.get_color_at(x, y).expect("a pixel of the picture").to_srgba();
                for (sum, part) in sum.iter_mut().zip([color.red, color.green, color.blue]) {
                    *sum += part / (PATCH.0 * PATCH.1) as f32;
                }
            }
            means.push(sum);
        }
    }
    means
}

/// The greatest and the mean difference of the patches of two pictures.
fn difference(one: &Image, two: &Image) -> (f32, f32) {
    let differences = patches(one).into_iter().zip(patches(two)).map(|(a, b)| {
        let parts = a.iter().zip(b).map(|(a, b)| (a - b).abs());
        parts.fold(0.0f32, f32::max)
    });
    let differences: Vec<f32> = differences.collect();
    (
        differences.iter().fold(0.0, |most: f32, &d| most.max(d)),
        differences.iter().sum::<f32>() / differences.len() as f32,
    )
}

const fn is_like((most, mean): (f32, f32)) -> bool {
    most <= MOST && mean <= MEAN
}

#[test]
fn every_scene_looks_as_it_should() {
    let writes = std::env::var("MORRIS_GOLDEN").is_ok_and(|what| what == "write");
    let mut wrong = Vec::new();
    for (name, arguments) in SCENES {
        let drawn = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("golden-{name}.png"));
        draw(name, arguments, &drawn);
        if writes {
            std::fs::create_dir_all(golden(name).parent().expect("a folder")).expect("the tests' folder");
            std::fs::copy(&drawn, golden(name)).expect("the tests' folder");
        }
        let found = difference(&read(&drawn), &read(&golden(name)));
        println!("{name}: a patch differs by {:.3} at most, all by {:.4}", found.0, found.1);
        if is_like(found) {
            std::fs::remove_file(&drawn).expect("the picture can be removed");
        } else {
            wrong.push(format!("{name} by {:.3} and {:.4}: see {}", found.0, found.1, drawn.display()));
        }
    }
    assert!(wrong.is_empty(), "these scenes look different:\n{}", wrong.join("\n"));
}

#[test]
fn a_golden_picture_is_unlike_every_other() {
    for (number, (one, _)) in SCENES.iter().enumerate() {
        for (two, _) in &SCENES[number + 1..] {
            let found = difference(&read(&golden(one)), &read(&golden(two)));
            assert!(!is_like(found), "{one} and {two} differ by {found:?} only: the comparison would not see a fault");
        }
    }
}
