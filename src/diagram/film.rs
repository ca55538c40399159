//! A whole game as a film: an animated GIF that every browser and messenger plays.

use std::collections::HashMap;
use std::io::{self, Write};

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::raster::{PALETTE, draw, nearest};
use super::{Diagram, Shape};
use crate::rules::{Game, Move, Position};

/// How long a position stands before the next turn, in hundredths of a second.
const STAND: u16 = 90;
/// How long the last position stands before the film begins again.
const END: u16 = 400;
/// How many pictures show a man on its way, and how long each stands.
const STEPS: u16 = 8;
const STEP: u16 = 5;
/// The width of a film in dots, and the least and most that may be asked for.
pub const FILM_WIDTH: u16 = 480;
/// The narrowest film, in dots.
pub const MIN_FILM_WIDTH: u16 = 120;
/// The widest film, in dots.
pub const MAX_FILM_WIDTH: u16 = 1080;

/// Writes a game from its first position to its last as an animated GIF of this width in dots (kept within
/// [`MIN_FILM_WIDTH`] and [`MAX_FILM_WIDTH`]), seen from Black's side if `turned`. Calls `goes_on` before each turn and stops where
/// it returns `false`.
///
/// # Errors
/// What the writer says, or [`io::ErrorKind::Interrupted`] where `goes_on` stopped it.
pub fn film(
    game: &Game,
    width: u16,
    turned: bool,
    out: impl Write,
    mut goes_on: impl FnMut() -> bool,
) -> io::Result<()> {
    let width = width.clamp(MIN_FILM_WIDTH, MAX_FILM_WIDTH);
    let whole = Diagram::of(game).turned(turned);
    let scale = f32::from(width) / whole.size().0;
    let height = (whole.size().1 * scale).round() as u16;
    let palette: Vec<u8> = PALETTE.iter().flatten().copied().collect();
    let mut encoder = Encoder::new(out, width, height, &palette).map_err(told)?;
    encoder.set_repeat(Repeat::Infinite).map_err(told)?;
    let mut reel = Reel { encoder, width, height, scale, shown: Vec::new(), colors: HashMap::new() };
    let mut before: Option<Move> = None;
    for (position, mv) in game.turns() {
        if !goes_on() {
            return Err(io::Error::new(io::ErrorKind::Interrupted, "the film was stopped"));
        }
        let still = Diagram { position, last: before, ..whole.clone() };
        reel.show(&still.shapes(), STAND)?;
        for step in 1..STEPS {
            reel.show(&on_its_way(&still, position, mv, f32::from(step) / f32::from(STEPS)), STEP)?;
        }
        before = Some(mv);
    }
    reel.show(&whole.shapes(), END)
}

/// A position while a man travels, from its point or from beside the board.
fn on_its_way(still: &Diagram, position: &Position, mv: Move, way: f32) -> Vec<Shape> {
    let Some(to) = mv.to() else { return still.shapes() };
    // It starts gently and ends gently.
    let way = way * way * (3.0 - 2.0 * way);
    let travelling = super::Travelling { color: position.turn(), from: mv.from(), to, way };
    Diagram { last: None, travelling: Some(travelling), ..still.clone() }.shapes()
}

fn told(error: EncodingError) -> io::Error {
    match error {
        EncodingError::Io(error) => error,
        other => io::Error::other(other.to_string()),
    }
}

/// The film so far.
struct Reel<W: Write> {
    encoder: Encoder<W>,
    width: u16,
    height: u16,
    scale: f32,
    /// The last picture, as places in the palette.
    shown: Vec<u8>,
    /// Colours whose place in the palette was looked for already.
    colors: HashMap<[u8; 3], u8>,
}

impl<W: Write> Reel<W> {
    /// Adds a picture: what of it is new.
    fn show(&mut self, shapes: &[Shape], hundredths: u16) -> io::Result<()> {
        let dots = draw(shapes, self.width, self.height, self.scale);
        let picture: Vec<u8> =
            dots.into_iter().map(|rgb| *self.colors.entry(rgb).or_insert_with(|| nearest(rgb))).collect();
        let (left, top, width, height) = self.changed(&picture);
        let rows = picture.chunks(self.width.into()).skip(top.into()).take(height.into());
        let buffer: Vec<u8> = rows.flat_map(|row| row.iter().skip(left.into()).take(width.into()).copied()).collect();
        let mut frame =
            Frame { delay: hundredths, dispose: DisposalMethod::Keep, left, top, width, height, ..Frame::default() };
        frame.buffer = buffer.into();
        self.encoder.write_frame(&frame).map_err(told)?;
        self.shown = picture;
        Ok(())
    }

    /// Left, top, width and height of what differs from the last picture; one dot where nothing does.
    fn changed(&self, picture: &[u8]) -> (u16, u16, u16, u16) {
        if self.shown.len() != picture.len() {
            return (0, 0, self.width, self.height);
        }
        let width = usize::from(self.width);
        let differing = || (0..picture.len()).filter(|&dot| picture[dot] != self.shown[dot]);
        let (Some(first), Some(last)) = (differing().next(), differing().next_back()) else { return (0, 0, 1, 1) };
        let (top, bottom) = (first / width, last / width);
        let (left, right) =
            differing().fold((width, 0), |(left, right), dot| (left.min(dot % width), right.max(dot % width)));
        (left as u16, top as u16, (right - left + 1) as u16, (bottom - top + 1) as u16)
    }
}
