//! `morris-engine uci`: the engine as a loop of text commands, after the Universal Chess Interface (S. Meyer-Kahlen and
//! R. Huber, 2000), with turns in this project's move text.
//!
//! Besides the usual: `setoption name Rules value nine,flying=never`, `d` shows the position, `legal` lists the legal
//! turns, `perft N` counts. `go ponder …` looks at the position without an end until `ponderhit` says that it has come up:
//! then it is searched within the bounds given, with all that has been seen so far. Bounds are `depth`, `nodes`,
//! `movetime`, `mate`, or the clocks: `wtime`, `btime`, `winc`, `binc`, `movestogo`; `searchmoves` and `multipv` say which
//! turns are searched and how many of them are shown.
//!
//! Searches run on a thread of their own, and so does whatever takes a while to get ready (the table, the solved endgames):
//! `stop`, `isready` and `quit` are heard at once. `readyok` says that all is ready; it is got ready once, not for each game.
//! A search that has a clock does not wait for it.
//!
//! A line that cannot be understood is answered by one `info string error …`, and the loop goes on; a `go` that cannot be
//! is answered by a turn as well, since somebody waits for one. After a `position` that was refused there is none to play in
//! until the next. What was asked before the input ends is answered before the program does.

mod go;
mod memory;
mod options;
mod pending;
mod print;
mod search;

use std::io::{BufRead, Read};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use nine_mens_morris::ai::Stop;
use nine_mens_morris::rules::{Game, Ply, RuleSet, perft};

use go::Go;
use memory::{Knowledge, Share, Wanted};
use options::{Change, OPTIONS, Options};
use print::picture;
pub(crate) use print::say;
use search::{Order, Running};

/// The most bytes of one command; no game is as long as that.
const MAX_BYTES: usize = 1 << 20;

/// The greatest depth of `perft`: nobody lives to see it counted.
const MAX_PERFT_DEPTH: u32 = 100;

/// How long the loop itself waits for what is to be ready: nobody notices.
const MOMENT: Duration = Duration::from_millis(20);

/// How long a count or a search that was asked for may go on after the input has ended.
const GRACE: Duration = Duration::from_secs(5);

/// Reads commands from standard input until `quit` or its end.
///
/// # Errors
/// Standard input that cannot be read.
pub fn run(rules: RuleSet) -> Result<(), String> {
    let mut engine = Engine::new(rules);
    let mut input = std::io::stdin().lock();
    let mut told_to_quit = false;
    while let Some(line) = next_line(&mut input).map_err(|error| format!("standard input: {error}"))? {
        match line.and_then(|line| engine.obey(line.trim())) {
            Ok(Next::Go) => {}
            Ok(Next::Quit) => {
                told_to_quit = true;
                break;
            }
            Err(error) => say(&format!("info string error {error}")),
        }
    }
    engine.finish(told_to_quit);
    Ok(())
}

/// The next line, or `None` at the end. A line that is no text or far too long is read to its end and is an error of its own.
fn next_line(input: &mut impl BufRead) -> std::io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MAX_BYTES as u64).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() == MAX_BYTES && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!("a command of more than {MAX_BYTES} bytes"))));
    }
    Ok(Some(String::from_utf8(bytes).map_err(|_| "a command that is not UTF-8 text".to_owned())))
}

/// Whether the loop goes on.
enum Next {
    Go,
    Quit,
}

struct Engine {
    rules: RuleSet,
    /// The game to play in; `None` after a position that was refused.
    game: Option<Game>,
    options: Options,
    knowledge: Knowledge,
    search: Option<Running>,
    count: Option<(Stop, JoinHandle<()>)>,
    /// What the search is to be bounded by once the turn that it ponders on has been played.
    pondering: Option<Go>,
    /// How many `isready` are to be answered as soon as all is ready.
    owed: Arc<Owed>,
}

/// Answers to `isready` that are still to be given.
#[derive(Default)]
struct Owed {
    count: AtomicUsize,
    /// Held while they are given, so that each is given once and before the program ends.
    giving: Mutex<()>,
}

impl Owed {
    fn give(&self) {
        let _giving = self.giving.lock().unwrap_or_else(PoisonError::into_inner);
        for _ in 0..self.count.swap(0, Ordering::Relaxed) {
            say("readyok");
        }
    }
}

impl Engine {
    fn new(rules: RuleSet) -> Self {
        Self {
            rules,
            game: Some(Game::new(rules)),
            options: Options::default(),
            knowledge: Knowledge::default(),
            search: None,
            count: None,
            pondering: None,
            owed: Arc::default(),
        }
    }

    /// Begins to get ready what a search needs, as far as it is not there yet.
    fn prepare(&mut self) -> Share {
        let endgames = self.options.endgames.then_some(self.rules);
        self.knowledge.prepare(Wanted { megabytes: self.options.megabytes, endgames })
    }

    fn obey(&mut self, line: &str) -> Result<Next, String> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        // Commands that a running search does not mind.
        match command {
            "" => return Ok(Next::Go),
            "quit" => return Ok(Next::Quit),
            "isready" => self.answer_when_ready(),
            "stop" => self.halt(),
            "uci" => say(&format!(
                "id name Nine Men's Morris {}\nid author the Nine Men's Morris team\n{OPTIONS}\nuciok",
                env!("CARGO_PKG_VERSION")
            )),
            "debug" | "register" => {}
            "ponderhit" => self.ponder_hit(),
            "ucinewgame" | "setoption" | "position" | "go" | "d" | "legal" | "perft" => {
                self.halt();
                return self.act(command, rest).map(|()| Next::Go);
            }
            _ => return Err(format!("unknown command '{command}'")),
        }
        Ok(Next::Go)
    }

    fn act(&mut self, command: &str, rest: &str) -> Result<(), String> {
        match command {
            "ucinewgame" => {
                self.game = Some(Game::new(self.rules));
                self.knowledge.clear();
                self.prepare();
            }
            "setoption" => match self.options.set(rest)? {
                Change::Nothing => {}
                Change::ClearHash => self.knowledge.clear(),
                Change::Rules(rules) => {
                    self.game = None;
                    self.rules = rules?;
                    self.game = Some(Game::new(self.rules));
                }
            },
            "position" => {
                self.game = None;
                self.game = Some(position(&self.rules, rest)?);
                self.prepare();
            }
            "go" => self.go(rest),
            "d" => say(&picture(self.game()?)),
            "legal" => {
                let game = self.game()?;
                let text = |mv| game.position().text(game.rules(), mv);
                let mut texts: Vec<_> = game.legal_moves().into_iter().map(text).collect();
                texts.sort_unstable();
                texts.iter().for_each(|text| say(text));
            }
            _ => match number("depth", rest)? {
                depth @ ..=MAX_PERFT_DEPTH => self.perft(depth)?,
                depth => return Err(format!("perft counts to depth {MAX_PERFT_DEPTH} at most, not {depth}")),
            },
        }
        Ok(())
    }

    fn game(&self) -> Result<&Game, String> {
        self.game.as_ref().ok_or_else(|| "there is no position: the last one was refused".to_owned())
    }

    /// Says `readyok`: at once while a search is running or when all is ready, else as soon as it is.
    fn answer_when_ready(&mut self) {
        let knowledge = self.prepare();
        let begin = Instant::now();
        let searches = self.search.as_ref().is_some_and(|search| !search.is_finished());
        if searches || knowledge.is_ready_before(|| begin.elapsed() >= MOMENT) {
            return say("readyok");
        }
        self.owed.count.fetch_add(1, Ordering::Relaxed);
        let owed = Arc::clone(&self.owed);
        std::thread::spawn(move || {
            knowledge.wait(|| false);
            owed.give();
        });
    }

    /// Counts on a thread of its own; a count that is stopped answers nothing.
    fn perft(&mut self, depth: u32) -> Result<(), String> {
        let (mut game, stop) = (self.game()?.clone(), Stop::default());
        let raised = stop.clone();
        let thread = std::thread::spawn(move || {
            if let Some(count) = perft_until(&mut game, depth, &raised) {
                say(&count.to_string());
            }
        });
        self.count = Some((stop, thread));
        Ok(())
    }

    fn go(&mut self, text: &str) {
        let Ok(game) = self.game() else {
            say("info string error there is no position: the last one was refused");
            return say("bestmove (none)");
        };
        let go = Go::parse(text, game, self.options.threads).unwrap_or_else(|error| {
            // Whoever said it waits for a turn: it gets the best of a short look.
            say(&format!("info string error {error}"));
            Go::short()
        });
        self.pondering = go.ponder.then(|| Go { ponder: false, ..go.clone() });
        self.search(go);
    }

    /// The turn that was pondered on has been played: the same search within its bounds, which finds in the table what the
    /// pondering has left there. Nothing is answered for the pondering itself.
    fn ponder_hit(&mut self) {
        let Some(go) = self.pondering.take() else { return };
        if let Some(search) = self.search.take() {
            search.hush();
        }
        self.search(go);
    }

    /// Begins a search on a thread of its own.
    fn search(&mut self, go: Go) {
        let knowledge = self.prepare();
        let Some(game) = self.game.clone() else { return };
        let Options { level, seed, multi_pv, .. } = self.options;
        self.search = Some(Running::start(Order { game, go, level, seed, multi_pv, knowledge }));
    }

    /// Ends what is running; a search still answers.
    fn halt(&mut self) {
        self.pondering = None;
        if let Some(search) = self.search.take() {
            search.stop();
        }
        if let Some((stop, thread)) = self.count.take() {
            stop.raise();
            drop(thread.join());
        }
    }

    /// Answers what is still to be answered, the input having ended: a count is finished, and so is a search with bounds unless
    /// `quit` was said, if that takes no more than [`GRACE`].
    fn finish(&mut self, told_to_quit: bool) {
        let end = Instant::now() + GRACE;
        let goes_on = |engine: &Self| {
            let searches = engine.search.as_ref().is_some_and(|search| !search.endless && !search.is_finished());
            let counts = engine.count.as_ref().is_some_and(|(_, thread)| !thread.is_finished());
            counts || searches && !told_to_quit
        };
        while goes_on(self) && Instant::now() < end {
            std::thread::sleep(Duration::from_millis(2));
        }
        self.halt();
        self.owed.give();
    }
}

/// The game that follows `position`.
fn position(rules: &RuleSet, text: &str) -> Result<Game, String> {
    let (place, moves) = match text.split_once("moves") {
        Some((place, moves)) => (place.trim(), moves.trim()),
        None => (text, ""),
    };
    let mut game = if place == "startpos" {
        Game::new(*rules)
    } else if let Some(line) = place.strip_prefix("fen ") {
        Game::from_line(*rules, line.trim()).map_err(|error| error.to_string())?
    } else {
        return Err("position needs 'startpos' or 'fen <line>'".to_owned());
    };
    game.play_text(moves).map_err(|error| error.to_string())?;
    Ok(game)
}

/// [`perft`], unless it is stopped first.
fn perft_until(game: &mut Game, depth: u32, stop: &Stop) -> Option<u64> {
    const AT_ONCE: u32 = 3;
    if stop.is_raised() {
        return None;
    }
    if depth <= AT_ONCE {
        return Some(perft(game, depth, Ply::Turn));
    }
    let mut count = 0;
    for mv in game.legal_moves() {
        game.play_unchecked(mv);
        let below = perft_until(game, depth - 1, stop);
        game.undo();
        count += below?;
    }
    Some(count)
}

fn number<T: std::str::FromStr>(what: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{what} needs a number, not '{text}'"))
}
