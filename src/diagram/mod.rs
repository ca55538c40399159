//! A position as a flat drawing, for people who write about the game: lines, men, the last turn, men in hand, names of the
//! points. [`svg`] writes it as a picture that every browser and word processor shows, and that prints well without colour;
//! [`film`] a whole game as an animated picture.
//!
//! ```
//! use nine_mens_morris::diagram::{Diagram, svg};
//! use nine_mens_morris::rules::Game;
//!
//! let game = Game::from_text("nine", None, Some("d6 f4 d2")).expect("legal turns");
//! let picture = svg(&Diagram::of(&game));
//! assert!(picture.starts_with("<svg"));
//! ```

mod film;
mod raster;
mod shapes;
mod svg;

pub use film::{FILM_WIDTH, MAX_FILM_WIDTH, MIN_FILM_WIDTH, film};
pub use shapes::{Fill, Shape, Weight};
pub use svg::svg;

use crate::rules::{Color, Game, Geometry, Move, Point, Position};

/// What is drawn.
#[derive(Clone, Debug)]
pub struct Diagram<'a> {
    geometry: &'static Geometry,
    position: &'a Position,
    line: String,
    last: Option<Move>,
    letters: bool,
    hands: bool,
    turned: bool,
    travelling: Option<Travelling>,
}

/// A man on its way.
#[derive(Clone, Copy, Debug)]
struct Travelling {
    color: Color,
    /// Its point; none where it comes from the hand.
    from: Option<Point>,
    to: Point,
    /// How far it is, from 0 to 1.
    way: f32,
}

impl<'a> Diagram<'a> {
    /// A game as it stands, with its last turn, the names of the points and the men in hand, seen from White's side.
    pub fn of(game: &'a Game) -> Self {
        Self {
            geometry: game.rules().geometry(),
            position: game.position(),
            line: game.line(),
            last: game.last_move(),
            letters: true,
            hands: true,
            turned: false,
            travelling: None,
        }
    }

    /// Without what the last turn was.
    #[must_use]
    pub fn without_last_turn(self) -> Self {
        Self { last: None, ..self }
    }

    /// Without the names of the points.
    #[must_use]
    pub fn without_letters(self) -> Self {
        Self { letters: false, ..self }
    }

    /// Without the men in hand.
    #[must_use]
    pub fn without_hands(self) -> Self {
        Self { hands: false, ..self }
    }

    /// Seen from Black's side if `turned`.
    #[must_use]
    pub fn turned(self, turned: bool) -> Self {
        Self { turned, ..self }
    }

    /// The position as a line of text, which stands in the picture's description.
    pub fn line(&self) -> &str {
        &self.line
    }

    /// The width and height of the drawing; a step of the board's grid is 100.
    pub fn size(&self) -> (f32, f32) {
        let board = self.board_side();
        (board, board + if self.hands { 2.0 * shapes::HAND } else { 0.0 })
    }

    /// The shapes, those behind first.
    pub fn shapes(&self) -> Vec<Shape> {
        shapes::of(self)
    }

    fn board_side(&self) -> f32 {
        let margin = if self.letters { shapes::LETTERED_MARGIN } else { shapes::MARGIN };
        f32::from(self.geometry.size() - 1) * shapes::STEP + 2.0 * margin
    }

    /// The side that is drawn at the foot.
    fn near(&self) -> Color {
        if self.turned { Color::Black } else { Color::White }
    }
}
