//! The rules, the computer player and the endgames from the command line, for people and for other programs.
//!
//! One module a command, each with its arguments and a `run` that writes to the output it is given. Bad input of any
//! kind is one line on standard error and exit status 2.

mod bench;
mod diagram;
mod endgames;
mod failure;
mod file;
mod film;
mod fit;
mod guest;
mod keep;
mod legal;
mod matches;
mod perft;
mod picture;
mod probe;
mod puzzle;
mod record;
mod review;
mod show;
mod solve;
mod start;
mod uci;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use failure::Failure;
use start::StartArgs;

/// Nine Men's Morris and its relatives: positions, legal turns, counts, speed, and an engine to play against.
#[derive(Parser)]
#[command(name = "morris-engine", version, after_help = start::help(), arg_required_else_help = false)]
struct Cli {
    #[command(flatten)]
    start: StartArgs,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the sequences of legal turns of an exact length
    Perft(perft::Args),
    /// List every legal turn, sorted, one a line; nothing when the game is over
    Legal,
    /// Describe the position: one `key: value` a line
    Show,
    /// Draw the position as an SVG picture
    Diagram(diagram::Args),
    /// Turn a game record into a film: an animated GIF picture
    Film(film::Args),
    /// Measure how fast legal turns are found, beside an obvious generator, and how fast the search is
    Bench(bench::Args),
    /// Talk to another program, line by line, over standard input and output
    Uci,
    /// Let two players play a match: strengths, limits, or another program
    Match(matches::MatchArgs),
    /// Solve endgames, and whole games on small boards, by retrograde analysis
    Solve(solve::Args),
    /// Look a position up in the solved endgames: its value, its depth, and those of each turn
    Probe(probe::Args),
    /// Count how often Master keeps the true value of positions of solved endgames
    Keep(keep::Args),
    /// Fit the weights of the evaluation to games of the search against itself and to solved endgames
    Fit(fit::Args),
    /// Print the game as a record: tags, rules, numbered turns, result
    Export(record::ExportArgs),
    /// Read a record (ours, Sanmill's, PlayOK's, a list of turns), check it and describe its last position
    Import(record::ImportArgs),
    /// Grade every turn of a recorded game, with what was better
    Review(review::Args),
    /// A puzzle: the one of the day or another, to try; or a list of them all
    Puzzle(puzzle::Args),
}

fn run(cli: &Cli, out: &mut (impl Write + Send)) -> Result<(), Failure> {
    match &cli.command {
        Command::Perft(args) => perft::run(&cli.start, args, out),
        Command::Legal => legal::run(&cli.start, out),
        Command::Show => show::run(&cli.start, out),
        Command::Diagram(args) => diagram::run(&cli.start, args, out),
        Command::Film(args) => film::run(&cli.start, args),
        Command::Bench(args) => bench::run(&cli.start, args, out),
        Command::Uci => uci::run(cli.start.only_rules("uci")?).map_err(Failure::Input),
        Command::Match(args) => matches::run(args, cli.start.only_rules("match")?).map_err(Failure::Input),
        Command::Solve(args) => solve::run(&cli.start.only_rules("solve")?, args, out),
        Command::Probe(args) => probe::run(&cli.start.game()?, args, out),
        Command::Keep(args) => keep::run(&cli.start.only_rules("keep")?, args, out),
        Command::Fit(args) => fit::run(&cli.start.only_rules("fit")?, args, out),
        Command::Export(args) => record::export(&cli.start, args, out),
        Command::Import(args) => record::import(&cli.start, args, out),
        Command::Review(args) => review::run(&cli.start, args, out),
        Command::Puzzle(args) => puzzle::run(&cli.start, args, out),
    }
}

fn main() -> ExitCode {
    let command = start::hide_what_is_refused(Cli::command());
    let cli = match command.try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return failure::end(failure::from_clap(&error)),
    };
    // Not locked: the engine answers from a thread of its own.
    let mut out = BufWriter::new(io::stdout());
    failure::end(run(&cli, &mut out).and_then(|()| Ok(out.flush()?)))
}
