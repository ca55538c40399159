//! What the game is made of: every package comes from the registry under its checksum, twice only where deny.toml says why,
//! under a licence that deny.toml allows.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The text between quotation marks after `key = `, if the line has that key.
fn quoted<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.trim().strip_prefix(key)?.trim().strip_prefix('=')?.trim().strip_prefix('"')?.split('"').next()
}

/// Name, version and the rest of each package of the lock file.
fn locked() -> Vec<(String, String, String)> {
    let text = read("Cargo.lock");
    let packages = text.split("[[package]]").skip(1).map(|package| {
        let of = |key| package.lines().find_map(|line| quoted(line, key)).unwrap_or_default().to_owned();
        (of("name"), of("version"), package.to_owned())
    });
    packages.collect()
}

#[test]
fn every_package_comes_from_the_registry_with_its_checksum() {
    let packages = locked();
    assert!(packages.len() > 300, "{} packages", packages.len());
    for (name, version, package) in packages {
        let own = name == "nine-mens-morris";
        assert_eq!(package.contains("source = \"registry+"), !own, "{name} {version}");
        assert_eq!(package.contains("checksum = \""), !own, "{name} {version}");
        assert!(!package.contains("git+"), "{name} {version}");
    }
}

#[test]
fn what_is_there_in_several_versions_is_listed_with_a_reason() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, version, _) in locked() {
        versions.entry(name).or_default().insert(version);
    }
    let text = read("deny.toml");
    let mut listed: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in text.lines().filter(|line| line.trim_start().starts_with("{ crate")) {
        let (name, version) = line.split('"').nth(1).and_then(|text| text.split_once('@')).expect("name@version");
        let reason = line.split("reason = \"").nth(1).expect("a reason");
        assert!(reason.split('"').next().is_some_and(|reason| reason.len() > 10), "{line}");
        assert!(listed.entry(name.to_owned()).or_default().insert(version.to_owned()), "twice: {line}");
    }
    for (name, there) in &versions {
        let skipped = listed.get(name).map_or(0, BTreeSet::len);
        assert_eq!(there.len() - skipped, 1, "{name}: {there:?} are there, {:?} listed in deny.toml", listed.get(name));
    }
    for (name, skipped) in &listed {
        assert!(versions.get(name).is_some_and(|there| skipped.is_subset(there)), "{name}: {skipped:?} is not there");
    }
}

/// Whether a licence expression can be met with what is allowed: `OR` any, `AND` all, `WITH` belongs to its licence.
fn is_met(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let plain = expression.replace(['(', ')'], " ").replace('/', " OR ");
    let any = |text: &str| text.split(" OR ").any(|licence| allowed.contains(licence.trim()));
    plain.split(" AND ").all(any)
}

#[test]
fn every_licence_is_allowed() {
    let text = read("deny.toml");
    let list = text.split("allow = [").nth(1).and_then(|rest| rest.split(']').next()).expect("the allowed licences");
    let allowed: BTreeSet<String> = list.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    assert!(allowed.contains("MIT") && !allowed.iter().any(|licence| licence.contains("GPL")));
    let host = Command::new("rustc").arg("-vV").output().expect("the compiler");
    let host = String::from_utf8(host.stdout).expect("text");
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).expect("the host");
    // Only what this machine builds is sure to be here.
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let used: BTreeSet<&str> =
        told["resolve"]["nodes"].as_array().expect("nodes").iter().filter_map(|node| node["id"].as_str()).collect();
    let packages = told["packages"].as_array().expect("packages");
    let mut seen = 0;
    for package in packages.iter().filter(|package| package["id"].as_str().is_some_and(|id| used.contains(id))) {
        let (name, licence) = (&package["name"], package["license"].as_str().unwrap_or("none"));
        assert!(is_met(licence, &allowed), "{name} is under '{licence}'");
        seen += 1;
    }
    assert!(seen > 100, "{seen} packages");
}

#[test]
fn licences_are_read_as_they_are_written() {
    let allowed = BTreeSet::from(["MIT", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned));
    for (expression, met) in [
        ("MIT", true),
        ("MIT/Apache-2.0", true),
        ("GPL-3.0-only OR MIT", true),
        ("GPL-3.0-only", false),
        ("(MIT OR Zlib) AND Unicode-3.0", false),
        ("Apache-2.0 WITH LLVM-exception OR Apache-2.0", true),
        ("none", false),
    ] {
        assert_eq!(is_met(expression, &allowed), met, "{expression}");
    }
}

/// The paths that a cell of the credits names: `a_{x,y}.png, b.ogg`, `c_{0..2}.ogg`, `d/*.ftl`; a bare name shares the folder
/// of the one before.
fn expanded(cell: &str) -> Vec<String> {
    let (mut names, mut folder) = (Vec::new(), String::new());
    let mut deep = 0;
    let pieces = cell.split(|c: char| {
        deep += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && deep == 0
    });
    for piece in pieces.map(str::trim).filter(|piece| !piece.is_empty()) {
        let path = if piece.contains('/') { piece.to_owned() } else { format!("{folder}{piece}") };
        folder = path.rfind('/').map_or(String::new(), |end| path[..=end].to_owned());
        match path
            .split_once('{')
            .and_then(|(before, rest)| rest.split_once('}').map(|(list, after)| (before, list, after)))
        {
            None => names.push(path),
            Some((before, list, after)) => {
                let choices: Vec<String> =
                    match list.split_once("..").map(|(a, b)| (a.parse::<u32>(), b.parse::<u32>())) {
                        Some((Ok(first), Ok(last))) => (first..=last).map(|number| number.to_string()).collect(),
                        _ => list.split(',').map(str::to_owned).collect(),
                    };
                names.extend(choices.iter().map(|choice| format!("{before}{choice}{after}")));
            }
        }
    }
    names
}

/// Whether a name of the credits, perhaps with a `*` in it, is a path's.
fn fits(name: &str, path: &str) -> bool {
    match name.split_once('*') {
        Some((before, after)) => path.starts_with(before) && path.ends_with(after),
        None => name == path,
    }
}

#[test]
fn credits_are_read_as_they_are_written() {
    assert_eq!(expanded("a/b_{x,y}.png, c.ogg"), ["a/b_x.png", "a/b_y.png", "a/c.ogg"]);
    assert_eq!(expanded("a/p_{0..2}.ogg"), ["a/p_0.ogg", "a/p_1.ogg", "a/p_2.ogg"]);
    assert!(fits("a/*.ftl", "a/main.ftl") && !fits("a/*.ftl", "b/main.ftl") && !fits("a/x.png", "a/xx.png"));
}

#[test]
fn every_asset_has_its_row_in_the_credits() {
    fn walk(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            if entry.path().is_dir() { walk(&entry.path(), found) } else { found.push(entry.path()) }
        }
    }
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let credits = read("assets/CREDITS.md");
    let cells = credits.lines().filter(|line| line.starts_with("| ")).filter_map(|line| line.split('|').nth(1));
    let rows: Vec<String> = cells.flat_map(|cell| expanded(cell.trim())).collect();
    let mut files = Vec::new();
    walk(&assets, &mut files);
    let mut bytes = 0;
    for file in &files {
        let size = std::fs::metadata(file).expect("a file").len();
        bytes += size;
        assert!(size <= 4 << 20, "{} has {size} bytes", file.display());
        let path = file.strip_prefix(&assets).expect("inside").to_string_lossy().replace('\\', "/");
        let credited = path == "CREDITS.md"
            || path.starts_with("fonts/OFL-") && credits.contains(&path)
            || rows.iter().any(|row| fits(row, &path));
        assert!(credited, "{path} has no row in assets/CREDITS.md");
    }
    assert!(files.len() > 20 && bytes <= 40 << 20, "{} files, {bytes} bytes", files.len());
}
