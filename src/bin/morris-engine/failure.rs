//! How a command fails: one line on standard error and exit status 2, or silently when nobody reads on.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;

/// Why a command could not do what was asked.
pub(crate) enum Failure {
    /// The input is wrong: what, and where.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// A refusal of the input in the words of its error.
    pub(crate) fn input(error: impl std::fmt::Display) -> Self {
        Self::Input(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Prints what was asked for (help, version), or turns a complaint of several lines into one.
pub(crate) fn from_clap(error: &clap::Error) -> Result<(), Failure> {
    let text = error.to_string();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let mut out = io::stdout().lock();
            out.write_all(text.as_bytes())?;
            Ok(out.flush()?)
        }
        _ => {
            // The first paragraph says what is wrong; usage and hints follow it.
            let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
            let complaint = lines.filter(|line| !line.starts_with('[')).collect::<Vec<_>>().join(" ");
            Err(Failure::Input(complaint.trim_start_matches("error: ").to_owned()))
        }
    }
}

/// Reports a failure and gives the exit status. A reader that has gone away (`| head`) is no failure.
pub(crate) fn end(result: Result<(), Failure>) -> ExitCode {
    let complaint = match result {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) => format!("cannot write the output: {error}"),
        Err(Failure::Input(complaint)) => complaint,
    };
    // One line, whatever the input held; and where standard error is closed too, nobody is left to tell.
    let line: String = complaint.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    let _ = writeln!(io::stderr(), "error: {line}");
    ExitCode::from(2)
}
