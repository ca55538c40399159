//! What the engine says, as text.

use std::io::Write;

use nine_mens_morris::ai::{Clock, RatedMove, Ratings, Score, Thought};
use nine_mens_morris::rules::{Color, Game, Move};

/// Writes a whole line at once, so that the search and the loop do not mix theirs. Nobody listening is no error: the
/// input ends then as well.
pub(crate) fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// The answer, with the reply that it expects, on which the other program may let it ponder.
pub(super) fn best_move(game: &Game, pv: &[Move]) -> String {
    let Some(&mv) = pv.first() else { return "bestmove (none)".to_owned() };
    let mut line = format!("bestmove {}", game.position().text(game.rules(), mv));
    let mut next = game.clone();
    next.play_unchecked(mv);
    if let Some(&reply) = pv.get(1).filter(|&&reply| next.is_legal(reply)) {
        line.push_str(&format!(" ponder {}", next.position().text(next.rules(), reply)));
    }
    line
}

/// The `info` line of a search for the best turn.
pub(super) fn info(game: &Game, thought: &Thought, clock: Clock) -> String {
    format!("info depth {} {}", thought.depth, facts(game, thought.score, thought.nodes, &thought.pv, clock))
}

/// The `info` lines of a search that rates several turns, the best first.
pub(super) fn infos(game: &Game, ratings: &Ratings, clock: Clock) -> Vec<String> {
    let line = |(index, rated): (usize, &RatedMove)| {
        let facts = facts(game, rated.score, ratings.nodes, &rated.pv, clock);
        format!("info depth {} multipv {} {facts}", ratings.depth, index + 1)
    };
    ratings.moves.iter().enumerate().map(line).collect()
}

/// Score, positions, time and variation. A decided score counts the winner's turns, negative for the side that loses.
fn facts(game: &Game, score: Score, nodes: u64, pv: &[Move], clock: Clock) -> String {
    let score = match score {
        Score::Estimate(value) => format!("cp {value}"),
        Score::Draw => "cp 0".to_owned(),
        // Only that it is one is known, not when it comes.
        Score::Win(Score::FAR..) => "cp 20000".to_owned(),
        Score::Loss(Score::FAR..) => "cp -20000".to_owned(),
        Score::Win(plies) => format!("mate {}", plies.div_ceil(2)),
        Score::Loss(plies) => format!("mate -{}", plies.div_ceil(2)),
    };
    let micros = clock.elapsed().as_micros().max(1);
    let nps = u128::from(nodes) * 1_000_000 / micros;
    let mut line = format!("score {score} nodes {nodes} nps {nps} time {} pv", micros / 1_000);
    let mut game = game.clone();
    for &mv in pv {
        if !game.is_legal(mv) {
            break;
        }
        line.push(' ');
        line.push_str(&game.position().text(game.rules(), mv));
        game.play_unchecked(mv);
    }
    line
}

/// The position as a text picture, with its rules, its line, and how the game stands.
pub(super) fn picture(game: &Game) -> String {
    let (position, rules) = (game.position(), game.rules());
    let geometry = rules.geometry();
    let size = geometry.size();
    let mut rows = vec![vec![' '; usize::from(size) * 2 - 1]; usize::from(size)];
    for point in geometry.points() {
        let (file, rank) = geometry.grid(point);
        rows[usize::from(size - 1 - rank)][usize::from(file) * 2] = match position.man_at(point) {
            Some(Color::White) => 'O',
            Some(Color::Black) => '@',
            None => '·',
        };
    }
    let mut text = String::new();
    for (row, rank) in rows.iter().zip((1..=size).rev()) {
        let row: String = row.iter().collect();
        text.push_str(&format!("{rank} {row}\n"));
    }
    let files: String = (0..size).map(|file| format!("{} ", char::from(b'a' + file))).collect();
    let outcome = game.outcome().map_or("ongoing".to_owned(), |outcome| format!("{outcome} ({})", outcome.reason()));
    let line = game.line();
    format!("{text}  {files}\nrules: {rules}\nposition: {line}\nturn: {}\noutcome: {outcome}", position.turn())
}
