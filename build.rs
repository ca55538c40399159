//! Puts the words of every language into the program: each folder of `assets/locales` that holds a `main.ftl` is a language,
//! and its files are its texts. Adding a language is adding a folder.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let folder = root.join("assets").join("locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut languages: Vec<(String, String)> =
        folders(&folder).into_iter().filter_map(|path| language(&path)).collect();
    languages.sort();
    assert!(languages.iter().any(|(code, _)| code == "en"), "assets/locales/en is missing: it has every word");
    let table: String = languages.into_iter().map(|(_, row)| row).collect();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder for what is built"));
    fs::write(out.join("locales.rs"), format!("&[\n{table}]\n")).expect("the build folder can be written");
}

/// The code of the language in a folder, and its row of the table: `Locale { code, title, files }`.
fn language(folder: &Path) -> Option<(String, String)> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let code = folder.file_name()?.to_str()?.to_owned();
    let main = fs::read_to_string(folder.join("main.ftl")).ok()?;
    let title = main.lines().find_map(|line| line.strip_prefix("language-title = ")).unwrap_or(&code).trim();
    let mut files: Vec<PathBuf> = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    files.sort();
    let mut row = format!("Locale {{ code: {code:?}, title: {title:?}, files: &[\n");
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        let name = file.file_stem()?.to_str()?.to_owned();
        writeln!(row, "({name:?}, include_str!({:?})),", file.to_str()?).ok()?;
    }
    row.push_str("] },\n");
    Some((code, row))
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("assets/locales is part of the source");
    entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir()).collect()
}
