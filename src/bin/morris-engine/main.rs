//! The rules, the computer player and the endgames from the command line. No Bevy.

mod probe;
mod solve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "morris-engine", about = "Nine Men's Morris from the command line")]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Solve(solve::Solve),
    Probe(probe::Probe),
}

fn main() -> ExitCode {
    let result = match &CommandLine::parse().command {
        Command::Solve(request) => solve::run(request),
        Command::Probe(request) => probe::run(request),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("morris-engine: {error}");
            ExitCode::from(2)
        }
    }
}
