//! The source tree as modules and the paths that they name, read from the text: enough of Rust's grammar to follow `use`,
//! re-exports and paths in code to the file that defines what is used.

use std::collections::{BTreeMap, BTreeSet};

/// A module's place below the crate: `["game", "board"]`. The engine's program has modules of its own below
/// `["bin", "morris-engine"]`.
pub(super) type Path = Vec<String>;

/// Every module of `src/`, by its path.
pub(super) struct Tree {
    modules: BTreeMap<Path, Module>,
}

/// One file.
struct Module {
    file: String,
    /// What code and imports name, in full.
    named: Vec<Path>,
    /// Names that `use` brings into the module, with what they stand for.
    imported: BTreeMap<String, Path>,
}

impl Tree {
    /// Reads files given as (path from the package's root, text). Files outside `src/` are passed over.
    pub(super) fn new<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let sources: Vec<_> = files
            .into_iter()
            .filter(|(file, _)| file.starts_with("src/"))
            .map(|(file, text)| (module_of(file), file, tokens(&without_tests_and_comments(text))))
            .collect();
        let known: BTreeSet<Path> = sources.iter().map(|(path, ..)| path.clone()).collect();
        let mut modules = BTreeMap::new();
        for (path, file, tokens) in sources {
            let mut module = Module { file: file.to_owned(), named: Vec::new(), imported: BTreeMap::new() };
            module.read(&path, &tokens, &known);
            modules.insert(path, module);
        }
        Self { modules }
    }

    /// The file of a module.
    pub(super) fn file(&self, module: &Path) -> &str {
        &self.modules[module].file
    }

    /// Every module.
    pub(super) fn modules(&self) -> impl Iterator<Item = &Path> {
        self.modules.keys()
    }

    /// The modules whose definitions a module uses, re-exports followed. What a module takes from those below it is left
    /// out: a parent puts its children together.
    pub(super) fn used_by(&self, module: &Path) -> BTreeSet<&Path> {
        let named = &self.modules[module].named;
        let found = named.iter().filter_map(|path| self.defining(path, 0));
        found.filter(|used| *used != module && !used.starts_with(module)).collect()
    }

    /// The module that defines what a path leads to; none outside the crate.
    fn defining(&self, path: &[String], depth: usize) -> Option<&Path> {
        let length = (0..=path.len()).rev().find(|&length| self.modules.contains_key(&path[..length]))?;
        let (found, module) = self.modules.get_key_value(&path[..length])?;
        let Some(name) = path.get(length) else { return Some(found) };
        // A path that leads in a circle of re-exports is broken code: the compiler says so.
        if depth > 8 {
            return Some(found);
        }
        if let Some(target) = module.imported.get(name) {
            let full: Path = target.iter().chain(&path[length + 1..]).cloned().collect();
            return self.defining(&full, depth + 1).or(Some(found));
        }
        Some(found)
    }
}

/// Everything of our crate that a file names, in full, re-exports not followed.
pub(super) fn named_paths(file: &str, text: &str) -> Vec<Path> {
    let own = module_of(file);
    let mut module = Module { file: file.to_owned(), named: Vec::new(), imported: BTreeMap::new() };
    module.read(&own, &tokens(&without_tests_and_comments(text)), &BTreeSet::new());
    module.named
}

impl Module {
    fn read(&mut self, own: &Path, tokens: &[String], known: &BTreeSet<Path>) {
        let mut at = 0;
        while at < tokens.len() {
            let follows_path = at > 0 && tokens[at - 1] == "::";
            let token = tokens[at].as_str();
            if token == "use" && !follows_path {
                at = self.read_use(own, tokens, at + 1, known);
            } else if let Some(base) = base(own, token, false, known).filter(|_| !follows_path) {
                let mut path = base;
                at += 1;
                while tokens.get(at).is_some_and(|token| token == "::") {
                    match tokens.get(at + 1).map(String::as_str) {
                        Some("super") => drop(path.pop()),
                        Some(name) if is_name(name) => path.push(name.to_owned()),
                        _ => break,
                    }
                    at += 2;
                }
                self.named.push(path);
            } else {
                at += 1;
            }
        }
    }

    /// Reads a `use` whose tree begins at a token; returns the place behind it.
    fn read_use(&mut self, own: &Path, tokens: &[String], at: usize, known: &BTreeSet<Path>) -> usize {
        let first = tokens.get(at).map_or("", String::as_str);
        match base(own, first, true, known) {
            Some(base) => self.read_tree(tokens, at + 1, base),
            None => tokens[at..].iter().position(|token| token == ";").map_or(tokens.len(), |end| at + end),
        }
    }

    /// Reads what follows a path in a `use`: `::name`, `::{…}`, `::*`, `as name`, or its end.
    fn read_tree(&mut self, tokens: &[String], at: usize, path: Path) -> usize {
        let token = |at: usize| tokens.get(at).map_or("", String::as_str);
        if token(at) == "as" {
            self.import(path, Some(token(at + 1)));
            return at + 2;
        }
        if token(at) != "::" {
            self.import(path, None);
            return at;
        }
        match token(at + 1) {
            "*" => {
                self.named.push(path);
                at + 2
            }
            "{" => {
                let mut at = at + 2;
                while at < tokens.len() && token(at) != "}" {
                    at = match token(at) {
                        "," => at + 1,
                        "self" => self.read_tree(tokens, at + 1, path.clone()),
                        "super" => self.read_tree(tokens, at + 1, parent(path.clone())),
                        name => self.read_tree(tokens, at + 1, child(path.clone(), name)),
                    };
                }
                at + 1
            }
            "super" => self.read_tree(tokens, at + 2, parent(path)),
            name => self.read_tree(tokens, at + 2, child(path, name)),
        }
    }

    fn import(&mut self, path: Path, alias: Option<&str>) {
        if let Some(name) = alias.or(path.last().map(String::as_str)) {
            self.imported.insert(name.to_owned(), path.clone());
        }
        self.named.push(path);
    }
}

/// Where a path that begins with this word starts; none for other crates. In a `use`, and before `::`, a child's name
/// begins a path, too.
fn base(own: &Path, word: &str, in_use: bool, known: &BTreeSet<Path>) -> Option<Path> {
    match word {
        "nine_mens_morris" => Some(Vec::new()),
        "crate" => Some(
            own.iter().take(if own.first().is_some_and(|first| first == "bin") { 2 } else { 0 }).cloned().collect(),
        ),
        "super" => Some(parent(own.clone())),
        "self" if in_use => Some(own.clone()),
        name if in_use => Some(child(own.clone(), name)).filter(|path| known.contains(path)),
        _ => None,
    }
}

fn is_name(token: &str) -> bool {
    token.chars().next().is_some_and(|letter| letter.is_alphabetic() || letter == '_')
}

fn child(mut module: Path, name: &str) -> Path {
    module.push(name.to_owned());
    module
}

fn parent(mut module: Path) -> Path {
    module.pop();
    module
}

/// `src/game/board.rs` is `game::board`; `src/game/mod.rs` and `src/game.rs` are `game`.
fn module_of(file: &str) -> Path {
    let inner = file.trim_start_matches("src/").trim_end_matches(".rs");
    if inner == "main" {
        return vec![inner.to_owned()];
    }
    let inner = inner.trim_end_matches("/mod").trim_end_matches("/main");
    inner.split('/').filter(|name| *name != "lib").map(str::to_owned).collect()
}

/// The code before the first test module, comments taken out.
pub(super) fn without_tests_and_comments(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// Names, `::`, and single signs.
pub(super) fn tokens(code: &str) -> Vec<String> {
    let mut tokens = Vec::<String>::new();
    let mut open = false;
    for letter in code.chars() {
        let part_of_name = letter.is_alphanumeric() || letter == '_';
        match tokens.last_mut() {
            Some(last) if (part_of_name && open) || (letter == ':' && last == ":") => last.push(letter),
            _ if letter.is_whitespace() => {}
            _ => tokens.push(letter.to_string()),
        }
        open = part_of_name;
    }
    tokens
}

#[test]
fn paths_lead_to_the_file_that_defines_what_they_name() {
    let files = [
        ("src/lib.rs", "pub mod game; pub mod ai;"),
        (
            "src/game/mod.rs",
            "mod board; mod men; pub use board::{CurrentGame as Board, Turn}; pub use men::Man; struct Own;",
        ),
        ("src/game/board.rs", "use super::men::Man; pub struct CurrentGame; pub struct Turn;"),
        ("src/game/men.rs", "pub struct Man; fn f() { super::board::play(); }"),
        ("src/ai/mod.rs", "mod search; pub use search::think;"),
        ("src/ai/search.rs", "use crate::game::{self, Board}; use std::fmt; // use crate::game::Turn;"),
        ("src/ai/other.rs", "use super::think; fn f() -> crate::game::Man { crate::game::Own }"),
        ("src/bin/morris-engine/main.rs", "mod lot;"),
        ("src/bin/morris-engine/lot.rs", "use crate::f; use nine_mens_morris::ai::think;"),
    ];
    let tree = Tree::new(files);
    let used =
        |file: &str| -> Vec<&str> { tree.used_by(&module_of(file)).into_iter().map(|path| tree.file(path)).collect() };
    assert_eq!(used("src/game/mod.rs"), [] as [&str; 0], "a parent puts its children together");
    assert_eq!(used("src/game/board.rs"), ["src/game/men.rs"]);
    assert_eq!(used("src/game/men.rs"), ["src/game/board.rs"]);
    assert_eq!(used("src/ai/search.rs"), ["src/game/mod.rs", "src/game/board.rs"]);
    assert_eq!(used("src/ai/other.rs"), ["src/ai/search.rs", "src/game/mod.rs", "src/game/men.rs"]);
    assert_eq!(used("src/bin/morris-engine/lot.rs"), ["src/ai/search.rs", "src/bin/morris-engine/main.rs"]);
}
