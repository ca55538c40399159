//! What is wrong with a turn, in patterns that are really on the board.

use crate::ai::{Merit, explain};
use crate::rules::{Game, Move, Point, PointSet};

/// What a turn missed or allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A win in so many turns was there.
    MissedWin(u32),
    /// A mill could be closed on these points.
    MissedMill(PointSet),
    /// The enemy now closes a mill there, which could be prevented.
    MissedBlock(Point),
    /// The enemy now wins in so many turns, which could be prevented.
    Loses(u32),
    /// It opened the own mill on these points, and the enemy does not let it close again.
    BrokeMill(PointSet),
    /// The enemy now has a strong answer.
    Allows,
}

impl Fault {
    /// The first of the patterns that is there: `best` was to be had, `mv` was played, and `reply` is the best answer to
    /// it. `wins` and `loses` say in how many turns the best turn wins and the played one loses.
    pub(super) fn of(
        game: &Game,
        best: Move,
        mv: Move,
        reply: Option<Move>,
        wins: Option<u32>,
        loses: Option<u32>,
    ) -> Option<Self> {
        let closes = closing_points(game);
        let after = |mv| {
            let mut next = game.clone();
            next.play_unchecked(mv);
            next
        };
        if let Some(turns) = wins {
            return Some(Self::MissedWin(turns));
        }
        if is_closing(game, best) && !is_closing(game, mv) {
            return Some(Self::MissedMill(closes));
        }
        let next = after(mv);
        let at = reply.filter(|&reply| is_closing(&next, reply)).and_then(Move::to);
        if let Some(at) = at.filter(|&at| !closing_points(&after(best)).contains(at)) {
            return Some(Self::MissedBlock(at));
        }
        if let Some(turns) = loses {
            return Some(Self::Loses(turns));
        }
        if let Some(mill) = broken_mill(game, mv) {
            return Some(Self::BrokeMill(mill));
        }
        reply.filter(|&reply| is_strong(&next, reply)).map(|_| Self::Allows)
    }
}

/// Whether a turn does more than stand well.
fn is_strong(game: &Game, mv: Move) -> bool {
    match explain(game, mv).merit {
        Merit::Blocks(_, made) => !made.is_empty(),
        Merit::WinsByMill
        | Merit::WinsByBlocking
        | Merit::WinsAtOnce
        | Merit::WinsByFullBoard
        | Merit::Mill { .. }
        | Merit::OpensRunning(_)
        | Merit::OpensSafely(_)
        | Merit::Threatens(_)
        | Merit::ShutsIn(_) => true,
        _ => false,
    }
}

/// Whether a turn closes a mill.
pub(super) fn is_closing(game: &Game, mv: Move) -> bool {
    game.position().closes_mill(game.rules(), mv)
}

/// Where the side to move can close a mill.
fn closing_points(game: &Game) -> PointSet {
    game.legal_moves().into_iter().filter(|&mv| is_closing(game, mv)).filter_map(Move::to).collect()
}

/// The points of an own mill that the turn opened, if nothing was closed by it and the man cannot go back at once.
fn broken_mill(game: &Game, mv: Move) -> Option<PointSet> {
    let from = mv.from().filter(|_| !is_closing(game, mv))?;
    let position = game.position();
    let others = position.men(position.turn()).without(from);
    let mill = game.rules().geometry().mills_at(from, others).next()?;
    let mut next = game.clone();
    next.play_unchecked(mv);
    let spoiled = next.legal_moves().into_iter().any(|reply| reply.to() == Some(from));
    spoiled.then_some(mill)
}
