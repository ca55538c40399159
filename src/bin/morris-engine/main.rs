//! The rules, the computer player and the endgames from the command line. No Bevy.

mod guest;
mod matches;
mod uci;

use clap::{Parser, Subcommand};
use nine_mens_morris::ai::{Bench, bench};
use nine_mens_morris::rules::Game;

#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Uci(uci::UciArgs),
    Match(matches::MatchArgs),
    Bench { depth: Option<u32>, threads: Option<usize> },
}

fn main() -> std::process::ExitCode {
    let result = match Cli::parse().command {
        Command::Uci(args) => uci::run(&args),
        Command::Match(args) => matches::run(&args),
        Command::Bench { depth, threads } => {
            let part = match depth {
                Some(depth) => Bench::search(&Game::new(Default::default()), depth, threads.unwrap_or(1)),
                None => bench().unwrap(),
            };
            println!("nodes {} time {} ms nps {}", part.nodes, part.time.as_millis(), part.nodes_per_second());
            Ok(())
        }
    };
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            std::process::ExitCode::from(2)
        }
    }
}
