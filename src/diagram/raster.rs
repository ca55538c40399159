//! A diagram as dots, of few colours: what a film is made of.

use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use tiny_skia::{Color, FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

use super::{Fill, Shape};

/// The font of the letters beside the board.
static FONT: &[u8] = include_bytes!("../../assets/fonts/EBGaramond_400Regular.ttf");
/// How many mixtures of two fills the palette has between them.
const MIXTURES: usize = 7;

/// The colours of a film: the fills, and what stands between each two of them at an edge.
pub(super) static PALETTE: LazyLock<Vec<[u8; 3]>> = LazyLock::new(|| {
    let fills = Fill::ALL.map(Fill::rgb);
    let mut palette = fills.to_vec();
    for (index, &one) in fills.iter().enumerate() {
        for &other in &fills[index + 1..] {
            palette.extend((1..=MIXTURES).map(|part| mixed(one, other, part)));
        }
    }
    palette
});

fn mixed(one: [u8; 3], other: [u8; 3], part: usize) -> [u8; 3] {
    let whole = MIXTURES + 1;
    std::array::from_fn(|index| {
        ((usize::from(one[index]) * (whole - part) + usize::from(other[index]) * part) / whole) as u8
    })
}

/// The place in the [`PALETTE`] of the colour that is nearest.
pub(super) fn nearest(rgb: [u8; 3]) -> u8 {
    let distance = |color: &[u8; 3]| -> u32 {
        color.iter().zip(rgb).map(|(&one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
    };
    let found = PALETTE.iter().enumerate().min_by_key(|(_, color)| distance(color));
    found.map_or(0, |(index, _)| index as u8)
}

/// Draws shapes into a picture of this size, red, green and blue for each dot, rows from the top. `scale` is how many dots a
/// unit of the shapes has.
pub(super) fn draw(shapes: &[Shape], width: u16, height: u16, scale: f32) -> Vec<[u8; 3]> {
    let Some(mut picture) = Pixmap::new(width.into(), height.into()) else { return Vec::new() };
    let view = Transform::from_scale(scale, scale);
    for shape in shapes {
        draw_shape(&mut picture, shape, view);
    }
    picture.pixels().iter().map(|dot| [dot.red(), dot.green(), dot.blue()]).collect()
}

fn draw_shape(picture: &mut Pixmap, shape: &Shape, view: Transform) {
    match *shape {
        Shape::Rectangle { at: (x, y), size: (width, height), fill } => {
            if let Some(rect) = Rect::from_xywh(x, y, width, height) {
                picture.fill_rect(rect, &paint(fill), view, None);
            }
        }
        Shape::Line { from, to, fill, weight } => {
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            stroke(picture, path.finish(), fill, weight.width(), view);
        }
        Shape::Disc { center: (x, y), radius, fill } => {
            fill_path(picture, PathBuilder::from_circle(x, y, radius), fill, view)
        }
        Shape::Ring { center: (x, y), radius, fill, weight } => {
            stroke(picture, PathBuilder::from_circle(x, y, radius), fill, weight.width(), view);
        }
        Shape::Letter { center: (x, y), size, letter } => {
            fill_path(picture, outline(letter, size, x, y + size * super::shapes::LETTER_DROP), Fill::Ink, view);
        }
    }
}

fn paint(fill: Fill) -> Paint<'static> {
    let [red, green, blue] = fill.rgb();
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(red, green, blue, 255));
    paint
}

fn fill_path(picture: &mut Pixmap, path: Option<Path>, fill: Fill, view: Transform) {
    if let Some(path) = path {
        picture.fill_path(&path, &paint(fill), FillRule::Winding, view, None);
    }
}

fn stroke(picture: &mut Pixmap, path: Option<Path>, fill: Fill, width: f32, view: Transform) {
    if let Some(path) = path {
        let stroke = Stroke { width, line_cap: LineCap::Round, ..Stroke::default() };
        picture.stroke_path(&path, &paint(fill), &stroke, view, None);
    }
}

/// A letter's outline, centred across on `x`, standing on the line `y`. `None` if the font cannot be read or lacks it.
fn outline(letter: char, size: f32, x: f32, y: f32) -> Option<Path> {
    let font = FontRef::new(FONT).ok()?;
    let id = font.charmap().map(letter)?;
    let size = Size::new(size);
    let width = font.glyph_metrics(size, LocationRef::default()).advance_width(id)?;
    let mut pen = Pen { path: PathBuilder::new(), x: x - width / 2.0, y };
    font.outline_glyphs().get(id)?.draw(DrawSettings::unhinted(size, LocationRef::default()), &mut pen).ok()?;
    pen.path.finish()
}

/// Puts an outline, whose y goes up, where the letter stands.
struct Pen {
    path: PathBuilder,
    x: f32,
    y: f32,
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.path.quad_to(self.x + cx, self.y - cy, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x + ax, self.y - ay, self.x + bx, self.y - by, self.x + x, self.y - y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
