//! The board as a text picture: `O` a white man, `@` a black man, `+` an empty point.

use nine_mens_morris::rules::{Color, Geometry, Point, Position};

/// Columns and rows of text from one file or rank to the next.
const STEP: (usize, usize) = (4, 2);
/// Columns on the left that hold the ranks' numbers.
const MARGIN: usize = 3;

/// The picture's lines from the back of the board to the front, then the letters of the files.
pub(crate) fn draw(position: &Position, geometry: &Geometry) -> Vec<String> {
    let size = usize::from(geometry.size());
    let place = |point: Point| {
        let (file, rank) = geometry.grid(point);
        (MARGIN + STEP.0 * usize::from(file), STEP.1 * (size - 1 - usize::from(rank)))
    };
    let width = MARGIN + STEP.0 * (size - 1) + 1;
    let mut rows = vec![vec![' '; width]; STEP.1 * (size - 1) + 2];
    for &(a, b) in geometry.edges() {
        draw_line(&mut rows, place(a), place(b));
    }
    for point in geometry.points() {
        let (column, row) = place(point);
        rows[row][column] = match position.man_at(point) {
            Some(Color::White) => 'O',
            Some(Color::Black) => '@',
            None => '+',
        };
    }
    for (index, (number, letter)) in ('1'..='9').zip('a'..='z').take(size).enumerate() {
        rows[STEP.1 * (size - 1 - index)][0] = number;
        rows[STEP.1 * (size - 1) + 1][MARGIN + STEP.0 * index] = letter;
    }
    rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned()).collect()
}

/// Draws the inside of a straight or slanted line between two points.
fn draw_line(rows: &mut [Vec<char>], a: (usize, usize), b: (usize, usize)) {
    let ((left, top), (right, bottom)) = if a <= b { (a, b) } else { (b, a) };
    let down = bottom >= top;
    if left == right {
        (top.min(bottom) + 1..top.max(bottom)).for_each(|row| rows[row][left] = '|');
    } else if top == bottom {
        rows[top][left + 1..right].fill('-');
    } else {
        // Half as many rows as columns: a stroke every second column.
        for step in 1..(right - left) / STEP.1 {
            let row = if down { top + step } else { top - step };
            rows[row][left + STEP.1 * step] = if down { '\\' } else { '/' };
        }
    }
}
