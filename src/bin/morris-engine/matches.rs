//! `morris-engine match`: games between two players, colours alternating, and what they come to.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use nine_mens_morris::ai::{Level, Limits, Memory, Request, Stop, Weights, analyse_by, think};
use nine_mens_morris::endgame::Database;
use nine_mens_morris::platform::read_bounded;
use nine_mens_morris::record::{MAX_BYTES, decode};
use nine_mens_morris::rng::Rng;
use nine_mens_morris::rules::{Color, Game, Move, Outcome, RuleSet};

use crate::endgames;
use crate::guest::Guest;
use crate::uci::say;

/// Options of `match`.
#[derive(Args, Clone, Debug)]
pub struct MatchArgs {
    /// novice, apprentice, journeyman, master, engine, or limits such as depth=6, nodes=20000, time=500
    pub a: String,
    /// The other player, in the same words
    pub b: String,
    /// How many games
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Thinking time a turn for master, in milliseconds
    #[arg(long)]
    pub time_ms: Option<u64>,
    /// Positions searched a turn for master, instead of a time: the same game on every machine
    #[arg(long, conflicts_with = "time_ms")]
    pub nodes: Option<u64>,
    /// A file with the weights of the evaluation, as fit prints them, for the first player, where that is given by limits
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// The same for the other player
    #[arg(long, value_name = "FILE")]
    pub other_weights: Option<PathBuf>,
    /// Openings, one a line in move text; each is played with both colours
    #[arg(long)]
    pub openings: Option<PathBuf>,
    /// The command of a second UCI-style program: the player called engine
    #[arg(long)]
    pub engine: Option<String>,
    /// What it is told after `go`; movetime with --time-ms (or a second) if nothing is given
    #[arg(long, value_name = "LIMITS")]
    pub engine_go: Option<String>,
    /// How many seconds it may take over an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, value_parser = seconds)]
    pub engine_timeout: f64,
    /// Chooses the openings and the players' variety
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Do not let master look solved endgames up, where `solve` has left some
    #[arg(long)]
    pub no_endgames: bool,
}

/// A time in seconds of which something is left.
fn seconds(text: &str) -> Result<f64, String> {
    let fits = |seconds: &f64| (0.001..=1e6).contains(seconds);
    text.parse().ok().filter(fits).ok_or_else(|| "it is a number of seconds from 0.001 to 1000000".to_owned())
}

/// Turns after which a game without a draw clock is called a draw.
const MAX_TURNS: usize = 1_000;
/// The table of a player that searches.
const MEGABYTES: usize = 32;
/// Random turns at the start where no openings are given.
const RANDOM_TURNS: usize = 2;

/// Plays the games, printing each as it ends, and the sum last.
///
/// # Errors
/// What is wrong with the options, the openings or the second program.
pub fn run(args: &MatchArgs, rules: RuleSet) -> Result<(), String> {
    let openings = match &args.openings {
        Some(path) => read_openings(rules, path)?,
        None => Vec::new(),
    };
    let mut players = [
        Player::new(&args.a, args, read_weights(&rules, args.weights.as_deref())?)?,
        Player::new(&args.b, args, read_weights(&rules, args.other_weights.as_deref())?)?,
    ];
    // They take a while to read.
    let wanted = !args.no_endgames && players.iter().any(Player::looks_up);
    let solved =
        if wanted { endgames::load(&rules, endgames::print_trouble).map_err(|error| error.to_string())? } else { None };
    let mut tally = Tally::default();
    for number in 0..args.games {
        // Two games with the same opening, colours exchanged.
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number / 2));
        let mut game = match openings.get(number as usize / 2 % openings.len().max(1)) {
            Some(opening) => opening.clone(),
            None => random_opening(rules, seed),
        };
        let white = number as usize % 2;
        play(&mut game, &mut players, white, seed ^ u64::from(number) << 32, solved.as_ref())?;
        let winner =
            game.outcome().and_then(Outcome::winner).map(|color| if color == Color::White { white } else { 1 - white });
        tally.add(winner);
        say(&record(&game, number + 1, [&players[white].name, &players[1 - white].name]));
    }
    say(&tally.sum(&args.a, &args.b));
    Ok(())
}

fn read_openings(rules: RuleSet, path: &Path) -> Result<Vec<Game>, String> {
    let wrong = |what: String| format!("--openings {}: {what}", path.display());
    let bytes = read_bounded(path, MAX_BYTES).map_err(|error| wrong(error.to_string()))?;
    if bytes.len() > MAX_BYTES {
        return Err(wrong(format!("more than {MAX_BYTES} bytes")));
    }
    let text = decode(&bytes).map_err(|error| wrong(error.to_string()))?;
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let mut game = Game::new(rules);
        game.play_text(line).map_err(|error| format!("--openings {}:{}: {error}", path.display(), index + 1))?;
        openings.push(game);
    }
    if openings.is_empty() { Err(format!("--openings {}: it is empty", path.display())) } else { Ok(openings) }
}

/// The weights in a file; those of the rules without one.
pub fn read_weights(rules: &RuleSet, path: Option<&Path>) -> Result<Weights, String> {
    let Some(path) = path else { return Ok(Weights::of(rules)) };
    let bytes = read_bounded(path, MAX_BYTES).map_err(|error| format!("{}: {error}", path.display()))?;
    let text = decode(&bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    text.parse().map_err(|error| format!("{}: {error}", path.display()))
}

fn random_opening(rules: RuleSet, seed: u64) -> Game {
    let mut game = Game::new(rules);
    let mut rng = Rng::new(seed);
    for _ in 0..RANDOM_TURNS {
        if let Some(mv) = rng.choose(&game.legal_moves()) {
            game.play_unchecked(mv);
        }
    }
    game
}

fn play(
    game: &mut Game,
    players: &mut [Player; 2],
    white: usize,
    seed: u64,
    solved: Option<&Arc<Database>>,
) -> Result<(), String> {
    for player in players.iter_mut() {
        player.new_game(game.rules(), solved)?;
    }
    while game.outcome().is_none() && game.ply() < MAX_TURNS {
        let index = if game.position().turn() == Color::White { white } else { 1 - white };
        let player = &mut players[index];
        let mv = player.choose(game, seed)?;
        game.play(mv).map_err(|error| format!("{} played an illegal turn: {error}", player.name))?;
    }
    Ok(())
}

/// Who plays.
enum Kind {
    /// Takes mills, else moves at random.
    Novice,
    Level(Level, Limits),
    Limits(Limits, Weights),
    Guest(Box<Guest>),
}

struct Player {
    name: String,
    kind: Kind,
    memory: Memory,
}

impl Player {
    fn new(name: &str, args: &MatchArgs, weights: Weights) -> Result<Self, String> {
        let time = args.time_ms.map(|ms| Limits::time(Duration::from_millis(ms)));
        let bound = time.or_else(|| args.nodes.map(Limits::nodes));
        let kind = match name {
            "novice" => Kind::Novice,
            "engine" => {
                let command = args.engine.as_deref().ok_or("the player 'engine' needs --engine \"command\"")?;
                let movetime = || format!("movetime {}", args.time_ms.unwrap_or(1_000));
                let timeout = Duration::from_secs_f64(args.engine_timeout);
                let limits = args.engine_go.clone().unwrap_or_else(movetime);
                Kind::Guest(Box::new(Guest::start(command, limits, timeout)?))
            }
            _ => match (Level::from_name(name), bound) {
                (Some(Level::Master), Some(limits)) => Kind::Level(Level::Master, limits),
                (Some(level), _) => Kind::Level(level, level.limits().with_threads(1)),
                (None, _) => Kind::Limits(limits(name)?, weights),
            },
        };
        Ok(Self { name: name.to_owned(), kind, memory: Memory::NONE })
    }

    /// Whether it plays by solved endgames where they reach.
    const fn looks_up(&self) -> bool {
        matches!(self.kind, Kind::Level(Level::Master, _))
    }

    fn new_game(&mut self, rules: &RuleSet, solved: Option<&Arc<Database>>) -> Result<(), String> {
        match &mut self.kind {
            Kind::Novice => {}
            Kind::Level(Level::Master, _) => {
                self.memory = Memory::new(MEGABYTES);
                if let Some(solved) = solved {
                    self.memory = self.memory.clone().with_solved(Arc::clone(solved));
                }
            }
            Kind::Level(..) => {}
            Kind::Limits(..) => self.memory = Memory::new(MEGABYTES),
            Kind::Guest(guest) => guest.new_game(rules)?,
        }
        Ok(())
    }

    fn choose(&mut self, game: &Game, seed: u64) -> Result<Move, String> {
        let found = match &mut self.kind {
            Kind::Novice => return novice(game, seed).ok_or_else(|| "no legal turn".to_owned()),
            Kind::Guest(guest) => return guest.choose(game),
            Kind::Level(level, limits) => {
                let request = Request::new(game.clone(), *level, seed).with_limits(*limits);
                think(&request.with_memory(self.memory.clone()), &Stop::default())
            }
            Kind::Limits(limits, weights) => {
                analyse_by(game, weights, *limits, &self.memory, &Stop::default(), &mut |_, _| {})
            }
        };
        found.map(|thought| thought.mv).ok_or_else(|| format!("{} found no turn", self.name))
    }
}

/// Reads `depth=6`, `nodes=20000`, `time=500` (milliseconds).
fn limits(text: &str) -> Result<Limits, String> {
    let unknown = || {
        format!("unknown player '{text}': novice, apprentice, journeyman, master, engine, depth=N, nodes=N or time=MS")
    };
    let (name, value) = text.split_once('=').ok_or_else(unknown)?;
    let value: u64 = value.parse().map_err(|_| unknown())?;
    match name {
        "depth" => u32::try_from(value).map(Limits::depth).map_err(|_| unknown()),
        "nodes" => Ok(Limits::nodes(value)),
        "time" => Ok(Limits::time(Duration::from_millis(value))),
        _ => Err(unknown()),
    }
}

/// Takes a mill where there is one, else moves at random.
fn novice(game: &Game, seed: u64) -> Option<Move> {
    let moves = game.legal_moves();
    let closes = |mv: &&Move| game.position().closes_mill(game.rules(), **mv);
    let mills: Vec<Move> = moves.iter().filter(closes).copied().collect();
    let mut rng = Rng::new(seed ^ game.position().key() ^ (game.ply() as u64) << 40);
    rng.choose(if mills.is_empty() { &moves } else { &mills })
}

/// The text of a finished game.
fn record(game: &Game, number: u32, names: [&String; 2]) -> String {
    let mut text = format!("game {number}: {} (white) vs {} (black):", names[0], names[1]);
    for (index, (before, mv)) in game.turns().enumerate() {
        if index % 2 == 0 {
            let _ = write!(text, " {}.", index / 2 + 1);
        }
        let _ = write!(text, " {}", before.text(game.rules(), mv));
    }
    let (result, reason) = match game.outcome() {
        Some(Outcome::Win { winner: Color::White, .. }) => ("1-0", game.outcome().map_or("", Outcome::reason)),
        Some(Outcome::Win { .. }) => ("0-1", game.outcome().map_or("", Outcome::reason)),
        Some(Outcome::Draw { .. }) => ("1/2-1/2", game.outcome().map_or("", Outcome::reason)),
        None => ("1/2-1/2", "too long"),
    };
    let _ = write!(text, " {result} {{{reason}}}");
    text
}

/// The sum of a match, from the first player's side.
#[derive(Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Tally {
    fn add(&mut self, winner: Option<usize>) {
        match winner {
            Some(0) => self.wins += 1,
            Some(_) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// The last line: the score in per cent with the half width of its 95 % interval. That is the normal approximation,
    /// where the spread is counted with a win, a draw and a loss more: two games that end alike prove little.
    fn sum(&self, a: &str, b: &str) -> String {
        let games = f64::from(self.wins + self.draws + self.losses).max(1.0);
        let score = (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / games;
        let mean = (games * score + 1.5) / (games + 3.0);
        let squares = (f64::from(self.wins) + 0.25 * f64::from(self.draws) + 1.25) / (games + 3.0);
        let deviation = ((squares - mean * mean) / games).sqrt();
        format!(
            "{a} vs {b}: {} wins {} draws {} losses ({:.0} % ± {:.0})",
            self.wins,
            self.draws,
            self.losses,
            100.0 * score,
            196.0 * deviation
        )
    }
}
