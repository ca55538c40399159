//! A diagram as SVG.

use std::fmt::Write;

use super::{Diagram, Fill, Shape};

/// The picture as the text of an SVG file. It is 1 unit a pixel wide where nobody says otherwise, scales to any size, and its
/// description holds the position as a line.
pub fn svg(diagram: &Diagram) -> String {
    let (width, height) = diagram.size();
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\">\n<title>Nine Men's Morris</title>\n<desc>{}</desc>\n",
        escaped(diagram.line())
    );
    for shape in diagram.shapes() {
        write_shape(&mut text, &shape);
    }
    text.push_str("</svg>\n");
    text
}

fn write_shape(text: &mut String, shape: &Shape) {
    // Writing into a string does not fail.
    let _ = match shape {
        Shape::Rectangle { at: (x, y), size: (width, height), fill } => {
            writeln!(
                text,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{}\"/>",
                color(*fill)
            )
        }
        Shape::Line { from, to, fill, weight } => writeln!(
            text,
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\"/>",
            round(from.0),
            round(from.1),
            round(to.0),
            round(to.1),
            color(*fill),
            weight.width()
        ),
        Shape::Disc { center: (x, y), radius, fill } => writeln!(
            text,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"/>",
            round(*x),
            round(*y),
            round(*radius),
            color(*fill)
        ),
        Shape::Ring { center: (x, y), radius, fill, weight } => writeln!(
            text,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>",
            round(*x),
            round(*y),
            round(*radius),
            color(*fill),
            weight.width()
        ),
        Shape::Letter { center: (x, y), size, letter } => writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" font-family=\"EB Garamond, Garamond, Georgia, serif\" font-size=\"{size}\" \
             text-anchor=\"middle\" fill=\"{}\">{letter}</text>",
            round(*x),
            // Capitals and digits stand on the line; SVG centres only across.
            round(y + size * super::shapes::LETTER_DROP),
            color(Fill::Ink)
        ),
    };
}

/// Two digits behind the point are finer than anybody sees.
fn round(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}

fn color(fill: Fill) -> String {
    let [red, green, blue] = fill.rgb();
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
