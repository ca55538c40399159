//! `morris-engine uci`: the engine as a loop of text commands, after the Universal Chess Interface (S. Meyer-Kahlen and
//! R. Huber, 2000), with turns in this project's move text.
//!
//! Besides the usual: `setoption name Rules value nine,flying=never`, `d` shows the position, `legal` lists the legal
//! turns, `perft N` counts. `go ponder …` looks at the position without an end until `ponderhit` says that it has come up:
//! then it is searched within the bounds given, with all that has been seen so far. A search runs on a thread of its own, so that `stop`, `isready` and `quit` answer at once.
//! Bounds are `depth`, `nodes`, `movetime`, or the clocks: `wtime`, `btime`, `winc`, `binc`, `movestogo`.
//! A line that cannot be understood is answered by one `info string error …`, and the loop goes on; a `go` that cannot be
//! is answered by a turn as well, since somebody waits for one.

use std::io::{BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use nine_mens_morris::ai::{
    Clock, Level, Limits, Memory, Merit, Reason, Request, Score, Stop, Thought, analyse_with, think_aloud,
};
use nine_mens_morris::rules::{ByColor, Color, Game, Ply, RuleSet, perft};

use crate::endgames;

/// The most bytes of one command; no game is as long as that.
const LONGEST: usize = 1 << 20;

/// The greatest depth of `perft`: nobody lives to see it counted.
const DEEPEST: u32 = 100;

/// Reads commands from standard input until `quit` or its end.
///
/// # Errors
/// Rules that cannot be understood, or standard input that cannot be read.
pub fn run(rules: RuleSet) -> Result<(), String> {
    let mut engine = Engine::new(rules);
    let mut input = std::io::stdin().lock();
    while let Some(line) = next_line(&mut input).map_err(|error| format!("standard input: {error}"))? {
        match line.and_then(|line| engine.obey(line.trim())) {
            Ok(Next::Go) => {}
            Ok(Next::Quit) => break,
            Err(error) => say(&format!("info string error {error}")),
        }
    }
    engine.halt();
    Ok(())
}

/// The next line, none at the end; a line that is no text or far too long is read to its end and is an error of its own.
fn next_line(input: &mut impl BufRead) -> std::io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() == LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!("a command of more than {LONGEST} bytes"))));
    }
    Ok(Some(String::from_utf8(bytes).map_err(|_| "a command that is not UTF-8 text".to_owned())))
}

/// Whether the loop goes on.
enum Next {
    Go,
    Quit,
}

struct Engine {
    game: Game,
    memory: Memory,
    megabytes: usize,
    endgames: bool,
    threads: usize,
    level: Option<Level>,
    seed: u64,
    /// Whether the memory is not yet that of the rules at hand.
    stale: bool,
    search: Option<(Stop, JoinHandle<()>)>,
    /// What the search is to be bounded by once the turn that it ponders on has been played.
    pondering: Option<Go>,
    /// Raised when that turn has been played: the pondering itself answers nothing.
    hit: Arc<AtomicBool>,
}

/// What follows `go`.
#[derive(Clone, Copy)]
struct Go {
    limits: Limits,
    /// Whether any bound is given; a level has its own.
    bounded: bool,
    infinite: bool,
    ponder: bool,
}

impl Go {
    /// A look that takes no time.
    const SHORT: Self =
        Self { limits: Limits { depth: Some(1), ..Limits::NONE }, bounded: true, infinite: false, ponder: false };
}

/// The clocks of a game, in milliseconds.
struct Clocks {
    left: ByColor<Option<i64>>,
    /// For each turn.
    more: ByColor<i64>,
    /// Turns until there is new time.
    turns: u64,
}

impl Default for Clocks {
    fn default() -> Self {
        Self { left: ByColor::both(None), more: ByColor::both(0), turns: 30 }
    }
}

impl Clocks {
    /// What a side spends on a turn: its share of what is left and half of what it gets, and never more than half of all.
    fn share(&self, side: Color) -> Option<Duration> {
        let left = u64::try_from(self.left[side]?).unwrap_or(0);
        let more = u64::try_from(self.more[side]).unwrap_or(0);
        Some(Duration::from_millis((left / self.turns + more / 2).min(left / 2).max(5)))
    }
}

const OPTIONS: &str = "option name Rules type string default nine
option name Threads type spin default 1 min 1 max 64
option name Hash type spin default 64 min 1 max 4096
option name Level type combo default full var full var apprentice var journeyman var master
option name Seed type spin default 0 min 0 max 2147483647
option name Endgames type check default true
option name Clear Hash type button
option name Ponder type check default false";

impl Engine {
    fn new(rules: RuleSet) -> Self {
        let game = Game::new(rules);
        let memory = Memory::NONE;
        Self {
            game,
            memory,
            megabytes: 64,
            endgames: true,
            threads: 1,
            level: None,
            seed: 0,
            stale: true,
            search: None,
            pondering: None,
            hit: Arc::default(),
        }
    }

    /// Begins with an empty memory, and with the solved endgames of these rules.
    fn forget(&mut self) {
        self.memory = Memory::new(self.megabytes);
        if self.endgames {
            match endgames::load(self.game.rules(), |error| say(&format!("info string error {error}"))) {
                Ok(Some(solved)) => {
                    say(&format!("info string {} solved subspaces", solved.tables().count()));
                    self.memory = self.memory.clone().with_solved(solved);
                }
                Ok(None) => {}
                Err(error) => say(&format!("info string error {error}")),
            }
        }
        self.stale = false;
    }

    fn obey(&mut self, line: &str) -> Result<Next, String> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        // Commands that a running search does not mind.
        match command {
            "" => return Ok(Next::Go),
            "quit" => return Ok(Next::Quit),
            "isready" => say("readyok"),
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
                self.stale = true;
                self.game = Game::new(*self.game.rules());
            }
            "setoption" => self.set_option(rest)?,
            "position" => self.set_position(rest)?,
            "go" => {
                if let Err(error) = self.go(rest) {
                    // Whoever said it waits for a turn: it gets the best of a short look.
                    say(&format!("info string error {error}"));
                    self.search(Go::SHORT);
                }
            }
            "d" => say(&self.picture()),
            "legal" => {
                let position = self.game.position();
                let moves = self.game.legal_moves();
                let mut texts: Vec<_> = moves.iter().map(|&mv| position.text(self.game.rules(), mv)).collect();
                texts.sort_unstable();
                texts.iter().for_each(|text| say(text));
            }
            _ => match number("depth", rest)? {
                depth @ ..=DEEPEST => self.perft(depth),
                depth => return Err(format!("perft counts to depth {DEEPEST} at most, not {depth}")),
            },
        }
        Ok(())
    }

    /// Counts on a thread of its own; a count that is stopped answers nothing.
    fn perft(&mut self, depth: u32) {
        let (mut game, stop) = (self.game.clone(), Stop::default());
        let raised = stop.clone();
        let thread = std::thread::spawn(move || {
            if let Some(count) = perft_until(&mut game, depth, &raised) {
                say(&count.to_string());
            }
        });
        self.search = Some((stop, thread));
    }

    fn set_option(&mut self, text: &str) -> Result<(), String> {
        let text = text.strip_prefix("name ").ok_or("setoption needs 'name'")?;
        let (name, value) = text.split_once(" value ").unwrap_or((text, ""));
        let value = value.trim();
        match name.trim().to_ascii_lowercase().as_str() {
            "rules" => {
                let rules: RuleSet = value.parse().map_err(|error| format!("{error}"))?;
                self.game = Game::new(rules);
                self.stale = true;
            }
            "threads" => self.threads = number::<usize>("Threads", value)?.clamp(1, 64),
            "hash" => {
                self.megabytes = number::<usize>("Hash", value)?.clamp(1, 4096);
                self.stale = true;
            }
            "endgames" => {
                self.endgames = value == "true";
                self.stale = true;
            }
            "clear hash" => self.stale = true,
            // It is the other program that says when to ponder.
            "ponder" => {}
            "seed" => self.seed = number("Seed", value)?,
            "level" if value == "full" => self.level = None,
            "level" => {
                let level = Level::from_name(value).ok_or_else(|| format!("unknown level '{value}'"))?;
                self.level = Some(level);
            }
            name => return Err(format!("unknown option '{name}'")),
        }
        Ok(())
    }

    fn set_position(&mut self, text: &str) -> Result<(), String> {
        let rules = *self.game.rules();
        let (place, moves) = match text.split_once("moves") {
            Some((place, moves)) => (place.trim(), moves.trim()),
            None => (text, ""),
        };
        let mut game = if place == "startpos" {
            Game::new(rules)
        } else if let Some(line) = place.strip_prefix("fen ") {
            Game::from_line(rules, line.trim()).map_err(|error| error.to_string())?
        } else {
            return Err("position needs 'startpos' or 'fen <line>'".to_owned());
        };
        game.play_text(moves).map_err(|error| error.to_string())?;
        self.game = game;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), String> {
        let limits = Limits::NONE.with_threads(self.threads);
        let mut go = Go { limits, bounded: false, infinite: false, ponder: false };
        let mut words = text.split_whitespace();
        let mut clocks = Clocks::default();
        while let Some(word) = words.next() {
            let mut value = || words.next().unwrap_or_default();
            match word {
                "depth" => go.limits.depth = Some(number("depth", value())?),
                "nodes" => go.limits.nodes = Some(number("nodes", value())?),
                "movetime" => go.limits.time = Some(Duration::from_millis(number("movetime", value())?)),
                "wtime" => clocks.left[Color::White] = Some(number("wtime", value())?),
                "btime" => clocks.left[Color::Black] = Some(number("btime", value())?),
                "winc" => clocks.more[Color::White] = number("winc", value())?,
                "binc" => clocks.more[Color::Black] = number("binc", value())?,
                "movestogo" => clocks.turns = number::<u64>("movestogo", value())?.clamp(1, 200),
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                _ => return Err(format!("go does not know '{word}'")),
            }
            go.bounded |= !["infinite", "ponder"].contains(&word);
        }
        if go.limits.time.is_none() {
            go.limits.time = clocks.share(self.game.position().turn());
        }
        if self.stale {
            self.forget();
        }
        self.pondering = go.ponder.then_some(Go { ponder: false, ..go });
        self.search(go);
        Ok(())
    }

    /// The turn that was pondered on has been played: the same search within its bounds, which finds in the table what the
    /// pondering has left there. Nothing is answered for the pondering itself.
    fn ponder_hit(&mut self) {
        let Some(go) = self.pondering.take() else { return };
        if let Some((stop, thread)) = self.search.take() {
            self.hit.store(true, Ordering::Relaxed);
            stop.raise();
            if thread.join().is_err() {
                say("info string error the search broke off");
            }
        }
        self.search(go);
    }

    /// Begins a search on a thread of its own.
    fn search(&mut self, go: Go) {
        let (game, memory, stop) = (self.game.clone(), self.memory.clone(), Stop::default());
        let (level, seed, raised) = (self.level, self.seed, stop.clone());
        let hit = Arc::new(AtomicBool::new(false));
        self.hit = Arc::clone(&hit);
        let thread = std::thread::spawn(move || {
            let mut tell = |thought: &Thought, clock: Clock| say(&info(&game, thought, clock));
            let found = match level {
                Some(level) if !go.ponder => {
                    let limits = if go.bounded { go.limits } else { level.limits() };
                    let request = Request::new(game.clone(), level, seed).with_limits(limits).with_memory(memory);
                    think_aloud(&request, &raised, &mut tell)
                }
                _ if go.ponder => {
                    let limits = Limits::NONE.with_threads(go.limits.threads);
                    analyse_with(&game, limits, &memory, &raised, &mut tell)
                }
                _ => analyse_with(&game, go.limits, &memory, &raised, &mut tell),
            };
            while (go.infinite || go.ponder) && !raised.is_raised() {
                // An endless search answers only when it is stopped.
                std::thread::sleep(Duration::from_millis(2));
            }
            if hit.load(Ordering::Relaxed) {
                return;
            }
            match found.or_else(|| anything(&game)) {
                Some(thought) => {
                    say(&format!("info string {}", thought.reason));
                    say(&best(&game, &thought));
                }
                None => say("bestmove (none)"),
            }
        });
        self.search = Some((stop, thread));
    }

    /// Ends the search that is running; it still answers.
    fn halt(&mut self) {
        self.pondering = None;
        if let Some((stop, thread)) = self.search.take() {
            stop.raise();
            if thread.join().is_err() {
                say("info string error the search broke off");
            }
        }
    }

    /// The position as a text picture.
    fn picture(&self) -> String {
        let (position, rules) = (self.game.position(), self.game.rules());
        let geometry = rules.geometry();
        let size = geometry.size();
        let mut rows = vec![vec![' '; usize::from(size) * 2 - 1]; usize::from(size)];
        for point in geometry.points() {
            let (file, rank) = geometry.grid(point);
            rows[usize::from(size - 1 - rank)][usize::from(file) * 2] = match position.man_at(point) {
                Some(nine_mens_morris::rules::Color::White) => 'O',
                Some(nine_mens_morris::rules::Color::Black) => '@',
                None => '·',
            };
        }
        let mut text = String::new();
        for (row, rank) in rows.iter().zip((1..=size).rev()) {
            let row: String = row.iter().collect();
            text.push_str(&format!("{rank} {row}\n"));
        }
        let files: String = (0..size).map(|file| format!("{} ", char::from(b'a' + file))).collect();
        let outcome =
            self.game.outcome().map_or("ongoing".to_owned(), |outcome| format!("{outcome} ({})", outcome.reason()));
        let line = self.game.line();
        format!("{text}  {files}\nrules: {rules}\nposition: {line}\nturn: {}\noutcome: {outcome}", position.turn())
    }
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

/// The answer, with the reply that it expects, on which the other program may let it ponder.
fn best(game: &Game, thought: &Thought) -> String {
    let mut line = format!("bestmove {}", game.position().text(game.rules(), thought.mv));
    let mut next = game.clone();
    next.play_unchecked(thought.mv);
    if let Some(&reply) = thought.pv.get(1).filter(|&&reply| next.is_legal(reply)) {
        line.push_str(&format!(" ponder {}", next.position().text(next.rules(), reply)));
    }
    line
}

/// The first legal turn: what a search answers that was stopped before it judged one.
fn anything(game: &Game) -> Option<Thought> {
    let mv = *game.legal_moves().first()?;
    let reason = Reason { merit: Merit::Stopped, board: game.rules().board() };
    Some(Thought { mv, score: Score::Estimate(0), depth: 0, nodes: 0, pv: vec![mv], reason })
}

/// One `info` line. A decided score counts the winner's turns, negative for the side that loses.
fn info(game: &Game, thought: &Thought, clock: Clock) -> String {
    let score = match thought.score {
        Score::Estimate(value) => format!("cp {value}"),
        Score::Draw => "cp 0".to_owned(),
        Score::Win(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::Loss(plies) => format!("mate -{}", plies.div_ceil(2)),
    };
    let micros = clock.elapsed().as_micros().max(1);
    let nps = u128::from(thought.nodes) * 1_000_000 / micros;
    let mut line = format!(
        "info depth {} score {score} nodes {} nps {nps} time {} pv",
        thought.depth,
        thought.nodes,
        micros / 1_000
    );
    let mut game = game.clone();
    for &mv in &thought.pv {
        if !game.is_legal(mv) {
            break;
        }
        line.push(' ');
        line.push_str(&game.position().text(game.rules(), mv));
        game.play_unchecked(mv);
    }
    line
}

fn number<T: std::str::FromStr>(what: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{what} needs a number, not '{text}'"))
}

/// Writes a whole line at once, so that the search and the loop do not mix theirs. Nobody listening is no error: the
/// input ends then as well.
pub(crate) fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
