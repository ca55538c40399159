//! The command line of `morris`.

use std::path::PathBuf;
use std::str::FromStr;

use bevy::prelude::*;
use clap::Parser;
use thiserror::Error;

use super::picture::{Shot, Size};
use super::start::Opening;
use crate::game::Seat;
use crate::platform::{FileFailure, read_bounded};
use crate::preferences::store::ThisStart;
use crate::preferences::{Language, Preferences, Quality};
use crate::rules::{Game, StartError};
use crate::ui::tour::Stop;

/// Why the program cannot begin as it was asked to.
#[derive(Debug, Error)]
pub enum OpeningError {
    /// The rules, the position or a turn is wrong.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The record cannot be read.
    #[error("the record cannot be read: {0}")]
    Record(FileFailure),
}

/// Nine Men's Morris on a carved stone board.
#[derive(Parser, Clone, Debug)]
#[command(name = "morris", version, about, long_about = None, after_help = AFTER_HELP)]
pub struct Options {
    /// Show the game of this record
    #[arg(value_name = "RECORD")]
    pub record: Option<PathBuf>,
    /// The rules: a preset, then what differs (nine,flying=never)
    #[arg(long, default_value = "nine")]
    pub rules: String,
    /// Start from this position line
    #[arg(long)]
    pub position: Option<String>,
    /// Turns to play first, as in "d6 f4 d2"
    #[arg(long)]
    pub moves: Option<String>,
    /// Who plays White: human, apprentice, journeyman or master
    #[arg(long)]
    pub white: Option<Side>,
    /// Who plays Black: human, apprentice, journeyman or master
    #[arg(long)]
    pub black: Option<Side>,
    /// Makes the school's play the same each time
    #[arg(long)]
    pub seed: Option<u64>,
    /// Start with the attract screen and stay with it
    #[arg(long)]
    pub attract: bool,
    /// Start with the title
    #[arg(long)]
    pub title: bool,
    /// Size of the window, which is otherwise as it was left, or of the picture [usual: 1280x720]
    #[arg(long = "size", value_name = "SIZE")]
    pub window_size: Option<Size>,
    /// How much the picture spends: low, medium, high or ultra
    #[arg(long, value_parser = quality)]
    pub quality: Option<Quality>,
    /// The language of all words, for this start: its code, such as de ("long" tries the layout)
    #[arg(long, value_parser = language)]
    pub language: Option<Language>,
    /// Speak the language whose texts lie in this folder, and tell what it lacks: for translators
    #[arg(long, value_name = "FOLDER", conflicts_with = "language")]
    pub translation: Option<PathBuf>,
    /// Fill the screen
    #[arg(long)]
    pub full_screen: bool,
    /// Let the school play match after match without any picture, each step kept and then told on a line: for checks
    #[arg(long)]
    pub headless: bool,
    /// Tell every five seconds how long frames take
    #[arg(long)]
    pub frame_times: bool,
    /// How often in a row the graphics card was lost before this start
    #[arg(long, require_equals = true, value_name = "TIMES", hide = true)]
    pub recovered: Option<u32>,
    /// Measure the frame times of these presets (low,medium,...) against a bare scene, print a table and leave
    #[arg(long, value_name = "PRESETS", hide = true)]
    pub measure: Option<String>,
    /// Measure one scene: what `--measure` starts for each
    #[arg(long, hide = true)]
    pub measured: Option<String>,
    /// Save a picture to this file and leave, without a window; may be repeated, each with its own --at
    #[arg(long = "shot", value_name = "FILE")]
    pub shot_files: Vec<PathBuf>,
    /// Seconds of game time at which the picture is taken; one for each --shot, 1 where none is given
    #[arg(long = "at", value_name = "SECONDS", value_parser = seconds)]
    pub shot_times: Vec<f32>,
    /// Touch these points one after the other, a second apart, as a person would: for pictures
    #[arg(long, value_name = "POINTS")]
    pub touch: Option<String>,
    /// Show this page or moment in the pictures, "all" for a list of them
    #[arg(long, value_name = "NAME", value_parser = page)]
    pub page: Option<String>,
    /// Save a picture of every page to this folder, over a plain ground, and leave
    #[arg(long, value_name = "FOLDER")]
    pub gallery: Option<PathBuf>,
    /// How large text is in the pictures: 0.8 to 2
    #[arg(long, value_name = "FACTOR", value_parser = text_size)]
    pub text_size: Option<f32>,
    /// Marks and words stand out more in the pictures
    #[arg(long)]
    pub high_contrast: bool,
    /// The pictures asked for
    #[arg(skip)]
    pub shots: Vec<Shot>,
}

const AFTER_HELP: &str = "Presets: nine, nine-no-flying, six, three, lasker, twelve, morabaraba, diagonal-walk. \
                          `morris-engine --help` lists the rule fields and the forms of a position line.";

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side(pub Seat);

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = "human, apprentice, journeyman or master";
        Seat::from_name(text).map(Self).ok_or_else(|| format!("a side is played by {known}"))
    }
}

fn quality(text: &str) -> Result<Quality, String> {
    Quality::from_name(text).ok_or_else(|| "the quality is low, medium, high or ultra".to_owned())
}

fn language(text: &str) -> Result<Language, String> {
    Language::from_name(text).ok_or_else(|| {
        let codes: Vec<&str> = Language::offered().into_iter().map(Language::name).collect();
        format!("the language is one of {}", codes.join(", "))
    })
}

fn page(text: &str) -> Result<String, String> {
    let known = text == "all" || crate::ui::tour::TOUR.iter().any(|stop| stop.name.starts_with(text));
    known.then(|| text.to_owned()).ok_or_else(|| "there is no such page; --page all lists them".to_owned())
}

fn text_size(text: &str) -> Result<f32, String> {
    let factor: Option<f32> = text.parse().ok().filter(|factor| (0.8..=2.0).contains(factor));
    factor.ok_or_else(|| "text is 0.8 to 2 times its usual size".to_owned())
}

fn seconds(text: &str) -> Result<f32, String> {
    let seconds: Option<f32> = text.parse().ok().filter(|seconds| (0.0..=36_000.0).contains(seconds));
    seconds.ok_or_else(|| "a time is a number of seconds from 0 to 36000".to_owned())
}

impl Options {
    /// Sets what a picture may be asked to differ in.
    pub(super) fn set_for_pictures(&self, app: &mut App) {
        let mut preferences = app.world_mut().resource_mut::<Preferences>();
        preferences.text_scale = self.text_size.unwrap_or(preferences.text_scale);
        preferences.high_contrast |= self.high_contrast;
    }

    /// Reads the command line. Help goes to standard output, a mistake to standard error in one line, and the program
    /// ends with status 2.
    pub fn from_command_line() -> Self {
        match Self::try_parse() {
            Ok(options) => options.with_shots(),
            Err(error) if !error.use_stderr() => error.exit(),
            Err(error) => {
                let text = error.to_string();
                let line = text.lines().next().unwrap_or_default();
                eprintln!("morris: {}", line.strip_prefix("error: ").unwrap_or(line));
                std::process::exit(2);
            }
        }
    }

    /// Pairs each picture with its time.
    #[must_use]
    pub fn with_shots(mut self) -> Self {
        let times = self.shot_times.iter().copied().chain(std::iter::repeat(1.0));
        self.shots = self.shot_files.iter().cloned().zip(times).map(|(file, at)| Shot { file, at }).collect();
        self.shots.sort_by(|a, b| a.at.total_cmp(&b.at));
        self
    }

    /// Whether the program draws without a window.
    pub fn is_windowless(&self) -> bool {
        !self.shots.is_empty() || self.measured.is_some()
    }

    /// The size of the picture.
    pub fn size(&self) -> Size {
        self.window_size.unwrap_or(Size { width: 1280, height: 720 })
    }

    /// The preset that is measured, if one is.
    fn measured_preset(&self) -> Option<Quality> {
        self.measured.as_deref().and_then(Quality::from_name)
    }

    /// The page that is to be shown.
    pub fn stop(&self) -> Option<Stop> {
        self.page.as_deref().and_then(Stop::find)
    }

    /// What the program begins with.
    ///
    /// # Errors
    /// [`OpeningError`] names the rule, position or turn that is wrong, or the record that cannot be read.
    pub fn opening(&self) -> Result<Opening, OpeningError> {
        if let Some(path) = &self.record {
            // What is in it the game tells on the screen.
            read_bounded(path, 0).map_err(|error| OpeningError::Record(FileFailure::new(path, &error)))?;
        }
        let game = Game::from_text(&self.rules, self.position.as_deref(), self.moves.as_deref())?;
        let seated = self.white.is_some() || self.black.is_some();
        let set_up = self.position.is_some() || self.moves.is_some();
        let plays = (seated || set_up || self.touch.is_some()) && !self.attract && !self.title;
        let seat = |side: Option<Side>| side.map_or(Seat::Human, |Side(seat)| seat);
        Ok(Opening {
            game,
            seats: crate::game::Seats::new(seat(self.white), seat(self.black)),
            seed: self.seed,
            screen: match (plays, self.title) {
                (true, _) => crate::game::Screen::Playing,
                (false, true) => crate::game::Screen::Title,
                (false, false) => crate::game::Screen::Attract,
            },
            kiosk: self.attract,
            goes_on: self.recovered.is_some(),
            wishes: ThisStart {
                full_screen: self.full_screen,
                quality: self.measured_preset().or(self.quality),
                language: self.language,
            },
            record: self.record.clone(),
            touches: self.touch.clone().unwrap_or_default(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_that_is_not_there_is_told_before_the_game_begins() {
        let options = |record: &str| Options::try_parse_from(["morris", record]).expect("a record's name");
        let missing = options("no-such-record.pgn").opening().map(|_| ()).expect_err("it is not there");
        assert_eq!(
            missing.to_string(),
            "the record cannot be read: no-such-record.pgn: there is no such file or folder"
        );
        assert!(options("src").opening().is_err(), "a folder is no record");
        let there = options(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/puzzles/puzzles.pgn"));
        assert!(there.opening().is_ok());
    }
}
