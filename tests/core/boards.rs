//! The boards: points, lines, mills and their symmetries.

use std::collections::BTreeSet;

use nine_mens_morris::rules::oracle::{Chart, Spot};
use nine_mens_morris::rules::{Board, Diagonals, Geometry, OptionValue, PointSet, Symmetry};

fn every_geometry() -> impl Iterator<Item = (Board, Diagonals, &'static Geometry)> {
    let boards = Board::VALUES.iter().map(|(board, _)| *board);
    boards
        .flat_map(|board| Diagonals::VALUES.iter().map(move |(lines, _)| (board, *lines, Geometry::of(board, *lines))))
}

fn spot(geometry: &Geometry, point: nine_mens_morris::rules::Point) -> Spot {
    Spot::named(geometry.label(point)).expect("every label names a spot of the grid")
}

#[test]
fn the_tables_are_those_of_the_drawn_board() {
    for (board, diagonals, geometry) in every_geometry() {
        let chart = Chart::draw(board, diagonals);
        let points: BTreeSet<Spot> = geometry.points().map(|point| spot(geometry, point)).collect();
        assert_eq!(points, chart.spots.iter().copied().collect(), "{board:?}");
        let mut roads = BTreeSet::new();
        for a in geometry.points() {
            roads.extend(geometry.neighbours(a).into_iter().map(|b| (spot(geometry, a), spot(geometry, b))));
        }
        assert_eq!(roads, chart.roads, "{board:?} {diagonals:?}");
        let edges: BTreeSet<_> =
            geometry.edges().iter().map(|&(a, b)| (spot(geometry, a), spot(geometry, b))).collect();
        let both_ways: BTreeSet<_> = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
        assert_eq!((edges.len() * 2, both_ways), (roads.len(), roads), "{board:?} {diagonals:?}");
        let set = |mill: [Spot; 3]| BTreeSet::from(mill);
        let drawn: BTreeSet<_> = chart.mills.into_iter().map(set).collect();
        let mills: Vec<BTreeSet<Spot>> =
            geometry.mills().iter().map(|mill| mill.into_iter().map(|point| spot(geometry, point)).collect()).collect();
        assert_eq!(mills.len(), drawn.len(), "no mill is listed twice on {board:?} {diagonals:?}");
        assert_eq!(mills.into_iter().collect::<BTreeSet<_>>(), drawn, "{board:?} {diagonals:?}");
    }
}

#[test]
fn the_boards_have_as_many_points_lines_and_mills_as_they_should() {
    let counts = |board, diagonals| {
        let geometry = Geometry::of(board, diagonals);
        (geometry.len(), geometry.edges().len(), geometry.mills().len())
    };
    assert_eq!(counts(Board::Nine, Diagonals::None), (24, 32, 16));
    assert_eq!(counts(Board::Nine, Diagonals::Paths), (24, 40, 16));
    assert_eq!(counts(Board::Nine, Diagonals::Mills), (24, 40, 20));
    assert_eq!(counts(Board::Six, Diagonals::None), (16, 20, 8));
    assert_eq!(counts(Board::Six, Diagonals::Mills), (16, 24, 8));
    assert_eq!(counts(Board::Three, Diagonals::None), (9, 12, 6));
    assert_eq!(counts(Board::Three, Diagonals::Paths), (9, 16, 6));
    assert_eq!(counts(Board::Three, Diagonals::Mills), (9, 16, 8));
}

#[test]
fn twelve_points_have_two_neighbours_eight_have_three_and_four_have_four() {
    let geometry = Geometry::of(Board::Nine, Diagonals::None);
    let with = |count: usize| geometry.points().filter(move |&point| geometry.neighbours(point).len() == count);
    assert_eq!([2, 3, 4].map(|count| with(count).count()), [12, 8, 4]);
    let crossings: BTreeSet<_> = with(4).map(|point| geometry.label(point)).collect();
    assert_eq!(crossings, BTreeSet::from(["b4", "d6", "f4", "d2"]));
}

#[test]
fn the_partners_of_a_point_are_the_rest_of_its_mills() {
    for (board, diagonals, geometry) in every_geometry() {
        for point in geometry.points() {
            let mut partners: Vec<PointSet> = geometry.partners(point).to_vec();
            let mut rest: Vec<PointSet> =
                geometry.mills().iter().filter(|mill| mill.contains(point)).map(|mill| mill.without(point)).collect();
            partners.sort_unstable();
            rest.sort_unstable();
            assert_eq!(partners, rest, "{board:?} {diagonals:?} {}", geometry.label(point));
        }
    }
}

#[test]
fn labels_are_found_in_either_case_and_nothing_else_is() {
    for (_, _, geometry) in every_geometry() {
        for point in geometry.points() {
            let label = geometry.label(point);
            assert_eq!(geometry.find(label), Some(point));
            assert_eq!(geometry.find(&label.to_uppercase()), Some(point));
        }
        for text in ["", "a", "a0", "h1", "a8", "a11", "é1", " a1", "d4x"] {
            assert_eq!(geometry.find(text), None, "{text}");
        }
    }
    assert_eq!(Geometry::of(Board::Nine, Diagonals::Mills).find("d4"), None, "the middle of the board is no point");
    assert_eq!(Geometry::of(Board::Six, Diagonals::Mills).find("c3"), None, "the middle of the board is no point");
}

#[test]
fn symmetries_keep_lines_and_mills() {
    for (board, diagonals, geometry) in every_geometry() {
        let all: Vec<Symmetry> = Symmetry::all(board).collect();
        assert_eq!(all.len(), if board == Board::Three { 8 } else { 16 });
        let images: BTreeSet<Vec<usize>> = all
            .iter()
            .map(|symmetry| geometry.points().map(|point| symmetry.apply_to_point(point).index()).collect())
            .collect();
        assert_eq!(images.len(), all.len(), "no two symmetries of {board:?} are the same");
        let mills: BTreeSet<PointSet> = geometry.mills().iter().copied().collect();
        for symmetry in all {
            let moved: BTreeSet<PointSet> = mills.iter().map(|&mill| symmetry.apply(mill)).collect();
            assert_eq!(moved, mills, "{symmetry:?}");
            for point in geometry.points() {
                let image = symmetry.apply_to_point(point);
                let neighbours = symmetry.apply(geometry.neighbours(point));
                assert_eq!(neighbours, geometry.neighbours(image), "{symmetry:?} {diagonals:?}");
            }
        }
    }
}
