//! Diagrams: what stands on the board is what is drawn, from both sides, for every preset.

use nine_mens_morris::diagram::{Diagram, FILM_WIDTH, Fill, Shape, film, svg};
use nine_mens_morris::rng::Rng;
use nine_mens_morris::rules::{Color, Game, Preset};

/// The middles of the men's discs with this fill, as whole numbers, in order.
fn discs(shapes: &[Shape], wanted: Fill, least: f32) -> Vec<(i32, i32)> {
    let mut found: Vec<(i32, i32)> = shapes
        .iter()
        .filter_map(|shape| match *shape {
            Shape::Disc { center: (x, y), radius, fill } if fill == wanted && radius >= least => {
                Some((x.round() as i32, y.round() as i32))
            }
            _ => None,
        })
        .collect();
    found.sort_unstable();
    found
}

#[test]
fn every_man_on_the_board_and_in_hand_is_drawn_once() {
    let mut rng = Rng::new(7);
    for preset in Preset::ALL {
        let mut game = Game::new(preset.rules());
        for _ in 0..40 {
            let diagram = Diagram::of(&game);
            let shapes = diagram.shapes();
            for (color, fill) in [(Color::White, Fill::Pale), (Color::Black, Fill::Dark)] {
                let position = game.position();
                let (on_board, in_hand) = (position.men(color).len(), usize::from(position.in_hand(color)));
                assert_eq!(discs(&shapes, fill, 30.0).len(), on_board, "{}: {}", preset.name(), game.line());
                assert_eq!(discs(&shapes, fill, 15.0).len(), on_board + in_hand, "{}: {}", preset.name(), game.line());
            }
            let (width, height) = diagram.size();
            let inside = |(x, y): (f32, f32)| x > 0.0 && y > 0.0 && x < width && y < height;
            for shape in &shapes {
                if let Shape::Disc { center, .. } | Shape::Ring { center, .. } | Shape::Letter { center, .. } = shape {
                    assert!(inside(*center), "{shape:?} lies outside {width} × {height}");
                }
            }
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = rng.choose(&moves).unwrap();
            game.play(mv).unwrap();
        }
    }
}

#[test]
fn from_the_other_side_the_board_is_turned_round() {
    let game = Game::from_text("nine", None, Some("a7 d6 g7 b4 d7xb4")).unwrap();
    let plain = || Diagram::of(&game).without_hands().without_last_turn();
    let (near, far) = (plain().shapes(), plain().turned(true).shapes());
    let (width, height) = plain().size();
    for fill in [Fill::Pale, Fill::Dark] {
        let mut turned: Vec<(i32, i32)> =
            discs(&near, fill, 30.0).into_iter().map(|(x, y)| (width as i32 - x, height as i32 - y)).collect();
        turned.sort_unstable();
        assert_eq!(discs(&far, fill, 30.0), turned);
    }
    // The turn that closed the mill: its ring, and the cross where a man was taken.
    let marks = |diagram: Diagram| {
        let marks = |shape: &&Shape| {
            matches!(shape, Shape::Ring { fill: Fill::Mark, .. } | Shape::Line { fill: Fill::Mark, .. })
        };
        diagram.shapes().iter().filter(marks).count()
    };
    assert_eq!((marks(Diagram::of(&game)), marks(plain())), (3, 0));
}

#[test]
fn the_picture_is_whole_and_says_what_it_shows() {
    let game = Game::from_text("six", None, Some("a1 c5 a3")).unwrap();
    let text = svg(&Diagram::of(&game));
    assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>\n"));
    assert!(text.contains(&format!("<desc>{}</desc>", game.line())));
    for line in text.lines().skip(1).filter(|line| !line.starts_with("</svg")) {
        let closed =
            line.ends_with("/>") || ["title", "desc", "text"].iter().any(|tag| line.ends_with(&format!("</{tag}>")));
        assert!(closed, "{line}");
        assert_eq!(line.matches('"').count() % 2, 0, "{line}");
    }
    let names = |text: &str| text.matches("<text").count();
    assert_eq!((names(&text), names(&svg(&Diagram::of(&game).without_letters()))), (10, 0));
}

#[test]
fn a_film_shows_every_position_and_ends_on_the_last() {
    let game = Game::from_text("nine", None, Some("d6 f4 d5 b4 d7xb4 f6")).unwrap();
    let mut bytes = Vec::new();
    film(&game, FILM_WIDTH, false, &mut bytes, || true).unwrap();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(bytes.as_slice()).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let palette = decoder.global_palette().unwrap().to_vec();
    let mut screen = vec![0_u8; width * height];
    let (mut frames, mut hundredths) = (0, 0_u32);
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (row, dots) in frame.buffer.chunks(frame.width.into()).enumerate() {
            let start = (top + row) * width + left;
            screen[start..start + dots.len()].copy_from_slice(dots);
        }
        frames += 1;
        hundredths += u32::from(frame.delay);
    }
    assert_eq!(width, usize::from(FILM_WIDTH));
    assert!(frames > game.ply() * 4 && hundredths > 700, "{frames} frames, {hundredths} hundredths of a second");
    // What is on the screen at the end is the last position: men, points and lines in their colours.
    let diagram = Diagram::of(&game);
    let scale = width as f32 / diagram.size().0;
    for shape in diagram.shapes() {
        if let Shape::Disc { center: (x, y), radius, fill: fill @ (Fill::Pale | Fill::Dark) } = shape
            && radius > 30.0
        {
            // Between the rings of a man.
            let (x, y) = ((x + radius * 0.83) * scale, y * scale);
            let place = usize::from(screen[y as usize * width + x as usize]) * 3;
            assert_eq!(palette[place..place + 3], fill.rgb(), "a man at {x}, {y}");
        }
    }
    let stopped = film(&game, FILM_WIDTH, true, Vec::new(), || false);
    assert_eq!(stopped.unwrap_err().kind(), std::io::ErrorKind::Interrupted);
}
