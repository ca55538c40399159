//! One owner for each resource and component: only the module that defines it changes it. The module is the file of the
//! definition with the files below it; where that file stands in a folder of its own below a layer (`src/game/saving/`), it is
//! the whole folder: a folder is one feature. Everybody else reads, and asks for a change by a message.

use std::collections::BTreeMap;

use super::source::{tokens, without_tests_and_comments};
use super::source_files;

/// Folders that hold features rather than being one: a file that stands in one of them is a module by itself.
const LAYERS: [&str; 6] = ["src", "src/app", "src/game", "src/ui", "src/ui/menus", "src/view"];

/// Who may change what others define, and why. A file, or a folder with its slash; a type, or `*` for any.
const EXCEPTIONS: [(&str, &str, &str); 3] = [
    ("src/app/", "*", "puts the layers together: it sets them up before the first frame"),
    ("src/ui/tour/", "*", "lays out every page and moment for pictures and tests, as a test does"),
    (
        "src/view/men/motion.rs",
        "Travelling",
        "whoever animates marks the men that are on their way; the game only waits for them",
    ),
];

/// What of a file is read: its path and its code as tokens.
type Source = (String, Vec<String>);

#[test]
fn only_its_own_module_changes_a_resource_or_component() {
    let files = source_files();
    let complaints = foreign_changes(files.iter().map(|(path, text)| (path.as_str(), text.as_str())));
    assert!(complaints.is_empty(), "{} foreign changes:\n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn every_exception_is_needed() {
    let files = source_files();
    let sources = read(files.iter().map(|(path, text)| (path.as_str(), text.as_str())));
    let homes = homes(&sources);
    for (place, name, _) in EXCEPTIONS {
        let needed = sources.iter().any(|(path, code)| {
            path.starts_with(place)
                && changed(code)
                    .iter()
                    .any(|(_, changed)| (name == "*" || name == changed) && is_foreign(&homes, path, changed))
        });
        assert!(needed, "{place} changes no {name} of others: take the exception out");
    }
}

/// Every change of a resource or component outside of the module that defines it.
fn foreign_changes<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<String> {
    let sources = read(files);
    let homes = homes(&sources);
    let excepted = |path: &str, name: &str| {
        EXCEPTIONS.iter().any(|(place, changed, _)| path.starts_with(place) && (*changed == "*" || *changed == name))
    };
    let mut complaints = Vec::new();
    for (path, code) in &sources {
        for (how, name) in changed(code) {
            if is_foreign(&homes, path, &name) && !excepted(path, &name) {
                let owners: Vec<&str> = homes[&name].iter().map(String::as_str).collect();
                complaints
                    .push(format!("{path}: {how} {name}, which belongs to {}: ask by a message", owners.join(" and ")));
            }
        }
    }
    complaints
}

fn read<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<Source> {
    files
        .filter(|(path, _)| path.starts_with("src/"))
        .map(|(path, text)| (path.to_owned(), tokens(&without_tests_and_comments(text))))
        .collect()
}

/// The modules that define each resource and component, by its name. A name that two modules use belongs to both.
fn homes(sources: &[Source]) -> BTreeMap<String, Vec<String>> {
    let mut homes = BTreeMap::<String, Vec<String>>::new();
    for (path, code) in sources {
        for name in defined(code) {
            homes.entry(name).or_default().push(home(path));
        }
    }
    homes
}

/// The module that owns what a file defines: the file's module, or its folder where that is a feature.
fn home(path: &str) -> String {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    if LAYERS.contains(&folder) { module(path) } else { folder.to_owned() }
}

/// A file's module as a path: `src/game/saving/mod.rs` is `src/game/saving`.
fn module(path: &str) -> String {
    let inner = path.trim_end_matches(".rs");
    inner.strip_suffix("/mod").unwrap_or(inner).to_owned()
}

fn is_foreign(homes: &BTreeMap<String, Vec<String>>, path: &str, name: &str) -> bool {
    let module = module(path);
    let within =
        |home: &String| module == *home || module.strip_prefix(home.as_str()).is_some_and(|rest| rest.starts_with('/'));
    homes.get(name).is_some_and(|homes| !homes.iter().any(within))
}

/// The names of the resources and components that code defines: structs and enums that derive one of the two.
fn defined(code: &[String]) -> Vec<String> {
    let mut names = Vec::new();
    let mut derives = false;
    let mut at = 0;
    while at < code.len() {
        if code[at] == "derive" {
            let end = code[at..].iter().position(|token| token == ")").map_or(code.len(), |end| at + end);
            derives = code[at..end].iter().any(|token| token == "Resource" || token == "Component");
            at = end;
        } else if code[at] == "struct" || code[at] == "enum" {
            names.extend(code.get(at + 1).filter(|_| derives).cloned());
            derives = false;
        }
        at += 1;
    }
    names
}

/// What code changes: how, and the type's name. Names of types that are not ours are among them.
fn changed(code: &[String]) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    for at in 0..code.len() {
        let next = code.get(at + 1).map(String::as_str);
        match code[at].as_str() {
            "ResMut" | "NonSendMut" if next == Some("<") => {
                found.extend(named(code, at + 2).map(|name| ("takes", name)));
            }
            "Query" | "Single" if next == Some("<") => {
                found.extend(queried(code, at + 2).map(|name| ("queries", name)));
            }
            "resource_mut" | "get_resource_mut" | "resource_scope" | "remove_resource" | "remove"
                if next == Some("::") =>
            {
                found.extend(named(code, at + 3).map(|name| ("changes", name)));
            }
            "insert_resource" | "insert" | "try_insert" | "insert_if_new" if next == Some("(") => {
                found.extend(put_in(code, at + 2).into_iter().map(|name| ("inserts", name)));
            }
            _ => {}
        }
    }
    found
}

/// The last name of the path that begins at a token, a lifetime or opening sign before it passed over: of
/// `'w, hud::TurnList>` it is `TurnList`.
fn named(code: &[String], at: usize) -> Option<String> {
    let mut at = at;
    while code.get(at).is_some_and(|token| token == "(" || token == "<") {
        at += 1;
    }
    if code.get(at).is_some_and(|token| token == "'") {
        at += 3;
    }
    while code.get(at + 1).is_some_and(|token| token == "::") {
        at += 2;
    }
    code.get(at).filter(|name| is_type(name)).cloned()
}

/// The components that a query changes, given the token behind its opening sign.
fn queried(code: &[String], at: usize) -> impl Iterator<Item = String> {
    let mut depth = 1;
    let end = (at..code.len()).find(|&at| {
        match code[at].as_str() {
            "<" => depth += 1,
            ">" => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    let inner = at..end.unwrap_or(at);
    inner
        .filter(|&at| code[at] == "&")
        .filter_map(|at| {
            // A lifetime may stand between.
            let after = if code.get(at + 1).is_some_and(|token| token == "'") { at + 3 } else { at + 1 };
            named(code, after + 1).filter(|_| code.get(after).is_some_and(|token| token == "mut"))
        })
        .collect::<Vec<_>>()
        .into_iter()
}

/// What is inserted, given the token behind the opening sign: the type of a value, or those of a tuple of values.
fn put_in(code: &[String], at: usize) -> Vec<String> {
    if code.get(at).is_none_or(|token| token != "(") {
        return constructed(code, at).into_iter().collect();
    }
    let (mut depth, mut begins, mut names) = (0, true, Vec::new());
    for (at, token) in code.iter().enumerate().skip(at) {
        match token.as_str() {
            "(" | "{" | "[" => depth += 1,
            ")" | "}" | "]" => depth -= 1,
            "," if depth == 1 => {
                begins = true;
                continue;
            }
            _ if begins && depth == 1 => {
                names.extend(constructed(code, at));
                begins = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

/// The type of a value that begins at a token: of `men::Station::On(point)` it is `Station`.
fn constructed(code: &[String], at: usize) -> Option<String> {
    let mut at = at;
    while code.get(at).is_some_and(|token| !is_type(token)) && code.get(at + 1).is_some_and(|token| token == "::") {
        at += 2;
    }
    code.get(at).filter(|name| is_type(name)).cloned()
}

fn is_type(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_uppercase)
}

#[test]
fn the_checker_finds_foreign_changes() {
    let clock =
        ("src/game/clock.rs", "#[derive(Resource, Default)]\n#[allow(x)]\npub struct Clocks(f32); pub struct Plain;");
    let men = ("src/game/table/men.rs", "#[derive(Component, Clone)] pub enum Station { On }");
    let complaints = |path: &str, code: &str| foreign_changes([clock, men, (path, code)].into_iter());
    let belongs = "Clocks, which belongs to src/game/clock: ask by a message";
    for (code, how) in [
        ("fn f(clocks: ResMut<Clocks>) {}", "takes"),
        ("fn f(mut clocks: Option<ResMut<clock::Clocks>>) {}", "takes"),
        ("struct S<'w> { clocks: ResMut<'w, Clocks> }", "takes"),
        ("fn f(w: &mut World) { w.resource_mut::<Clocks>().0 = 1.0; }", "changes"),
        ("fn f(w: &mut World) { w.remove_resource::<Clocks>(); }", "changes"),
        ("fn f(mut c: Commands) { c.insert_resource(Clocks::default()); }", "inserts"),
        ("fn f(mut c: Commands) { c.insert_resource(Clocks(1.0)); }", "inserts"),
    ] {
        assert_eq!(complaints("src/ui/acts.rs", code), [format!("src/ui/acts.rs: {how} {belongs}")], "{code}");
    }
    let belongs = "Station, which belongs to src/game/table: ask by a message";
    for (code, how) in [
        ("fn f(men: Query<(Entity, &mut Station), With<Man>>) {}", "queries"),
        ("fn f(men: Query<(Entity, Option<&'static mut Station>)>) {}", "queries"),
        ("fn f(man: Single<&mut men::Station>) {}", "queries"),
        ("fn f(mut c: Commands) { c.entity(e).insert(Station::On); }", "inserts"),
        ("fn f(mut c: Commands) { c.entity(e).insert((Man { number: g(1, 2) }, Station::On, Way)); }", "inserts"),
        ("fn f(mut c: Commands) { c.entity(e).remove::<Station>(); }", "changes"),
    ] {
        assert_eq!(complaints("src/view/men.rs", code), [format!("src/view/men.rs: {how} {belongs}")], "{code}");
    }
}

#[test]
fn the_checker_lets_owners_and_readers_pass() {
    let clock = ("src/game/clock.rs", "#[derive(Resource)] pub struct Clocks; fn f(clocks: ResMut<Clocks>) {}");
    let men = ("src/game/table/men.rs", "#[derive(Component)] pub enum Station { On }");
    for (path, code) in [
        ("src/game/clock/run.rs", "fn f(clocks: ResMut<super::Clocks>) {}"),
        ("src/game/table/board.rs", "fn f(men: Query<&mut Station>) {}"),
        ("src/game/table/deep/board.rs", "fn f(men: Query<&mut Station>) {}"),
        ("src/ui/acts.rs", "fn f(clocks: Res<Clocks>, men: Query<(&Station, &mut Transform)>) -> Option<Clocks> {}"),
        ("src/ui/acts.rs", "fn f(next: ResMut<NextState<Menu>>, plain: ResMut<Plain>) { map.insert(Station::On, 1) }"),
        ("src/ui/acts.rs", "#[cfg(test)]\nmod tests { fn f(clocks: ResMut<Clocks>) {} }"),
        ("tests/app/clocks.rs", "fn f(clocks: ResMut<Clocks>) {}"),
        ("src/app/start.rs", "fn f(clocks: ResMut<Clocks>) {}"),
    ] {
        let found = foreign_changes([clock, men, (path, code)].into_iter());
        let wanted: &[&str] = if code.contains("map.insert") { &["inserts"] } else { &[] };
        assert_eq!(found.len(), wanted.len(), "{path}: {code}: {found:?}");
    }
}
