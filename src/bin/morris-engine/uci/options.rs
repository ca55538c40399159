//! The options of the engine: names and values in any case.

use nine_mens_morris::ai::Level;
use nine_mens_morris::rules::RuleSet;

use super::number;

/// What `uci` answers about them.
pub(super) const OPTIONS: &str = "option name Rules type string default nine
option name Threads type spin default 1 min 1 max 64
option name Hash type spin default 64 min 1 max 4096
option name MultiPV type spin default 1 min 1 max 256
option name Level type combo default full var full var apprentice var journeyman var master
option name Seed type spin default 0 min 0 max 2147483647
option name Endgames type check default true
option name Clear Hash type button
option name Ponder type check default false";

/// The options that are kept from game to game, but for the rules.
pub(super) struct Options {
    pub(super) megabytes: usize,
    pub(super) endgames: bool,
    pub(super) threads: usize,
    pub(super) multi_pv: usize,
    pub(super) level: Option<Level>,
    pub(super) seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { megabytes: 64, endgames: true, threads: 1, multi_pv: 1, level: None, seed: 0 }
    }
}

/// What is left to do for whoever set an option.
pub(super) enum Change {
    Nothing,
    /// A game by these rules, or by none where they could not be read.
    Rules(Result<RuleSet, String>),
    ClearHash,
}

impl Options {
    /// Sets what follows `setoption`.
    ///
    /// # Errors
    /// An unknown option, or a value that it cannot have.
    pub(super) fn set(&mut self, text: &str) -> Result<Change, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let is = |word: &str, wanted: &str| word.eq_ignore_ascii_case(wanted);
        let (_, words) = words.split_first().filter(|(first, _)| is(first, "name")).ok_or("setoption needs 'name'")?;
        let end = words.iter().position(|word| is(word, "value")).unwrap_or(words.len());
        let name = words[..end].join(" ").to_ascii_lowercase();
        let value = words.get(end + 1..).unwrap_or_default().join(" ").to_ascii_lowercase();
        match name.as_str() {
            "rules" => {
                let rules = value.parse::<RuleSet>().map_err(|error| error.to_string());
                return Ok(Change::Rules(rules));
            }
            "threads" => self.threads = number::<usize>("Threads", &value)?.clamp(1, 64),
            "hash" => self.megabytes = number::<usize>("Hash", &value)?.clamp(1, 4096),
            "multipv" => self.multi_pv = number::<usize>("MultiPV", &value)?.clamp(1, 256),
            "endgames" => {
                self.endgames = value.parse().map_err(|_| format!("Endgames is true or false, not '{value}'"))?;
            }
            "clear hash" => return Ok(Change::ClearHash),
            // It is the other program that says when to ponder.
            "ponder" => {}
            "seed" => self.seed = number("Seed", &value)?,
            "level" if value == "full" => self.level = None,
            "level" => {
                let level = Level::from_name(&value).ok_or_else(|| format!("unknown level '{value}'"))?;
                self.level = Some(level);
            }
            name => return Err(format!("unknown option '{name}'")),
        }
        Ok(Change::Nothing)
    }
}
