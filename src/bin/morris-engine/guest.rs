//! Another program as a player: started by its command line and spoken to in the words of [`uci`](crate::uci).
//!
//! Programs whose moves are single steps (Sanmill answers `d6` and, asked again, `xb4`) are asked until the turn is
//! complete.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use nine_mens_morris::rules::{Game, Move, RuleSet, TurnText};

/// The other program.
pub struct Guest {
    child: Child,
    input: ChildStdin,
    /// What it says, line by line, or why it can no longer be heard.
    output: Receiver<std::io::Result<String>>,
    /// What it is told after `go`.
    limits: String,
    /// How long it may take over an answer.
    timeout: Duration,
}

/// How many of its lines may lie unread.
const UNREAD: usize = 256;

impl Guest {
    /// Starts it and greets it.
    ///
    /// # Errors
    /// If it cannot be started or does not answer within `timeout`.
    pub fn start(command: &str, limits: String, timeout: Duration) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("--engine: the command is empty")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("--engine {program}: {error}"))?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).ok_or("--engine: no pipes")?;
        let (tell, told) = sync_channel(UNREAD);
        // Ends with the program that it listens to, or when nobody wants to hear more.
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        let mut guest = Self { child, input, output: told, limits, timeout };
        guest.say("uci")?;
        guest.hear("uciok")?;
        Ok(guest)
    }

    /// Tells it that another game begins.
    ///
    /// # Errors
    /// If it does not answer.
    pub fn new_game(&mut self, rules: &RuleSet) -> Result<(), String> {
        self.say(&format!("setoption name Rules value {rules}"))?;
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.hear("readyok").map(|_| ())
    }

    /// Its turn.
    ///
    /// # Errors
    /// If it does not answer, or with no legal turn.
    pub fn choose(&mut self, game: &Game) -> Result<Move, String> {
        let mut next = game.clone();
        let rules = *game.rules();
        let start = game.start();
        let place = if game.ply() == 0 || *start == *Game::new(rules).position() {
            "startpos".to_owned()
        } else {
            format!("fen {}", start.line(&rules, 0))
        };
        loop {
            let turns: Vec<String> = next.turns().map(|(before, mv)| before.text(&rules, mv)).collect();
            self.say(&format!("position {place} moves {}", turns.join(" ")))?;
            self.say(&format!("go {}", self.limits))?;
            let line = self.hear("bestmove")?;
            let text = line.split_whitespace().nth(1).unwrap_or_default();
            let turn = TurnText::parse(rules.geometry(), text).ok_or_else(|| format!("engine: '{text}' is no turn"))?;
            for step in turn.steps {
                let said = |refusal: nine_mens_morris::rules::Refusal| refusal.sentence(rules.geometry());
                next.play_step(step).map_err(|refusal| format!("engine: '{text}': {}", said(refusal)))?;
            }
            if next.position().pending() == 0 {
                return next.last_move().ok_or_else(|| "engine: no turn".to_owned());
            }
        }
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|error| format!("engine: {error}"))
    }

    /// Reads on to the line that begins with a word.
    fn hear(&mut self, word: &str) -> Result<String, String> {
        let end = Instant::now() + self.timeout;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = match self.output.recv_timeout(left) {
                Ok(line) => line.map_err(|error| format!("engine: {error}"))?,
                Err(RecvTimeoutError::Disconnected) => return Err(format!("engine: it ended before it said {word}")),
                Err(RecvTimeoutError::Timeout) => {
                    let seconds = self.timeout.as_secs_f64();
                    return Err(format!("engine: it did not say {word} within {seconds} s (--engine-timeout)"));
                }
            };
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        // It may have ended by itself; either way nothing of it is left behind.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
