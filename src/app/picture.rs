//! Pictures that are asked for on the command line: their size, when they are taken and where they go.

use std::path::PathBuf;
use std::str::FromStr;

/// A picture to take.
#[derive(Clone, PartialEq, Debug)]
pub struct Shot {
    /// Where it goes (PNG).
    pub file: PathBuf,
    /// When, in seconds of game time.
    pub at: f32,
}

/// Width and height in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (width, height) = text.split_once('x').ok_or("a size is written 960x540")?;
        let number = |text: &str| text.parse().ok().filter(|&pixels| (16..=8192).contains(&pixels));
        let (width, height) = (number(width), number(height));
        let (Some(width), Some(height)) = (width, height) else {
            return Err("a size has 16 to 8192 pixels each way, as in 960x540".to_owned());
        };
        Ok(Self { width, height })
    }
}
