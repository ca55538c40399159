//! Values of the layers below in words: why a turn is good, why a step was refused.

use super::{phrase, side, word};
use crate::ai::{Closing, Gain, Merit, Reason};
use crate::rules::{Geometry, PointSet, Refusal};

/// The names of points, sorted and joined: "a1, b4 and c5".
pub fn all_of(geometry: &Geometry, points: PointSet) -> String {
    joined("and-list", labels(geometry, points))
}

/// The names of points, sorted, one of which is to be chosen: "a1, b4 or c5".
pub fn any_of(geometry: &Geometry, points: PointSet) -> String {
    joined("or-list", labels(geometry, points))
}

fn labels(geometry: &Geometry, points: PointSet) -> Vec<&'static str> {
    let mut labels: Vec<_> = points.into_iter().map(|point| geometry.label(point)).collect();
    labels.sort_unstable();
    labels
}

fn joined(list: &str, labels: Vec<&'static str>) -> String {
    match labels.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => phrase(list, &[("most", most.join(", ").into()), ("last", (*last).into())]),
    }
}

/// Why a turn is good, as a clause: "blocks d6".
pub fn reason_why(reason: &Reason) -> String {
    let list = |points| ("points", joined("and-list", reason.labels(points)).into());
    let at = |point| ("point", reason.label(point).into());
    let plain = |key| word(key).to_owned();
    match reason.merit {
        Merit::WinsByMill => plain("reason-wins-by-mill"),
        Merit::WinsByBlocking => plain("reason-wins-by-blocking"),
        Merit::WinsAtOnce => plain("reason-wins-at-once"),
        Merit::WinsByFullBoard => plain("reason-wins-by-full-board"),
        Merit::NothingBetter => plain("reason-nothing-better"),
        Merit::Draws => plain("reason-draws"),
        Merit::Takes(points) => phrase("reason-takes", &[list(points)]),
        Merit::Mill { closing, gain } => mill(closing, gain, reason),
        Merit::Blocks(point, made) if made.is_empty() => phrase("reason-blocks", &[at(point)]),
        Merit::Blocks(point, made) => phrase("reason-blocks-and-threatens", &[at(point), list(made)]),
        Merit::OpensRunning(next) => phrase("reason-opens-running", &[list(next)]),
        Merit::OpensSafely(point) => phrase("reason-opens-safely", &[at(point)]),
        Merit::Opens(point) => phrase("reason-opens", &[at(point)]),
        Merit::Threatens(made) => phrase("reason-threatens", &[("count", made.len().into()), list(made)]),
        Merit::ShutsIn(count) => phrase("reason-shuts-in", &[("count", count.into())]),
        Merit::InTheWay(point) => phrase("reason-in-the-way", &[at(point)]),
        Merit::TakesCrossing(point) => phrase("reason-takes-crossing", &[at(point)]),
        Merit::MovesToCrossing(point) => phrase("reason-moves-to-crossing", &[at(point)]),
        Merit::ThreeWays(point) => phrase("reason-three-ways", &[at(point)]),
        Merit::Room => plain("reason-room"),
        Merit::KeepsFree => plain("reason-keeps-free"),
        Merit::Waits => plain("reason-waits"),
        Merit::Builds => plain("reason-builds"),
        Merit::Spreads => plain("reason-spreads"),
    }
}

fn mill(closing: Closing, gain: Gain, reason: &Reason) -> String {
    let what = match closing {
        Closing::One => word("reason-closes-one"),
        Closing::Running => word("reason-closes-running"),
        Closing::Two => word("reason-closes-two"),
        Closing::Several => word("reason-closes-several"),
    };
    let said = |key, name, points| {
        phrase(key, &[("mill", what.into()), (name, joined("and-list", reason.labels(points)).into())])
    };
    match gain {
        Gain::Nothing => what.to_owned(),
        Gain::Takes(points) => said("reason-mill-takes", "points", points),
        Gain::Breaks(points) => said("reason-mill-breaks", "points", points),
        Gain::Parries(threat) => said("reason-mill-parries", "threat", threat),
    }
}

/// Why a step was refused, as a clause.
pub fn refusal(refusal: Refusal, geometry: &Geometry) -> String {
    let at = |point| ("point", geometry.label(point).into());
    let of = |color| ("side", side(color).into());
    let way = |from, to| [("from", geometry.label(from).into()), ("to", geometry.label(to).into())];
    match refusal {
        Refusal::GameOver => word("refused-game-over").to_owned(),
        Refusal::OffBoard => word("refused-off-board").to_owned(),
        Refusal::MustRemove => word("refused-must-remove").to_owned(),
        Refusal::NothingToRemove => word("refused-nothing-to-remove").to_owned(),
        Refusal::HandFirst(color) => phrase("refused-hand-first", &[of(color)]),
        Refusal::HandEmpty(color) => phrase("refused-hand-empty", &[of(color)]),
        Refusal::Occupied(point) => phrase("refused-occupied", &[at(point)]),
        Refusal::NoManOf(color, point) => phrase("refused-no-man", &[of(color), at(point)]),
        Refusal::ManOf(color, point) => phrase("refused-man-of", &[of(color), at(point)]),
        Refusal::NotJoined(from, to) => phrase("refused-not-joined", &way(from, to)),
        Refusal::Reforming(from, to) => phrase("refused-reforming", &way(from, to)),
        Refusal::Protected { point, instead } if instead.is_empty() => phrase("refused-protected-all", &[at(point)]),
        Refusal::Protected { point, instead } => {
            phrase("refused-protected", &[at(point), ("points", any_of(geometry, instead).into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::explain;
    use crate::rules::{Game, Point, Preset, Step};

    /// Reasons and refusals of many positions read the same here as in the layers that make them.
    #[test]
    fn english_reads_as_the_layers_below_say_it() {
        let mut said = 0;
        for (seed, preset) in Preset::ALL.into_iter().enumerate() {
            let mut game = Game::new(preset.rules());
            for ply in 0..60 {
                let turns = game.legal_moves();
                if turns.is_empty() || game.outcome().is_some() {
                    break;
                }
                for &mv in &turns {
                    let reason = explain(&game, mv);
                    assert_eq!(reason_why(&reason), reason.to_string());
                    said += 1;
                }
                let geometry = game.rules().geometry();
                let points: Vec<Point> = geometry.points().collect();
                for &from in &points {
                    let steps = points.iter().map(|&to| Step::Slide(from, to));
                    for step in steps.chain([Step::Place(from), Step::Remove(from)]) {
                        if let Err(refused) = game.position().check_step(game.rules(), step) {
                            assert_eq!(refusal(refused, geometry), refused.sentence(geometry));
                        }
                    }
                }
                game.play_unchecked(turns[(ply * 7 + seed * 3) % turns.len()]);
            }
        }
        assert!(said > 1000, "{said}");
    }
}
