//! Tests of everything that works without the 3D game: rules, command line, and the order of the source tree.

#![allow(clippy::unwrap_used)] // in a test a value that is missing is a failure that names its line

mod against_oracle;
mod ai;
mod boards;
mod cases;
mod command_line;
mod counted;
mod decisions;
mod diagram;
mod endgame;
mod endgame_files;
mod every_step;
mod invalid_input;
mod invariants;
mod lessons;
mod library;
mod perft_table;
mod platform;
mod puzzles;
mod rate;
mod records;
mod review;
mod round_trips;
#[cfg(target_os = "linux")]
mod scripts;
mod strengths;
mod supply;
mod support;
mod tidy;
mod uci;
mod words;
